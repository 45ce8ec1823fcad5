#include "app/cli/command.h"
#include "app/cli/console.h"

#include "core/engine/control.h"
#include "core/settings/fields.h"
#include "core/store/nodeorders.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace argiope::cli {

namespace {

/// Of a project that nodes crawl into together: written where each of them looks with its next heartbeat.
int controlNodes(store::Reader &reader, const store::NodeList &nodes, const QJsonArray &changes, const QString &what)
{
    const QString project = reader.path();
    settings::CrawlSettings settings = reader.settings();
    if (!changes.isEmpty()) {
        if (const QString problem = engine::changeSettings(settings, changes); !problem.isEmpty())
            return fail(ExitUsage, QStringLiteral("control: ") + problem);
        if (const auto valid = settings::validate(settings); !valid)
            return fail(ExitUsage, QStringLiteral("control: ") + valid.error().message());
        if (const auto done = store::setNodeSettings(project, settings); !done)
            return fail(ExitError, QStringLiteral("control: ") + done.error().message());
    }
    QByteArray wanted = nodes.wanted;
    if (!what.isEmpty()) {
        wanted = what == u"resume" ? QByteArrayLiteral("run") : what.toLatin1();
        if (const auto done = store::orderNodes(project, wanted); !done)
            return fail(ExitError, QStringLiteral("control: ") + done.error().message());
    }
    const auto alive = std::count_if(
        nodes.nodes.cbegin(), nodes.nodes.cend(), [](const store::NodeRecord &node) { return node.isAlive; });
    const char *state = wanted == "pause" ? "paused" : wanted == "run" ? "running" : "stopping";
    const QJsonObject counters = QJsonDocument::fromJson(reader.meta(QByteArrayLiteral("counters"))).object();
    Output out;
    out.put(QJsonDocument(
        QJsonObject{{QStringLiteral("state"), QLatin1String(state)}, {QStringLiteral("nodes"), qint64(alive)},
            {QStringLiteral("counters"), counters}, {QStringLiteral("settings"), engine::liveSettings(settings)}})
                .toJson(QJsonDocument::Compact));
    out.put("\n");
    return out.finish(ExitDone);
}

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
    QMap<QString, QJsonArray> traps;
    QString what;
    for (const QString &word : arguments.positional().mid(1)) {
        if (word == u"pause" || word == u"resume" || word == u"stop") {
            if (!what.isEmpty())
                return fail(ExitUsage, QStringLiteral("control: one of pause, resume and stop at a time"));
            what = word;
            continue;
        }
        const auto match = form.match(word);
        if (match.captured(1) == u"block" || match.captured(1) == u"allow") {
            traps[match.captured(1)].append(match.captured(3));
            continue;
        }
        if (!match.hasMatch()) {
            return fail(
                ExitUsage, QStringLiteral("control: '%1' is not KEY=VALUE; see argiope-cli control --help").arg(word));
        }
        changes.append(QJsonArray{match.captured(1), match.captured(2), match.captured(3)});
    }
    if (!place->isFile()) {
        auto reader = store::Reader::open(project);
        if (!reader)
            return fail(ExitError, QStringLiteral("control: ") + reader.error().message());
        const store::NodeList nodes = (*reader)->nodes();
        if (const auto error = (*reader)->error())
            return fail(ExitError, QStringLiteral("control: ") + error->message());
        if (std::any_of(
                nodes.nodes.cbegin(), nodes.nodes.cend(), [](const store::NodeRecord &node) { return node.isAlive; })) {
            if (!traps.isEmpty())
                return fail(ExitUsage, QStringLiteral("control: nodes are not told of spider traps under way"));
            return controlNodes(**reader, nodes, changes, what);
        }
    }
    QJsonObject request;
    if (!changes.isEmpty())
        request.insert(QStringLiteral("set"), changes);
    if (!what.isEmpty())
        request.insert(QStringLiteral("do"), what);
    for (auto it = traps.cbegin(); it != traps.cend(); ++it)
        request.insert(it.key(), it.value());
    const auto answer = engine::askCrawl(project, request);
    if (!answer) {
        using Code = engine::ControlError::Code;
        switch (answer.error().code) {
        case Code::NotRunning:
            return fail(ExitError,
                place->isFile() || !store::isBeingWritten(project)
                    ? QStringLiteral("control: no crawl of %1 is running").arg(project)
                    : QStringLiteral(
                        "control: %1 is being crawled on another machine, or by another user, by one program "
                        "alone: it is told there, or crawls with --join")
                          .arg(project));
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
    return {
        {"control", "PROJECT [KEY=VALUE…] [block=TRAP] [allow=TRAP] [pause|resume|stop]", "change a running crawl",
            "Keys are those of crawl --set: threads, politeness, delay, rate, bandwidth, connectionsPerHost,\n"
            "adaptive, maxDepth, maxUrls, maxTime, maxTotalBytes, and the lists seeds, include and exclude.\n"
            "Of a list KEY=VALUE replaces it (several add up, KEY= empties it), KEY+=VALUE adds and KEY-=VALUE\n"
            "takes away. Changes count at once and stay in the project. block=TRAP keeps the URLs of a spider trap\n"
            "out, allow=TRAP lets them in; TRAP is its kind and pattern. Prints one JSON object: {state, counters,\n"
            "settings, traps}; without changes, how things are. Of a project in a database that nodes crawl\n"
            "into together it is all of them that are told, wherever they run: with their next heartbeat.",
            {}, 1, -1, "no project given"},
        runControl};
}

} // namespace argiope::cli
