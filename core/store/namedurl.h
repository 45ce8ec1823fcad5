#pragma once

#include "core/store/types.h"

#include <QByteArray>

namespace argiope::store {

/// A URL, and the page that was the first to name it.
struct NamedUrl
{
    UrlId id = UrlId::None;
    UrlRole role = UrlRole::Page;
    QByteArray url;
    UrlId referrer = UrlId::None;
    QByteArray referrerUrl{}; ///< where it was asked for
};

} // namespace argiope::store
