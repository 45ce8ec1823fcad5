#pragma once

#include <QByteArrayView>

#include <functional>

namespace argiope::html {

/// One image candidate string; the views point into the attribute's value.
struct SrcsetCandidate
{
    QByteArrayView url;
    double density = 1; ///< 1 where there is neither descriptor
    qint64 width = 0; ///< 0: none
};

/// "Parse a srcset attribute" of the HTML Standard (4.8.4.4.1): every candidate without a parse error, in order.
/// Returns how many there were with those that have one.
int parseSrcset(QByteArrayView value, const std::function<void(const SrcsetCandidate &)> &sink);
/// The same, until the sink says false: it wants no more.
int parseSrcsetWhile(QByteArrayView value, const std::function<bool(const SrcsetCandidate &)> &sink);

} // namespace argiope::html
