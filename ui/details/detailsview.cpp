#include "ui/details/detailsview.h"

#include "ui/details/issuespane.h"
#include "ui/details/linkspane.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/steadytabbar.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollBar>
#include <QStyleHints>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

#include <utility>

namespace argiope::details {

namespace {

constexpr qsizetype MostBefore = 200; ///< URLs that there is a way back to
constexpr int TicksBetweenLooks = 10; ///< polls come every 150 ms or so

/// Replaces the text without losing the place.
void setKept(QTextBrowser *browser, const QString &html)
{
    if (browser->property("html").toString() == html)
        return;
    const int at = browser->verticalScrollBar()->value();
    browser->setProperty("html", html);
    browser->setHtml(html);
    browser->verticalScrollBar()->setValue(at);
}

QList<std::pair<store::Column, store::Value>> furtherColumns(store::Reader &reader, base::UrlId id)
{
    QList<std::pair<store::Column, store::Value>> further;
    QList<store::UrlColumn> ids;
    for (const store::Column &column : reader.columns().all()) {
        if (column.id < store::UrlColumn::FirstUnnamed || (!column.isOwn() && facts::factFromName(column.name)))
            continue; // the record has it
        ids.append(column.id);
        further.append({column, {}});
    }
    const QList<store::UrlRow> rows = reader.rows({qint64(base::raw(id))}, ids);
    if (rows.isEmpty() || rows.constFirst().values.size() != further.size())
        return {};
    for (qsizetype i = 0; i < further.size(); ++i)
        further[i].second = rows.constFirst().values.at(i);
    return further;
}

Facts readFacts(store::Reader &reader, base::UrlId id)
{
    Facts facts;
    const auto record = reader.row(id);
    if (!record)
        return facts;
    facts.found = true;
    facts.record = *record;
    facts.settings = reader.settings();
    facts.path = reader.pathFromSeed(id);
    facts.chain = reader.redirectChain(id);
    facts.visits = reader.visits(id);
    facts.server = reader.hostOf(id).ip;
    facts.whyNow = engine::whyNow(reader, *record);
    facts.further = furtherColumns(reader, id);
    if (!record->page.canonical.isEmpty()) {
        if (const auto canonical = reader.find(record->page.canonical))
            facts.canonical = canonical->id;
    }
    if (record->referrerId != base::UrlId::None) {
        if (const auto link = reader.firstLink(record->referrerId, id))
            facts.firstLink = *link;
    }
    if (facts.firstLink.targetId == base::UrlId::None && record->referrerId != base::UrlId::None) {
        facts.firstLink.sourceId = record->referrerId;
        facts.firstLink.source = record->referrer;
        facts.firstLink.targetId = id;
    }
    return facts;
}

} // namespace

DetailsView::DetailsView(project::ProjectReader &reader, models::AuditRun *audit, QWidget *parent)
    : QTabWidget(parent)
    , m_reader(reader)
    , m_bar(new widgets::SteadyTabBar(this))
    , m_issues(audit ? new IssuesPane(reader, *audit, this) : nullptr)
    , m_factsText(new QTextBrowser(this))
    , m_inTable(new LinksPane(reader, models::LinksModel::End::Source, QStringLiteral("inlinks"), this))
    , m_outTable(new LinksPane(reader, models::LinksModel::End::Target, QStringLiteral("outlinks"), this))
    , m_headers(new QTextBrowser(this))
    , m_redirects(new QTextBrowser(this))
    , m_why(new QTextBrowser(this))
    , m_backButton(new QToolButton(this))
    , m_forwardButton(new QToolButton(this))
{
    setTabBar(m_bar);
    setDocumentMode(true);
    m_factsText->setObjectName(QStringLiteral("facts"));
    m_why->setObjectName(QStringLiteral("why"));
    m_headers->setObjectName(QStringLiteral("headers"));
    m_redirects->setObjectName(QStringLiteral("redirects"));
    for (QTextBrowser *browser : {m_factsText, m_headers, m_redirects, m_why}) {
        browser->setOpenLinks(false);
        browser->setFrameShape(QFrame::NoFrame);
        connect(browser, &QTextBrowser::anchorClicked, this, &DetailsView::follow);
    }
    for (LinksPane *pane : {m_inTable, m_outTable}) {
        connect(pane, &LinksPane::urlRequested, this, &DetailsView::followUrl);
        connect(pane, &LinksPane::openRequested, this, &DetailsView::openRequested);
        connect(pane, &LinksPane::tableExportRequested, this, &DetailsView::tableExportRequested);
        connect(&pane->links(), &models::LinksModel::changed, this, &DetailsView::fillTitles);
    }
    auto *ways = new QWidget(this);
    auto *row = new QHBoxLayout(ways);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_backButton->setObjectName(QStringLiteral("detailsBack"));
    m_backButton->setIcon(widgets::icon(QStringLiteral("back")));
    m_backButton->setShortcut(Qt::ALT | Qt::Key_Left);
    m_forwardButton->setObjectName(QStringLiteral("detailsForward"));
    m_forwardButton->setIcon(widgets::icon(QStringLiteral("forward")));
    m_forwardButton->setShortcut(Qt::ALT | Qt::Key_Right);
    for (QToolButton *button : {m_backButton, m_forwardButton}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    setCornerWidget(ways, Qt::TopRightCorner);
    connect(m_backButton, &QToolButton::clicked, this, &DetailsView::back);
    connect(m_forwardButton, &QToolButton::clicked, this, &DetailsView::forward);
    if (m_issues) {
        connect(m_issues, &IssuesPane::issueRequested, this, &DetailsView::issueRequested);
        connect(m_issues, &IssuesPane::changed, this, &DetailsView::fillIssuesTitle);
        addTab(m_issues, QString());
    }
    addTab(m_factsText, QString());
    addTab(m_inTable, QString());
    addTab(m_outTable, QString());
    addTab(m_headers, QString());
    addTab(m_redirects, QString());
    addTab(m_why, QString());
    refreshWays();
    connect(this, &QTabWidget::currentChanged, this, &DetailsView::askRedirects);
    connect(this, &QTabWidget::currentChanged, this, &DetailsView::refreshFold);
    connect(this, &QTabWidget::tabBarClicked, this, [this](int index) {
        if ((m_id != 0 && !m_aside) || index < 0)
            return;
        m_opened = !(m_opened && index == currentIndex());
        refreshFold();
    });
    m_unfolding.setSingleShot(true);
    m_unfolding.setInterval(QGuiApplication::styleHints()->mouseDoubleClickInterval());
    connect(&m_unfolding, &QTimer::timeout, this, [this] {
        if (QGuiApplication::mouseButtons() != Qt::NoButton)
            m_unfolding.start();
        else
            refreshFold();
    });
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_asking = false;
        m_before.clear();
        m_after.clear();
        open(0);
    });
    retranslate();
    refreshFold();
}

void DetailsView::unfold()
{
    m_opened = true;
    refreshFold();
}

void DetailsView::setAside()
{
    m_aside = true;
    m_opened = false;
    refreshFold();
}

void DetailsView::refreshFold()
{
    // Tabs of others have something to say even so.
    const bool empty = (m_id == 0 || m_aside) && !m_opened && currentIndex() <= indexOf(m_why);
    m_unfolding.stop();
    setMaximumHeight(empty ? tabBar()->sizeHint().height() : QWIDGETSIZE_MAX);
    if (std::exchange(m_folded, empty) != empty)
        Q_EMIT folded(empty);
}

models::LinksModel &DetailsView::inlinks()
{
    return m_inTable->links();
}

models::LinksModel &DetailsView::outlinks()
{
    return m_outTable->links();
}

void DetailsView::showWhy()
{
    setCurrentWidget(m_why);
}

void DetailsView::follow(const QUrl &url)
{
    if (url.scheme() == QLatin1String("id"))
        followUrl(url.path().toLongLong());
    else if (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"))
        Q_EMIT openRequested(url.toString(QUrl::FullyEncoded));
}

void DetailsView::showUrl(qint64 id)
{
    if (id == m_id && id != 0) { // the table answers what a link in here has led to, or its tab is in front again
        m_aside = false;
        if (m_folded)
            m_unfolding.start();
        return;
    }
    if (m_id != 0) {
        m_before.append(m_id);
        if (m_before.size() > MostBefore)
            m_before.removeFirst();
    }
    m_after.clear();
    open(id);
}

void DetailsView::followUrl(qint64 id)
{
    showUrl(id);
    Q_EMIT followed(id);
}

void DetailsView::back()
{
    if (m_before.isEmpty())
        return;
    if (m_id != 0)
        m_after.append(m_id);
    open(m_before.takeLast());
    Q_EMIT followed(m_id);
}

void DetailsView::forward()
{
    if (m_after.isEmpty())
        return;
    if (m_id != 0)
        m_before.append(m_id);
    open(m_after.takeLast());
    Q_EMIT followed(m_id);
}

void DetailsView::refreshWays()
{
    m_backButton->setEnabled(!m_before.isEmpty());
    m_forwardButton->setEnabled(!m_after.isEmpty());
}

void DetailsView::open(qint64 id)
{
    m_id = id;
    refreshWays();
    if (m_cancel)
        m_cancel->store(true);
    m_asking = false;
    m_redirectsHere.reset();
    m_redirectsOf = 0;
    if (m_issues)
        m_issues->showUrl(id);
    showLinksOf({});
    m_opened = false;
    m_aside = false;
    if (id != 0 && m_folded)
        m_unfolding.start();
    else
        refreshFold();
    if (id == 0) {
        apply({});
        return;
    }
    ask();
}

void DetailsView::showLinksOf(const QList<qint64> &ids)
{
    const QList<qint64> urls = ids.size() > 1 && ids.contains(m_id) ? ids
        : m_id != 0                                                 ? QList<qint64>{m_id}
                                                                    : ids.mid(0, 0);
    for (LinksPane *pane : {m_inTable, m_outTable})
        pane->showLinks(urls);
}

void DetailsView::poll(bool finalLook)
{
    if (m_id == 0 || m_asking || !isVisible())
        return;
    if (finalLook || currentWidget() == m_inTable)
        inlinks().poll(finalLook);
    if (finalLook || currentWidget() == m_outTable)
        outlinks().poll(finalLook);
    if (!finalLook && ++m_ticks < TicksBetweenLooks)
        return;
    m_ticks = 0;
    ask();
}

void DetailsView::ask()
{
    m_asking = true;
    m_cancel = m_reader.ask(
        project::Lane::Rows, this,
        [id = base::UrlId(m_id)](store::Reader &reader, const std::atomic<bool> &) { return readFacts(reader, id); },
        [this](const Facts &facts) {
            m_asking = false;
            apply(facts);
        });
}

void DetailsView::apply(const Facts &facts)
{
    m_facts = facts;
    const QString origin = words::originOfSeed(facts.settings.seeds.value(0));
    for (LinksPane *pane : {m_inTable, m_outTable}) {
        pane->setUrl(QString::fromUtf8(facts.record.url));
        pane->setOrigin(origin);
    }
    if (m_issues) {
        m_issues->setOrigin(origin);
        m_issues->setRecord(facts.record);
    }
    fill();
    askRedirects();
    Q_EMIT shown();
}

void DetailsView::askRedirects()
{
    // A look at every page: only for somebody who reads it.
    if (currentWidget() != m_redirects || !m_facts.found || m_redirectsOf == m_id)
        return;
    m_redirectsOf = m_id;
    m_redirectsHere.reset();
    if (m_redirectsCancel)
        m_redirectsCancel->store(true);
    m_redirectsCancel = m_reader.ask(
        project::Lane::Extras, this,
        [id = base::UrlId(m_id)](store::Reader &reader, const std::atomic<bool> &cancel) {
            constexpr int Most = 1000;
            return reader.redirectsTo(id, Most, &cancel);
        },
        [this](const QList<store::UrlRecord> &others) {
            m_redirectsHere = others;
            fill();
        });
}

void DetailsView::fillTitles()
{
    using words::format::count;
    const auto title = [](const QString &name, models::LinksModel &links, qint64 all) {
        const qint64 loaded = links.rowCount();
        if (loaded == 0) // or not yet
            return name;
        if (!links.isComplete() && links.urls().size() > 1)
            return QString(name % QStringLiteral(" (") % count(loaded) % QStringLiteral("+)"));
        const QString number
            = links.isComplete() ? count(loaded) : tr("%1 of %2").arg(count(loaded), count(qMax(all, loaded)));
        return QString(name % QStringLiteral(" (") % number % QLatin1Char(')'));
    };
    setTabText(indexOf(m_inTable), title(tr("Inlinks"), inlinks(), m_facts.record.inlinks));
    setTabText(indexOf(m_outTable), title(tr("Outlinks"), outlinks(), m_facts.record.page.outlinks));
    const auto more = [](const models::LinksModel &links) {
        if (links.isComplete())
            return QString();
        return links.isLoaded() ? tr("The list has reached its limit. An export contains all links.")
                                : tr("More links load as you scroll. The menu of a row loads all of them.");
    };
    setTabToolTip(indexOf(m_inTable), more(inlinks()));
    setTabToolTip(indexOf(m_outTable), more(outlinks()));
}

void DetailsView::fillIssuesTitle()
{
    if (!m_issues)
        return;
    const auto count = m_issues->counted();
    setTabText(indexOf(m_issues),
        count ? QString(tr("Issues") % QStringLiteral(" (") % words::format::count(*count) % QLatin1Char(')'))
              : tr("Issues"));
}

void DetailsView::fill()
{
    fillTitles();
    fillIssuesTitle();
    const QString nothing = QStringLiteral("<p>%1</p>").arg(tr("Select a URL above to see its details."));
    const bool found = m_facts.found;
    setKept(m_factsText, found ? factsHtml(m_facts) : nothing);
    setKept(m_headers, found ? headersHtml(m_facts) : nothing);
    setKept(m_redirects, found ? redirectsHtml(m_facts, m_redirectsHere) : nothing);
    setKept(m_why, found ? whyHtml(m_facts) : nothing);
    const qsizetype hops = m_facts.chain.size() - 1;
    setTabText(indexOf(m_redirects),
        hops > 0 ? QString(tr("Redirects") % QStringLiteral(" (") % words::format::count(hops) % QLatin1Char(')'))
                 : tr("Redirects"));
}

void DetailsView::saveColumns() const
{
    if (m_issues)
        m_issues->saveColumns();
    m_inTable->saveColumns();
    m_outTable->saveColumns();
}

void DetailsView::retranslate()
{
    setTabText(indexOf(m_factsText), tr("Details"));
    setTabText(indexOf(m_headers), tr("Headers"));
    setTabText(indexOf(m_why), tr("Crawl path"));
    const auto name = [](QToolButton *button, const QString &text) {
        button->setAccessibleName(text);
        button->setToolTip(
            tr("%1 (%2)", "button (its keys)").arg(text, button->shortcut().toString(QKeySequence::NativeText)));
    };
    name(m_backButton, tr("Back to the previous URL"));
    name(m_forwardButton, tr("Forward to the next URL"));
    if (m_issues)
        m_issues->retranslate();
    m_inTable->retranslate();
    m_outTable->retranslate();
    fill();
    m_bar->forgetTitles();
    const auto room = [this](QWidget *tab, const QString &title, qint64 usual) {
        m_bar->keepRoomFor(
            indexOf(tab), QString(title % QStringLiteral(" (") % words::format::count(usual) % QLatin1Char(')')));
    };
    if (m_issues)
        room(m_issues, tr("Issues"), 99);
    room(m_inTable, tr("Inlinks"), 9999);
    room(m_outTable, tr("Outlinks"), 9999);
    room(m_redirects, tr("Redirects"), 9);
}

void DetailsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTabWidget::changeEvent(event);
}

} // namespace argiope::details
