#include "core/dom/textstore.h"

#include <algorithm>
#include <cstring>

namespace argiope::dom {

namespace {

constexpr qsizetype BlockBytes = 64 * 1024;
constexpr qsizetype LargeText = BlockBytes / 4; ///< has a block of its own: little of another is left unused for it

} // namespace

QByteArrayView TextStore::keep(QByteArrayView text)
{
    if (text.isEmpty())
        return QByteArrayView("", qsizetype(0));
    const qsizetype size = text.size();
    m_bytes += size;
    char *to = m_free;
    if (size > m_left) {
        const bool large = size > LargeText;
        m_blocks.emplace_back(new char[size_t(large ? size : BlockBytes)]);
        to = m_blocks.back().get();
        if (!large) {
            m_free = to;
            m_left = BlockBytes;
        }
    }
    std::memcpy(to, text.data(), size_t(size));
    if (to == m_free) {
        m_free += size;
        m_left -= size;
    }
    return {to, size};
}

} // namespace argiope::dom
