// The half of Writer that deals with links, their texts and the small tables.
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"
#include "core/store/writer_p.h"

#include <algorithm>

namespace argiope::store {

namespace {
HostRecord hostOf(Statement &row)
{
    return {
        HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)), row.blob(3), row.number(4)};
}

qlonglong firstLinkId(UrlId source)
{
    return qlonglong(base::raw(source)) << LinkPositionBits;
}

qlonglong lastLinkId(UrlId source)
{
    return firstLinkId(source) + MaxLinksOfPage - 1;
}

} // namespace

bool Writer::Impl::flushLinks()
{
    if (m_error)
        return false;
    if (!m_insertLinks.flush())
        fail(m_insertLinks.error());
    m_newSources.clear();
    return !m_error;
}

void Writer::setLinks(UrlId source, std::span<const LinkRow> links)
{
    Impl &d = *m_impl;
    if (d.failed())
        return;
    if (qint64(links.size()) > MaxLinksOfPage) {
        d.fail({StoreError::Code::Io, path(), QStringLiteral("%1 links on one page").arg(links.size())});
        return;
    }
    if (d.m_newSources.contains(base::raw(source)) && !d.flushLinks())
        return;
    if (!d.run(d.m_dropLinks, {firstLinkId(source), lastLinkId(source)}) || links.empty())
        return;
    if (const auto error = d.m_linkIndex.add(base::raw(source), qint64(links.size()))) {
        d.fail(*error);
        return;
    }
    d.m_newSources.insert(base::raw(source));
    qlonglong id = firstLinkId(source);
    for (const LinkRow &link : links) {
        const qlonglong placeAndRule = qlonglong(link.place) << 32 | qlonglong(base::raw(link.rule));
        const qlonglong textAndKind = qlonglong(base::raw(link.text)) << 25 | qlonglong(link.kind) << 17
            | qlonglong(link.rel) << 1 | qlonglong(link.followed);
        if (!d.m_insertLinks.add(id++, qlonglong(base::raw(link.target)), placeAndRule, textAndKind)) {
            d.fail(d.m_insertLinks.error());
            return;
        }
    }
    if (d.m_insertLinks.isEmpty())
        d.m_newSources.clear();
}

QList<UrlId> Writer::followedTargets(UrlId source)
{
    Impl &d = *m_impl;
    if (!d.flushLinks()
        || !d.run(d.m_followed, {firstLinkId(source), lastLinkId(source), qlonglong(base::raw(source))}))
        return {};
    QList<UrlId> targets;
    while (d.m_followed.next())
        targets.append(UrlId(d.m_followed.number(0)));
    if (!d.check(d.m_followed))
        return {};
    return targets;
}

QList<LinkTarget> Writer::linkTargets(UrlId source)
{
    Impl &d = *m_impl;
    if (!d.flushLinks() || !d.run(d.m_targets, {qlonglong(base::raw(source)), firstLinkId(source), lastLinkId(source)}))
        return {};
    QList<LinkTarget> targets;
    while (d.m_targets.next())
        targets.append({UrlId(d.m_targets.number(0)), d.m_targets.number(1) != 0, int(d.m_targets.number(2)),
            d.m_targets.number(3) != 0});
    if (!d.check(d.m_targets))
        return {};
    return targets;
}

QList<StoredLink> Writer::storedLinks(UrlId source)
{
    Impl &d = *m_impl;
    if (!d.flushUrls() || !d.flushLinks() || !d.run(d.m_storedLinks, {firstLinkId(source), lastLinkId(source)}))
        return {};
    QList<StoredLink> links;
    while (d.m_storedLinks.next()) {
        const Statement &row = d.m_storedLinks;
        links.append(
            {d.known(row, 0), row.number(8) != 0, quint8(row.number(9)), RuleId(intFromNumber(row.number(10)))});
    }
    if (!d.check(d.m_storedLinks))
        return {};
    return links;
}

void Writer::addInlinks(const QHash<UrlId, int> &counts)
{
    Impl &d = *m_impl;
    if (d.failed())
        return;
    // In the table's order: each of its pages is then looked for once, not once a row.
    std::vector<std::pair<qlonglong, int>> sorted;
    sorted.reserve(size_t(counts.size()));
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() != 0)
            sorted.emplace_back(base::raw(it.key()), it.value());
    }
    std::sort(sorted.begin(), sorted.end());
    bool done = true;
    for (size_t i = 0; done && i < sorted.size(); ++i)
        done = d.m_insertInlinks.add(sorted[i].first, sorted[i].second);
    if (!done || !d.m_insertInlinks.flush())
        d.fail(d.m_insertInlinks.error());
}

qint64 Writer::Impl::smallId(Statement &find, Statement &add, std::initializer_list<QVariant> values)
{
    if (!run(find, values))
        return -1;
    if (find.next()) {
        const qint64 id = find.number(0);
        find.finish();
        return id;
    }
    if (!check(find) || !run(add, values))
        return -1;
    return add.lastInsertId();
}

HostId Writer::host(const QByteArray &origin)
{
    Impl &d = *m_impl;
    if (d.failed())
        return HostId::None;
    if (const qint32 id = d.m_hosts.find(origin); id > 0)
        return HostId(id);
    const qint64 id = d.smallId(d.m_findHost, d.m_addHost, {textValue(origin)});
    if (id < 0)
        return HostId::None;
    d.m_hosts.insert(origin, qint32(id));
    return HostId(qint32(id));
}

RuleId Writer::rule(const Rule &rule)
{
    Impl &d = *m_impl;
    if (d.failed())
        return RuleId::None;
    const QByteArray name = rule.name();
    const QByteArray key = name + '\0' + rule.detail;
    if (const qint32 id = d.m_rules.find(key); id > 0)
        return RuleId(id);
    const qint64 id = d.smallId(d.m_findRule, d.m_addRule, {textValue(name), textValue(rule.detail)});
    if (id < 0)
        return RuleId::None;
    d.m_rules.insert(key, qint32(id));
    return RuleId(qint32(id));
}

QList<QPair<RuleId, Rule>> Writer::rules()
{
    Impl &d = *m_impl;
    QList<QPair<RuleId, Rule>> list;
    if (!d.run(d.m_allRules))
        return {};
    while (d.m_allRules.next()) {
        list.append(
            {RuleId(qint32(d.m_allRules.number(0))), Rule::fromFile(d.m_allRules.text(1), d.m_allRules.text(2))});
    }
    if (!d.check(d.m_allRules))
        return {};
    return list;
}

int Writer::place(const QByteArray &element, const QByteArray &attribute)
{
    Impl &d = *m_impl;
    if (d.failed())
        return 0;
    const QByteArray key = element + '\0' + attribute;
    if (const qint32 id = d.m_places.find(key); id > 0)
        return id;
    const qint64 id = d.smallId(d.m_findPlace, d.m_addPlace, {textValue(element), textValue(attribute)});
    if (id < 0)
        return 0;
    d.m_places.insert(key, qint32(id));
    return int(id);
}

TextId Writer::text(const QByteArray &text)
{
    Impl &d = *m_impl;
    if (d.failed() || text.isEmpty())
        return TextId::None;
    // A 128-bit key with a secret seed stands for the text in memory: shorter than most, and nobody can forge two
    // alike.
    const url::UrlKey key = url::urlKey(text, d.m_keySeed);
    if (const qint64 *id = d.m_texts.find(key))
        return TextId(*id);
    const qint64 id = ++d.m_lastText;
    if (!d.m_insertTexts.add(qlonglong(id), textValue(text))) {
        d.fail(d.m_insertTexts.error());
        return TextId::None;
    }
    d.m_texts.insert(key, id);
    return TextId(id);
}

void Writer::setRobots(const HostRecord &host)
{
    m_impl->run(m_impl->m_setRobots,
        {host.robotsStatus, blobOrNull(host.robotsText), qlonglong(host.robotsFetchedAt), base::raw(host.id)});
}

std::optional<HostRecord> Writer::hostRecord(HostId id)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_hostById, {base::raw(id)}))
        return std::nullopt;
    std::optional<HostRecord> record;
    if (d.m_hostById.next())
        record = hostOf(d.m_hostById);
    return d.check(d.m_hostById) ? record : std::nullopt;
}

QList<HostRecord> Writer::hosts()
{
    Impl &d = *m_impl;
    if (!d.run(d.m_allHosts))
        return {};
    QList<HostRecord> list;
    while (d.m_allHosts.next())
        list.append(hostOf(d.m_allHosts));
    if (!d.check(d.m_allHosts))
        return {};
    return list;
}

base::Result<void, StoreError> Writer::settle()
{
    Impl &d = *m_impl;
    begin();
    if (const auto error = d.failed() ? std::nullopt : d.m_linkIndex.cut())
        d.fail(*error);
    if (auto done = commit(); !done)
        return done;
    const auto worn = d.m_linkIndex.isWorn();
    if (!worn)
        return base::Failure{worn.error()};
    if (!*worn)
        return {};
    const EarlyWrites early(*d.m_connection);
    return d.m_linkIndex.rewrite();
}

} // namespace argiope::store
