#include "ui/details/facts.h"

#include "ui/models/format.h"
#include "ui/models/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace argiope::details {

namespace wording = models::wording;
namespace format = models::format;

namespace {

struct DetailsText
{
    Q_DECLARE_TR_FUNCTIONS(Details)
};

QString escaped(const QByteArray &utf8)
{
    return QString::fromUtf8(utf8).toHtmlEscaped();
}

QString linkTo(base::UrlId id, const QByteArray &url)
{
    if (id == base::UrlId::None)
        return escaped(url);
    return QStringLiteral("<a href=\"id:%1\">%2</a>").arg(base::raw(id)).arg(escaped(url));
}

/// A table of names and values that leaves out what is empty.
class Sheet
{
public:
    void add(const QString &name, const QString &html)
    {
        if (!html.isEmpty())
            m_rows
                += QStringLiteral("<tr><td style=\"padding-right:16px\" align=\"right\"><b>%1</b></td><td>%2</td></tr>")
                       .arg(name.toHtmlEscaped(), html);
    }
    [[nodiscard]] QString html() const { return QStringLiteral("<table cellspacing=\"2\">%1</table>").arg(m_rows); }

private:
    QString m_rows;
};

QString timing(const store::PageRecord &page)
{
    QStringList parts;
    const auto part = [&parts](const QString &name, int ms) {
        if (ms >= 0)
            parts.append(name.arg(format::milliseconds(ms)));
    };
    part(DetailsText::tr("connect %1"), page.connectMs);
    part(DetailsText::tr("first byte %1"), page.firstByteMs);
    part(DetailsText::tr("download %1"), page.downloadMs);
    part(DetailsText::tr("reading %1"), page.parseMs);
    const QString whole = format::milliseconds(page.responseMs);
    if (parts.isEmpty())
        return whole;
    return DetailsText::tr("%1 (%2)", "whole time (its parts)").arg(whole, parts.join(QStringLiteral(", ")));
}

QString ruleText(const store::Rule &rule)
{
    if (rule.name.isEmpty())
        return {};
    const QString words = wording::rule(rule.name).toHtmlEscaped();
    if (rule.detail.isEmpty())
        return words;
    return QString(words % QStringLiteral(": <code>") % escaped(rule.detail) % QStringLiteral("</code>"));
}

} // namespace

QString factsHtml(const Facts &facts)
{
    if (!facts.found)
        return {};
    const store::UrlRecord &record = facts.record;
    const store::PageRecord &page = record.page;
    const bool fetched = page.id != base::UrlId::None;
    Sheet sheet;
    sheet.add(wording::column(store::UrlColumn::Url), escaped(record.url));
    if (fetched) {
        const QString outcome = wording::outcome(page.outcome).toHtmlEscaped();
        sheet.add(wording::column(store::UrlColumn::Status),
            page.status > 0 ? QString(QString::number(page.status) % QStringLiteral(" – ") % outcome) : outcome);
        sheet.add(QString(), wording::outcomeHint(page.outcome).toHtmlEscaped());
    } else {
        sheet.add(wording::column(store::UrlColumn::State), wording::urlState(record.state).toHtmlEscaped());
    }
    sheet.add(wording::column(store::UrlColumn::RedirectUrl), linkTo(page.redirectTo, record.redirectUrl));
    sheet.add(wording::column(store::UrlColumn::Error), escaped(page.error));
    sheet.add(wording::column(store::UrlColumn::Title), escaped(page.title));
    sheet.add(wording::column(store::UrlColumn::Description), escaped(page.description));
    sheet.add(wording::column(store::UrlColumn::H1), escaped(page.h1));
    sheet.add(wording::column(store::UrlColumn::ContentType), escaped(page.contentType));
    if (fetched && page.bytes >= 0) {
        sheet.add(wording::column(store::UrlColumn::Bytes),
            DetailsText::tr("%1 (%2 bytes)").arg(format::size(page.bytes), format::count(page.bytes)));
    }
    sheet.add(wording::column(store::UrlColumn::Depth), wording::depth(record.depth));
    if (fetched)
        sheet.add(wording::column(store::UrlColumn::ResponseMs), timing(page));
    sheet.add(wording::column(store::UrlColumn::Canonical), escaped(page.canonical));
    sheet.add(wording::column(store::UrlColumn::MetaRobots), escaped(page.metaRobots));
    sheet.add(wording::column(store::UrlColumn::Language), escaped(page.language));
    sheet.add(wording::column(store::UrlColumn::Charset), escaped(page.charset));
    if (page.wordCount > 0)
        sheet.add(wording::column(store::UrlColumn::WordCount), format::count(page.wordCount));
    if (fetched && page.attempts > 1)
        sheet.add(wording::column(store::UrlColumn::Attempts), format::count(page.attempts));
    sheet.add(wording::column(store::UrlColumn::DiscoveredAt), format::dateTime(record.discoveredAt));
    sheet.add(wording::column(store::UrlColumn::FetchedAt), format::dateTime(page.fetchedAt));
    return sheet.html();
}

QString whyHtml(const Facts &facts)
{
    if (!facts.found)
        return {};
    const store::UrlRecord &record = facts.record;
    QString html;
    const QString rule = ruleText(record.rule);
    if (!rule.isEmpty()) {
        html += QStringLiteral("<p><b>%1</b> %2</p>")
                    .arg(record.state == store::UrlState::Skipped ? DetailsText::tr("Kept out by:")
                                                                  : DetailsText::tr("Let in by:"),
                        rule);
    }
    if (record.inSitemap)
        html += QStringLiteral("<p>%1</p>").arg(DetailsText::tr("A sitemap of the site names it."));
    if (facts.firstLink.targetId != base::UrlId::None) {
        const QString from = linkTo(facts.firstLink.sourceId, facts.firstLink.source);
        html += QStringLiteral("<p><b>%1</b> %2").arg(DetailsText::tr("Linked first from:"), from);
        if (!facts.firstLink.text.isEmpty())
            html += DetailsText::tr(", “%1”", "after a URL: the text of a link").arg(escaped(facts.firstLink.text));
        html += QStringLiteral("</p>");
    }
    if (facts.path.size() > 1) {
        html += QStringLiteral("<p><b>%1</b></p><ol>").arg(DetailsText::tr("The way from the start address:"));
        for (const store::UrlRecord &step : facts.path) {
            const bool self = step.id == record.id;
            html += QStringLiteral("<li>%1</li>").arg(self ? escaped(step.url) : linkTo(step.id, step.url));
        }
        html += QStringLiteral("</ol>");
    } else if (record.depth == 0) {
        html += QStringLiteral("<p>%1</p>").arg(DetailsText::tr("The crawl started here."));
    }
    return html;
}

} // namespace argiope::details
