#pragma once

#include "core/engine/crawl.h"
#include "core/store/reader.h"
#include "ui/models/auditjob.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QList>
#include <QSet>

#include <map>
#include <optional>

namespace argiope::models {

/// Counts over the whole project, in groups: status class, outcome, type, depth, host and the rules that kept URLs out;
/// behind them one for each group of checks, with the issues that the last audit found. Asked on the reader's thread;
/// while a crawl runs no more often than they can be counted cheaply, and only while somebody looks. Status and
/// outcomes of a running crawl come from its counters and are always new. Two levels: groups and their lines. UI
/// thread.
class StatsModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column : int { Name, Count, ColumnCount };
    enum Role : int {
        KindRole = Qt::UserRole + 1, ///< int(words::StatusKind) of a line, -1 where it has none
        ShareRole, ///< 0 to 1 of the group's largest line
        QueryRole, ///< store::ListQuery: what clicking the line shows; nothing where it shows nothing of its own
        FoldedRole, ///< true of the line that stands for the rest of a long group
        CheckRole, ///< QByteArray: the id of the check, of the line of an issue
    };

    /// `reader` must outlive the model.
    explicit StatsModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~StatsModel() override;
    void poll(bool finalLook = false);
    /// Views that show the counts say so, and when they no longer do; `viewer` is only told apart from others.
    /// One that is destroyed no longer counts.
    void setActive(const QObject *viewer, bool active);
    /// Of the crawl that runs; none where the file's counts are what there is.
    void setCounters(const std::optional<engine::Counters> &counters);
    /// Finished URLs by status class, 0 for those without an answer; of the running crawl where one runs.
    [[nodiscard]] std::map<int, qint64> statusClasses() const;
    /// What an audit of the project has found; null where that is not known.
    void setFindings(const SharedFindings &findings);
    /// Whether the URLs that `filter` has are those that the line stands for.
    [[nodiscard]] bool isShownBy(const QModelIndex &line, const store::ListQuery &filter) const;
    [[nodiscard]] static bool isOfIssues(const QModelIndex &group); ///< whether a group is one of checks
    [[nodiscard]] const store::Stats &stats() const { return m_stats; }
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] bool isReading() const; ///< there is a project, whose counts are not known yet
    /// Shows all lines of the group of `index`, until another project is open.
    void unfold(const QModelIndex &index);
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void updated();

private:
    struct Line
    {
        QString name;
        qint64 count = 0;
        int kind = -1;
        std::optional<store::ListQuery> query = {};
        bool folded = false;
        qsizetype stands = 1; ///< for so many of what the group lists
        const audit::Check *check = nullptr; ///< of issues: their query is made when it is wanted
        bool operator==(const Line &) const = default;
    };
    enum Group : int {
        StatusGroup,
        OutcomeGroup,
        TypeGroup,
        DepthGroup,
        HostGroup,
        SkippedGroup,
        FirstIssueGroup,
        GroupCount = FirstIssueGroup + audit::GroupCount
    };
    void ask();
    void apply(const store::Stats &stats);
    void setLines(Group group, QList<Line> lines);
    static void fold(QList<Line> &lines);
    void rebuild();
    void rebuildStatus();
    void rebuildIssues();
    [[nodiscard]] QVariant queryOf(const Line &line) const;
    void forget(const QObject *viewer);
    [[nodiscard]] QString title(int group) const;

    project::ProjectReader &m_reader;
    store::Stats m_stats;
    QList<Line> m_lines[GroupCount];
    bool m_unfolded[GroupCount] = {};
    project::Cancel m_cancel;
    Poll m_poll;
    bool m_known = false;
    QSet<const QObject *> m_viewers;
    std::optional<engine::Counters> m_counters;
    SharedFindings m_findings;
    mutable QHash<const audit::Check *, store::ListQuery> m_issueQueries; ///< that somebody has asked for
};

} // namespace argiope::models
