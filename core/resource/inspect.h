#pragma once

#include "core/facts/observations.h"
#include "core/resource/imagehead.h"
#include "core/url/url.h"

#include <QByteArray>

#include <optional>

namespace argiope::resource {

/// How many bytes of such a resource are worth reading: the head of an image, the whole of a script, a style sheet or a
/// manifest. 0: none.
[[nodiscard]] qint64 wantedBytes(const url::Url &address, QByteArrayView contentType);

/// What was read of a resource.
struct Piece
{
    const url::Url &address;
    QByteArrayView contentType;
    const QByteArray &body; ///< after content decoding
    bool complete = false; ///< all of it
};
/// What it says, under these names: "image", as imageFrom() reads it; "spare-bytes", so many, or "spare-unread", where
/// that cannot be told; "manifest-incomplete",
/// with what is missing; "manifest-unreadable". Nothing where it is none of what wantedBytes() wants.
[[nodiscard]] std::optional<facts::Observations> inspect(const Piece &piece);

/// Of what inspect() has noted.
[[nodiscard]] std::optional<ImageHead> imageFrom(const facts::Observations &noted);

} // namespace argiope::resource
