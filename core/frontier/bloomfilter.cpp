#include "core/frontier/bloomfilter.h"

#include <bit>
#include <cstring>

namespace argiope::frontier {

namespace {
constexpr int Probes = 7;
constexpr int BitsPerKey = 12;

// Kirsch and Mitzenmacher: two independent hashes are enough to make all probes; the key is two of them already.
struct BloomProbe
{
    quint64 first;
    quint64 step;
    explicit BloomProbe(const url::UrlKey &key)
    {
        std::memcpy(&first, key.bytes.data(), 8);
        std::memcpy(&step, key.bytes.data() + 8, 8);
        step |= 1;
    }
};
} // namespace

BloomFilter::BloomFilter(qsizetype expectedKeys, qsizetype mostKeys)
    : m_mostKeys(mostKeys)
{
    addLayer(std::max<qsizetype>(std::min(expectedKeys, mostKeys), 64));
}

void BloomFilter::addLayer(qsizetype capacity)
{
    const quint64 bits = std::bit_ceil(quint64(capacity) * BitsPerKey);
    m_layers.push_back({std::vector<quint64>(bits / 64), bits - 1, qsizetype(bits / BitsPerKey), 0});
    m_capacity += m_layers.back().capacity;
}

void BloomFilter::insert(const url::UrlKey &key)
{
    if (m_layers.back().count >= m_layers.back().capacity && m_capacity < m_mostKeys)
        addLayer(m_layers.back().capacity * 2);
    Layer &layer = m_layers.back();
    const BloomProbe probe(key);
    quint64 bit = probe.first;
    for (int i = 0; i < Probes; ++i, bit += probe.step) {
        const quint64 at = bit & layer.mask;
        layer.words[at >> 6] |= 1ULL << (at & 63);
    }
    ++layer.count;
}

bool BloomFilter::mayContain(const url::UrlKey &key) const
{
    const BloomProbe probe(key);
    for (const Layer &layer : m_layers) {
        bool all = true;
        quint64 bit = probe.first;
        for (int i = 0; i < Probes && all; ++i, bit += probe.step) {
            const quint64 at = bit & layer.mask;
            all = (layer.words[at >> 6] >> (at & 63)) & 1;
        }
        if (all)
            return true;
    }
    return false;
}

qsizetype BloomFilter::bytes() const
{
    qsizetype sum = 0;
    for (const Layer &layer : m_layers)
        sum += qsizetype(layer.words.size()) * 8;
    return sum;
}

} // namespace argiope::frontier
