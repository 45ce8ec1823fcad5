#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace argiope::select {

struct CssToken
{
    enum class Kind : quint8 {
        End,
        Space,
        Ident, ///< value: without escapes
        Function, ///< likewise; its "(" is part of it
        Hash, ///< likewise, without "#"; not `strict`: "#5", which names no id
        String, ///< value: without quotes and escapes
        Number, ///< with or without a unit
        Delim, ///< one character, also of the kinds of brackets
        Bad, ///< a string or an escape that a line's end or the text's ends
    };
    Kind kind = Kind::End;
    bool strict = false; ///< of a hash: what follows "#" is an identifier
    qsizetype position = 0; ///< in bytes
    QByteArray value; ///< of Number and Delim: as written

    [[nodiscard]] bool is(char c) const { return kind == Kind::Delim && value.size() == 1 && value[0] == c; }
};

/// The tokens of a selector (CSS Syntax 3, section 4, without what no selector has); comments are left out. Linear. The
/// last one is End.
[[nodiscard]] std::vector<CssToken> cssTokens(QByteArrayView utf8);

} // namespace argiope::select
