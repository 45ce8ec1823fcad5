#pragma once

#include "ui/models/threadsmodel.h"
#include "ui/project/projectsession.h"
#include "ui/view/view.h"

class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
class Legend;
class TableView;
class UrlDelegate;
} // namespace argiope::widgets

namespace argiope::threads {

/// What every thread of the crawl is doing right now, and what it did in the last minute.
class ThreadsView : public view::View
{
    Q_OBJECT
public:
    /// `session` must outlive the view.
    explicit ThreadsView(project::ProjectSession &session, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    /// Shows the threads as they are now; nothing while the view is hidden.
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    void saveColumns() const override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;

Q_SIGNALS:
    void workerSelected(int number); ///< 0: none

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void refreshLegend();
    project::ProjectSession &m_session;
    models::ThreadsModel *m_model;
    widgets::TableView *m_table;
    widgets::UrlDelegate *m_urlDelegate;
    widgets::Legend *m_legend;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    qint64 m_pastLanes = 0; ///< ProjectSession::pastLanesRevision() of those shown
};

} // namespace argiope::threads
