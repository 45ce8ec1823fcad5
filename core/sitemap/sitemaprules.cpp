#include "core/sitemap/sitemaprules.h"

#include "core/base/text.h"
#include "core/sitemap/w3cdate.h"

#include <algorithm>

namespace argiope::sitemap {

bool isAddress(QByteArrayView value)
{
    const QByteArray start = value.first(std::min<qsizetype>(value.size(), 8)).toByteArray().toLower();
    return start.startsWith("http://") || start.startsWith("https://");
}

namespace {

struct Space
{
    Vocabulary vocabulary;
    const char *uri;
};

/// The first of each is the one to be written.
constexpr Space Spaces[] = {
    {Vocabulary::Core, "http://www.sitemaps.org/schemas/sitemap/0.9"},
    {Vocabulary::Core, "http://www.google.com/schemas/sitemap/0.84"},
    {Vocabulary::Core, "http://www.google.com/schemas/sitemap/0.9"},
    {Vocabulary::Image, "http://www.google.com/schemas/sitemap-image/1.1"},
    {Vocabulary::Video, "http://www.google.com/schemas/sitemap-video/1.1"},
    {Vocabulary::News, "http://www.google.com/schemas/sitemap-news/0.9"},
    {Vocabulary::Xhtml, "http://www.w3.org/1999/xhtml"},
};

bool isOneOf(QByteArrayView value, std::initializer_list<const char *> all)
{
    return std::any_of(all.begin(), all.end(), [value](const char *one) { return value == one; });
}

bool isNumber(QByteArrayView value, double least, double most)
{
    bool ok = false;
    const double number = value.toByteArray().toDouble(&ok);
    return ok && number >= least && number <= most;
}

bool isDate(QByteArrayView value)
{
    return parseW3cDate(value).has_value();
}

bool isFrequency(QByteArrayView value)
{
    return isOneOf(value, {"always", "hourly", "daily", "weekly", "monthly", "yearly", "never"});
}

bool isPriority(QByteArrayView value)
{
    return isNumber(value, 0, 1);
}

bool isYesOrNo(QByteArrayView value)
{
    return isOneOf(value.toByteArray().toLower(), {"yes", "no"});
}

bool isDuration(QByteArrayView value)
{
    constexpr double most = 28'800; // eight hours
    return isNumber(value, 1, most) && !value.contains('.');
}

bool isRating(QByteArrayView value)
{
    return isNumber(value, 0, 5);
}

bool isCount(QByteArrayView value)
{
    return std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isDescription(QByteArrayView value)
{
    constexpr qsizetype most = 2048;
    return base::characters(value) <= most;
}

/// ISO 639 in two or three letters, or one of the two written forms of Chinese.
bool isNewsLanguage(QByteArrayView value)
{
    const QByteArray lower = value.toByteArray().toLower();
    if (isOneOf(lower, {"zh-cn", "zh-tw"}))
        return true;
    return (lower.size() == 2 || lower.size() == 3)
        && std::all_of(lower.begin(), lower.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

constexpr int MostImages = 1000; ///< of a page
constexpr int MostTags = 32; ///< of a video

constexpr Holder Holders[] = {
    {Vocabulary::Core, "urlset", ""},
    {Vocabulary::Core, "sitemapindex", ""},
    {Vocabulary::Core, "url", "urlset"},
    {Vocabulary::Core, "sitemap", "sitemapindex"},
    {Vocabulary::Image, "image", "url"},
    {Vocabulary::Video, "video", "url"},
    {Vocabulary::News, "news", "url"},
    {Vocabulary::News, "publication", "news"},
};

constexpr Member InUrlset[] = {{"url", 0, false, nullptr}};
constexpr Member InIndex[] = {{"sitemap", 0, false, nullptr}};
/// Elements of other vocabularies stand here by their prefixed names.
constexpr Member InUrl[] = {
    {"loc", 1, true, nullptr},
    {"lastmod", 1, false, nullptr}, // its date is judged with those of every syntax
    {"changefreq", 1, false, isFrequency},
    {"priority", 1, false, isPriority},
    {"image:image", MostImages, false, nullptr},
    {"video:video", 0, false, nullptr},
    {"news:news", 1, false, nullptr},
    {"xhtml:link", 0, false, nullptr},
};
constexpr Member InSitemap[] = {{"loc", 1, true, nullptr}, {"lastmod", 1, false, nullptr}};
constexpr Member InImage[] = {
    {"loc", 1, true, isAddress},
    {"caption", 1, false, nullptr},
    {"geo_location", 1, false, nullptr},
    {"title", 1, false, nullptr},
    {"license", 1, false, isAddress},
};
constexpr Member InVideo[] = {
    {"thumbnail_loc", 1, true, isAddress},
    {"title", 1, true, nullptr},
    {"description", 1, true, isDescription},
    {"content_loc", 1, false, isAddress},
    {"player_loc", 1, false, isAddress},
    {"duration", 1, false, isDuration},
    {"expiration_date", 1, false, isDate},
    {"rating", 1, false, isRating},
    {"view_count", 1, false, isCount},
    {"publication_date", 1, false, isDate},
    {"family_friendly", 1, false, isYesOrNo},
    {"restriction", 1, false, nullptr},
    {"platform", 1, false, nullptr},
    {"price", 0, false, nullptr},
    {"requires_subscription", 1, false, isYesOrNo},
    {"uploader", 1, false, nullptr},
    {"live", 1, false, isYesOrNo},
    {"tag", MostTags, false, nullptr},
    {"category", 1, false, nullptr},
    {"gallery_loc", 1, false, isAddress},
    {"id", 0, false, nullptr},
    {"content_segment_loc", 0, false, isAddress},
    {"tvshow", 1, false, nullptr},
};
constexpr Member InNews[] = {
    {"publication", 1, true, nullptr},
    {"publication_date", 1, true, isDate},
    {"title", 1, true, nullptr},
    {"access", 1, false, nullptr},
    {"genres", 1, false, nullptr},
    {"keywords", 1, false, nullptr},
    {"stock_tickers", 1, false, nullptr},
    {"geo_locations", 1, false, nullptr},
};
constexpr Member InPublication[] = {{"name", 1, true, nullptr}, {"language", 1, true, isNewsLanguage}};

constexpr std::span<const Member> Members[]
    = {InUrlset, InIndex, InUrl, InSitemap, InImage, InVideo, InNews, InPublication};
static_assert(std::size(Members) == std::size(Holders));

} // namespace

Vocabulary vocabularyOf(QByteArrayView space)
{
    const auto *const it
        = std::find_if(std::begin(Spaces), std::end(Spaces), [space](const Space &one) { return space == one.uri; });
    return it == std::end(Spaces) ? Vocabulary::None : it->vocabulary;
}

Vocabulary vocabularyMeant(QByteArrayView prefix, QByteArrayView local)
{
    if (prefix == "image" || (prefix.isEmpty() && local == "image"))
        return Vocabulary::Image;
    if (prefix == "video" || (prefix.isEmpty() && local == "video"))
        return Vocabulary::Video;
    if (prefix == "news" || (prefix.isEmpty() && local == "news"))
        return Vocabulary::News;
    if (prefix == "xhtml" || (prefix.isEmpty() && local == "link"))
        return Vocabulary::Xhtml;
    return prefix.isEmpty() ? Vocabulary::Core : Vocabulary::None;
}

const char *spaceOf(Vocabulary vocabulary)
{
    const auto *const it = std::find_if(
        std::begin(Spaces), std::end(Spaces), [vocabulary](const Space &one) { return one.vocabulary == vocabulary; });
    return it == std::end(Spaces) ? "" : it->uri;
}

const Holder *holderOf(Vocabulary vocabulary, QByteArrayView name)
{
    const auto *const it = std::find_if(std::begin(Holders), std::end(Holders),
        [&](const Holder &one) { return one.vocabulary == vocabulary && name == one.name; });
    return it == std::end(Holders) ? nullptr : it;
}

std::span<const Member> membersOf(const Holder &holder)
{
    return Members[&holder - Holders];
}

} // namespace argiope::sitemap
