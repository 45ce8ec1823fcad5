#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::sitemap {

/// The earliest moment that a date may mean, in milliseconds since 1970 UTC: "2026", "2026-11", "2026-11-23",
/// "2026-11-23T09:30+01:00", "2026-11-23T09:30:15.25Z" (W3C, Date and Time Formats). Nothing where it is no such date.
[[nodiscard]] std::optional<qint64> parseW3cDate(QByteArrayView text);

} // namespace argiope::sitemap
