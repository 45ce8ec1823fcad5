#pragma once

#include "ui/models/session.h"
#include "ui/models/threadsmodel.h"

#include <QWidget>

class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
class Legend;
class TableView;
} // namespace argiope::widgets

namespace argiope::threads {

/// What every thread of the crawl is doing right now, and what it did in the last minute.
class ThreadsView : public QWidget
{
    Q_OBJECT
public:
    /// `session` must outlive the view.
    explicit ThreadsView(models::Session &session, QWidget *parent = nullptr);
    /// Shows the threads as they are now; nothing while the view is hidden.
    void poll();
    void saveColumns() const;

Q_SIGNALS:
    void workerSelected(int number); ///< 0: none

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void refreshLegend();
    models::Session &m_session;
    models::ThreadsModel *m_model;
    widgets::TableView *m_table;
    widgets::Legend *m_legend;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::threads
