#include "core/a11y/findings.h"

#include "core/html/strings.h"

#include <QString>

#include <algorithm>
#include <iterator>

namespace argiope::a11y {

namespace {

constexpr qsizetype MostShown = 200;

/// At most so many bytes, and UTF-8 whatever was given.
QByteArray shown(QByteArrayView text)
{
    const QByteArray decoded = QString::fromUtf8(html::cutUtf8(text, MostShown)).toUtf8();
    return html::cutUtf8(decoded, MostShown).toByteArray();
}

/// Lines and columns of offsets that only grow: the source is read once.
class Position
{
public:
    explicit Position(QByteArrayView source)
        : m_source(source)
    {
    }
    void moveTo(qsizetype offset)
    {
        for (offset = qMin(offset, m_source.size()); m_offset < offset; ++m_offset) {
            const char c = m_source[m_offset];
            const bool ofPair = c == '\r' && m_offset + 1 < m_source.size() && m_source[m_offset + 1] == '\n';
            if (c == '\n' || (c == '\r' && !ofPair)) {
                ++line;
                column = 1;
            } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
                ++column;
            }
        }
    }
    int line = 1;
    int column = 1;

private:
    QByteArrayView m_source;
    qsizetype m_offset = 0;
};

} // namespace

void Findings::beginRule(quint16 rule)
{
    m_rule = rule;
    m_kept = 0;
    m_tallies.push_back({rules()[rule].id});
}

void Findings::add(NodeId node, QByteArrayView detail, Certainty certainty)
{
    Tally &tally = m_tallies.back();
    ++(certainty == Certainty::Found ? tally.found : tally.needsPerson);
    if (m_kept >= m_perRule)
        return;
    ++m_kept;
    m_entries.push_back({node, m_rule, certainty, shown(detail)});
}

Report Findings::report(const Tree &tree, QByteArrayView source)
{
    const auto offset = [&](const Entry &entry) { return tree[entry.node].source.offset(); };
    // The parser moves elements, so the order of the tree is not quite that of the source.
    std::stable_sort(
        m_entries.begin(), m_entries.end(), [&](const Entry &a, const Entry &b) { return offset(a) < offset(b); });
    Report report;
    report.instances.reserve(m_entries.size());
    Position position(source);
    for (Entry &entry : m_entries) {
        position.moveTo(qsizetype(offset(entry)));
        report.instances.push_back({rules()[entry.rule].id, entry.certainty, shown(tree.startTag(entry.node)),
            position.line, position.column, std::move(entry.detail)});
    }
    std::copy_if(m_tallies.begin(), m_tallies.end(), std::back_inserter(report.tallies),
        [](const Tally &tally) { return tally.found > 0 || tally.needsPerson > 0; });
    return report;
}

} // namespace argiope::a11y
