// What people read of limits and of types of sites.
#include "core/audit/words.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>

namespace argiope::audit {

namespace {

struct LimitWords
{
    const char *name;
    const char *title;
};

constexpr LimitWords LimitTitles[] = {
    {"redirect-hops", QT_TRANSLATE_NOOP("Checks", "Redirects in a row, at most")},
    {"redirects-to-home", QT_TRANSLATE_NOOP("Checks", "Deep URLs that lead to the start page, from this number on")},
    {"noindex-share", QT_TRANSLATE_NOOP("Checks", "Share of pages with noindex, from which the whole site is meant")},
    {"title-long", QT_TRANSLATE_NOOP("Checks", "Title: characters, at most")},
    {"title-short", QT_TRANSLATE_NOOP("Checks", "Title: characters, at least")},
    {"title-wide", QT_TRANSLATE_NOOP("Checks", "Title: width in search results, at most")},
    {"title-narrow", QT_TRANSLATE_NOOP("Checks", "Title: width in search results, at least")},
    {"description-long", QT_TRANSLATE_NOOP("Checks", "Description: characters, at most")},
    {"description-short", QT_TRANSLATE_NOOP("Checks", "Description: characters, at least")},
    {"description-wide", QT_TRANSLATE_NOOP("Checks", "Description: width in search results, at most")},
    {"description-narrow", QT_TRANSLATE_NOOP("Checks", "Description: width in search results, at least")},
    {"h1-long", QT_TRANSLATE_NOOP("Checks", "First heading: characters, at most")},
    {"h2-words", QT_TRANSLATE_NOOP("Checks", "Words of a page that has no h2, at most")},
    {"shell-words", QT_TRANSLATE_NOOP("Checks", "Words of a page that is nothing without scripts, fewer than")},
    {"text-share", QT_TRANSLATE_NOOP("Checks", "Text, as a share of the HTML, at least")},
    {"text-share-bytes", QT_TRANSLATE_NOOP("Checks", "Size of HTML from which that share counts")},
    {"main-words", QT_TRANSLATE_NOOP("Checks", "Words of the main text, at least")},
    {"thin-pages", QT_TRANSLATE_NOOP("Checks", "Pages of a folder, from which it shows what is usual there")},
    {"thin-share", QT_TRANSLATE_NOOP("Checks", "Main text, as a share of what is usual in the folder, at least")},
    {"thin-deviations", QT_TRANSLATE_NOOP("Checks", "Deviations below what is usual in the folder, at most")},
    {"near-duplicate", QT_TRANSLATE_NOOP("Checks", "Likeness of two main texts, from which they count as the same")},
    {"depth", QT_TRANSLATE_NOOP("Checks", "Clicks from the start page, at most")},
    {"internal-links", QT_TRANSLATE_NOOP("Checks", "Links within the site on one page, at most")},
    {"external-links", QT_TRANSLATE_NOOP("Checks", "Links to other sites on one page, at most")},
    {"image-bytes", QT_TRANSLATE_NOOP("Checks", "Size of an image, at most")},
    {"hsts-weak", QT_TRANSLATE_NOOP("Checks", "Lifetime of HSTS, from which it is strong")},
    {"hsts-short", QT_TRANSLATE_NOOP("Checks", "Lifetime of HSTS, at least")},
    {"url-characters", QT_TRANSLATE_NOOP("Checks", "URL: characters, at most")},
    {"url-parameters", QT_TRANSLATE_NOOP("Checks", "URL: parameters, at most")},
    {"wasted-pages", QT_TRANSLATE_NOOP("Checks", "Crawl waste: pages of one pattern, at least")},
    {"site-errors", QT_TRANSLATE_NOOP("Checks", "Share of answers that are errors of the server, less than")},
    {"first-byte", QT_TRANSLATE_NOOP("Checks", "Time to the first byte, at most")},
    {"first-byte-most", QT_TRANSLATE_NOOP("Checks", "Time to the first byte, very slow from")},
    {"response", QT_TRANSLATE_NOOP("Checks", "Time of the whole answer, at most")},
    {"response-most", QT_TRANSLATE_NOOP("Checks", "Time of the whole answer, very slow from")},
    {"html-bytes", QT_TRANSLATE_NOOP("Checks", "Size of HTML, at most")},
    {"html-bytes-most", QT_TRANSLATE_NOOP("Checks", "Size of HTML, more than search engines read")},
    {"code-bytes", QT_TRANSLATE_NOOP("Checks", "Size of a script or style sheet, at most")},
    {"pdf-bytes", QT_TRANSLATE_NOOP("Checks", "Size of a PDF, at most")},
    {"compressed-bytes", QT_TRANSLATE_NOOP("Checks", "Size of texts that are worth compressing, from")},
    {"cache-seconds", QT_TRANSLATE_NOOP("Checks", "Lifetime in caches, at least")},
    {"dom-elements", QT_TRANSLATE_NOOP("Checks", "Elements of a page, at most")},
    {"dom-elements-most", QT_TRANSLATE_NOOP("Checks", "Elements of a page, far too many from")},
    {"dom-depth", QT_TRANSLATE_NOOP("Checks", "Elements within each other, at most")},
    {"dom-children", QT_TRANSLATE_NOOP("Checks", "Elements directly within one, at most")},
    {"head-styles", QT_TRANSLATE_NOOP("Checks", "Style sheets in the head, at most")},
    {"requests", QT_TRANSLATE_NOOP("Checks", "Files that a page asks for, at most")},
    {"inline-bytes", QT_TRANSLATE_NOOP("Checks", "Scripts and styles within the page, at most")},
    {"gif-bytes", QT_TRANSLATE_NOOP("Checks", "Size of a moving GIF, at most")},
    {"image-spare-bytes", QT_TRANSLATE_NOOP("Checks", "Bytes that another image would save, at most")},
    {"og-image-pixels", QT_TRANSLATE_NOOP("Checks", "Picture for social networks: sides, at least")},
    {"page-weight", QT_TRANSLATE_NOOP("Checks", "Size of a page with its resources, at most")},
    {"page-weight-most", QT_TRANSLATE_NOOP("Checks", "Size of a page with its resources, very large from")},
    {"spare-bytes", QT_TRANSLATE_NOOP("Checks", "White space and comments of a script or style sheet, at most")},
};

struct SiteTypeWords
{
    const char *title;
    const char *hint;
};
constexpr SiteTypeWords SiteTypeTexts[] = {
    {QT_TRANSLATE_NOOP("Checks", "Any type of site"), ""},
    {QT_TRANSLATE_NOOP("Checks", "Blog or news"),
        QT_TRANSLATE_NOOP(
            "Checks", "Older posts may lie deep and have one link; short texts are fine; social tags count for more.")},
    {QT_TRANSLATE_NOOP("Checks", "Online shop"),
        QT_TRANSLATE_NOOP("Checks",
            "Products may have short texts and variants that are alike; lists may have many parameters. Names of "
            "images count for more.")},
    {QT_TRANSLATE_NOOP("Checks", "Documentation"),
        QT_TRANSLATE_NOOP("Checks",
            "Long titles, many links and repeated headings are usual; descriptions and social tags are not asked for. "
            "Places in pages count for more.")},
    {QT_TRANSLATE_NOOP("Checks", "Intranet or staging"),
        QT_TRANSLATE_NOOP("Checks",
            "Nobody is to find it in a search engine: noindex, robots.txt, sitemaps, descriptions and canonical URLs "
            "are left out.")},
    {QT_TRANSLATE_NOOP("Checks", "Single page"),
        QT_TRANSLATE_NOOP("Checks", "Sitemap, links between pages and little text are left out.")},
};
static_assert(std::size(SiteTypeTexts) == size_t(SiteTypeCount));

constexpr const char *UnitTitles[] = {
    "",
    QT_TRANSLATE_NOOP("Checks", "characters"),
    QT_TRANSLATE_NOOP("Checks", "words"),
    QT_TRANSLATE_NOOP("Checks", "pixels"),
    QT_TRANSLATE_NOOP("Checks", "bytes"),
    QT_TRANSLATE_NOOP("Checks", "ms"),
    QT_TRANSLATE_NOOP("Checks", "s"),
    "",
    "",
};
static_assert(std::size(UnitTitles) == size_t(LimitInfo::Unit::Share) + 1);

QString ruleText(const char *text, const QTranslator *catalogue)
{
    if (*text == 0)
        return {};
    if (!catalogue)
        return QCoreApplication::translate("Checks", text);
    const QString found = catalogue->translate("Checks", text);
    return found.isEmpty() ? QString::fromUtf8(text) : found;
}

} // namespace

QString siteTypeTitle(SiteType type, const QTranslator *catalogue)
{
    return ruleText(SiteTypeTexts[size_t(type)].title, catalogue);
}

QString siteTypeHint(SiteType type, const QTranslator *catalogue)
{
    return ruleText(SiteTypeTexts[size_t(type)].hint, catalogue);
}

QString limitTitle(const LimitInfo &limit, const QTranslator *catalogue)
{
    const auto *it = std::find_if(std::begin(LimitTitles), std::end(LimitTitles),
        [&limit](const LimitWords &words) { return qstrcmp(words.name, limit.name) == 0; });
    return ruleText(it == std::end(LimitTitles) ? limit.name : it->title, catalogue);
}

QString unitTitle(LimitInfo::Unit unit, const QTranslator *catalogue)
{
    return ruleText(UnitTitles[size_t(unit)], catalogue);
}

} // namespace argiope::audit
