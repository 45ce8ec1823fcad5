#include "core/audit/spellingchecks.h"

#include <algorithm>

namespace argiope::audit {

namespace {
constexpr int OfAnotherLanguage = 2; ///< one word of so many is unknown
constexpr int WordsThatTell = 10; ///< of a page, that tell which language it is in
} // namespace

void SpellingChecks::add(const PageView &page)
{
    if (!page.passes(Gate::Html))
        return;
    const auto id = quint32(base::raw(page.record.id));
    const facts::Observation *looked = page.isObserved() ? page.observations().find("spelling") : nullptr;
    const facts::Observation *unknown = looked ? page.observations().find("spelling-unknown") : nullptr;
    if (!looked || (unknown && looked->count >= WordsThatTell && unknown->count * OfAnotherLanguage > looked->count)) {
        m_open.push_back(id);
        return;
    }
    if (!unknown)
        return;
    Page one{id, quint32(m_uses.size()), 0, unknown->count};
    const auto take = [&](const QByteArray &text) {
        for (const QByteArray &word : text.split(' ')) {
            if (word.isEmpty())
                continue;
            const auto known = m_numbers.constFind(word);
            const quint32 number = known != m_numbers.cend() ? *known : quint32(m_words.size());
            if (known == m_numbers.cend()) {
                m_numbers.insert(word, number);
                m_words.push_back({word, 0});
            }
            ++m_words[number].pages;
            m_uses.push_back(number);
            --one.untold;
        }
    };
    take(unknown->evidence);
    for (const QByteArray &more : unknown->more)
        take(more);
    one.end = quint32(m_uses.size());
    m_pages.push_back(one);
}

void SpellingChecks::finish(const SiteSink &sink)
{
    for (const quint32 page : m_open)
        sink(Id, {page, State::Undecidable, 0, 0, {}});
    for (const Page &page : m_pages) {
        SiteVerdict verdict{page.id, State::Found, 0, 0, {}};
        QByteArrayList told;
        for (quint32 use = page.begin; use < page.end; ++use) {
            const Word &word = m_words[m_uses[use]];
            if (word.pages < m_limits.siteWordPages)
                told.append(word.text);
        }
        if (told.isEmpty())
            continue;
        verdict.count = int(told.size()) + std::max(page.untold, 0);
        verdict.evidence = told.takeFirst();
        verdict.more = told.first(std::min<qsizetype>(told.size(), MostMore));
        sink(Id, std::move(verdict));
    }
}

} // namespace argiope::audit
