#pragma once

#include "ui/models/auditjob.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>

namespace argiope::project {
class ProjectSession;
}

namespace argiope::models {

/// The audit of a window's project: when it is made, what it found, and what somebody has said to ignore. While a crawl
/// goes on it is made while somebody looks, and no more often than a tenth of the time allows; at the end of a crawl
/// always. Keeps ignores, rules and the sums of each run in the project. UI thread.
class AuditRun : public QObject
{
    Q_OBJECT
public:
    /// `session` must outlive the object.
    explicit AuditRun(project::ProjectSession &session, QObject *parent = nullptr);
    ~AuditRun() override;

    /// Whether somebody looks at it in `place`; at first nobody does anywhere.
    void setWatched(const QObject *place, bool watched);
    /// The project has grown. `last`: its crawl is over.
    void poll(bool last = false);
    /// The project that is open, or about to be, is to be checked once, though nobody looks at what was found.
    void wish();
    void start(); ///< at once, in the place of one under way
    void cancel(); ///< until start()

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }
    [[nodiscard]] bool isCanceled() const { return m_canceled; }
    /// Null before the first audit is over.
    [[nodiscard]] const SharedFindings &findings() const { return m_findings; }
    /// findings() where they are what an audit of the project as it is now would find; else null.
    [[nodiscard]] SharedFindings currentFindings() const;
    /// Of the audit under way.
    [[nodiscard]] const AuditProgress &progress() const { return m_progress; }
    /// The checks that the project is held against, in the order of audit::checks(); behind them own
    /// ones, as soon as there are findings.
    [[nodiscard]] QList<const audit::Check *> checks() const;
    /// The last run before the one that findings() are of, if the project remembers it.
    [[nodiscard]] const std::optional<audit::RunSums> &before() const { return m_before; }
    /// Why there are no findings; none where nothing went wrong.
    [[nodiscard]] const std::optional<store::StoreError> &error() const { return m_error; }

    [[nodiscard]] const QList<audit::Ignore> &ignores() const { return m_ignores; }
    [[nodiscard]] bool areIgnoresKnown() const { return m_ignoresKnown; }
    /// The project can be written.
    [[nodiscard]] bool canIgnore() const;
    /// Keeps them in the project; findings follow.
    void setIgnores(const QList<audit::Ignore> &ignores);

    /// How the project is judged: limits, checks that are switched off, the type of site. Known as ignores are.
    [[nodiscard]] const audit::Rules &rules() const { return m_rules; }
    /// Keeps them in the project, and checks it anew at once.
    void setRules(const audit::Rules &rules);
    /// The person's own checks may be others than before: if so, the project is checked anew.
    void ownChecksChanged();

Q_SIGNALS:
    void updated(); ///< other findings, sums or ignores; another project
    void progressed();
    void crawlAudited(); ///< a crawl of this window has ended, and findings() are of it

private:
    void reset();
    void dropJob();
    void finished(const SharedFindings &findings);
    void ended();
    void rejudge();
    void keepSums();
    [[nodiscard]] QList<audit::OwnCheck> usableOwnChecks() const;

    project::ProjectSession &m_session;
    AuditJob *m_job = nullptr; ///< those that were dropped are children, too, until they have ended
    SharedFindings m_findings;
    AuditProgress m_progress;
    std::optional<audit::RunSums> m_before;
    std::optional<store::StoreError> m_error;
    QList<audit::Ignore> m_ignores;
    audit::Rules m_rules;
    /// Of all audits: whoever shows a finding may hold a row of them.
    QList<std::shared_ptr<const audit::OwnCheckSet>> m_ownSets;
    QList<audit::OwnCheck> m_ownChecks; ///< that the last of these was made of
    QTimer m_ownPause; ///< in editing them
    project::Cancel m_rejudging;
    Poll m_poll;
    QSet<const QObject *> m_watchers; ///< where somebody looks; only compared
    bool m_ignoresKnown = false;
    bool m_canceled = false;
    bool m_wished = false; ///< before the project could be read
    bool m_endMissed = false; ///< a crawl was over before the project could be read
    bool m_ofEnd = false; ///< the job was begun because a crawl has ended
};

} // namespace argiope::models
