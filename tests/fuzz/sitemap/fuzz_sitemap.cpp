#include "core/sitemap/sitemap.h"
#include "core/sitemap/sitemapjudge.h"

#include <QList>

#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

using Found = QList<QByteArray>;

sitemap::SitemapProblem readInPieces(QByteArrayView input, qsizetype piece, Found &found)
{
    static const url::Url base = *url::parse("https://example.org/a/sitemap.xml");
    sitemap::SitemapReader reader(base, [&](sitemap::SitemapEntry &&entry) {
        QByteArray line = entry.url.href();
        line += ' ';
        line += sitemap::name(entry.kind);
        line += ' ';
        line += entry.lastmod;
        if (found.size() < 100'000)
            found.append(line);
    });
    sitemap::SitemapJudge judge;
    reader.tellUnpacked([&judge](QByteArrayView bytes) { judge.feed(bytes); });
    while (!input.isEmpty()) {
        const qsizetype step = std::min(piece, input.size());
        reader.feed(input.first(step));
        input = input.sliced(step);
    }
    const sitemap::SitemapProblem problem = reader.finish();
    judge.finish(true, [](const char *, QByteArrayView, int) {});
    return problem;
}

} // namespace

/// The first byte is the size of the pieces; what is found may not depend on it.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArrayView input(data + 1, qsizetype(size) - 1);
    Found whole;
    Found pieces;
    const sitemap::SitemapProblem wholeProblem = readInPieces(input, input.size(), whole);
    const sitemap::SitemapProblem piecesProblem = readInPieces(input, data[0] % 16 + 1, pieces);
    if (whole != pieces || wholeProblem != piecesProblem)
        std::abort();
    return 0;
}
