#include "ui/sitemaps/sitemapsview.h"

#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "ui/widgets/columnbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace argiope::sitemaps {

namespace foreign = words::foreign;
namespace wording = words::wording;
using store::SitemapRecord;

SitemapsView::SitemapsView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_model(new SitemapsModel(reader, this))
    , m_filter(new widgets::FilterField(this))
    , m_count(new QLabel(this))
    , m_urls(new QToolButton(this))
    , m_columns(new QToolButton(this))
    , m_table(new widgets::TableView(this))
    , m_about(new QLabel(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_filter->setObjectName(QStringLiteral("sitemapsFilter"));
    m_table->setObjectName(QStringLiteral("sitemapsTable"));
    m_about->setObjectName(QStringLiteral("sitemapAbout"));
    m_urls->setObjectName(QStringLiteral("sitemapUrls"));
    m_urls->setAutoRaise(true);
    m_urls->setFocusPolicy(Qt::TabFocus);
    m_urls->setPopupMode(QToolButton::InstantPopup);
    m_urls->setMenu(new QMenu(m_urls));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(SitemapsModel::Address, new widgets::UrlDelegate(this));
    m_table->setItemDelegateForColumn(SitemapsModel::NamedBy, new widgets::UrlDelegate(this));
    m_table->setItemDelegateForColumn(
        SitemapsModel::Result, new widgets::StatusDelegate(SitemapsModel::KindRole, this));
    m_table->restoreColumns(QStringLiteral("sitemaps"), [](int column) {
        static constexpr int Widths[SitemapsModel::ColumnCount] = {38, 17, 8, 9, 32, 9, 8, 18};
        return Widths[column];
    });
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_about->setTextFormat(Qt::PlainText); // strangers' texts
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_about->setContentsMargins(4, 2, 4, 4);
    widgets::makeColumnButton(*m_columns, [this]() -> widgets::TableView & { return *m_table; });

    auto *row = new QHBoxLayout;
    row->addWidget(m_filter, 1);
    row->addSpacing(8);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(m_urls);
    row->addWidget(makeExportButton(*m_model, QStringLiteral("sitemapsExport")));
    row->addWidget(m_columns);
    auto *list = new QWidget(m_stack);
    auto *lines = new QVBoxLayout(list);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(m_table, 1);
    lines->addWidget(m_about);
    m_stack->addWidget(list);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_filter, &widgets::FilterField::filterChanged, m_model, &SitemapsModel::setFilter);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, [this] {
        focusContent();
        m_table->selectFirstIfNone();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SitemapsView::showSelected);
    connect(m_table, &widgets::TableView::rowActivated, this, &SitemapsView::openInBrowser);
    connect(m_table, &QWidget::customContextMenuRequested, this, &SitemapsView::showMenu);
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, &SitemapsView::clearFilter);
    connect(m_model, &SitemapsModel::updated, this, &SitemapsView::refreshState);
    connect(&m_reader, &project::ProjectReader::opened, this, &SitemapsView::refreshState);
    retranslate();
}

QString SitemapsView::title() const
{
    return tr("Sitemaps");
}

void SitemapsView::poll(bool last)
{
    m_model->poll(last);
}

QModelIndex SitemapsView::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? QModelIndex() : rows.constFirst();
}

void SitemapsView::openInBrowser()
{
    if (const QModelIndex index = current(); index.isValid())
        Q_EMIT openRequested(QString::fromUtf8(m_model->at(index.row()).url));
}

void SitemapsView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    const QString url = QString::fromUtf8(index.data(SitemapsModel::UrlRole).toByteArray());
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("sitemapMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open in the &Browser"), this, [this, url] { Q_EMIT openRequested(url); });
    menu->addAction(tr("&Copy"), this, [url] { QApplication::clipboard()->setText(url); });
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void SitemapsView::fillUrlsMenu()
{
    using store::ListKind;
    const auto add = [this](const QString &text, ListKind kind, const QString &words, std::optional<int> depth = {}) {
        m_urls->menu()->addAction(text, this, [this, kind, words, depth] {
            store::ListQuery query;
            query.kind = kind;
            query.depth = depth;
            if (const auto where = filter::parse(words, store::filterFields()))
                query.where = *where;
            Q_EMIT filterRequested(query);
        });
    };
    m_urls->menu()->clear();
    add(tr("URLs in &Sitemaps"), ListKind::Urls, QStringLiteral("in_sitemap"));
    add(tr("Orpha&n URLs in Sitemaps"), ListKind::Urls, QStringLiteral("in_sitemap"), store::DepthInSitemaps);
    add(tr("Sitemap URLs Not Craw&led"), ListKind::Skipped, QStringLiteral("in_sitemap"));
    // What was read as a page, which other sites' URLs are not, and is to be found by a search.
    add(tr("&Pages Not in Sitemaps"), ListKind::Urls,
        QStringLiteral(
            "not in_sitemap and status = 200 and word_count >= 0 and (canonical is empty or canonical = url) "
            "and (meta_robots is empty or not meta_robots contains \"noindex\")"));
}

void SitemapsView::showSelected()
{
    const QModelIndex index = current();
    if (!index.isValid()) {
        m_about->setText(tr("Select a sitemap to see its problems."));
        return;
    }
    const SitemapRecord &sitemap = m_model->at(index.row());
    QStringList lines{tr("%1: %2").arg(foreign::shown(sitemap.url), SitemapsModel::resultOf(sitemap))};
    if (sitemap.state == store::UrlState::Skipped)
        lines << wording::ruleHint(sitemap.rule, true) << wording::ruleDetail(sitemap.rule);
    if (sitemap.state == store::UrlState::Finished && sitemap.outcome != base::Outcome::Ok)
        lines << wording::outcomeHint(sitemap.outcome);
    lines << SitemapsModel::problemOf(sitemap) << foreign::shown(sitemap.error);
    lines << tr("Source: %1").arg(SitemapsModel::namedBy(sitemap));
    lines.removeAll(QString());
    m_about->setText(lines.join(u'\n'));
}

void SitemapsView::refreshState()
{
    const int rows = m_model->rowCount();
    const qint64 total = m_model->total();
    if (!m_model->isKnown())
        m_count->clear();
    else if (total > SitemapsModel::MostSitemaps)
        m_count->setText(tr("The first %1 of %2 sitemaps")
                             .arg(words::format::count(SitemapsModel::MostSitemaps), words::format::count(total)));
    else
        m_count->setText(tr("%Ln sitemap(s)", nullptr, rows));
    if (!m_model->filter().isEmpty())
        m_empty->setTexts(tr("No sitemap matches the filter."), {}, tr("Clear the Filter"));
    else if (m_reader.isOpen() && !m_model->isKnown())
        m_empty->setTexts(tr("Reading the list of sitemaps…"));
    else if (m_reader.isOpen())
        m_empty->setTexts(tr("No sitemaps in this crawl."),
            tr("To crawl sitemaps, turn them on in Crawl Settings. Argiope reads those listed in robots.txt, and "
               "/sitemap.xml."));
    else
        m_empty->setTexts(tr("Sitemaps appear here with their source and result."));
    m_stack->setCurrentIndex(rows > 0 ? 0 : 1);
    m_urls->setEnabled(total > 0 && m_reader.isOpen());
    if (rows > 0 && hasFocus())
        focusContent();
    showSelected();
}

void SitemapsView::focusContent()
{
    if (m_stack->currentIndex() == 0)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        setFocus(Qt::ShortcutFocusReason); // refreshState() hands it on
}

void SitemapsView::clearFilter()
{
    m_filter->setFilter({});
    m_model->setFilter({});
}

void SitemapsView::saveColumns() const
{
    m_table->saveColumns();
}

void SitemapsView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by URL…"));
    m_filter->setAccessibleName(tr("Sitemap filter"));
    m_table->setAccessibleName(tr("Sitemaps"));
    m_urls->setText(tr("Show URLs"));
    m_urls->setToolTip(tr("Compares the URLs in sitemaps with the crawled URLs"));
    fillUrlsMenu();
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_model->retranslate();
    refreshState();
}

void SitemapsView::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void SitemapsView::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

models::ShownTable SitemapsView::shownTable() const
{
    return m_model->shown(m_table->visibleColumns());
}

} // namespace argiope::sitemaps
