#include "core/base/phraseset.h"

#include <algorithm>

namespace argiope::base {

PhraseSet::PhraseSet(QByteArrayList phrases, Fold fold)
    : m_fold(fold)
{
    for (QByteArray &phrase : phrases) {
        Q_ASSERT(phrase.size() >= StartBytes);
        const quint32 start = startOf(phrase, Fold::None);
        m_bits[bitOf(start)] = true;
        m_phrases.push_back({start, std::move(phrase)});
    }
    std::sort(m_phrases.begin(), m_phrases.end(), [](const Phrase &a, const Phrase &b) { return a.start < b.start; });
}

quint32 PhraseSet::startOf(QByteArrayView text, Fold fold)
{
    quint32 start = 0;
    for (const char c : text.first(StartBytes))
        start = start << 8 | (fold == Fold::Ascii ? folded(c) : quint8(c));
    return start;
}

bool PhraseSet::isAnyAtBeginOf(QByteArrayView text) const
{
    if (text.size() < StartBytes)
        return false;
    const quint32 start = startOf(text, m_fold);
    return m_bits[bitOf(start)] && begins(text, start);
}

bool PhraseSet::begins(QByteArrayView text, quint32 start) const
{
    const auto first = std::lower_bound(m_phrases.begin(), m_phrases.end(), start,
        [](const Phrase &phrase, quint32 wanted) { return phrase.start < wanted; });
    for (auto it = first; it != m_phrases.end() && it->start == start; ++it) {
        if (text.size() < it->text.size())
            continue;
        const bool same = m_fold == Fold::None ? text.startsWith(it->text)
                                               : std::equal(it->text.begin(), it->text.end(), text.begin(),
                                                   [](char a, char b) { return quint8(a) == folded(b); });
        if (same)
            return true;
    }
    return false;
}

} // namespace argiope::base
