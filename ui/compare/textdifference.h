#pragma once

#include <QList>
#include <QString>

namespace argiope::compareview {

/// A part of two texts: in both, or in one of them.
struct TextPiece
{
    enum class Kind : quint8 { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;
    bool operator==(const TextPiece &) const = default;
};

/// How one text became the other, word by word; signs of scripts without spaces stand for themselves. What was removed
/// comes before what was added in its place. Texts that have too little in common to compare are one piece each. Any
/// thread.
[[nodiscard]] QList<TextPiece> textDifference(const QString &before, const QString &after);

} // namespace argiope::compareview
