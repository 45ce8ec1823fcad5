#pragma once

#include "core/sitemap/place.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>
#include <optional>

namespace argiope::sitemap {

struct SitemapEntry
{
    enum class Kind : quint8 {
        Page, ///< a URL to crawl
        Sitemap, ///< another sitemap (from an index)
        Alternate, ///< xhtml:link hreflang
        Image,
        Video,
        News, ///< kept for a later extension: news:news has no URL of its own, its page is a Page
    };
    url::Url url;
    QByteArray lastmod; ///< as written, trimmed
    Kind kind = Kind::Page;
    QByteArray written{}; ///< of a page or sitemap: the URL as it stands there, trimmed
    QByteArray language{}; ///< of an alternate: hreflang, as written
    Place place{}; ///< of the URL's element, or of the line that it is
    Place datePlace{}; ///< of lastmod's
    bool inFeed = false; ///< of RSS or Atom, whose dates are written in other ways
};

[[nodiscard]] const char *name(SitemapEntry::Kind kind); ///< "page", "sitemap", "alternate", …

enum class SitemapProblem : quint8 { None, NotASitemap, Truncated, BadXml, TooDeep, BadGzip };
[[nodiscard]] const char *name(SitemapProblem problem);

/// Reads a sitemap in pieces: urlset, sitemapindex, plain text, RSS 2.0 and 1.0, Atom; gzip is seen by its first bytes.
/// Constant memory whatever the size: at most one tag, one field (64 KiB each) and 1,024 entries of one page are held;
/// what is longer is dropped. Entities beyond XML's own five, DTDs and XInclude do nothing. Single-threaded.
///
/// What is forgiven, as real sitemaps need it:
/// - a wrong, missing or undeclared namespace or prefix, and letter case: elements go by their local names;
/// - white space or a byte order mark before the XML declaration, a URL with Unicode white space around it;
/// - a relative <loc>, resolved against `base`; a <url> or <sitemap> that holds its http URL without <loc>; several
///   <loc> in one of them (each is an entry); a <url> nested in <loc>; <guid> where an RSS item has no <link>;
/// - URLs outside the sitemap's folder or host (sitemaps.org, "Sitemap file location").
/// Forgiven, but reported as BadXml: missing or surplus end tags, unquoted attributes, a bare "&", an overlong field.
/// A file that ends early gives Truncated; its last URL counts only if its end tag had begun. In a text, a line that is
/// no absolute http URL is passed over. A URL that does not parse is passed over. SitemapJudge says what others reject.
/// Order: document order, but a page comes before its images, videos and alternates.
class SitemapReader
{
public:
    using Sink = std::function<void(SitemapEntry &&)>;
    SitemapReader(const url::Url &base, Sink sink);
    ~SitemapReader();
    /// From now on `sink` is told of what stands in the place of a page's or sitemap's URL and does not parse.
    using Unreadable = std::function<void(QByteArrayView written, const Place &place)>;
    void tellUnreadable(Unreadable sink);
    /// From now on `sink` is given the file without gzip, as it comes, in its own encoding.
    void tellUnpacked(std::function<void(QByteArrayView)> sink);
    SitemapReader(const SitemapReader &) = delete;
    SitemapReader &operator=(const SitemapReader &) = delete;

    void feed(QByteArrayView bytes);
    /// The end of the input. What was found until a problem has already gone to the sink.
    [[nodiscard]] SitemapProblem finish();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::sitemap
