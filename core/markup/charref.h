#pragma once

#include "core/markup/parseerror.h"

#include <QByteArrayView>

namespace argiope::markup {

/// What stands behind an ampersand (HTML Standard 13.2.5.72 to 80).
struct CharRef
{
    qsizetype length = 0; ///< bytes behind the ampersand that are part of the reference; 0: there is none
    int size = 0;
    char utf8[8] = {}; ///< at most two code points
    [[nodiscard]] QByteArrayView text() const { return {utf8, size}; }
};

/// `text` begins behind the ampersand, which is at `offset` of the document less one. Any thread.
[[nodiscard]] CharRef readCharRef(
    QByteArrayView text, bool inAttribute, FoundErrors *errors = nullptr, qsizetype offset = 0);

} // namespace argiope::markup
