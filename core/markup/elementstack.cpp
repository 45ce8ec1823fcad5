#include "core/markup/elementstack.h"

namespace argiope::markup {

void ElementStack::push(const Element &element)
{
    m_elements.push_back(element);
    count(element, 1);
}

void ElementStack::remove(qsizetype index)
{
    m_work.spend(size() - index);
    count(at(index), -1);
    m_elements.erase(m_elements.begin() + index);
}

void ElementStack::insert(qsizetype index, const Element &element)
{
    m_work.spend(size() - index);
    count(element, 1);
    m_elements.insert(m_elements.begin() + index, element);
}

void ElementStack::replace(qsizetype index, const Element &element)
{
    count(at(index), -1);
    count(element, 1);
    m_elements[size_t(index)] = element;
}

qsizetype ElementStack::indexOf(ElementId id) const
{
    for (qsizetype index = size() - 1; index >= 0; --index) {
        m_work.spend(1);
        if (at(index).id == id)
            return index;
    }
    return -1;
}

qsizetype ElementStack::lastOf(Tag tag) const
{
    if (count(tag) == 0)
        return -1;
    for (qsizetype index = size() - 1; index >= 0; --index) {
        m_work.spend(1);
        if (at(index).isHtml(tag))
            return index;
    }
    return -1;
}

bool ElementStack::endsScope(const Element &element, ScopeKind kind)
{
    if (element.space != Space::Html)
        return kind != ScopeKind::Table && isSpecial(element);
    switch (kind) {
    case ScopeKind::Table:
        return element.tag == Tag::Html || element.tag == Tag::Table || element.tag == Tag::Template;
    case ScopeKind::Button:
        return isIn(element.tag, Scope) || element.tag == Tag::Button;
    case ScopeKind::ListItem:
        return isIn(element.tag, Scope) || element.tag == Tag::Ol || element.tag == Tag::Ul;
    case ScopeKind::Default:
        break;
    }
    return isIn(element.tag, Scope);
}

bool ElementStack::inScope(Tag tag, ScopeKind kind) const
{
    return count(tag) > 0 && anyInScope(kind, [tag](const Element &element) { return element.tag == tag; });
}

void FormattingList::push(const Entry &entry)
{
    int alike = 0;
    qsizetype first = -1;
    for (qsizetype index = size() - 1; index >= 0 && !at(index).isMarker(); --index) {
        m_work.spend(1);
        const Entry &other = at(index);
        if (other.element.tag == entry.element.tag && other.attributes == entry.attributes) {
            ++alike;
            first = index;
        }
    }
    if (alike >= 3)
        remove(first);
    m_entries.push_back(entry);
}

void FormattingList::clearToMarker()
{
    while (!m_entries.empty()) {
        const bool marker = m_entries.back().isMarker();
        m_entries.pop_back();
        if (marker)
            return;
    }
}

void FormattingList::remove(qsizetype index)
{
    m_work.spend(size() - index);
    m_entries.erase(m_entries.begin() + index);
}

void FormattingList::insert(qsizetype index, const Entry &entry)
{
    m_work.spend(size() - index);
    m_entries.insert(m_entries.begin() + index, entry);
}

qsizetype FormattingList::indexOf(ElementId id) const
{
    for (qsizetype index = size() - 1; index >= 0; --index) {
        m_work.spend(1);
        if (at(index).element.id == id)
            return index;
    }
    return -1;
}

qsizetype FormattingList::lastOf(Tag tag) const
{
    for (qsizetype index = size() - 1; index >= 0 && !at(index).isMarker(); --index) {
        m_work.spend(1);
        if (at(index).element.tag == tag)
            return index;
    }
    return -1;
}

} // namespace argiope::markup
