#include "core/audit/textwidth.h"

#include "core/base/text.h"

#include <QList>
#include <QString>

#include <algorithm>

namespace argiope::audit {

namespace {

/// Thousandths of an em, from U+0020 to U+007E.
constexpr short Advances[] = {278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722,
    278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
    722, 500, 500, 500, 334, 260, 334, 584};
static_assert(std::size(Advances) == 0x7F - 0x20);
constexpr int Em = 1000;
constexpr int Usual = 556; ///< of what the table does not know

struct Advance
{
    char32_t code;
    short width;
};
/// Those that are no letters with an accent, in order.
constexpr Advance Others[] = {{0xA0, 278}, {0xA1, 333}, {0xA6, 260}, {0xA8, 333}, {0xA9, 737}, {0xAA, 370}, {0xAC, 584},
    {0xAD, 333}, {0xAE, 737}, {0xB0, 400}, {0xB1, 549}, {0xB4, 333}, {0xB7, 333}, {0xBA, 365}, {0xBB, 556}, {0xBF, 611},
    {0xC6, 1000}, {0xD0, 722}, {0xD7, 584}, {0xD8, 778}, {0xDE, 667}, {0xDF, 611}, {0xE6, 889}, {0xF7, 549},
    {0xF8, 611}, {0x131, 278}, {0x152, 1000}, {0x153, 944}, {0x2013, 556}, {0x2014, 1000}, {0x2018, 222}, {0x2019, 222},
    {0x201C, 333}, {0x201D, 333}, {0x2022, 350}, {0x2026, 1000}, {0x20AC, 556}, {0x2122, 1000}};

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0x303E) || (c >= 0x3041 && c <= 0xA4CF)
        || (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F)
        || (c >= 0xFF01 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF)
        || (c >= 0x20000 && c <= 0x3FFFD);
}

int advanceOf(char32_t c)
{
    if (c >= 0x20 && c < 0x7F)
        return Advances[c - 0x20];
    const auto *other = std::lower_bound(std::begin(Others), std::end(Others), c,
        [](const Advance &advance, char32_t code) { return advance.code < code; });
    if (other != std::end(Others) && other->code == c)
        return other->width;
    if (isWide(c))
        return Em;
    if (QChar::isNonCharacter(c) || QChar::category(c) == QChar::Mark_NonSpacing)
        return 0;
    const QString parts = QChar::decomposition(c);
    return parts.isEmpty() || parts.front().unicode() >= 0x7F || parts.front().unicode() < 0x20
        ? Usual
        : Advances[parts.front().unicode() - 0x20];
}

} // namespace

int textWidth(QByteArrayView text, int pixels)
{
    qint64 width = 0;
    const auto isPlain = [](char c) { return c >= 0x20 && c < 0x7F; };
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        for (const char c : text)
            width += Advances[c - 0x20];
    } else {
        const QList<uint> codes = QString::fromUtf8(text).toUcs4();
        for (const uint code : codes)
            width += advanceOf(code);
    }
    return int(std::min<qint64>(width * pixels / Em, std::numeric_limits<int>::max()));
}

int textLength(QByteArrayView text)
{
    return int(base::characters(text));
}

} // namespace argiope::audit
