#pragma once

#include <QByteArrayView>
#include <QString>

/// URLs as people read them. What is shown is never sent, stored or copied: it is for the eye alone. Any thread.
namespace argiope::words {

/// "https://xn--bcher-kva.example/%E4%BD%A0" → "https://bücher.example/你". What could deceive stays encoded: ASCII,
/// spaces, invisible and unassigned characters, those written from right to left or turning the direction, lookalikes
/// of what parts a URL, and every label or segment that mixes scripts as no language does or is all lookalikes.
[[nodiscard]] QString readableUrl(QByteArrayView url);

/// The scheme and host that begin it, with the port, as readableUrl() has them; "" where it is no http(s) URL.
[[nodiscard]] QString readableOrigin(QByteArrayView url);
/// The same of an address as a person types it, "example.org".
[[nodiscard]] QString originOfSeed(const QString &seed);

} // namespace argiope::words
