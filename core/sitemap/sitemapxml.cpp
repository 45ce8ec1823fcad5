#include "core/sitemap/sitemapxml.h"

#include <QString>

#include <algorithm>

namespace argiope::sitemap {
namespace {

bool isXmlSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// What may stand between "&" and ";" without making a sitemap's text wait for long.
constexpr qsizetype MaxReference = 64;
constexpr qsizetype MaxEntityDeclaration = 256;
constexpr qsizetype MaxExternal = 64; ///< entities of a DTD

} // namespace

SitemapXml::SitemapXml(Handler handler)
    : m_handler(std::move(handler))
{
}

void SitemapXml::feed(QByteArrayView utf8)
{
    while (!utf8.isEmpty()) {
        qsizetype used = 0;
        const bool wasText = m_state == State::Text;
        switch (m_state) {
        case State::Text:
            used = readText(utf8);
            break;
        case State::Markup:
            used = readMarkup(utf8);
            break;
        case State::Comment:
            used = skipUntil(utf8, "-->", State::Text);
            break;
        case State::Cdata:
            used = readCdata(utf8);
            break;
        case State::Instruction:
            used = skipUntil(utf8, "?>", State::Text);
            break;
        case State::Doctype:
            used = readDoctype(utf8);
            break;
        case State::DoctypeComment:
            used = skipUntil(utf8, "-->", State::Doctype);
            break;
        case State::Oversized:
            used = skipUntil(utf8, ">", State::Text);
            break;
        }
        m_place.advance(utf8.first(used));
        if (wasText && m_state == State::Markup)
            m_tagPlace = {m_place.line, m_place.column - 1};
        utf8 = utf8.sliced(used);
    }
}

void SitemapXml::finish()
{
    if (!m_reference.isEmpty()) {
        m_malformed = true;
        m_handler.text(m_reference);
        m_reference.clear();
    }
}

qsizetype SitemapXml::readText(QByteArrayView in)
{
    const qsizetype tag = in.indexOf('<');
    emitText(tag < 0 ? in : in.first(tag));
    if (tag < 0)
        return in.size();
    finish();
    m_state = State::Markup;
    m_markup.clear();
    m_quote = 0;
    return tag + 1;
}

/// Text outside CDATA: references are resolved, also where pieces cut them.
void SitemapXml::emitText(QByteArrayView raw)
{
    while (!raw.isEmpty()) {
        if (m_reference.isEmpty()) {
            const qsizetype amp = raw.indexOf('&');
            if (amp != 0)
                m_handler.text(amp < 0 ? raw : raw.first(amp));
            if (amp < 0)
                return;
            m_reference = "&";
            raw = raw.sliced(amp + 1);
            continue;
        }
        const char c = raw.front();
        if (c == ';') {
            const QByteArray value = reference(QByteArrayView(m_reference).sliced(1));
            m_reference.clear();
            if (!value.isEmpty())
                m_handler.text(value);
            raw = raw.sliced(1);
        } else if (c == '&' || isXmlSpace(c) || m_reference.size() >= MaxReference) {
            finish(); // a bare "&"
        } else {
            m_reference += c;
            raw = raw.sliced(1);
        }
    }
}

qsizetype SitemapXml::readMarkup(QByteArrayView in)
{
    for (qsizetype i = 0; i < in.size(); ++i) {
        const char c = in[i];
        if (m_markup.size() >= MaxTag) {
            m_malformed = true;
            m_markup.clear();
            m_matched = 0;
            m_state = State::Oversized;
            return i;
        }
        if (m_quote) {
            if (c == m_quote)
                m_quote = 0;
            m_markup += c;
            continue;
        }
        if (c == '>') {
            m_state = State::Text;
            emitTag();
            return i + 1;
        }
        if (c == '<') { // "<a <b>": the first was no tag
            m_malformed = true;
            m_markup.clear();
            continue;
        }
        m_markup += c;
        if (m_markup.front() == '!') {
            m_matched = 0;
            if (m_markup == "!--") {
                m_state = State::Comment;
                return i + 1;
            }
            if (m_markup == "![CDATA[") {
                m_state = State::Cdata;
                return i + 1;
            }
            if (!QByteArrayView("!--").startsWith(m_markup) && !QByteArrayView("![CDATA[").startsWith(m_markup)) {
                m_brackets = 0;
                m_state = State::Doctype;
                return i + 1;
            }
        } else if (m_markup.front() == '?') {
            m_matched = 0;
            m_state = State::Instruction;
            return i + 1;
        } else if ((c == '"' || c == '\'') && m_markup.front() != '/') {
            m_quote = c;
        }
    }
    return in.size();
}

qsizetype SitemapXml::skipUntil(QByteArrayView in, QByteArrayView end, State next)
{
    for (qsizetype i = 0; i < in.size(); ++i) {
        const char c = in[i];
        if (c == end[m_matched]) {
            if (++m_matched == end.size()) {
                m_matched = 0;
                m_state = next;
                return i + 1;
            }
        } else if (m_matched == 2 && c == '-') {
            // "--->": two of the three dashes still count
        } else {
            m_matched = c == end[0] ? 1 : 0;
        }
    }
    return in.size();
}

qsizetype SitemapXml::readCdata(QByteArrayView in)
{
    // Brackets are held back, as they may belong to "]]>".
    qsizetype plain = 0;
    for (qsizetype i = 0; i < in.size(); ++i) {
        const char c = in[i];
        if (c == ']') {
            if (plain < i)
                m_handler.text(in.sliced(plain, i - plain));
            plain = i + 1;
            if (m_matched == 2)
                m_handler.text("]");
            else
                ++m_matched;
        } else if (c == '>' && m_matched == 2) {
            m_matched = 0;
            m_state = State::Text;
            return i + 1;
        } else if (m_matched > 0) {
            m_handler.text(QByteArrayView("]]").first(m_matched));
            m_matched = 0;
        }
    }
    if (plain < in.size())
        m_handler.text(in.sliced(plain));
    return in.size();
}

qsizetype SitemapXml::readDoctype(QByteArrayView in)
{
    constexpr QByteArrayView CommentStart("<!--");
    for (qsizetype i = 0; i < in.size(); ++i) {
        const char c = in[i];
        if (m_quote) {
            if (c == m_quote)
                m_quote = 0;
            continue;
        }
        noteDeclaration(c);
        m_matched = c == CommentStart[m_matched] ? m_matched + 1 : c == '<' ? 1 : 0;
        if (m_matched == CommentStart.size()) {
            m_matched = 0;
            m_state = State::DoctypeComment;
            return i + 1;
        }
        if (c == '"' || c == '\'') {
            m_quote = c;
        } else if (c == '[') {
            ++m_brackets;
        } else if (c == ']') {
            m_brackets = std::max(0, m_brackets - 1);
        } else if (c == '>' && m_brackets == 0) {
            m_matched = 0;
            m_state = State::Text;
            return i + 1;
        }
    }
    return in.size();
}

/// Takes a declaration of a DTD byte by byte, without what is quoted, and notes the names of external entities.
void SitemapXml::noteDeclaration(char c)
{
    if (c == '<')
        m_declaration.clear();
    else if (c != '>' && m_declaration.size() < MaxEntityDeclaration)
        m_declaration += c;
    if (c != '>' || !m_declaration.startsWith("!ENTITY"))
        return;
    const QList<QByteArray> words = m_declaration.simplified().split(' ');
    if (words.size() >= 3 && (words[2] == "SYSTEM" || words[2] == "PUBLIC") && m_external.size() < MaxExternal)
        m_external.insert(words[1]);
    m_declaration.clear();
}

void SitemapXml::emitTag()
{
    QByteArrayView tag = m_markup;
    if (tag.startsWith('/')) {
        m_handler.end(tag.sliced(1).trimmed());
        return;
    }
    const bool empty = tag.endsWith('/');
    if (empty)
        tag.chop(1);
    const auto nameEnd = std::find_if(tag.begin(), tag.end(), isXmlSpace) - tag.begin();
    const QByteArrayView name = tag.first(nameEnd);
    if (name.isEmpty()) {
        m_malformed = true;
        return;
    }
    QList<Attribute> attributes;
    qsizetype at = nameEnd;
    const auto skipSpace = [&] {
        while (at < tag.size() && isXmlSpace(tag[at]))
            ++at;
    };
    for (skipSpace(); at < tag.size(); skipSpace()) {
        const qsizetype start = at;
        while (at < tag.size() && tag[at] != '=' && !isXmlSpace(tag[at]))
            ++at;
        const QByteArrayView attribute = tag.sliced(start, at - start);
        skipSpace();
        QByteArrayView value;
        if (at < tag.size() && tag[at] == '=') {
            ++at;
            skipSpace();
            const char quote = at < tag.size() ? tag[at] : '\0';
            if (quote == '"' || quote == '\'') {
                const qsizetype close = std::max(tag.indexOf(quote, at + 1), at + 1);
                value = tag.sliced(at + 1, close - at - 1);
                at = std::min(close + 1, tag.size());
            } else {
                m_malformed = true;
                const qsizetype from = at;
                while (at < tag.size() && !isXmlSpace(tag[at]))
                    ++at;
                value = tag.sliced(from, at - from);
            }
        } else {
            m_malformed = true;
        }
        attributes.append({attribute.toByteArray(), resolve(value)});
    }
    m_handler.start(name, attributes);
    if (empty)
        m_handler.end(name);
}

QByteArray SitemapXml::resolve(QByteArrayView raw)
{
    QByteArray result;
    while (!raw.isEmpty()) {
        const qsizetype amp = raw.indexOf('&');
        result += amp < 0 ? raw : raw.first(amp);
        if (amp < 0)
            break;
        const qsizetype end = raw.indexOf(';', amp);
        if (end < 0 || end - amp > MaxReference) {
            m_malformed = true;
            result += '&';
            raw = raw.sliced(amp + 1);
        } else {
            result += reference(raw.sliced(amp + 1, end - amp - 1));
            raw = raw.sliced(end + 1);
        }
    }
    return result;
}

/// The text of `&name;`, "" where it is none of XML's own.
QByteArray SitemapXml::reference(QByteArrayView name)
{
    if (name == "amp")
        return "&";
    if (name == "lt")
        return "<";
    if (name == "gt")
        return ">";
    if (name == "quot")
        return "\"";
    if (name == "apos")
        return "'";
    if (name.startsWith('#')) {
        const bool hex = name.startsWith("#x");
        bool ok = false;
        const char32_t code = name.sliced(hex ? 2 : 1).toByteArray().toUInt(&ok, hex ? 16 : 10);
        if (ok && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
            return QString::fromUcs4(&code, 1).toUtf8();
    }
    // What lies elsewhere may be passed over (XML 4.4.3), and is never fetched.
    if (m_external.contains(name.toByteArray()))
        return {};
    // Nobody has it, or a DTD that is not read: what stands around it must not become the URL of something else.
    m_malformed = true;
    return Unknown.toByteArray();
}

} // namespace argiope::sitemap
