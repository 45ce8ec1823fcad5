#pragma once

#include "core/facts/pagefacts.h"

#include <QByteArrayView>
#include <QtGlobal>

/// Whether a page is another one than at an earlier visit. One rule for recrawls, lists, what is due, comparisons and
/// feeds. Pure.
namespace argiope::change {

enum class Verdict : quint8 {
    Same,
    Changed,
    Unknown, ///< an Argiope that made no FetchFacts::changeHash saw one of both
};

/// Of two change hashes: Unknown where one is missing.
[[nodiscard]] Verdict compareHashes(QByteArrayView before, QByteArrayView now);

/// The part of a change hash that the main text and the first heading make (html::ReadingPrint); 0: it is not known.
[[nodiscard]] quint64 mainTextOf(QByteArrayView changeHash);

/// Whether something of it is read, so that its bytes do not decide.
[[nodiscard]] bool isDocument(const facts::PageRecord &page);

/// What is known of a visit in any case.
struct Visit
{
    int status = 0; ///< HTTP; both visits were answered
    QByteArrayView changeHash;
    QByteArrayView contentHash;
    bool isDocument = false; ///< change::isDocument()
};
/// By the status, then by what is read of it; by the bytes where that is nothing. What fails says nothing but its
/// status.
[[nodiscard]] Verdict compareVisits(const Visit &before, const Visit &now);

/// compareVisits(), and where that is Unknown, what else is known of both: title, robots directives, canonical URL,
/// redirect target, main text.
[[nodiscard]] bool hasChanged(const facts::PageRecord &before, const facts::PageRecord &now);

/// How much of a page is another one: percent of the sequences of three words of both main texts that only one of them
/// has. 0 where it has not `changed`, else at least 1; 100 where it answers otherwise (page, redirect, error); -1 where
/// nobody can tell: files without text, pages that signatures were not kept of.
[[nodiscard]] int degree(const facts::PageRecord &before, const facts::PageRecord &now, bool changed);
/// The same of two signatures of main texts; -1 where neither says anything.
[[nodiscard]] int degreeOfTexts(QByteArrayView before, QByteArrayView now);

} // namespace argiope::change
