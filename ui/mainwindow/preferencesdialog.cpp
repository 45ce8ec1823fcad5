#include "ui/mainwindow/preferencesdialog.h"

#include "ui/mainwindow/appearancepage.h"
#include "ui/widgets/mnemonics.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QVBoxLayout>

namespace argiope::mainwindow {

PreferencesDialog::PreferencesDialog(QWidget *parent)
    : QDialog(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("preferencesDialog"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_column->addStretch(1);
    m_column->addWidget(buttons);
    fill();
}

void PreferencesDialog::fill()
{
    delete m_page;
    m_page = new AppearancePage(this);
    m_column->insertWidget(0, m_page);
    setWindowTitle(tr("Preferences"));
    widgets::giveMnemonics(*this);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace argiope::mainwindow
