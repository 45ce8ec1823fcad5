#include "ui/details/facts.h"

#include "ui/details/htmltext.h"
#include "ui/words/celltext.h"
#include "ui/words/columnwords.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

namespace argiope::details {

namespace wording = words::wording;
namespace format = words::format;

namespace {

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

/// Whatever else is known of the document: facts that have no place of their own above.
void addFurtherFacts(Sheet &sheet, const store::PageRecord &page)
{
    for (const store::Column &column : store::Columns::fixed().all()) {
        const facts::Fact *fact
            = column.id >= store::UrlColumn::FirstUnnamed ? facts::factFromName(column.name) : nullptr;
        if (fact)
            sheet.add(wording::column(column),
                words::cellText(column, facts::valueOf(page, *fact), {}, words::foreign::MostRead).toHtmlEscaped());
    }
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
        const bool inBytes = page.bytes < 1000; // then the size says it exactly
        sheet.add(wording::column(store::UrlColumn::Bytes),
            inBytes ? format::size(page.bytes)
                    : DetailsText::tr("%1 (%2 bytes)").arg(format::size(page.bytes), format::count(page.bytes)));
    }
    sheet.add(wording::column(store::UrlColumn::Depth), wording::depth(record.depth));
    if (fetched)
        sheet.add(wording::column(store::UrlColumn::ResponseMs), timingHtml(page));
    sheet.add(DetailsText::tr("Host IP address"), escaped(facts.server));
    sheet.add(wording::column(store::UrlColumn::Canonical),
        facts.canonical == record.id ? escaped(page.canonical) : linkTo(facts.canonical, page.canonical));
    sheet.add(wording::column(store::UrlColumn::MetaRobots), escaped(page.metaRobots));
    sheet.add(wording::column(store::UrlColumn::Language), escaped(page.language));
    sheet.add(wording::column(store::UrlColumn::Charset), escaped(page.charset));
    if (page.wordCount > 0)
        sheet.add(wording::column(store::UrlColumn::WordCount), format::count(page.wordCount));
    addFurtherFacts(sheet, page);
    for (const auto &[column, value] : facts.further)
        sheet.add(
            wording::column(column), words::cellText(column, value, {}, words::foreign::MostRead).toHtmlEscaped());
    if (fetched && page.attempts > 1)
        sheet.add(wording::column(store::UrlColumn::Attempts), format::count(page.attempts));
    sheet.add(wording::column(store::UrlColumn::DiscoveredAt), format::dateTime(record.discoveredAt));
    sheet.add(wording::column(store::UrlColumn::FetchedAt), format::dateTime(page.fetchedAt));
    if (fetched && page.visits > 1) {
        sheet.add(wording::column(store::UrlColumn::Visits), format::count(page.visits));
        sheet.add(wording::column(store::UrlColumn::LastSeen), format::dateTime(record.lastSeen));
        sheet.add(wording::column(store::UrlColumn::LastChanged), format::dateTime(page.lastChanged));
        sheet.add(wording::column(store::UrlColumn::GoneSince), format::dateTime(page.goneSince));
    }
    return sheet.html();
}

} // namespace argiope::details
