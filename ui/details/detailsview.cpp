#include "ui/details/detailsview.h"

#include "ui/models/format.h"
#include "ui/models/urltablemodel.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"

#include <QEvent>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>

namespace argiope::details {

namespace {

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

Facts readFacts(store::Reader &reader, base::UrlId id)
{
    Facts facts;
    const auto record = reader.row(id);
    if (!record)
        return facts;
    facts.found = true;
    facts.record = *record;
    facts.inlinks = reader.inlinks(id, DetailsView::LinkLimit);
    facts.outlinks = reader.outlinks(id, DetailsView::LinkLimit);
    facts.path = reader.pathFromSeed(id);
    for (const store::LinkRecord &link : std::as_const(facts.inlinks)) {
        if (link.sourceId == record->referrerId) {
            facts.firstLink = link;
            break;
        }
    }
    if (facts.firstLink.targetId == base::UrlId::None && record->referrerId != base::UrlId::None) {
        facts.firstLink.sourceId = record->referrerId;
        facts.firstLink.source = record->referrer;
        facts.firstLink.targetId = id;
    }
    return facts;
}

} // namespace

DetailsView::DetailsView(models::ProjectReader &reader, QWidget *parent)
    : QTabWidget(parent)
    , m_reader(reader)
    , m_factsText(new QTextBrowser(this))
    , m_inlinks(new models::LinksModel(models::LinksModel::End::Source, this))
    , m_outlinks(new models::LinksModel(models::LinksModel::End::Target, this))
    , m_inTable(makeLinkTable(m_inlinks, QStringLiteral("inlinks")))
    , m_outTable(makeLinkTable(m_outlinks, QStringLiteral("outlinks")))
    , m_headers(new QPlainTextEdit(this))
    , m_why(new QTextBrowser(this))
{
    setDocumentMode(true);
    m_factsText->setObjectName(QStringLiteral("facts"));
    m_why->setObjectName(QStringLiteral("why"));
    for (QTextBrowser *browser : {m_factsText, m_why}) {
        browser->setOpenLinks(false);
        browser->setFrameShape(QFrame::NoFrame);
        connect(browser, &QTextBrowser::anchorClicked, this, &DetailsView::follow);
    }
    m_headers->setReadOnly(true);
    m_headers->setFrameShape(QFrame::NoFrame);
    m_headers->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_headers->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    addTab(m_factsText, QString());
    addTab(m_inTable, QString());
    addTab(m_outTable, QString());
    addTab(m_headers, QString());
    addTab(m_why, QString());
    connect(&m_reader, &models::ProjectReader::sessionChanged, this, [this] {
        m_asking = false;
        showUrl(0);
    });
    retranslate();
}

widgets::TableView *DetailsView::makeLinkTable(models::LinksModel *model, const QString &key)
{
    auto *table = new widgets::TableView(this);
    table->setObjectName(key);
    table->setFrameShape(QFrame::NoFrame);
    table->setModel(model);
    table->setItemDelegateForColumn(models::LinksModel::UrlColumn, new widgets::UrlDelegate(table));
    table->restoreColumns(key, [](int column) {
        static constexpr int Widths[models::LinksModel::ColumnCount] = {60, 36, 14, 14, 28};
        return Widths[column];
    });
    connect(table, &widgets::TableView::rowActivated, this,
        [this](const QModelIndex &index) { showUrl(index.data(models::IdRole).toLongLong()); });
    return table;
}

void DetailsView::follow(const QUrl &url)
{
    if (url.scheme() == QLatin1String("id"))
        showUrl(url.path().toLongLong());
}

void DetailsView::showUrl(qint64 id)
{
    m_id = id;
    if (m_cancel)
        m_cancel->store(true);
    m_asking = false;
    if (id == 0) {
        apply({});
        return;
    }
    ask();
}

void DetailsView::poll(bool finalLook)
{
    if (m_id == 0 || m_asking || !isVisible())
        return;
    if (!finalLook && ++m_ticks < TicksBetweenLooks)
        return;
    m_ticks = 0;
    ask();
}

void DetailsView::ask()
{
    m_asking = true;
    m_cancel = m_reader.ask(
        models::Lane::Rows, this,
        [id = base::UrlId(m_id)](store::Reader &reader, const std::atomic<bool> &) { return readFacts(reader, id); },
        [this](const Facts &facts) {
            m_asking = false;
            apply(facts);
        });
}

void DetailsView::apply(const Facts &facts)
{
    const auto sameLinks = [](const QList<store::LinkRecord> &a, const QList<store::LinkRecord> &b) {
        return a.size() == b.size() && (a.isEmpty() || a.constFirst().sourceId == b.constFirst().sourceId);
    };
    const bool sameUrl = facts.record.id == m_facts.record.id;
    const bool sameIn = sameUrl && sameLinks(facts.inlinks, m_facts.inlinks);
    const bool sameOut = sameUrl && sameLinks(facts.outlinks, m_facts.outlinks);
    m_facts = facts;
    if (!sameIn)
        m_inlinks->setLinks(facts.inlinks);
    if (!sameOut)
        m_outlinks->setLinks(facts.outlinks);
    fill();
    Q_EMIT shown();
}

void DetailsView::fill()
{
    using models::format::count;
    const auto title = [](const QString &name, qint64 shown, qint64 all) {
        if (all <= 0)
            return name;
        if (shown < all && shown >= LinkLimit)
            return QString(
                name % QStringLiteral(" (") % tr("%1 of %2").arg(count(shown), count(all)) % QLatin1Char(')'));
        return QString(name % QStringLiteral(" (") % count(all) % QLatin1Char(')'));
    };
    setTabText(indexOf(m_inTable), title(tr("Inlinks"), m_facts.inlinks.size(), m_facts.record.inlinks));
    setTabText(indexOf(m_outTable), title(tr("Outlinks"), m_facts.outlinks.size(), m_facts.record.page.outlinks));
    const QString nothing = QStringLiteral("<p>%1</p>").arg(tr("Select a URL above to see what is known of it."));
    setKept(m_factsText, m_facts.found ? factsHtml(m_facts) : nothing);
    setKept(m_why, m_facts.found ? whyHtml(m_facts) : nothing);
    const QString headers = QString::fromUtf8(m_facts.record.page.headers);
    if (m_headers->toPlainText() != headers)
        m_headers->setPlainText(headers);
}

void DetailsView::saveColumns() const
{
    m_inTable->saveColumns();
    m_outTable->saveColumns();
}

void DetailsView::retranslate()
{
    setTabText(indexOf(m_factsText), tr("Details"));
    setTabText(indexOf(m_headers), tr("Headers"));
    setTabText(indexOf(m_why), tr("Why"));
    m_headers->setPlaceholderText(tr("The headers of the server's answer stand here."));
    m_inlinks->retranslate();
    m_outlinks->retranslate();
    fill();
}

void DetailsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTabWidget::changeEvent(event);
}

} // namespace argiope::details
