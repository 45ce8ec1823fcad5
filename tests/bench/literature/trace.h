#pragma once

#include "tests/bench/literature/web.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace argiope::bench {

/// The stream of "is this URL known?" of a crawl, as the URLs that its pages name, page by page; repetitions included.
struct Trace
{
    QByteArray name;
    std::vector<Node> items;
    Node urls = 0; ///< items are below

    [[nodiscard]] size_t size() const { return items.size(); }
};

enum class Part : quint8 {
    All, ///< what pages name
    OncePerPage, ///< what a crawl looks up: a page's repetitions are settled by who reads the page
    ToOthers, ///< only what lies on another host than the page
};

/// What `argiope-cli crawl --trace` wrote (engine::UrlTrace): a real crawl's stream, in the order in which its threads
/// stored the pages. Nothing where the file cannot be read.
[[nodiscard]] std::optional<Trace> traceFromFile(const QString &path, const QByteArray &name);
/// Those of `arguments` that are NAME=FILE.trace; says on stderr which cannot be read, and ends the program.
[[nodiscard]] std::vector<Trace> traceFiles(const QStringList &arguments);

/// Of a crawl that fetches in this order.
[[nodiscard]] Trace traceOf(const Web &web, const std::vector<Node> &fetched, Part part, const QByteArray &name);

} // namespace argiope::bench
