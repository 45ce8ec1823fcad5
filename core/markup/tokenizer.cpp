#include "core/markup/tokenizer.h"

#include "core/markup/charref.h"
#include "core/markup/source.h"

namespace argiope::markup {

namespace {

/// Behind a `<`.
bool beginsMarkup(char c)
{
    return isAlpha(c) || c == '/' || c == '!' || c == '?';
}

} // namespace

struct Tokenizer::Parts
{
    Source source;
    TagReader tags{source};
    CommentReader comments{source};
    DoctypeReader doctypes{source};
};

Tokenizer::Tokenizer(QByteArrayView text, FoundErrors *errors)
    : m_parts(std::make_unique<Parts>())
{
    Source &source = m_parts->source;
    source.text = text.data();
    source.size = text.size();
    source.errors = errors;
    source.hasNull = text.contains('\0');
    if (errors)
        findInputErrors(text, *errors);
}

Tokenizer::~Tokenizer() = default;

void Tokenizer::setContent(Content content)
{
    setContent(content, m_token.name);
}

void Tokenizer::setContent(Content content, QByteArrayView endTag)
{
    m_content = content;
    m_endTag = endTag.toByteArray();
    m_textEnd = -1;
}

QByteArrayView Tokenizer::value(const Attribute &attribute)
{
    if (attribute.plain)
        return attribute.written;
    return m_parts->source.valueOf(attribute.written);
}

QByteArrayView Tokenizer::value(Attr id)
{
    const Attribute *attribute = m_token.find(id);
    return attribute ? value(*attribute) : QByteArrayView();
}

void Tokenizer::report(ParseError error)
{
    m_parts->source.error(error, m_token.end - 1);
}

const Token &Tokenizer::next()
{
    Source &source = m_parts->source;
    source.scratch.reset();
    const bool data = m_content == Content::Data || m_content == Content::PlainText;
    if (source.atEnd() && (data || m_textEnd < 0 || m_textEnd == source.size)) {
        if (m_content == Content::Cdata)
            source.error(ParseError::EofInCdata);
        m_content = Content::Data;
        m_token.kind = TokenKind::End;
        m_token.begin = m_token.end = source.size;
        return m_token;
    }
    m_token.begin = source.at;
    switch (m_content) {
    case Content::Data:
        readData();
        break;
    case Content::PlainText:
        giveRun(source.size, false);
        break;
    case Content::Cdata:
        readCdata();
        break;
    case Content::Rcdata:
    case Content::RawText:
    case Content::Script:
        readEndable();
        break;
    }
    m_token.end = source.at;
    return m_token;
}

void Tokenizer::giveText(qsizetype begin, qsizetype end, TextKind kind)
{
    m_token.kind = TokenKind::Text;
    m_token.textKind = kind;
    m_token.text = m_parts->source.view(begin, end);
    m_parts->source.at = end;
}

void Tokenizer::giveNulls(qsizetype begin, qsizetype end)
{
    Source &source = m_parts->source;
    qsizetype at = begin;
    while (at < end && at - begin < MostNulls && source.text[at] == '\0')
        ++at;
    giveText(begin, at, TextKind::Null);
    if (m_content == Content::Cdata)
        return; // no error there; tree construction has its own
    source.reportNulls(begin, at);
    if (m_content != Content::Data) {
        m_token.textKind = TextKind::Reference;
        m_token.text = replacements(at - begin);
    }
}

/// Many short ones are one token: a page may be made of them.
void Tokenizer::giveReferences(qsizetype end)
{
    Source &source = m_parts->source;
    const char *const text = source.text;
    const qsizetype begin = source.at;
    qsizetype at = begin;
    char *to = m_decoded;
    const char *const full = m_decoded + sizeof m_decoded - sizeof CharRef::utf8;
    const auto goesOn = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }; // a character
    while (at < end && (to <= full || goesOn(text[at])) && text[at] != '\0') {
        if (text[at] == '&') {
            const CharRef ref = readCharRef(source.view(at + 1, source.size), false, source.errors, at + 1);
            if (ref.length > 0) {
                std::memcpy(to, ref.utf8, sizeof ref.utf8);
                to += ref.size;
                at += 1 + ref.length;
                continue;
            }
        }
        *to++ = text[at++];
    }
    giveText(begin, at, TextKind::Reference);
    m_token.text = {m_decoded, to - m_decoded};
}

void Tokenizer::giveRun(qsizetype end, bool references)
{
    Source &source = m_parts->source;
    const qsizetype begin = source.at;
    const char *const text = source.text;
    if (source.text[begin] == '\0') {
        giveNulls(begin, end);
        return;
    }
    const char *stop = text + end;
    if (references && text[begin] == '&') {
        giveReferences(end);
        return;
    }
    if (source.hasNull) { // both at once: a search for one of them could be long and in vain each time
        qsizetype at = begin;
        while (at < end && text[at] != '\0' && !(references && text[at] == '&'))
            ++at;
        stop = text + at;
    } else if (references) {
        stop = findByte(text + begin, stop, '&');
    }
    giveText(begin, stop - text);
}

/// A text of less than eight bytes that are what they are written as, as those between tags mostly are.
inline bool Tokenizer::giveShortText()
{
    const Source &source = m_parts->source;
    if (source.hasNull || source.size - source.at < qsizetype(sizeof(quint64)))
        return false;
    const quint64 bytes = qFromLittleEndian<quint64>(source.text + source.at);
    const quint64 ends = marksOf(bytes, '<');
    if (ends == 0 || (marksOf(bytes, '&') & ((ends & (~ends + 1)) - 1)) != 0)
        return false;
    giveText(source.at, source.at + std::countr_zero(ends) / 8);
    return true;
}

inline void Tokenizer::readTag(bool end)
{
    Source &source = m_parts->source;
    if (!m_parts->tags.read(m_token)) {
        m_token.kind = TokenKind::End;
        source.at = source.size;
        return;
    }
    m_token.kind = end ? TokenKind::EndTag : TokenKind::StartTag;
    if (end) {
        if (!m_token.attributes.empty())
            source.error(ParseError::EndTagWithAttributes, source.at - 1);
        if (m_token.selfClosing)
            source.error(ParseError::EndTagWithTrailingSolidus, source.at - 1);
        m_token.attributes.clear();
        m_token.present = 0;
        m_token.selfClosing = false;
    }
    m_content = Content::Data;
}

inline void Tokenizer::readTagLike()
{
    Source &source = m_parts->source;
    const qsizetype begin = source.at;
    const qsizetype next = begin + 1;
    if (next >= source.size) {
        source.error(ParseError::EofBeforeTagName, source.size);
        giveText(begin, next);
        return;
    }
    const char c = source.text[next];
    if (isAlpha(c)) {
        source.at = next;
        readTag(false);
    } else if (c == '/') {
        source.at = next + 1;
        if (source.atEnd()) {
            source.error(ParseError::EofBeforeTagName, source.size);
            giveText(begin, source.size);
        } else if (isAlpha(source.peek())) {
            readTag(true);
        } else if (source.peek() == '>') {
            source.error(ParseError::MissingEndTagName);
            giveText(begin, begin); // nothing comes of it
            source.at = next + 2;
        } else {
            source.error(ParseError::InvalidFirstCharacterOfTagName);
            m_parts->comments.readBogus(m_token);
        }
    } else if (c == '!') {
        source.at = next + 1;
        readDeclaration();
    } else if (c == '?') {
        source.error(ParseError::UnexpectedQuestionMarkInsteadOfTagName, next);
        source.at = next;
        m_parts->comments.readBogus(m_token);
    } else {
        // Text, and so are more of the kind: a page full of them is not to become a token each.
        qsizetype end = begin;
        do {
            ++end;
            source.error(ParseError::InvalidFirstCharacterOfTagName, end);
        } while (end + 1 < source.size && source.text[end] == '<' && !beginsMarkup(source.text[end + 1]));
        giveText(begin, end);
    }
}

void Tokenizer::readData()
{
    Source &source = m_parts->source;
    if (source.peek() == '<') {
        readTagLike();
        return;
    }
    if (giveShortText())
        return;
    if (m_textEnd <= source.at) // asked once for a text, however many references part it
        m_textEnd = findByte(source.text + source.at, source.text + source.size, '<') - source.text;
    giveRun(m_textEnd, true);
}

void Tokenizer::readDeclaration()
{
    Source &source = m_parts->source;
    constexpr QByteArrayView Doctype("doctype");
    if (source.follows("--")) {
        source.at += 2;
        m_parts->comments.read(m_token);
    } else if (startsWithLower(source.rest(), Doctype)) {
        source.at += Doctype.size();
        m_parts->doctypes.read(m_token);
    } else if (source.follows("[CDATA[") && m_cdataAllowed) {
        source.at += 7;
        setContent(Content::Cdata, {});
        giveText(source.at, source.at);
    } else {
        const bool cdata = source.follows("[CDATA[");
        source.error(
            cdata ? ParseError::CdataInHtmlContent : ParseError::IncorrectlyOpenedComment, source.at + (cdata ? 6 : 0));
        m_parts->comments.readBogus(m_token);
    }
}

void Tokenizer::readCdata()
{
    Source &source = m_parts->source;
    if (m_textEnd < 0) {
        const qsizetype found = source.rest().indexOf("]]>");
        m_textEnd = found < 0 ? source.size : source.at + found;
    }
    if (source.at < m_textEnd) {
        giveRun(m_textEnd, false);
        return;
    }
    giveText(m_textEnd, m_textEnd);
    source.at += 3;
    setContent(Content::Data, {});
}

void Tokenizer::readEndable()
{
    Source &source = m_parts->source;
    if (m_textEnd < 0) {
        const char *const textEnd = source.text + source.size;
        if (m_content == Content::Script) {
            m_textEnd = ScriptReader::findEnd(source, source.at, m_endTag);
        } else {
            const char *at = source.text + source.at;
            while ((at = findByte(at, textEnd, '<')) != textEnd) {
                const qsizetype next = at - source.text + 1;
                if (next < source.size && source.text[next] == '/' && isAppropriateEndTag(source, next + 1, m_endTag))
                    break;
                ++at;
            }
            m_textEnd = at - source.text;
        }
    }
    if (source.at < m_textEnd) {
        giveRun(m_textEnd, m_content == Content::Rcdata);
        return;
    }
    m_textEnd = -1;
    source.at += 2;
    readTag(true);
}

} // namespace argiope::markup
