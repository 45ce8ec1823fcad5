#pragma once

#include "core/sitemap/place.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>

namespace argiope::sitemap {

/// Holds a sitemap against what search engines take: well-formed XML 1.0 with namespaces (libxml2), UTF-8, the elements
/// of sitemaps.org 0.9, and Google's rules for images, videos, news and languages. SitemapReader takes what it can of
/// the same bytes. Constant memory. One thread.
///
/// What it finds goes by the checks' ids: "sitemap-leading-space", "sitemap-bom", "sitemap-encoding",
/// "sitemap-xml-error", "sitemap-namespace", "sitemap-missing-tag", "sitemap-many-tags", "sitemap-unknown-tag",
/// "sitemap-bad-value", "sitemap-bad-attribute". RSS and Atom are held against XML alone. Of a document that is no
/// sitemap nothing is said. Behind an error that leaves open what is within what, elements are judged no more.
class SitemapJudge
{
public:
    SitemapJudge();
    ~SitemapJudge();
    SitemapJudge(const SitemapJudge &) = delete;
    SitemapJudge &operator=(const SitemapJudge &) = delete;

    void feed(QByteArrayView unpacked); ///< of the file, without gzip, in its own encoding
    /// Told of each instance in the order of a check's finds, at most MostTold of each; `count`: how many the last
    /// of them stands for. `check` lasts.
    using Sink = std::function<void(const char *check, QByteArrayView evidence, int count)>;
    /// Once, at the end of the file. `whole`: it is not known to have been cut on its way.
    void finish(bool whole, const Sink &sink);

    static constexpr int MostTold = 10;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::sitemap
