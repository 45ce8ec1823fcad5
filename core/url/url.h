#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <cstring>
#include <functional>

namespace argiope::url {

/// Why the URL Standard refuses an input (section 4.4 "URL parsing" and what it calls).
enum class UrlError : quint8 {
    MissingScheme, ///< relative input without a base
    BaseIsOpaque, ///< relative input against e.g. mailto:
    MissingHost, ///< `http://` alone
    InvalidHost, ///< forbidden code point, failed IDNA; also, beyond the standard, a non-ASCII domain over 16 KiB
    InvalidIPv4,
    InvalidIPv6,
    InvalidPort, ///< not a number, or over 65535
    TooLong, ///< not in the standard: over 64 MiB (offsets are 32 bits wide)
};

/// Stable lower-case name, e.g. "invalid_host".
[[nodiscard]] const char *name(UrlError error);

/// A URL record of the WHATWG URL Standard, kept as its serialisation and offsets into it. An immutable value; cheap to
/// copy (shares its bytes); any thread. Every view points into the URL: it is invalid when the URL is destroyed or
/// assigned to. A default-constructed Url is empty and isEmpty() is true.
class Url
{
public:
    Url() = default;

    [[nodiscard]] bool isEmpty() const { return m_href.isEmpty(); }
    /// The serialisation (URL Standard 4.5): pure ASCII.
    [[nodiscard]] const QByteArray &href() const { return m_href; }
    /// The href up to, not including, '#'.
    [[nodiscard]] QByteArrayView hrefWithoutFragment() const
    {
        return QByteArrayView(m_href).first(m_hashStart < 0 ? m_href.size() : m_hashStart);
    }

    // The API's getters (URL Standard 6.1), with their punctuation.
    [[nodiscard]] QByteArrayView protocol() const; ///< "https:"
    [[nodiscard]] QByteArrayView username() const;
    [[nodiscard]] QByteArrayView password() const;
    [[nodiscard]] QByteArray host() const; ///< "example.org:8080"
    [[nodiscard]] QByteArrayView hostname() const; ///< "example.org", "[::1]"
    [[nodiscard]] QByteArrayView port() const; ///< "8080", "" where it is the scheme's default
    [[nodiscard]] QByteArrayView pathname() const;
    [[nodiscard]] QByteArrayView search() const; ///< "?a=b", "" where null or empty
    [[nodiscard]] QByteArrayView hash() const ///< "#x", "" where null or empty
    {
        const bool any = m_hashStart >= 0 && m_hashStart + 1 < m_href.size();
        return any ? QByteArrayView(m_href).sliced(m_hashStart) : QByteArrayView();
    }

    [[nodiscard]] QByteArrayView scheme() const; ///< "https"
    /// The port in use: the given one or the scheme's default; 0 where there is none.
    [[nodiscard]] int effectivePort() const;
    [[nodiscard]] bool isHttp() const ///< http or https
    {
        return (m_schemeEnd == 4 && std::memcmp(m_href.constData(), "http", 4) == 0)
            || (m_schemeEnd == 5 && std::memcmp(m_href.constData(), "https", 5) == 0);
    }
    [[nodiscard]] bool hasOpaquePath() const;
    [[nodiscard]] bool hasAuthority() const { return m_hasAuthority; } ///< the host is not null (it may be empty)
    [[nodiscard]] bool hasCredentials() const;
    /// "https://example.org:8080" (4.7) for special schemes but file, and for a blob: URL the origin of the http(s) URL
    /// in its path; "null" elsewhere.
    [[nodiscard]] QByteArray origin() const;

    bool operator==(const Url &other) const { return m_href == other.m_href; }

private:
    friend class UrlParser;
    // Offsets into m_href. Layout: scheme ':' ["//" [user [':' pass] '@'] host [':' port]] path ['?' query] ['#' frag]
    QByteArray m_href;
    qint32 m_schemeEnd = 0; ///< of ':'
    qint32 m_userEnd = 0;
    qint32 m_hostStart = 0; ///< of '@' where there are credentials, else of the host's first byte
    qint32 m_hostEnd = 0;
    qint32 m_port = -1;
    qint32 m_pathStart = 0;
    qint32 m_queryStart = -1; ///< of '?'
    qint32 m_hashStart = -1; ///< of '#'
    bool m_hasAuthority = false;
    bool m_opaquePath = false;
};

/// Turns the query's code points into bytes of the document's encoding before percent-encoding (URL Standard 4.4,
/// query state; "percent-encode after encoding"). Given UTF-8, returns the encoded bytes; a code point that the
/// encoding lacks comes back as its decimal reference `&#N;` already percent-encoded: `%26%23N%3B`.
/// An empty function means UTF-8.
using QueryEncoder = std::function<QByteArray(QByteArrayView utf8)>;

/// The basic URL parser (4.4) without state override. `input` is UTF-8; a malformed sequence counts as U+FFFD.
/// Any thread. Linear in the input.
[[nodiscard]] base::Result<Url, UrlError> parse(
    QByteArrayView input, const Url *base = nullptr, const QueryEncoder &queryEncoder = {});

} // namespace argiope::url

Q_DECLARE_TYPEINFO(argiope::url::Url, Q_RELOCATABLE_TYPE);
