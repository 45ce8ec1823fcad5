#include "app/cli/watch.h"

#include "app/cli/console.h"
#include "app/interrupts.h"

#include "core/compare/telling.h"

namespace argiope::cli {

namespace {

constexpr qint64 Second = 1000;
constexpr qint64 Day = 86400 * Second;
constexpr qint64 DefaultEvery = Day;

} // namespace

std::optional<qint64> durationOf(const QString &text)
{
    static constexpr std::pair<char16_t, qint64> units[]
        = {{u's', Second}, {u'm', 60 * Second}, {u'h', 3600 * Second}, {u'd', Day}, {u'w', 7 * Day}};
    QString number = text.trimmed();
    qint64 unit = Second;
    for (const auto &[letter, ms] : units) {
        if (number.endsWith(QChar(letter))) {
            unit = ms;
            number.chop(1);
            break;
        }
    }
    bool ok = false;
    const qint64 count = number.toLongLong(&ok);
    if (!ok || count < 0 || count > 366 * Day / unit)
        return std::nullopt;
    return count * unit;
}

QList<OptionSpec> watchOptions()
{
    const QList<OptionSpec> own{
        {"watch", {}, "recrawl at intervals, and report changes", {}},
        {"every", "TIME", "with --watch: interval between crawl starts, such as 30m, 6h, 1d; default: 1d", {}},
        {"times", "N", "with --watch: stop after N crawls; default: never", {}},
        {"feed", "FILE", "with --watch: write changes to this Atom feed", {}},
        {"on-change", "COMMAND", "with --watch: run this command on changes, with JSON Lines on its standard input",
            {}},
    };
    return own + afterOptions("with --watch: ");
}

base::Result<WatchRequest, QString> readWatchArguments(const Arguments &arguments)
{
    WatchRequest request;
    if (!arguments.has("watch")) {
        for (const char *option : {"every", "times", "feed", "on-change", "write", "folder", "webhook", "language"}) {
            if (arguments.has(option))
                return base::Failure{QStringLiteral("--%1 needs --watch").arg(QLatin1String(option))};
        }
        return request;
    }
    request.everyMs = DefaultEvery;
    if (arguments.has("every")) {
        const auto every = durationOf(arguments.value("every"));
        if (!every) {
            return base::Failure{QStringLiteral("--every: cannot use '%1': expected a time up to a year: 30m, 6h, 1d")
                                     .arg(arguments.value("every"))};
        }
        request.everyMs = *every;
    }
    if (arguments.has("times")) {
        bool ok = false;
        request.times = arguments.value("times").toLongLong(&ok);
        if (!ok || request.times < 1)
            return base::Failure{
                QStringLiteral("--times: cannot use '%1': expected a number from 1").arg(arguments.value("times"))};
    }
    for (const char *option : {"feed", "on-change"}) {
        if (arguments.has(option) && arguments.value(option).isEmpty())
            return base::Failure{QStringLiteral("--%1 is empty").arg(QLatin1String(option))};
    }
    request.feed = arguments.value("feed");
    request.command = arguments.value("on-change");
    auto after = readAfterArguments(arguments);
    if (!after)
        return base::Failure{after.error()};
    request.after = *std::move(after);
    return request;
}

base::Result<compare::Told, QString> tellChanges(const QString &project, const WatchRequest &request, qint64 since)
{
    const auto told = compare::tellChanges(project, {request.feed, request.command, since}, Interrupts::flag());
    if (!told)
        return base::Failure{told.error()};
    if (told->isKnown)
        toStderr((since > 0 ? "changes of due pages: " : "changes since the previous crawl: ") + compare::sumOf(*told)
            + '\n');
    return *told;
}

} // namespace argiope::cli
