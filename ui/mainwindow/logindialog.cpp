#include "ui/mainwindow/logindialog.h"

#include "ui/widgets/mnemonics.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace argiope::mainwindow {

LoginDialog::LoginDialog(const QString &place, QWidget *parent)
    : QDialog(parent)
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
{
    setObjectName(QStringLiteral("loginDialog"));
    setWindowTitle(tr("Log In"));
    auto *who = new QLabel(tr("%1 asks for a user name and password. They are sent to this server only, and kept in "
                              "the system’s keychain.")
                               .arg(place),
        this);
    who->setWordWrap(true);
    who->setTextFormat(Qt::PlainText);
    m_user->setObjectName(QStringLiteral("loginUser"));
    // RFC 7617, 2: a user name has no colon.
    m_user->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[^:]*")), m_user));
    m_password->setObjectName(QStringLiteral("loginPassword"));
    m_password->setEchoMode(QLineEdit::Password);
    auto *form = new QFormLayout;
    form->addRow(tr("User name"), m_user);
    form->addRow(tr("Password"), m_password);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton *logIn = buttons->button(QDialogButtonBox::Ok);
    logIn->setText(tr("Log In"));
    logIn->setEnabled(false);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(who);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    connect(
        m_user, &QLineEdit::textChanged, logIn, [logIn](const QString &text) { logIn->setEnabled(!text.isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    widgets::giveMnemonics(*this);
}

QString LoginDialog::user() const
{
    return m_user->text();
}

QString LoginDialog::password() const
{
    return m_password->text();
}

} // namespace argiope::mainwindow
