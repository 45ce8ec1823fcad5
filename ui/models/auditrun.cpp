#include "ui/models/auditrun.h"

#include "ui/models/findingurls.h"
#include "ui/project/ownchecks.h"
#include "ui/project/projectsession.h"

#include <QSet>

#include <utility>

namespace argiope::models {

namespace {

constexpr int OwnPauseMs = 600;
constexpr int LeastAuditPauseMs = 3000;
constexpr int AuditBackOff = 10; ///< an audit takes at most a tenth of the time

/// Checks whose ignores differ. Their notes do not count.
QSet<QByteArray> changedChecks(const QList<audit::Ignore> &before, const QList<audit::Ignore> &now)
{
    QSet<QByteArray> changed;
    const auto keyOf
        = [](const audit::Ignore &ignore) -> QByteArray { return ignore.check + '\n' + ignore.pattern.toUtf8(); };
    const auto addMissing = [&](const QList<audit::Ignore> &from, const QList<audit::Ignore> &to) {
        QSet<QByteArray> known;
        for (const audit::Ignore &ignore : to)
            known.insert(keyOf(ignore));
        for (const audit::Ignore &ignore : from) {
            if (!known.contains(keyOf(ignore)))
                changed.insert(ignore.check);
        }
    };
    addMissing(before, now);
    addMissing(now, before);
    return changed;
}

/// URLs of findings that ignores cover.
std::vector<quint32> coveredPages(store::Reader &reader, const audit::Check &check, const audit::CheckFindings &found,
    const audit::Ignores &ignores, const std::atomic<bool> &cancel)
{
    std::vector<quint32> covered;
    if (!ignores.concern(check))
        return covered;
    eachFindingUrl(reader, found.ids(), cancel, [&](qint64 id, const QByteArray &url) {
        if (ignores.cover(check, url))
            covered.push_back(quint32(id));
    });
    return covered;
}

} // namespace

AuditRun::AuditRun(project::ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_poll(LeastAuditPauseMs, AuditBackOff)
{
    (void)m_poll.setActive(false);
    m_ownPause.setSingleShot(true);
    m_ownPause.setInterval(OwnPauseMs);
    connect(&m_ownPause, &QTimer::timeout, this, [this] {
        if (m_findings && !m_job && usableOwnChecks() != m_findings->ownChecks)
            start();
        else if (m_job)
            m_ownPause.start(); // it may have begun with those of before
    });
    connect(&session.reader(), &project::ProjectReader::sessionChanged, this, &AuditRun::reset);
    connect(&session.reader(), &project::ProjectReader::opened, this, [this] {
        m_session.reader().ask(
            project::Lane::Rows, this,
            [](store::Reader &reader, const std::atomic<bool> &) {
                return std::pair(reader.meta(audit::IgnoresName), reader.meta(audit::RulesName));
            },
            [this](const std::pair<QByteArray, QByteArray> &json) {
                m_ignores = audit::ignoresFromJson(json.first);
                m_rules = audit::rulesFromJson(json.second);
                m_ignoresKnown = true;
                Q_EMIT updated();
                const bool ofEnd = std::exchange(m_endMissed, false);
                if (std::exchange(m_wished, false) || ofEnd || m_poll.isActive())
                    start();
                m_ofEnd = ofEnd;
            });
    });
}

AuditRun::~AuditRun()
{
    const auto jobs = findChildren<AuditJob *>();
    for (AuditJob *job : jobs) {
        job->disconnect(this);
        job->cancel();
    }
}

void AuditRun::reset()
{
    dropJob();
    if (m_rejudging)
        m_rejudging->store(true);
    m_poll.reset();
    m_findings.reset();
    m_before.reset();
    m_error.reset();
    m_ignores.clear();
    m_rules = {};
    m_ownPause.stop();
    m_ignoresKnown = false;
    m_canceled = false;
    m_endMissed = false;
    m_wished = false;
    m_ofEnd = false;
    Q_EMIT updated();
}

QList<const audit::Check *> AuditRun::checks() const
{
    if (m_findings)
        return m_findings->asked();
    if (!m_progress.asked.isEmpty())
        return m_progress.asked;
    return {crawlChecks().cbegin(), crawlChecks().cend()};
}

void AuditRun::dropJob()
{
    if (AuditJob *job = std::exchange(m_job, nullptr)) {
        job->disconnect(this);
        connect(job, &QThread::finished, job, &QObject::deleteLater);
        job->cancel();
        if (job->isFinished()) // before it was connected
            job->deleteLater();
    }
    m_progress = {};
}

void AuditRun::setWatched(const QObject *place, bool watched)
{
    const bool before = !m_watchers.isEmpty();
    if (watched)
        m_watchers.insert(place);
    else
        m_watchers.remove(place);
    const bool now = !m_watchers.isEmpty();
    if (now == before) // who looks in a second place does not shorten the pause
        return;
    if (m_poll.setActive(now) && m_ignoresKnown && !m_canceled && !m_error)
        start();
}

void AuditRun::wish()
{
    m_wished = !m_ignoresKnown;
    if (m_ignoresKnown && !m_job && !m_findings && !m_canceled && !m_error)
        start();
}

void AuditRun::poll(bool last)
{
    const bool due = m_poll.grown(last);
    if (!m_ignoresKnown) {
        m_endMissed = m_endMissed || last;
        return;
    }
    if (last) {
        start();
        m_ofEnd = m_job != nullptr;
    } else if (due && !m_canceled) {
        start();
    }
}

void AuditRun::start()
{
    if (!m_session.reader().isOpen())
        return;
    dropJob();
    m_canceled = false;
    m_error.reset();
    m_ofEnd = false;
    m_poll.begin();
    const QList<audit::OwnCheck> own = usableOwnChecks();
    m_job = new AuditJob(m_session.reader().path(),
        {m_ignores, m_rules, own, own == m_ownChecks && !m_ownSets.isEmpty() ? m_ownSets.constLast() : nullptr}, this);
    connect(m_job, &AuditJob::progressed, this, [this](const AuditProgress &progress) {
        m_progress = progress;
        Q_EMIT progressed();
    });
    connect(m_job, &AuditJob::succeeded, this, &AuditRun::finished);
    connect(m_job, &AuditJob::failed, this, [this](const store::StoreError &error) {
        m_error = error;
        ended();
        Q_EMIT updated();
    });
    m_job->start();
    Q_EMIT progressed();
}

void AuditRun::cancel()
{
    if (!m_job)
        return;
    dropJob();
    m_poll.giveUp();
    m_canceled = true;
    m_ofEnd = false;
    Q_EMIT updated();
}

void AuditRun::ended()
{
    dropJob();
    if (m_poll.end())
        start();
}

void AuditRun::finished(const SharedFindings &findings)
{
    const bool ofEnd = std::exchange(m_ofEnd, false);
    m_findings = findings;
    if (m_ownSets.isEmpty() || m_ownSets.constLast() != findings->own)
        m_ownSets.append(findings->own);
    m_ownChecks = findings->ownChecks;
    m_before = audit::runBefore(findings->runs, findings->result.run);
    if (m_before && m_before->rules != audit::toJson(findings->result.rules))
        m_before.reset(); // judged otherwise: a difference would say nothing of the site
    ended();
    if (m_findings->ignores != m_ignores)
        rejudge();
    else
        keepSums();
    Q_EMIT updated();
    if (ofEnd && !m_session.isActive())
        Q_EMIT crawlAudited();
}

SharedFindings AuditRun::currentFindings() const
{
    const bool still = !m_job && !m_canceled && !m_error && !m_session.isActive() && !m_session.isBeingWritten();
    if (!still || !m_findings || m_findings->ignores != m_ignores || m_findings->result.rules != m_rules
        || m_findings->ownChecks != usableOwnChecks())
        return {};
    return m_findings;
}

bool AuditRun::canIgnore() const
{
    return m_ignoresKnown && m_session.canKeepNotes();
}

void AuditRun::setIgnores(const QList<audit::Ignore> &ignores)
{
    if (!canIgnore() || ignores == m_ignores)
        return;
    m_ignores = ignores.mid(0, audit::MostIgnores);
    m_session.keepNote(audit::IgnoresName, audit::toJson(m_ignores));
    rejudge();
    Q_EMIT updated();
}

void AuditRun::setRules(const audit::Rules &rules)
{
    if (!canIgnore() || rules == m_rules)
        return;
    m_rules = rules;
    m_session.keepNote(audit::RulesName, audit::toJson(m_rules));
    start();
    Q_EMIT updated();
}

QList<audit::OwnCheck> AuditRun::usableOwnChecks() const
{
    const auto &info = m_session.reader().info();
    return info ? project::ownchecks::usable(info->columns) : QList<audit::OwnCheck>();
}

void AuditRun::ownChecksChanged()
{
    if (m_session.reader().isOpen())
        m_ownPause.start();
}

void AuditRun::rejudge()
{
    if (m_rejudging)
        m_rejudging->store(true);
    if (!m_findings)
        return; // a job is told of them, or corrected when it ends
    QList<const audit::Check *> changed;
    for (const QByteArray &id : changedChecks(m_findings->ignores, m_ignores)) {
        if (const audit::Check *check = m_findings->find(id))
            changed.append(check);
    }
    // All of it on the reader's thread, as findings of a million URLs take a while to be copied, too.
    m_rejudging = m_session.reader().ask(
        project::Lane::Extras, this,
        [findings = m_findings, changed, now = m_ignores](store::Reader &reader, const std::atomic<bool> &cancel) {
            const audit::Ignores ignores(now, findings->own.get());
            const auto judged = madeFindings(*findings);
            for (const audit::Check *check : changed) {
                judged->of(*check).setIgnored(coveredPages(reader, *check, findings->of(*check), ignores, cancel),
                    [&](const audit::FileFinding &file) { return ignores.cover(*check, file.url); });
            }
            judged->ignores = now;
            judged->countTroubled();
            return SharedFindings(judged);
        },
        [this, findings = m_findings](const SharedFindings &judged) {
            if (findings != m_findings) {
                rejudge(); // another audit came meanwhile
                return;
            }
            m_findings = judged;
            keepSums();
            Q_EMIT updated();
        });
}

void AuditRun::keepSums()
{
    // Of a crawl that goes on they would change with every look.
    if (m_session.isActive() || !m_session.canKeepNotes())
        return;
    const audit::RunSums now = m_findings->sums();
    for (audit::RunSums known : m_findings->runs) {
        known.at = now.at;
        if (known == now)
            return;
    }
    m_session.keepNote(audit::RunSumsName, audit::toJson(audit::withRun(m_findings->runs, now)));
}

} // namespace argiope::models
