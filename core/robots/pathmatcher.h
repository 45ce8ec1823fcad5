#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

#include <string>
#include <string_view>
#include <vector>

namespace argiope::robots {

/// One octet of a path, in a form in which equal octets compare equal however they were written: the octet's value,
/// plus Escaped where it is a reserved character that was written as %XX and must stay distinct from the bare one.
/// Whole octets, not characters of an escape, are what a `*` may stand for.
using Unit = char16_t;
constexpr Unit Escaped = 0x100;

using UnitView = std::u16string_view;

/// A URL's path and query, ready to be compared with many rules. Valid on its own; one thread.
class PathUnits
{
public:
    explicit PathUnits(QByteArrayView pathAndQuery);

    [[nodiscard]] UnitView strict() const { return {m_strict.data(), size_t(m_strict.size())}; }
    /// The same with the escapes of `: / ? # [ ] @` undone after the first `?`.
    [[nodiscard]] UnitView folded() const
    {
        return m_hasFolded ? UnitView{m_folded.data(), size_t(m_folded.size())} : strict();
    }
    [[nodiscard]] quint64 strictMask() const { return m_strictMask; }
    [[nodiscard]] quint64 foldedMask() const { return m_hasFolded ? m_foldedMask : m_strictMask; }

private:
    QVarLengthArray<Unit, 256> m_strict;
    QVarLengthArray<Unit, 256> m_folded;
    quint64 m_strictMask = 0;
    quint64 m_foldedMask = 0;
    bool m_hasFolded = false;
};

/// The path of one rule (RFC 9309, 2.2.3), compiled. Immutable.
class PathPattern
{
public:
    /// `folded` undoes the escapes of `: / ? # [ ] @` after the first `?`.
    PathPattern(QByteArrayView rulePath, bool folded);

    /// No `*` and no final `$`: the text is a mere prefix.
    [[nodiscard]] bool isLiteral() const { return m_segments.size() == 1 && !m_anchored; }
    [[nodiscard]] UnitView text() const { return m_text; }
    /// Octets of the escaped form, `*` and `$` counted: what "most specific" compares.
    [[nodiscard]] qsizetype weight() const { return m_weight; }
    /// True where folding makes a difference, so that the rule has to be tried folded, too.
    [[nodiscard]] bool needsFolding() const { return m_needsFolding; }

    /// Time O(path + pattern) for each run of literals between `*`; never backtracks.
    [[nodiscard]] bool matches(UnitView path, quint64 pathMask) const;

private:
    struct Segment
    {
        quint32 start;
        quint32 length;
    };
    std::u16string m_text; ///< the segments' units one after the other
    std::vector<Segment> m_segments; ///< the literals between the `*`; never empty, each may be
    quint64 m_mask = 0; ///< one bit per unit that a path must have
    qsizetype m_weight = 0;
    bool m_anchored = false;
    bool m_needsFolding = false;
};

} // namespace argiope::robots
