#include "core/trap/queuepatterns.h"

#include "core/trap/trap.h"
#include "core/trap/urlparts.h"

#include <algorithm>
#include <set>

namespace argiope::trap {

namespace {

constexpr qsizetype MostPatterns = 4096;
constexpr int MostPrefix = 3; ///< segments that a form without the end of its path has
constexpr qint64 LeastFlood = 2000; ///< URLs of one form
constexpr qint64 LeastWorked = QueuePatterns::Window / 16; ///< fetched ones of it between two looks

/// "page-12.html" → "page-{n}.html".
QByteArray masked(QByteArrayView segment)
{
    if (isDate(segment))
        return "{date}";
    if (isToken(segment) || isWayBack(segment))
        return "{token}";
    QByteArray out;
    bool inNumber = false;
    for (const char c : segment) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit)
            out += c;
        else if (!inNumber)
            out += "{n}";
        inNumber = digit;
    }
    return out;
}

/// "?a&b"
QByteArray namesOf(QByteArrayView query)
{
    std::set<QByteArrayView> names;
    qsizetype begin = 0;
    for (qsizetype i = 0; i <= query.size(); ++i) {
        if (i < query.size() && query[i] != '&' && query[i] != ';')
            continue;
        const QByteArrayView part = query.sliced(begin, i - begin);
        const qsizetype equals = part.indexOf('=');
        names.insert(equals < 0 ? part : part.first(equals));
        begin = i + 1;
    }
    QByteArray text;
    for (const QByteArrayView name : names)
        text.append(text.isEmpty() ? '?' : '&').append(name);
    return text;
}

} // namespace

QList<QByteArray> patternsOf(QByteArrayView url)
{
    const qsizetype scheme = url.indexOf("://");
    if (scheme < 0)
        return {};
    const qsizetype slash = url.indexOf('/', scheme + 3);
    if (slash < 0)
        return {};
    const QByteArrayView rest = url.sliced(slash);
    const qsizetype query = rest.indexOf('?');
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    // Most URLs have nothing that varies.
    if (query < 0 && std::none_of(rest.begin(), rest.end(), isDigit))
        return {};
    const QByteArray origin = url.first(slash).toByteArray();
    const QByteArrayView path = query < 0 ? rest : rest.first(query);
    const QByteArray names = query < 0 ? QByteArray() : namesOf(rest.sliced(query + 1));
    QList<QByteArray> patterns;
    QByteArray text = origin;
    int segments = 0;
    for (qsizetype begin = 1; begin <= path.size();) {
        qsizetype end = path.indexOf('/', begin);
        end = end < 0 ? path.size() : end;
        text += '/' + masked(path.sliced(begin, end - begin));
        begin = end + 1;
        if (query >= 0 && ++segments <= MostPrefix && begin <= path.size())
            patterns.prepend(text + "/*" + names);
    }
    patterns.prepend(text + names);
    return patterns;
}

void QueuePatterns::makeRoom()
{
    for (qint64 least = 2; m_counted.size() >= MostPatterns; least *= 4) {
        m_counted.removeIf(
            [least](QHash<QByteArray, Counted>::iterator it) { return !it->told && it->row.waiting < least; });
    }
}

QList<QByteArray> QueuePatterns::formsOf(const QByteArray &url) const
{
    QList<QByteArray> forms = patternsOf(url);
    if (QByteArray further = m_further ? m_further(url) : QByteArray(); !further.isEmpty())
        forms.append(std::move(further));
    return forms;
}

int QueuePatterns::add(const QByteArray &url)
{
    qint64 most = 0;
    for (const QByteArray &pattern : formsOf(url)) {
        auto counted = m_counted.find(pattern);
        if (counted == m_counted.end()) {
            makeRoom();
            counted = m_counted.insert(pattern, {{pattern, 0, 0, {}}, 0, 0, false});
        }
        most = std::max(most, counted->row.waiting);
        ++counted->row.waiting;
        if (counted->row.examples.size() < MostExamples)
            counted->row.examples.append(url);
    }
    return int(std::min(most / Lap, qint64(1) << 20));
}

void QueuePatterns::giveLaps(QList<base::WaitingUrl> &piece) const
{
    QHash<QByteArray, qint64> met;
    for (base::WaitingUrl &url : piece) {
        if (!url.page)
            continue;
        qint64 most = 0;
        for (const QByteArray &pattern : formsOf(url.url))
            most = std::max(most, met[pattern]++);
        url.lap = int(most / Lap);
    }
}

void QueuePatterns::fetched(const QByteArray &url)
{
    for (const QByteArray &pattern : formsOf(url)) {
        const auto counted = m_counted.find(pattern);
        if (counted == m_counted.end())
            continue;
        counted->row.waiting = std::max<qint64>(0, counted->row.waiting - 1);
        ++counted->row.fetched;
    }
}

void QueuePatterns::drop(const QByteArray &url)
{
    for (const QByteArray &pattern : formsOf(url)) {
        if (const auto counted = m_counted.find(pattern); counted != m_counted.end())
            counted->row.waiting = std::max<qint64>(0, counted->row.waiting - 1);
    }
}

std::optional<QueuePatterns::Row> QueuePatterns::look(const std::function<qint64()> &waiting)
{
    if (++m_fetched < Window)
        return {};
    m_fetched = 0;
    const qint64 queued = waiting();
    const bool grows = m_queuedThen > 0 && queued > m_queuedThen; // the first look has nothing to compare with
    m_queuedThen = queued;
    const Counted *flood = nullptr;
    for (Counted &counted : m_counted) {
        const Row &row = counted.row;
        const bool holds = grows && !counted.told && row.waiting >= LeastFlood && row.waiting > queued / 2
            && row.waiting > counted.waitedThen && row.fetched - counted.fetchedThen >= LeastWorked;
        counted.waitedThen = row.waiting;
        counted.fetchedThen = row.fetched;
        // The most special form says best what it is.
        if (holds && (!flood || row.pattern.size() > flood->row.pattern.size()))
            flood = &counted;
    }
    if (!flood)
        return {};
    const Row row = flood->row;
    told(row.pattern);
    return row;
}

void QueuePatterns::told(const QByteArray &pattern)
{
    auto &counted = m_counted[pattern];
    counted.row.pattern = pattern;
    counted.told = true;
}

QList<QueuePatterns::Row> QueuePatterns::rows(qsizetype most) const
{
    QList<Row> rows;
    for (const Counted &counted : m_counted) {
        if (counted.row.waiting > 0)
            rows.append(counted.row);
    }
    std::sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) {
        return a.waiting != b.waiting ? a.waiting > b.waiting : a.pattern < b.pattern;
    });
    return rows.mid(0, most);
}

} // namespace argiope::trap
