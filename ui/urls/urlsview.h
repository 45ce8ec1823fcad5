#pragma once

#include "ui/models/urltablemodel.h"
#include "ui/project/projectreader.h"
#include "ui/view/view.h"

class QAction;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class EmptyState;
class UrlDelegate;
} // namespace argiope::widgets

namespace argiope::urls {

class FilterBar;
class UrlTable;

/// One list of the project as a table: all URLs, the queue, or what was skipped; with its filter and its columns.
class UrlsView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    UrlsView(project::ProjectReader &reader, store::ListKind kind, QWidget *parent = nullptr);

    [[nodiscard]] models::UrlTableModel &model() { return *m_model; }
    [[nodiscard]] const store::ListQuery &query() const { return m_model->query(); }
    [[nodiscard]] UrlTable &table() { return *m_table; }
    /// Shows the rows of `query`; its order stays as it is.
    void filter(const store::ListQuery &query);
    /// The same, with these columns in sight, and with `sorted` in the order of the first, the most first. Both go with
    /// the filter.
    void filter(const store::ListQuery &query, const QList<store::UrlColumn> &columns, bool sorted = false);
    void clearFilter() override;
    void focusFilter();
    /// The table, as soon as it has rows.
    void focusContent() override;
    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    [[nodiscard]] QList<qint64> selectedIds() const;
    void select(qint64 id); ///< nothing where the list does not have it
    /// What to say where there is no project.
    void setDemoAvailable(bool available);
    void setCrawling(bool crawling);
    /// Whether something can be new, changed or gone.
    void setHistoryAvailable(bool available);
    /// Whether URLs can be fetched again now.
    void setRecrawlAvailable(bool available);
    /// Of the skipped URLs: how many spider traps the project has; the button to their list shows where it has any.
    void setTrapCount(int traps);
    void saveColumns() const override;

Q_SIGNALS:
    void demoRequested();
    void trapsRequested(); ///< all spider traps of the project
    void filtered(); ///< another filter than before, perhaps
    void explainRequested(qint64 id); ///< why it is there, in the details
    void recrawlRequested(const QList<qint64> &ids);
    void exportRequested(); ///< of the selection
    void exportShownRequested(); ///< of all that is shown, at once

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void leaveReady(); ///< the columns and the order of a ready filter
    void applyFilter();
    void refreshState();
    void tellCurrent(); ///< whose details are wanted
    void tellSelection(); ///< whether several rows are selected, and which
    void refreshRecrawl();
    [[nodiscard]] static QString whyNotFetched(facts::RuleKind kind);
    // urlsmenu.cpp
    void showMenu(const QPoint &where);
    void fillMenu(QMenu *menu, const QModelIndex &index);
    void fillFilterMenu(QMenu *menu, const models::UrlTableModel::RowSummary &record);
    void fillHeaderMenu(QMenu *menu, int section);
    void fillValueMenu(QMenu *menu, const QModelIndex &index);
    void openSelected();
    void recrawlSelected();

    project::ProjectReader &m_reader;
    models::UrlTableModel *m_model;
    UrlTable *m_table;
    widgets::UrlDelegate *m_urlDelegate;
    FilterBar *m_filter;
    QToolButton *m_columns;
    QToolButton *m_export;
    QLabel *m_count;
    QToolButton *m_cancelCopy;
    QToolButton *m_traps;
    int m_readySort = -1; ///< the section that a ready filter has sorted by, and what was sorted by before
    int m_sortBefore = -1;
    Qt::SortOrder m_orderBefore = Qt::AscendingOrder;
    int m_trapCount = 0;
    QStackedWidget *m_stack;
    widgets::EmptyState *m_empty;
    QAction *m_recrawl;
    bool m_canRecrawl = false;
    bool m_demo = false;
    bool m_crawling = false;
    bool m_hadSeveral = false; ///< rows were selected when it was told last
};

} // namespace argiope::urls
