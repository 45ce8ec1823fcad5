#pragma once

#include "core/markup/attribute.h"
#include "core/markup/tag.h"

#include <vector>

namespace argiope::markup {

enum class TokenKind : quint8 { Text, StartTag, EndTag, Comment, Doctype, End };

/// What Text is made of.
enum class TextKind : quint8 {
    Written, ///< a view of the document
    Reference, ///< character references, and what is written between them, or U+0000 that become U+FFFD: what they
               ///< stand for; holds until the next token
    Null, ///< nothing but U+0000, a few at most, which tree construction treats by where it is
};

struct DoctypeToken
{
    QByteArray name; ///< lower case
    QByteArray publicId;
    QByteArray systemId;
    bool hasName = false;
    bool hasPublicId = false;
    bool hasSystemId = false;
    bool forceQuirks = false;
};

/// What the tokenizer found (HTML Standard 13.2.5). One object for all tokens of a document; what is not of its kind
/// keeps what it was.
struct Token
{
    TokenKind kind = TokenKind::End;
    TextKind textKind = TextKind::Written;
    Tag tag = Tag::Unknown; ///< of StartTag and EndTag
    bool selfClosing = false;
    QByteArrayView name; ///< of the tag, lower case
    quint64 nameHash = 0; ///< tells names apart, also those that are Tag::Unknown
    std::vector<Attribute> attributes; ///< of StartTag, each name once
    Attrs present = 0; ///< of all attributes; Attr::None is one, too
    bool cut = false; ///< the tag has more attributes than are kept of one
    QByteArrayView text; ///< of Text and Comment; in a comment U+0000 is written for U+FFFD
    DoctypeToken doctype;
    qsizetype begin = 0; ///< where the token is written, in bytes
    qsizetype end = 0;

    /// Null where the tag does not have it.
    [[nodiscard]] const Attribute *find(Attr id) const
    {
        if (!(present & bitOf(id)))
            return nullptr;
        for (const Attribute &attribute : attributes) {
            if (attribute.id == id)
                return &attribute;
        }
        return nullptr;
    }
};

} // namespace argiope::markup
