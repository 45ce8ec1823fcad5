#pragma once

#include <QByteArray>

namespace argiope::text {

// What the names that people give to elements (class and id) say about what stands in them. All in lower case.

/// As of menus, comments or advertisements, and not as of articles at the same time.
[[nodiscard]] bool soundsBeside(const QByteArray &names);
/// Above 0 as of articles, below as of what surrounds them.
[[nodiscard]] int weightOfNames(const QByteArray &className, const QByteArray &id);
[[nodiscard]] bool soundsLikeByline(const QByteArray &names);
[[nodiscard]] bool soundsLikeSharing(const QByteArray &names);

} // namespace argiope::text
