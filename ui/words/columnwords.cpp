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
        QT_TRANSLATE_NOOP("TableWords", "The address, spelled as it was found first.")},
    {"status", QT_TRANSLATE_NOOP("Words", "Status"),
        QT_TRANSLATE_NOOP("TableWords", "The HTTP status of the answer; – where none came.")},
    {"outcome", QT_TRANSLATE_NOOP("Words", "Outcome"),
        QT_TRANSLATE_NOOP("TableWords", "How the fetch ended. Blocked, throttled and broken are told apart.")},
    {"content_type", QT_TRANSLATE_NOOP("Words", "Type"),
        QT_TRANSLATE_NOOP("TableWords", "What the server says that it sent.")},
    {"bytes", QT_TRANSLATE_NOOP("Words", "Size"),
        QT_TRANSLATE_NOOP("TableWords", "Size of the page, unpacked; as announced where it was not downloaded.")},
    {"depth", QT_TRANSLATE_NOOP("Words", "Depth"),
        QT_TRANSLATE_NOOP(
            "TableWords", "The fewest links from the start address to this URL; – where only a sitemap names it.")},
    {"inlinks", QT_TRANSLATE_NOOP("Words", "In"),
        QT_TRANSLATE_NOOP("TableWords", "Links and redirects that lead here.")},
    {"outlinks", QT_TRANSLATE_NOOP("Words", "Out"),
        QT_TRANSLATE_NOOP("TableWords", "Links on the page, images, scripts and styles too.")},
    {"title", QT_TRANSLATE_NOOP("Words", "Title"), QT_TRANSLATE_NOOP("TableWords", "The page's title.")},
    {"response_ms", QT_TRANSLATE_NOOP("Words", "Time"),
        QT_TRANSLATE_NOOP("TableWords", "How long the fetch took, from the request to the last byte.")},
    {"referrer", QT_TRANSLATE_NOOP("Words", "First linked from"),
        QT_TRANSLATE_NOOP("TableWords", "The page on the shortest way from the start that links here.")},
    {"discovered_at", QT_TRANSLATE_NOOP("Words", "Found"),
        QT_TRANSLATE_NOOP("TableWords", "When the URL was met first.")},
    {"fetched_at", QT_TRANSLATE_NOOP("Words", "Fetched at"), QT_TRANSLATE_NOOP("TableWords", "When the answer came.")},
    {"state", QT_TRANSLATE_NOOP("Words", "State"), QT_TRANSLATE_NOOP("TableWords", "Queued, fetched or skipped.")},
    {"rule", QT_TRANSLATE_NOOP("Words", "Rule"),
        QT_TRANSLATE_NOOP("TableWords", "The rule that let the URL in or kept it out.")},
    {"rule_detail", QT_TRANSLATE_NOOP("Words", "What the rule says"),
        QT_TRANSLATE_NOOP("TableWords", "The pattern, the line of robots.txt or whatever else the rule goes by.")},
    {"redirect_url", QT_TRANSLATE_NOOP("Words", "Redirects to"),
        QT_TRANSLATE_NOOP("TableWords", "Where the server sends visitors on to.")},
    {"canonical", QT_TRANSLATE_NOOP("Words", "Canonical URL"),
        QT_TRANSLATE_NOOP("TableWords", "The URL that the page names as its canonical one.")},
    {"meta_robots", QT_TRANSLATE_NOOP("Words", "Meta robots"),
        QT_TRANSLATE_NOOP("TableWords", "What the page tells search engines.")},
    {"description", QT_TRANSLATE_NOOP("Words", "Description"),
        QT_TRANSLATE_NOOP("TableWords", "The page's meta description.")},
    {"h1", QT_TRANSLATE_NOOP("Words", "Heading"), QT_TRANSLATE_NOOP("TableWords", "The page's first main heading.")},
    {"language", QT_TRANSLATE_NOOP("Words", "Language"),
        QT_TRANSLATE_NOOP("TableWords", "The language that the page says it is in.")},
    {"charset", QT_TRANSLATE_NOOP("Words", "Charset"),
        QT_TRANSLATE_NOOP("TableWords", "The encoding that the page was read in.")},
    {"word_count", QT_TRANSLATE_NOOP("Words", "Words"), QT_TRANSLATE_NOOP("TableWords", "Words of the visible text.")},
    {"content_hash", QT_TRANSLATE_NOOP("Words", "Fingerprint"),
        QT_TRANSLATE_NOOP("TableWords", "Equal for pages with exactly the same content.")},
    {"attempts", QT_TRANSLATE_NOOP("Words", "Attempts"),
        QT_TRANSLATE_NOOP("TableWords", "How often it was tried until this answer came.")},
    {"error", QT_TRANSLATE_NOOP("Words", "Technical error"),
        QT_TRANSLATE_NOOP("TableWords", "What went wrong, in the words of the network.")},
    {"in_sitemap", QT_TRANSLATE_NOOP("Words", "In a sitemap"),
        QT_TRANSLATE_NOOP("TableWords", "Whether a sitemap of the site names the URL.")},
    {"first_seen", QT_TRANSLATE_NOOP("Words", "First seen"),
        QT_TRANSLATE_NOOP("TableWords", "When the URL was met first, in whatever crawl of the project.")},
    {"last_seen", QT_TRANSLATE_NOOP("Words", "Last seen"),
        QT_TRANSLATE_NOOP("TableWords", "When a link, a sitemap or you named it last.")},
    {"last_changed", QT_TRANSLATE_NOOP("Words", "Last changed"),
        QT_TRANSLATE_NOOP("TableWords", "When its content or status was last another than at the visit before.")},
    {"gone_since", QT_TRANSLATE_NOOP("Words", "Gone since"),
        QT_TRANSLATE_NOOP(
            "TableWords", "Since when the server says that it is gone, after it was there; empty while it is there.")},
    {"visits", QT_TRANSLATE_NOOP("Words", "Visits"),
        QT_TRANSLATE_NOOP("TableWords", "How often it was fetched, over all crawls of the project.")},
    {"no_index", QT_TRANSLATE_NOOP("Words", "Noindex"),
        QT_TRANSLATE_NOOP("TableWords",
            "Whether the page tells search engines to keep it out of their results, by a meta element or by "
            "X-Robots-Tag.")},
    {"images", QT_TRANSLATE_NOOP("Words", "Images"),
        QT_TRANSLATE_NOOP("TableWords", "Images that the page shows, each as often as it stands there.")},
    {"images_without_alt", QT_TRANSLATE_NOOP("Words", "Images without a text"),
        QT_TRANSLATE_NOOP("TableWords",
            "Images that do not say what they show, for those who cannot see them: they have no alt attribute.")},
    {"h2", QT_TRANSLATE_NOOP("Words", "First subheading"),
        QT_TRANSLATE_NOOP("TableWords", "The page's first heading of the second level.")},
    {"h2_count", QT_TRANSLATE_NOOP("Words", "Subheadings"),
        QT_TRANSLATE_NOOP("TableWords", "How many headings of the second level there are.")},
    {"main_words", QT_TRANSLATE_NOOP("Words", "Words of the main text"),
        QT_TRANSLATE_NOOP("TableWords",
            "Words without menus, headers, footers and what stands beside; each Chinese character is one.")},
    {"rank", QT_TRANSLATE_NOOP("Words", "Rank"),
        QT_TRANSLATE_NOOP("TableWords",
            "How important the links between the pages make it: 0 for the least, 100 for the most important page. By "
            "PageRank, when the crawl ended.")},
    {"rank_percentile", QT_TRANSLATE_NOOP("Words", "Rank, percentile"),
        QT_TRANSLATE_NOOP("TableWords", "Of 100 pages of the crawl, how many have a lower rank.")},
    {"authority", QT_TRANSLATE_NOOP("Words", "Authority"),
        QT_TRANSLATE_NOOP(
            "TableWords", "How much pages link here that link to much of what others link to: 100 for the first.")},
    {"hub", QT_TRANSLATE_NOOP("Words", "Hub"),
        QT_TRANSLATE_NOOP("TableWords", "How much it links to pages with authority: 100 for the first.")},
    {"backlinks", QT_TRANSLATE_NOOP("Words", "Linking pages"),
        QT_TRANSLATE_NOOP("TableWords", "Pages that link or redirect here, each counted once.")},
    {"link_depth", QT_TRANSLATE_NOOP("Words", "Clicks"),
        QT_TRANSLATE_NOOP(
            "TableWords", "Links from the start address to the page, along which redirects do not count.")},
    {"priority", QT_TRANSLATE_NOOP("Words", "Priority"),
        QT_TRANSLATE_NOOP("TableWords",
            "Of what waits: the least comes first, then the nearest. 0 for all where the nearest come first.")},
    {"change_hash", QT_TRANSLATE_NOOP("Words", "Main content"),
        QT_TRANSLATE_NOOP("TableWords",
            "Equal at two visits where nothing has changed that is read: title, main text and its links, robots "
            "directives, canonical URL. Tokens, counters and times do not count.")},
    {"change_degree", QT_TRANSLATE_NOOP("Words", "Degree of change (%)"),
        QT_TRANSLATE_NOOP("TableWords",
            "How much of the main text is another one than at the visit before: 0 where the page has not changed, "
            "100 where all of it has.")},
    {"indexability", QT_TRANSLATE_NOOP("Words", "Indexability"),
        QT_TRANSLATE_NOOP("TableWords", "Whether search engines may list the URL.")},
    {"indexability_status", QT_TRANSLATE_NOOP("Words", "Indexability status"),
        QT_TRANSLATE_NOOP("TableWords",
            "Why search engines do not list the URL: blocked by robots.txt, an error, a redirect, noindex, another "
            "canonical URL.")},
    {"infrastructure", QT_TRANSLATE_NOOP("Words", "Infrastructure"),
        QT_TRANSLATE_NOOP("TableWords",
            "What the URL is for where that is not to be read, as its spelling tells: a hidden mail address, the "
            "network in front of the site, an interface for programs, a feed, a form to answer, a basket, a copy to be "
            "printed or looked at before it is published.")},
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
