#pragma once

#include "core/topic/terms.h"

#include <QByteArray>

#include <array>
#include <atomic>

namespace argiope::topic {

/// In how many documents a term was met so far: what is in most of them says little of any. Learns while a crawl goes
/// on. Counts by a part of the hash, so two terms of many may share a count. Any thread; 256 KB.
class Frequencies
{
public:
    void learn(const Bag &document);
    [[nodiscard]] qint64 documents() const { return m_documents.load(std::memory_order_relaxed); }
    /// What a term weighs: ln(1 + (N + 1) / (n + 1)) with n of N documents.
    [[nodiscard]] double weight(Term term) const;

    [[nodiscard]] QByteArray toBytes() const; ///< packed
    /// False where the bytes are no such thing; then nothing has changed.
    [[nodiscard]] bool restore(const QByteArray &bytes);

private:
    static constexpr size_t Cells = 65'536;
    [[nodiscard]] static size_t cellOf(Term term) { return size_t(term % Cells); }

    std::atomic<quint32> m_documents{0};
    std::array<std::atomic<quint32>, Cells> m_cells{};
};

} // namespace argiope::topic
