#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::language {

/// The two languages that most of a text is in, as detect() calls them.
struct Mixture
{
    static constexpr int LeastPercent = 20;

    QByteArray first;
    QByteArray second; ///< "" where it is not sure that there is one
    int percent = 0; ///< of the text in either that is in the second

    [[nodiscard]] bool isOfTwo() const { return !second.isEmpty(); }
};

/// By the lines of a text, each of which is a paragraph in one language. A second language counts from a fifth of the
/// text on, where there is enough of both for detect() to be sure. Valid UTF-8. Any thread; pure.
[[nodiscard]] Mixture mixtureOf(QByteArrayView utf8);

} // namespace argiope::language
