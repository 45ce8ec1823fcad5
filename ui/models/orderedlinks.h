#pragma once

#include "ui/models/linksmodel.h"
#include "ui/models/showntable.h"
#include "ui/project/projectreader.h"

#include <QAbstractProxyModel>
#include <QList>
#include <QString>

namespace argiope::models {

/// Links in an order, and those alone that have some text in a cell. A hundred thousand links are ordered on a thread
/// of their own: until the answer is there the rows are those of the wish before. UI thread.
class OrderedLinks : public QAbstractProxyModel
{
    Q_OBJECT
public:
    /// `links` must outlive it.
    explicit OrderedLinks(LinksModel &links, QObject *parent = nullptr);
    ~OrderedLinks() override;

    void setFilter(const QString &text); ///< without case; "" for all
    /// True where the rows are what was wished for, of all links that are there.
    [[nodiscard]] bool isCurrent() const { return !m_cancel && !m_due; }
    void sort(int column, Qt::SortOrder order) override; ///< -1: as they stand on the page

    /// These columns of what is shown, for a file.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    QModelIndex mapToSource(const QModelIndex &proxyIndex) const override;
    QModelIndex mapFromSource(const QModelIndex &sourceIndex) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void ordered(); ///< what was wished for is shown, of the links that were there then

private:
    struct Wish
    {
        int column = -1;
        Qt::SortOrder order = Qt::AscendingOrder;
        QString filter;
        [[nodiscard]] bool isNone() const { return column < 0 && filter.isEmpty(); }
    };
    [[nodiscard]] static QList<int> orderOf(const LinkRows &rows, const Wish &wish, const std::atomic<bool> &canceled);
    void connectSource();
    void work(); ///< what was wished for, anew
    void workOnceLoaded();
    void cancel();
    void take(const QList<int> &order);

    LinksModel &m_links;
    Wish m_wish;
    bool m_own = false; ///< rows are those of m_order; else those of the model
    QList<int> m_order; ///< rows of the model
    QList<int> m_places; ///< by row of the model; -1: not shown
    project::Cancel m_cancel; ///< of the work that goes on; null: none does
    bool m_due = false; ///< to be ordered once no more links are being loaded
    bool m_begun = false; ///< some links of this URL were ordered, or are being
};

} // namespace argiope::models
