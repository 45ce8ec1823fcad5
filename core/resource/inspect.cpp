#include "core/resource/inspect.h"

#include "core/facts/contenttype.h"
#include "core/resource/feedjudge.h"
#include "core/resource/manifest.h"
#include "core/resource/spare.h"

#include <algorithm>
#include <limits>

namespace argiope::resource {

namespace {

constexpr qint64 ImageBytes = 64 * 1024; ///< profiles and thumbnails stand in front of the size
constexpr qint64 CodeBytes = 2 * 1024 * 1024; ///< what search engines read
constexpr qint64 ManifestBytes = 256 * 1024;
constexpr qint64 FeedBytes = 2 * 1024 * 1024;

enum class Kind : quint8 { None, Image, Script, Style, Manifest, Feed };

template <class List>
bool isOneOf(const QByteArray &type, const List &list)
{
    return std::any_of(std::begin(list), std::end(list), [&type](const char *one) { return type == one; });
}

Kind kindOf(const url::Url &address, QByteArrayView contentType)
{
    static constexpr const char *images[]
        = {"image/png", "image/apng", "image/jpeg", "image/jpg", "image/gif", "image/webp", "image/avif"};
    static constexpr const char *scripts[] = {"text/javascript", "application/javascript", "application/x-javascript",
        "text/ecmascript", "application/ecmascript"};
    const QByteArray type = facts::bareType(contentType.toByteArray()).toLower();
    if (isOneOf(type, images))
        return Kind::Image;
    if (type == "text/css")
        return Kind::Style;
    if (isOneOf(type, scripts))
        return Kind::Script;
    if (type == "application/rss+xml" || type == "application/atom+xml")
        return Kind::Feed;
    const QByteArrayView path = address.pathname();
    const bool json = type == "application/json";
    if (type == "application/manifest+json"
        || (json && (path.endsWith(".webmanifest") || path.endsWith("/manifest.json"))))
        return Kind::Manifest;
    return Kind::None;
}

void noteCode(const Piece &piece, Code code, facts::Observations &noted)
{
    const auto spare = piece.complete ? spareBytes(piece.body, code) : std::nullopt;
    if (!spare)
        noted.add("spare-unread");
    else if (*spare > 0)
        noted.add("spare-bytes", {}, int(std::min<qint64>(*spare, std::numeric_limits<int>::max())));
}

void noteManifest(const Piece &piece, facts::Observations &noted)
{
    if (!piece.complete)
        return;
    const auto missing = missingInManifest(piece.body, piece.address);
    if (!missing)
        noted.add("manifest-unreadable", jsonFaultPlace(piece.body));
    else if (!missing->isEmpty())
        noted.add("manifest-incomplete", missing->join(", "), int(missing->size()));
}

} // namespace

qint64 wantedBytes(const url::Url &address, QByteArrayView contentType)
{
    switch (kindOf(address, contentType)) {
    case Kind::None:
        break;
    case Kind::Image:
        return ImageBytes;
    case Kind::Script:
    case Kind::Style:
        return CodeBytes;
    case Kind::Manifest:
        return ManifestBytes;
    case Kind::Feed:
        return FeedBytes;
    }
    return 0;
}

std::optional<facts::Observations> inspect(const Piece &piece)
{
    facts::Observations noted;
    switch (kindOf(piece.address, piece.contentType)) {
    case Kind::None:
        return std::nullopt;
    case Kind::Image:
        if (const auto head = readImageHead(piece.body, piece.complete)) {
            static constexpr const char *motions[] = {"still", "moving", "open"};
            noted.add("image",
                QByteArray(QByteArray(name(head->format)) + ' ' + QByteArray::number(head->width) + 'x'
                    + QByteArray::number(head->height) + ' ' + motions[size_t(head->motion)]));
        }
        break;
    case Kind::Script:
        noteCode(piece, Code::Script, noted);
        break;
    case Kind::Style:
        noteCode(piece, Code::Style, noted);
        break;
    case Kind::Manifest:
        noteManifest(piece, noted);
        break;
    case Kind::Feed:
        if (piece.complete)
            FeedJudge::judge(
                piece.body, [&noted](const char *check, QByteArrayView evidence) { noted.add(check, evidence); });
        else
            noted.add("feed-unread");
        break;
    }
    return noted;
}

std::optional<ImageHead> imageFrom(const facts::Observations &noted)
{
    const facts::Observation *image = noted.find("image");
    const QByteArrayList words = image ? image->evidence.split(' ') : QByteArrayList();
    if (words.size() != 3)
        return std::nullopt;
    ImageHead head;
    int format = 0;
    while (format <= int(ImageFormat::Avif) && words[0] != name(ImageFormat(format)))
        ++format;
    const QByteArrayList sides = words[1].split('x');
    if (format > int(ImageFormat::Avif) || sides.size() != 2)
        return std::nullopt;
    head.format = ImageFormat(format);
    head.width = sides[0].toInt();
    head.height = sides[1].toInt();
    head.motion = words[2] == "still" ? ImageHead::Motion::Still
        : words[2] == "moving"        ? ImageHead::Motion::Moving
                                      : ImageHead::Motion::Open;
    return head.width > 0 && head.height > 0 ? std::optional(head) : std::nullopt;
}

} // namespace argiope::resource
