#include "core/audit/siteshares.h"

#include <algorithm>
#include <limits>

namespace argiope::audit {

namespace {

constexpr qint64 LeastPages = 2; ///< one page is told of itself
constexpr qint64 PartOfFiles = 4; ///< the same of all that was fetched, where most pages have it
constexpr qint64 PartOfSite = 2; ///< one page in so many, at least, makes it a matter of the site

/// Calls `take` with the id of each page, in their order.
template <class Take>
void eachId(quint32 first, const QByteArray &steps, Take take)
{
    quint32 id = first;
    take(id);
    quint32 step = 0;
    int shift = 0;
    for (const char c : steps) {
        step |= quint32(static_cast<unsigned char>(c) & 0x7f) << shift;
        shift += 7;
        if (static_cast<unsigned char>(c) & 0x80)
            continue;
        id += step;
        step = 0;
        shift = 0;
        take(id);
    }
}

} // namespace

void SiteShares::begin(quint32 page, const QByteArray &origin)
{
    if (origin != m_lastOrigin || m_passed.empty()) {
        const auto known = m_hosts.constFind(origin);
        m_lastHost = known != m_hosts.cend() ? *known : quint32(m_hosts.size());
        if (known == m_hosts.cend()) {
            m_hosts.insert(origin, m_lastHost);
            m_passed.emplace_back(size_t(GateCount));
        }
        m_lastOrigin = origin;
    }
    if (m_hostFrom.empty() || (m_hostFrom.back().second != m_lastHost && page > m_hostFrom.back().first))
        m_hostFrom.emplace_back(page, m_lastHost);
    m_page = page;
}

quint32 SiteShares::hostOf(quint32 page) const
{
    if (page == m_page)
        return m_lastHost;
    const auto behind = std::upper_bound(m_hostFrom.begin(), m_hostFrom.end(), page,
        [](quint32 wanted, const auto &from) { return wanted < from.first; });
    return behind == m_hostFrom.begin() ? m_lastHost : std::prev(behind)->second;
}

void SiteShares::countPassed(Gate gate)
{
    ++m_passed[m_lastHost][size_t(gate)];
}

void SiteShares::take(int check, quint32 page, Verdict verdict, quint32 other)
{
    Pages &pages = m_pages[{check, hostOf(page)}];
    if (pages.count > 0 && page <= pages.last)
        return; // one finding a page
    Said said{std::move(verdict), other};
    if (pages.count == 0) {
        pages.first = page;
    } else {
        quint32 step = page - pages.last;
        for (; step >= 0x80; step >>= 7)
            pages.steps += char(step | 0x80);
        pages.steps += char(step);
    }
    if (pages.changes.empty() || pages.said[pages.changes.back().second] != said) {
        constexpr size_t mostLookedAt = 32;
        const size_t from = pages.said.size() - std::min(pages.said.size(), mostLookedAt);
        const auto known = std::find(pages.said.begin() + qptrdiff(from), pages.said.end(), said);
        pages.changes.emplace_back(pages.count, quint32(known - pages.said.begin()));
        if (known == pages.said.end())
            pages.said.push_back(std::move(said));
    }
    pages.last = page;
    ++pages.count;
}

template <class Take>
void SiteShares::eachPage(const Pages &pages, Take take)
{
    qint64 number = 0;
    size_t change = 0;
    eachId(pages.first, pages.steps, [&](quint32 page) {
        while (change + 1 < pages.changes.size() && pages.changes[change + 1].first <= number)
            ++change;
        take(page, pages.said[pages.changes[change].second]);
        ++number;
    });
}

void SiteShares::tellPages(int check, Pages &pages, const std::function<void(int check, Shared found)> &sink) const
{
    eachPage(pages, [&](quint32 page, const Said &said) { sink(check, {page, said.verdict, said.other, {}}); });
}

void SiteShares::tellKinds(
    int check, const Pages &pages, const std::function<void(int check, Shared found)> &sink) const
{
    std::vector<Shared> kinds;
    QHash<QByteArray, size_t> places; // by evidence
    eachPage(pages, [&](quint32 page, const Said &said) {
        const auto known = places.constFind(said.verdict.evidence);
        if (known == places.cend()) {
            places.insert(said.verdict.evidence, kinds.size());
            kinds.push_back({page, said.verdict, said.other, {}});
            return;
        }
        Shared &kind = kinds[*known];
        kind.verdict.count += said.verdict.count;
        if (kind.examples.size() < MostMore)
            kind.examples.push_back(page);
    });
    for (Shared &kind : kinds)
        sink(check, std::move(kind));
}

void SiteShares::tellHost(
    int check, Pages &pages, qint64 passed, const std::function<void(int check, Shared found)> &sink) const
{
    const Said &said = pages.said[pages.changes.front().second];
    Shared told{pages.first, said.verdict, said.other, {}};
    const QByteArray share = QByteArray::number(pages.count) + " / " + QByteArray::number(passed);
    told.verdict.evidence
        = said.verdict.evidence.isEmpty() ? share : QByteArray(said.verdict.evidence + " (" + share + ')');
    told.verdict.count = int(std::min<qint64>(pages.count, std::numeric_limits<int>::max()));
    told.verdict.more.clear();
    eachId(pages.first, pages.steps, [&told](quint32 page) {
        if (page != told.page && told.examples.size() < MostMore)
            told.examples.push_back(page);
    });
    sink(check, std::move(told));
}

void SiteShares::tell(const std::function<std::pair<Gate, Told>(int check)> &rowOf,
    const std::function<void(int check, Shared found)> &sink)
{
    for (auto &[key, pages] : m_pages) {
        const auto [check, host] = key;
        const auto [gate, told] = rowOf(check);
        const qint64 passed = m_passed[host][size_t(gate)];
        // Of what is asked of files, too, there may be many that it does not concern: then pages are the measure.
        const qint64 html = m_passed[host][size_t(Gate::Html)];
        const qint64 whole = html > 0 && pages.count * PartOfFiles >= passed ? std::min(passed, html) : passed;
        if (told == Told::OfEachKind)
            tellKinds(check, pages, sink);
        else if (pages.count >= LeastPages && pages.count * PartOfSite >= whole)
            tellHost(check, pages, passed, sink);
        else
            tellPages(check, pages, sink);
        pages = {};
    }
    m_pages.clear();
}

} // namespace argiope::audit
