#pragma once

#include "core/url/url.h"

#include <QByteArray>

namespace argiope::audit {

/// Pages by which people and raters of search engines tell who answers for a site.
enum TrustPage : quint8 {
    NoTrustPage = 0,
    ContactPage = 1, ///< how to reach somebody; a mail address or a telephone number, too
    PrivacyPage = 2, ///< what becomes of visitors' data
};

/// What a URL is, by the words of its path, or those of its page's title where that is known, in the languages that
/// most of the web is written in: bits of TrustPage. Any thread.
[[nodiscard]] quint8 trustPagesOf(const url::Url &address, const QByteArray &title);

} // namespace argiope::audit
