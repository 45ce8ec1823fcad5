#include "ui/hosts/hostsview.h"

#include "ui/widgets/columnbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace argiope::hosts {

using models::HostsModel;

namespace {
constexpr int MostSitemaps = 1000; ///< lines
} // namespace

HostsView::HostsView(project::ProjectReader &reader, std::function<frontier::HostList()> live, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_live(std::move(live))
    , m_model(new HostsModel(reader, this))
    , m_filter(new widgets::FilterField(this))
    , m_count(new QLabel(this))
    , m_columns(new QToolButton(this))
    , m_table(new widgets::TableView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_robotsTitle(new QLabel(this))
    , m_robots(new QPlainTextEdit(this))
    , m_sitemapsPane(new QWidget(this))
    , m_sitemapsTitle(new QLabel(this))
    , m_sitemaps(new QPlainTextEdit(this))
    , m_urls(new QPushButton(this))
{
    m_filter->setObjectName(QStringLiteral("hostsFilter"));
    m_table->setObjectName(QStringLiteral("hostsTable"));
    m_robots->setObjectName(QStringLiteral("robotsText"));
    m_sitemaps->setObjectName(QStringLiteral("sitemapsText"));
    m_urls->setObjectName(QStringLiteral("showHostUrls"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(HostsModel::Robots, new widgets::StatusDelegate(HostsModel::KindRole, this));
    m_table->setItemDelegateForColumn(HostsModel::Host, new widgets::UrlDelegate(this));
    m_table->restoreColumns(QStringLiteral("hosts"), [](int column) {
        static constexpr int Widths[HostsModel::ColumnCount]
            = {34, 10, 10, 10, 10, 10, 24, 16, 11, 11, 10, 13, 24, 10, 12};
        return Widths[column];
    });
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_robots->setReadOnly(true);
    m_robots->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_sitemaps->setReadOnly(true);
    m_sitemaps->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_robots->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    widgets::makeColumnButton(*m_columns, [this]() -> widgets::TableView & { return *m_table; });

    auto *row = new QHBoxLayout;
    row->addWidget(m_filter, 1);
    row->addSpacing(8);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(makeExportButton(*m_model, QStringLiteral("hostsExport")));
    row->addWidget(m_columns);
    // Side by side, since there is more room across than down.
    auto *below = new QSplitter(Qt::Horizontal, this);
    auto *robots = new QWidget(below);
    auto *title = new QHBoxLayout;
    m_robotsTitle->setObjectName(QStringLiteral("robotsTitle"));
    m_robotsTitle->setTextFormat(Qt::PlainText);
    title->addWidget(m_robotsTitle, 1);
    title->addWidget(m_urls);
    auto *robotsColumn = new QVBoxLayout(robots);
    robotsColumn->setContentsMargins(0, 4, 0, 0);
    robotsColumn->addLayout(title);
    robotsColumn->addWidget(m_robots, 1);
    auto *sitemapsColumn = new QVBoxLayout(m_sitemapsPane);
    sitemapsColumn->setContentsMargins(0, 4, 0, 0);
    m_sitemapsTitle->setMinimumHeight(m_urls->sizeHint().height()); // both texts begin at one height
    sitemapsColumn->addWidget(m_sitemapsTitle);
    sitemapsColumn->addWidget(m_sitemaps, 1);
    below->addWidget(robots);
    below->addWidget(m_sitemapsPane);
    below->setStretchFactor(0, 1);
    below->setStretchFactor(1, 1);
    below->setChildrenCollapsible(false);
    m_split->addWidget(m_table);
    m_split->addWidget(below);
    m_split->setStretchFactor(0, 2);
    m_split->setStretchFactor(1, 1);
    m_split->setCollapsible(0, false);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_filter, &widgets::FilterField::filterChanged, m_model, &HostsModel::setFilter);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, [this] {
        focusContent();
        m_table->selectFirstIfNone();
    });
    connect(m_table, &widgets::TableView::currentRowChanged, this, &HostsView::showRobots);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!current().isValid())
            showRobots(); // which says what to select
    });
    connect(m_table, &widgets::TableView::rowActivated, this, [this] { requestUrls(store::ListKind::Urls); });
    connect(m_table, &QWidget::customContextMenuRequested, this, &HostsView::showMenu);
    connect(m_urls, &QPushButton::clicked, this, [this] { requestUrls(store::ListKind::Urls); });
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, &HostsView::clearFilter);
    connect(m_model, &HostsModel::updated, this, &HostsView::refreshState);
    connect(&m_reader, &project::ProjectReader::opened, this, &HostsView::refreshState);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_shownHost = 0;
        m_robots->clear();
        showSitemaps({});
    });
    showSitemaps({});
    retranslate();
}

QModelIndex HostsView::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? QModelIndex() : rows.constFirst();
}

QString HostsView::title() const
{
    return tr("Hosts");
}

void HostsView::poll(bool last)
{
    m_model->poll(last);
    if (last)
        m_model->setLive({});
    else if (m_live && isVisible())
        m_model->setLive(m_live());
}

void HostsView::requestUrls(store::ListKind kind, bool problems)
{
    const QModelIndex index = current();
    if (!index.isValid())
        return;
    store::ListQuery query;
    query.kind = kind;
    query.host = index.data(HostsModel::OriginRole).toByteArray();
    query.problems = problems;
    if (!query.host.isEmpty())
        Q_EMIT filterRequested(query);
}

void HostsView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    const QString origin = QString::fromUtf8(index.data(HostsModel::OriginRole).toByteArray());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show &URLs"), this, [this] { requestUrls(store::ListKind::Urls); });
    menu->addAction(tr("Show URLs with &Errors"), this, [this] { requestUrls(store::ListKind::Urls, true); });
    menu->addAction(tr("Show URL&s Not Crawled"), this, [this] { requestUrls(store::ListKind::Skipped); });
    menu->addSeparator();
    menu->addAction(tr("Open robots.txt in the &Browser"), this,
        [this, origin] { Q_EMIT openRequested(origin + QStringLiteral("/robots.txt")); });
    menu->addAction(tr("&Copy"), this, [origin] { QApplication::clipboard()->setText(origin); });
    for (QAction *action : menu->actions())
        action->setEnabled(!origin.isEmpty());
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

/// What robots.txt asks for, and what is kept of it.
QString HostsView::delayText(const store::HostSummary &host)
{
    if (host.crawlDelay < 0)
        return {};
    const QString asked = words::format::milliseconds(qint64(host.crawlDelay * 1000));
    if (host.keptDelay >= host.crawlDelay)
        return tr(", Crawl-delay %1").arg(asked);
    return tr(", Crawl-delay %1 (Argiope waits %2)")
        .arg(asked, words::format::milliseconds(qint64(host.keptDelay * 1000)));
}

void HostsView::showRobots()
{
    const QModelIndex index = current();
    m_urls->setEnabled(index.isValid() && !index.data(HostsModel::OriginRole).toByteArray().isEmpty());
    if (m_cancel)
        m_cancel->store(true);
    if (!index.isValid()) {
        m_shownHost = 0;
        m_robotsTitle->setText(tr("Select a host to read its robots.txt."));
        m_robots->setPlaceholderText({});
        m_robots->clear();
        showSitemaps({});
        return;
    }
    const store::HostSummary host = m_model->at(index.row());
    m_robotsTitle->setText(host.origin.isEmpty() ? QString()
                                                 : tr("%1: robots.txt, %2")
                                                       .arg(words::foreign::shown(words::readableUrl(host.origin)),
                                                           words::wording::robotsStatus(host.robotsStatus))
                + delayText(host));
    const auto id = qint64(base::raw(host.id));
    struct Answer
    {
        std::optional<store::HostRecord> record;
        QList<store::SitemapRecord> sitemaps;
    };
    m_cancel = m_reader.ask(
        project::Lane::Rows, this,
        [id = host.id](store::Reader &reader, const std::atomic<bool> &) {
            return Answer{reader.host(id), reader.sitemaps(id, MostSitemaps)};
        },
        [this, id](const Answer &answer) {
            showSitemaps(answer.sitemaps); // they come while the crawl goes on
            const qint64 fetchedAt = answer.record ? answer.record->robotsFetchedAt : 0;
            if (m_shownHost == id && m_shownFetchedAt == fetchedAt)
                return;
            m_shownHost = id;
            m_shownFetchedAt = fetchedAt;
            m_robots->setPlaceholderText(tr("No content."));
            m_robots->setPlainText(answer.record ? words::foreign::shownLines(answer.record->robotsText) : QString());
        });
}

void HostsView::showSitemaps(const QList<store::SitemapRecord> &sitemaps)
{
    QStringList lines;
    for (const store::SitemapRecord &sitemap : sitemaps)
        lines.append(sitemapLine(sitemap));
    const QString text = lines.join(u'\n');
    if (text != m_sitemaps->toPlainText())
        m_sitemaps->setPlainText(text);
    m_sitemapsPane->setVisible(!sitemaps.isEmpty());
}

/// One line, whatever a stranger wrote into the URL.
QString HostsView::sitemapLine(const store::SitemapRecord &sitemap) const
{
    const QString url = words::foreign::shown(words::readableUrl(sitemap.url));
    switch (sitemap.state) {
    case store::UrlState::Queued:
        return tr("%1: queued").arg(url);
    case store::UrlState::Skipped:
        return tr("%1: not fetched: %2").arg(url, words::wording::rule(sitemap.rule));
    case store::UrlState::Finished:
        break;
    }
    const QString outcome = words::wording::outcome(sitemap.outcome);
    if (sitemap.urls < 0)
        return tr("%1: %2").arg(url, outcome);
    const QString line
        = tr("%1: %2, %3 URLs, %4 sitemaps")
              .arg(url, outcome, words::format::count(sitemap.urls), words::format::count(sitemap.sitemaps));
    return sitemap.problem.isEmpty() ? line : tr("%1 (damaged)").arg(line);
}

void HostsView::refreshState()
{
    const int rows = m_model->rowCount();
    const qint64 total = m_model->total();
    if (!m_model->isKnown())
        m_count->clear();
    else if (total > HostsModel::MostHosts)
        m_count->setText(tr("The %1 largest of %2 hosts")
                             .arg(words::format::count(HostsModel::MostHosts), words::format::count(total)));
    else
        m_count->setText(tr("%Ln host(s)", nullptr, rows));
    const bool filtered = !m_model->filter().isEmpty();
    if (filtered)
        m_empty->setTexts(tr("No host matches the filter."), {}, tr("Clear the Filter"));
    else if (m_reader.isOpen() && !m_model->isKnown())
        m_empty->setTexts(tr("Counting the hosts…"));
    else
        m_empty->setTexts(tr("Hosts appear here with their URLs, robots.txt and request rate."));
    m_stack->setCurrentWidget(rows > 0 ? static_cast<QWidget *>(m_split) : m_empty);
    if (rows > 0 && hasFocus())
        focusContent();
    showRobots();
}

void HostsView::focusContent()
{
    if (m_stack->currentWidget() == m_split)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        setFocus(Qt::ShortcutFocusReason); // refreshState() hands it on
}

void HostsView::clearFilter()
{
    m_filter->setFilter({});
    m_model->setFilter({});
}

void HostsView::saveColumns() const
{
    m_table->saveColumns();
}

void HostsView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by host name or IP address…"));
    m_filter->setAccessibleName(tr("Host filter"));
    m_table->setAccessibleName(tr("Hosts"));
    m_robots->setAccessibleName(tr("robots.txt of the host"));
    m_sitemapsTitle->setText(tr("Sitemaps"));
    m_sitemaps->setAccessibleName(tr("Sitemaps of the host"));
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_urls->setText(tr("Show URLs"));
    m_model->retranslate();
    refreshState();
}

void HostsView::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void HostsView::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

models::ShownTable HostsView::shownTable() const
{
    return m_model->shown(m_table->visibleColumns());
}

} // namespace argiope::hosts
