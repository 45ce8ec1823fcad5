#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

/// What search engines reject in the text of a sitemap.
constexpr WordRow SitemapWords[] = {
    {"sitemap-empty", QT_TRANSLATE_NOOP("Checks", "Empty sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap or sitemap index that can be read, and lists no URL."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports it as an error: the file says nothing."),
        QT_TRANSLATE_NOOP("Checks",
            "Have it list the indexable pages, or remove it, and its line in robots.txt or the sitemap index.")},
    {"sitemap-leading-space", QT_TRANSLATE_NOOP("Checks", "Sitemap: leading whitespace"),
        QT_TRANSLATE_NOOP(
            "Checks", "Blanks, empty lines or a second byte order mark stand before the XML declaration of a sitemap."),
        QT_TRANSLATE_NOOP("Checks",
            "XML allows nothing before its declaration. Google Search Console and browsers refuse the whole file."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove what stands before the declaration. With WordPress it often comes from an empty line behind the "
            "end of a PHP "
            "file of a plug-in or theme.")},
    {"sitemap-bom", QT_TRANSLATE_NOOP("Checks", "Sitemap: byte order mark (BOM)"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap begins with the byte order mark of UTF-8 (EF BB BF)."),
        QT_TRANSLATE_NOOP("Checks",
            "XML allows it, but some programs that read sitemaps take it for text before the declaration, and refuse "
            "the file."),
        QT_TRANSLATE_NOOP("Checks", "Save the file as UTF-8 without BOM.")},
    {"sitemap-encoding", QT_TRANSLATE_NOOP("Checks", "Sitemap not in UTF-8"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap that declares another encoding than UTF-8, is written in UTF-16, or has bytes that are no "
            "UTF-8."),
        QT_TRANSLATE_NOOP("Checks",
            "The protocol asks for UTF-8. Search engines may refuse the file, or read other URLs than are meant."),
        QT_TRANSLATE_NOOP("Checks", "Have the file written in UTF-8, and declared so.")},
    {"sitemap-xml-error", QT_TRANSLATE_NOOP("Checks", "Sitemap: XML parsing error"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap or feed that is not well-formed XML: an & that is not written as &amp;, an entity that XML does "
            "not know, an end tag that is missing, a file that ends early. Line and column are told."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Search Console reports a parsing error, and reads nothing behind it, or nothing at all. Argiope "
            "reads what it can."),
        QT_TRANSLATE_NOOP("Checks",
            "Have the file written by a program that escapes what XML reserves, and look at it with xmllint.")},
    {"sitemap-namespace", QT_TRANSLATE_NOOP("Checks", "Sitemap: incorrect namespace"),
        QT_TRANSLATE_NOOP("Checks",
            "The namespace (xmlns) of a sitemap or of its extension for images, videos, news or languages is missing, "
            "is another one than search engines know (https instead of http, too), or belongs to a prefix that is not "
            "declared, as in xhtml:link without xmlns:xhtml."),
        QT_TRANSLATE_NOOP("Checks",
            "A namespace is a name, compared letter by letter. With another one Google Search Console refuses the "
            "sitemap, or passes over its extension; an undeclared prefix is a parsing error."),
        QT_TRANSLATE_NOOP("Checks",
            "Declare xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\", and a namespace for each prefix that is "
            "used.")},
    {"sitemap-missing-tag", QT_TRANSLATE_NOOP("Checks", "Sitemap: missing XML tag"),
        QT_TRANSLATE_NOOP("Checks",
            "An entry of a sitemap lacks a tag that it must have, or has it without text: loc in url, sitemap and "
            "image; thumbnail_loc, title, description and content_loc or player_loc in video; publication with name "
            "and language, publication_date and title in news."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and passes over the entry or its part."),
        QT_TRANSLATE_NOOP("Checks", "Add the tag, or leave the entry out.")},
    {"sitemap-many-tags", QT_TRANSLATE_NOOP("Checks", "Sitemap: too many tags"),
        QT_TRANSLATE_NOOP("Checks",
            "A tag stands more often in an entry of a sitemap than it may: loc, lastmod, changefreq and priority once, "
            "1,000 images, 32 tags of a video."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error; which of them counts is left open."),
        QT_TRANSLATE_NOOP("Checks", "Write one entry for each URL, and each of its tags once.")},
    {"sitemap-unknown-tag", QT_TRANSLATE_NOOP("Checks", "Sitemap: invalid XML tag"),
        QT_TRANSLATE_NOOP("Checks",
            "A tag of the sitemap protocol or of its extensions that does not exist, is spelt otherwise, or may not "
            "stand where it stands, such as url in a sitemapindex."),
        QT_TRANSLATE_NOOP("Checks", "Search engines report an invalid tag, and pass over it or over the whole file."),
        QT_TRANSLATE_NOOP("Checks", "Compare the tag with the protocol; names are case-sensitive.")},
    {"sitemap-bad-value", QT_TRANSLATE_NOOP("Checks", "Sitemap: invalid tag value"),
        QT_TRANSLATE_NOOP("Checks",
            "A value that the protocol does not allow: a changefreq or priority that does not exist, an empty lastmod, "
            "dates, durations, ratings and yes/no of videos, dates and languages of news, addresses of images and "
            "videos that are not absolute."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and passes over the value or its entry."),
        QT_TRANSLATE_NOOP("Checks", "Write a value that the protocol allows, or leave the tag out.")},
    {"sitemap-bad-attribute", QT_TRANSLATE_NOOP("Checks", "Sitemap: missing or invalid XML attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "An attribute that a tag must have is missing or has another value than it may: rel=\"alternate\", "
            "hreflang and href of xhtml:link, relationship of a video's restriction and platform."),
        QT_TRANSLATE_NOOP("Checks", "Google Search Console reports an error, and passes over the tag."),
        QT_TRANSLATE_NOOP("Checks", "Add the attribute, or correct its value.")},
    {"sitemap-lastmod-future", QT_TRANSLATE_NOOP("Checks", "Sitemap: lastmod in the future"),
        QT_TRANSLATE_NOOP("Checks", "A lastmod date of a sitemap is more than a day later than the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Nothing can have changed then; search engines trust the other dates of the sitemap less."),
        QT_TRANSLATE_NOOP("Checks", "Write the time of the page's last significant change.")},
};

} // namespace

std::span<const WordRow> sitemapWords()
{
    return SitemapWords;
}

} // namespace argiope::audit
