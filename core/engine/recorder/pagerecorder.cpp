#include "core/engine/recorder/pagerecorder.h"

#include "core/judge/linkjudge.h"
#include "core/scope/actionguard.h"
#include "core/settings/fields.h"

#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using base::WaitingUrl;
using facts::RuleKind;
using store::PageRecord;

QList<RuleId> storeRules(const judge::FoundLinks &found, store::Writer &writer)
{
    QList<RuleId> ids;
    ids.reserve(found.rules.size());
    for (const store::Rule &rule : found.rules)
        ids.append(writer.rule(rule));
    return ids;
}

PageRecorder::PageRecorder(const Parts &parts)
    : m_parts(parts)
    , m_loops(m_parts.writer, m_parts.refetch, m_parts.mail)
    , m_resourceRule(m_parts.writer.rule({RuleKind::Resource}))
    , m_externalRule(m_parts.writer.rule(
          {RuleKind::External, settings::EnumNames<settings::Scope>::names[size_t(m_parts.settings.scope)]}))
{
}

namespace {

bool isLogout(const store::Rule &rule)
{
    return rule.kind == RuleKind::Guard && scope::endsSession(rule.detail);
}

/// By target. One row may stand for several links to a target: it is an edge of the search if any of them is.
std::vector<bool> followedTargets(const judge::FoundLinks &found)
{
    std::vector<bool> followed(size_t(found.targets.size()));
    for (qsizetype i = 0; i < found.targets.size(); ++i)
        followed[size_t(i)] = found.targets[i].redirect && judge::isPage(found.targets[i].fate);
    for (const judge::FoundLink &link : found.links)
        followed[size_t(link.target)] = followed[size_t(link.target)] || link.followed;
    return followed;
}

} // namespace

/// The URL waits again as it is known `now`; what the worker `held` of it needs no look into the file.
void PageRecorder::putBack(const WaitingUrl &held, WaitingUrl now)
{
    now.url = held.url;
    now.validators = held.validators;
    if (now.page != held.page) {
        const auto role = now.page ? store::UrlRole::Page : store::UrlRole::Check;
        now.validators = m_parts.writer.waiting(now.id, role, m_parts.refetch.validSince(now.page)).validators;
    }
    m_parts.queue.putBack(std::move(now));
}

void PageRecorder::record(PageResult &&page)
{
    const UrlId id = page.leased.id;
    const auto lease = m_parts.queue.leased(id);
    Q_ASSERT(lease);
    if (!lease)
        return;
    if (lease->page && !page.leased.page) {
        // While it was being checked somebody linked to it as a page: it is fetched again, for its links.
        putBack(page.leased, *lease);
        return;
    }
    std::optional<PageRecord> old;
    if (m_parts.refetch.isUnderWay())
        old = m_parts.writer.page(id);
    if (page.notModified) {
        if (old) {
            recordUnchanged(std::move(page), *lease, *old);
            return;
        }
        // What the server confirmed is not there any more.
        page.leased.validators.clear();
        page.leased.page = lease->page;
        putBack(page.leased, *lease);
        return;
    }
    if (lease->page)
        m_parts.seeds.widen(*lease, page.found);
    if (m_parts.trace)
        m_parts.trace->add(page.found);
    const QList<RuleId> rules = storeRules(page.found, m_parts.writer);
    for (qsizetype i = 0; i < rules.size(); ++i) {
        // What one link calls "Log out" is that also where another one says nothing.
        if (isLogout(page.found.rules[i]))
            m_parts.discovery.harden(rules[i]);
    }
    const std::vector<bool> followed = followedTargets(page.found);
    m_parts.order.beginPage(
        id, size_t(std::count(followed.begin(), followed.end(), true)), page.found.targets, page.promises);
    const QList<UrlId> ids = meetTargets(page, *lease, rules);
    if (old)
        m_parts.visits.forgetLinks(*old);
    storeLinks(page, ids, rules, followed);
    QList<UrlId> edges;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        if (!followed[size_t(i)])
            continue;
        edges.append(ids[i]);
        m_parts.order.linked(ids[i], page.found.targets[i].key);
    }
    m_parts.order.fetched(id, edges);
    if (!page.rule.isNone())
        m_parts.writer.setRule(id, m_parts.writer.rule(page.rule));
    PageRecord &record = page.record;
    record.outlinks = int(page.found.links.size());
    m_parts.writer.finish(record);
    if (old)
        m_parts.visits.remember(*old, record);
    else if (m_parts.refetch.isUnderWay())
        m_parts.visits.recall(record);
    if (m_parts.documents)
        m_parts.documents->keep(id, page.document, old.has_value());
    keep(record, page);

    if (page.document.relevance >= 0)
        m_parts.ledger.countTopic(page.document.relevance >= m_parts.settings.relevance);
    m_parts.ledger.addBytes(page.received);
    m_parts.ledger.addLinks(record.outlinks);
    m_parts.ledger.count(record.outcome, record.status, 1);
    if (page.cookies && record.redirectTo != UrlId::None) {
        for (qsizetype i = 0; i < ids.size(); ++i) {
            if (page.found.targets[i].redirect)
                m_loops.redirected(id, ids[i], page.found.targets[i].origin, *page.cookies);
        }
    }
    m_parts.queue.finish(id);
    m_parts.order.update();
}

void PageRecorder::keep(const PageRecord &record, const PageResult &page)
{
    if (m_parts.archives && page.packed)
        m_parts.archives->keep(record, *page.packed);
}

QList<UrlId> PageRecorder::meetTargets(PageResult &page, const WaitingUrl &lease, const QList<RuleId> &rules)
{
    const TrapKeeper::Content content = m_parts.traps.watch(page);
    const QList<judge::Target> &targets = page.found.targets;
    if (lease.page)
        m_parts.traps.announce(page);
    const QList<Discovery::Met> met = m_parts.discovery.meet(
        targets, rules, {{lease.depth + 1, 0, page.leased.id}, lease.hops + 1, false, content.trap});
    QList<UrlId> ids;
    ids.reserve(met.size());
    QList<judge::TrapWatch::NamedPage> named;
    for (qsizetype i = 0; i < met.size(); ++i) {
        ids.append(met[i].id);
        if (met[i].isFirst && judge::isPage(targets[i].fate))
            named.append({met[i].id, targets[i].url});
        if (content.verdict == trap::SameContent::Verdict::Watched && met[i].isFirst)
            m_parts.traps.child(content, met[i].id, targets[i].url);
        if (targets[i].redirect)
            page.record.redirectTo = met[i].id;
    }
    if (lease.page)
        m_parts.traps.watchWaste(page, named);
    return ids;
}

void PageRecorder::storeLinks(
    const PageResult &page, const QList<UrlId> &ids, const QList<RuleId> &rules, const std::vector<bool> &followed)
{
    const settings::LinkStorage storage = m_parts.settings.links;
    const QList<judge::Target> &targets = page.found.targets;
    for (const judge::FoundLink &link : page.found.links) {
        if (storage != settings::LinkStorage::None && !link.text.isEmpty())
            m_parts.writer.expectText(link.textKey, ids[link.target]);
    }

    std::vector<store::LinkRow> rows;
    rows.reserve(size_t(page.found.links.size()));
    std::vector<bool> seen(size_t(targets.size()));
    QList<int> places;
    for (const judge::Place &place : page.found.places)
        places.append(m_parts.writer.place(place.element, place.attribute));
    for (const judge::FoundLink &link : page.found.links) {
        if (storage != settings::LinkStorage::All && seen[size_t(link.target)])
            continue;
        // Without stored links the breadth-first search still needs its edges.
        if (storage == settings::LinkStorage::None && !followed[size_t(link.target)])
            continue;
        seen[size_t(link.target)] = true;
        store::LinkRow row;
        row.target = ids[link.target];
        row.place = places[link.place];
        row.kind = link.kind;
        row.rel = link.rel;
        // Where one row stands for all, it names what decided.
        row.rule = rules[storage == settings::LinkStorage::All ? link.rule : targets[link.target].rule];
        row.followed = storage == settings::LinkStorage::All ? link.followed : followed[size_t(link.target)];
        if (storage != settings::LinkStorage::None)
            row.text = m_parts.writer.text(link.text, link.textKey, row.target);
        rows.push_back(row);
        m_parts.ledger.addInlinks(row.target, 1);
    }
    m_parts.writer.setLinks(page.leased.id, rows);
}

judge::Fate PageRecorder::fateOf(const store::StoredLink &link, bool noIndex) const
{
    // The settings are those of when the link was stored; see Refetch::validSince().
    if (link.followed && judge::isRelatedPage(m_parts.settings, link.kind, link.rel))
        return judge::Fate::Later;
    if (link.followed)
        return link.redirect ? judge::Fate::Page : judge::fateOfNofollow(m_parts.settings.nofollow, link.rel, noIndex);
    const auto scope = m_parts.seeds.currentScope();
    const bool checked = (link.rule == m_resourceRule && scope->fetchesResources())
        || (link.rule == m_externalRule && scope->checksExternal());
    return checked ? judge::Fate::Check : judge::Fate::Skip;
}

void PageRecorder::meetStoredLinks(const QByteArray &url, const WaitingUrl &lease, bool noIndex)
{
    // As LinkJudge does for a page that was read: a target gets the best fate that any of its links offers.
    struct Met
    {
        store::KnownUrl known;
        judge::Fate fate;
        RuleId rule;
    };
    std::vector<Met> targets;
    QHash<UrlId, size_t> byId;
    for (const store::StoredLink &link : m_parts.writer.storedLinks(lease.id)) {
        const judge::Fate fate = fateOf(link, noIndex);
        const auto it = byId.constFind(link.target.id);
        if (it == byId.constEnd()) {
            byId.insert(link.target.id, targets.size());
            targets.push_back({link.target, fate, link.rule});
        } else if (fate < targets[*it].fate) {
            targets[*it].fate = fate;
            targets[*it].rule = link.rule;
        }
    }
    const Discovery::Source source{{lease.depth + 1, 0, lease.id}};
    QList<UrlId> named;
    for (const Met &target : targets) {
        if (judge::isPage(target.fate))
            named.append(target.known.id);
    }
    if (lease.page)
        m_parts.traps.announceUnchanged(url, named);
    for (const Met &target : targets)
        m_parts.discovery.meetKnown(target.fate, target.rule, source, target.known);
}

void PageRecorder::recordUnchanged(PageResult &&page, const WaitingUrl &lease, const PageRecord &old)
{
    meetStoredLinks(page.leased.url, lease, old.noIndex);
    if (!page.rule.isNone())
        m_parts.writer.setRule(lease.id, m_parts.writer.rule(page.rule));
    // The facts are those of then, the fetch is that of now.
    PageRecord record = old;
    record.attempts = page.record.attempts;
    record.worker = page.record.worker;
    record.connectMs = page.record.connectMs;
    record.firstByteMs = page.record.firstByteMs;
    record.downloadMs = page.record.downloadMs;
    record.responseMs = page.record.responseMs;
    record.httpVersion = page.record.httpVersion;
    record.fetchedAt = page.record.fetchedAt;
    record.error.clear();
    record.notModified = true;
    m_parts.writer.finish(record, true);
    m_parts.visits.remember(old, record);
    keep(record, page);
    m_parts.ledger.count(record.outcome, record.status, 1);
    m_parts.order.gone(lease.id);
    m_parts.queue.finish(lease.id);
}

/// Somebody asked for it alone, maybe in an earlier session.
bool PageRecorder::isRequested(UrlId id)
{
    const auto known = m_parts.writer.byId(id);
    if (!known)
        return false;
    const auto rules = m_parts.writer.rules();
    return std::any_of(rules.begin(), rules.end(),
        [&known](const auto &each) { return each.first == known->rule && each.second.kind == RuleKind::Requested; });
}

void PageRecorder::skip(const SkipResult &skipped)
{
    const UrlId id = skipped.leased.id;
    const bool trap = skipped.rule.kind == RuleKind::Trap;
    if (skipped.rule.kind == RuleKind::Guard && isRequested(id)) {
        if (const auto lease = m_parts.queue.leased(id)) {
            WaitingUrl asked = *lease;
            asked.requested = true;
            putBack(skipped.leased, std::move(asked));
        }
        return;
    }
    if (trap && m_parts.traps.isReleased(skipped.rule.detail)) {
        // The worker had seen it just before the trap was released.
        if (const auto lease = m_parts.queue.leased(id))
            putBack(skipped.leased, *lease);
        return;
    }
    const RuleId rule = m_parts.writer.rule(skipped.rule);
    if (skipped.rule.kind == RuleKind::Robots || trap)
        m_parts.discovery.harden(rule);
    m_parts.writer.skip(id, rule);
    if (m_parts.refetch.isUnderWay())
        m_parts.visits.drop(id, true);
    m_parts.queue.skipLeased(id);
}

} // namespace argiope::engine
