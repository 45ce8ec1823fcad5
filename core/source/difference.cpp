#include "core/source/difference.h"

#include <QStringView>

#include <algorithm>

namespace argiope::source {

namespace {

constexpr int MostEdits = 3000; ///< lines that are otherwise: the memory of the search grows with the square
constexpr int MostWordEdits = 1000;
constexpr qsizetype LongestBlock = 2'000'000; ///< characters of lines whose words are held against others
using Lines = std::vector<QStringView>;
using What = LineRun::What;

Lines linesOf(const QString &text)
{
    Lines lines;
    const QStringView all(text);
    for (qsizetype at = 0; at < all.size();) {
        qsizetype end = all.indexOf(u'\n', at);
        if (end < 0)
            end = all.size();
        lines.push_back(all.sliced(at, end - at));
        at = end + 1;
    }
    return lines;
}

void add(Difference &difference, What what, int before, int after, int lines)
{
    if (lines == 0)
        return;
    if (what == What::Removed)
        difference.removed += lines;
    else if (what == What::Added)
        difference.added += lines;
    auto &runs = difference.runs;
    if (!runs.empty() && runs.back().what == what)
        runs.back().lines += lines;
    else
        runs.push_back({what, before, after, lines});
}

/// One line that is kept, removed or added, on the way back through the search.
struct Edit
{
    What what;
    int before;
    int after;
};

/// Myers, "An O(ND) difference algorithm and its variations", 1986, figure 2, with every step kept.
class Search
{
public:
    Search(const Lines &a, const Lines &b, int from, int aEnd, int bEnd, int mostEdits)
        : m_a(a)
        , m_b(b)
        , m_from(from)
        , m_n(aEnd - from)
        , m_m(bEnd - from)
        , m_mostEdits(mostEdits)
    {
    }

    /// False where there are too many edits, or it was cancelled.
    [[nodiscard]] bool run(const std::atomic<bool> *cancel)
    {
        const int most = std::min(m_n + m_m, m_mostEdits);
        std::vector<int> v(size_t(2 * most + 3), 0);
        const int middle = most + 1;
        for (int d = 0; d <= most; ++d) {
            if (cancel && cancel->load(std::memory_order_relaxed))
                return false;
            for (int k = -d; k <= d; k += 2) {
                const bool down = k == -d || (k != d && v[size_t(middle + k - 1)] < v[size_t(middle + k + 1)]);
                int x = down ? v[size_t(middle + k + 1)] : v[size_t(middle + k - 1)] + 1;
                while (x < m_n && x - k < m_m && m_a[size_t(m_from + x)] == m_b[size_t(m_from + x - k)])
                    ++x;
                v[size_t(middle + k)] = x;
                if (x >= m_n && x - k >= m_m) {
                    m_steps.emplace_back(v.begin() + middle - d, v.begin() + middle + d + 1);
                    return true;
                }
            }
            m_steps.emplace_back(v.begin() + middle - d, v.begin() + middle + d + 1);
        }
        return false;
    }

    [[nodiscard]] std::vector<Edit> edits() const
    {
        std::vector<Edit> back;
        int x = m_n;
        int y = m_m;
        const auto at = [this](int d, int k) { return std::abs(k) > d ? -1 : m_steps[size_t(d)][size_t(k + d)]; };
        for (int d = int(m_steps.size()) - 1; d >= 0; --d) {
            const int k = x - y;
            const bool down = d > 0 && (k == -d || (k != d && at(d - 1, k - 1) < at(d - 1, k + 1)));
            const int fromK = down ? k + 1 : k - 1;
            const int fromX = d == 0 ? 0 : at(d - 1, fromK);
            const int fromY = d == 0 ? 0 : fromX - fromK;
            const int startX = d == 0 ? 0 : down ? fromX : fromX + 1;
            while (x > startX && y > startX - k) {
                --x;
                --y;
                back.push_back({What::Same, m_from + x, m_from + y});
            }
            if (d == 0)
                break;
            x = fromX;
            y = fromY;
            back.push_back({down ? What::Added : What::Removed, m_from + x, m_from + y});
        }
        std::reverse(back.begin(), back.end());
        return back;
    }

private:
    const Lines &m_a;
    const Lines &m_b;
    const int m_from;
    const int m_n;
    const int m_m;
    const int m_mostEdits;
    std::vector<std::vector<int>> m_steps; ///< of each number of edits, how far each diagonal came
};

Difference differenceOf(const Lines &a, const Lines &b, int mostEdits, const std::atomic<bool> *cancel)
{
    int aEnd = int(a.size());
    int bEnd = int(b.size());
    const int shorter = std::min(aEnd, bEnd);
    int from = 0;
    while (from < shorter && a[size_t(from)] == b[size_t(from)])
        ++from;
    while (aEnd > from && bEnd > from && a[size_t(aEnd - 1)] == b[size_t(bEnd - 1)]) {
        --aEnd;
        --bEnd;
    }
    Difference result;
    add(result, What::Same, 0, 0, from);
    Search search(a, b, from, aEnd, bEnd, mostEdits);
    if (search.run(cancel)) {
        // What was removed comes before what was added in its place.
        const std::vector<Edit> edits = search.edits();
        for (size_t i = 0; i < edits.size();) {
            size_t end = i;
            while (end < edits.size() && edits[end].what != What::Same)
                ++end;
            for (const What what : {What::Removed, What::Added}) {
                for (size_t k = i; k < end; ++k) {
                    if (edits[k].what == what)
                        add(result, what, edits[k].before, edits[k].after, 1);
                }
            }
            for (i = end; i < edits.size() && edits[i].what == What::Same; ++i)
                add(result, What::Same, edits[i].before, edits[i].after, 1);
        }
    } else {
        if (cancel && cancel->load())
            return {};
        result.coarse = true;
        add(result, What::Removed, from, from, aEnd - from);
        add(result, What::Added, aEnd, from, bEnd - from);
    }
    add(result, What::Same, aEnd, bEnd, int(a.size()) - aEnd);
    return result;
}

/// Words, and everything else a character each.
Lines wordsOf(QStringView text)
{
    const auto inWord = [](QChar c) { return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'_'; };
    Lines words;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at + 1;
        while (inWord(text.at(at)) && end < text.size() && inWord(text.at(end)))
            ++end;
        words.push_back(text.sliced(at, end - at));
        at = end;
    }
    return words;
}

qsizetype charactersOf(const Lines &words, int first, int count)
{
    qsizetype sum = 0;
    for (int i = 0; i < count; ++i)
        sum += words[size_t(first + i)].size();
    return sum;
}

/// Two changes with a blank or a bracket between them are one to whom reads them.
bool isNothing(const Lines &words, const LineRun &run)
{
    constexpr int most = 3;
    if (run.lines > most)
        return false;
    return std::none_of(words.begin() + run.before, words.begin() + run.before + run.lines,
        [](QStringView word) { return word.at(0).isLetterOrNumber(); });
}

void addPart(std::vector<ChangedPart> &parts, const QString &text, const Lines &words, int first, int count)
{
    if (count == 0)
        return;
    const QStringView last = words[size_t(first + count - 1)];
    const qsizetype begin = words[size_t(first)].data() - text.constData();
    const qsizetype end = last.data() + last.size() - text.constData();
    if (!parts.empty() && parts.back().end >= begin)
        parts.back().end = std::max(parts.back().end, end);
    else
        parts.push_back({begin, end});
}

/// What stands between equal words may be taken to end with the one or to begin with the other: the latter is how tags
/// and sentences are written.
int slid(const Lines &words, int first, int count, int most)
{
    int by = 0;
    while (by < most && words[size_t(first + by)] == words[size_t(first + by + count)])
        ++by;
    return first + by;
}

/// Of a block of lines, and what came in its place.
void addParts(ChangedParts &parts, const QString &before, QStringView removed, const QString &after, QStringView added,
    const std::atomic<bool> *cancel)
{
    const Lines a = wordsOf(removed);
    const Lines b = wordsOf(added);
    const Difference words = differenceOf(a, b, MostWordEdits, cancel);
    qsizetype same = 0;
    for (const LineRun &run : words.runs) {
        if (run.what == What::Same)
            same += charactersOf(a, run.before, run.lines);
    }
    if (3 * same < std::max(removed.size(), added.size()))
        return; // they have little in common: it is other lines
    for (size_t i = 0; i < words.runs.size(); ++i) {
        const LineRun &run = words.runs[i];
        const bool between = i > 0 && i + 1 < words.runs.size();
        if (run.what == What::Same && !(between && isNothing(a, run)))
            continue;
        // Where nothing came in its place.
        const bool alone = run.what != What::Same && between && words.runs[i - 1].what == What::Same
            && words.runs[i + 1].what == What::Same;
        const int most = alone ? words.runs[i + 1].lines : 0;
        if (run.what != What::Added)
            addPart(parts.before, before, a, slid(a, run.before, run.lines, most), run.lines);
        if (run.what != What::Removed)
            addPart(parts.after, after, b, slid(b, run.after, run.lines, most), run.lines);
    }
}

} // namespace

Difference difference(const QString &before, const QString &after, const std::atomic<bool> *cancel)
{
    return differenceOf(linesOf(before), linesOf(after), MostEdits, cancel);
}

ChangedParts changedParts(
    const QString &before, const QString &after, const Difference &difference, const std::atomic<bool> *cancel)
{
    const Lines a = linesOf(before);
    const Lines b = linesOf(after);
    const auto block = [](const Lines &lines, int first, int count) {
        const QStringView last = lines[size_t(first + count - 1)];
        const QChar *begin = lines[size_t(first)].data();
        return QStringView(begin, last.data() + last.size());
    };
    ChangedParts parts;
    for (size_t i = 0; i + 1 < difference.runs.size(); ++i) {
        const LineRun &removed = difference.runs[i];
        const LineRun &added = difference.runs[i + 1];
        if (removed.what != What::Removed || added.what != What::Added)
            continue;
        const QStringView was = block(a, removed.before, removed.lines);
        const QStringView is = block(b, added.after, added.lines);
        if (was.size() <= LongestBlock && is.size() <= LongestBlock)
            addParts(parts, before, was, after, is, cancel);
        if (cancel && cancel->load(std::memory_order_relaxed))
            return {};
    }
    return parts;
}

} // namespace argiope::source
