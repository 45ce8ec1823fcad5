#include "core/html/metarobots.h"
#include "core/robots/robots.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

/// Input: a path, a line feed, and the robots.txt.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArrayView input(data, qsizetype(size));
    const qsizetype cut = input.indexOf('\n');
    const QByteArrayView path = cut < 0 ? input : input.first(cut);
    const QByteArrayView file = cut < 0 ? QByteArrayView() : input.sliced(cut + 1);

    const robots::Robots robots = robots::Robots::parse(file);
    for (const QByteArrayView agent : {QByteArrayView("a"), QByteArrayView("Argiope"), QByteArrayView("*"), path}) {
        const robots::Verdict verdict = robots.checkPath(agent, path);
        require(verdict.allowed || verdict.line > 0);
        require((verdict.line > 0) == !verdict.rule.isEmpty());
        require(verdict.line == 0 || file.indexOf(verdict.rule) >= 0);
        const std::optional<double> delay = robots.crawlDelay(agent);
        require(!delay || *delay >= 0);
    }
    require(robots.checkPath("a", "/robots.txt").allowed);
    for (const QByteArray &sitemap : robots.sitemaps())
        require(!sitemap.isEmpty() && file.indexOf(sitemap) >= 0);

    if (const auto parsed = url::parse(path))
        require(robots.check("a", *parsed).line >= 0);

    const html::MetaDirectives header = html::parseXRobotsTag(file, "a");
    html::MetaDirectives both = html::parseMetaRobots(file);
    both.merge(header);
    require(both.noIndex || !header.noIndex);
    return 0;
}
