#pragma once

#include "core/url/url.h"

#include <QByteArray>

#include <optional>

namespace argiope::trap {

/// What stands in a URL in the place of something else in another one: "/p/12/amp" has "/amp" for "" in "/p/12",
/// "/print.php?id=12" has "print.php?id=" for "p/". Whole words, without digits: so it is the same on all pages. Pure.
struct UrlEdit
{
    QByteArray from; ///< of path and query; never empty
    QByteArray to;

    /// Nothing where they differ in more, or in what is another one on each page.
    [[nodiscard]] static std::optional<UrlEdit> between(const url::Url &url, const url::Url &other);
    /// The first place where it fits, undone: the other URL. "" where there is none.
    [[nodiscard]] QByteArray undone(const url::Url &url) const;

    bool operator==(const UrlEdit &) const = default;
};

} // namespace argiope::trap
