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
    {"redirect-hops", QT_TRANSLATE_NOOP("Checks", "Maximum redirect hops")},
    {"redirects-to-home", QT_TRANSLATE_NOOP("Checks", "Mass redirect threshold (URLs per host)")},
    {"noindex-share", QT_TRANSLATE_NOOP("Checks", "Site-wide noindex threshold (share of pages)")},
    {"title-long", QT_TRANSLATE_NOOP("Checks", "Maximum title length")},
    {"title-short", QT_TRANSLATE_NOOP("Checks", "Minimum title length")},
    {"title-wide", QT_TRANSLATE_NOOP("Checks", "Maximum title width")},
    {"title-narrow", QT_TRANSLATE_NOOP("Checks", "Minimum title width")},
    {"description-long", QT_TRANSLATE_NOOP("Checks", "Maximum meta description length")},
    {"description-short", QT_TRANSLATE_NOOP("Checks", "Minimum meta description length")},
    {"description-wide", QT_TRANSLATE_NOOP("Checks", "Maximum meta description width")},
    {"description-narrow", QT_TRANSLATE_NOOP("Checks", "Minimum meta description width")},
    {"h1-long", QT_TRANSLATE_NOOP("Checks", "Maximum H1 length")},
    {"h2-words", QT_TRANSLATE_NOOP("Checks", "Maximum words without an H2")},
    {"shell-words", QT_TRANSLATE_NOOP("Checks", "Minimum words without JavaScript")},
    {"text-share", QT_TRANSLATE_NOOP("Checks", "Minimum text-to-HTML ratio")},
    {"text-share-bytes", QT_TRANSLATE_NOOP("Checks", "Minimum HTML size to check the text-to-HTML ratio")},
    {"main-words", QT_TRANSLATE_NOOP("Checks", "Minimum main content words")},
    {"thin-pages", QT_TRANSLATE_NOOP("Checks", "Minimum pages per folder to compare word counts")},
    {"site-words", QT_TRANSLATE_NOOP("Checks", "Minimum pages for a word of the site’s own vocabulary")},
    {"thin-share", QT_TRANSLATE_NOOP("Checks", "Minimum word count (share of the folder's median)")},
    {"thin-deviations", QT_TRANSLATE_NOOP("Checks", "Maximum deviations below the folder's median")},
    {"near-duplicate", QT_TRANSLATE_NOOP("Checks", "Near-duplicate similarity threshold")},
    {"depth", QT_TRANSLATE_NOOP("Checks", "High crawl depth threshold")},
    {"internal-links", QT_TRANSLATE_NOOP("Checks", "Maximum internal links per page")},
    {"external-links", QT_TRANSLATE_NOOP("Checks", "Maximum external links per page")},
    {"image-bytes", QT_TRANSLATE_NOOP("Checks", "Maximum image file size")},
    {"hsts-weak", QT_TRANSLATE_NOOP("Checks", "Minimum HSTS max-age for preload")},
    {"hsts-short", QT_TRANSLATE_NOOP("Checks", "Minimum HSTS max-age")},
    {"url-characters", QT_TRANSLATE_NOOP("Checks", "Maximum URL length")},
    {"url-parameters", QT_TRANSLATE_NOOP("Checks", "Maximum URL parameters")},
    {"wasted-pages", QT_TRANSLATE_NOOP("Checks", "Crawl budget waste threshold (pages per pattern)")},
    {"site-errors", QT_TRANSLATE_NOOP("Checks", "Server error rate threshold")},
    {"first-byte", QT_TRANSLATE_NOOP("Checks", "Maximum TTFB")},
    {"first-byte-most", QT_TRANSLATE_NOOP("Checks", "Very slow TTFB threshold")},
    {"response", QT_TRANSLATE_NOOP("Checks", "Maximum total response time")},
    {"response-most", QT_TRANSLATE_NOOP("Checks", "Very slow page threshold (total response time)")},
    {"html-bytes", QT_TRANSLATE_NOOP("Checks", "Maximum HTML size")},
    {"html-bytes-most", QT_TRANSLATE_NOOP("Checks", "Search engine size limit for HTML")},
    {"code-bytes", QT_TRANSLATE_NOOP("Checks", "Search engine size limit for scripts and style sheets")},
    {"pdf-bytes", QT_TRANSLATE_NOOP("Checks", "Search engine size limit for PDFs")},
    {"compressed-bytes", QT_TRANSLATE_NOOP("Checks", "Minimum response size for compression")},
    {"cache-seconds", QT_TRANSLATE_NOOP("Checks", "Minimum cache lifetime of static files")},
    {"dom-elements", QT_TRANSLATE_NOOP("Checks", "Maximum DOM elements")},
    {"dom-elements-most", QT_TRANSLATE_NOOP("Checks", "Excessive DOM size threshold")},
    {"dom-depth", QT_TRANSLATE_NOOP("Checks", "Maximum DOM depth")},
    {"dom-children", QT_TRANSLATE_NOOP("Checks", "Maximum child elements per element")},
    {"head-styles", QT_TRANSLATE_NOOP("Checks", "Maximum style sheets in the head")},
    {"requests", QT_TRANSLATE_NOOP("Checks", "Maximum requests per page")},
    {"inline-bytes", QT_TRANSLATE_NOOP("Checks", "Maximum inline script and style size")},
    {"gif-bytes", QT_TRANSLATE_NOOP("Checks", "Maximum animated GIF size")},
    {"image-spare-bytes", QT_TRANSLATE_NOOP("Checks", "Potential savings threshold (per image)")},
    {"og-image-pixels", QT_TRANSLATE_NOOP("Checks", "Minimum og:image width and height")},
    {"page-weight", QT_TRANSLATE_NOOP("Checks", "Maximum page weight")},
    {"page-weight-most", QT_TRANSLATE_NOOP("Checks", "Very large page weight threshold")},
    {"spare-bytes", QT_TRANSLATE_NOOP("Checks", "Potential minification savings threshold")},
};

struct SiteTypeWords
{
    const char *title;
    const char *hint;
};
constexpr SiteTypeWords SiteTypeTexts[] = {
    {QT_TRANSLATE_NOOP("Checks", "Any site type"), ""},
    {QT_TRANSLATE_NOOP("Checks", "Blog or news"),
        QT_TRANSLATE_NOOP("Checks",
            "Accepts older posts that are deep and have one inlink, and short texts. Social tags have more weight.")},
    {QT_TRANSLATE_NOOP("Checks", "Online shop"),
        QT_TRANSLATE_NOOP("Checks",
            "Accepts short product texts, similar variants and lists with many URL parameters. Alt text of images has "
            "more weight.")},
    {QT_TRANSLATE_NOOP("Checks", "Documentation"),
        QT_TRANSLATE_NOOP("Checks",
            "Accepts long titles, many links and repeated headings. Does not require descriptions and social tags. "
            "Links to page sections (#anchor) have more weight.")},
    {QT_TRANSLATE_NOOP("Checks", "Intranet or staging"),
        QT_TRANSLATE_NOOP("Checks",
            "For sites that search engines should not find. Skips checks of noindex, robots.txt, sitemaps, "
            "descriptions and canonical URLs.")},
    {QT_TRANSLATE_NOOP("Checks", "Single page"),
        QT_TRANSLATE_NOOP("Checks", "Skips checks of sitemaps, links between pages and thin content.")},
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
