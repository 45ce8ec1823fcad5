#pragma once

#include "core/url/url.h"

#include <array>
#include <optional>

namespace argiope::url {

/// Which spellings count as the same URL when the crawl asks "have I seen this?". The fragment is always dropped.
/// The first group is on by default: no server may answer those spellings differently (RFC 3986, 6.2.2).
/// The second group merges what servers usually, but not always, treat alike.
struct CanonicalOptions
{
    bool normalizeEscapes = true; ///< %7e and %7E and ~ are one; hex digits upper case (RFC 3986, 6.2.2.1, 6.2.2.2)
    bool dropEmptyQuery = false; ///< /a? is /a
    bool dropDefaultDocument = false; ///< /a/index.html is /a/ (index.* and default.*, in any case)
    bool dropTrailingSlash = false; ///< /a/ is /a; the root stays
    bool sortQuery = false; ///< ?b&a is ?a&b; the order among equal names stays
    bool dropTrackingParameters = false; ///< utm_*, gclid, fbclid, msclkid …
    bool dropSessionIds = false; ///< in queries PHPSESSID, sid …; in http(s) paths ;jsessionid=…
    bool mergeWww = false; ///< www.example.org is example.org; http(s) only, and never a public suffix like www.co.uk
    bool mergeSchemes = false; ///< http is https

    bool operator==(const CanonicalOptions &) const = default;
};

/// The canonical spelling of a URL under `options`. Equal canonical spellings are one URL to the crawl. The result is
/// itself a serialised URL and its own canonical spelling; empty for an empty URL. Any thread.
[[nodiscard]] QByteArray canonical(const Url &url, const CanonicalOptions &options);

/// 128-bit key of a canonical spelling (XXH3-128 with a secret seed of the project file, so that nobody can publish
/// two URLs that collide).
struct UrlKey
{
    std::array<quint8, 16> bytes{};
    bool operator==(const UrlKey &) const = default;
    [[nodiscard]] QByteArray toByteArray() const
    {
        return {reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size())};
    }
};

/// For hash tables: the key is already uniform.
struct UrlKeyHash
{
    size_t operator()(const UrlKey &key) const noexcept;
};

[[nodiscard]] UrlKey urlKey(QByteArrayView canonicalUrl, quint64 seed);

/// The registrable domain (eTLD+1) of an ASCII or Unicode host by the public suffix list, in ASCII; nullopt for IP
/// addresses, public suffixes themselves and invalid names (what the host parser refuses, empty labels, over 253
/// bytes). One trailing dot is the root and left out of the result. Any thread.
[[nodiscard]] std::optional<QByteArray> registrableDomain(QByteArrayView host);

} // namespace argiope::url
