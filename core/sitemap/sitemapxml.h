#pragma once

#include "core/sitemap/place.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QSet>

#include <functional>

namespace argiope::sitemap {

/// Cuts XML into tags and text in pieces. It is no validating parser: it forgives what real sitemaps get wrong (space
/// before the declaration, undeclared prefixes, unquoted attributes, a bare "&") and tells the caller of it. It reads
/// no DTD and knows no entities but XML's five and character references; external ones are passed over. Holds at most
/// one tag of MaxTag bytes, whatever the document. One thread.
class SitemapXml
{
public:
    struct Attribute
    {
        QByteArray name;
        QByteArray value; ///< references resolved
    };
    struct Handler
    {
        std::function<void(QByteArrayView name, const QList<Attribute> &attributes)> start;
        std::function<void(QByteArrayView name)> end; ///< also for `<x/>`
        std::function<void(QByteArrayView utf8)> text; ///< a piece of it
    };
    static constexpr qsizetype MaxTag = 64 * 1024;
    /// Stands for a reference that cannot be resolved. XML has no such character otherwise.
    static constexpr QByteArrayView Unknown{"\0", 1};

    explicit SitemapXml(Handler handler);

    void feed(QByteArrayView utf8);
    /// Text before the document that is not part of it.
    void pass(QByteArrayView utf8) { m_place.advance(utf8); }
    /// The end of the input: a reference that was not ended becomes text.
    void finish();

    /// Where the tag begins that the handler is told of.
    [[nodiscard]] const Place &tagPlace() const { return m_tagPlace; }
    [[nodiscard]] bool isMalformed() const { return m_malformed; }
    /// Within a tag, comment, CDATA section … that is not ended.
    [[nodiscard]] bool isInMarkup() const { return m_state != State::Text; }
    /// Within `</…`: the text before it is whole.
    [[nodiscard]] bool isInEndTag() const { return m_state == State::Markup && m_markup.startsWith('/'); }

private:
    enum class State : quint8 { Text, Markup, Comment, Cdata, Instruction, Doctype, DoctypeComment, Oversized };

    qsizetype readText(QByteArrayView in);
    qsizetype readMarkup(QByteArrayView in);
    qsizetype readCdata(QByteArrayView in);
    qsizetype readDoctype(QByteArrayView in);
    /// Passes over what ends with `end`, which may be cut by a piece's end.
    qsizetype skipUntil(QByteArrayView in, QByteArrayView end, State next);
    void emitText(QByteArrayView raw);
    void noteDeclaration(char c);
    void emitTag();
    QByteArray resolve(QByteArrayView raw);
    QByteArray reference(QByteArrayView name);

    Handler m_handler;
    QByteArray m_markup; ///< behind the "<"
    QByteArray m_reference; ///< an unfinished "&…"
    QByteArray m_declaration; ///< of a DTD, behind the "<"
    QSet<QByteArray> m_external; ///< entities that a DTD says lie elsewhere
    Place m_place{1, 1}; ///< of the next byte
    Place m_tagPlace;
    State m_state = State::Text;
    int m_matched = 0; ///< bytes of an end mark, or of "<!--" in a DTD, that have been seen
    int m_brackets = 0; ///< open "[" of a DTD
    char m_quote = 0;
    bool m_malformed = false;
};

} // namespace argiope::sitemap
