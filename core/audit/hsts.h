#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::audit {

/// What a Strict-Transport-Security header says (RFC 6797, 6.1).
struct Hsts
{
    enum class Mistake : quint8 {
        None,
        Syntax,
        NoMaxAge, ///< or one that is no number
        Repeated, ///< a directive
        Twice, ///< the header itself: browsers read the first (8.1), but there must not be two (7.1)
    };
    qint64 maxAge = -1; ///< seconds; -1 unknown
    bool includeSubDomains = false;
    bool preload = false; ///< asked for by the lists of browsers
    Mistake mistake = Mistake::None;

    /// Browsers act by it (8.1).
    [[nodiscard]] bool counts() const { return mistake == Mistake::None || mistake == Mistake::Twice; }
};

/// `value`: of all such headers, joined by commas.
[[nodiscard]] Hsts readHsts(QByteArrayView value);

} // namespace argiope::audit
