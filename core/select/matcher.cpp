#include "core/select/matcher.h"

#include "core/base/interruption.h"
#include "core/html/strings.h"
#include "core/select/attributevalues.h"
#include "core/select/languageranges.h"

#include <QHash>

#include <algorithm>
#include <unordered_map>

namespace argiope::select {

base::Result<std::vector<ElementId>, QueryError> Matcher::all(const Selector &selector)
{
    m_spent = false;
    const Set found = list(selector.list());
    if (m_spent)
        return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
    std::vector<ElementId> ids;
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        if (found[size_t(id)])
            ids.push_back(id);
    }
    return ids;
}

bool Matcher::spend(qint64 work)
{
    m_work -= work;
    m_spent = m_spent || m_work < 0 || base::Interruption::isCurrent();
    return !m_spent;
}

Matcher::Set Matcher::any(const SelectorList &list, Set (Matcher::*match)(const ComplexSelector &))
{
    Set all = emptySet();
    for (const ComplexSelector &one : list.members) {
        if (m_spent)
            break;
        const Set some = (this->*match)(one);
        for (size_t i = 0; i < all.size(); ++i)
            all[i] |= some[i];
    }
    return all;
}

Matcher::Set Matcher::complex(const ComplexSelector &complex)
{
    Set set;
    for (const ComplexSelector::Part &part : complex.parts) {
        set = part.before == Combinator::None ? Set(size_t(m_elements.size()), 1) : follow(set, part.before);
        keep(part.compound, set);
        if (!spend(m_elements.size() / 4))
            break;
    }
    return set;
}

Matcher::Set Matcher::relative(const ComplexSelector &complex)
{
    Set set(size_t(m_elements.size()), 1);
    for (auto part = complex.parts.rbegin(); part != complex.parts.rend(); ++part) {
        keep(part->compound, set);
        set = precede(set, part->before);
        if (!spend(m_elements.size() / 4))
            break;
    }
    return set;
}

Matcher::Set Matcher::follow(const Set &left, Combinator combinator) const
{
    Set set = emptySet();
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const Elements::Element &element = m_elements[id];
        const bool vertical = combinator == Combinator::Descendant || combinator == Combinator::Child;
        const ElementId other = vertical ? element.parent : element.previous;
        if (other == NoElement)
            continue;
        const bool far = combinator == Combinator::Descendant || combinator == Combinator::Subsequent;
        set[size_t(id)] = left[size_t(other)] || (far && set[size_t(other)]);
    }
    return set;
}

Matcher::Set Matcher::precede(const Set &right, Combinator combinator) const
{
    Set set = emptySet();
    for (ElementId id = m_elements.size() - 1; id >= 0; --id) {
        const Elements::Element &element = m_elements[id];
        const bool vertical = combinator == Combinator::Descendant || combinator == Combinator::Child;
        const ElementId other = vertical ? element.parent : element.previous;
        if (other == NoElement)
            continue;
        const bool far = combinator == Combinator::Descendant || combinator == Combinator::Subsequent;
        if (right[size_t(id)] || (far && set[size_t(id)]))
            set[size_t(other)] = 1;
    }
    return set;
}

void Matcher::keep(const CompoundSelector &compound, Set &set)
{
    const auto only = [&set](const Set &other, bool wanted) {
        for (size_t i = 0; i < set.size(); ++i)
            set[i] &= quint8(bool(other[i]) == wanted);
    };
    for (const SimpleSelector &simple : compound) {
        if (m_spent)
            return;
        switch (simple.ask) {
        case Ask::Is:
            only(list(*simple.list), true);
            break;
        case Ask::Not:
            only(list(*simple.list), false);
            break;
        case Ask::Has:
            only(any(*simple.list, &Matcher::relative), true);
            break;
        case Ask::Nth:
            only(nth(simple), true);
            break;
        case Ask::Language:
            only(languages(simple), true);
            break;
        case Ask::Never:
            std::fill(set.begin(), set.end(), quint8(0));
            break;
        default:
            for (ElementId id = 0; id < m_elements.size() && !m_spent; ++id) {
                if (set[size_t(id)])
                    set[size_t(id)] = spend(1) && matches(simple, id);
            }
            break;
        }
    }
}

Matcher::Set Matcher::nth(const SimpleSelector &simple)
{
    const Set counted = simple.list ? list(*simple.list) : Set(size_t(m_elements.size()), 1);
    Set set = emptySet();
    if (!spend(m_elements.size()))
        return set;
    std::unordered_map<quint64, int> positions; // by parent, and by type
    const ElementId size = m_elements.size();
    for (ElementId i = 0; i < size; ++i) {
        const ElementId id = simple.nth.fromEnd ? size - 1 - i : i;
        if (!counted[size_t(id)])
            continue;
        const Elements::Element &element = m_elements[id];
        const quint64 type = simple.nth.ofType ? quint64(element.type) : 0;
        const int position = ++positions[(quint64(element.parent + 1) << 32) | type];
        set[size_t(id)] = simple.nth.has(position);
    }
    return set;
}

Matcher::Set Matcher::languages(const SimpleSelector &simple)
{
    QHash<QByteArrayView, bool> known; // a page has few languages
    Set set = emptySet();
    for (ElementId id = 0; id < m_elements.size() && spend(1); ++id) {
        const QByteArrayView language = m_states.language(id);
        auto answer = known.constFind(language);
        if (answer == known.constEnd()) {
            if (!spend(qint64(simple.ranges.size()) * (1 + language.size() / 16)))
                break;
            const bool fits = std::any_of(simple.ranges.begin(), simple.ranges.end(),
                [language](const QByteArray &range) { return isInRange(language, range); });
            answer = known.insert(language, fits);
        }
        set[size_t(id)] = *answer;
    }
    return set;
}

bool Matcher::hasType(const SimpleSelector &simple, const Elements::Element &element) const
{
    if (simple.spaceTest == SpaceTest::None && !element.node.space().isEmpty())
        return false;
    if (simple.spaceTest == SpaceTest::Named && element.node.space() != simple.space)
        return false;
    if (simple.name.isEmpty())
        return true;
    if (m_elements.document().syntax() == dom::Syntax::Html && element.html)
        return element.node.name() == simple.lower;
    return element.node.localName() == simple.name;
}

bool Matcher::hasAttribute(const SimpleSelector &simple, ElementId id)
{
    const Elements::Element &element = m_elements[id];
    const bool htmlRules = m_elements.document().syntax() == dom::Syntax::Html && element.html;
    const QByteArray &name = htmlRules ? simple.lower : simple.name;
    for (qsizetype i = 0; i < element.node.attributeCount(); ++i) {
        const dom::Attribute &one = element.node.attribute(i);
        if (one.name != name)
            continue;
        if (simple.spaceTest == SpaceTest::None && !one.plain)
            continue;
        if (simple.spaceTest == SpaceTest::Named && m_elements.document().space(one.space) != simple.space)
            continue;
        const bool insensitive = simple.flag == CaseFlag::Insensitive
            || (simple.flag == CaseFlag::AsDeclared && htmlRules && ignoresCase(simple.lower));
        if (spend(one.value.size() / 64) && hasValue(one.value, simple.op, simple.value, insensitive))
            return true;
    }
    return false;
}

/// By an id, or one of the words of a class: in quirks mode without regard to case.
bool Matcher::isNamed(const SimpleSelector &simple, ElementId id, const char *attribute, bool words)
{
    const QByteArrayView value = m_elements.attribute(id, attribute);
    if (value.size() < simple.name.size() || !spend(value.size() / 64))
        return false;
    return hasValue(value, words ? Operator::Word : Operator::Equals, simple.name, m_elements.document().isQuirky());
}

bool Matcher::matches(const SimpleSelector &simple, ElementId id)
{
    switch (simple.ask) {
    case Ask::Type:
        return hasType(simple, m_elements[id]);
    case Ask::Id:
        return isNamed(simple, id, "id", false);
    case Ask::Class:
        return isNamed(simple, id, "class", true);
    case Ask::Attribute:
        return hasAttribute(simple, id);
    case Ask::State:
        return m_states.has(simple.state, id);
    case Ask::Direction:
        return m_states.isLeftToRight(id) ? simple.name == "ltr" : simple.name == "rtl";
    case Ask::Scope:
        return m_context.scope == NoElement ? m_elements[id].parent == NoElement : id == m_context.scope;
    default:
        return false;
    }
}

} // namespace argiope::select
