// Why a URL is there, its redirects and its headers, in words.
#include "core/engine/requestheaders.h"
#include "core/facts/renderchoice.h"
#include "ui/details/facts.h"
#include "ui/details/htmltext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <climits>

namespace argiope::details {

namespace wording = words::wording;
namespace format = words::format;

namespace {

constexpr qsizetype PathEnds = 20; ///< steps shown at either end of a long way
constexpr qsizetype VisitsShown = 200;

QString paragraph(const QString &html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString ruleStory(const store::UrlRecord &record)
{
    if (record.rule.isNone())
        return {};
    QString html = QStringLiteral("<b>%1</b> %2")
                       .arg(record.state == store::UrlState::Skipped ? DetailsText::tr("Excluded by:")
                                                                     : DetailsText::tr("Included by:"),
                           wording::rule(record.rule).toHtmlEscaped());
    if (!record.rule.detail.isEmpty())
        html += QStringLiteral(": <code>%1</code>").arg(escaped(wording::ruleDetail(record.rule).toUtf8()));
    const QString hint = wording::ruleHint(record.rule, record.state == store::UrlState::Skipped);
    if (!hint.isEmpty())
        html += QStringLiteral("<br>") % hint.toHtmlEscaped();
    return paragraph(html);
}

/// What scripts have changed, as a crawl keeps it.
QString renderDifferences(const QByteArray &kinds)
{
    static constexpr std::pair<const char *, const char *> words[] = {{"links", QT_TRANSLATE_NOOP("Details", "links")},
        {"text", QT_TRANSLATE_NOOP("Details", "text")}, {"title", QT_TRANSLATE_NOOP("Details", "title")},
        {"description", QT_TRANSLATE_NOOP("Details", "meta description")},
        {"redirect", QT_TRANSLATE_NOOP("Details", "redirect")}};
    QStringList shown;
    for (const QByteArray &kind : kinds.split(',')) {
        const QByteArray name = kind.trimmed();
        const auto *known = std::find_if(
            std::begin(words), std::end(words), [&name](const auto &word) { return name == word.first; });
        shown.append(known == std::end(words) ? QString::fromUtf8(name) : DetailsText::tr(known->second));
    }
    return shown.join(DetailsText::tr(", ", "between words of a list"));
}

/// Of a page of a crawl that chooses by samples what it renders.
QString renderStory(const store::PageRecord &page)
{
    using Why = facts::RenderChoice::Why;
    const auto choice = facts::RenderChoice::from(facts::Observations::fromJson(page.observations));
    if (!choice)
        return {};
    const QString shape = QStringLiteral("<code>%1</code>").arg(escaped(choice->shape));
    QString text;
    switch (choice->why) {
    case Why::NoScripts:
        text = DetailsText::tr("No: the page has no scripts.");
        break;
    case Why::Same:
        text = DetailsText::tr(
            "No: %Ln rendered page(s) like %1, or with the same scripts, did not differ from the source.", nullptr,
            choice->seen)
                   .arg(shape);
        break;
    case Why::Sample:
        text = DetailsText::tr("Yes: as a sample of pages like %1.").arg(shape);
        break;
    case Why::Differs:
        text = DetailsText::tr("Yes: scripts change pages like %1 (%2).")
                   .arg(shape, renderDifferences(choice->difference).toHtmlEscaped());
        break;
    }
    return paragraph(QStringLiteral("<b>%1</b> %2").arg(DetailsText::tr("Rendered:"), text));
}

QString turnStory(const engine::WhyNow &why)
{
    QString html = QStringLiteral("<b>%1</b> %2")
                       .arg(DetailsText::tr("Queue position:"),
                           DetailsText::tr("%Ln URL(s) of the same host are ahead.", nullptr,
                               int(std::min<qint64>(why.before, INT_MAX))));
    if (why.rankClass) {
        const QString rankClass = format::count(*why.rankClass + 1);
        const QString classes = format::count(why.classes);
        html += QLatin1Char(' ')
            % (why.since == 0
                    ? DetailsText::tr("Priority class %1 of %2 (1 is highest). Priority rises with waiting time.")
                          .arg(rankClass, classes)
                    : DetailsText::tr("Priority class %1 of %2 (1 is highest), computed after %3 pages. Priority rises "
                                      "with waiting time.")
                          .arg(rankClass, classes, format::count(why.since)));
    } else if (why.order == settings::Order::Breadth) {
        html += QLatin1Char(' ') % DetailsText::tr("Crawl order: breadth-first.");
    }
    return paragraph(html);
}

QString attemptStory(const store::UrlRecord &record)
{
    const store::PageRecord &page = record.page;
    if (page.id == base::UrlId::None)
        return {};
    QString html = QStringLiteral("<b>%1</b> %2")
                       .arg(DetailsText::tr("Outcome:"), wording::outcome(page.outcome).toHtmlEscaped());
    if (page.status > 0)
        html += QStringLiteral(" (%1)").arg(page.status);
    const QString hint = wording::outcomeHint(page.outcome);
    if (!hint.isEmpty())
        html += QStringLiteral(" – ") % hint.toHtmlEscaped();
    if (page.attempts > 1)
        html += QLatin1Char(' ') % DetailsText::tr("%Ln attempt(s) made.", nullptr, page.attempts);
    if (!page.error.isEmpty())
        html += QStringLiteral("<br><code>%1</code>").arg(escaped(page.error));
    return paragraph(html);
}

QString visitRow(const store::VisitRecord &visit)
{
    const QString answer = visit.status > 0 ? QString(QString::number(visit.status) % QLatin1Char(' ')
                               % (visit.status == 304 ? DetailsText::tr("not modified", "answer of a server")
                                                      : wording::outcome(visit.outcome)))
                                            : wording::outcome(visit.outcome);
    QStringList notes;
    if (visit.retried)
        notes += DetailsText::tr("retried");
    if (!visit.error.isEmpty())
        notes += QStringLiteral("<code>%1</code>").arg(escaped(visit.error));
    const QString cell = QStringLiteral("<td style=\"padding-right:16px\">%1</td>");
    const QString number = QStringLiteral("<td style=\"padding-right:16px\" align=\"right\">%1</td>");
    return QStringLiteral("<tr>") % number.arg(format::count(visit.visit)) % number.arg(format::count(visit.attempt))
        % cell.arg(format::dateTime(visit.at)) % cell.arg(answer.toHtmlEscaped())
        % number.arg(format::milliseconds(visit.responseMs)) % number.arg(format::size(visit.bytes))
        % cell.arg(notes.join(QStringLiteral(" – "))) % QStringLiteral("</tr>");
}

/// Every visit and failed attempt; nothing where one attempt was all.
QString visitsStory(const Facts &facts)
{
    const store::PageRecord &page = facts.record.page;
    QList<store::VisitRecord> visits = facts.visits;
    if (visits.isEmpty())
        return {};
    if (page.id != base::UrlId::None) {
        const store::VisitRecord last = store::lastVisit(page);
        // Attempts of a visit that has not ended yet come behind the last one that has.
        const auto place = std::find_if(visits.begin(), visits.end(),
            [&last](const store::VisitRecord &visit) { return visit.visit > last.visit; });
        visits.insert(place, last);
    }
    QString html = paragraph(QStringLiteral("<b>%1</b>").arg(DetailsText::tr("All visits and attempts:")));
    if (visits.size() > VisitsShown) {
        const auto left = int(visits.size() - VisitsShown);
        visits.remove(0, left);
        html += paragraph(DetailsText::tr("… %Ln earlier …", nullptr, left));
    }
    const QString head = QStringLiteral("<th align=\"%1\" style=\"padding-right:16px\">%2</th>");
    const QString toRight = QStringLiteral("right");
    const QString toLeft = QStringLiteral("left");
    html += QStringLiteral("<table cellspacing=\"2\"><tr>") % head.arg(toRight, DetailsText::tr("Visit"))
        % head.arg(toRight, DetailsText::tr("Attempt")) % head.arg(toLeft, DetailsText::tr("Date"))
        % head.arg(toLeft, DetailsText::tr("Response")) % head.arg(toRight, DetailsText::tr("Response time"))
        % head.arg(toRight, DetailsText::tr("Size")) % head.arg(toLeft, QString()) % QStringLiteral("</tr>");
    for (const store::VisitRecord &visit : std::as_const(visits))
        html += visitRow(visit);
    return html % QStringLiteral("</table>");
}

QString pathStory(const Facts &facts)
{
    if (facts.path.size() < 2)
        return facts.record.depth == 0 ? paragraph(DetailsText::tr("The crawl started here.")) : QString();
    QString html = paragraph(QStringLiteral("<b>%1</b>").arg(DetailsText::tr("Crawl path:")));
    html += QStringLiteral("<ol>");
    for (qsizetype i = 0; i < facts.path.size(); ++i) {
        const store::UrlRecord &step = facts.path.at(i);
        if (facts.path.size() > 2 * PathEnds && i == PathEnds) {
            i = facts.path.size() - PathEnds - 1;
            html += QStringLiteral("</ol><p>%1</p><ol start=\"%2\">")
                        .arg(DetailsText::tr("… %Ln more step(s) …", nullptr, int(facts.path.size() - 2 * PathEnds)))
                        .arg(i + 2);
            continue;
        }
        const bool self = step.id == facts.record.id;
        html += QStringLiteral("<li>%1</li>").arg(self ? escaped(step.url) : linkTo(step.id, step.url));
    }
    return html + QStringLiteral("</ol>");
}

QString hop(const store::UrlRecord &record, bool self)
{
    const store::PageRecord &page = record.page;
    QString status = page.id == base::UrlId::None ? wording::urlState(record.state)
        : page.status > 0 ? QString(QString::number(page.status) % QLatin1Char(' ') % wording::outcome(page.outcome))
                          : wording::outcome(page.outcome);
    const QString url = self ? QStringLiteral("<b>%1</b>").arg(escaped(record.url)) : linkTo(record.id, record.url);
    return QStringLiteral("<td style=\"padding-right:12px\">%1</td><td>%2</td>").arg(status.toHtmlEscaped(), url);
}

/// It was fetched, and is nothing that links should lead to.
bool leadsToTrouble(const store::UrlRecord &record)
{
    return record.page.id != base::UrlId::None && base::isProblem(record.page.outcome);
}

} // namespace

QString whyHtml(const Facts &facts)
{
    if (!facts.found)
        return {};
    QString html = ownerLine(facts.record.url) % ruleStory(facts.record);
    if (facts.whyNow)
        html += turnStory(*facts.whyNow);
    if (facts.record.inSitemap)
        html += paragraph(DetailsText::tr("Listed in a sitemap."));
    if (facts.firstLink.targetId != base::UrlId::None) {
        QString from
            = QStringLiteral("<b>%1</b> %2")
                  .arg(DetailsText::tr("First referrer:"), linkTo(facts.firstLink.sourceId, facts.firstLink.source));
        if (!facts.firstLink.text.isEmpty())
            from += DetailsText::tr(", “%1”", "after a URL: the text of a link").arg(escaped(facts.firstLink.text));
        html += paragraph(from);
    }
    html += attemptStory(facts.record);
    html += renderStory(facts.record.page);
    html += visitsStory(facts);
    html += pathStory(facts);
    return html;
}

QString redirectsHtml(const Facts &facts, const std::optional<QList<store::UrlRecord>> &others)
{
    if (!facts.found)
        return {};
    QString html;
    if (facts.chain.size() < 2) {
        html += ownerLine(facts.record.url);
        html += paragraph(DetailsText::tr("This URL does not redirect, and was not reached through a redirect."));
    } else {
        QSet<base::UrlId> seen;
        bool loop = false;
        html += QStringLiteral("<table cellspacing=\"2\">");
        int number = 0;
        for (const store::UrlRecord &record : facts.chain) {
            const bool again = seen.contains(record.id);
            loop = loop || again;
            seen.insert(record.id);
            html += QStringLiteral("<tr><td align=\"right\">%1</td>%2<td>%3</td></tr>")
                        .arg(again ? QStringLiteral("↺") : QString::number(++number))
                        .arg(hop(record, record.id == facts.record.id))
                        .arg(again ? QStringLiteral("&nbsp;<b>%1</b>").arg(DetailsText::tr("redirect loop"))
                                   : QString());
        }
        html += QStringLiteral("</table>");
        if (loop)
            html += paragraph(DetailsText::tr("Redirect loop: browsers cannot open this URL."));
        else if (facts.chain.constLast().page.redirectTo != base::UrlId::None)
            html += paragraph(DetailsText::tr("… and so on."));
        else if (leadsToTrouble(facts.chain.constLast()))
            html += paragraph(
                DetailsText::tr("The final URL is not available. Fix the redirect, or link to another page."));
        else if (facts.chain.size() > 2)
            html += paragraph(DetailsText::tr("Each redirect costs visitors time. Link directly to the final URL."));
    }
    if (!others) {
        html += paragraph(DetailsText::tr("Searching for redirects to this URL…"));
    } else if (!others->isEmpty()) {
        html += paragraph(QStringLiteral("<b>%1</b>")
                              .arg(DetailsText::tr("%Ln redirect(s) to this URL:", nullptr, int(others->size()))));
        html += QStringLiteral("<table cellspacing=\"2\">");
        for (const store::UrlRecord &record : *others)
            html += QStringLiteral("<tr>%1</tr>").arg(hop(record, false));
        html += QStringLiteral("</table>");
    }
    return html;
}

QString headersHtml(const Facts &facts)
{
    if (!facts.found)
        return {};
    const auto block = [](const QString &title, const QString &note, const QByteArray &headers) {
        QString html = QStringLiteral("<p><b>%1</b>").arg(title.toHtmlEscaped());
        if (!note.isEmpty())
            html += QStringLiteral("<br><i>%1</i>").arg(note.toHtmlEscaped());
        html += QStringLiteral("</p>");
        if (!headers.isEmpty())
            html += QStringLiteral("<pre>%1</pre>").arg(words::foreign::shownLines(headers).toHtmlEscaped());
        return html;
    };
    const store::PageRecord &page = facts.record.page;
    const bool fetched = page.id != base::UrlId::None;
    QString status;
    if (fetched && page.status > 0)
        status = QStringLiteral("HTTP/%1 %2")
                     .arg(page.httpVersion.isEmpty() ? QStringLiteral("?") : QString::fromLatin1(page.httpVersion))
                     .arg(page.status);
    QString html = ownerLine(facts.record.url);
    html += block(DetailsText::tr("Response"),
        !fetched                     ? DetailsText::tr("Not fetched.")
            : page.headers.isEmpty() ? DetailsText::tr("Not stored. Crawl Settings can store response headers.")
                                     : QString(),
        (status.isEmpty() || page.headers.isEmpty() ? QByteArray() : status.toLatin1() + '\n') + page.headers);
    const QByteArray request = engine::requestHeaders(facts.settings, facts.record.url);
    if (!request.isEmpty()) {
        html += block(DetailsText::tr("Request"),
            DetailsText::tr("Derived from the project's settings, not recorded. Omits cookies, passwords, conditional "
                            "headers and connection headers."),
            request);
    }
    return html;
}

} // namespace argiope::details
