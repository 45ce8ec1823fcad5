#include "core/audit/findings.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace argiope::audit {

void CheckFindings::take(const Finding &finding)
{
    const qint64 raw = base::raw(finding.page);
    if (raw == 0) {
        m_files.append(
            {finding.url, finding.verdict.count, finding.verdict.evidence, finding.ignored, finding.verdict.more});
        m_instances += finding.verdict.count;
        return;
    }
    // Further ids end an audit with an error before anything is told of them.
    Q_ASSERT(raw > 0 && raw <= std::numeric_limits<quint32>::max());
    const auto page = quint32(raw);
    const size_t word = page / 64;
    if (word >= m_bits.size())
        m_bits.resize(std::max(word + 1, m_bits.size() + m_bits.size() / 2));
    const quint64 bit = quint64(1) << (page % 64);
    if (m_bits[word] & bit)
        return;
    m_bits[word] |= bit;
    ++m_size;
    m_instances += finding.verdict.count;
    if (finding.ignored)
        m_ignored.push_back(page);
    if (finding.verdict.count != 1)
        m_counts.push_back({page, quint32(std::max(finding.verdict.count, 0))});
    if (finding.other != base::UrlId::None)
        m_others.push_back({page, quint32(base::raw(finding.other))});
    // What a page alone says, which comes with its URL, is read again when it is shown.
    if (finding.url.isEmpty() && !finding.verdict.evidence.isEmpty()) {
        m_evidence.push_back({m_texts.size(), quint32(finding.verdict.evidence.size()), page});
        m_texts += finding.verdict.evidence;
    }
    if (finding.url.isEmpty() && !finding.verdict.more.isEmpty())
        m_moreEvidence.insert(page, finding.verdict.more);
    for (const quint32 other : finding.moreOthers) {
        if (m_moreOthers.size() < MostOthers)
            m_moreOthers.push_back({page, other});
    }
}

void CheckFindings::finish()
{
    for (std::vector<Number> *numbers : {&m_counts, &m_others, &m_moreOthers}) {
        if (!std::is_sorted(numbers->begin(), numbers->end()))
            std::stable_sort(numbers->begin(), numbers->end());
        numbers->shrink_to_fit();
    }
    std::sort(m_evidence.begin(), m_evidence.end(), [](const Text &a, const Text &b) { return a.page < b.page; });
    m_evidence.shrink_to_fit();
    m_texts.squeeze();
    std::sort(m_ignored.begin(), m_ignored.end());
    m_bits.shrink_to_fit();
    countIgnored();
    putAlikeTogether();
}

base::UrlId CheckFindings::firstOfAlike(base::UrlId page) const
{
    // Of pages that are alike the first names the second, and all others name the first.
    const base::UrlId one = other(page);
    const base::UrlId back = one == base::UrlId::None ? one : other(one);
    const bool alike = back != base::UrlId::None && other(back) == one;
    return alike ? std::min(one, back) : base::UrlId::None;
}

// Once, when all are known: who shows a million of them cannot wait for it.
void CheckFindings::putAlikeTogether()
{
    m_shown.clear();
    if (m_others.empty())
        return;
    std::vector<Number> order; // behind the first of those that are alike
    order.reserve(size_t(m_size));
    for (const qint64 id : ids()) {
        const base::UrlId first = firstOfAlike(base::UrlId(id));
        order.push_back({first == base::UrlId::None ? quint32(id) : quint32(base::raw(first)), quint32(id)});
    }
    if (std::is_sorted(order.begin(), order.end()))
        return;
    std::stable_sort(order.begin(), order.end());
    m_shown.reserve(order.size());
    for (const Number &page : order)
        m_shown.push_back(page.number);
}

void CheckFindings::countIgnored()
{
    m_ignoredInstances = 0;
    for (const quint32 page : m_ignored)
        m_ignoredInstances += count(base::UrlId(page));
    for (const FileFinding &file : std::as_const(m_files))
        m_ignoredInstances += file.ignored ? file.count : 0;
}

void CheckFindings::setIgnored(std::vector<quint32> pages, const std::function<bool(const FileFinding &)> &file)
{
    m_ignored = std::move(pages);
    for (FileFinding &finding : m_files)
        finding.ignored = file(finding);
    countIgnored();
}

qint64 CheckFindings::ignored() const
{
    return qint64(m_ignored.size())
        + std::count_if(m_files.cbegin(), m_files.cend(), [](const FileFinding &file) { return file.ignored; });
}

qint64 CheckFindings::pages() const
{
    return m_size + m_files.size() - ignored();
}

bool CheckFindings::isIgnored(base::UrlId page) const
{
    return std::binary_search(m_ignored.begin(), m_ignored.end(), quint32(base::raw(page)));
}

bool CheckFindings::has(base::UrlId page) const
{
    const auto raw = quint64(base::raw(page));
    return raw / 64 < m_bits.size() && (m_bits[raw / 64] >> (raw % 64) & 1) != 0;
}

quint32 CheckFindings::numberOf(const std::vector<Number> &numbers, base::UrlId page)
{
    const auto it = std::lower_bound(numbers.begin(), numbers.end(), Number{quint32(base::raw(page)), 0});
    return it != numbers.end() && it->page == quint32(base::raw(page)) ? it->number : 0;
}

int CheckFindings::count(base::UrlId page) const
{
    const quint32 number = numberOf(m_counts, page);
    return number > 0 ? int(number) : has(page) ? 1 : 0;
}

base::UrlId CheckFindings::other(base::UrlId page) const
{
    return base::UrlId(numberOf(m_others, page));
}

std::vector<base::UrlId> CheckFindings::moreOthers(base::UrlId page) const
{
    std::vector<base::UrlId> others;
    const auto [begin, end]
        = std::equal_range(m_moreOthers.begin(), m_moreOthers.end(), Number{quint32(base::raw(page)), 0});
    for (auto it = begin; it != end; ++it)
        others.push_back(base::UrlId(it->number));
    return others;
}

QByteArrayList CheckFindings::moreEvidence(base::UrlId page) const
{
    return m_moreEvidence.value(quint32(base::raw(page)));
}

QByteArray CheckFindings::evidence(base::UrlId page) const
{
    const auto raw = quint32(base::raw(page));
    const auto it = std::lower_bound(
        m_evidence.begin(), m_evidence.end(), raw, [](const Text &text, quint32 wanted) { return text.page < wanted; });
    return it != m_evidence.end() && it->page == raw ? m_texts.mid(it->begin, it->bytes) : QByteArray();
}

void CheckFindings::addTo(std::vector<quint64> &bits) const
{
    std::vector<quint64> own = m_bits;
    for (const quint32 page : m_ignored)
        own[page / 64] &= ~(quint64(1) << (page % 64));
    bits.resize(std::max(bits.size(), own.size()));
    for (size_t word = 0; word < own.size(); ++word)
        bits[word] |= own[word];
}

std::vector<qint64> CheckFindings::ids(Which which) const
{
    if (which == Which::Ignored)
        return {m_ignored.begin(), m_ignored.end()};
    std::vector<qint64> ids;
    ids.reserve(size_t(m_size));
    auto ignored = which == Which::All ? m_ignored.end() : m_ignored.begin();
    for (size_t word = 0; word < m_bits.size(); ++word) {
        for (quint64 bits = m_bits[word]; bits != 0; bits &= bits - 1) {
            const qint64 id = qint64(word) * 64 + std::countr_zero(bits);
            while (ignored != m_ignored.end() && *ignored < id)
                ++ignored;
            if (ignored == m_ignored.end() || *ignored != id)
                ids.push_back(id);
        }
    }
    return ids;
}

std::vector<qint64> CheckFindings::idsInShownOrder(Which which) const
{
    if (m_shown.empty())
        return ids(which);
    std::vector<qint64> shown;
    shown.reserve(m_shown.size());
    for (const quint32 page : m_shown) {
        if (which == Which::All || isIgnored(base::UrlId(page)) == (which == Which::Ignored))
            shown.push_back(page);
    }
    return shown;
}

} // namespace argiope::audit
