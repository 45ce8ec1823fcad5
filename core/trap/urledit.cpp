#include "core/trap/urledit.h"

#include "core/url/charclass.h"

#include <algorithm>

namespace argiope::trap {

namespace {

constexpr qsizetype LongestEdit = 48;

bool isWordPart(char c)
{
    return url::isAsciiDigit(c) || url::isAsciiAlpha(c) || static_cast<unsigned char>(c) >= 0x80;
}

/// Between these two bytes a word goes on.
bool isWithinWord(QByteArrayView text, qsizetype at)
{
    return at > 0 && at < text.size() && isWordPart(text[at - 1]) && isWordPart(text[at]);
}

QByteArray restOf(const url::Url &url)
{
    return url.pathname().toByteArray() + url.search().toByteArray();
}

} // namespace

std::optional<UrlEdit> UrlEdit::between(const url::Url &url, const url::Url &other)
{
    const QByteArray one = restOf(url);
    const QByteArray two = restOf(other);
    if (one == two || url.origin() != other.origin())
        return {};
    const qsizetype most = std::min(one.size(), two.size());
    qsizetype before = 0;
    while (before < most && one[before] == two[before])
        ++before;
    while (isWithinWord(one, before) || isWithinWord(two, before))
        --before;
    qsizetype behind = 0;
    while (behind < most - before && one[one.size() - 1 - behind] == two[two.size() - 1 - behind])
        ++behind;
    while (behind > 0 && (isWithinWord(one, one.size() - behind) || isWithinWord(two, two.size() - behind)))
        --behind;
    UrlEdit edit{one.mid(before, one.size() - before - behind), two.mid(before, two.size() - before - behind)};
    // What all have in common has to tell pages apart.
    const bool fits = before + behind > 1 && edit.from.size() <= LongestEdit && edit.to.size() <= LongestEdit
        && std::any_of(edit.from.begin(), edit.from.end(), isWordPart)
        && std::none_of(edit.from.begin(), edit.from.end(), url::isAsciiDigit)
        && std::none_of(edit.to.begin(), edit.to.end(), url::isAsciiDigit) && !edit.from.contains('|')
        && !edit.to.contains('|');
    return fits ? std::optional(edit) : std::nullopt;
}

QByteArray UrlEdit::undone(const url::Url &url) const
{
    const QByteArray rest = restOf(url);
    for (qsizetype at = rest.indexOf(from, 1); at > 0; at = rest.indexOf(from, at + 1)) {
        if (isWithinWord(rest, at) || isWithinWord(rest, at + from.size()))
            continue;
        return url.origin() + rest.first(at) + to + rest.sliced(at + from.size());
    }
    return {};
}

} // namespace argiope::trap
