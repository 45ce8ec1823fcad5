#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>

class QIODevice;

namespace argiope::html {

struct SitemapEntry
{
    enum class Kind : quint8 {
        Page, ///< a URL to crawl
        Sitemap, ///< another sitemap (from an index)
        Alternate, ///< xhtml:link hreflang
        Image,
        Video,
        News,
    };
    url::Url url;
    QByteArray lastmod; ///< as written, trimmed
    Kind kind = Kind::Page;
};

[[nodiscard]] const char *name(SitemapEntry::Kind kind); ///< "page", "sitemap", "alternate", …

enum class SitemapProblem : quint8 { None, NotASitemap, Truncated, BadXml, TooDeep, BadGzip };
[[nodiscard]] const char *name(SitemapProblem problem);

/// Reads a sitemap in pieces: urlset, sitemapindex, plain text, RSS, Atom; gzip is seen by its first bytes.
/// Constant memory whatever the size. Entities beyond XML's own five and DTDs do nothing. Single-threaded.
class SitemapReader
{
public:
    using Sink = std::function<void(SitemapEntry &&)>;
    SitemapReader(const url::Url &base, Sink sink);
    ~SitemapReader();
    SitemapReader(const SitemapReader &) = delete;
    SitemapReader &operator=(const SitemapReader &) = delete;

    void feed(QByteArrayView bytes);
    /// The end of the input. What was found until a problem has already gone to the sink.
    [[nodiscard]] SitemapProblem finish();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::html
