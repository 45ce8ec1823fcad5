#include "core/export/linktargets.h"

#include "core/store/reader.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace argiope::exporting {

using base::Outcome;
using facts::RuleKind;
using store::UrlColumn;
using store::UrlRecord;

namespace {

constexpr qsizetype EndsPerRead = 500;

/// What a proxy of ours did, or what came in part, says nothing of the link.
QList<Outcome> outcomesOf(LinkFault fault)
{
    switch (fault) {
    case LinkFault::Broken:
        return {Outcome::Broken, Outcome::ServerError, Outcome::DnsFailed, Outcome::ConnectFailed, Outcome::TlsFailed,
            Outcome::TimedOut, Outcome::ProtocolError, Outcome::DecodeFailed, Outcome::UnexpectedStatus};
    case LinkFault::Blocked:
        return {Outcome::Blocked, Outcome::Throttled};
    case LinkFault::Redirected:
        break;
    }
    return {Outcome::Redirect};
}

QList<RuleKind> rulesOf(LinkFault fault)
{
    switch (fault) {
    case LinkFault::Broken:
        return {RuleKind::InvalidUrl};
    case LinkFault::Blocked:
        return {RuleKind::Robots, RuleKind::RobotsUnavailable};
    case LinkFault::Redirected:
        break;
    }
    return {};
}

} // namespace

const char *name(LinkFault fault)
{
    switch (fault) {
    case LinkFault::Broken:
        return "broken";
    case LinkFault::Blocked:
        return "blocked";
    case LinkFault::Redirected:
        break;
    }
    return "redirected";
}

void LinkTargets::add(store::Reader &reader, LinkFault fault, const std::atomic<bool> *cancel)
{
    const auto canceled = [cancel] { return cancel && cancel->load(std::memory_order_relaxed); };
    const auto take = [&](const UrlRecord &record) {
        FaultyTarget target;
        target.id = base::raw(record.id);
        target.fault = fault;
        target.external = record.rule.kind == RuleKind::External;
        target.inlinks = record.inlinks;
        if (record.state == store::UrlState::Skipped) {
            target.rule = record.rule.kind;
        } else {
            target.outcome = record.page.outcome;
            target.status = record.page.status;
            target.next = fault == LinkFault::Redirected ? base::raw(record.page.redirectTo) : 0;
        }
        m_targets.push_back(target);
        return !canceled();
    };
    QList<store::ListQuery> queries(1);
    queries.first().outcomes = outcomesOf(fault);
    for (const RuleKind rule : rulesOf(fault)) {
        store::ListQuery keptOut;
        keptOut.kind = store::ListKind::Skipped;
        keptOut.ruleName = facts::name(rule);
        queries.append(keptOut);
    }
    for (store::ListQuery &query : queries) {
        if (canceled() || reader.error())
            return;
        reader.forEach(query, take);
        // The order apart from the records: these are long, and would be sorted with all that they have.
        query.sort = UrlColumn::Url;
        const QList<qint64> ids = reader.ids(query, 0, cancel);
        m_inOrder.insert(m_inOrder.end(), ids.cbegin(), ids.cend());
    }
}

LinkTargets LinkTargets::read(store::Reader &reader, const std::atomic<bool> *cancel)
{
    LinkTargets targets;
    for (const LinkFault fault : {LinkFault::Broken, LinkFault::Blocked, LinkFault::Redirected}) {
        targets.add(reader, fault, cancel);
        if (reader.error())
            return targets;
    }
    std::sort(targets.m_targets.begin(), targets.m_targets.end(),
        [](const FaultyTarget &a, const FaultyTarget &b) { return a.id < b.id; });
    targets.follow(reader);
    return targets;
}

const FaultyTarget *LinkTargets::find(qint64 id) const
{
    const auto it = std::lower_bound(m_targets.begin(), m_targets.end(), id,
        [](const FaultyTarget &target, qint64 wanted) { return target.id < wanted; });
    return it != m_targets.end() && it->id == id ? &*it : nullptr;
}

std::vector<qint64> LinkTargets::chain(qint64 start) const
{
    std::vector<qint64> ids{start};
    while (int(ids.size()) <= LongestChain) {
        const FaultyTarget *at = find(ids.back());
        if (!at || at->next == 0)
            break;
        const bool again = std::find(ids.begin(), ids.end(), at->next) != ids.end();
        ids.push_back(at->next);
        if (again)
            break;
    }
    return ids;
}

/// Where each redirect ends, and how.
void LinkTargets::follow(store::Reader &reader)
{
    QSet<qint64> unknown;
    for (FaultyTarget &target : m_targets) {
        if (target.fault != LinkFault::Redirected)
            continue;
        const std::vector<qint64> ids = chain(target.id);
        target.hops = int(ids.size()) - 1;
        target.loop = std::find(ids.begin(), ids.end() - 1, ids.back()) != ids.end() - 1;
        const FaultyTarget *end = find(ids.back());
        if (target.loop || (end && end->fault == LinkFault::Redirected))
            continue; // without an end, or too long, or it is not known where the last one leads
        target.end = ids.back();
        if (end) {
            target.endOutcome = end->outcome;
            target.endStatus = end->status;
        } else {
            unknown.insert(target.end);
        }
    }
    struct Answer
    {
        Outcome outcome = Outcome::None;
        int status = 0;
    };
    QHash<qint64, Answer> answers;
    QList<qint64> ids(unknown.cbegin(), unknown.cend());
    std::sort(ids.begin(), ids.end());
    for (qsizetype at = 0; at < ids.size() && !reader.error(); at += EndsPerRead) {
        for (const store::UrlRow &row :
            reader.rows(ids.mid(at, EndsPerRead), {UrlColumn::Outcome, UrlColumn::Status})) {
            if (row.id == base::UrlId::None)
                continue;
            const auto number = [&row](qsizetype column) {
                const auto *value = std::get_if<qint64>(&row.values[column]);
                return value ? *value : 0;
            };
            answers.insert(base::raw(row.id), {base::outcomeFromNumber(number(0)), int(number(1))});
        }
    }
    for (FaultyTarget &target : m_targets) {
        if (const auto answer = answers.constFind(target.end); answer != answers.cend()) {
            target.endOutcome = answer->outcome;
            target.endStatus = answer->status;
        }
    }
}

std::vector<qint64> LinkTargets::chainStarts() const
{
    QHash<qint64, qint64> redirectsTo;
    for (const FaultyTarget &target : m_targets) {
        if (target.fault == LinkFault::Redirected && target.next != target.id)
            ++redirectsTo[target.next];
    }
    std::vector<const FaultyTarget *> starts;
    QSet<qint64> covered;
    const auto begin = [&](const FaultyTarget &target) {
        starts.push_back(&target);
        for (const qint64 id : chain(target.id))
            covered.insert(id);
    };
    for (const FaultyTarget &target : m_targets) {
        const qint64 redirects = redirectsTo.value(target.id);
        if (target.fault == LinkFault::Redirected && (redirects == 0 || target.inlinks > redirects))
            begin(target);
    }
    for (const FaultyTarget &target : m_targets) {
        if (target.fault == LinkFault::Redirected && !covered.contains(target.id))
            begin(target);
    }
    std::sort(starts.begin(), starts.end(), [](const FaultyTarget *a, const FaultyTarget *b) {
        if (a->loop != b->loop)
            return a->loop;
        return a->hops != b->hops ? a->hops > b->hops : a->id < b->id;
    });
    std::vector<qint64> ids;
    ids.reserve(starts.size());
    for (const FaultyTarget *start : starts)
        ids.push_back(start->id);
    return ids;
}

} // namespace argiope::exporting
