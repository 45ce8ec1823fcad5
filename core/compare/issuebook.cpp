#include "core/compare/issuebook.h"

namespace argiope::compare {

using audit::State;

IssueBook::IssueBook(std::vector<const audit::Check *> checks, size_t urls)
    : m_checks(std::move(checks))
    , m_places(audit::checks().size(), -1)
    , m_words((m_checks.size() + PerWord - 1) / PerWord)
{
    for (size_t i = 0; i < m_checks.size(); ++i)
        m_places[size_t(audit::indexOf(*m_checks[i]))] = int(i);
    for (auto &states : m_states)
        states.resize(urls * m_words);
    for (auto &open : m_open)
        open.resize(m_checks.size());
}

void IssueBook::set(Side side, Slot slot, int place, State state)
{
    quint64 &word = m_states[side][slot * m_words + size_t(place) / PerWord];
    const int shift = int(size_t(place) % PerWord) * 2;
    word = (word & ~(quint64(3) << shift)) | (quint64(state) << shift);
}

State IssueBook::state(Side side, Slot slot, int place) const
{
    if (isOpen(side, place))
        return State::Undecidable;
    const quint64 word = m_states[side][slot * m_words + size_t(place) / PerWord];
    return State((word >> (size_t(place) % PerWord * 2)) & 3);
}

} // namespace argiope::compare
