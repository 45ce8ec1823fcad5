#include "ui/words/columnwords.h"

#include "ui/words/foreigntext.h"

#include <QCoreApplication>

#include <algorithm>

namespace argiope::words::wording {

namespace {

struct ColumnWords
{
    const char *name; ///< store::Column::name
    const char *title;
    const char *hint;
};

constexpr ColumnWords KnownColumns[] = {
    {"url", QT_TRANSLATE_NOOP("Words", "URL"),
        QT_TRANSLATE_NOOP("TableWords", "URL in the spelling first discovered.")},
    {"status", QT_TRANSLATE_NOOP("Words", "Status"),
        QT_TRANSLATE_NOOP("TableWords", "HTTP status code of the response; – if there was no response.")},
    {"outcome", QT_TRANSLATE_NOOP("Words", "Outcome"),
        QT_TRANSLATE_NOOP(
            "TableWords", "How the fetch ended: for example OK, access denied, rate limited or client error.")},
    {"content_type", QT_TRANSLATE_NOOP("Words", "Content type"),
        QT_TRANSLATE_NOOP("TableWords", "Content type that the server declares.")},
    {"bytes", QT_TRANSLATE_NOOP("Words", "Size"),
        QT_TRANSLATE_NOOP(
            "TableWords", "Uncompressed size of the page, or the declared size if it was not downloaded.")},
    {"depth", QT_TRANSLATE_NOOP("Words", "Crawl depth"),
        QT_TRANSLATE_NOOP(
            "TableWords", "Minimum number of links from the start address; – if found only in a sitemap.")},
    {"inlinks", QT_TRANSLATE_NOOP("Words", "Inlinks"),
        QT_TRANSLATE_NOOP("TableWords", "Links and redirects to this URL.")},
    {"outlinks", QT_TRANSLATE_NOOP("Words", "Outlinks"),
        QT_TRANSLATE_NOOP("TableWords", "Links on the page, including images, scripts and style sheets.")},
    {"title", QT_TRANSLATE_NOOP("Words", "Title"), QT_TRANSLATE_NOOP("TableWords", "Title element of the page.")},
    {"response_ms", QT_TRANSLATE_NOOP("Words", "Response time"),
        QT_TRANSLATE_NOOP("TableWords", "Time from the request to the last byte of the response.")},
    {"referrer", QT_TRANSLATE_NOOP("Words", "First referrer"),
        QT_TRANSLATE_NOOP("TableWords", "Page that links to this URL on the shortest path from the start address.")},
    {"discovered_at", QT_TRANSLATE_NOOP("Words", "Discovered"),
        QT_TRANSLATE_NOOP("TableWords", "When the URL was discovered.")},
    {"fetched_at", QT_TRANSLATE_NOOP("Words", "Last crawled"),
        QT_TRANSLATE_NOOP("TableWords", "When the response was received.")},
    {"state", QT_TRANSLATE_NOOP("Words", "Crawl status"),
        QT_TRANSLATE_NOOP("TableWords", "Queued, fetched or not crawled.")},
    {"rule", QT_TRANSLATE_NOOP("Words", "Crawl rule"),
        QT_TRANSLATE_NOOP("TableWords", "Rule that included or excluded the URL.")},
    {"rule_detail", QT_TRANSLATE_NOOP("Words", "Rule detail"),
        QT_TRANSLATE_NOOP("TableWords", "Details of the rule: for example the pattern, or the line of robots.txt.")},
    {"redirect_url", QT_TRANSLATE_NOOP("Words", "Redirect URL"),
        QT_TRANSLATE_NOOP("TableWords", "Redirect destination (Location header).")},
    {"canonical", QT_TRANSLATE_NOOP("Words", "Canonical URL"),
        QT_TRANSLATE_NOOP("TableWords", "Canonical URL that the page declares.")},
    {"meta_robots", QT_TRANSLATE_NOOP("Words", "Meta robots"),
        QT_TRANSLATE_NOOP("TableWords", "Robots directives of the page for search engines.")},
    {"description", QT_TRANSLATE_NOOP("Words", "Meta description"),
        QT_TRANSLATE_NOOP("TableWords", "Meta description of the page.")},
    {"h1", QT_TRANSLATE_NOOP("Words", "H1"), QT_TRANSLATE_NOOP("TableWords", "Text of the first H1 on the page.")},
    {"language", QT_TRANSLATE_NOOP("Words", "Language"),
        QT_TRANSLATE_NOOP("TableWords", "Language that the page declares.")},
    {"charset", QT_TRANSLATE_NOOP("Words", "Charset"),
        QT_TRANSLATE_NOOP("TableWords", "Character encoding used to read the page.")},
    {"word_count", QT_TRANSLATE_NOOP("Words", "Word count"),
        QT_TRANSLATE_NOOP("TableWords", "Number of words in the visible text.")},
    {"content_hash", QT_TRANSLATE_NOOP("Words", "Content hash"),
        QT_TRANSLATE_NOOP("TableWords", "Identical for pages with exactly the same content.")},
    {"attempts", QT_TRANSLATE_NOOP("Words", "Attempts"),
        QT_TRANSLATE_NOOP("TableWords", "Number of attempts until this response.")},
    {"error", QT_TRANSLATE_NOOP("Words", "Error message"),
        QT_TRANSLATE_NOOP("TableWords", "Error message of the network layer.")},
    {"in_sitemap", QT_TRANSLATE_NOOP("Words", "In sitemap"),
        QT_TRANSLATE_NOOP("TableWords", "Whether a sitemap of the site lists the URL.")},
    {"first_seen", QT_TRANSLATE_NOOP("Words", "First seen"),
        QT_TRANSLATE_NOOP("TableWords", "When any crawl of the project first discovered the URL.")},
    {"last_seen", QT_TRANSLATE_NOOP("Words", "Last seen"),
        QT_TRANSLATE_NOOP("TableWords", "Last time a link, sitemap or URL list contained the URL.")},
    {"last_changed", QT_TRANSLATE_NOOP("Words", "Last change detected"),
        QT_TRANSLATE_NOOP("TableWords", "Last visit at which the content or status had changed.")},
    {"gone_since", QT_TRANSLATE_NOOP("Words", "Removed on"),
        QT_TRANSLATE_NOOP("TableWords",
            "When the server first answered 404 or 410 after the page had existed; empty for existing pages.")},
    {"visits", QT_TRANSLATE_NOOP("Words", "Times crawled"),
        QT_TRANSLATE_NOOP("TableWords", "Number of fetches in all crawls of the project.")},
    {"no_index", QT_TRANSLATE_NOOP("Words", "Noindex"),
        QT_TRANSLATE_NOOP(
            "TableWords", "Whether a robots meta tag or X-Robots-Tag excludes the page from search results.")},
    {"images", QT_TRANSLATE_NOOP("Words", "Images"),
        QT_TRANSLATE_NOOP("TableWords", "Number of images on the page, including repeated ones.")},
    {"images_without_alt", QT_TRANSLATE_NOOP("Words", "Images missing alt"),
        QT_TRANSLATE_NOOP("TableWords", "Number of images without an alt attribute.")},
    {"h2", QT_TRANSLATE_NOOP("Words", "First H2"),
        QT_TRANSLATE_NOOP("TableWords", "Text of the first H2 on the page.")},
    {"h2_count", QT_TRANSLATE_NOOP("Words", "H2 count"),
        QT_TRANSLATE_NOOP("TableWords", "Number of H2 headings on the page.")},
    {"main_words", QT_TRANSLATE_NOOP("Words", "Main content words"),
        QT_TRANSLATE_NOOP("TableWords",
            "Words in the main content, without menus, headers, footers and sidebars. Each Chinese character counts as "
            "one.")},
    {"rank", QT_TRANSLATE_NOOP("Words", "Link score (PageRank)"),
        QT_TRANSLATE_NOOP("TableWords",
            "Importance by internal links (PageRank): 0 is the lowest, 100 the most important page. Computed when the "
            "crawl ends.")},
    {"rank_percentile", QT_TRANSLATE_NOOP("Words", "Link score percentile"),
        QT_TRANSLATE_NOOP("TableWords", "Percentage of crawled pages with a lower link score.")},
    {"authority", QT_TRANSLATE_NOOP("Words", "HITS authority"),
        QT_TRANSLATE_NOOP("TableWords", "HITS authority: links from pages that are good hubs. The highest is 100.")},
    {"hub", QT_TRANSLATE_NOOP("Words", "HITS hub"),
        QT_TRANSLATE_NOOP("TableWords", "HITS hub: links to pages with high authority. The highest is 100.")},
    {"backlinks", QT_TRANSLATE_NOOP("Words", "Unique inlinks"),
        QT_TRANSLATE_NOOP("TableWords", "Number of pages that link or redirect to this URL, each counted once.")},
    {"link_depth", QT_TRANSLATE_NOOP("Words", "Click depth"),
        QT_TRANSLATE_NOOP("TableWords", "Minimum number of clicks from the start address; redirects do not count.")},
    {"priority", QT_TRANSLATE_NOOP("Words", "Crawl priority"),
        QT_TRANSLATE_NOOP("TableWords",
            "For queued URLs: the lowest value is crawled first, then the lowest depth. Always 0 in breadth-first "
            "order.")},
    {"change_hash", QT_TRANSLATE_NOOP("Words", "Main content hash"),
        QT_TRANSLATE_NOOP("TableWords",
            "Identical for two visits if title, main content, links, robots directives and canonical URL are "
            "unchanged. Tokens, counters and times are ignored.")},
    {"change_degree", QT_TRANSLATE_NOOP("Words", "Content change (%)"),
        QT_TRANSLATE_NOOP("TableWords",
            "Share of the main content that changed since the previous visit: 0 is unchanged, 100 is completely new.")},
    {"indexability", QT_TRANSLATE_NOOP("Words", "Indexability"),
        QT_TRANSLATE_NOOP("TableWords", "Whether search engines can index the URL.")},
    {"indexability_status", QT_TRANSLATE_NOOP("Words", "Indexability status"),
        QT_TRANSLATE_NOOP("TableWords",
            "Why the URL is not indexable: blocked by robots.txt, error, redirect, noindex or canonicalised.")},
    {"render_ms", QT_TRANSLATE_NOOP("Words", "Rendering time"),
        QT_TRANSLATE_NOOP("TableWords",
            "Time the browser needed for the page, without loading scripts and data. Empty: not rendered.")},
    {"not_settled", QT_TRANSLATE_NOOP("Words", "Rendering timed out"),
        QT_TRANSLATE_NOOP("TableWords", "Whether the page was still changing when its rendering time was over.")},
    {"infrastructure", QT_TRANSLATE_NOOP("Words", "URL purpose"),
        QT_TRANSLATE_NOOP("TableWords",
            "Purpose of a URL that is not a content page, judged by its pattern: for example API endpoint, feed, share "
            "link or print version.")},
    {"title_length", QT_TRANSLATE_NOOP("Words", "Title length"),
        QT_TRANSLATE_NOOP("TableWords", "Characters of the title.")},
    {"description_length", QT_TRANSLATE_NOOP("Words", "Meta description length"),
        QT_TRANSLATE_NOOP("TableWords", "Characters of the meta description.")},
};

const ColumnWords *wordsOf(const store::Column &column)
{
    const auto *it = std::find_if(std::begin(KnownColumns), std::end(KnownColumns),
        [&column](const ColumnWords &words) { return column.name == words.name; });
    return it == std::end(KnownColumns) ? nullptr : it;
}

} // namespace

QString column(const store::Column &column)
{
    const ColumnWords *words = column.isOwn() ? nullptr : wordsOf(column);
    return words ? QCoreApplication::translate("Words", words->title) : foreign::shown(column.name);
}

QString column(store::UrlColumn id)
{
    const store::Column *known = store::Columns::fixed().find(id);
    return known ? column(*known) : QString();
}

QString columnHint(const store::Column &column)
{
    const ColumnWords *words = column.isOwn() ? nullptr : wordsOf(column);
    return words ? QCoreApplication::translate("TableWords", words->hint) : QString();
}

bool hasColumnWords(const store::Column &column)
{
    return wordsOf(column) != nullptr;
}

} // namespace argiope::words::wording
