#pragma once

#include "ui/sitemaps/sitemapsmodel.h"
#include "ui/view/view.h"

class QLabel;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class EmptyState;
class FilterField;
class TableView;
} // namespace argiope::widgets

namespace argiope::sitemaps {

/// The sitemaps that the crawl met: who names each, what came of it, and what is wrong with the one that is selected.
class SitemapsView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit SitemapsView(project::ProjectReader &reader, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] SitemapsModel &model() { return *m_model; }
    void poll(bool last = false) override;
    void focusContent() override;
    void clearFilter() override;
    void saveColumns() const override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refreshState();
    void showSelected();
    void showMenu(const QPoint &where);
    void openInBrowser();
    void fillUrlsMenu();
    [[nodiscard]] QModelIndex current() const;

    project::ProjectReader &m_reader;
    SitemapsModel *m_model;
    widgets::FilterField *m_filter;
    QLabel *m_count;
    QToolButton *m_urls; ///< the crawl against the sitemaps
    QToolButton *m_columns;
    widgets::TableView *m_table;
    QLabel *m_about; ///< the one that is selected
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::sitemaps
