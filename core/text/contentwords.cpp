#include "core/text/contentwords.h"

#include "core/markup/bytes.h"

#include <algorithm>
#include <iterator>

namespace argiope::text {

namespace {

template <size_t Count>
bool hasAny(const QByteArray &names, const char *const (&words)[Count])
{
    return std::any_of(std::begin(words), std::end(words), [&names](const char *word) { return names.contains(word); });
}

constexpr const char *Beside[] = {"-ad-", "ad-break", "agegate", "ai2html", "banner", "breadcrumb", "combx", "comment",
    "community", "cookie", "cover-wrap", "disqus", "extra", "footer", "gdpr", "header", "legends", "menu", "newsletter",
    "pager", "pagination", "popup", "related", "remark", "replies", "rss", "shoutbox", "sidebar", "skyscraper",
    "social", "sponsor", "supplemental", "yom-remote"};
constexpr const char *Maybe[] = {"and", "article", "body", "column", "content", "main", "mathjax", "shadow"};
constexpr const char *Positive[]
    = {"article", "blog", "body", "content", "entry", "main", "page", "post", "story", "text"};
constexpr const char *Negative[] = {"-ad-", "banner", "com-", "combx", "comment", "contact", "footer", "gdpr", "hidden",
    "masthead", "media", "meta", "outbrain", "promo", "related", "scroll", "share", "shopping", "shoutbox", "sidebar",
    "skyscraper", "sponsor", "tags", "widget"};
constexpr const char *Bylines[] = {"byline", "author", "dateline", "writtenby", "p-author"};

/// Whether the word stands there with no letter or digit beside it.
bool hasWord(const QByteArray &names, const char *word)
{
    const qsizetype size = qsizetype(qstrlen(word));
    const auto isPart = [&names](qsizetype at) {
        return at >= 0 && at < names.size() && (markup::isAlpha(names[at]) || markup::isDigit(names[at]));
    };
    for (qsizetype at = names.indexOf(word); at >= 0; at = names.indexOf(word, at + 1)) {
        if (!isPart(at - 1) && !isPart(at + size))
            return true;
    }
    return false;
}

int weightOf(const QByteArray &names)
{
    int weight = 0;
    if (names.isEmpty())
        return weight;
    if (hasAny(names, Negative) || hasWord(names, "hid"))
        weight -= 25;
    if (hasAny(names, Positive))
        weight += 25;
    return weight;
}

} // namespace

bool soundsBeside(const QByteArray &names)
{
    return hasAny(names, Beside) && !hasAny(names, Maybe);
}

int weightOfNames(const QByteArray &className, const QByteArray &id)
{
    return weightOf(className) + weightOf(id);
}

bool soundsLikeByline(const QByteArray &names)
{
    return hasAny(names, Bylines);
}

bool soundsLikeSharing(const QByteArray &names)
{
    return hasWord(names, "share") || hasWord(names, "sharedaddy");
}

} // namespace argiope::text
