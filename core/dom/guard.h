#pragma once

#include <QByteArrayView>

namespace argiope::dom {

/// Whether gumbo is to be trusted with a text. It looks through all open elements for every letter and every tag, and
/// cannot be stopped while it does: what is nested without end costs it the product of both. So the text is read as the
/// crawl reads pages, which takes time in proportion to it, and what gumbo would do is counted.
[[nodiscard]] bool isHarmless(QByteArrayView text);

} // namespace argiope::dom
