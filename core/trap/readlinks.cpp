#include "core/trap/readlinks.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <utility>

namespace argiope::trap {

namespace {

constexpr qsizetype LeastMasked = 4; ///< bytes: shorter values stand in texts by chance

QByteArray decoded(const QByteArray &text)
{
    return QByteArray::fromPercentEncoding(text);
}

quint64 placeWithout(const ReadLink &link, const OwnValue &own)
{
    if (own.name == PathName)
        return link.place == own.place ? hashOf("{}") : link.hash;
    return own.isIn(link.place) ? hashOf(own.masked(link.place)) : link.hash;
}

} // namespace

quint64 hashOf(QByteArrayView text, quint64 seed)
{
    return XXH3_64bits_withSeed(text.data(), size_t(text.size()), seed);
}

quint64 mixed(quint64 one, quint64 other)
{
    const std::array<quint64, 2> both{one, other};
    return XXH3_64bits(both.data(), sizeof both);
}

bool isPassing(const QByteArray &name, const QByteArray &value)
{
    constexpr qsizetype longNumber = 9;
    return isSession(name, value) || isFleeting(name, value) || (value.size() >= longNumber && isNumber(value));
}

ReadLink readLink(const url::Url &url)
{
    ReadLink link;
    if (!url.isHttp()) {
        link.place = decoded(url.href());
        link.hash = hashOf(link.place);
        return link;
    }
    const UrlParts parts = partsOf(url);
    link.place = decoded(parts.place);
    link.hash = hashOf(link.place);
    for (const auto &[name, value] : parts.parameters) {
        if (isFleeting(name, value))
            continue;
        const QByteArray text = decoded(value);
        link.values.push_back({name, text, hashOf(text, hashOf(name)), isPassing(name, value)});
    }
    return link;
}

OwnValue::OwnValue(const UrlParts &parts, QByteArray parameter, QByteArray value)
    : name(std::move(parameter))
    , raw(std::move(value))
    , text(decoded(raw))
    , place(name == PathName ? decoded(parts.origin + raw) : QByteArray())
{
}

bool OwnValue::isIn(const QByteArray &other) const
{
    return text.size() >= LeastMasked && (other.contains(text) || other.contains(raw));
}

bool OwnValue::is(const QByteArray &other) const
{
    const auto plain
        = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return other == text && !std::all_of(text.begin(), text.end(), plain);
}

quint64 linksWithout(const std::vector<ReadLink> &links, const OwnValue &own, bool always)
{
    std::vector<quint64> hashes;
    hashes.reserve(links.size());
    for (const ReadLink &link : links) {
        quint64 hash = placeWithout(link, own);
        for (const ReadLink::Value &value : link.values) {
            const bool same = value.name == own.name;
            if (same && (always || value.passing || value.text == own.text))
                continue;
            if (own.is(value.text))
                hash += hashOf("{}", hashOf(value.name));
            else if (own.isIn(value.text))
                hash += hashOf(own.masked(value.text), hashOf(value.name));
            else
                hash += value.hash;
        }
        hashes.push_back(hash);
    }
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    return XXH3_64bits(hashes.data(), hashes.size() * sizeof(quint64));
}

} // namespace argiope::trap
