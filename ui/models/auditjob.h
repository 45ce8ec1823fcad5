#pragma once

#include "core/audit/audit.h"
#include "core/audit/findings.h"
#include "core/audit/owncheck.h"
#include "core/audit/runsums.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QThread>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace argiope::models {

/// What an audit of a project has found. Memory: that of audit::CheckFindings for each check that was found, so an
/// eighth of a byte for each URL and check found, and 8 bytes for each finding that another URL shows.
struct AuditFindings
{
    audit::AuditResult result;
    std::vector<const audit::Check *> usual; ///< those of the program that the project is held against
    std::vector<audit::CheckFindings> checks; ///< as the result's sums
    QList<audit::OwnCheck> ownChecks; ///< what `own` was made of
    std::shared_ptr<const audit::OwnCheckSet>
        own; ///< never null; checks that are asked for beside those of the program
    QList<audit::Ignore> ignores; ///< that it went by
    QList<audit::RunSums> runs; ///< that the project kept when it was read
    qint64 at = 0; ///< ms since 1970 UTC

    /// Those that the project was held against, or that are switched off.
    [[nodiscard]] QList<const audit::Check *> asked() const;
    [[nodiscard]] const audit::Check *find(QByteArrayView id) const; ///< nullptr where it was not asked for
    /// Of an own check that is there no more: nothing.
    [[nodiscard]] const audit::CheckFindings &of(const audit::Check &check) const;
    [[nodiscard]] audit::CheckFindings &of(const audit::Check &check);
    void countTroubled(); ///< anew, where other URLs are ignored
    [[nodiscard]] audit::RunSums sums() const;
};
using SharedFindings = std::shared_ptr<const AuditFindings>;
/// A copy of them, or new ones. A thread that is there for nothing else gives their memory back once nobody holds them:
/// with a million URLs that takes longer than a window may stand still, and other threads may be busy for minutes.
[[nodiscard]] std::shared_ptr<AuditFindings> madeFindings(const AuditFindings &from = {});

/// The checks that every crawl is held against: all but those of accessibility, which a crawl does not look for unless
/// it is told to.
[[nodiscard]] const std::vector<const audit::Check *> &crawlChecks();

/// What is known before the end.
struct AuditProgress
{
    qint64 done = 0; ///< URLs
    qint64 all = 0;
    std::vector<audit::CheckSum> sums; ///< by the checks' place in audit::checks(); own ones behind them
    QList<const audit::Check *> asked; ///< those of the program
};

/// What an audit goes by.
struct AuditWishes
{
    std::optional<QList<audit::Ignore>> ignores; ///< none: those that the project keeps
    std::optional<audit::Rules> rules; ///< likewise
    QList<audit::OwnCheck> ownChecks; ///< that the project's columns allow
    /// What was made of the same own checks before, so that they stay the same rows; may be null.
    std::shared_ptr<const audit::OwnCheckSet> own;
};

/// One audit in a thread of its own with a reader of its own. Lives on the UI thread; the destructor cancels and waits,
/// up to a second on a big project: whoever cannot wait calls cancel() and deletes it when it is finished.
class AuditJob : public QThread
{
    Q_OBJECT
public:
    AuditJob(QString project, AuditWishes wishes, QObject *parent = nullptr);
    ~AuditJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(const argiope::models::AuditProgress &progress);
    void succeeded(const argiope::models::SharedFindings &findings);
    void failed(const argiope::store::StoreError &error);

protected:
    void run() override;

private:
    [[nodiscard]] qint64 check(); ///< URLs that it has seen

    const QString m_project;
    const AuditWishes m_wishes;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::models

Q_DECLARE_METATYPE(argiope::models::AuditProgress)
Q_DECLARE_METATYPE(argiope::models::SharedFindings)
