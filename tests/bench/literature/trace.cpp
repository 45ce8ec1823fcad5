#include "tests/bench/literature/trace.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_map>
#include <utility>

namespace argiope::bench {

Trace traceOf(const Web &web, const std::vector<Node> &fetched, Part part, const QByteArray &name)
{
    Trace trace;
    trace.name = name;
    trace.urls = web.urls();
    std::vector<Node> namedBy(web.urls(), ~Node(0)); // the page that named it last
    for (const Node page : fetched) {
        for (const Node target : web.links[page]) {
            const bool again = namedBy[target] == page;
            namedBy[target] = page;
            if ((part == Part::OncePerPage && again)
                || (part == Part::ToOthers && web.hosts[target] == web.hosts[page]))
                continue;
            trace.items.push_back(target);
        }
    }
    return trace;
}

std::optional<Trace> traceFromFile(const QString &path, const QByteArray &name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    constexpr qsizetype KeySize = sizeof(quint64);
    if (file.error() != QFileDevice::NoError || bytes.isEmpty() || bytes.size() % KeySize != 0)
        return std::nullopt;
    Trace trace;
    trace.name = name;
    trace.items.reserve(size_t(bytes.size() / KeySize));
    std::unordered_map<quint64, Node> numbers; // URLs in the order in which they are met
    for (qsizetype at = 0; at < bytes.size(); at += KeySize) {
        quint64 key = 0;
        std::memcpy(&key, bytes.constData() + at, KeySize);
        trace.items.push_back(numbers.try_emplace(key, Node(numbers.size())).first->second);
    }
    trace.urls = Node(numbers.size());
    return trace;
}

std::vector<Trace> traceFiles(const QStringList &arguments)
{
    std::vector<Trace> traces;
    for (const QString &word : arguments) {
        if (!word.endsWith(QLatin1String(".trace")))
            continue;
        auto trace = traceFromFile(word.section(QLatin1Char('='), 1), word.section(QLatin1Char('='), 0, 0).toUtf8());
        if (!trace) {
            std::fprintf(stderr, "%s: no trace\n", qPrintable(word));
            std::exit(1);
        }
        traces.push_back(std::move(*trace));
    }
    return traces;
}

} // namespace argiope::bench
