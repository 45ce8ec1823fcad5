#pragma once

#include "ui/models/auditjob.h"
#include "ui/project/projectreader.h"

#include <QObject>
#include <QTimer>

namespace argiope::models {

/// How many findings of a check a pattern matches, while somebody types it: those that count now. Looks at the URLs on
/// a reader's thread, once the typing pauses, and says how far it is. UI thread.
class PatternCount : public QObject
{
    Q_OBJECT
public:
    struct Count
    {
        qint64 matched = 0;
        qint64 seen = 0; ///< findings that were looked at
        qint64 all = 0; ///< findings
        [[nodiscard]] bool isDone() const { return seen == all; }
        bool operator==(const Count &) const = default;
    };

    /// `reader` must outlive it; `check` is one of `findings`.
    PatternCount(
        project::ProjectReader &reader, SharedFindings findings, const audit::Check &check, QObject *parent = nullptr);
    ~PatternCount() override;

    void setPattern(const QString &pattern); ///< a valid one
    void giveUp(); ///< of what is typed: it is no pattern
    [[nodiscard]] const Count &count() const { return m_count; } ///< of the pattern, as far as it is known

    static constexpr int PauseMs = 150; ///< in typing

Q_SIGNALS:
    void changed(); ///< count()

private:
    void ask();
    void set(const Count &count);

    project::ProjectReader &m_reader;
    const SharedFindings m_findings;
    const audit::Check &m_check;
    const qint64 m_all;
    QString m_pattern;
    QTimer m_pause;
    project::Cancel m_cancel;
    Count m_count;
};

} // namespace argiope::models
