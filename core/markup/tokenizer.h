#pragma once

#include "core/markup/parseerror.h"
#include "core/markup/token.h"

#include <QByteArrayView>

#include <memory>

namespace argiope::markup {

/// How the text between two tags is read (HTML Standard 13.2.5.1 to 5).
enum class Content : quint8 { Data, Rcdata, RawText, Script, PlainText, Cdata };

/// The tokenizer of the HTML Standard (13.2.5) over UTF-8: a document as a row of tokens, most of them views of it.
/// Linear in the length of the document, and memory beside it only for what is not written as it is meant. One
/// document, one thread.
class Tokenizer
{
public:
    /// `text` is valid UTF-8 whose line ends are U+000A (13.2.3.5), and outlives the tokenizer. With `errors`, which
    /// outlives it too, the parse errors are found, also those in values that nobody asks for.
    explicit Tokenizer(QByteArrayView text, FoundErrors *errors = nullptr);
    ~Tokenizer();
    Tokenizer(const Tokenizer &) = delete;
    Tokenizer &operator=(const Tokenizer &) = delete;

    /// The next token; End again and again at the end. It and its views hold until the next call. Texts that follow one
    /// another may come in any number of pieces.
    [[nodiscard]] const Token &next();
    [[nodiscard]] const Token &last() const { return m_token; } ///< what next() gave
    /// The value of one of the last token's attributes.
    [[nodiscard]] QByteArrayView value(const Attribute &attribute);
    [[nodiscard]] QByteArrayView value(Attr id); ///< null where the last token does not have it

    /// What tree construction says after a start tag: how to read on. All but Data and PlainText end with the end tag
    /// of the last start tag, Cdata with `]]>`.
    void setContent(Content content);
    void setContent(Content content, QByteArrayView endTag); ///< `endTag`: lower case
    /// The adjusted current node is not an HTML element: `<![CDATA[` means what it does in XML.
    void setCdataAllowed(bool allowed) { m_cdataAllowed = allowed; }
    /// What tree construction finds wrong with the last token.
    void report(ParseError error);

private:
    bool giveShortText(); ///< false where there is none
    void readData();
    void readTagLike();
    void readDeclaration();
    void readEndable(); ///< Rcdata, RawText, Script
    void readCdata();
    void giveReferences(qsizetype end); ///< at an ampersand: text up to `end`, or less of it, with references read
    void giveText(qsizetype begin, qsizetype end, TextKind kind = TextKind::Written);
    void giveNulls(qsizetype begin, qsizetype end);
    void readTag(bool end);
    /// Text from the position on, up to `end` or the first of U+0000 and, with `references`, `&`.
    void giveRun(qsizetype end, bool references);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
    Token m_token;
    Content m_content = Content::Data;
    bool m_cdataAllowed = false;
    QByteArray m_endTag;
    qsizetype m_textEnd = -1; ///< where a script's text ends, once it was looked for
    char m_decoded[512]; ///< text with references
};

} // namespace argiope::markup
