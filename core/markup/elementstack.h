#pragma once

#include "core/markup/treesink.h"

#include <array>
#include <vector>

namespace argiope::markup {

/// What may be spent on one document beside what its length explains: steps along open elements and formatting
/// elements. Nesting that no page has runs into it, instead of taking the square of its length.
class Work
{
public:
    explicit Work(qint64 most)
        : m_left(most)
    {
    }
    void spend(qint64 steps) { m_left -= steps; }
    [[nodiscard]] bool isSpent() const { return m_left < 0; }

private:
    qint64 m_left;
};

/// Which elements end the search of "has an element in … scope" (HTML Standard 13.2.4.2).
enum class ScopeKind : quint8 { Default, Button, ListItem, Table };

/// "Special" (13.2.4.2), also of SVG's and MathML's elements.
[[nodiscard]] inline bool isSpecial(const Element &element)
{
    if (element.space == Space::Html)
        return isIn(element.tag, Special);
    return element.htmlPoint || element.mathPoint
        || (element.space == Space::MathMl && element.tag == Tag::AnnotationXml);
}

/// The stack of open elements (13.2.4.2), without a tree.
class ElementStack
{
public:
    explicit ElementStack(Work &work)
        : m_work(work)
    {
    }

    [[nodiscard]] qsizetype size() const { return qsizetype(m_elements.size()); }
    [[nodiscard]] bool isEmpty() const { return m_elements.empty(); }
    [[nodiscard]] const Element &current() const { return m_elements.back(); }
    [[nodiscard]] const Element &at(qsizetype index) const { return m_elements[size_t(index)]; }
    [[nodiscard]] bool isCurrent(Tag tag) const { return !isEmpty() && current().isHtml(tag); }
    /// How many HTML elements of the tag are open.
    [[nodiscard]] int count(Tag tag) const { return m_counts[size_t(tag)]; }

    void push(const Element &element);
    /// The same, made in its place. Valid until the stack changes.
    Element &open(quint64 name, ElementId id, Mark mark, Tag tag, Space space)
    {
        Element &element = m_elements.emplace_back();
        element.name = name;
        element.id = id;
        element.mark = mark;
        element.tag = tag;
        element.space = space;
        count(element, 1);
        return element;
    }
    void pop()
    {
        count(current(), -1);
        m_elements.pop_back();
    }
    void remove(qsizetype index);
    void insert(qsizetype index, const Element &element);
    void replace(qsizetype index, const Element &element);

    /// -1 where it is not open.
    [[nodiscard]] qsizetype indexOf(ElementId id) const;
    [[nodiscard]] qsizetype lastOf(Tag tag) const;
    [[nodiscard]] bool inScope(Tag tag, ScopeKind kind = ScopeKind::Default) const;
    /// One of the tags for which `wanted` is true.
    template <class Wanted>
    [[nodiscard]] bool anyInScope(ScopeKind kind, Wanted wanted) const
    {
        for (qsizetype index = size() - 1; index >= 0; --index) {
            const Element &element = at(index);
            m_work.spend(1);
            if (element.space == Space::Html && wanted(element))
                return true;
            if (endsScope(element, kind))
                return false;
        }
        return false;
    }

private:
    [[nodiscard]] static bool endsScope(const Element &element, ScopeKind kind);
    void count(const Element &element, int by)
    {
        if (element.space == Space::Html)
            m_counts[size_t(element.tag)] += by;
    }

    Work &m_work;
    std::vector<Element> m_elements;
    std::array<int, size_t(Tag::Count)> m_counts{};
};

/// The list of active formatting elements (13.2.4.3).
class FormattingList
{
public:
    struct Entry
    {
        Element element; ///< id 0: a marker
        quint64 attributes = 0; ///< hash, without an order
        [[nodiscard]] bool isMarker() const { return element.id == 0; }
    };

    explicit FormattingList(Work &work)
        : m_work(work)
    {
    }

    [[nodiscard]] qsizetype size() const { return qsizetype(m_entries.size()); }
    [[nodiscard]] const Entry &at(qsizetype index) const { return m_entries[size_t(index)]; }
    /// With the Noah's Ark clause: at most three alike since the last marker.
    void push(const Entry &entry);
    void pushMarker() { m_entries.push_back({}); }
    void clearToMarker();
    void remove(qsizetype index);
    void insert(qsizetype index, const Entry &entry);
    void replace(qsizetype index, const Element &element) { m_entries[size_t(index)].element = element; }
    [[nodiscard]] qsizetype indexOf(ElementId id) const; ///< -1 where it is not in the list
    [[nodiscard]] qsizetype lastOf(Tag tag) const; ///< since the last marker; -1

private:
    Work &m_work;
    std::vector<Entry> m_entries;
};

} // namespace argiope::markup
