#include "core/similar/shingles.h"

#include "core/base/bytes16.h"
#include "core/base/scripts.h"

#include <QChar>

#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include <xxhash.h>

namespace argiope::similar {

namespace {

enum Sort : quint8 { Dropped, Blank, Letter, Mark, Ideograph, Unspaced };

/// What a character is to words, and its lower case.
struct CharacterUse
{
    Sort sort = Dropped;
    char32_t folded = 0;
};

CharacterUse useOf(char32_t c)
{
    constexpr char32_t ProlongedSound = 0x30FC; // of kana, though it is of no script
    if (QChar::isSpace(c) || (c >= 0x1C && c <= 0x1F))
        return {Blank, c};
    if (QChar::isMark(c))
        return {Mark, c};
    if (!QChar::isLetterOrNumber(c) && c != U'_')
        return {Dropped, c};
    const QChar::Script script = QChar::script(c);
    if (script == QChar::Script_Han)
        return {Ideograph, c};
    if (base::isUnspaced(script) || c == ProlongedSound)
        return {Unspaced, c};
    return {Letter, QChar::toLower(c)};
}

/// Of the Basic Multilingual Plane, since texts of most languages would ask for several properties of each letter.
class Uses
{
public:
    Uses()
        : m_uses(0x10000)
    {
        for (char32_t c = 0; c < 0x10000; ++c) {
            const CharacterUse use = useOf(c);
            m_uses[c] = quint32(use.folded) | quint32(use.sort) << 24;
        }
    }
    [[nodiscard]] CharacterUse operator[](char32_t c) const
    {
        return {Sort(m_uses[c] >> 24), char32_t(m_uses[c] & 0xFFFFFF)};
    }

private:
    std::vector<quint32> m_uses;
};

/// Of ASCII: 0 dropped, 1 white space, else the letter in lower case.
constexpr std::array<char, 128> asciiUses()
{
    std::array<char, 128> uses{};
    for (size_t c = 0; c < uses.size(); ++c) {
        const char letter = char(c);
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_')
            uses[c] = letter;
        else if (letter >= 'A' && letter <= 'Z')
            uses[c] = char(letter + ('a' - 'A'));
        else if (letter == ' ' || (letter >= '\t' && letter <= '\r') || (letter >= 0x1C && letter <= 0x1F))
            uses[c] = 1;
    }
    return uses;
}
constexpr auto AsciiUses = asciiUses();

/// The character at `at`, and how many bytes it has. U+FFFD, one byte long, for what is no UTF-8.
char32_t characterAt(QByteArrayView text, qsizetype at, qsizetype &length)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    const qsizetype wanted = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1;
    length = 1;
    if (wanted == 1 || lead > 0xF4 || at + wanted > text.size())
        return QChar::ReplacementCharacter;
    char32_t c = lead & (0x7F >> wanted);
    for (qsizetype i = 1; i < wanted; ++i) {
        const auto byte = static_cast<unsigned char>(text[at + i]);
        if ((byte & 0xC0) != 0x80)
            return QChar::ReplacementCharacter;
        c = (c << 6) | (byte & 0x3F);
    }
    length = wanted;
    return c > QChar::LastValidCodePoint ? char32_t(QChar::ReplacementCharacter) : c;
}

/// Of a word of at most 16 bytes, as two numbers with zeros behind it. Most words are that short, and a hash for any
/// length spends as long on finding out how long they are.
quint64 hashOfShort(quint64 first, quint64 second, size_t size)
{
    quint64 hash = first * 0x9FB21C651E98DF25;
    hash ^= hash >> 29;
    hash = (hash ^ second ^ size) * 0xC2B2AE3D27D4EB4F;
    return hash ^ (hash >> 32);
}

/// What sixteen bytes are to words of ASCII, as bits; and what their words are made of.
struct Window
{
    static constexpr unsigned Bytes = 16;

    explicit Window(const base::Bytes16 &bytes)
    {
        const base::Bytes16 lower = bytes.lowered();
        letters = (lower.between('a', 'z') | lower.between('0', '9') | lower.equal('_')).bits();
        blanks = (lower.equal(' ') | lower.between('\t', '\r') | lower.between('\x1C', '\x1F')).bits();
        others = bytes.bits();
        lower.store(m_lower);
    }
    /// The hash of the `count` letters that stand at `from`.
    [[nodiscard]] quint64 hash(unsigned from, unsigned count) const
    {
        const auto part = [this](unsigned at, unsigned size) {
            const quint64 all = qFromLittleEndian<quint64>(m_lower + at);
            return size >= 8 ? all : all & ((quint64(1) << (size * 8)) - 1);
        };
        return hashOfShort(part(from, count), count > 8 ? part(from + 8, count - 8) : 0, count);
    }
    quint32 letters = 0;
    quint32 blanks = 0;
    quint32 others = 0; ///< beyond ASCII

private:
    char m_lower[2 * Bytes] = {};
};

/// Each word at its place.
quint64 shingleOf(quint64 first, quint64 second, quint64 third)
{
    quint64 hash = first * 0x9E3779B185EBCA87 + second * 0xC2B2AE3D27D4EB4F + third * 0x165667B19E3779F9;
    hash ^= hash >> 37;
    hash *= 0x165667919E3779F9;
    return hash ^ (hash >> 32);
}

} // namespace

void Shingles::fold()
{
    m_folded = XXH3_64bits_withSeed(m_word.data(), m_size, m_folded + 1);
    m_size = 0;
}

void Shingles::putCharacter(char32_t c)
{
    if (c < 0x80) {
        put(char(c));
    } else if (c < 0x800) {
        put(char(0xC0 | (c >> 6)));
        put(char(0x80 | (c & 0x3F)));
    } else if (c < 0x10000) {
        put(char(0xE0 | (c >> 12)));
        put(char(0x80 | ((c >> 6) & 0x3F)));
        put(char(0x80 | (c & 0x3F)));
    } else {
        put(char(0xF0 | (c >> 18)));
        put(char(0x80 | ((c >> 12) & 0x3F)));
        put(char(0x80 | ((c >> 6) & 0x3F)));
        put(char(0x80 | (c & 0x3F)));
    }
}

/// The letters of ASCII that stand at `at`; where others begin is returned.
qsizetype Shingles::putLetters(QByteArrayView text, qsizetype at)
{
    if (m_size == MostPending)
        fold();
    const char *from = text.data() + at;
    const char *const end = from + std::min(text.size() - at, qsizetype(MostPending - m_size));
    char *to = m_word.data() + m_size;
    for (; from != end; ++from) {
        const char use
            = static_cast<unsigned char>(*from) < 0x80 ? AsciiUses[static_cast<unsigned char>(*from)] : char(0);
        if (use <= 1)
            break;
        *to++ = use;
    }
    m_size = size_t(to - m_word.data());
    return from - text.data();
}

void Shingles::append(QByteArrayView text)
{
    read(text, false);
}

void Shingles::appendParagraph(QByteArrayView text)
{
    if (m_open == Nothing && takeTinyWord(text))
        return;
    read(text, true);
    breakWord();
}

/// One word of a few letters of ASCII, as in the cells of tables. False where it is something else.
bool Shingles::takeTinyWord(QByteArrayView text)
{
    constexpr qsizetype Most = 8;
    if (text.isEmpty() || text.size() > Most)
        return false;
    quint64 word = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const char use = byte < 0x80 ? AsciiUses[byte] : char(0);
        if (use <= 1)
            return false;
        word |= quint64(static_cast<unsigned char>(use)) << (8 * i);
    }
    m_inRun = false;
    ++m_counted;
    if (m_take)
        addWord(hashOfShort(word, 0, size_t(text.size())));
    return true;
}

/// `whole`: a word does not go on behind it.
void Shingles::read(QByteArrayView text, bool whole)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    while (at != end) {
        const auto byte = static_cast<unsigned char>(*at);
        if (byte >= 0x80) {
            qsizetype length = 1;
            character(characterAt({at, end}, 0, length));
            at += length;
            continue;
        }
        const char use = AsciiUses[byte];
        if (use > 1) {
            if (m_open != Spaced) {
                const char *const behind = takeShortWords(at, end, whole);
                if (behind != at) {
                    at = behind;
                    continue;
                }
                openSpaced();
            }
            at += putLetters({at, end}, 0);
            continue;
        }
        ++at;
        if (use == 1)
            breakWord();
    }
}

/// The words from here on, where a letter of ASCII begins one, as long as they have such letters alone, are short and
/// end with white space, as most do. How far that is: the first that is not of that kind is left.
const char *Shingles::takeShortWords(const char *at, const char *end, bool whole)
{
    bool any = false;
    while (at != end) {
        const auto bytes = unsigned(std::min<qsizetype>(end - at, Window::Bytes));
        Window window(bytes == Window::Bytes ? base::Bytes16::at(at) : base::Bytes16::at(at, bytes));
        if (whole && bytes < Window::Bytes)
            window.blanks |= quint32(1) << bytes;
        const quint32 told = window.letters | window.blanks | window.others; // the rest is nothing to words
        unsigned from = 0;
        bool over = false;
        while (!over) {
            const auto count = unsigned(std::countr_one(window.letters >> from));
            const quint32 behind = told >> (from + count);
            const unsigned next = from + count + unsigned(std::countr_zero(behind | 1U << Window::Bytes));
            if (behind == 0 || !(window.blanks >> next & 1)) {
                // It goes on behind an apostrophe, with another script's letters, or behind the window.
                over = behind != 0 || from == 0;
                break;
            }
            if (!std::exchange(any, true))
                endWord(); // a letter that stands alone
            ++m_counted;
            if (m_take)
                addWord(window.hash(from, count));
            const quint32 rest = next + 1 < Window::Bytes ? (window.letters | window.others) >> (next + 1) : 0;
            if (rest == 0) {
                from = bytes;
                break;
            }
            from = next + 1 + unsigned(std::countr_zero(rest));
            over = window.others >> from & 1;
        }
        at += from;
        if (over || at == end || AsciiUses[static_cast<unsigned char>(*at) & 0x7F] <= 1
            || static_cast<unsigned char>(*at) >= 0x80)
            break;
    }
    m_inRun = m_inRun && !any;
    return at;
}

void Shingles::openSpaced()
{
    endWord();
    m_open = Spaced;
    m_inRun = false;
}

void Shingles::character(char32_t c)
{
    static const Uses uses;
    const CharacterUse use = c < 0x10000 ? uses[c] : useOf(c);
    switch (use.sort) {
    case Dropped:
        return;
    case Blank:
        breakWord();
        return;
    case Mark:
        if (m_open != Nothing)
            putCharacter(c);
        return;
    case Letter:
        if (m_open != Spaced)
            openSpaced();
        break;
    case Ideograph:
    case Unspaced:
        endWord();
        m_open = Alone;
        m_counted += use.sort == Ideograph || !m_inRun ? 1 : 0;
        m_inRun = use.sort == Unspaced;
        break;
    }
    putCharacter(use.folded);
}

void Shingles::breakWord()
{
    endWord();
    m_inRun = false;
}

void Shingles::endWord()
{
    if (m_open == Nothing)
        return;
    m_counted += m_open == Spaced ? 1 : 0;
    m_open = Nothing;
    if (!m_take) {
        m_size = 0;
        m_folded = 0;
        return;
    }
    if (m_folded == 0 && m_size <= ShortWord) {
        char *const word = m_word.data();
        std::memset(word + m_size, 0, ShortWord);
        m_folded = hashOfShort(qFromLittleEndian<quint64>(word), qFromLittleEndian<quint64>(word + 8), m_size);
        m_size = 0;
    } else {
        fold();
    }
    addWord(std::exchange(m_folded, 0));
}

void Shingles::addWord(quint64 word)
{
    if (m_total < 3)
        ++m_total;
    if (m_total == 3) {
        if (m_used == m_shingles.size())
            flush();
        m_shingles[m_used++] = shingleOf(m_before[0], m_before[1], word);
    }
    m_before[0] = m_before[1];
    m_before[1] = word;
}

void Shingles::flush()
{
    if (m_used > 0)
        m_take({m_shingles.data(), m_used});
    m_used = 0;
}

void Shingles::finish()
{
    endWord();
    if (m_total == 1 || m_total == 2)
        m_shingles[m_used++] = shingleOf(0, m_before[0], m_before[1]); // the first
    flush();
}

} // namespace argiope::similar
