#pragma once

#include "ui/models/poll.h"
#include "ui/models/showntable.h"
#include "ui/models/sitetreeindex.h"
#include "ui/project/projectreader.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace argiope::models {

/// The site tree, loaded a node at a time: children come when a node is opened, a thousand at once, and behind them a
/// row that says how many more there are. Updates insert and change rows where they are; nothing collapses or jumps.
/// Counting runs on the reader's threads, and only while the model is active. UI thread.
class SiteTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column : int { Name, Urls, Errors, Waiting, ColumnCount };
    enum Role : int {
        PrefixRole = Qt::UserRole + 1, ///< QString: what the URLs here and below begin with
        IdRole, ///< qint64: of the URL that ends here; 0: none
        MoreRole, ///< bool: the row that stands for those not loaded yet
    };
    static constexpr int PageSize = 1000;

    /// `reader` must outlive the model.
    explicit SiteTreeModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~SiteTreeModel() override;

    void setActive(bool active);
    /// The project has grown. Throttles itself: counting takes a tenth of the time at most. `finalLook`: now, and all.
    void poll(bool finalLook = false);
    /// Loads the next page behind a row with MoreRole.
    void loadMore(const QModelIndex &more);
    void retranslate();

    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] bool isCounting() const { return m_poll.isAsking(); }
    [[nodiscard]] qint64 counted() const { return m_counted; } ///< URLs, by the count that runs
    [[nodiscard]] bool isFull() const { return m_index->isFull(); }

    /// These rows, for a file; without those that stand for others.
    [[nodiscard]] ShownTable shown(const QModelIndexList &rows) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void countingChanged();

private:
    struct Item
    {
        SiteTreeIndex::Entry entry;
        Item *parent = nullptr;
        int row = 0;
        bool asked = false; ///< its children were asked for
        qint64 all = 0; ///< children that there are
        std::vector<std::unique_ptr<Item>> children; ///< those that are loaded
        [[nodiscard]] bool hasMore() const { return all > qint64(children.size()); }
        [[nodiscard]] int rows() const { return int(children.size()) + (hasMore() ? 1 : 0); }
    };
    struct Wanted
    {
        SiteTreeIndex::Node node;
        int most;
        QByteArray through;
    };
    void reset();
    void count(bool full);
    void refresh();
    void load(const QList<Wanted> &wanted);
    void apply(SiteTreeIndex::Node node, const SiteTreeIndex::Children &children);
    [[nodiscard]] Wanted wantedOf(const Item &item, int more = 0) const;
    [[nodiscard]] Item *itemOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Item &item, int column = 0) const;
    [[nodiscard]] QString prefixOf(const Item &item) const;
    void drop(Item &item);

    project::ProjectReader &m_reader;
    std::shared_ptr<SiteTreeIndex> m_index;
    std::unique_ptr<Item> m_root;
    QHash<SiteTreeIndex::Node, Item *> m_loaded; ///< items whose children were asked for
    project::Cancel m_cancel;
    Poll m_poll;
    qint64 m_counted = 0;
    bool m_known = false;
    bool m_full = true; ///< the next count is to look at every URL
};

} // namespace argiope::models
