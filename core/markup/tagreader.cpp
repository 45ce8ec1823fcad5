#include "core/markup/source.h"

#include <QHashFunctions>
#include <QtEndian>

#include <xxhash.h>

#include <array>
#include <bit>

namespace argiope::markup {

namespace {

enum Class : quint8 { Plain, Ends, Upper, Null, Equals, Odd };

constexpr std::array<quint8, 256> classes(bool attribute)
{
    std::array<quint8, 256> result{};
    for (int c = 'A'; c <= 'Z'; ++c)
        result[size_t(c)] = Upper;
    for (const char c : {'\t', '\n', '\f', '\r', ' ', '/', '>'})
        result[size_t(c)] = Ends;
    result[0] = Null;
    if (attribute) {
        result['='] = Equals;
        result['"'] = result['\''] = result['<'] = Odd;
    }
    return result;
}
constexpr auto TagNameClass = classes(false);
constexpr auto AttributeNameClass = classes(true);

constexpr std::array<quint8, 256> unquotedClasses()
{
    std::array<quint8, 256> result{};
    for (const char c : {'\t', '\n', '\f', '\r', ' ', '>'})
        result[size_t(c)] = Ends;
    result[0] = Null;
    result['&'] = Equals; // begins a reference
    for (const char c : {'"', '\'', '<', '=', '`'})
        result[size_t(c)] = Odd;
    return result;
}
constexpr auto UnquotedClass = unquotedClasses();

constexpr size_t Many = 16; ///< attributes; of more than these doubles are looked up
constexpr size_t Most = 1024; ///< attributes that are kept
constexpr int SlotBits = 11; ///< of a table that is half full with the most

/// How many of eight bytes, the first one lowest, are digits or letters in lower case before something else comes.
unsigned plainBytes(quint64 bytes)
{
    constexpr quint64 Ones = 0x0101010101010101;
    constexpr quint64 Tops = Ones * 0x80;
    const quint64 low = bytes & ~Tops; // so that nothing is carried from byte to byte
    const quint64 letters = (low + Ones * (0x80 - 'a')) & ~(low + Ones * (0x7F - 'z'));
    const quint64 digits = (low + Ones * (0x80 - '0')) & ~(low + Ones * (0x7F - '9'));
    const quint64 others = ~((letters | digits) & ~bytes) & Tops;
    return unsigned(std::countr_zero(others)) / 8;
}

quint64 nameHashOf(QByteArrayView name)
{
    return XXH3_64bits(name.data(), size_t(name.size()));
}

} // namespace

inline bool TagReader::readName(Token &token)
{
    const qsizetype begin = m_source.at;
    if (m_source.size - begin >= qsizetype(sizeof(quint64))) { // nearly all names are short, and known
        const quint64 bytes = qFromLittleEndian<quint64>(m_source.text + begin);
        const unsigned length = plainBytes(bytes);
        if (length < sizeof bytes && TagNameClass[bytes >> (8 * length) & 0xFF] == Ends) {
            const Tag tag = tagFromBytes(bytes & ((quint64(1) << (8 * length)) - 1), length);
            if (tag != Tag::Unknown) {
                m_source.at = begin + length;
                token.name = m_source.view(begin, m_source.at);
                token.tag = tag;
                token.nameHash = quint64(tag);
                return true;
            }
        }
    }
    bool odd = false;
    qsizetype at = begin;
    for (; at < m_source.size; ++at) {
        const quint8 kind = TagNameClass[static_cast<unsigned char>(m_source.text[at])];
        if (kind == Ends)
            break;
        odd = odd || kind != Plain;
    }
    m_source.at = at;
    m_source.reportNulls(begin, at);
    token.name = m_source.view(begin, at);
    if (odd)
        token.name = m_source.withoutNulls(token.name, true);
    token.tag = tagFromName(token.name);
    token.nameHash = token.tag != Tag::Unknown ? quint64(token.tag) : nameHashOf(token.name) | 256;
    return at < m_source.size;
}

bool TagReader::read(Token &token)
{
    token.selfClosing = false;
    token.cut = false;
    token.attributes.clear();
    token.present = 0;
    m_many = false;
    if (!readName(token)) {
        m_source.error(ParseError::EofInTag);
        return false;
    }
    if (m_source.peek() == '>') { // most end tags, and many others
        ++m_source.at;
        return true;
    }
    return readAttributes(token);
}

bool TagReader::readAttributes(Token &token)
{
    for (;;) {
        while (!m_source.atEnd() && isSpace(m_source.peek()))
            ++m_source.at;
        if (m_source.atEnd()) {
            m_source.error(ParseError::EofInTag);
            return false;
        }
        const char c = m_source.peek();
        if (c == '>') {
            ++m_source.at;
            return true;
        }
        if (c == '/') {
            ++m_source.at;
            if (m_source.atEnd())
                continue;
            if (m_source.peek() == '>') {
                token.selfClosing = true;
                ++m_source.at;
                return true;
            }
            m_source.error(ParseError::UnexpectedSolidusInTag);
            continue;
        }
        if (!readAttribute(token)) {
            m_source.error(ParseError::EofInTag);
            return false;
        }
    }
}

QByteArrayView TagReader::attributeName()
{
    const qsizetype begin = m_source.at;
    bool odd = false;
    qsizetype at = begin;
    if (m_source.peek() == '=') {
        m_source.error(ParseError::UnexpectedEqualsSignBeforeAttributeName);
        ++at;
    }
    for (; at < m_source.size; ++at) {
        const quint8 kind = AttributeNameClass[static_cast<unsigned char>(m_source.text[at])];
        if (kind == Ends || kind == Equals)
            break;
        odd = odd || kind == Upper || kind == Null;
        if (kind == Odd)
            m_source.error(ParseError::UnexpectedCharacterInAttributeName, at);
    }
    m_source.at = at;
    m_source.reportNulls(begin, at);
    const QByteArrayView name = m_source.view(begin, at);
    return odd ? m_source.withoutNulls(name, true) : name;
}

bool TagReader::readAttribute(Token &token)
{
    Attribute attribute;
    attribute.name = attributeName();
    attribute.written = m_source.view(m_source.at, m_source.at); // empty, yet there
    const size_t before = token.attributes.size();
    keep(token, attribute);
    if (m_source.atEnd())
        return false;
    while (!m_source.atEnd() && isSpace(m_source.peek()))
        ++m_source.at;
    if (m_source.atEnd())
        return false;
    if (m_source.peek() != '=')
        return true;
    ++m_source.at;
    return readValue(token.attributes.size() > before ? token.attributes.back() : attribute);
}

bool TagReader::takeName(quint64 name)
{
    // The factor is not known outside, so nobody can write names that meet in one slot.
    static const quint64 factor = quint64(QHashSeed::globalSeed()) | 1;
    for (size_t slot = size_t((name * factor) >> (64 - SlotBits));; slot = (slot + 1) % m_slots.size()) {
        if (m_slots[slot].tag != m_tag) {
            m_slots[slot] = {name, m_tag};
            return true;
        }
        if (m_slots[slot].name == name)
            return false;
    }
}

/// Leaves it out where the tag has the name already: the first one counts.
void TagReader::keep(Token &token, const Attribute &attribute)
{
    const size_t count = token.attributes.size();
    if (count == Most) {
        token.cut = true;
        return;
    }
    bool twice = false;
    if (count < Many) {
        for (const Attribute &other : token.attributes)
            twice = twice || other.name == attribute.name;
    } else {
        if (!m_many) {
            m_many = true;
            m_slots.resize(size_t(1) << SlotBits);
            if (++m_tag == 0) { // so many tags that numbers come again
                m_slots.assign(m_slots.size(), {});
                m_tag = 1;
            }
            for (const Attribute &other : token.attributes)
                takeName(nameHashOf(other.name));
        }
        twice = !takeName(nameHashOf(attribute.name));
    }
    if (twice) {
        m_source.error(ParseError::DuplicateAttribute);
        return;
    }
    token.attributes.push_back(attribute);
    const Attr id = attrFromName(attribute.name);
    token.attributes.back().id = id;
    token.present |= bitOf(id);
}

bool TagReader::readValue(Attribute &attribute)
{
    while (!m_source.atEnd() && isSpace(m_source.peek()))
        ++m_source.at;
    if (m_source.atEnd())
        return false;
    const char c = m_source.peek();
    if (c == '>') {
        m_source.error(ParseError::MissingAttributeValue);
        return true;
    }
    const bool ended = c == '"' || c == '\'' ? readQuoted(attribute, c) : readUnquoted(attribute);
    if (m_source.errors && !attribute.plain) { // now, so that its errors have their place
        const qsizetype offset = attribute.written.data() - m_source.text;
        m_source.reportNulls(offset, offset + attribute.written.size());
        m_source.scratch.giveBack(size_t(m_source.valueOf(attribute.written, offset, m_source.errors).size()));
    }
    return ended;
}

bool TagReader::readQuoted(Attribute &attribute, char quote)
{
    const char *const begin = m_source.text + m_source.at + 1;
    const char *const textEnd = m_source.text + m_source.size;
    const char *const end = findByte(begin, textEnd, quote);
    attribute.written = {begin, end - begin};
    attribute.plain = findByte(begin, end, '&') == end && (!m_source.hasNull || findByte(begin, end, '\0') == end);
    m_source.at = end - m_source.text;
    if (end == textEnd)
        return false;
    ++m_source.at;
    if (m_source.atEnd())
        return false;
    const char next = m_source.peek();
    if (!isSpace(next) && next != '/' && next != '>')
        m_source.error(ParseError::MissingWhitespaceBetweenAttributes);
    return true;
}

bool TagReader::readUnquoted(Attribute &attribute)
{
    const qsizetype begin = m_source.at;
    qsizetype at = begin;
    for (; at < m_source.size; ++at) {
        const quint8 kind = UnquotedClass[static_cast<unsigned char>(m_source.text[at])];
        if (kind == Ends)
            break;
        if (kind == Equals || kind == Null)
            attribute.plain = false;
        else if (kind == Odd)
            m_source.error(ParseError::UnexpectedCharacterInUnquotedAttributeValue, at);
    }
    attribute.written = m_source.view(begin, at);
    m_source.at = at;
    return at < m_source.size;
}

} // namespace argiope::markup
