#include "core/markup/charref.h"

#include "core/markup/bytes.h"

#include <algorithm>
#include <array>

namespace argiope::markup {

namespace {

struct Entity
{
    const char *name;
    char32_t first;
    char32_t second;
};

constexpr Entity Entities[] = {
#define ARGIOPE_ENTITY(name, first, second) {name, first, second},
#include "core/markup/entities.inc"
#undef ARGIOPE_ENTITY
};
constexpr size_t EntityCount = std::size(Entities);

/// Where the names with each first byte begin.
struct FirstBytes
{
    std::array<quint16, 129> begin{};
    constexpr FirstBytes()
    {
        size_t at = 0;
        for (size_t byte = 0; byte < 128; ++byte) {
            begin[byte] = quint16(at);
            while (at < EntityCount && static_cast<unsigned char>(Entities[at].name[0]) == byte)
                ++at;
        }
        begin[128] = quint16(at);
    }
};
constexpr FirstBytes ByFirst;

/// The longest name that the text begins with; null where there is none.
const Entity *longestName(QByteArrayView text, qsizetype &length)
{
    const Entity *best = nullptr;
    const auto lead = size_t(static_cast<unsigned char>(text[0]));
    if (lead >= 128)
        return nullptr;
    size_t low = ByFirst.begin[lead];
    size_t high = ByFirst.begin[lead + 1];
    for (qsizetype at = 1; low < high; ++at) {
        // A name that ends here sorts before those that go on.
        if (Entities[low].name[at] == '\0') {
            best = &Entities[low++];
            length = at;
        }
        if (at == text.size())
            break;
        const char c = text[at];
        const auto before = [at](const Entity &entity, char wanted) { return entity.name[at] < wanted; };
        const auto behind = [at](char wanted, const Entity &entity) { return wanted < entity.name[at]; };
        if (static_cast<unsigned char>(c) >= 128)
            break;
        low = size_t(std::lower_bound(Entities + low, Entities + high, c, before) - Entities);
        high = size_t(std::upper_bound(Entities + low, Entities + high, c, behind) - Entities);
    }
    return best;
}

/// What the windows-1252 bytes stand for that people write as numbers (13.2.5.80).
constexpr std::array<char16_t, 32> FromWindows1252{0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6,
    0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178};

class Reader
{
public:
    Reader(QByteArrayView text, FoundErrors *errors, qsizetype offset)
        : m_text(text)
        , m_errors(errors)
        , m_offset(offset)
    {
    }

    CharRef named(bool inAttribute)
    {
        CharRef result;
        qsizetype length = 0;
        const Entity *entity = longestName(m_text, length);
        if (!entity) {
            if (m_errors)
                lookForUnknown();
            return result;
        }
        if (m_text[length - 1] != ';') {
            const char next = length < m_text.size() ? m_text[length] : '\0';
            if (inAttribute && (next == '=' || isAlpha(next) || isDigit(next)))
                return result;
            error(ParseError::MissingSemicolonAfterCharacterReference, length);
        }
        result.length = length;
        char *end = writeUtf8(result.utf8, entity->first);
        if (entity->second)
            end = writeUtf8(end, entity->second);
        result.size = int(end - result.utf8);
        return result;
    }

    CharRef numeric()
    {
        CharRef result;
        qsizetype at = 1;
        const bool hex = at < m_text.size() && toLower(m_text[at]) == 'x';
        at += hex ? 1 : 0;
        const qsizetype digits = at;
        char32_t code = 0;
        for (; at < m_text.size(); ++at) {
            const char c = toLower(m_text[at]);
            char32_t digit = 0;
            if (isDigit(c))
                digit = char32_t(c - '0');
            else if (hex && c >= 'a' && c <= 'f')
                digit = char32_t(c - 'a' + 10);
            else
                break;
            code = std::min<char32_t>(code * (hex ? 16 : 10) + digit, 0x110000);
        }
        if (at == digits) {
            error(ParseError::AbsenceOfDigitsInNumericCharacterReference, at);
            return result;
        }
        if (at < m_text.size() && m_text[at] == ';')
            ++at;
        else
            error(ParseError::MissingSemicolonAfterCharacterReference, at);
        result.length = at;
        result.size = int(writeUtf8(result.utf8, meant(code, at)) - result.utf8);
        return result;
    }

private:
    void error(ParseError error, qsizetype at)
    {
        if (m_errors)
            m_errors->add(error, m_offset + at);
    }

    /// The ambiguous ampersand state.
    void lookForUnknown()
    {
        qsizetype at = 0;
        while (at < m_text.size() && (isAlpha(m_text[at]) || isDigit(m_text[at])))
            ++at;
        if (at < m_text.size() && m_text[at] == ';')
            error(ParseError::UnknownNamedCharacterReference, at);
    }

    char32_t meant(char32_t code, qsizetype at)
    {
        constexpr char32_t Replacement = 0xFFFD;
        if (code == 0) {
            error(ParseError::NullCharacterReference, at);
            return Replacement;
        }
        if (code > 0x10FFFF) {
            error(ParseError::CharacterReferenceOutsideUnicodeRange, at);
            return Replacement;
        }
        if (code >= 0xD800 && code <= 0xDFFF) {
            error(ParseError::SurrogateCharacterReference, at);
            return Replacement;
        }
        if ((code >= 0xFDD0 && code <= 0xFDEF) || (code & 0xFFFE) == 0xFFFE) {
            error(ParseError::NoncharacterCharacterReference, at);
            return code;
        }
        const bool space = code == '\t' || code == '\n' || code == '\f' || code == ' ';
        if (!space && (code < 0x20 || (code >= 0x7F && code < 0xA0))) {
            error(ParseError::ControlCharacterReference, at);
            if (code >= 0x80 && FromWindows1252[code - 0x80])
                return FromWindows1252[code - 0x80];
        }
        return code;
    }

    QByteArrayView m_text;
    FoundErrors *m_errors;
    qsizetype m_offset;
};

} // namespace

CharRef readCharRef(QByteArrayView text, bool inAttribute, FoundErrors *errors, qsizetype offset)
{
    if (text.isEmpty())
        return {};
    Reader reader(text, errors, offset);
    if (text[0] == '#')
        return reader.numeric();
    return isAlpha(text[0]) || isDigit(text[0]) ? reader.named(inAttribute) : CharRef{};
}

} // namespace argiope::markup
