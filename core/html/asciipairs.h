#pragma once

#include "core/base/text.h"
#include "core/html/strings.h"

#include <QByteArrayView>

#include <bitset>

namespace argiope::html {

/// Pairs of characters that known texts begin or end with, without case, where both are of ASCII: a look that tells
/// nearly every other text from them.
class AsciiPairs
{
public:
    /// Of the texts' first two characters, or their last two. What is not ASCII is left out.
    template <class Texts>
    AsciiPairs(const Texts &texts, bool ofEnd)
    {
        for (const char *one : texts) {
            const QByteArrayView text(one);
            const QByteArrayView pair = ofEnd ? text.last(2) : text.first(2);
            if (base::isAscii(pair))
                m_pairs[at(pair[0], pair[1])] = true;
        }
    }
    /// Both are ASCII.
    [[nodiscard]] bool have(char first, char second) const { return m_pairs[at(first, second)]; }

private:
    static size_t at(char first, char second) { return size_t(toLower(first)) * 128 + size_t(toLower(second)); }

    std::bitset<128 * 128> m_pairs;
};

} // namespace argiope::html
