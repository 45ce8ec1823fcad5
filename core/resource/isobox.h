#pragma once

#include <QByteArrayView>

namespace argiope::resource {

struct PictureSize
{
    int width = 0; ///< 0: not known
    int height = 0;
};

/// The size of the primary picture of a HEIF file, such as AVIF: the property `ispe` that `meta` associates with it
/// (ISO 14496-12, 8.11; ISO 23008-12, 6.5.3), turned as its `irot` says.
[[nodiscard]] PictureSize primaryPicture(QByteArrayView bytes);

} // namespace argiope::resource
