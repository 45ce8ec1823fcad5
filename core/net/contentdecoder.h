#pragma once

#include "core/base/outcome.h"

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::net {

/// What is left to do with a body once Qt has handed it over.
enum class Coding : quint8 {
    None, ///< nothing: not encoded, decoded by Qt, or a word that is no coding (some servers say "UTF-8")
    Stacked, ///< gzip and deflate in a spelling or a stack that Qt leaves alone: decodeStacked()
    Unsupported, ///< a coding that nobody here can undo
};

/// `value`: of Content-Encoding. `qtDecodes` tells whether Qt undoes it by itself.
struct CodingPlan
{
    Coding coding = Coding::None;
    bool qtDecodes = false;
};
[[nodiscard]] CodingPlan codingPlan(QByteArrayView value);

struct DecodedBody
{
    QByteArray body; ///< also after a failure: what could be decoded
    base::Outcome failure = base::Outcome::None; ///< None, TooLarge, DecodeFailed
};

/// Undoes "gzip", "x-gzip" and "deflate" (with or without a zlib header), last one first (RFC 9110, 8.4). No step makes
/// more than `limit` bytes.
[[nodiscard]] DecodedBody decodeStacked(const QByteArray &raw, QByteArrayView value, qint64 limit);

} // namespace argiope::net
