#include "core/similar/groups.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace argiope::similar {

namespace {

constexpr int AllBands = Signature::Words;
constexpr double MostMissed = 0.01; ///< of pairs at the threshold
constexpr size_t PairsOfCrowd = 100'000; ///< of one run of bins, beyond which each page has its neighbours only
constexpr size_t LeastNeighbours = 64;

/// The chance that a band of so many bins is the same on pages that are so much alike.
double chanceOfBand(double likeness, int bins)
{
    return std::pow(likeness + (1 - likeness) / 15, bins);
}

int binsInBand(double threshold)
{
    const double missed = std::pow(1 - chanceOfBand(threshold, Signature::BinsAWord), AllBands);
    return missed <= MostMissed ? Signature::BinsAWord : Signature::BinsAWord / 2;
}

/// Where an empty bin looks for a value, the same on every page (Shrivastava, ICML 2017).
int otherBin(int bin, int attempt)
{
    quint32 hash = quint32(bin) * 0x9E3779B1 + quint32(attempt) * 0x85EBCA77;
    hash ^= hash >> 15;
    hash *= 0xC2B2AE3D;
    hash ^= hash >> 13;
    return int(hash % quint32(Signature::Bins));
}

/// A word of the signature without empty bins: those have what another one has.
quint64 densified(const Signature &signature, int word)
{
    const quint64 bits = signature.words()[size_t(word)];
    quint64 dense = 0;
    for (int i = 0; i < Signature::BinsAWord; ++i) {
        quint64 value = bits >> (i * 4) & 15;
        for (int attempt = 1; value == 0; ++attempt)
            value = quint64(signature.bin(otherBin(word * Signature::BinsAWord + i, attempt)));
        dense |= value << (i * 4);
    }
    return dense;
}

/// Which pages belong together, as far as it is known.
class Sets
{
public:
    explicit Sets(size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), quint32(0));
    }
    quint32 find(quint32 at)
    {
        while (m_parents[at] != at)
            at = m_parents[at] = m_parents[m_parents[at]];
        return at;
    }
    void join(quint32 a, quint32 b)
    {
        a = find(a);
        b = find(b);
        m_parents[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<quint32> m_parents;
};

class Search
{
public:
    Search(const std::vector<SimilarPage> &pages, const GroupOptions &options)
        : m_pages(pages)
        , m_options(options)
        , m_sets(pages.size())
        , m_crowded(pages.size())
    {
    }

    SimilarGroups run()
    {
        joinEqual();
        const double threshold = std::clamp(m_options.threshold, LeastThreshold, 1.0);
        const int bins = binsInBand(threshold);
        const int bands = Signature::Bins / bins;
        for (int band = 0; band < bands; ++band) {
            if (m_options.progress)
                m_options.progress(band, bands);
            if (!search(band, bins, threshold))
                return {{}, {}, true};
        }
        return result();
    }

private:
    struct Key
    {
        quint64 bits = 0;
        quint32 page = 0;
    };

    [[nodiscard]] bool isCanceled() const
    {
        return m_options.cancel && m_options.cancel->load(std::memory_order_relaxed);
    }

    /// Pages are sorted: the first of those with one signature stands for all of them.
    void joinEqual()
    {
        for (quint32 i = 0; i < m_pages.size(); ++i) {
            if (i > 0 && m_pages[i].signature == m_pages[i - 1].signature)
                m_sets.join(i - 1, i);
            else
                m_heads.push_back(i);
        }
    }

    [[nodiscard]] bool search(int band, int bins, double threshold)
    {
        std::vector<Key> keys;
        keys.reserve(m_heads.size());
        const int bandsAWord = Signature::BinsAWord / bins;
        const int word = band / bandsAWord;
        const int shift = bins == Signature::BinsAWord ? 0 : band % bandsAWord * bins * 4;
        const quint64 mask = bins == Signature::BinsAWord ? ~quint64(0) : (quint64(1) << (bins * 4)) - 1;
        for (const quint32 head : m_heads)
            keys.push_back({densified(m_pages[head].signature, word) >> shift & mask, head});
        // Those with the same band by what follows it: neighbours have most in common.
        std::sort(keys.begin(), keys.end(), [&](const Key &a, const Key &b) {
            if (a.bits != b.bits)
                return a.bits < b.bits;
            for (int i = 1; i <= AllBands; ++i) {
                const size_t at = size_t((word + i) % AllBands);
                const quint64 left = m_pages[a.page].signature.words()[at];
                const quint64 right = m_pages[b.page].signature.words()[at];
                if (left != right)
                    return left < right;
            }
            return a.page < b.page;
        });
        for (size_t begin = 0; begin < keys.size();) {
            size_t end = begin + 1;
            while (end < keys.size() && keys[end].bits == keys[begin].bits)
                ++end;
            if (isCanceled())
                return false;
            if (end - begin > 1)
                compare({keys.data() + begin, end - begin}, threshold);
            begin = end;
        }
        return true;
    }

    void compare(std::span<const Key> alike, double threshold)
    {
        const size_t neighbours = std::max(LeastNeighbours, PairsOfCrowd / alike.size());
        const bool crowd = alike.size() > neighbours + 1;
        for (size_t i = 0; i < alike.size(); ++i) {
            m_crowded[alike[i].page] = m_crowded[alike[i].page] || crowd;
            if (crowd && i % 1024 == 0 && isCanceled())
                return;
            for (size_t j = i > neighbours ? i - neighbours : 0; j < i; ++j) {
                const quint32 a = alike[j].page;
                const quint32 b = alike[i].page;
                if (m_sets.find(a) != m_sets.find(b)
                    && likeness(m_pages[a].signature, m_pages[b].signature) >= threshold)
                    m_sets.join(a, b);
            }
        }
    }

    [[nodiscard]] SimilarGroups result()
    {
        std::vector<quint32> order(m_pages.size());
        std::iota(order.begin(), order.end(), quint32(0));
        std::vector<quint32> roots(m_pages.size());
        for (quint32 i = 0; i < roots.size(); ++i)
            roots[i] = m_sets.find(i);
        std::sort(order.begin(), order.end(), [&](quint32 a, quint32 b) {
            return std::tie(roots[a], m_pages[a].id) < std::tie(roots[b], m_pages[b].id);
        });
        SimilarGroups found;
        for (size_t begin = 0; begin < order.size();) {
            size_t end = begin + 1;
            while (end < order.size() && roots[order[end]] == roots[order[begin]])
                ++end;
            const std::span<const quint32> members{order.data() + begin, end - begin};
            const bool near = std::any_of(members.begin(), members.end(),
                [&](quint32 page) { return m_pages[page].text != m_pages[members.front()].text; });
            if (near)
                found.groups.push_back(groupOf(members));
            for (const quint32 page : members) {
                if (!near && m_crowded[m_sets.find(page)])
                    found.open.push_back(m_pages[page].id);
            }
            begin = end;
        }
        std::sort(found.groups.begin(), found.groups.end(), [](const SimilarGroup &a, const SimilarGroup &b) {
            return std::min(a.representative, a.others.front().id) < std::min(b.representative, b.others.front().id);
        });
        std::sort(found.open.begin(), found.open.end());
        return found;
    }

    [[nodiscard]] SimilarGroup groupOf(std::span<const quint32> members) const
    {
        const auto worth = [this](quint32 page) {
            const SimilarPage &one = m_pages[page];
            return std::tuple(~one.inlinks, one.depth, one.urlBytes, one.id);
        };
        const quint32 first = *std::min_element(
            members.begin(), members.end(), [&](quint32 a, quint32 b) { return worth(a) < worth(b); });
        SimilarGroup group;
        group.representative = m_pages[first].id;
        for (const quint32 page : members) {
            if (page != first) {
                group.others.push_back({m_pages[page].id, likeness(m_pages[first].signature, m_pages[page].signature)});
            }
        }
        return group;
    }

    const std::vector<SimilarPage> &m_pages;
    const GroupOptions &m_options;
    Sets m_sets;
    std::vector<bool> m_crowded;
    std::vector<quint32> m_heads;
};

} // namespace

SimilarGroups findGroups(std::vector<SimilarPage> &pages, const GroupOptions &options)
{
    std::sort(pages.begin(), pages.end(), [](const SimilarPage &a, const SimilarPage &b) {
        return a.signature.words() != b.signature.words() ? a.signature.words() < b.signature.words() : a.id < b.id;
    });
    SimilarGroups found = Search(pages, options).run();
    found.canceled = found.canceled || (options.cancel && options.cancel->load(std::memory_order_relaxed));
    return found;
}

} // namespace argiope::similar
