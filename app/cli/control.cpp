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
        return fail(ExitError, QStringLiteral("%1: no such file").arg(project));
    static const QRegularExpression form(
        QStringLiteral("^([A-Za-z]\\w*)(\\+=|-=|=)(.*)$"), QRegularExpression::DotMatchesEverythingOption);
    QJsonArray changes;
    QMap<QString, QJsonArray> traps;
    QString what;
    for (const QString &word : arguments.positional().mid(1)) {
        if (word == u"pause" || word == u"resume" || word == u"stop") {
            if (!what.isEmpty())
                return fail(ExitUsage, QStringLiteral("control: give only one of pause, resume and stop"));
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
                return fail(
                    ExitUsage, QStringLiteral("control: spider traps cannot be changed while nodes are crawling"));
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
                    : QStringLiteral("control: %1 is being crawled by a single program on another machine or by "
                                     "another user: run argiope-cli control there, or crawl with --join")
                          .arg(project));
        case Code::Silent:
            return fail(ExitError, QStringLiteral("control: the crawl does not respond: ") + answer.error().text);
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
            "The keys are those of crawl --set: threads, politeness, delay, rate, bandwidth, "
            "connectionsPerHost,\nadaptive, checkExternal, resources, maxDepth, maxUrls, maxTime, maxTotalBytes, and "
            "the "
            "lists seeds, include\nand exclude. For a list,\nKEY=VALUE replaces it (several values add up, KEY= clears "
            "it), KEY+=VALUE adds "
            "a value and KEY-=VALUE\nremoves one. Changes apply at once and are saved in the project. block=TRAP "
            "excludes the URLs of a spider\ntrap, allow=TRAP crawls them; TRAP is its kind and pattern. Prints one "
            "JSON object: {state, counters,\nsettings, traps}; without changes, the current state. For a project in a "
            "database that nodes are crawling,\nchanges apply to all nodes on all machines, at their next heartbeat.",
            {}, 1, -1, "no project given"},
        runControl};
}

} // namespace argiope::cli
