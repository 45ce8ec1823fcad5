#include "core/html/textcollector.h"

#include "core/base/bytes16.h"
#include "core/html/strings.h"

#include <xxhash.h>

#include <array>
#include <bit>
#include <cstring>

namespace argiope::html {

namespace {

/// What a byte of a text can be.
enum ByteClass : quint8 {
    PlainByte, ///< neither letter nor digit, but part of a word
    CountingByte, ///< a letter or digit
    SpaceByte,
    HighByte, ///< of a character beyond ASCII
};

constexpr std::array<quint8, 256> byteClasses()
{
    std::array<quint8, 256> result{};
    for (size_t c = 0; c < 128; ++c) {
        if (isAlpha(char(c)) || isDigit(char(c)))
            result[c] = CountingByte;
        else if (isSpace(char(c)) || c == '\v')
            result[c] = SpaceByte;
    }
    for (size_t c = 128; c < 256; ++c)
        result[c] = HighByte;
    return result;
}
constexpr auto ByteClasses = byteClasses();

ByteClass classOf(char c)
{
    return ByteClass(ByteClasses[static_cast<unsigned char>(c)]);
}

/// Bytes of the white space character at `at`: ASCII's, U+00A0, U+3000; 0 for anything else.
qsizetype spaceLength(QByteArrayView text, qsizetype at)
{
    const auto c = static_cast<unsigned char>(text[at]);
    if (c < 0x80)
        return classOf(char(c)) == SpaceByte ? 1 : 0;
    if (c == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) == 0xA0)
        return 2;
    if (c == 0xE3 && at + 2 < text.size() && text.sliced(at, 3) == QByteArrayView("\xE3\x80\x80", 3))
        return 3;
    return 0;
}

/// Bytes of the CJK ideograph at `at` (U+3400-4DBF, 4E00-9FFF, F900-FAFF, 20000-3FFFF); 0 for anything else.
qsizetype ideographLength(QByteArrayView text, qsizetype at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0xE3)
        return 0;
    const auto byte = [&](qsizetype i) {
        return at + i < text.size() ? char32_t(static_cast<unsigned char>(text[at + i]) & 0x3F) : 0;
    };
    if (lead < 0xF0) {
        const char32_t c = (char32_t(lead & 0x0F) << 12) | (byte(1) << 6) | byte(2);
        const bool ideograph
            = (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF);
        return ideograph ? 3 : 0;
    }
    const char32_t c = (char32_t(lead & 0x07) << 18) | (byte(1) << 12) | (byte(2) << 6) | byte(3);
    return c >= 0x20000 && c <= 0x3FFFF ? 4 : 0;
}

/// How many of the next sixteen bytes are letters, signs, and single spaces of ASCII; never up to a space, which may be
/// one of several.
qsizetype plainBytes(QByteArrayView text)
{
    const auto most = unsigned(std::min<qsizetype>(text.size(), 16));
    const auto bytes = most == 16 ? base::Bytes16::at(text.data()) : base::Bytes16::at(text.data(), most);
    const quint32 odd = (bytes | bytes.between('\t', '\r')).bits();
    const quint32 spaces = bytes.equal(' ').bits();
    const quint32 last = quint32(1) << (most - 1);
    return std::countr_zero(odd | (spaces & ((spaces | odd) >> 1 | last)) | quint32(1) << most);
}

} // namespace

void CollapsedText::append(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size() && !m_full) {
        if (const qsizetype space = spaceLength(text, at)) {
            m_space = true;
            at += space;
            continue;
        }
        // Words with single spaces between them are taken together: most texts are nothing else.
        qsizetype end = at + 1;
        while (end < text.size()) {
            if (const qsizetype plain = plainBytes(text.sliced(end)); plain > 0) {
                end += plain;
                continue;
            }
            const ByteClass kind = classOf(text[end]);
            if (kind == SpaceByte ? text[end] != ' ' || end + 1 == text.size() || classOf(text[end + 1]) == SpaceByte
                        || classOf(text[end + 1]) == HighByte
                                  : kind == HighByte && spaceLength(text, end) > 0)
                break;
            ++end;
        }
        if (m_space && !m_text.isEmpty())
            m_text += ' ';
        m_space = false;
        const QByteArrayView words
            = cutUtf8(text.sliced(at, end - at), std::max<qsizetype>(0, m_limit - m_text.size()));
        m_full = words.size() < end - at || m_text.size() + words.size() >= m_limit;
        if (m_text.isEmpty())
            m_text = words.toByteArray();
        else
            m_text.append(words.data(), words.size());
        at = end;
    }
}

QByteArray CollapsedText::take()
{
    if (m_text.endsWith(' '))
        m_text.chop(1);
    return std::move(m_text);
}

bool hasText(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype space = spaceLength(text, at);
        if (space == 0)
            return true;
        at += space;
    }
    return false;
}

QByteArray collapsed(QByteArrayView text, qsizetype limit)
{
    CollapsedText result(limit);
    result.append(text);
    return result.take();
}

void TextStats::StateDeleter::operator()(XXH3_state_s *state) const
{
    XXH3_freeState(state);
}

TextStats::TextStats()
    : m_state(XXH3_createState())
{
    Q_CHECK_PTR(m_state.get());
    XXH3_128bits_reset(m_state.get());
}

TextStats::~TextStats() = default;

void TextStats::flush()
{
    XXH3_128bits_update(m_state.get(), m_buffer, m_used);
    m_used = 0;
}

void TextStats::put(const char *data, qsizetype size)
{
    if (m_used + size_t(size) > sizeof m_buffer) {
        flush();
        if (size_t(size) > sizeof m_buffer) {
            XXH3_128bits_update(m_state.get(), data, size_t(size));
            return;
        }
    }
    std::memcpy(m_buffer + m_used, data, size_t(size));
    m_used += size_t(size);
}

void TextStats::breakWord()
{
    if (m_countable)
        ++m_words;
    m_countable = false;
    m_pendingSpace = m_any;
}

namespace {

/// Of sixteen bits those that are set.
int countBits(quint32 bits)
{
    bits -= bits >> 1 & 0x5555;
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333);
    bits = (bits + (bits >> 4)) & 0x0F0F;
    return int((bits + (bits >> 8)) & 0x1F);
}

quint32 lettersAndDigits(const base::Bytes16 &bytes)
{
    return (bytes.lowered().between('a', 'z') | bytes.between('0', '9')).bits();
}

} // namespace

/// Counts the words that a text of ASCII begins with, as far as single spaces part them, sixteen bytes at a time. How
/// many bytes that is: never up to a space, which may be one of several.
qsizetype TextStats::countPlain(QByteArrayView text)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    quint32 countable = m_countable ? 1 : 0;
    int words = 0;
    for (bool goesOn = true; goesOn && at != end;) {
        const auto most = unsigned(std::min<qsizetype>(end - at, 16));
        const auto bytes = most == 16 ? base::Bytes16::at(at) : base::Bytes16::at(at, most);
        const quint32 odd = (bytes | bytes.between('\t', '\r')).bits();
        const quint32 spaces = bytes.equal(' ').bits();
        const quint32 ends
            = odd | (spaces & ((spaces | odd) >> 1)) | quint32(1) << most; // the last before more of them
        auto count = unsigned(std::countr_zero(ends));
        goesOn = count == 16;
        if (count > 0 && (spaces >> (count - 1) & 1)) {
            --count;
            goesOn = goesOn && at + 16 != end;
        }
        if (count == 0)
            break;
        const quint32 all = (quint32(1) << count) - 1;
        // A run between two spaces is all ones: another one, wherever in it, is carried to the space behind it.
        const quint32 sum = (~spaces & all) + (lettersAndDigits(bytes) & all) + countable;
        words += countBits(sum & spaces & all);
        countable = sum >> count & 1;
        at += count;
    }
    m_words += words;
    m_countable = countable != 0;
    return at - text.data();
}

/// A few letters and signs of ASCII, as pages that are one great table are full of: to look at sixteen bytes of them
/// costs more. False where it is something else.
bool TextStats::takeTiny(QByteArrayView text)
{
    constexpr qsizetype Most = 6;
    if (text.size() > Most || m_used + Most + 1 > sizeof m_buffer)
        return false;
    bool countable = m_countable;
    size_t used = m_used; // nothing is kept of what is something else
    if (m_pendingSpace)
        m_buffer[used++] = ' ';
    for (const char c : text) {
        const ByteClass kind = classOf(c);
        if (kind >= SpaceByte)
            return false;
        countable = countable || kind == CountingByte;
        m_buffer[used++] = c;
    }
    m_used = used;
    m_pendingSpace = false;
    m_any = true;
    m_countable = countable;
    return true;
}

void TextStats::append(QByteArrayView text)
{
    m_bytes += text.size();
    if (takeTiny(text))
        return;
    qsizetype at = 0;
    while (at < text.size()) {
        const ByteClass first = classOf(text[at]);
        if (first == SpaceByte || first == HighByte) {
            if (const qsizetype space = spaceLength(text, at)) {
                breakWord();
                at += space;
                continue;
            }
        }
        // Words with single spaces between them are taken together: most texts are nothing else.
        const qsizetype start = at;
        while (at < text.size()) {
            const ByteClass kind = classOf(text[at]);
            const qsizetype plain = kind == HighByte ? 0 : countPlain(text.sliced(at));
            if (plain > 0) {
                at += plain;
            } else if (kind == SpaceByte || spaceLength(text, at)) {
                break;
            } else if (const qsizetype ideograph = ideographLength(text, at)) {
                if (m_countable)
                    ++m_words;
                m_countable = false;
                ++m_words;
                at = std::min(at + ideograph, text.size());
            } else {
                m_countable = true;
                ++at;
            }
        }
        if (m_pendingSpace)
            put(' ');
        m_pendingSpace = false;
        m_any = true;
        put(text.data() + start, at - start);
    }
}

void TextStats::finish()
{
    breakWord();
    flush();
}

QByteArray TextStats::hash() const
{
    XXH128_canonical_t bytes;
    XXH128_canonicalFromHash(&bytes, XXH3_128bits_digest(m_state.get()));
    return {reinterpret_cast<const char *>(bytes.digest), qsizetype(sizeof bytes.digest)};
}

} // namespace argiope::html
