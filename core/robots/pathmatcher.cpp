#include "core/robots/pathmatcher.h"

#include <array>

namespace argiope::robots {
namespace {

enum class OctetClass : quint8 {
    Plain, ///< unreserved: stands for itself
    Reserved, ///< RFC 3986 sub-delims without `*` and `$`
    GenDelim, ///< RFC 3986 gen-delims
    Encoded, ///< everything else: is always escaped in a valid URI
};

constexpr std::array<OctetClass, 256> makeOctetClasses()
{
    std::array<OctetClass, 256> table{};
    for (auto &entry : table)
        entry = OctetClass::Encoded;
    for (int c = 'a'; c <= 'z'; ++c)
        table[size_t(c)] = table[size_t(c - 32)] = OctetClass::Plain;
    for (int c = '0'; c <= '9'; ++c)
        table[size_t(c)] = OctetClass::Plain;
    for (char c : {'-', '.', '_', '~'})
        table[size_t(c)] = OctetClass::Plain;
    for (char c : {'!', '&', '\'', '(', ')', '+', ',', ';', '='})
        table[size_t(c)] = OctetClass::Reserved;
    for (char c : {':', '/', '?', '#', '[', ']', '@'})
        table[size_t(c)] = OctetClass::GenDelim;
    return table;
}

constexpr auto OctetClasses = makeOctetClasses();

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

quint64 maskBit(Unit unit)
{
    return quint64(1) << (unit & 63);
}

/// The unit at `i`, which is moved behind it. `genDelim` tells that the octet is one of `: / ? # [ ] @`.
Unit nextUnit(QByteArrayView text, qsizetype &i, bool &genDelim)
{
    const char c = text[i];
    if (c == '%' && i + 2 < text.size()) {
        const int high = hexDigit(text[i + 1]);
        const int low = hexDigit(text[i + 2]);
        if (high >= 0 && low >= 0) {
            i += 3;
            const auto octet = Unit(high * 16 + low);
            const OctetClass kind = OctetClasses[octet];
            genDelim = kind == OctetClass::GenDelim;
            return kind == OctetClass::Reserved || genDelim ? Unit(octet | Escaped) : octet;
        }
    }
    ++i;
    const auto octet = Unit(static_cast<unsigned char>(c));
    genDelim = OctetClasses[octet] == OctetClass::GenDelim;
    return octet;
}

/// The first `needle` in `text` at or after `from`, or npos. Linear: Knuth-Morris-Pratt where a plain search could be
/// made to crawl by a hostile pair.
size_t findUnits(UnitView text, UnitView needle, size_t from)
{
    constexpr size_t ShortNeedle = 32;
    if (needle.size() <= ShortNeedle)
        return text.find(needle, from);
    if (from > text.size() || text.size() - from < needle.size())
        return UnitView::npos;
    std::vector<quint32> border(needle.size(), 0);
    for (size_t i = 1, length = 0; i < needle.size(); ++i) {
        while (length > 0 && needle[i] != needle[length])
            length = border[length - 1];
        if (needle[i] == needle[length])
            ++length;
        border[i] = quint32(length);
    }
    for (size_t i = from, length = 0; i < text.size(); ++i) {
        while (length > 0 && text[i] != needle[length])
            length = border[length - 1];
        if (text[i] == needle[length])
            ++length;
        if (length == needle.size())
            return i + 1 - length;
    }
    return UnitView::npos;
}

} // namespace

PathUnits::PathUnits(QByteArrayView pathAndQuery)
{
    m_strict.reserve(pathAndQuery.size());
    bool inQuery = false;
    for (qsizetype i = 0; i < pathAndQuery.size();) {
        bool genDelim = false;
        const Unit unit = nextUnit(pathAndQuery, i, genDelim);
        if (inQuery && genDelim && (unit & Escaped) && !m_hasFolded) {
            m_hasFolded = true;
            m_folded.append(m_strict.constData(), m_strict.size());
            m_foldedMask = m_strictMask;
        }
        m_strict.append(unit);
        m_strictMask |= maskBit(unit);
        if (m_hasFolded) {
            const Unit bare = genDelim && inQuery ? Unit(unit & ~Escaped) : unit;
            m_folded.append(bare);
            m_foldedMask |= maskBit(bare);
        }
        inQuery = inQuery || unit == u'?';
    }
}

PathPattern::PathPattern(QByteArrayView rulePath, bool folded)
{
    if (rulePath.endsWith('$')) {
        m_anchored = true;
        rulePath.chop(1);
        ++m_weight;
    }
    m_text.reserve(size_t(rulePath.size()));
    size_t start = 0;
    bool inQuery = false;
    const auto endSegment = [&] {
        m_segments.push_back({quint32(start), quint32(m_text.size() - start)});
        start = m_text.size();
    };
    for (qsizetype i = 0; i < rulePath.size();) {
        if (rulePath[i] == '*') {
            ++i;
            ++m_weight;
            // "**" says no more than "*"; the first segment is the one that may be empty
            if (m_segments.empty() || m_text.size() > start)
                endSegment();
            continue;
        }
        bool genDelim = false;
        Unit unit = nextUnit(rulePath, i, genDelim);
        // Only a `?` that a rule spells out tells that what follows is a query.
        if (inQuery && genDelim) {
            m_needsFolding = true;
            if (folded)
                unit = Unit(unit & ~Escaped);
        }
        inQuery = inQuery || unit == u'?';
        m_weight += (unit & Escaped) || OctetClasses[unit & 0xff] == OctetClass::Encoded ? 3 : 1;
        m_text.push_back(unit);
        m_mask |= maskBit(unit);
    }
    endSegment();
}

bool PathPattern::matches(UnitView path, quint64 pathMask) const
{
    if ((m_mask & ~pathMask) != 0)
        return false;
    const UnitView text = m_text;
    const auto segment = [&](size_t i) { return text.substr(m_segments[i].start, m_segments[i].length); };

    const UnitView first = segment(0);
    if (!path.starts_with(first))
        return false;
    if (m_segments.size() == 1)
        return !m_anchored || path.size() == first.size();

    // The leftmost place for each segment leaves the most for those after it.
    size_t at = first.size();
    const size_t last = m_segments.size() - 1;
    for (size_t i = 1; i < last; ++i) {
        const UnitView wanted = segment(i);
        const size_t found = findUnits(path, wanted, at);
        if (found == UnitView::npos)
            return false;
        at = found + wanted.size();
    }
    const UnitView wanted = segment(last);
    if (m_anchored)
        return path.size() >= at + wanted.size() && path.ends_with(wanted);
    return findUnits(path, wanted, at) != UnitView::npos;
}

} // namespace argiope::robots
