#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QtGlobal>

#include <vector>

// Where fragments of links lead, and which places a page has for them. Of places only hashes of their names are kept.

namespace argiope::facts {

/// Of the name of a place in a page, or of a fragment. Part of the format of project files.
[[nodiscard]] quint64 anchorHash(QByteArrayView name);

/// The names of a page's places, ten bits each: a name that is none of them is taken for one in one of 256 cases, never
/// the other way round. As bytes: how many there are (LEB128), then their hashes modulo 256 times that number, sorted,
/// as Rice codes of the differences with eight bits of remainder, the highest bit first (a Golomb-coded set).
class AnchorSet
{
public:
    [[nodiscard]] static QByteArray encoded(const std::vector<quint64> &hashes); ///< in any order
    /// Valid while `bytes` are; those that encoded() has not written have nothing in them.
    explicit AnchorSet(QByteArrayView bytes);
    [[nodiscard]] bool has(quint64 hash) const;

private:
    std::vector<quint32> m_values; ///< ascending
    quint64 m_range = 0;
};

/// A link with a fragment, to another page.
struct FragmentLink
{
    int position = 0; ///< among the links of its page
    quint64 raw = 0; ///< AnchorHashBits of the fragment's hash
    quint64 decoded = 0; ///< of the fragment without percent-encoding, where that is another; else the same
};
inline constexpr int AnchorHashBits = 24; ///< as many of a name's hash count, the lowest

/// Of all fragments of a page, each with one more; of a page with more none are kept. They only make a finding easier
/// to follow: without a limit, what some pages have hundreds of would cost a crawl more than most facts do.
inline constexpr qsizetype MostFragmentBytes = 512;

/// As bytes, in ascending positions: twice the difference to the position before, and one more where both hashes
/// follow (LEB128), then one or two hashes of three bytes, the lowest first. Behind them, where there are `fragments`,
/// each followed by U+0000, a LEB128 number beyond 32 bits, how many bytes they have (LEB128), and these, as a frame of
/// Zstandard: a raw block now, as they are short, which costs a page nothing; formerly compressed.
[[nodiscard]] QByteArray encodedFragments(const std::vector<FragmentLink> &links, QByteArrayView fragments = {});
/// Up to what was not written by that.
[[nodiscard]] std::vector<FragmentLink> fragmentsFrom(QByteArrayView bytes);
/// The part of these bytes that fragmentsFrom() reads.
[[nodiscard]] QByteArrayView withoutFragmentTexts(QByteArrayView bytes);
/// The fragments as they are written, in the order of fragmentsFrom(); nothing where they are not there, or not as
/// many.
[[nodiscard]] QByteArrayList fragmentTexts(QByteArrayView bytes);

} // namespace argiope::facts
