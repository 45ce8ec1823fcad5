#pragma once

#include <QByteArrayView>

#include <memory>
#include <vector>

namespace argiope::dom {

/// Copies of texts, which stay where they are as long as the store.
class TextStore
{
public:
    [[nodiscard]] QByteArrayView keep(QByteArrayView text); ///< never null
    [[nodiscard]] qsizetype bytes() const { return m_bytes; } ///< of all texts

private:
    std::vector<std::unique_ptr<char[]>> m_blocks;
    char *m_free = nullptr; ///< in the last block
    qsizetype m_left = 0;
    qsizetype m_bytes = 0;
};

} // namespace argiope::dom
