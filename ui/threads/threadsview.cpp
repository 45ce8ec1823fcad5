#include "ui/threads/threadsview.h"

#include "ui/widgets/emptystate.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"

#include <QEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace argiope::threads {

ThreadsView::ThreadsView(QWidget *parent)
    : QWidget(parent)
    , m_model(new models::ThreadsModel(this))
    , m_table(new widgets::TableView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_table->setObjectName(QStringLiteral("threadsTable"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(models::ThreadsModel::Url, new widgets::UrlDelegate(this));
    m_table->restoreColumns(QStringLiteral("threads"), [](int column) {
        static constexpr int Widths[models::ThreadsModel::ColumnCount] = {6, 26, 60, 8, 12, 10, 12};
        return Widths[column];
    });
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->addWidget(m_stack);
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this](const QModelIndex &index) {
        Q_EMIT workerSelected(index.isValid() ? index.data(models::ThreadsModel::WorkerRole).toInt() : 0);
    });
    retranslate();
}

void ThreadsView::setWorkers(const QList<engine::WorkerStatus> &workers)
{
    m_model->setWorkers(workers);
    m_stack->setCurrentWidget(workers.isEmpty() ? static_cast<QWidget *>(m_empty) : m_table);
}

void ThreadsView::saveColumns() const
{
    m_table->saveColumns();
}

void ThreadsView::retranslate()
{
    m_empty->setTexts(tr("While a crawl runs, each of its threads has a line here; select one to see its log."));
    m_model->retranslate();
}

void ThreadsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::threads
