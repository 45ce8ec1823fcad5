#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace argiope::base {

/// A Set-Cookie line as browsers read it (RFC 6265bis, 5.6), before it is held against the URL that it came from.
struct SetCookie
{
    enum class SameSite : quint8 { Missing, Unknown, None, Lax, Strict };

    QByteArray name; ///< may be ""
    QByteArray value;
    QByteArray domain; ///< lower case, without a leading dot; "" for none
    QByteArray path; ///< as written; "" for none
    std::optional<qint64> maxAge; ///< seconds; not more than a browser counts
    std::optional<qint64> expiresMs; ///< since 1970 UTC
    bool secure = false;
    bool httpOnly = false;
    SameSite sameSite = SameSite::Missing;
    bool cutAttribute = false; ///< one is longer than 1,024 bytes: it does not count
    bool tooLong = false; ///< name and value are longer than 4,096 bytes
    bool controls = false; ///< it has control characters

    /// How long it stays, in seconds from `nowMs`; nullopt: until the browser is closed. Max-Age goes first.
    [[nodiscard]] std::optional<qint64> lifetime(qint64 nowMs) const;
    /// Whether it takes a clock to say when it ends.
    [[nodiscard]] bool endsByTheClock() const { return expiresMs && !maxAge; }
    /// It takes away the cookie of that name.
    [[nodiscard]] bool removes(qint64 nowMs) const;
};
[[nodiscard]] SetCookie readSetCookie(QByteArrayView line);

} // namespace argiope::base
