#pragma once

#include "ui/nodes/nodesmodel.h"
#include "ui/view/view.h"

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class EmptyState;
class TableView;
} // namespace argiope::widgets

namespace argiope::nodes {

/// The nodes that crawl into a project in a database together, and what all of them are told to do: pause, go on, stop,
/// other settings. Orders are written into the database, by another thread; each node hears of them with its next
/// heartbeat.
class NodesView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit NodesView(project::ProjectReader &reader, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] NodesModel &model() { return *m_model; }
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    [[nodiscard]] bool isOffered(const project::ProjectSession &session) const override;
    void focusContent() override;
    void saveColumns() const override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;
    /// Writes settings for all nodes: those that a running crawl can change.
    void setSettings(const settings::CrawlSettings &settings);

Q_SIGNALS:
    void joinRequested(); ///< the window is to be a node, too
    /// The person wants to change those of all nodes, which are these now.
    void settingsRequested(const argiope::settings::CrawlSettings &settings);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refreshState();
    void order(const QByteArray &wanted);
    void askToStop();
    void askForSettings();
    void carryOut(
        const std::function<base::Result<void, store::StoreError>(const QString &address)> &what, const QString &done);

    project::ProjectReader &m_reader;
    NodesModel *m_model;
    QLabel *m_summary;
    QPushButton *m_join;
    QPushButton *m_pause;
    QPushButton *m_resume;
    QPushButton *m_stop;
    QPushButton *m_settings;
    QToolButton *m_columns;
    widgets::TableView *m_table;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    bool m_ordering = false;
    bool m_isFree = false; ///< nothing crawls in this window, and the project has something left to do
};

} // namespace argiope::nodes
