#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <vector>

namespace argiope::source {

enum class PieceKind : quint8 { Tag, AttributeName, AttributeValue, Link, Comment, Doctype };

/// A part of a source that is shown otherwise than the rest. Positions are those of the text's UTF-16 units.
struct Piece
{
    int begin = 0;
    int end = 0;
    PieceKind kind = PieceKind::Tag;
    int link = -1; ///< of Link: which of SourceText::links
    bool operator==(const Piece &) const = default;
};

/// A document as it came, for who shows it.
struct SourceText
{
    QString text; ///< line ends are U+000A
    std::vector<Piece> pieces; ///< in order; none lies within another
    QList<QByteArray> links; ///< resolved, without fragments
    QByteArray charset; ///< by which it was read
};

/// `body` as a browser decodes it, and what is in it: tags and links of HTML, URLs of style sheets, nothing of other
/// texts. Pure and linear; any thread.
[[nodiscard]] SourceText readSource(QByteArrayView body, const QByteArray &contentType, const url::Url &url);

/// Whether a body is something that people read: no picture, no film, no program.
[[nodiscard]] bool isReadable(QByteArrayView body, const QByteArray &contentType);

} // namespace argiope::source
