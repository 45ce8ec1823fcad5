#include "ui/repeat/repeatdialog.h"

#include "core/store/place.h"
#include "ui/project/systemtimer.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTimeEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace argiope::repeating {

namespace {

constexpr qint64 Minute = 60'000;
constexpr qint64 Units[] = {Minute, 60 * Minute, 24 * 60 * Minute, 7 * 24 * 60 * Minute};
constexpr qint64 Longest = 365 * Units[2];
constexpr int Days = 2;
constexpr int UsualMost = 1000;
constexpr int MostPages = 10'000'000;

const char *const Files[] = {"report", "issues", "urls", "changes"}; ///< as RepeatPlan::write has them

/// The largest unit of which it is a whole number.
int unitOf(qint64 ms)
{
    int unit = int(std::size(Units)) - 1;
    while (unit > 0 && ms % Units[unit] != 0)
        --unit;
    return unit;
}

} // namespace

RepeatDialog::RepeatDialog(const project::RepeatPlan &plan, const QString &project, qint64 now, QWidget *parent)
    : QDialog(parent)
    , m_before(plan)
    , m_project(project)
    , m_now(now)
    , m_on(new QCheckBox(tr("&Recrawl this project on a schedule")))
    , m_interval(new QRadioButton(tr("E&very")))
    , m_weekly(new QRadioButton(tr("On &weekdays")))
    , m_time(new QTimeEdit(QTime(0, 0).addSecs(plan.minute * 60)))
    , m_count(new QSpinBox)
    , m_unit(new QComboBox)
    , m_everything(new QRadioButton(tr("All URLs, as with Crawl Again")))
    , m_due(new QRadioButton(tr("Only &due pages, at most")))
    , m_most(new QSpinBox)
    , m_background(new QCheckBox(tr("Continue in the &background when the window is closed")))
    , m_feed(new QLineEdit(plan.feed))
    , m_command(new QLineEdit(plan.command))
    , m_folder(new QLineEdit(QDir::toNativeSeparators(plan.folder)))
    , m_webhook(new QLineEdit(plan.webhook))
    , m_bySystem(new QCheckBox)
    , m_next(new QLabel)
    , m_others(new QListWidget)
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
    const int unit = plan.everyMs > 0 ? unitOf(plan.everyMs) : Days;
    m_unit->setCurrentIndex(unit);
    m_unit->setAccessibleName(tr("Unit"));
    m_count->setAccessibleName(tr("Interval"));
    m_count->setRange(1, int(Longest / Units[unit]));
    m_count->setValue(plan.everyMs > 0 ? int(plan.everyMs / Units[unit]) : 1);
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
    makeTimes(form);
    form->addRow(tr("Pages:"), what);
    makeFollowing(form);
    form->addRow(tr("&Feed:"), feed);
    qobject_cast<QLabel *>(form->labelForField(feed))->setBuddy(m_feed);
    form->addRow(tr("C&ommand:"), m_command);
    form->addRow(tr("Web&hook:"), m_webhook);
    form->addRow(QString(), m_background);
    form->addRow(QString(), m_bySystem);
    form->addRow(QString(), m_next);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_on);
    layout->addWidget(m_form);
    layout->addWidget(makeOthers());
    layout->addStretch();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choose, &QPushButton::clicked, this, &RepeatDialog::browse);
    connect(m_on, &QCheckBox::toggled, this, &RepeatDialog::follow);
    connect(m_due, &QRadioButton::toggled, this, &RepeatDialog::follow);
    connect(m_count, qOverload<int>(&QSpinBox::valueChanged), this, &RepeatDialog::follow);
    connect(m_unit, qOverload<int>(&QComboBox::currentIndexChanged), this, &RepeatDialog::follow);
    connect(m_interval, &QRadioButton::toggled, this, &RepeatDialog::follow);
    connect(m_time, &QTimeEdit::timeChanged, this, &RepeatDialog::follow);
    connect(m_bySystem, &QCheckBox::toggled, this, &RepeatDialog::follow);
    for (QAbstractButton *day : std::as_const(m_days))
        connect(day, &QAbstractButton::toggled, this, &RepeatDialog::follow);
    for (QCheckBox *file : std::as_const(m_write))
        connect(file, &QCheckBox::toggled, this, &RepeatDialog::follow);
    listOthers();
    follow();
}

/// Every so often, or on days of the week at a time.
void RepeatDialog::makeTimes(QFormLayout *form)
{
    m_interval->setObjectName(QStringLiteral("interval"));
    m_weekly->setObjectName(QStringLiteral("weekly"));
    m_time->setObjectName(QStringLiteral("time"));
    auto *group = new QButtonGroup(this); // the other radio buttons of the form are another choice
    group->addButton(m_interval);
    group->addButton(m_weekly);
    auto *every = new QHBoxLayout;
    every->addWidget(m_interval);
    every->addWidget(m_count);
    every->addWidget(m_unit);
    every->addStretch();
    auto *week = new QHBoxLayout;
    week->addWidget(m_weekly);
    const QLocale locale;
    const int days = m_before.days != 0 ? m_before.days : 1;
    for (int day = 1; day <= 7; ++day) {
        auto *box = new QCheckBox(locale.dayName(day, QLocale::ShortFormat));
        box->setAccessibleName(locale.dayName(day, QLocale::LongFormat));
        box->setObjectName(QStringLiteral("day%1").arg(day));
        box->setChecked((days & (1 << (day - 1))) != 0);
        m_days.append(box);
        week->addWidget(box);
    }
    auto *at = new QLabel(tr("a&t", "on days of the week at a time"));
    at->setBuddy(m_time);
    m_time->setAccessibleName(tr("Time"));
    m_time->setDisplayFormat(locale.timeFormat(QLocale::ShortFormat));
    week->addWidget(at);
    week->addWidget(m_time);
    week->addStretch();
    (m_before.days != 0 ? m_weekly : m_interval)->setChecked(true);
    form->addRow(tr("When:"), every);
    form->addRow(QString(), week);
}

/// Files of each crawl, and who begins it.
void RepeatDialog::makeFollowing(QFormLayout *form)
{
    const QString names[] = {tr("Re&port (HTML)"), tr("&Issues (Excel)"), tr("All &URLs (CSV)"), tr("Chan&ges (CSV)")};
    auto *boxes = new QHBoxLayout;
    for (size_t i = 0; i < std::size(Files); ++i) {
        auto *box = new QCheckBox(names[i]);
        box->setObjectName(QString::fromLatin1(Files[i]));
        box->setChecked(m_before.write.contains(QLatin1String(Files[i])));
        m_write.append(box);
        boxes->addWidget(box);
    }
    boxes->addStretch();
    m_folder->setObjectName(QStringLiteral("folder"));
    m_folder->setToolTip(tr("The files are named by project, date and time"));
    if (m_folder->text().isEmpty())
        m_folder->setText(QDir::toNativeSeparators(
            store::Place::isDatabase(m_project) ? QDir::homePath() : QFileInfo(m_project).absolutePath()));
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose the folder"));
    connect(choose, &QPushButton::clicked, this, &RepeatDialog::browseFolder);
    auto *folder = new QHBoxLayout;
    folder->addWidget(m_folder);
    folder->addWidget(choose);
    form->addRow(tr("Then write:"), boxes);
    form->addRow(tr("Fo&lder:"), folder);
    qobject_cast<QLabel *>(form->labelForField(folder))->setBuddy(m_folder);
    m_webhook->setObjectName(QStringLiteral("webhook"));
    m_webhook->setPlaceholderText(tr("none"));
    m_webhook->setToolTip(tr("Web address that gets the number of changes as JSON after each crawl with changes"));
    m_bySystem->setObjectName(QStringLiteral("bySystem"));
    m_bySystem->setChecked(m_before.bySystem);
    m_bySystem->setText(tr("Also when Argiope is &not running"));
    m_bySystem->setToolTip(
        tr("The system (systemd, launchd or the Task Scheduler) then starts argiope-cli on the chosen "
           "weekdays"));
}

QWidget *RepeatDialog::makeOthers()
{
    auto *group = new QGroupBox(tr("Other projects that the system crawls"));
    group->setObjectName(QStringLiteral("othersGroup"));
    m_others->setObjectName(QStringLiteral("others"));
    m_others->setAccessibleName(group->title());
    m_others->setMaximumHeight(fontMetrics().lineSpacing() * 5);
    auto *remove = new QPushButton(tr("Re&move"));
    remove->setObjectName(QStringLiteral("removeOther"));
    remove->setAutoDefault(false);
    remove->setEnabled(false);
    auto *layout = new QHBoxLayout(group);
    layout->addWidget(m_others);
    layout->addWidget(remove, 0, Qt::AlignTop);
    connect(m_others, &QListWidget::itemSelectionChanged, this,
        [this, remove] { remove->setEnabled(!m_others->selectedItems().isEmpty()); });
    connect(remove, &QPushButton::clicked, this, [this, remove] {
        for (const QListWidgetItem *item : m_others->selectedItems()) {
            const QString other = item->data(Qt::UserRole).toString();
            project::systemtimer::removeLater(other).then(this, [this] { listOthers(); });
            project::RepeatPlan plan = project::repeatPlan(other);
            plan.bySystem = false;
            project::keepRepeatPlan(other, plan);
        }
        remove->setEnabled(false);
    });
    return group;
}

void RepeatDialog::listOthers()
{
    m_others->clear();
    const QString own = store::absolutePlace(m_project);
    for (const project::systemtimer::Installed &one : project::systemtimer::installed()) {
        if (one.project == own)
            continue;
        auto *item = new QListWidgetItem(QDir::toNativeSeparators(one.project), m_others);
        item->setData(Qt::UserRole, one.project);
        item->setToolTip(QDir::toNativeSeparators(one.file));
    }
    m_others->parentWidget()->setVisible(m_others->count() > 0);
}

int RepeatDialog::days() const
{
    int days = 0;
    for (qsizetype day = 0; day < m_days.size(); ++day)
        days |= m_days[day]->isChecked() ? 1 << day : 0;
    return days;
}

project::RepeatPlan RepeatDialog::plan() const
{
    project::RepeatPlan plan = m_before;
    const qint64 every = m_count->value() * Units[m_unit->currentIndex()];
    const bool byDays = m_weekly->isChecked();
    plan.everyMs = m_on->isChecked() && !byDays ? every : 0;
    plan.days = m_on->isChecked() && byDays ? days() : 0;
    plan.minute = QTime(0, 0).secsTo(m_time->time()) / 60;
    plan.bySystem = byDays && m_bySystem->isChecked();
    plan.write.clear();
    for (const QCheckBox *file : m_write) {
        if (file->isChecked())
            plan.write.append(file->objectName());
    }
    plan.folder = plan.write.isEmpty() ? QString() : QDir::fromNativeSeparators(m_folder->text().trimmed());
    plan.webhook = m_webhook->text().trimmed();
    plan.due = m_due->isChecked() ? m_most->value() : 0;
    plan.inBackground = m_background->isChecked();
    plan.feed = m_feed->text().trimmed();
    plan.command = m_command->text().trimmed();
    if (plan.isOn() && (!m_before.isOn() || plan.days != m_before.days || plan.minute != m_before.minute))
        plan.lastBegan = m_now;
    return plan;
}

void RepeatDialog::follow()
{
    m_form->setEnabled(m_on->isChecked());
    m_most->setEnabled(m_due->isChecked());
    const bool byDays = m_weekly->isChecked();
    for (QWidget *field : std::initializer_list<QWidget *>{m_count, m_unit})
        field->setEnabled(!byDays);
    for (QAbstractButton *day : std::as_const(m_days))
        day->setEnabled(byDays);
    m_time->setEnabled(byDays);
    m_bySystem->setEnabled(byDays);
    m_background->setEnabled(!byDays || !m_bySystem->isChecked());
    m_folder->setEnabled(
        std::any_of(m_write.cbegin(), m_write.cend(), [](const QCheckBox *file) { return file->isChecked(); }));
    m_count->setMaximum(int(Longest / Units[m_unit->currentIndex()]));
    const project::RepeatPlan now = plan();
    if (!now.isOn()) {
        m_next->clear();
        return;
    }
    const QDateTime next = QDateTime::fromMSecsSinceEpoch(qMax(now.nextAt(), m_now));
    if (now.isOfSystem()) {
        m_next->setText(
            tr("The system starts the next crawl at %1.").arg(QLocale().toString(next, QLocale::ShortFormat)));
        return;
    }
    m_next->setText(tr("The next crawl starts at %1 if Argiope is running, otherwise when the project is opened.")
                        .arg(QLocale().toString(next, QLocale::ShortFormat)));
}

void RepeatDialog::browseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder"), m_folder->text());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this,
        [this](const QString &path) { m_folder->setText(QDir::toNativeSeparators(path)); });
    dialog->open();
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
