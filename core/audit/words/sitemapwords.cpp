#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

/// What search engines reject in the text of a sitemap.
constexpr WordRow SitemapWords[] = {
    {"sitemap-empty", QT_TRANSLATE_NOOP("Checks", "Empty sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap or sitemap index can be read, but lists no URL."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an empty file as an error."),
        QT_TRANSLATE_NOOP("Checks",
            "Let it list the indexable pages. Or remove it, along with its line in robots.txt or the sitemap index.")},
    {"sitemap-leading-space", QT_TRANSLATE_NOOP("Checks", "Leading whitespace in sitemap"),
        QT_TRANSLATE_NOOP(
            "Checks", "A sitemap has spaces, empty lines or a second byte order mark before its XML declaration."),
        QT_TRANSLATE_NOOP("Checks",
            "XML allows nothing before its declaration. Google Search Console and browsers refuse the whole file."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove everything before the declaration. With WordPress, it often comes from an empty line after the end "
            "of a PHP file of a plugin or theme.")},
    {"sitemap-bom", QT_TRANSLATE_NOOP("Checks", "Sitemap with byte order mark (BOM)"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap begins with the UTF-8 byte order mark (EF BB BF)."),
        QT_TRANSLATE_NOOP("Checks",
            "XML allows it, but some programs that read sitemaps treat it as text before the declaration, and refuse "
            "the file."),
        QT_TRANSLATE_NOOP("Checks", "Save the file as UTF-8 without BOM.")},
    {"sitemap-encoding", QT_TRANSLATE_NOOP("Checks", "Sitemap not in UTF-8"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap declares an encoding other than UTF-8, is written in UTF-16, or has bytes that are not valid "
            "UTF-8."),
        QT_TRANSLATE_NOOP(
            "Checks", "The protocol requires UTF-8. Search engines may refuse the file, or read wrong URLs."),
        QT_TRANSLATE_NOOP("Checks", "Write the file in UTF-8, and declare this encoding.")},
    {"sitemap-xml-error", QT_TRANSLATE_NOOP("Checks", "XML parsing error in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap or feed is not well-formed XML: an & that is not written as &amp;, an unknown entity, a missing "
            "end tag, or a truncated file. The details show line and column."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Search Console reports a parsing error, and reads nothing after it, or nothing at all. Argiope "
            "reads as much as it can."),
        QT_TRANSLATE_NOOP("Checks",
            "Generate the file with a program that escapes XML reserved characters, and check it with xmllint.")},
    {"sitemap-namespace", QT_TRANSLATE_NOOP("Checks", "Incorrect namespace in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "The namespace (xmlns) of a sitemap or of its image, video, news or language extension is missing or "
            "unknown to search engines (also https instead of http). Or a prefix is not declared, such as xhtml:link "
            "without xmlns:xhtml."),
        QT_TRANSLATE_NOOP("Checks",
            "A namespace is a name that is compared letter by letter. With a wrong one, Google Search Console refuses "
            "the sitemap or ignores its extension. An undeclared prefix is a parsing error."),
        QT_TRANSLATE_NOOP("Checks",
            "Declare xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\", and a namespace for each prefix that is "
            "used.")},
    {"sitemap-missing-tag", QT_TRANSLATE_NOOP("Checks", "Missing XML tag in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "An entry of a sitemap lacks a required tag, or the tag is empty: loc in url, sitemap and image; "
            "thumbnail_loc, title, description and content_loc or player_loc in video; publication with name and "
            "language, publication_date and title in news."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and ignores the entry or its part."),
        QT_TRANSLATE_NOOP("Checks", "Add the tag, or remove the entry.")},
    {"sitemap-many-tags", QT_TRANSLATE_NOOP("Checks", "Too many tags in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "An entry of a sitemap has more of a tag than allowed: loc, lastmod, changefreq and priority once, 1,000 "
            "images, 32 tags of a video. Or the sitemap has more than 1,000 news entries."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error. Which of the tags counts is undefined."),
        QT_TRANSLATE_NOOP("Checks", "Write one entry for each URL, and each of its tags once.")},
    {"sitemap-unknown-tag", QT_TRANSLATE_NOOP("Checks", "Invalid XML tag in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A tag does not exist in the sitemap protocol or its extensions, is spelt differently, or is in the wrong "
            "place, such as url in a sitemapindex."),
        QT_TRANSLATE_NOOP("Checks", "Search engines report an invalid tag, and ignore the tag or the whole file."),
        QT_TRANSLATE_NOOP("Checks", "Compare the tag with the protocol; names are case-sensitive.")},
    {"sitemap-bad-value", QT_TRANSLATE_NOOP("Checks", "Invalid tag value in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A value that the protocol does not allow: an unknown changefreq or priority, an empty lastmod, dates, "
            "durations, ratings and yes/no of videos, dates and languages of news, or URLs of images and videos that "
            "are not absolute."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and ignores the value or its entry."),
        QT_TRANSLATE_NOOP("Checks", "Use a value that the protocol allows, or remove the tag.")},
    {"sitemap-bad-attribute", QT_TRANSLATE_NOOP("Checks", "Missing or invalid XML attribute in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A required attribute of a tag is missing or has an invalid value: rel=\"alternate\", hreflang and href "
            "(a full URL) of xhtml:link, relationship of a video's restriction and platform."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and ignores the tag."),
        QT_TRANSLATE_NOOP("Checks", "Add the attribute, or correct its value.")},
    {"sitemap-lastmod-future", QT_TRANSLATE_NOOP("Checks", "Future lastmod in sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A lastmod date in a sitemap is more than a day later than the crawl."),
        QT_TRANSLATE_NOOP("Checks",
            "A page cannot have changed in the future. Search engines trust the other dates of the sitemap less."),
        QT_TRANSLATE_NOOP("Checks", "Write the time of the page's last significant change.")},
};

} // namespace

std::span<const WordRow> sitemapWords()
{
    return SitemapWords;
}

} // namespace argiope::audit
