#include "core/search/words.h"

#include <QHash>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

#include <algorithm>

namespace argiope::search {

namespace {

static_assert(sizeof(UChar) == sizeof(QChar), "UTF-16 both");

const UChar *units(QStringView text)
{
    return reinterpret_cast<const UChar *>(text.utf16());
}

QString normalized(const UNormalizer2 *form, const QString &text)
{
    UErrorCode error = U_ZERO_ERROR;
    QString out(text.size() + text.size() / 4 + 16, Qt::Uninitialized);
    for (;;) {
        error = U_ZERO_ERROR;
        const int32_t size = unorm2_normalize(form, units(text), int32_t(text.size()),
            reinterpret_cast<UChar *>(out.data()), int32_t(out.size()), &error);
        if (error == U_BUFFER_OVERFLOW_ERROR) {
            out.resize(size);
            continue;
        }
        if (U_FAILURE(error))
            return text;
        out.resize(size);
        return out;
    }
}

bool isAscii(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

enum class Sort : quint8 { Other, Letter, Mark, Unspaced };

Sort sortOf(char32_t c)
{
    if (c < 0x80) {
        const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        return word ? Sort::Letter : Sort::Other;
    }
    const uint32_t category = U_GET_GC_MASK(UChar32(c));
    if (category & (U_GC_MN_MASK | U_GC_MC_MASK))
        return Sort::Mark;
    if (!(category & (U_GC_L_MASK | U_GC_N_MASK | U_GC_CO_MASK)))
        return Sort::Other;
    constexpr char32_t firstThai = 0xe00; // below are no such scripts
    if (c >= firstThai) {
        for (const UScriptCode script : {USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_THAI, USCRIPT_LAO,
                 USCRIPT_KHMER, USCRIPT_MYANMAR}) {
            if (uscript_hasScript(UChar32(c), script))
                return Sort::Unspaced;
        }
    }
    return Sort::Letter;
}

/// Looks of characters are looked up once: a text has few different ones.
class Sorts
{
public:
    Sort of(char32_t c)
    {
        if (c < 0x80)
            return sortOf(c);
        const auto known = m_known.constFind(c);
        return known != m_known.constEnd() ? *known : *m_known.insert(c, sortOf(c));
    }

private:
    QHash<char32_t, Sort> m_known;
};

char32_t characterAt(QStringView text, qsizetype at, qsizetype &length)
{
    const QChar c = text[at];
    const bool pair = c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    length = pair ? 2 : 1;
    return pair ? QChar::surrogateToUcs4(c, text[at + 1]) : char32_t(c.unicode());
}

} // namespace

QString folded(const QString &text)
{
    if (isAscii(text))
        return text.toLower();
    UErrorCode error = U_ZERO_ERROR;
    static const UNormalizer2 *const caseless = unorm2_getNFKCCasefoldInstance(&error);
    static const UNormalizer2 *const apart = unorm2_getNFDInstance(&error);
    static const UNormalizer2 *const together = unorm2_getNFCInstance(&error);
    if (!caseless || !apart || !together)
        return text.toCaseFolded(); // ICU without its data
    QString plain = normalized(apart, normalized(caseless, text));
    plain.removeIf([](QChar c) { return c.unicode() >= 0x300 && c.unicode() < 0x370; });
    return normalized(together, plain);
}

std::vector<Word> wordsOf(QStringView text)
{
    std::vector<Word> words;
    Sorts sorts;
    bool open = false; // a word goes on
    bool unspaced = false; // the last thing was such a character
    qsizetype length = 0;
    for (qsizetype at = 0; at < text.size(); at += length) {
        const Sort sort = sorts.of(characterAt(text, at, length));
        if (sort == Sort::Other) {
            open = unspaced = false;
        } else if (sort == Sort::Mark && (open || unspaced)) {
            words.back().length += length;
        } else if (sort == Sort::Unspaced) {
            words.push_back({at, length, open || unspaced});
            open = false;
            unspaced = true;
        } else if (open) {
            words.back().length += length;
        } else {
            words.push_back({at, length, unspaced});
            open = true;
            unspaced = false;
        }
    }
    return words;
}

QByteArray indexText(const QByteArray &utf8)
{
    if (std::all_of(utf8.begin(), utf8.end(), [](char c) { return quint8(c) < 0x80; }))
        return utf8.toLower();
    const QString text = folded(QString::fromUtf8(utf8));
    QString spaced;
    spaced.reserve(text.size() + text.size() / 4);
    qsizetype copied = 0;
    for (const Word &word : wordsOf(text)) {
        if (!word.beside)
            continue;
        spaced += QStringView(text).sliced(copied, word.position - copied);
        spaced += u' ';
        copied = word.position;
    }
    spaced += QStringView(text).sliced(copied);
    return spaced.toUtf8();
}

QStringList foldedWords(const QString &text)
{
    const QString plain = folded(text);
    QStringList list;
    for (const Word &word : wordsOf(plain))
        list.append(plain.mid(word.position, word.length));
    return list;
}

} // namespace argiope::search
