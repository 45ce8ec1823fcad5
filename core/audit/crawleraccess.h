#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <atomic>
#include <span>
#include <vector>

namespace argiope::store {
class Reader;
}

namespace argiope::audit {

/// What a crawler fetches pages for.
enum class CrawlerPurpose : quint8 {
    Search, ///< a search engine's index
    AiSearch, ///< answers that name their sources
    AiUser, ///< asked by somebody just then
    AiTraining, ///< texts for language models
};
[[nodiscard]] const char *name(CrawlerPurpose purpose); ///< "search", "ai-search", "ai-user", "ai-training"

/// A crawler as its operator documents it.
struct Crawler
{
    const char *token; ///< in robots.txt
    const char *company;
    CrawlerPurpose purpose;
    const char *userAgent; ///< that it says it is; "": a word of robots.txt only, other crawlers obey it
};
[[nodiscard]] std::span<const Crawler> crawlers();

/// How much of a folder robots.txt lets crawlers fetch.
struct FolderAccess
{
    QByteArray origin;
    QByteArray folder; ///< "/", or the first one of the path: "/blog/"
    qint64 pages = 0; ///< of the crawl there
    qint64 asked = 0; ///< of these: not all where they are many
    std::vector<qint64> blocked; ///< by the places in crawlers(): of those that were asked
    QByteArrayList rules; ///< likewise: the first rule that blocks, "12: Disallow: /"
};

/// The pages of a project held against robots.txt of their hosts, for each of crawlers(): folders by their pages, most
/// first, `most` of them. Hosts whose robots.txt was not read are left out. The reader's thread.
[[nodiscard]] QList<FolderAccess> crawlerAccess(
    store::Reader &reader, int most, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::audit
