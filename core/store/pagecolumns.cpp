#include "core/store/pagecolumns.h"

#include <algorithm>
#include <limits>

namespace argiope::store {

QString pageColumnList(const QString &prefix)
{
    QStringList list;
    for (const char *column : PageColumns)
        list << QString(prefix % QLatin1String(column));
    return list.join(QStringLiteral(", "));
}

std::array<QVariant, PageColumnCount + 1> pageValues(const PageRecord &page)
{
    const qlonglong redirect = base::raw(page.redirectTo);
    return {qlonglong(base::raw(page.id)), int(page.outcome), page.status, numberOrNull(page.bytes), page.outlinks,
        page.wordCount, page.h1Count, int(page.noIndex), int(page.noFollow),
        redirect > 0 ? QVariant(redirect) : numberOrNull(-1), page.attempts, page.worker, numberOrNull(page.connectMs),
        numberOrNull(page.firstByteMs), numberOrNull(page.downloadMs), numberOrNull(page.responseMs),
        numberOrNull(page.parseMs), qlonglong(page.fetchedAt), textOrNull(page.contentType), textOrNull(page.charset),
        textOrNull(page.title), textOrNull(page.description), textOrNull(page.h1), textOrNull(page.language),
        textOrNull(page.metaRobots), textOrNull(page.canonical), blobOrNull(page.contentHash),
        blobOrNull(page.textHash), textOrNull(page.etag), textOrNull(page.lastModified), textOrNull(page.httpVersion),
        textOrNull(page.error)};
}

PageRecord pageFromRow(const Statement &statement, int column, UrlId id)
{
    const auto number = [&] { return statement.number(column++); };
    const auto small = [&] { return intFromNumber(statement.number(column++)); };
    const auto smallOrUnknown = [&] { return intFromNumber(statement.number(column++, -1)); };
    const auto text = [&] { return statement.text(column++); };
    const auto blob = [&] { return statement.blob(column++); };
    PageRecord page;
    page.id = id;
    page.outcome = outcomeFromNumber(number());
    page.status = small();
    page.bytes = statement.number(column++, -1);
    page.outlinks = small();
    page.wordCount = small();
    page.h1Count = small();
    page.noIndex = number() != 0;
    page.noFollow = number() != 0;
    page.redirectTo = UrlId(number());
    page.attempts = small();
    page.worker = small();
    page.connectMs = smallOrUnknown();
    page.firstByteMs = smallOrUnknown();
    page.downloadMs = smallOrUnknown();
    page.responseMs = smallOrUnknown();
    page.parseMs = smallOrUnknown();
    page.fetchedAt = number();
    page.contentType = text();
    page.charset = text();
    page.title = text();
    page.description = text();
    page.h1 = text();
    page.language = text();
    page.metaRobots = text();
    page.canonical = text();
    page.contentHash = blob();
    page.textHash = blob();
    page.etag = text();
    page.lastModified = text();
    page.httpVersion = text();
    page.error = text();
    return page;
}

VisitRecord visitFromRow(const Statement &statement, int column)
{
    VisitRecord visit;
    visit.visit = intFromNumber(statement.number(column));
    visit.attempt = intFromNumber(statement.number(column + 1));
    visit.retried = statement.number(column + 2) != 0;
    visit.outcome = outcomeFromNumber(statement.number(column + 3));
    visit.status = intFromNumber(statement.number(column + 4));
    visit.bytes = statement.number(column + 5, -1);
    visit.responseMs = intFromNumber(statement.number(column + 6, -1));
    visit.at = statement.number(column + 7);
    visit.contentHash = statement.blob(column + 8);
    visit.error = statement.text(column + 9);
    return visit;
}

Outcome outcomeFromNumber(qint64 number)
{
    return number > 0 && number < base::OutcomeCount ? Outcome(number) : Outcome::None;
}

UrlState stateFromNumber(qint64 number)
{
    return number == 0 ? UrlState::Queued : number == 1 ? UrlState::Finished : UrlState::Skipped;
}

UrlRole roleFromNumber(qint64 number)
{
    return number == 0 ? UrlRole::Page : UrlRole::Check;
}

int intFromNumber(qint64 number)
{
    return int(std::clamp<qint64>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace argiope::store
