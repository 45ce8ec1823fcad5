#include "core/markup/construction.h"

namespace argiope::markup {

bool AdoptionAgency::run(Tag subject)
{
    if (m.stack.isCurrent(subject) && m.formatting.indexOf(m.stack.current().id) < 0) {
        m.pop();
        return true;
    }
    m_told = false;
    for (int round = 0; round < 8 && !m.work.isSpent(); ++round) {
        switch (once(subject)) {
        case Step::OtherEnd:
            return false;
        case Step::Finished:
            return true;
        case Step::Again:
            break;
        }
    }
    return true;
}

AdoptionAgency::Step AdoptionAgency::once(Tag subject)
{
    const qsizetype formatting = m.formatting.lastOf(subject);
    if (formatting < 0)
        return Step::OtherEnd;
    const ElementId id = m.formatting.at(formatting).element.id;
    const qsizetype open = m.stack.indexOf(id);
    if (open < 0) {
        if (!m_told)
            m.fault(Fault::IgnoredEnd);
        m.formatting.remove(formatting);
        return Step::Finished;
    }
    if (!m.stack.anyInScope(ScopeKind::Default, [id](const Element &node) { return node.id == id; })) {
        m.fault(Fault::IgnoredEnd);
        return Step::Finished;
    }
    qsizetype furthest = open + 1;
    for (; furthest < m.stack.size(); ++furthest) {
        m.work.spend(1);
        if (isSpecial(m.stack.at(furthest)))
            break;
    }
    if (furthest == m.stack.size()) {
        m.popTo(open);
        m.formatting.remove(formatting);
        return Step::Finished;
    }
    if (!m_told)
        m.fault(Fault::Overlap, &m.stack.at(open));
    m_told = true;
    adopt(formatting, open, furthest);
    return Step::Again;
}

/// Steps 9 to 20: `formatting` is the place in the list, `open` that on the stack, `furthest` the furthest block's.
void AdoptionAgency::adopt(qsizetype formatting, qsizetype open, qsizetype furthest)
{
    const ElementId formattingId = m.formatting.at(formatting).element.id;
    const Element furthestBlock = m.stack.at(furthest);
    qsizetype bookmark = formatting;
    ElementId last = furthestBlock.id;
    int inner = 0;
    // Upwards on the stack; what is taken off it stands above, so the places below stay as they are.
    for (qsizetype at = furthest - 1; at > open; --at) {
        if (m.work.isSpent()) { // the document is not read on: only that nothing stands nowhere
            m.sink.move(last, m.placeIn(open - 1));
            return;
        }
        ++inner;
        const Element node = m.stack.at(at);
        qsizetype listed = m.formatting.indexOf(node.id);
        if (inner > 3 && listed >= 0) {
            m.formatting.remove(listed);
            if (listed < bookmark)
                --bookmark;
            listed = -1;
        }
        if (listed < 0) {
            m.removeAt(at);
            continue;
        }
        const Element copy = m.copyOf(node, false);
        m.formatting.replace(listed, copy);
        m.stack.replace(at, copy);
        m.sink.end(node);
        if (last == furthestBlock.id)
            bookmark = listed + 1;
        m.sink.move(last, {copy.id, copy.mark, 0});
        last = copy.id;
    }
    m.sink.move(last, m.placeIn(open - 1));
    const qsizetype listed = m.formatting.indexOf(formattingId);
    const FormattingList::Entry entry = m.formatting.at(listed);
    const Element copy = m.copyOf(entry.element, false);
    m.sink.moveChildren(furthestBlock.id, copy.id);
    m.sink.move(copy.id, {furthestBlock.id, furthestBlock.mark, 0});
    m.formatting.remove(listed);
    if (listed < bookmark)
        --bookmark;
    m.formatting.insert(bookmark, {copy, entry.attributes});
    m.removeAt(open);
    m.stack.insert(m.stack.indexOf(furthestBlock.id) + 1, copy);
}

} // namespace argiope::markup
