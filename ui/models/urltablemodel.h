#pragma once

#include "core/store/reader.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QList>
#include <QSet>
#include <QTimer>

#include <optional>

namespace argiope::models {

/// What the roles beyond Qt's own answer.
enum UrlRole : int {
    IdRole = Qt::UserRole + 1, ///< qint64
    UrlTextRole, ///< QString: the whole URL
    KindRole, ///< int(words::StatusKind)
    RawRole, ///< the number behind a localised text
};

/// The rows of one list of a project, a million if need be: holds their ids (8 bytes a row) and a bounded cache of row
/// contents. data() answers from the cache or with nothing, and asks the reader thread for what is missing; it never
/// blocks. Sort, filter and growth are questions to the reader thread too; the newest one wins. UI thread.
class UrlTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// `reader` must outlive the model.
    UrlTableModel(project::ProjectReader &reader, store::ListKind kind, QObject *parent = nullptr);
    ~UrlTableModel() override;

    [[nodiscard]] store::ListKind kind() const { return m_query.kind; }
    /// Those of the project's own come behind those that every project has, while one is open that has any.
    [[nodiscard]] const QList<store::Column> &columns() const { return m_columns; }
    [[nodiscard]] int sectionOf(store::UrlColumn column) const; ///< -1 where the list has none
    /// Columns that a new user sees; the others are a menu away.
    [[nodiscard]] static bool shownByDefault(store::ListKind kind, const store::Column &column);
    /// Which columns the table shows: of rows that come from now on only these are read, and what a RowSummary needs.
    /// All, where it was never called.
    void setShown(const QList<store::UrlColumn> &columns);

    /// The filter and order. The rows stay until the new list has come.
    void setQuery(store::ListQuery query);
    [[nodiscard]] const store::ListQuery &query() const { return m_query; }
    [[nodiscard]] bool isFiltered() const;
    void clearFilter();
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// A model whose table is not on screen neither lists nor polls; it catches up when it is shown.
    void setActive(bool active);
    /// The project has grown: looks for new rows and marks what is shown as old. Throttles itself by how long the last
    /// look took. `finalLook`: whatever was skipped is made up for.
    void poll(bool finalLook = false);
    void reload();

    [[nodiscard]] bool isListing() const { return m_listing; }
    /// True once the list of the open project has come at least once.
    [[nodiscard]] bool isListed() const { return m_listed; }
    [[nodiscard]] qint64 idAt(int row) const;
    [[nodiscard]] const QList<qint64> &allIds() const { return m_ids; }
    [[nodiscard]] qsizetype cachedRows() const { return m_cache.size(); }
    [[nodiscard]] qint64 cachedBytes() const; ///< of texts in the cached rows
    void retranslate();
    /// The little that menus and marks need of a row.
    struct RowSummary
    {
        QByteArray url;
        store::UrlState state = store::UrlState::Queued;
        bool fetched = false;
        base::Outcome outcome = base::Outcome::None;
        int status = 0;
        QByteArray contentType;
        int depth = 0;
        store::Rule rule;
        [[nodiscard]] QByteArray origin() const; ///< "" but for http and https
    };
    /// Of a row that is cached; none where it is not.
    [[nodiscard]] std::optional<RowSummary> summary(int row) const;
    /// What a cell of a cached row has; none where it is not, or was not read.
    [[nodiscard]] std::optional<facts::Value> value(const QModelIndex &index) const;
    /// Columns that a RowSummary is made of, and a cell's text needs beside its own value.
    [[nodiscard]] static const QList<store::UrlColumn> &summaryColumns();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static constexpr int CacheRows = 4096;

Q_SIGNALS:
    void listingChanged(bool listing);
    void listed();
    void headListed(); ///< the first rows of another order or filter are there, the others follow

private:
    struct Cached
    {
        Cached(store::UrlRow cachedRow, QList<store::UrlColumn> ofColumns, quint32 ofEpoch);
        [[nodiscard]] const facts::Value &value(store::UrlColumn column) const;

        store::UrlRow row;
        QList<store::UrlColumn> columns; ///< that row.values are of
        quint32 epoch = 0;
        RowSummary summary;
    };
    [[nodiscard]] QList<store::UrlColumn> wantedColumns() const;
    void setColumns(const QList<store::Column> &columns);
    void reset();
    void list(bool append);
    void applyIds(const QList<qint64> &ids);
    void applyHead(const QList<qint64> &ids);
    void appendIds(const QList<qint64> &ids);
    void want(int row) const;
    void fetchWanted();
    void applyRows(const QList<qint64> &ids, const QList<store::UrlRow> &rows, const QList<store::UrlColumn> &columns,
        int firstRow, int lastRow, quint32 epoch);
    void setListing(bool listing);

    project::ProjectReader &m_reader;
    store::ListQuery m_query;
    store::ListQuery m_listedQuery; ///< what m_ids was listed for
    QList<store::Column> m_columns;
    std::optional<QList<store::UrlColumn>> m_shown;
    QList<qint64> m_ids;
    mutable QCache<qint64, Cached> m_cache;
    mutable QList<int> m_wanted; ///< rows asked for and not there, oldest first
    mutable QSet<int> m_wantedSet;
    mutable QTimer m_fetchTimer;
    project::Cancel m_fetchCancel;
    project::Cancel m_listCancel;
    Poll m_poll; ///< of the list
    quint32 m_epoch = 1;
    bool m_fetching = false;
    bool m_listing = false;
    bool m_listed = false;
};

} // namespace argiope::models
