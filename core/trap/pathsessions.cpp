#include "core/trap/pathsessions.h"

#include "core/trap/families.h"
#include "core/trap/readlinks.h"
#include "core/trap/shapes.h"
#include "core/trap/urlparts.h"

#include <algorithm>

namespace argiope::trap {

namespace {

constexpr int MostPaths = 1 << 17;
constexpr int MostOwners = 1 << 17;
constexpr int MostSessionFamilies = 1 << 11;
constexpr qsizetype MostPlaces = 3; ///< of a path, from its begin; and the last one
constexpr qsizetype MostSegments = 12;
constexpr qsizetype LeastValue = 4; ///< bytes
constexpr int MostOthers = 2; ///< pages that take a trap back: one may have changed since its other was fetched
constexpr QByteArrayView Any = "{any}";

QByteArray idOf(const QByteArray &family)
{
    return Shape{Kind::SessionId, family, {}}.id();
}

quint64 keyOf(const QByteArray &family, quint64 of)
{
    return hashOf(family, of);
}

/// What is known by its look is SameWhatever's.
bool mayBeSession(const QByteArray &segment)
{
    return segment.size() >= LeastValue && !isToken(segment) && !isWayBack(segment);
}

} // namespace

PathSessions::PathSessions()
    : m_pages(MostPaths)
    , m_owners(MostOwners)
    , m_families(MostSessionFamilies)
{
}

QList<PathSessions::Way> PathSessions::waysOf(const url::Url &url)
{
    QList<Way> ways;
    if (!url.isHttp())
        return ways;
    QList<QByteArray> segments = url.pathname().toByteArray().split('/');
    segments.removeFirst(); // the path begins with a slash
    const qsizetype count = segments.size();
    if (count < 2 || count > MostSegments)
        return ways;
    const quint64 query = hashOf(url.search());
    QByteArray before = url.origin() + '/';
    for (qsizetype i = 0; i < std::min(MostPlaces, count - 1); ++i) {
        // Behind it something has to tell pages apart.
        if (mayBeSession(segments[i]) && !segments[i + 1].isEmpty())
            ways.append({before + Any + "/*", hashOf(segments.sliced(i + 1).join('/'), query), hashOf(segments[i])});
        before += segments[i] + '/';
    }
    if (mayBeSession(segments.constLast()))
        ways.append({url.origin() + "/*/" + Any, hashOf(segments.first(count - 1).join('/'), query),
            hashOf(segments.constLast())});
    return ways;
}

bool PathSessions::isRule(const QByteArray &origin, const QByteArray &family) const
{
    const auto rules = m_rules.constFind(origin);
    return rules != m_rules.cend() && rules->contains(family);
}

QHash<QByteArray, quint64> PathSessions::noteNamed(quint64 page, const QList<url::Url> &named)
{
    QHash<QByteArray, quint64> values;
    for (const url::Url &url : named) {
        for (const Way &way : waysOf(url)) {
            const auto known = values.find(way.family);
            if (known == values.end())
                values.insert(way.family, way.value);
            else if (*known != way.value)
                *known = 0;
            noteOwner(way, page);
        }
    }
    return values;
}

void PathSessions::noteOwner(const Way &way, quint64 page)
{
    const quint64 key = keyOf(way.family, way.value);
    if (quint64 *owner = m_owners.find(key))
        *owner = *owner == page ? page : 0;
    else
        m_owners.insert(key, page);
}

bool PathSessions::isOwnedByOne(const Way &way)
{
    const quint64 *owner = m_owners.find(keyOf(way.family, way.value));
    return owner && *owner != 0;
}

PathSessions::News PathSessions::see(const url::Url &page, quint64 shown, const QList<url::Url> &named)
{
    News news;
    const QList<Way> ways = waysOf(page);
    const QByteArray href = page.hrefWithoutFragment().toByteArray();
    const std::lock_guard lock(m_mutex);
    const QHash<QByteArray, quint64> next = noteNamed(hashOf(href), named);
    for (const Way &way : shown == 0 ? QList<Way>() : ways) {
        const quint64 key = keyOf(way.family, way.path);
        Page *first = m_pages.find(key);
        if (!first || first->value == way.value || first->shown == 0) {
            if (first && first->value != way.value) // it was let in, and not fetched yet
                continue;
            m_pages.insert(key, {way.value, shown});
            continue;
        }
        const quint64 familyKey = hashOf(way.family);
        if (!m_families.find(familyKey))
            m_families.insert(familyKey, {});
        Family &family = *m_families.find(familyKey);
        const bool same = first->shown == shown;
        family.differing += !same;
        if (isRule(page.origin(), way.family)) {
            if (family.differing < MostOthers)
                continue;
            news.disproved.append(idOf(way.family));
            m_rules[page.origin()].removeAll(way.family);
            continue;
        }
        const quint64 leadsTo = next.value(way.family);
        if (!same || leadsTo == 0 || leadsTo == way.value || !isOwnedByOne(way))
            continue;
        ++family.same;
        if (family.paths.size() < LeastPaths)
            family.paths.insert(way.path);
        if (family.values.size() < LeastValues)
            family.values.insert(way.value);
        if (family.examples.size() < MostExamples)
            family.examples.append(href);
        if (family.same < Patience || family.differing > 0 || family.paths.size() < LeastPaths
            || family.values.size() < LeastValues)
            continue;
        Trap trap{name(Kind::SessionId), way.family, family.examples, false};
        trap.pages = 2 * family.same; // with the others
        m_rules[page.origin()].append(way.family);
        news.traps.append(std::move(trap));
    }
    return news;
}

void PathSessions::announce(const url::Url &page, const QList<url::Url> &named)
{
    const std::lock_guard lock(m_mutex);
    if (m_rules.contains(page.origin()))
        (void)noteNamed(hashOf(page.hrefWithoutFragment()), named);
}

bool PathSessions::hasAny() const
{
    const std::lock_guard lock(m_mutex);
    return !m_rules.isEmpty();
}

void PathSessions::noteKnown(const url::Url &url, quint64 namedBy, bool fetched)
{
    const std::lock_guard lock(m_mutex);
    for (const Way &way : m_rules.contains(url.origin()) ? waysOf(url) : QList<Way>()) {
        if (!isRule(url.origin(), way.family))
            continue;
        noteOwner(way, namedBy);
        if (const quint64 key = keyOf(way.family, way.path); fetched && !m_pages.find(key))
            m_pages.insert(key, {way.value, 0});
    }
}

void PathSessions::noteKept(const QByteArray &id, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    m_kept[id].setCount(urls);
}

bool PathSessions::add(const Trap &trap)
{
    const auto origin = originOf(trap.pattern);
    const QByteArray any = '/' + Any.toByteArray();
    const bool fits = trap.pattern.endsWith(QByteArray("/*" + any)) || trap.pattern.endsWith(QByteArray(any + "/*"));
    if (kindOf(trap.kind) != Kind::SessionId || trap.pattern.contains('?') || !origin || !fits)
        return false;
    const std::lock_guard lock(m_mutex);
    if (QList<QByteArray> &rules = m_rules[*origin]; !rules.contains(trap.pattern))
        rules.append(trap.pattern);
    return true;
}

QByteArray PathSessions::keeping(const url::Url &url, const QSet<QByteArray> &released)
{
    const std::lock_guard lock(m_mutex);
    if (!m_rules.contains(url.origin()))
        return {};
    for (const Way &way : waysOf(url)) {
        if (!isRule(url.origin(), way.family))
            continue;
        const QByteArray id = idOf(way.family);
        if (released.contains(id))
            continue;
        const quint64 key = keyOf(way.family, way.path);
        const Page *first = m_pages.find(key);
        if (!first)
            m_pages.insert(key, {way.value, 0});
        // Names of people or languages may stand in the same place.
        if (first && first->value != way.value && isOwnedByOne(way))
            return m_kept[id].isSample(hashOf(url.hrefWithoutFragment())) ? QByteArray() : id;
    }
    return {};
}

} // namespace argiope::trap
