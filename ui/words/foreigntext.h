#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

/// Texts of strangers (titles, texts of links, URLs, headers, names of files) as the window may show them: on one line,
/// no longer than anybody reads, with nothing in them that turns or hides what stands around them. Any thread.
namespace argiope::words::foreign {

constexpr qsizetype MostShown = 1000; ///< characters in a cell or a tip
constexpr qsizetype MostRead = 4000; ///< characters where there is room to read
constexpr qsizetype MostLines = 20'000; ///< lines of a text of lines
constexpr qsizetype WholeText = -1;

/// Line ends and tabs become blanks; other control characters, and the marks and overrides of the writing direction
/// (U+200E, U+200F, U+061C, U+202A to U+202E, U+2066 to U+2069), become U+FFFD. What was cut ends with "…". In a window
/// that is written from right to left, all but a WholeText is isolated().
[[nodiscard]] QString shown(QStringView text, qsizetype most = MostShown);
[[nodiscard]] QString shown(QByteArrayView utf8, qsizetype most = MostShown);

/// The same for a text of lines, which stay lines; each, and their number, has a limit.
[[nodiscard]] QString shownLines(QByteArrayView utf8);

/// A text for a tool tip or another place where Qt guesses whether a text is markup: never read as such. For texts that
/// are put together from words of ours and of strangers; neutralises nothing else.
[[nodiscard]] QString plain(const QString &text);

/// Both: what a tool tip says of a text of a stranger.
[[nodiscard]] QString tip(QStringView text);
[[nodiscard]] QString tip(QByteArrayView utf8);

/// What is written in a menu or on a button, where "&" would mark a key.
[[nodiscard]] QString label(QString text);

} // namespace argiope::words::foreign
