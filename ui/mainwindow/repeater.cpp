#include "ui/mainwindow/repeater.h"

#include "core/compare/telling.h"
#include "core/engine/duepages.h"
#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "core/store/place.h"
#include "ui/mainwindow/notifier.h"
#include "ui/project/projectsession.h"
#include "ui/project/systemtimer.h"
#include "ui/repeat/repeatdialog.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QProcess>
#include <QThreadPool>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace argiope::mainwindow {

using project::ProjectSession;
using project::RepeatPlan;
using widgets::MessageBar;

namespace {

constexpr int LookMs = 5000; ///< again and again, as clocks are set and machines sleep
constexpr int UsualDue = 1000;
/// A project that is opened long after its time is seen first, and not crawled under somebody's hands.
constexpr qint64 AfterOpeningMs = 60'000;

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

QString nameOf(const QString &path)
{
    return words::foreign::shown(store::shortName(path));
}

QString reportLanguage()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

QString shortTime(qint64 ms)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms), QLocale::ShortFormat);
}

} // namespace

Repeater::Repeater(ProjectSession &session, MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_message(message)
    , m_window(window)
    , m_label(new QLabel(&window))
{
    m_label->setObjectName(QStringLiteral("repeatLabel"));
    m_label->hide();
    m_timer.setInterval(LookMs);
    connect(&m_timer, &QTimer::timeout, this, &Repeater::look);
}

Repeater::~Repeater()
{
    *m_cancel = true;
}

bool Repeater::canPlan() const
{
    return m_session.canKeepNotes();
}

void Repeater::projectChanged()
{
    if (m_session.path() == m_path)
        return;
    m_path = m_session.path();
    m_since = 0;
    m_notBefore = 0;
    m_plan = m_path.isEmpty() ? RepeatPlan() : project::repeatPlan(m_path);
    if (m_plan.isOn()) {
        if (m_plan.everyMs > 0)
            m_plan.lastBegan = std::max(m_plan.lastBegan, now() + AfterOpeningMs - m_plan.everyMs);
        else if (m_plan.nextAt() < now())
            m_notBefore = now() + AfterOpeningMs;
        m_timer.start();
    } else {
        m_timer.stop();
    }
    retranslate();
    Q_EMIT planChanged();
}

void Repeater::ask()
{
    if (!canPlan() || m_dialog)
        return;
    auto *dialog = new repeating::RepeatDialog(m_plan, m_path, now(), &m_window);
    dialog->setObjectName(QStringLiteral("repeatDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog = dialog;
    connect(dialog, &QDialog::accepted, this, [this, dialog, path = m_path] {
        if (path == m_path)
            setPlan(dialog->plan());
    });
    dialog->open();
}

void Repeater::setPlan(const RepeatPlan &plan)
{
    m_plan = plan;
    m_notBefore = 0;
    project::keepRepeatPlan(m_path, m_plan);
    project::systemtimer::applyLater(m_path, m_plan, reportLanguage())
        .then(this, [this, path = m_path](const std::optional<QString> &failure) {
            if (failure)
                startHere(path, *failure);
        });
    keepTime();
    look();
}

/// What the system could not be told to do.
void Repeater::startHere(const QString &path, const QString &failure)
{
    m_message.show(MessageBar::Kind::Warning,
        tr("The system could not be told to start the crawls. They start while Argiope is running."),
        words::foreign::shown(failure));
    project::RepeatPlan plan = project::repeatPlan(path);
    plan.bySystem = false;
    project::keepRepeatPlan(path, plan);
    project::systemtimer::removeLater(path);
    if (path == m_path)
        look();
}

void Repeater::keepTime()
{
    if (m_plan.isOn())
        m_timer.start();
    else
        m_timer.stop();
    retranslate();
    Q_EMIT planChanged();
}

/// Another program's window of the same project may have begun in the meantime, or have been told otherwise.
void Repeater::readAgain()
{
    project::RepeatPlan kept = project::repeatPlan(m_path);
    kept.lastBegan = std::max(kept.lastBegan, m_plan.lastBegan);
    if (kept == m_plan)
        return;
    m_plan = kept;
    keepTime();
}

qint64 Repeater::nextAt() const
{
    // What the system begins this program does not write down.
    if (m_plan.isOfSystem()) {
        project::RepeatPlan plan = m_plan;
        plan.lastBegan = now();
        return plan.nextAt();
    }
    return std::max(m_plan.nextAt(), m_notBefore);
}

QString Repeater::summary() const
{
    return tr("%1: next crawl at %2").arg(nameOf(m_path), shortTime(nextAt()));
}

void Repeater::retranslate()
{
    m_label->setVisible(m_plan.isOn());
    if (!m_plan.isOn())
        return;
    m_label->setText(tr("Next crawl: %1").arg(shortTime(nextAt())));
    m_label->setToolTip(tr("Change it under Crawl > Schedule"));
}

void Repeater::look()
{
    readAgain();
    if (m_plan.isOfSystem()) {
        retranslate();
        return;
    }
    if (m_plan.isOn() && now() >= nextAt() && m_session.canRefetchProject() && !m_finding)
        begin();
}

void Repeater::crawlNow()
{
    if (m_plan.isOn() && m_session.canRefetchProject() && !m_finding)
        begin();
}

void Repeater::begin()
{
    m_plan.lastBegan = now();
    m_notBefore = 0;
    project::keepRepeatPlan(m_path, m_plan);
    retranslate();
    Q_EMIT planChanged();
    if (m_plan.due > 0) {
        fetchDue(m_plan.due);
        return;
    }
    m_since = m_plan.lastBegan;
    m_isRun = true;
    // As the project is: what stands in the start bar is of another crawl.
    m_session.refetchProject(engine::RefetchKind::Everything, m_session.settings());
}

void Repeater::fetchDue(qint64 most)
{
    m_finding = true;
    m_asking = m_session.reader().ask(
        project::Lane::Extras, this,
        [most](store::Reader &reader, const std::atomic<bool> &canceled) {
            QList<qint64> ids;
            for (const engine::DuePage &page : engine::duePages(reader, now(), qsizetype(most), false, &canceled))
                ids.append(base::raw(page.id));
            return ids;
        },
        [this](const QList<qint64> &ids) {
            m_finding = false;
            if (!m_session.canRefetchProject() || ids.isEmpty())
                return;
            m_since = now();
            m_isRun = false;
            m_session.refetch(ids);
        });
}

void Repeater::askDue()
{
    if (!m_session.canRefetchProject() || m_finding)
        return;
    m_finding = true;
    m_message.show(MessageBar::Kind::Info, tr("Looking for due pages…"), {}, tr("Cancel"), [this] {
        if (m_asking)
            *m_asking = true;
        m_finding = false;
    });
    m_message.setTopic(QStringLiteral("due"));
    struct Found
    {
        qsizetype due = 0;
        double changed = 0; ///< that have changed, as far as can be expected
        qint64 next = 0; ///< where nothing is due: when something will be
    };
    m_asking = m_session.reader().ask(
        project::Lane::Extras, this,
        [](store::Reader &reader, const std::atomic<bool> &canceled) {
            Found found;
            const qint64 at = now();
            for (const engine::DuePage &page : engine::duePages(reader, at, 0, true, &canceled)) {
                if (page.dueAt <= at) {
                    ++found.due;
                    found.changed += page.chance;
                } else if (found.next == 0 || page.dueAt < found.next) {
                    found.next = page.dueAt;
                }
            }
            return found;
        },
        [this](const Found &found) {
            m_finding = false;
            if (m_message.topic() == u"due")
                m_message.hide();
            if (found.due > 0)
                offerDue(found.due, found.changed);
            else if (found.next > 0)
                m_message.show(MessageBar::Kind::Info,
                    tr("No page needs recrawling yet. The first one is due at %1.").arg(shortTime(found.next)));
            else
                m_message.show(MessageBar::Kind::Info, tr("No page needs recrawling: no pages were fetched yet."));
        });
}

void Repeater::offerDue(qsizetype due, double changed)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(QStringLiteral("dueDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Recrawl Due Pages"));
    dialog->setLabelText(tr(
        "%Ln page(s) are due; about %1 of them have probably changed. How many should be recrawled, most useful first?",
        nullptr, int(due))
                             .arg(words::format::count(qRound64(changed))));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, int(due));
    dialog->setIntValue(int(std::min<qsizetype>(due, UsualDue)));
    dialog->setOkButtonText(tr("Recrawl"));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int most) {
        if (m_session.canRefetchProject() && !m_finding)
            fetchDue(most);
    });
    dialog->open();
}

bool Repeater::ended(engine::EndReason reason)
{
    if (m_since == 0)
        return false;
    switch (reason) {
    case engine::EndReason::Completed:
    case engine::EndReason::MaxUrls: // as every time: what it has come to is what there is to tell of
    case engine::EndReason::MaxTime:
    case engine::EndReason::MaxBytes:
        tell();
        return true;
    case engine::EndReason::None:
    case engine::EndReason::Stopped:
    case engine::EndReason::LostLogin:
    case engine::EndReason::Failed:
        break;
    }
    m_since = 0;
    return false;
}

void Repeater::tell()
{
    const qint64 since = std::exchange(m_since, 0);
    const compare::Telling telling{m_plan.feed, m_plan.command, m_isRun ? 0 : since};
    QThreadPool::globalInstance()->start(
        [self = QPointer<Repeater>(this), path = m_path, telling, since, cancel = m_cancel] {
            const auto told = compare::tellChanges(path, telling, *cancel);
            const QString failure = told ? QString() : told.error();
            const compare::Told sums = told ? *told : compare::Told();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, path, failure, sums, since] {
                    if (!self)
                        return;
                    const QString text = tr("%1 new, %2 removed, %3 changed")
                                             .arg(words::format::count(sums.added), words::format::count(sums.gone),
                                                 words::format::count(sums.changed));
                    self->say(path, text, failure, since, sums.differs());
                    if (failure.isEmpty())
                        self->writeFiles(path, since);
                },
                Qt::QueuedConnection);
        });
}

void Repeater::say(const QString &path, const QString &text, const QString &failure, qint64 since, bool differs)
{
    if (!failure.isEmpty()) {
        m_message.show(MessageBar::Kind::Warning, tr("The changes in “%1” could not be determined.").arg(nameOf(path)),
            words::foreign::shown(failure));
    } else if (differs) {
        const QString line = tr("%1: %2", "notification: project, what has changed").arg(nameOf(path), text);
        if (notifier::tell(m_window, QStringLiteral("Argiope"), line))
            Q_EMIT notified(line);
        if (path == m_session.path())
            m_message.show(MessageBar::Kind::Info, line, {}, tr("Show"), [this, since] { show(since); });
    } else if (path == m_session.path()) {
        m_message.show(MessageBar::Kind::Info, tr("No changes since the previous crawl."));
    }
    Q_EMIT told();
}

void Repeater::writeFiles(const QString &path, qint64 since)
{
    const project::RepeatPlan plan = project::repeatPlan(path);
    const QStringList words = project::systemtimer::afterCommandOf(path, plan, reportLanguage(), m_isRun ? 0 : since);
    if (words.isEmpty())
        return;
    auto *process = new QProcess(this);
    process->setStandardOutputFile(QProcess::nullDevice());
    const auto ended = [this, process, path](bool well) {
        process->deleteLater();
        if (!well) {
            m_message.show(MessageBar::Kind::Warning,
                tr("What follows the crawl of “%1” could not be written or sent.").arg(nameOf(path)),
                words::foreign::shown(QString::fromUtf8(process->readAllStandardError().trimmed())));
        }
        Q_EMIT followed(well);
    };
    connect(process, &QProcess::finished, this,
        [ended](int status, QProcess::ExitStatus how) { ended(how == QProcess::NormalExit && status == 0); });
    connect(process, &QProcess::errorOccurred, this, [ended](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            ended(false);
    });
    process->start(words.constFirst(), words.mid(1));
}

void Repeater::show(qint64 since)
{
    if (!m_session.reader().info())
        return;
    const QString moment
        = QDateTime::fromMSecsSinceEpoch(since, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    const QString condition
        = QStringLiteral("first_seen >= \"%1\" or last_changed >= \"%1\" or gone_since >= \"%1\"").arg(moment);
    const auto where = filter::parse(condition, store::filterFields(m_session.reader().info()->columns));
    if (!where)
        return; // a file of a format that does not know them
    store::ListQuery query;
    query.where = *where;
    Q_EMIT changesRequested(query);
}

} // namespace argiope::mainwindow
