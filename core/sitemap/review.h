#pragma once

#include "core/sitemap/listedurls.h"
#include "core/sitemap/sitemap.h"

#include <QByteArray>
#include <QHash>

#include <functional>
#include <unordered_set>

namespace argiope::sitemap {

/// Gathers what is wrong with the entries of one sitemap while it is read: URLs that are not as the protocol wants
/// them, that it may not list where it lies, that stand there twice or in another sitemap, too; dates. Memory is
/// bounded: hashes of 200,000 URLs, four times what a sitemap may have, and 4,000 days. One thread.
class SitemapReview
{
public:
    /// `now`: ms since 1970 UTC, for dates that are still to come. `listed`: what other sitemaps name; outlives it.
    SitemapReview(const url::Url &sitemap, qint64 now, ListedUrls &listed);

    void take(const SitemapEntry &entry);
    void takeUnreadable(QByteArrayView written, const Place &place);
    /// Told of each thing that was found: its name, instances, and where the first of them stands and what it says.
    using Sink = std::function<void(const char *name, QByteArrayView first, int count)>;
    /// Once, behind the last entry.
    void finish(const Sink &sink) const;

private:
    struct Note
    {
        int count = 0;
        QByteArray first;
        void add(QByteArrayView what, const Place &place);
    };
    void takeDate(const SitemapEntry &entry);

    const QByteArray m_origin;
    const QByteArray m_folder; ///< of the sitemap: what it may list begins so
    const qint64 m_now;
    const quint64 m_sitemap; ///< a hash of its URL
    ListedUrls &m_listed;
    Note m_badLoc;
    Note m_otherHost;
    Note m_otherFolder;
    Note m_repeated;
    Note m_badDate;
    Note m_comingDate; ///< of days that are still to come
    std::unordered_set<quint64> m_seen;
    QHash<QByteArray, int> m_days;
    int m_dated = 0;
};

} // namespace argiope::sitemap
