#pragma once

#include "core/store/reader.h"
#include "ui/models/showntable.h"
#include "ui/models/sortedrows.h"
#include "ui/project/projectreader.h"

#include <QTimer>

namespace argiope::nodes {

/// Who crawls into a shared project: a row a node, those that have left last. Read on the reader's thread, once a
/// second while it is active. UI thread.
class NodesModel : public models::SortedRows<store::NodeRecord>
{
    Q_OBJECT
public:
    enum Column : int { Name, State, Slots, Hosts, Urls, Rate, Threads, Heartbeat, Started, By, Version, ColumnCount };
    enum Role : int {
        KindRole = Qt::UserRole + 1, ///< int(words::StatusKind), for the mark before the state
    };

    /// `reader` must outlive the model.
    explicit NodesModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~NodesModel() override;

    void setActive(bool active); ///< somebody looks
    void refresh(); ///< now
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] const store::NodeList &list() const { return m_list; }
    [[nodiscard]] int alive() const; ///< nodes that crawl, wait or pause
    [[nodiscard]] double rate() const; ///< URLs a second, of all

    /// These columns of what is shown, for a file.
    [[nodiscard]] models::ShownTable shown(const QList<int> &columns) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString stateOf(const store::NodeRecord &node);

Q_SIGNALS:
    void updated();

protected:
    [[nodiscard]] qint64 keyOf(const store::NodeRecord &node) const override { return node.id; }
    [[nodiscard]] QList<store::NodeRecord> shownRows() const override;
    [[nodiscard]] bool isBefore(const store::NodeRecord &a, const store::NodeRecord &b, int column) const override;

private:
    [[nodiscard]] QVariant display(const store::NodeRecord &node, int column) const;

    project::ProjectReader &m_reader;
    store::NodeList m_list;
    project::Cancel m_cancel;
    QTimer m_timer;
    bool m_asking = false;
    bool m_known = false;
};

} // namespace argiope::nodes
