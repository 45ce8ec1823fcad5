#include "app/cli/command.h"
#include "app/cli/console.h"

#include "core/engine/control.h"
#include "core/store/place.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace argiope::cli {

namespace {

int runControl(const Arguments &arguments)
{
    const QString project = arguments.positional().first();
    const auto place = store::Place::parse(project);
    if (!place)
        return fail(ExitError, place.error().message());
    if (place->isFile() && !QFileInfo::exists(project))
        return fail(ExitError, QStringLiteral("%1: there is no such file").arg(project));
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z]\\w*)(\\+=|-=|=)(.*)$"), QRegularExpression::DotMatchesEverythingOption);
    QJsonArray changes;
    QString what;
    for (const QString &word : arguments.positional().mid(1)) {
        if (word == u"pause" || word == u"resume" || word == u"stop") {
            if (!what.isEmpty())
                return fail(ExitUsage, QStringLiteral("control: one of pause, resume and stop at a time"));
            what = word;
            continue;
        }
        const auto match = form.match(word);
        if (!match.hasMatch()) {
            return fail(
                ExitUsage, QStringLiteral("control: '%1' is not KEY=VALUE; see argiope-cli control --help").arg(word));
        }
        changes.append(QJsonArray{match.captured(1), match.captured(2), match.captured(3)});
    }
    QJsonObject request;
    if (!changes.isEmpty())
        request.insert(QStringLiteral("set"), changes);
    if (!what.isEmpty())
        request.insert(QStringLiteral("do"), what);
    const auto answer = engine::askCrawl(project, request);
    if (!answer) {
        using Code = engine::ControlError::Code;
        switch (answer.error().code) {
        case Code::NotRunning:
            return fail(ExitError, QStringLiteral("control: no crawl of %1 is running").arg(project));
        case Code::Silent:
            return fail(ExitError, QStringLiteral("control: the crawl does not answer: ") + answer.error().text);
        case Code::Refused:
            return fail(ExitError, QStringLiteral("control: ") + answer.error().text);
        case Code::Wrong:
            return fail(ExitUsage, QStringLiteral("control: ") + answer.error().text);
        }
    }
    Output out;
    out.put(QJsonDocument(*answer).toJson(QJsonDocument::Compact));
    out.put("\n");
    return out.finish(ExitDone);
}

} // namespace

Command controlCommand()
{
    return {{"control", "PROJECT [KEY=VALUE…] [pause|resume|stop]", "change a running crawl",
                "Keys are those of crawl --set: threads, politeness, delay, rate, bandwidth, connectionsPerHost,\n"
                "adaptive, maxDepth, maxUrls, maxTime, maxTotalBytes, and the lists seeds, include and exclude.\n"
                "Of a list KEY=VALUE replaces it (several add up, KEY= empties it), KEY+=VALUE adds and KEY-=VALUE\n"
                "takes away. Changes count at once and stay in the project. Prints one JSON object: {state,\n"
                "counters, settings}; without changes, how things are.",
                {}, 1, -1, "no project given"},
        runControl};
}

} // namespace argiope::cli
