#pragma once

#include <QByteArrayView>

// Characters that are not seen but do something: who writes text of strangers to a file or a terminal must not pass
// them on. `text` is valid UTF-8 in all of these; each says how many bytes at `at` are such a character, 0 where none
// begins.

namespace argiope::base {

/// U+0080 to U+009F, which end lines (U+0085) and steer terminals.
[[nodiscard]] inline qsizetype upperControlAt(QByteArrayView text, qsizetype at)
{
    return text[at] == '\xC2' && static_cast<unsigned char>(text[at + 1]) < 0xA0 ? 2 : 0;
}

/// U+2028 and U+2029, which some programs take for the end of a line.
[[nodiscard]] inline qsizetype separatorAt(QByteArrayView text, qsizetype at)
{
    return text[at] == '\xE2' && text[at + 1] == '\x80' && (text[at + 2] == '\xA8' || text[at + 2] == '\xA9') ? 3 : 0;
}

/// U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069, which turn the order of what stands around them.
[[nodiscard]] inline qsizetype turningAt(QByteArrayView text, qsizetype at)
{
    if (text[at] == '\xD8')
        return text[at + 1] == '\x9C' ? 2 : 0;
    if (text[at] != '\xE2')
        return 0;
    const auto last = static_cast<unsigned char>(text[at + 2]);
    if (text[at + 1] == '\x80')
        return last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE) ? 3 : 0;
    return text[at + 1] == '\x81' && last >= 0xA6 && last <= 0xA9 ? 3 : 0;
}

} // namespace argiope::base
