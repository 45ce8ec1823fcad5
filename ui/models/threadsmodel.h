#pragma once

#include "core/engine/crawl.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::models {

/// What each thread of the crawl is doing. UI thread.
class ThreadsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Number, State, Url, Depth, InState, Pages, Bytes, ColumnCount };
    enum Role : int { PhaseRole = Qt::UserRole + 1, WorkerRole };

    explicit ThreadsModel(QObject *parent = nullptr);
    void setWorkers(QList<engine::WorkerStatus> workers);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<engine::WorkerStatus> m_workers;
};

} // namespace argiope::models
