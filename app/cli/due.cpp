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
    return {
        {"due", "PROJECT", "say which pages are to be fetched again, by how often they change",
            "Prints a line of JSON for each page that is due: {url, visits, changes_per_day, least, most, expected,\n"
            "due_at, chance, worth}. changes_per_day is what its own visits say, between least and most in 95 of 100\n"
            "cases; null: too few visits to say (less than four), or most where every visit found another page.\n"
            "expected is what it is fetched by: its own visits, and what those of all pages say where they say\n"
            "little. A page is due when it has changed with a chance of 1 in 100 or more, and not before an hour or\n"
            "after 30 days; chance is how likely that is by now. worth is what a visit now keeps up to date, in\n"
            "days. What is worth most comes first. 'crawl --resume --due N' fetches the first N of them.",
            {{"all", "", "also those that are not due yet", {}}}, 1, 1, "no project given"},
        runDue};
}

} // namespace argiope::cli
