#pragma once

#include <QByteArrayView>
#include <QtGlobal>

#include <array>
#include <cstddef>
#include <initializer_list>

namespace argiope::base {

/// Finds pairs of bytes that follow one another: of eight kinds in one pass, for words that hardly any text has. A kind
/// is what begins with one of some bytes and goes on with one of others. Any thread.
class BytePairs
{
public:
    constexpr void add(int kind, std::initializer_list<quint8> first, std::initializer_list<quint8> second)
    {
        const auto bit = Kinds(1U << kind);
        for (const quint8 byte : first)
            m_first.add(byte, bit);
        for (const quint8 byte : second)
            m_second.add(byte, bit);
    }

    enum class Steps : quint8 { Wide, Byte }; ///< wide where the processor can
    /// Calls `found(at)` where a pair is, in their order.
    template <class Found>
    void forEach(QByteArrayView text, Found found, Steps steps = Steps::Wide) const
    {
        Places places;
        for (qsizetype at = 0; at < text.size();) {
            at = find(text, at, places, steps);
            for (size_t i = 0; i < places.count; ++i) {
                const qsizetype place = places.at[i];
                const auto first = static_cast<unsigned char>(text[place]);
                const auto second = static_cast<unsigned char>(text[place + 1]);
                if ((m_first.exact[first] & m_second.exact[second]) != 0)
                    found(place);
            }
        }
    }

private:
    using Kinds = quint8; ///< bits
    static constexpr size_t Step = 32; ///< bytes that are looked at together
    struct Places
    {
        std::array<qsizetype, 4 * Step> at; ///< where pairs may be
        size_t count = 0;
        [[nodiscard]] bool isFull() const { return count + Step > at.size(); }
    };
    /// The kinds that a byte is of; by its halves, so that processors can look many of them up at once, some too many.
    struct Table
    {
        std::array<Kinds, 256> exact{};
        std::array<Kinds, 16> low{};
        std::array<Kinds, 16> high{};
        constexpr void add(quint8 byte, Kinds bit)
        {
            exact[byte] = Kinds(exact[byte] | bit);
            low[byte & 15] = Kinds(low[byte & 15] | bit);
            high[byte >> 4] = Kinds(high[byte >> 4] | bit);
        }
    };
    /// From `at` until there is no more room, or the text is over: how far that is.
    [[nodiscard]] qsizetype find(QByteArrayView text, qsizetype at, Places &places, Steps steps) const;
    [[nodiscard]] qsizetype findWide(QByteArrayView text, qsizetype at, Places &places) const;

    Table m_first;
    Table m_second;
};

} // namespace argiope::base
