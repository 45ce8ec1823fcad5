#pragma once

#include "ui/models/projectreader.h"
#include "ui/models/urltablemodel.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class ChipBar;
class EmptyState;
class FilterField;
} // namespace argiope::widgets

namespace argiope::urls {

class UrlTable;

/// One list of the project as a table: all URLs, the queue, or what was skipped; with its filter and its columns.
class UrlsView : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    UrlsView(models::ProjectReader &reader, store::ListKind kind, QWidget *parent = nullptr);

    [[nodiscard]] models::UrlTableModel &model() { return *m_model; }
    [[nodiscard]] UrlTable &table() { return *m_table; }
    /// Shows the rows of `query`; its order stays as it is.
    void filter(const store::ListQuery &query);
    void clearFilter();
    void focusFilter();
    void poll(bool finalLook = false);
    [[nodiscard]] QList<qint64> selectedIds() const;
    /// What to say where there is no project.
    void setDemoAvailable(bool available);
    void setCrawling(bool crawling);
    void saveColumns() const;

Q_SIGNALS:
    void currentUrlChanged(qint64 id);
    void demoRequested();
    void openRequested(const QString &url); ///< in the browser

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void applyFilter();
    void refreshState();
    void showMenu(const QPoint &where);
    [[nodiscard]] QString extraText() const;

    models::ProjectReader &m_reader;
    models::UrlTableModel *m_model;
    UrlTable *m_table;
    widgets::FilterField *m_filter;
    widgets::ChipBar *m_chips = nullptr;
    QToolButton *m_extra; ///< a filter that came from elsewhere; a click takes it away
    QToolButton *m_columns;
    QLabel *m_count;
    QStackedWidget *m_stack;
    widgets::EmptyState *m_empty;
    store::ListQuery m_extraQuery; ///< depth, type and outcomes that no chip shows
    bool m_demo = false;
    bool m_crawling = false;
};

} // namespace argiope::urls
