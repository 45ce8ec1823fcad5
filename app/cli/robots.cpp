#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/cli/verdictlines.h"

#include "core/audit/sitefiles.h"
#include "core/robots/robots.h"

namespace argiope::cli {

namespace {

/// Prints what is wrong with the file, as the checks of an audit have it.
int checkFile(const Arguments &arguments)
{
    if (arguments.has("agent") || arguments.positional().size() > 1)
        return fail(ExitUsage, QStringLiteral("robots: --check takes a FILE alone, without --agent and URLs"));
    store::HostRecord host;
    QString error;
    if (!readAllOf(arguments.positional().first(), host.robotsText, &error))
        return fail(ExitError, QLatin1String("robots: ") + error);
    host.origin = "http://localhost";
    host.robotsStatus = 200;
    host.observations = "{}";
    Output out;
    bool failed = false;
    audit::checkRobots(host, [&](const char *id, const QByteArray &, const audit::Verdict &verdict) {
        failed = putVerdict(out, id, {}, verdict) || failed;
    });
    return out.finish(failed ? ExitFound : ExitDone);
}

int runRobots(const Arguments &arguments)
{
    if (arguments.has("check"))
        return checkFile(arguments);
    const QStringList &words = arguments.positional();
    if (words.size() < 2)
        return fail(ExitUsage, QStringLiteral("robots: a FILE and a URL are needed; see argiope-cli robots --help"));
    if (!arguments.has("agent") || arguments.value("agent").isEmpty())
        return fail(ExitUsage, QStringLiteral("robots: --agent NAME is missing; see argiope-cli robots --help"));
    if (words.first() == u"-" && words.mid(1).contains(QLatin1String("-")))
        return fail(ExitUsage, QStringLiteral("robots: the file and the URLs cannot both be standard input"));

    QByteArray text;
    QString error;
    if (!readAllOf(words.first(), text, &error))
        return fail(ExitError, QLatin1String("robots: ") + error);
    const auto robots = robots::Robots::parse(text);
    const QByteArray agent = arguments.value("agent").toUtf8();

    Output out;
    JsonLine json;
    QByteArray firstBad;
    bool anyBad = false;
    const auto answer = [&](QByteArrayView input) {
        if (input.endsWith('\r'))
            input.chop(1);
        json.clear();
        json.string("url", input);
        // A path alone is what a robots.txt speaks of; everything else has to be a URL.
        const QByteArray absolute = input.startsWith('/') ? "http://localhost" + input.toByteArray() : QByteArray();
        const auto parsed = url::parse(absolute.isEmpty() ? input : QByteArrayView(absolute));
        if (parsed) {
            const robots::Verdict verdict = robots.check(agent, *parsed);
            json.boolean("allowed", verdict.allowed);
            json.number("line", verdict.line);
            json.string("rule", verdict.rule);
        } else {
            json.boolean("failure", true);
            if (!anyBad)
                firstBad = input.toByteArray();
            anyBad = true;
        }
        out.put(json.line());
    };
    for (const QString &word : words.mid(1)) {
        if (word != u"-") {
            answer(word.toUtf8());
            continue;
        }
        const bool badBefore = anyBad;
        if (!forEachInputLine(out, answer, &error)) {
            (void)out.finish(ExitDone);
            return fail(ExitError, QLatin1String("robots: ") + error);
        }
        anyBad = badBefore; // on standard input the object alone tells
    }
    const int status = out.finish(anyBad ? ExitError : ExitDone);
    if (anyBad && !out.failed())
        return fail(ExitError, QStringLiteral("robots: '%1' is not a URL").arg(QString::fromUtf8(firstBad)));
    return status;
}

} // namespace

Command robotsCommand()
{
    return {{"robots", "FILE [URL…]", "ask a robots.txt about URLs, or check it",
                "Prints {url, allowed, line, rule} as one JSON object a line; line 0 and an empty rule mean that no\n"
                "rule matched. URL - reads them from standard input; a path alone will do.\n"
                "With --check it prints what is wrong with the file instead, {check, severity, count, evidence} with\n"
                "the number of the line, and exits with 4 where there is an error.",
                {{"agent", "NAME", "the crawler's product token; required with URLs", {}},
                    {"check", {}, "print what is wrong with the file", {}}},
                1, -1, "a FILE is needed"},
        runRobots};
}

} // namespace argiope::cli
