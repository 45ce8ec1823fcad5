#include "ui/repeat/repeatdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <iterator>

namespace argiope::repeating {

namespace {

constexpr qint64 Minute = 60'000;
constexpr qint64 Units[] = {Minute, 60 * Minute, 24 * 60 * Minute, 7 * 24 * 60 * Minute};
constexpr qint64 Longest = 365 * Units[2];
constexpr int Days = 2;
constexpr int UsualMost = 1000;
constexpr int MostPages = 10'000'000;

/// The largest unit of which it is a whole number.
int unitOf(qint64 ms)
{
    int unit = int(std::size(Units)) - 1;
    while (unit > 0 && ms % Units[unit] != 0)
        --unit;
    return unit;
}

} // namespace

RepeatDialog::RepeatDialog(const project::RepeatPlan &plan, qint64 now, QWidget *parent)
    : QDialog(parent)
    , m_before(plan)
    , m_now(now)
    , m_on(new QCheckBox(tr("&Recrawl this project on a schedule")))
    , m_count(new QSpinBox)
    , m_unit(new QComboBox)
    , m_everything(new QRadioButton(tr("All URLs, as with Crawl Again")))
    , m_due(new QRadioButton(tr("Only &due pages, at most")))
    , m_most(new QSpinBox)
    , m_background(new QCheckBox(tr("Continue in the &background when the window is closed")))
    , m_feed(new QLineEdit(plan.feed))
    , m_command(new QLineEdit(plan.command))
    , m_next(new QLabel)
    , m_form(new QWidget)
{
    setWindowTitle(tr("Schedule"));
    m_on->setObjectName(QStringLiteral("on"));
    m_count->setObjectName(QStringLiteral("count"));
    m_unit->setObjectName(QStringLiteral("unit"));
    m_due->setObjectName(QStringLiteral("due"));
    m_most->setObjectName(QStringLiteral("most"));
    m_background->setObjectName(QStringLiteral("background"));
    m_feed->setObjectName(QStringLiteral("feed"));
    m_command->setObjectName(QStringLiteral("command"));
    m_next->setObjectName(QStringLiteral("next"));
    m_on->setChecked(plan.isOn());
    m_unit->addItems({tr("minutes"), tr("hours"), tr("days"), tr("weeks")});
    const int unit = plan.isOn() ? unitOf(plan.everyMs) : Days;
    m_unit->setCurrentIndex(unit);
    m_unit->setAccessibleName(tr("Unit"));
    m_count->setAccessibleName(tr("Interval"));
    m_count->setRange(1, int(Longest / Units[unit]));
    m_count->setValue(plan.isOn() ? int(plan.everyMs / Units[unit]) : 1);
    m_most->setRange(1, MostPages);
    m_most->setGroupSeparatorShown(true);
    m_most->setValue(plan.due > 0 ? int(qMin<qint64>(plan.due, MostPages)) : UsualMost);
    m_most->setAccessibleName(tr("Maximum pages"));
    (plan.due > 0 ? m_due : m_everything)->setChecked(true);
    m_due->setToolTip(
        tr("Most useful pages first: those that change, but not so often that a copy is outdated at once"));
    m_background->setChecked(plan.inBackground);
    m_feed->setPlaceholderText(tr("none"));
    m_feed->setToolTip(tr("Atom file with the new, removed and changed URLs of each crawl, for feed readers"));
    m_command->setPlaceholderText(tr("none"));
    m_command->setToolTip(tr("The system shell runs it after each crawl with changes. It reads the changes from "
                             "standard input, one JSON object per line."));
    m_next->setWordWrap(true);
    m_next->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that the rest is not squeezed once it speaks

    auto *every = new QHBoxLayout;
    every->addWidget(m_count);
    every->addWidget(m_unit);
    every->addStretch();
    auto *due = new QHBoxLayout;
    due->addWidget(m_due);
    due->addWidget(m_most);
    due->addStretch();
    auto *what = new QVBoxLayout;
    what->addWidget(m_everything);
    what->addLayout(due);
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    auto *feed = new QHBoxLayout;
    feed->addWidget(m_feed);
    feed->addWidget(choose);
    auto *form = new QFormLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Every:"), every);
    qobject_cast<QLabel *>(form->labelForField(every))->setBuddy(m_count);
    form->addRow(tr("Pages:"), what);
    form->addRow(tr("&Feed:"), feed);
    qobject_cast<QLabel *>(form->labelForField(feed))->setBuddy(m_feed);
    form->addRow(tr("C&ommand:"), m_command);
    form->addRow(QString(), m_background);
    form->addRow(QString(), m_next);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_on);
    layout->addWidget(m_form);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &RepeatDialog::browse);
    connect(m_on, &QCheckBox::toggled, this, &RepeatDialog::follow);
    connect(m_due, &QRadioButton::toggled, this, &RepeatDialog::follow);
    connect(m_count, qOverload<int>(&QSpinBox::valueChanged), this, &RepeatDialog::follow);
    connect(m_unit, qOverload<int>(&QComboBox::currentIndexChanged), this, &RepeatDialog::follow);
    follow();
}

project::RepeatPlan RepeatDialog::plan() const
{
    project::RepeatPlan plan = m_before;
    const qint64 every = m_count->value() * Units[m_unit->currentIndex()];
    plan.everyMs = m_on->isChecked() ? every : 0;
    plan.due = m_due->isChecked() ? m_most->value() : 0;
    plan.inBackground = m_background->isChecked();
    plan.feed = m_feed->text().trimmed();
    plan.command = m_command->text().trimmed();
    if (plan.isOn() && !m_before.isOn())
        plan.lastBegan = m_now;
    return plan;
}

void RepeatDialog::follow()
{
    m_form->setEnabled(m_on->isChecked());
    m_most->setEnabled(m_due->isChecked());
    m_count->setMaximum(int(Longest / Units[m_unit->currentIndex()]));
    const project::RepeatPlan now = plan();
    if (!now.isOn()) {
        m_next->clear();
        return;
    }
    const QDateTime next = QDateTime::fromMSecsSinceEpoch(qMax(now.nextAt(), m_now));
    m_next->setText(tr("The next crawl starts at %1 if Argiope is running, otherwise when the project is opened.")
                        .arg(QLocale().toString(next, QLocale::ShortFormat)));
}

void RepeatDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Feed"), m_feed->text(), tr("Atom files (*.xml *.atom)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("xml"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // a feed is written again and again
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, m_feed, &QLineEdit::setText);
    dialog->open();
}

} // namespace argiope::repeating
