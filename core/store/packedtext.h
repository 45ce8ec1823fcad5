#pragma once

#include <QByteArray>

#include <optional>

namespace argiope::store {

/// The text of a page for people, as the project keeps it.
struct PageText
{
    QByteArray headings; ///< one a line
    QByteArray text; ///< a line a block
    [[nodiscard]] bool operator==(const PageText &) const = default;
};

/// Text of a page that is kept at most; the rest is left out.
inline constexpr qsizetype MostTextBytes = 16 * 1024 * 1024;

/// The text as it stands in the file: compressed with Zstandard.
struct PackedText
{
    QByteArray packed; ///< empty: there is none
    qint64 bytes = 0; ///< of the text that it stands for
    bool cut = false; ///< there was more than MostTextBytes
};

/// UTF-8 without U+0000. Any thread.
[[nodiscard]] PackedText packText(PageText text);
/// What packText() made of a text of so many bytes; nothing where it is anything else, however it came into the file.
[[nodiscard]] std::optional<PageText> unpackText(const QByteArray &packed, qint64 bytes);

} // namespace argiope::store
