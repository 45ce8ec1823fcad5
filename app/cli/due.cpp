#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"

#include "core/engine/duepages.h"
#include "core/export/cells.h"
#include "core/store/reader.h"

#include <QDateTime>

namespace argiope::cli {

namespace {

/// As a JSON number; null where it is not known.
QByteArray numberOr(const std::optional<double> &value)
{
    return value ? QByteArray::number(*value, 'g', 6) : QByteArrayLiteral("null");
}

int runDue(const Arguments &arguments)
{
    auto reader = store::Reader::open(arguments.positional().first());
    if (!reader)
        return fail(ExitError, reader.error().message());
    const QList<engine::DuePage> pages
        = engine::duePages(**reader, QDateTime::currentMSecsSinceEpoch(), 0, arguments.has("all"));
    if (const auto error = (*reader)->error())
        return fail(ExitError, error->message());
    Output out;
    JsonLine json;
    constexpr qsizetype rowsAtOnce = 500;
    for (qsizetype from = 0; from < pages.size(); from += rowsAtOnce) {
        const QList<engine::DuePage> piece = pages.mid(from, rowsAtOnce);
        QList<qint64> ids;
        for (const engine::DuePage &page : piece)
            ids.append(base::raw(page.id));
        const QList<store::UrlRecord> records = (*reader)->rows(ids);
        for (qsizetype i = 0; i < records.size(); ++i) {
            const store::UrlRecord &record = records[i];
            const engine::DuePage &page = piece[i];
            if (record.id == base::UrlId::None)
                continue; // it was taken out meanwhile
            const auto seen = engine::seenRate(**reader, record);
            json.clear();
            json.string("url", record.url);
            json.number("visits", record.page.visits);
            json.raw("changes_per_day", numberOr(seen ? std::optional(seen->perDay) : std::nullopt));
            json.raw("least", numberOr(seen ? std::optional(seen->least) : std::nullopt));
            json.raw("most", numberOr(seen ? seen->most : std::nullopt));
            json.raw("expected", QByteArray::number(page.perDay, 'g', 6));
            json.string("due_at", exporting::isoTime(page.dueAt));
            json.raw("chance", QByteArray::number(page.chance, 'g', 6));
            json.raw("worth", QByteArray::number(page.worth, 'g', 6));
            out.put(json.line());
        }
        if (const auto error = (*reader)->error())
            return fail(ExitError, error->message());
    }
    return out.finish(ExitDone);
}

} // namespace

Command dueCommand()
{
    return {{"due", "PROJECT", "list pages due for a recrawl, by change rate",
                "Prints one JSON object per line for each due page: {url, visits, changes_per_day, least, most, "
                "expected,\ndue_at, chance, worth}. changes_per_day is the change rate seen in the page's own visits; "
                "least and most\nare its 95% confidence interval. It is null with fewer than four visits; most is null "
                "if every visit found\na change. expected is the rate used for scheduling: it combines the page's own "
                "visits with those of all\npages where there are few. A page is due when the probability of a change "
                "is at least 1%, but not before\nan hour and at the latest after 30 days; chance is that probability "
                "now. worth is the expected gain in\nfreshness of a visit now, in days; the highest comes first. "
                "'crawl --resume --due N' recrawls the first N\nof them.",
                {{"all", "", "include pages that are not due yet", {}}}, 1, 1, "no project given"},
        runDue};
}

} // namespace argiope::cli
