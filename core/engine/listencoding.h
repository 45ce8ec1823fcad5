#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace argiope::engine {

struct DecodedList
{
    QString text; ///< with U+FFFD for what could not be read: lines without one are as they were meant
    QByteArray encoding; ///< where it is none of Unicode's; a guess
};

/// The text of a list of addresses: UTF-8, UTF-16 with a byte order mark, else the encoding that texts of the locale
/// had before, or what fits. Where some lines are UTF-8 and others are not, the encoding that there is more of is read,
/// and the other lines are not: a guess would turn them into other addresses. Nothing where no encoding fits. Any
/// thread.
[[nodiscard]] std::optional<DecodedList> decodeList(QByteArrayView data, const QString &locale);

} // namespace argiope::engine
