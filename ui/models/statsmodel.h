#pragma once

#include "core/store/reader.h"
#include "ui/models/projectreader.h"

#include <QAbstractItemModel>
#include <QElapsedTimer>
#include <QList>

namespace argiope::models {

/// Counts over the whole project, in groups: status class, outcome, type, depth and the rules that kept URLs out. Asked
/// on the reader's thread; while a crawl runs no more often than they can be counted cheaply. Two levels: groups and
/// their lines. UI thread.
class StatsModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column : int { Name, Count, ColumnCount };
    enum Role : int {
        KindRole = Qt::UserRole + 1, ///< int(StatusKind) of a line, -1 where it has none
        ShareRole, ///< 0 to 1 of the group's largest line
        QueryRole, ///< store::ListQuery: what clicking the line shows
    };

    /// `reader` must outlive the model.
    explicit StatsModel(ProjectReader &reader, QObject *parent = nullptr);
    ~StatsModel() override;
    void poll(bool finalLook = false);
    void setActive(bool active);
    [[nodiscard]] const store::Stats &stats() const { return m_stats; }
    [[nodiscard]] bool isKnown() const { return m_known; }
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
        store::ListQuery query;
        bool operator==(const Line &) const = default;
    };
    enum Group : int { StatusGroup, OutcomeGroup, TypeGroup, DepthGroup, SkippedGroup, GroupCount };
    void ask();
    void apply(const store::Stats &stats);
    void setLines(Group group, const QList<Line> &lines);
    void rebuild();
    [[nodiscard]] QString title(int group) const;

    ProjectReader &m_reader;
    store::Stats m_stats;
    QList<Line> m_lines[GroupCount];
    Cancel m_cancel;
    QElapsedTimer m_since;
    QElapsedTimer m_clock;
    qint64 m_lastMs = 0;
    bool m_asking = false;
    bool m_again = false;
    bool m_known = false;
    bool m_active = true;
};

} // namespace argiope::models

Q_DECLARE_METATYPE(argiope::store::ListQuery)
