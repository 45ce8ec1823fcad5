#pragma once

#include "core/frontier/hoststatus.h"
#include "core/store/reader.h"
#include "ui/models/poll.h"
#include "ui/models/showntable.h"
#include "ui/models/sortedrows.h"
#include "ui/project/projectreader.h"

#include <QHash>
#include <QList>

namespace argiope::models {

/// The hosts of a project: what the project file counts, and what a running crawl grants each at the moment. At most
/// `MostHosts` rows, those with the most URLs. Counted on the reader's thread, while a crawl runs no more often than is
/// cheap. UI thread.
class HostsModel : public SortedRows<store::HostSummary>
{
    Q_OBJECT
public:
    enum Column : int {
        Host,
        Known,
        Queued,
        Finished,
        Skipped,
        Failed,
        Robots,
        Address,
        Bytes,
        MeanTime,
        Delay,
        Connections,
        Why,
        Requests,
        NextTurn,
        ColumnCount
    };
    enum Role : int {
        HostIdRole = Qt::UserRole + 1, ///< qint64
        OriginRole, ///< QByteArray
        KindRole, ///< int(words::StatusKind) of what robots.txt answered, for the mark before it
    };
    static constexpr int MostHosts = 10000;

    /// `reader` must outlive the model.
    explicit HostsModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~HostsModel() override;

    /// The project has grown.
    void poll(bool finalLook = false);
    /// Hosts as a running crawl has them; an empty list where none runs.
    void setLive(const frontier::HostList &live);
    void setActive(bool active);
    /// Only hosts whose name or IP address contains this, without case.
    void setFilter(const QString &text);
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] qint64 total() const { return m_total; } ///< hosts there are, also those without a row
    [[nodiscard]] const QString &filter() const { return m_filter; }

    /// These columns of what is shown, for a file.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void updated();

protected:
    [[nodiscard]] qint64 keyOf(const store::HostSummary &host) const override { return base::raw(host.id); }
    [[nodiscard]] QList<store::HostSummary> shownRows() const override;
    [[nodiscard]] bool isBefore(const store::HostSummary &a, const store::HostSummary &b, int column) const override;

private:
    void ask();
    void apply(const store::HostSummaries &summaries);
    [[nodiscard]] QVariant display(int row, int column) const;
    [[nodiscard]] QVariant toolTip(int row, int column) const;
    [[nodiscard]] const frontier::HostStatus *live(int row) const;
    [[nodiscard]] double sortKey(const store::HostSummary &host, int column) const;

    project::ProjectReader &m_reader;
    QList<store::HostSummary> m_all; ///< rows() are those that the filter leaves, in the order shown
    QHash<qint64, frontier::HostStatus> m_live;
    QString m_filter;
    project::Cancel m_cancel;
    Poll m_poll;
    qint64 m_total = 0;
    bool m_known = false;
};

} // namespace argiope::models
