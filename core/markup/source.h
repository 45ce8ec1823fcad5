#pragma once

#include "core/markup/bytes.h"
#include "core/markup/parseerror.h"
#include "core/markup/token.h"

// Private to the tokenizer: what its parts share.

namespace argiope::markup {

/// The most U+0000 that are one token.
inline constexpr qsizetype MostNulls = 32;
/// U+FFFD so often.
[[nodiscard]] QByteArrayView replacements(qsizetype count);

/// The document and where reading is.
struct Source
{
    const char *text = nullptr;
    qsizetype size = 0;
    qsizetype at = 0;
    bool hasNull = false; ///< somewhere in the document
    FoundErrors *errors = nullptr; ///< null where nobody asks for them
    Scratch scratch;

    [[nodiscard]] bool atEnd() const { return at >= size; }
    [[nodiscard]] char peek() const { return text[at]; } ///< not at the end
    [[nodiscard]] QByteArrayView view(qsizetype begin, qsizetype end) const { return {text + begin, end - begin}; }
    [[nodiscard]] QByteArrayView rest() const { return view(at, size); }
    [[nodiscard]] bool follows(QByteArrayView words) const { return rest().startsWith(words); }
    void error(ParseError error, qsizetype where)
    {
        if (errors)
            errors->add(error, where);
    }
    void error(ParseError error) { this->error(error, at); }

    /// With U+FFFD for each U+0000; a copy only where there is one.
    [[nodiscard]] QByteArrayView withoutNulls(QByteArrayView written, bool lower = false);
    /// The value of an attribute: references are read, U+0000 becomes U+FFFD. `offset`: where it begins.
    /// Errors are told only where `found` is not null.
    [[nodiscard]] QByteArrayView valueOf(QByteArrayView written, qsizetype offset = 0, FoundErrors *found = nullptr);
    void reportNulls(qsizetype begin, qsizetype end)
    {
        if (errors && hasNull)
            reportEachNull(begin, end);
    }

private:
    void reportEachNull(qsizetype begin, qsizetype end);
};

/// Reads tags from behind `<` or `</` (13.2.5.8, 13.2.5.32 to 40).
class TagReader
{
public:
    explicit TagReader(Source &source)
        : m_source(source)
    {
    }
    /// At the first letter of the name. False where the document ends in the tag.
    [[nodiscard]] bool read(Token &token);

private:
    bool readName(Token &token);
    bool readAttributes(Token &token); ///< behind the name; false at the end of the document
    bool readAttribute(Token &token); ///< false at the end of the document
    bool readValue(Attribute &attribute);
    bool readQuoted(Attribute &attribute, char quote);
    bool readUnquoted(Attribute &attribute);
    void keep(Token &token, const Attribute &attribute);
    QByteArrayView attributeName();

    Source &m_source;
    /// A tag's attributes, where they are many: a table of hashes, in which only what has the tag's number counts.
    struct Slot
    {
        quint64 name = 0;
        quint32 tag = 0;
    };
    bool takeName(quint64 name); ///< false where the tag has it already

    std::vector<Slot> m_slots;
    quint32 m_tag = 0;
    bool m_many = false; ///< the tag's attributes are in the table
};

/// Reads what begins with `<!`, and bogus comments (13.2.5.41 to 52).
class CommentReader
{
public:
    explicit CommentReader(Source &source)
        : m_source(source)
    {
    }
    void read(Token &token); ///< behind `<!--`
    void readBogus(Token &token); ///< to the next `>`

private:
    void finish(Token &token, qsizetype begin, qsizetype end);

    Source &m_source;
};

/// Reads a DOCTYPE (13.2.5.53 to 68).
class DoctypeReader
{
public:
    explicit DoctypeReader(Source &source)
        : m_source(source)
    {
    }
    void read(Token &token); ///< behind the keyword

private:
    enum class Next : quint8 { Done, System, Bogus };
    void readName(DoctypeToken &doctype);
    Next readPublic(DoctypeToken &doctype);
    Next readSystem(DoctypeToken &doctype);
    /// At the quote. False where the identifier is not ended by one.
    bool readIdentifier(QByteArray &id, ParseError abrupt, DoctypeToken &doctype);
    void skipSpace();
    bool ended(DoctypeToken &doctype); ///< the document does, which is an error

    Source &m_source;
};

/// Finds the end of a script's text (13.2.5.15 to 31, but for the end tag itself).
class ScriptReader
{
public:
    /// From `begin`: where the next `</script` is that ends the script; the document's size where none does.
    [[nodiscard]] static qsizetype findEnd(Source &source, qsizetype begin, QByteArrayView name);
};

/// True where `at` has the name and what may follow it in an end tag: 13.2.5's "appropriate end tag token".
[[nodiscard]] bool isAppropriateEndTag(const Source &source, qsizetype at, QByteArrayView name);

} // namespace argiope::markup
