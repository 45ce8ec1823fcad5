#include "core/audit/urlpatterns.h"

#include <algorithm>
#include <utility>

namespace argiope::audit {

namespace {

constexpr qsizetype MostPatterns = 50'000; ///< of one site: folders may be as many as its pages
constexpr int MostParameters = 8; ///< of one URL
constexpr qsizetype LongestName = 64;
constexpr qsizetype LongestWord = 24;
constexpr int MostGroups = 20;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A word such as "edit" or "print-view", which says what is shown, and no number or name of a thing.
bool isWord(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= LongestWord && isLetter(text[0])
        && std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || c == '-' || c == '_'; });
}

/// The page counts for each pattern that it has, whether it is wasted or not.
struct Count
{
    qint64 all = 0;
    qint64 wasted = 0;
};

} // namespace

void UrlPatterns::note(const QByteArray &pattern, quint32 id)
{
    auto known = m_numbers.constFind(pattern);
    if (known == m_numbers.cend()) {
        if (m_patterns.size() >= MostPatterns)
            return;
        known = m_numbers.insert(pattern, quint32(m_patterns.size()));
        m_patterns.append(pattern);
    }
    const Entry entry{id, *known};
    // A parameter may be written twice.
    for (auto it = m_entries.crbegin(); it != m_entries.crend() && it->page == id; ++it) {
        if (it->pattern == entry.pattern)
            return;
    }
    m_entries.push_back(entry);
}

void UrlPatterns::add(const url::Url &address, quint32 id)
{
    const QByteArrayView path = address.pathname();
    const qsizetype first = path.indexOf('/', 1);
    if (first > 0) {
        note(path.first(first + 1).toByteArray(), id);
        if (const qsizetype second = path.indexOf('/', first + 1); second > 0)
            note(path.first(second + 1).toByteArray(), id);
        const bool isFolder = path.endsWith('/');
        const QByteArrayView whole = isFolder ? path.chopped(1) : path;
        const qsizetype last = whole.lastIndexOf('/');
        if (last > 0 && isWord(whole.sliced(last + 1)))
            note("/…" + whole.sliced(last).toByteArray() + (isFolder ? "/" : ""), id);
    }
    QByteArrayView query = address.search();
    query = query.isEmpty() ? query : query.sliced(1);
    for (int count = 0; !query.isEmpty() && count < MostParameters; ++count) {
        // gitweb and its like part parameters by semicolons.
        const auto end = std::find_if(query.begin(), query.end(), [](char c) { return c == '&' || c == ';'; });
        const QByteArrayView pair = query.first(end - query.begin());
        query = end == query.end() ? QByteArrayView() : query.sliced(pair.size() + 1);
        const qsizetype equals = pair.indexOf('=');
        const QByteArrayView name = equals < 0 ? pair : pair.first(equals);
        if (name.isEmpty() || name.size() > LongestName)
            continue;
        const QByteArray pattern = '?' + name.toByteArray() + (equals < 0 ? "" : "=");
        note(pattern, id);
        if (equals >= 0 && isWord(pair.sliced(equals + 1)))
            note(pattern + pair.sliced(equals + 1).toByteArray(), id);
    }
}

QList<UrlPatterns::Group> UrlPatterns::wasted(
    const std::function<Waste(quint32 page)> &judge, qint64 least, double share) const
{
    QList<Group> groups;
    const quint32 last = m_entries.empty() ? 0 : m_entries.back().page;
    std::vector<Waste> waste(size_t(last) + 1, Waste::None);
    for (const Entry &entry : m_entries)
        waste[entry.page] = judge(entry.page);
    std::vector<bool> taken(waste.size());
    while (groups.size() < MostGroups) {
        std::vector<Count> counts{size_t(m_patterns.size())};
        for (const Entry &entry : m_entries) {
            if (taken[entry.page])
                continue;
            ++counts[entry.pattern].all;
            counts[entry.pattern].wasted += waste[entry.page] != Waste::None ? 1 : 0;
        }
        // Of patterns with the same pages the one that was met first: folders come before parameters, names before
        // values; a parameter says more than the folder where all that has it lies.
        const auto rank
            = [&](quint32 number) { return std::pair(counts[number].wasted, m_patterns[number].startsWith('?')); };
        quint32 best = 0;
        bool any = false;
        for (quint32 number = 0; number < counts.size(); ++number) {
            const Count &count = counts[number];
            const bool isWaste = count.wasted >= least && double(count.wasted) >= share * double(count.all);
            if (isWaste && (!any || rank(number) > rank(best))) {
                best = number;
                any = true;
            }
        }
        if (!any)
            break;
        Group group{m_patterns[best], {}, Waste::None};
        qint64 byWaste[size_t(Waste::Duplicate) + 1] = {};
        for (const Entry &entry : m_entries) {
            if (entry.pattern != best || taken[entry.page] || waste[entry.page] == Waste::None)
                continue;
            group.pages.push_back(entry.page);
            ++byWaste[size_t(waste[entry.page])];
        }
        for (const Entry &entry : m_entries) {
            if (entry.pattern == best)
                taken[entry.page] = true;
        }
        group.waste = Waste(std::max_element(std::begin(byWaste), std::end(byWaste)) - std::begin(byWaste));
        groups.append(std::move(group));
    }
    return groups;
}

} // namespace argiope::audit
