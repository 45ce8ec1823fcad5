#pragma once

#include "ui/models/threadsmodel.h"

#include <QWidget>

class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
class TableView;
} // namespace argiope::widgets

namespace argiope::threads {

/// What every thread of the crawl is doing right now.
class ThreadsView : public QWidget
{
    Q_OBJECT
public:
    explicit ThreadsView(QWidget *parent = nullptr);
    void setWorkers(const QList<engine::WorkerStatus> &workers);
    void saveColumns() const;

Q_SIGNALS:
    void workerSelected(int number); ///< 0: none

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    models::ThreadsModel *m_model;
    widgets::TableView *m_table;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::threads
