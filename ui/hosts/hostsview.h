#pragma once

#include "ui/models/hostsmodel.h"

#include <QWidget>

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

/// The hosts of the project, what each is granted while a crawl runs, and the robots.txt of the one selected.
class HostsView : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit HostsView(models::ProjectReader &reader, QWidget *parent = nullptr);
    [[nodiscard]] models::HostsModel &model() { return *m_model; }
    void poll(bool finalLook = false);
    void setLive(const engine::HostList &live) { m_model->setLive(live); }
    void focusFilter();
    void clearFilter();
    void saveColumns() const;

Q_SIGNALS:
    /// The URLs of a host are wanted.
    void filterRequested(const argiope::store::ListQuery &query);
    void openRequested(const QString &url); ///< in the browser

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void refreshState();
    void showRobots();
    void showMenu(const QPoint &where);
    void requestUrls(store::ListKind kind, bool problems = false);
    [[nodiscard]] QModelIndex current() const;

    models::ProjectReader &m_reader;
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
    QPushButton *m_urls;
    models::Cancel m_cancel;
    qint64 m_shownHost = 0;
    qint64 m_shownFetchedAt = 0;
};

} // namespace argiope::hosts
