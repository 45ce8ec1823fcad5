#include "core/sitemap/review.h"

#include "core/base/text.h"
#include "core/sitemap/sitemaprules.h"
#include "core/sitemap/w3cdate.h"

#include <algorithm>

#include <xxhash.h>

namespace argiope::sitemap {

namespace {

constexpr qsizetype LongestLoc = 2048; ///< less than that, says the protocol
constexpr size_t MostSeen = 200'000;
constexpr qsizetype MostDays = 4000;
constexpr int LeastDated = 10; ///< of fewer that are alike nothing can be told
constexpr double SameShare = 0.95;
constexpr qint64 DayMs = 24 * 3600 * 1000LL; ///< clocks and zones differ
constexpr qsizetype EvidenceBytes = 200;

/// What a URL must not have as it is (RFC 3986, 2): white space, controls, letters beyond ASCII, and signs that are
/// none of its own.
bool isUnescaped(QByteArrayView url)
{
    return std::any_of(url.begin(), url.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte <= 0x20 || byte >= 0x7F || QByteArrayView("\"<>\\^`{|}").contains(c);
    });
}

quint64 hashOf(QByteArrayView url)
{
    return XXH3_64bits(url.data(), size_t(url.size()));
}

} // namespace

void SitemapReview::Note::add(QByteArrayView what, const Place &place)
{
    if (count++ == 0)
        first = base::cutUtf8(placed(place, what), EvidenceBytes).toByteArray();
}

SitemapReview::SitemapReview(const url::Url &sitemap, qint64 now, ListedUrls &listed)
    : m_origin(sitemap.origin())
    , m_folder(sitemap.pathname().first(sitemap.pathname().lastIndexOf('/') + 1).toByteArray())
    , m_now(now)
    , m_sitemap(hashOf(sitemap.hrefWithoutFragment()))
    , m_listed(listed)
{
}

void SitemapReview::takeUnreadable(QByteArrayView written, const Place &place)
{
    m_badLoc.add(written, place);
}

void SitemapReview::take(const SitemapEntry &entry)
{
    const bool page = entry.kind == SitemapEntry::Kind::Page;
    if (!page && entry.kind != SitemapEntry::Kind::Sitemap)
        return;
    if (!entry.inFeed
        && (!isAddress(entry.written) || isUnescaped(entry.written) || entry.written.size() >= LongestLoc))
        m_badLoc.add(entry.written, entry.place);
    takeDate(entry);
    if (!page || entry.inFeed)
        return;
    const QByteArrayView address = entry.url.hrefWithoutFragment();
    if (entry.url.origin() != m_origin)
        m_otherHost.add(address, entry.place);
    else if (!entry.url.pathname().startsWith(m_folder))
        m_otherFolder.add(address, entry.place);
    const quint64 hash = hashOf(address);
    if (m_seen.contains(hash)) {
        m_repeated.add(address, entry.place);
        return;
    }
    if (m_seen.size() < MostSeen)
        m_seen.insert(hash);
    if (m_listed.isElsewhere(hash, m_sitemap))
        m_repeated.add(address, entry.place);
}

void SitemapReview::takeDate(const SitemapEntry &entry)
{
    if (entry.lastmod.isEmpty() || entry.inFeed)
        return;
    const auto date = parseW3cDate(entry.lastmod);
    if (!date || *date > m_now + DayMs) {
        (date ? m_comingDate : m_badDate).add(entry.lastmod, entry.datePlace);
        return;
    }
    if (entry.kind != SitemapEntry::Kind::Page)
        return;
    ++m_dated;
    const QByteArray day = entry.lastmod.left(10);
    if (const auto known = m_days.find(day); known != m_days.end())
        ++*known;
    else if (m_days.size() < MostDays)
        m_days.insert(day, 1);
}

void SitemapReview::finish(const Sink &sink) const
{
    const auto tell = [&sink](const char *name, const Note &note) {
        if (note.count > 0)
            sink(name, note.first, note.count);
    };
    tell("sitemap-bad-loc", m_badLoc);
    tell("sitemap-other-host", m_otherHost);
    tell("sitemap-other-folder", m_otherFolder);
    tell("sitemap-repeated", m_repeated);
    tell("sitemap-lastmod-bad", m_badDate);
    tell("sitemap-lastmod-future", m_comingDate);
    const auto most = std::max_element(m_days.begin(), m_days.end());
    if (m_dated >= LeastDated && most != m_days.end() && *most >= SameShare * m_dated)
        sink("sitemap-lastmod-same", most.key(), *most);
}

} // namespace argiope::sitemap
