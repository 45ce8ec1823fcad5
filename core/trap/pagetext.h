#pragma once

#include <QList>
#include <QtGlobal>

namespace argiope::trap {

/// What people read on a page, as sums that know no order; see html::TextWords.
struct PageText
{
    quint64 words = 0;
    quint64 numbers = 0;
    QList<quint64> ownWords; ///< what the words of its own URL would add
    QList<quint64> ownNumbers;
    /// Of the main text, with what pages write anew each time left out; 0: not known. Where two have the same their
    /// numbers do not count: the rest may say how long the page took, or who is online.
    quint64 mainText = 0;
};

/// Whether two sums are one, but for words of the own URLs, each of which may be an echo or a word that both have.
[[nodiscard]] bool agree(quint64 one, QList<quint64> ownOfOne, quint64 other, QList<quint64> ownOfOther);

} // namespace argiope::trap
