#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace argiope::a11y {

/// The declarations of a style attribute (CSS Style Attributes 3, CSS Syntax 5.4.4), as far as they are well-formed.
class InlineStyle
{
public:
    struct Declaration
    {
        QByteArray property; ///< lower case
        QByteArray value; ///< lower case, without white space around it and without "!important"
        bool important = false;
    };

    explicit InlineStyle(QByteArrayView text);

    /// The one that wins: the last, but an important one before any other. Null where there is none.
    [[nodiscard]] const Declaration *winner(QByteArrayView property) const;
    [[nodiscard]] QByteArrayView value(QByteArrayView property) const; ///< of the winner; empty where there is none

private:
    void add(QByteArrayView declaration);

    std::vector<Declaration> m_declarations;
};

} // namespace argiope::a11y
