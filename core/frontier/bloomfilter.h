#pragma once

#include "core/url/canonical.h"

#include <limits>
#include <vector>

namespace argiope::frontier {

/// Answers "certainly new" or "maybe known" for URL keys, in about 12 bits a key. Grows by adding filters of twice the
/// size, so that the share of needless "maybe" stays near one in 300; past `mostKeys` it grows no more and says "maybe"
/// ever more often, which costs look-ups, never a URL. Not thread-safe.
class BloomFilter
{
public:
    explicit BloomFilter(qsizetype expectedKeys = 100000, qsizetype mostKeys = std::numeric_limits<qsizetype>::max());

    void insert(const url::UrlKey &key);
    /// False: never inserted. True: most likely inserted.
    [[nodiscard]] bool mayContain(const url::UrlKey &key) const;
    [[nodiscard]] qsizetype bytes() const;

private:
    struct Layer
    {
        std::vector<quint64> words;
        quint64 mask = 0; ///< of bit numbers
        qsizetype capacity = 0;
        qsizetype count = 0;
    };
    void addLayer(qsizetype capacity);
    const qsizetype m_mostKeys;
    qsizetype m_capacity = 0; ///< of all layers
    std::vector<Layer> m_layers;
};

} // namespace argiope::frontier
