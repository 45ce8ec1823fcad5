#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::resource {

enum class ImageFormat : quint8 { Png, Jpeg, Gif, WebP, Avif };
[[nodiscard]] const char *name(ImageFormat format); ///< "png", "jpeg", "gif", "webp", "avif"

/// What an image says of itself in front of its pixels.
struct ImageHead
{
    enum class Motion : quint8 { Still, Moving, Open }; ///< Open: what was read does not tell
    ImageFormat format = ImageFormat::Png;
    int width = 0; ///< as it is shown: turned by its EXIF orientation, or AVIF's irot
    int height = 0;
    Motion motion = Motion::Still;

    bool operator==(const ImageHead &) const = default;
};

/// Of the first bytes of a file, or, where it is `complete`, of all. Nothing where it is none of these formats, where
/// the size is further behind, or where that cannot be trusted. Reads no pixel, allocates nothing, and is over in time
/// linear in the bytes. (PNG 3, 5 and 11; ITU T.81, B; GIF89a, 18 to 27; WebP RIFF container; ISO 14496-12, 8, with
/// ISO 23008-12, 6.5; TIFF 6, 2, for EXIF.)
[[nodiscard]] std::optional<ImageHead> readImageHead(QByteArrayView bytes, bool complete);

} // namespace argiope::resource
