#include "core/store/linkblocks.h"

#include "core/store/linkids.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace argiope::store {

namespace {

/// Pages of a segment are numbered.
constexpr int PageBits = 24;
constexpr quint64 PageMask = (quint64(1) << PageBits) - 1;

/// A row of so many bytes fills a page of the file: what is longer goes on on others.
constexpr qsizetype FullBlock = 4050;

void append(QByteArray &bytes, quint64 number)
{
    while (number >= 128) {
        bytes.append(char(number | 128));
        number >>= 7;
    }
    bytes.append(char(number));
}

/// A digit at a time, the lowest first.
void radixSort(std::vector<quint64> &keys, int bits)
{
    constexpr int digitBits = 11;
    constexpr quint64 mask = (quint64(1) << digitBits) - 1;
    std::vector<quint64> other(keys.size());
    for (int shift = 0; shift < bits; shift += digitBits) {
        std::vector<size_t> starts(size_t(mask) + 1);
        for (const quint64 key : keys)
            ++starts[(key >> shift) & mask];
        std::exclusive_scan(starts.begin(), starts.end(), starts.begin(), size_t(0));
        for (const quint64 key : keys)
            other[starts[(key >> shift) & mask]++] = key;
        keys.swap(other);
    }
}

/// The pages in the order of their ids, each once; `numbers` says where there each of those given is.
std::vector<qint64> numberPages(const std::vector<qint64> &given, std::vector<quint32> &numbers)
{
    numbers.resize(given.size());
    std::vector<qint64> pages;
    const auto [least, most] = std::minmax_element(given.begin(), given.end());
    const qint64 base = *least;
    // They follow one another, mostly, and then a table is several times as fast as sorting them.
    if (const auto span = size_t(*most - base); span < 8 * given.size() + 1024) {
        std::vector<quint32> table(span + 1);
        for (const qint64 page : given)
            table[size_t(page - base)] = 1;
        for (size_t at = 0; at < table.size(); ++at) {
            if (table[at] == 0)
                continue;
            table[at] = quint32(pages.size());
            pages.push_back(base + qint64(at));
        }
        for (size_t i = 0; i < given.size(); ++i)
            numbers[i] = table[size_t(given[i] - base)];
        return pages;
    }
    pages = given;
    std::sort(pages.begin(), pages.end());
    pages.erase(std::unique(pages.begin(), pages.end()), pages.end());
    for (size_t i = 0; i < given.size(); ++i)
        numbers[i] = quint32(std::lower_bound(pages.begin(), pages.end(), given[i]) - pages.begin());
    return pages;
}

} // namespace

void InlinkPairs::startPage(qint64 page)
{
    if (m_pages.empty() || m_pages.back() != page)
        m_pages.push_back(page);
}

void InlinkPairs::add(qint64 target)
{
    if (target > 0 && target <= MaxPageId)
        m_pairs.push_back(quint64(target) << PageBits | (m_pages.size() - 1));
}

bool InlinkPairs::isFull() const
{
    return m_pages.size() > PageMask;
}

void InlinkPairs::clear()
{
    m_pairs.clear();
    m_pages.clear();
}

void InlinkPairs::sort()
{
    if (m_pairs.empty())
        return;
    std::vector<quint32> numbers;
    std::vector<qint64> pages = numberPages(m_pages, numbers);
    m_pages = std::move(pages);
    const int pageBits = std::bit_width(m_pages.size());
    quint64 most = 0;
    for (quint64 &pair : m_pairs) {
        pair = (pair >> PageBits) << pageBits | numbers[size_t(pair & PageMask)];
        most = std::max(most, pair);
    }
    radixSort(m_pairs, std::bit_width(most));
    m_pairs.erase(std::unique(m_pairs.begin(), m_pairs.end()), m_pairs.end());
    const quint64 mask = (quint64(1) << pageBits) - 1;
    for (quint64 &pair : m_pairs)
        pair = (pair >> pageBits) << PageBits | (pair & mask);
}

qint64 InlinkPairs::target(size_t at) const
{
    return qint64(m_pairs[at] >> PageBits);
}

qint64 InlinkPairs::page(size_t at) const
{
    return m_pages[size_t(m_pairs[at] & PageMask)];
}

BlockWriter::BlockWriter(qint64 base, Visit visit)
    : m_base(base)
    , m_visit(std::move(visit))
{
}

bool BlockWriter::add(qint64 target, qint64 page)
{
    if (target == m_target && page == m_page)
        return true;
    if (target != m_target && !endTarget())
        return false;
    append(m_pages, quint64(page - (target == m_target ? m_page : m_base)));
    m_target = target;
    m_page = page;
    m_lastPage = std::max(m_lastPage, page);
    ++m_count;
    ++m_written;
    return true;
}

bool BlockWriter::endTarget()
{
    if (m_count == 0)
        return true;
    // Where it does not fit it begins a block, which is as long as it has to be for the pages of one target.
    constexpr qsizetype mostBefore = 2 * 10;
    if (!m_block.isEmpty() && m_block.size() + m_pages.size() + mostBefore > FullBlock) {
        if (!m_visit(m_blockTarget, m_block))
            return false;
        m_block.clear();
    }
    if (m_block.isEmpty()) {
        m_blockTarget = m_target;
        m_targetBefore = m_target;
    }
    append(m_block, quint64(m_target - m_targetBefore) << 1 | quint64(m_count > 1));
    if (m_count > 1)
        append(m_block, m_count - 2);
    m_block.append(m_pages);
    m_targetBefore = m_target;
    m_pages.clear();
    m_count = 0;
    return true;
}

bool BlockWriter::end()
{
    if (!endTarget() || (!m_block.isEmpty() && !m_visit(m_blockTarget, m_block)))
        return false;
    m_block.clear();
    return true;
}

BlockCursor::BlockCursor(qint64 firstTarget, qint64 base, QByteArrayView block)
    : m_at(block.data())
    , m_end(block.data() + block.size())
    , m_base(base)
    , m_target(firstTarget)
{
}

bool BlockCursor::number(quint64 &number)
{
    number = 0;
    for (int shift = 0; shift < 63 && m_at != m_end; shift += 7) {
        const auto byte = quint8(*m_at++);
        number |= quint64(byte & 127) << shift;
        if (byte < 128)
            return true;
    }
    m_failed = true;
    return false;
}

bool BlockCursor::nextTarget()
{
    while (m_left > 0) {
        if (!nextPage())
            return false;
    }
    quint64 head = 0;
    if (m_failed || m_at == m_end || !number(head))
        return false;
    if ((head >> 1) > quint64(MaxPageId)) {
        m_failed = true;
        return false;
    }
    m_target += qint64(head >> 1);
    quint64 more = 0;
    if ((head & 1) && !number(more))
        return false;
    m_left = (head & 1) ? more + 2 : 1;
    m_first = true;
    if (m_target < 1 || m_target > MaxPageId)
        m_failed = true;
    return !m_failed;
}

bool BlockCursor::nextPage()
{
    quint64 step = 0;
    if (m_left == 0 || m_failed || !number(step))
        return false;
    --m_left;
    const qint64 from = m_first ? m_base : m_page;
    m_first = false;
    if (from < 1 || step > quint64(MaxPageId) || from + qint64(step) > MaxPageId) {
        m_failed = true;
        return false;
    }
    m_page = from + qint64(step);
    return true;
}

} // namespace argiope::store
