#pragma once

#include "ui/models/hostsmodel.h"
#include "ui/view/view.h"

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class EmptyState;
class FilterField;
class TableView;
} // namespace argiope::widgets

namespace argiope::hosts {

/// The hosts of the project, what each is granted while a crawl runs, and robots.txt and sitemaps of the one selected.
class HostsView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view. `live`: what a crawl in this window grants each host at the moment.
    explicit HostsView(
        project::ProjectReader &reader, std::function<frontier::HostList()> live = {}, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] models::HostsModel &model() { return *m_model; }
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
    [[nodiscard]] static QString delayText(const store::HostSummary &host);
    void showRobots();
    void showSitemaps(const QList<store::SitemapRecord> &sitemaps);
    [[nodiscard]] QString sitemapLine(const store::SitemapRecord &sitemap) const;
    void showMenu(const QPoint &where);
    void requestUrls(store::ListKind kind, bool problems = false);
    [[nodiscard]] QModelIndex current() const;

    project::ProjectReader &m_reader;
    const std::function<frontier::HostList()> m_live;
    models::HostsModel *m_model;
    widgets::FilterField *m_filter;
    QLabel *m_count;
    QToolButton *m_columns;
    widgets::TableView *m_table;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    QSplitter *m_split;
    QLabel *m_robotsTitle;
    QPlainTextEdit *m_robots;
    QWidget *m_sitemapsPane; ///< hidden where there are none
    QLabel *m_sitemapsTitle;
    QPlainTextEdit *m_sitemaps; ///< a line each
    QPushButton *m_urls;
    project::Cancel m_cancel;
    qint64 m_shownHost = 0;
    qint64 m_shownFetchedAt = 0;
};

} // namespace argiope::hosts
