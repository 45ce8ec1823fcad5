#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace argiope::html {

// What pages say of something that is not there, in the languages that most of the web is written in. Any thread.

/// A title or first heading is that of an error page. `isShort`: of a page with little text, where it may also stand
/// beside other words, as in "Page not found – Shop"; a long one of that title is about such pages.
[[nodiscard]] bool isNotFoundTitle(const QByteArray &text, bool isShort);

/// A text about what servers answer, as documentation of status codes is: its title may be that of an error page.
[[nodiscard]] bool speaksOfStatuses(QByteArrayView text);

/// False where a page's text has neither what notFoundSentence() nor what outOfStock() looks for: for less than they.
[[nodiscard]] bool mayTellAbsence(QByteArrayView text, QByteArrayView language);

/// Text as the tables of sentences have it: lower case, with plain apostrophes and single spaces.
[[nodiscard]] QString plainPhrases(QByteArrayView text);

/// A sentence that only error pages have: "the page you are looking for does not exist". As it stands in a table; ""
/// for none. "If the page …" is none. `said`: plainPhrases() of a page with little text. `language`: of the text, as
/// its code; "" where it is not known.
[[nodiscard]] QByteArray notFoundSentence(const QString &said, QByteArrayView language);

/// Whether any block of a text may say what outOfStock() looks for. `said`: plainPhrases() of all of it.
[[nodiscard]] bool mayBeOutOfStock(const QString &said, QByteArrayView language);
/// A block of text, or a title, that says that something cannot be bought: as it stands in a table; "" for none. Blocks
/// of many words are about something else.
[[nodiscard]] QByteArray outOfStock(QByteArrayView block, QByteArrayView language);

} // namespace argiope::html
