#pragma once

#include "app/cli/arguments.h"

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QString>

namespace argiope::cli {

/// A page as an installed browser makes it, and as a crawl that renders reads it.
struct RenderedUrl
{
    QByteArray url; ///< as the address bar would show it
    QByteArray html; ///< UTF-8 with a byte order mark
    store::UrlRecord record;
};

/// A crawl of that page alone, with what --settings names, into a project that is gone afterwards. Redirects are
/// followed, also to other sites. Runs an event loop. The error is one line.
[[nodiscard]] base::Result<RenderedUrl, QString> renderUrl(const Arguments &arguments, const QString &url);

} // namespace argiope::cli
