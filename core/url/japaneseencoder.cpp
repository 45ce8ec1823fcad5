#include "core/url/japaneseencoder.h"

#include <QHash>
#include <QList>
#include <QString>

#include <unicode/ucnv.h>

#include <array>

namespace argiope::url {

namespace {

constexpr int necSelectedBegin = 8272; ///< pointers of the rows that Shift_JIS does not encode to
constexpr int necSelectedEnd = 8836;
constexpr int ibmExtensionBegin = 10716; ///< between the two lies the user-defined area, which the index lacks
constexpr int jis0208End = 11280;

std::array<char, 2> shiftJisPair(int pointer)
{
    const int lead = pointer / 188;
    const int trail = pointer % 188;
    return {char(lead + (lead < 0x1F ? 0x81 : 0xC1)), char(trail + (trail < 0x3F ? 0x40 : 0x41))};
}

/// Index jis0208 turned around, once without and once with the NEC-selected rows. ICU's windows-31j is that index in
/// Shift_JIS clothes, so its decoder is asked for every pointer. The first pointer of a code point counts.
struct Jis0208
{
    QHash<char32_t, int> forShiftJis;
    QHash<char32_t, int> forRows;

    Jis0208()
    {
        UErrorCode status = U_ZERO_ERROR;
        UConverter *converter = ucnv_open("ibm-943_P15A-2003", &status);
        if (U_FAILURE(status))
            return;
        forShiftJis.reserve(8000);
        forRows.reserve(8000);
        for (int pointer = 0; pointer < jis0208End; ++pointer) {
            if (pointer >= necSelectedEnd && pointer < ibmExtensionBegin)
                continue;
            const std::array<char, 2> bytes = shiftJisPair(pointer);
            std::array<UChar, 4> units{};
            status = U_ZERO_ERROR;
            const int32_t length
                = ucnv_toUChars(converter, units.data(), int32_t(units.size()), bytes.data(), 2, &status);
            if (U_FAILURE(status) || length != 1 || units[0] == 0xFFFD || (units[0] >= 0xE000 && units[0] <= 0xF8FF))
                continue;
            const bool necSelected = pointer >= necSelectedBegin && pointer < necSelectedEnd;
            if (!necSelected && !forShiftJis.contains(units[0]))
                forShiftJis.insert(units[0], pointer);
            if (pointer < necSelectedEnd && !forRows.contains(units[0]))
                forRows.insert(units[0], pointer);
        }
        ucnv_close(converter);
    }
};

const Jis0208 &jis0208()
{
    static const Jis0208 index;
    return index;
}

constexpr char32_t yenSign = 0xA5;
constexpr char32_t overline = 0x203E;
constexpr char32_t minusSign = 0x2212;
constexpr char32_t fullwidthHyphenMinus = 0xFF0D;

bool isHalfwidthKatakana(char32_t c)
{
    return c >= 0xFF61 && c <= 0xFF9F;
}

/// Index ISO-2022-JP katakana: the full-width form. The two sound marks stand alone there, where Unicode's
/// compatibility form is the combining one.
char32_t fullwidthKatakana(char32_t c)
{
    if (c == 0xFF9E)
        return 0x309B;
    if (c == 0xFF9F)
        return 0x309C;
    return QString(QChar(char16_t(c))).normalized(QString::NormalizationForm_KC).at(0).unicode();
}

enum class Iso2022State { Ascii, Roman, Jis0208 };

} // namespace

void appendCharacterReference(QByteArray &out, char32_t codePoint)
{
    out.append("%26%23").append(QByteArray::number(quint32(codePoint))).append("%3B");
}

QByteArray shiftJisBytes(char32_t c)
{
    if (c == 0x80)
        return QByteArray("\x80");
    if (c == yenSign)
        return QByteArray("\x5C");
    if (c == overline)
        return QByteArray("\x7E");
    if (isHalfwidthKatakana(c))
        return QByteArray(1, char(c - 0xFF61 + 0xA1));
    const int pointer = jis0208().forShiftJis.value(c == minusSign ? fullwidthHyphenMinus : c, -1);
    if (pointer < 0)
        return {};
    const std::array<char, 2> bytes = shiftJisPair(pointer);
    return QByteArray(bytes.data(), 2);
}

QByteArray eucJpBytes(char32_t c)
{
    if (c == yenSign)
        return QByteArray("\x5C");
    if (c == overline)
        return QByteArray("\x7E");
    if (isHalfwidthKatakana(c))
        return QByteArray("\x8E").append(char(c - 0xFF61 + 0xA1));
    const int pointer = jis0208().forRows.value(c == minusSign ? fullwidthHyphenMinus : c, -1);
    if (pointer < 0)
        return {};
    return QByteArray(1, char(pointer / 94 + 0xA1)).append(char(pointer % 94 + 0xA1));
}

QByteArray iso2022Jp(QByteArrayView utf8)
{
    QByteArray out;
    auto state = Iso2022State::Ascii;
    const auto change = [&out, &state](Iso2022State to) {
        if (state == to)
            return;
        state = to;
        out.append(to == Iso2022State::Ascii ? "\x1B(B" : to == Iso2022State::Roman ? "\x1B(J" : "\x1B$B");
    };
    for (char32_t c : QString::fromUtf8(utf8).toUcs4()) {
        if (state != Iso2022State::Jis0208 && (c == 0x0E || c == 0x0F || c == 0x1B)) {
            appendCharacterReference(out, 0xFFFD); // they would switch the decoder's state
            continue;
        }
        if (c < 0x80) {
            if (state != Iso2022State::Roman || c == 0x5C || c == 0x7E)
                change(Iso2022State::Ascii);
            if (c == 0x0E || c == 0x0F || c == 0x1B)
                appendCharacterReference(out, 0xFFFD);
            else
                out.append(char(c));
            continue;
        }
        if (c == yenSign || c == overline) {
            change(Iso2022State::Roman);
            out.append(c == yenSign ? '\x5C' : '\x7E');
            continue;
        }
        if (c == minusSign)
            c = fullwidthHyphenMinus;
        if (isHalfwidthKatakana(c))
            c = fullwidthKatakana(c);
        const int pointer = jis0208().forRows.value(c, -1);
        if (pointer < 0) {
            if (state == Iso2022State::Jis0208)
                change(Iso2022State::Ascii);
            appendCharacterReference(out, c);
            continue;
        }
        change(Iso2022State::Jis0208);
        out.append(char(pointer / 94 + 0x21)).append(char(pointer % 94 + 0x21));
    }
    change(Iso2022State::Ascii);
    return out;
}

} // namespace argiope::url
