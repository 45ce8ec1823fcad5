#pragma once

#include "core/base/result.h"
#include "core/select/documentstates.h"
#include "core/select/elements.h"
#include "core/select/selector.h"

#include <optional>
#include <vector>

namespace argiope::select {

/// What a selector is held against beside the elements.
struct MatchContext
{
    QByteArray url; ///< the document's, with its fragment, as the URL Standard writes it; empty where it has none
    ElementId scope = NoElement; ///< what :scope is; none: the root
};

/// Finds the elements that selectors match. For every part of a selector all elements are gone through once, from left
/// to right: the time is that of both multiplied, whatever the selector, and bounded. One thread; lives shorter than
/// the elements.
class Matcher
{
public:
    /// Simple selectors asked of elements, or kilobytes of attributes looked through: some seconds.
    static constexpr qint64 MostWork = 400'000'000;

    explicit Matcher(const Elements &elements, MatchContext context = {}, qint64 work = MostWork)
        : m_elements(elements)
        , m_context(std::move(context))
        , m_states(elements, m_context.url)
        , m_work(work)
    {
    }

    /// In document order, each once.
    [[nodiscard]] base::Result<std::vector<ElementId>, QueryError> all(const Selector &selector);

private:
    using Set = std::vector<quint8>; ///< of elements: 1 for those that are in it

    [[nodiscard]] Set emptySet() const { return Set(size_t(m_elements.size()), 0); }
    [[nodiscard]] bool spend(qint64 work);
    [[nodiscard]] Set any(const SelectorList &list, Set (Matcher::*match)(const ComplexSelector &));
    [[nodiscard]] Set list(const SelectorList &list) { return any(list, &Matcher::complex); }
    [[nodiscard]] Set complex(const ComplexSelector &complex);
    [[nodiscard]] Set relative(const ComplexSelector &complex); ///< what the selector is relative to
    [[nodiscard]] Set nth(const SimpleSelector &simple);
    [[nodiscard]] Set languages(const SimpleSelector &simple);
    /// Those that stand to one of `left` as the combinator says.
    [[nodiscard]] Set follow(const Set &left, Combinator combinator) const;
    /// Those that one of `right` stands to as the combinator says.
    [[nodiscard]] Set precede(const Set &right, Combinator combinator) const;
    /// Takes away what the compound selector does not match.
    void keep(const CompoundSelector &compound, Set &set);
    [[nodiscard]] bool matches(const SimpleSelector &simple, ElementId id);
    [[nodiscard]] bool hasType(const SimpleSelector &simple, const Elements::Element &element) const;
    [[nodiscard]] bool hasAttribute(const SimpleSelector &simple, ElementId id);
    [[nodiscard]] bool isNamed(const SimpleSelector &simple, ElementId id, const char *attribute, bool words);

    const Elements &m_elements;
    const MatchContext m_context;
    DocumentStates m_states;
    qint64 m_work;
    bool m_spent = false;
};

} // namespace argiope::select
