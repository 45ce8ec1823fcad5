#include "ui/nodes/nodesview.h"

#include "core/store/nodeorders.h"
#include "core/store/place.h"
#include "ui/project/askdisk.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/columnbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace argiope::nodes {

NodesView::NodesView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_model(new NodesModel(reader, this))
    , m_summary(new QLabel(this))
    , m_join(new QPushButton(this))
    , m_pause(new QPushButton(this))
    , m_resume(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_settings(new QPushButton(this))
    , m_columns(new QToolButton(this))
    , m_table(new widgets::TableView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_table->setObjectName(QStringLiteral("nodesTable"));
    m_summary->setObjectName(QStringLiteral("nodesSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_join->setObjectName(QStringLiteral("joinNodes"));
    m_pause->setObjectName(QStringLiteral("pauseNodes"));
    m_resume->setObjectName(QStringLiteral("resumeNodes"));
    m_stop->setObjectName(QStringLiteral("stopNodes"));
    m_settings->setObjectName(QStringLiteral("settingsOfNodes"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(NodesModel::State, new widgets::StatusDelegate(NodesModel::KindRole, this));
    m_table->restoreColumns(QStringLiteral("nodes"), [](int column) {
        static constexpr int Widths[NodesModel::ColumnCount] = {16, 12, 7, 7, 9, 9, 9, 11, 21, 18, 10};
        return Widths[column];
    });
    m_table->enableSorting();
    widgets::makeColumnButton(*m_columns, [this]() -> widgets::TableView & { return *m_table; });

    auto *row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    for (QPushButton *button : {m_join, m_pause, m_resume, m_stop, m_settings}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addSpacing(8);
    row->addWidget(makeExportButton(*m_model, QStringLiteral("nodesExport")));
    row->addWidget(m_columns);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_join, &QPushButton::clicked, this, &NodesView::joinRequested);
    connect(m_pause, &QPushButton::clicked, this, [this] { order(QByteArrayLiteral("pause")); });
    connect(m_resume, &QPushButton::clicked, this, [this] { order(QByteArrayLiteral("run")); });
    connect(m_stop, &QPushButton::clicked, this, &NodesView::askToStop);
    connect(m_settings, &QPushButton::clicked, this, &NodesView::askForSettings);
    connect(m_model, &NodesModel::updated, this, &NodesView::refreshState);
    connect(&m_reader, &project::ProjectReader::opened, this, &NodesView::refreshState);
    retranslate();
}

QString NodesView::title() const
{
    return tr("Nodes");
}

void NodesView::poll(bool last)
{
    if (last && isVisible())
        m_model->refresh();
}

bool NodesView::isOffered(const project::ProjectSession &session) const
{
    return store::Place::isDatabase(session.path());
}

void NodesView::follow(const project::ProjectSession &session)
{
    m_isFree = !session.isActive() && session.hasProject() && session.isUnfinished();
    refreshState();
}

void NodesView::carryOut(
    const std::function<base::Result<void, store::StoreError>(const QString &address)> &what, const QString &done)
{
    using Answer = base::Result<void, store::StoreError>;
    m_ordering = true;
    refreshState();
    project::askDisk(
        this, [what, address = m_reader.path()] { return std::make_shared<Answer>(what(address)); },
        [this, done](const std::shared_ptr<Answer> &answer) {
            m_ordering = false;
            if (*answer) {
                Q_EMIT reported(done, {}, false);
            } else {
                const auto words = words::wording::error(answer->error());
                Q_EMIT reported(words.text, words.details, true);
            }
            m_model->refresh();
            refreshState();
        });
}

void NodesView::order(const QByteArray &wanted)
{
    carryOut([wanted](const QString &address) { return store::orderNodes(address, wanted); },
        wanted == "pause"      ? tr("All nodes pause at their next heartbeat.")
            : wanted == "stop" ? tr("All nodes stop at their next heartbeat. The crawl can be resumed at any time.")
                               : tr("All nodes resume at their next heartbeat."));
}

void NodesView::setSettings(const settings::CrawlSettings &settings)
{
    carryOut([settings](const QString &address) { return store::setNodeSettings(address, settings); },
        tr("All nodes apply the settings at their next heartbeat."));
}

void NodesView::askForSettings()
{
    // Somebody else may have changed them since the project was opened.
    using Answer = base::Result<settings::CrawlSettings, store::StoreError>;
    project::askDisk(
        this, [address = m_reader.path()] { return std::make_shared<Answer>(store::nodeSettings(address)); },
        [this](const std::shared_ptr<Answer> &answer) {
            if (*answer) {
                Q_EMIT settingsRequested(**answer);
            } else {
                const auto words = words::wording::error(answer->error());
                Q_EMIT reported(words.text, words.details, true);
            }
        });
}

void NodesView::askToStop()
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Stop All Nodes"),
        tr("Stop %Ln node(s) on all machines? Saved data is kept. The crawl continues when nodes join again.", nullptr,
            m_model->alive()),
        QMessageBox::NoButton, this);
    box->setObjectName(QStringLiteral("askToStop"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *stop = box->addButton(tr("&Stop All"), QMessageBox::AcceptRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, stop](const QAbstractButton *) {
        if (box->clickedButton() == stop)
            order(QByteArrayLiteral("stop"));
    });
    box->open();
}

void NodesView::refreshState()
{
    const store::NodeList &list = m_model->list();
    const int alive = m_model->alive();
    QStringList parts;
    if (alive > 0) {
        parts << tr("%Ln node(s)", nullptr, alive)
              << tr("%1 URLs/s", "of all nodes").arg(QLocale().toString(m_model->rate(), 'f', 1));
        if (list.batches > 0)
            parts << tr("%1 batches in transfer", "batches of URLs").arg(words::format::count(list.batches));
    }
    if (list.wanted == "pause")
        parts << tr("pause requested for all");
    else if (!list.wanted.isEmpty() && list.wanted != "run") // or a limit is reached
        parts << tr("stop requested for all");
    m_summary->setText(parts.join(QStringLiteral(" · ")));
    const bool can = alive > 0 && !m_ordering;
    const auto &info = m_reader.info();
    m_join->setEnabled(m_isFree && m_model->isKnown() && info && info->writable);
    m_pause->setEnabled(can && list.wanted == "run");
    m_resume->setEnabled(can && list.wanted == "pause");
    m_stop->setEnabled(can && (list.wanted == "run" || list.wanted == "pause"));
    m_settings->setEnabled(can);
    const int rows = m_model->rowCount();
    if (m_reader.isOpen() && !m_model->isKnown())
        m_empty->setTexts(tr("Loading the nodes from the database…"));
    else
        m_empty->setTexts(tr("No node has joined this project yet."),
            tr("“Join Crawl” makes this window the first node. To add more, run argiope-cli crawl --join --project "
               "ADDRESS on any number of machines."));
    m_stack->setCurrentIndex(rows > 0 ? 0 : 1);
    if (rows > 0 && hasFocus())
        focusContent();
}

void NodesView::focusContent()
{
    if (m_stack->currentIndex() == 0)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        setFocus(Qt::ShortcutFocusReason); // refreshState() hands it on
}

void NodesView::saveColumns() const
{
    m_table->saveColumns();
}

void NodesView::retranslate()
{
    m_join->setText(tr("Join Crawl"));
    m_join->setToolTip(tr(
        "This window becomes a node. It crawls its share of the hosts until it is stopped or the crawl is finished."));
    m_pause->setText(tr("Pause All"));
    m_resume->setText(tr("Resume All"));
    m_stop->setText(tr("Stop All…"));
    m_settings->setText(tr("Settings for All…"));
    m_table->setAccessibleName(tr("Nodes"));
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_model->retranslate();
    refreshState();
}

void NodesView::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void NodesView::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

models::ShownTable NodesView::shownTable() const
{
    return m_model->shown(m_table->visibleColumns());
}

} // namespace argiope::nodes
