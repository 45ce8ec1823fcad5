#include "ui/threads/threadsview.h"

#include "ui/threads/lanedelegate.h"
#include "ui/threads/phasecolors.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/legend.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace argiope::threads {

using models::ThreadsModel;

ThreadsView::ThreadsView(project::ProjectSession &session, QWidget *parent)
    : View(parent)
    , m_session(session)
    , m_model(new ThreadsModel(this))
    , m_table(new widgets::TableView(this))
    , m_urlDelegate(new widgets::UrlDelegate(this))
    , m_legend(new widgets::Legend(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_table->setObjectName(QStringLiteral("threadsTable"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(ThreadsModel::Url, m_urlDelegate);
    m_table->setItemDelegateForColumn(ThreadsModel::LastMinute, new LaneDelegate(*m_model, this));
    m_table->restoreColumns(
        QStringLiteral("threads"),
        [](int column) {
            switch (column) {
            case ThreadsModel::Number:
                return 4;
            case ThreadsModel::State:
                return 31; // “Waiting for the host’s turn”
            case ThreadsModel::Url:
                return 34;
            case ThreadsModel::LastMinute:
                return 46;
            case ThreadsModel::Bytes:
                return 10;
            default:
                return 8;
            }
        },
        [](int column) { return column != ThreadsModel::Depth; });
    auto *lanes = new QWidget(this);
    auto *rows = new QVBoxLayout(lanes);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto *line = new QHBoxLayout;
    line->addWidget(m_legend, 1);
    line->addWidget(makeExportButton(*m_model, QStringLiteral("threadsExport")), 0, Qt::AlignTop);
    rows->addLayout(line);
    rows->addWidget(m_table, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(lanes);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->addWidget(m_stack);
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this](const QModelIndex &index) {
        Q_EMIT workerSelected(index.isValid() ? index.data(ThreadsModel::WorkerRole).toInt() : 0);
    });
    retranslate();
}

QString ThreadsView::title() const
{
    return tr("Threads");
}

void ThreadsView::follow(const project::ProjectSession &session)
{
    m_urlDelegate->setOrigin(words::originOfSeed(session.settings().seeds.value(0)));
    poll();
}

void ThreadsView::poll(bool)
{
    if (!isVisible())
        return; // the crawl keeps a minute for us
    const QList<engine::WorkerStatus> workers = m_session.workers();
    if (std::exchange(m_pastLanes, m_session.pastLanesRevision()) != m_session.pastLanesRevision())
        m_model->lanes() = m_session.pastLanes();
    m_model->lanes().add(m_session.lanes(m_model->lanes().mark()));
    m_model->setWorkers(workers);
    m_stack->setCurrentIndex(workers.isEmpty() ? 0 : 1);
}

void ThreadsView::saveColumns() const
{
    m_table->saveColumns();
}

void ThreadsView::refreshLegend()
{
    QList<widgets::Legend::Item> items;
    for (const engine::WorkerPhase phase : shownPhases())
        items.append({phaseColor(phase, m_table->palette().color(QPalette::Base)), words::wording::phase(phase)});
    m_legend->setItems(items);
}

void ThreadsView::retranslate()
{
    m_empty->setTexts(tr("The threads of a crawl appear here. Select one to see its log."));
    m_model->retranslate();
    refreshLegend();
}

void ThreadsView::changeEvent(QEvent *event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        refreshLegend();
}

void ThreadsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    poll();
}

models::ShownTable ThreadsView::shownTable() const
{
    return m_model->shown(m_table->visibleColumns());
}

} // namespace argiope::threads
