#pragma once

#include <QByteArrayView>

namespace argiope::judge {

/// Whether a URL's path ends as those of pictures do that browsers show: then what a page says of itself (og:image and
/// the like) names one.
[[nodiscard]] bool namesPicture(QByteArrayView path);

} // namespace argiope::judge
