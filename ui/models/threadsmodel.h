#pragma once

#include "core/engine/crawl.h"
#include "core/engine/lanehistory.h"
#include "ui/models/showntable.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::models {

/// What each thread of the crawl is doing, what it did in the last minute, and where its time went since the project
/// began. UI thread.
class ThreadsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int {
        Number,
        State,
        Url,
        LastMinute, ///< for a delegate: lanes() has what it paints
        InState,
        Pages,
        Bytes,
        Depth,
        Wait, ///< from here on: time spent in a phase
        Lookup,
        Connect,
        FirstByte,
        Download,
        Parse,
        Store,
        Robots,
        ColumnCount
    };
    enum Role : int { PhaseRole = Qt::UserRole + 1, WorkerRole };

    explicit ThreadsModel(QObject *parent = nullptr);
    void setWorkers(QList<engine::WorkerStatus> workers);
    [[nodiscard]] engine::LaneHistory &lanes() { return m_lanes; }
    [[nodiscard]] const engine::LaneHistory &lanes() const { return m_lanes; }
    void retranslate();

    /// These columns of what is shown, for a file; the last minute is a picture.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QVariant toolTip(const engine::WorkerStatus &worker, int column) const;
    QList<engine::WorkerStatus> m_workers;
    engine::LaneHistory m_lanes;
};

} // namespace argiope::models
