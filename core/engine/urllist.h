#pragma once

#include "core/engine/crawl.h"

#include <QByteArray>
#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <atomic>

namespace argiope::engine {

/// What a list of addresses, pasted or read from a file, was understood as.
struct UrlList
{
    enum class Kind : quint8 {
        Text, ///< an address a line
        Table, ///< rows of cells: CSV, or what a spreadsheet puts on the clipboard
        Sitemap, ///< XML, a feed, or one of them packed with gzip
        SitemapIndex, ///< names further sitemaps, no pages
    };
    struct BadLine
    {
        qint64 line = 0; ///< from 1; of a sitemap 0
        QString text; ///< at most MostText characters of it
        CrawlError error; ///< as of normalizeSeed()
    };
    Kind kind = Kind::Text;
    QStringList urls; ///< as normalizeSeed() spells them, each once, in order
    QStringList logins; ///< settings::CrawlSettings::logins that stood in the addresses
    qint64 duplicates = 0; ///< addresses that were there before
    qint64 badCount = 0; ///< lines that are no addresses
    QList<BadLine> bad; ///< the first MostBad of them
    qint64 sitemaps = 0; ///< further sitemaps that a sitemap index names
    QByteArray encoding; ///< that it was read in, where it is none of Unicode's; a guess
    bool undecodable = false; ///< it is in no encoding that could be told: nothing was read
    bool damaged = false; ///< a sitemap that ends early or breaks the rules of XML

    static constexpr qsizetype MostBad = 1000;
    static constexpr qsizetype MostText = 200;
};

/// Reads a list. Empty lines and lines that begin with '#' are no addresses and not bad either. A line without a scheme
/// counts where it looks like a host: it has a dot, a port or is localhost; a mere word is bad. In a table the column
/// is taken whose first rows hold most addresses, and its title is passed over. The encoding is told by decodeList();
/// an address with a character that could not be read is bad. `name`: of the file, for its suffix; may be empty.
/// Returns what it has when `*cancel` becomes true. Any thread; takes about a second for a million lines.
[[nodiscard]] UrlList readUrlList(const QByteArray &data, const QString &name = {},
    const std::atomic<bool> *cancel = nullptr, const QString &locale = QLocale::system().name());

} // namespace argiope::engine
