#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"

#include "core/export/cells.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <algorithm>

namespace argiope::cli {

namespace {

QByteArray nodeJson(const store::NodeRecord &node, JsonLine &json)
{
    json.clear();
    json.number("id", node.id).string("name", node.name).string("host", node.host).string("who", node.who);
    json.string("version", node.version).string("state", node.state).boolean("alive", node.isAlive);
    json.number("slots", node.slots).number("hosts", node.hosts).number("urls", node.urls);
    json.raw("rate", QByteArray::number(node.rate, 'f', 1)).number("threads", node.threads);
    json.string("started_at", exporting::isoTime(node.startedAt)).string("seen_at", exporting::isoTime(node.seenAt));
    return json.line().toByteArray();
}

QByteArray nodeTable(const store::NodeList &list)
{
    const QList<QByteArray> heads{"NODE", "STATE", "SLOTS", "HOSTS", "URLS", "URL/S", "SEEN", "STARTED BY", "VERSION"};
    QList<QList<QByteArray>> rows{heads};
    for (const store::NodeRecord &node : list.nodes) {
        const qint64 ago = std::max<qint64>(list.now - node.seenAt, 0) / 1000;
        rows.append({oneLine(node.name), oneLine(node.state), QByteArray::number(node.slots),
            QByteArray::number(node.hosts), QByteArray::number(node.urls),
            node.isAlive ? QByteArray::number(node.rate, 'f', 1) : QByteArray("-"), QByteArray::number(ago) + " s ago",
            oneLine(QByteArray(node.who + '@' + node.host)), oneLine(node.version)});
    }
    QList<qsizetype> widths(heads.size(), 0);
    for (const auto &row : std::as_const(rows)) {
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], QString::fromUtf8(row[i]).size());
    }
    QByteArray text;
    for (const auto &row : std::as_const(rows)) {
        QByteArray line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QByteArray gap(widths[i] - QString::fromUtf8(row[i]).size(), ' ');
            const bool isNumber = i >= 2 && i <= 5;
            line += isNumber ? gap + row[i] : row[i] + gap;
            line += "  ";
        }
        text += line.trimmed() + '\n';
    }
    return text;
}

int runNodes(const Arguments &arguments)
{
    const QString project = arguments.positional().first();
    if (!store::Place::isDatabase(project)) {
        return fail(ExitUsage,
            QStringLiteral("nodes: a project in a file has no nodes: they need a project in a database, "
                           "postgresql://[user@]host[:port]/database#project; argiope-cli copy copies a file there"));
    }
    auto reader = store::Reader::open(project);
    if (!reader)
        return fail(ExitError, QLatin1String("nodes: ") + reader.error().message());
    store::NodeList list = (*reader)->nodes();
    if (const auto error = (*reader)->error())
        return fail(ExitError, QLatin1String("nodes: ") + error->message());
    if (!arguments.has("all"))
        list.nodes.removeIf([](const store::NodeRecord &node) { return node.state == "left"; });
    Output out;
    if (arguments.has("json")) {
        JsonLine json;
        for (const store::NodeRecord &node : std::as_const(list.nodes))
            out.put(nodeJson(node, json));
        return out.finish(ExitDone);
    }
    if (list.nodes.isEmpty()) {
        out.put("no node is crawling this project\n");
        return out.finish(ExitDone);
    }
    out.put(nodeTable(list));
    const auto free = std::count_if(
        list.slots.cbegin(), list.slots.cend(), [](const store::NodeSlot &slot) { return slot.node == 0; });
    out.put(QByteArray("slots: " + QByteArray::number(list.slots.size()) + ", " + QByteArray::number(free)
        + " free; batches in transfer: " + QByteArray::number(list.batches) + "; wanted: " + list.wanted + '\n'));
    return out.finish(ExitDone);
}

} // namespace

Command nodesCommand()
{
    return {{"nodes", "PROJECT", "list the nodes of a project in a database",
                "Prints a table of the programs that crawl the project with --join: state (crawling, waiting, paused; "
                "left,\nor lost: no heartbeat in time), slots, hosts with queued URLs, URLs fetched, URLs per second, "
                "last\nheartbeat, the user and machine that started it, and version. --json prints one JSON object per "
                "line for\neach: {id, name, host, who, version, state, alive, slots, hosts, urls, rate, threads, "
                "started_at,\nseen_at}. 'argiope-cli control' controls all of them.",
                {{"json", "", "print one JSON object per line", {}}, {"all", "", "include nodes that have left", {}}},
                1, 1, "no project given"},
        runNodes};
}

} // namespace argiope::cli
