#include "core/engine/probevisit.h"

#include "core/facts/observations.h"
#include "core/html/extract.h"
#include "core/html/mimetype.h"

#include <algorithm>

namespace argiope::engine {

using base::Outcome;
using store::ProbeKind;

namespace {

constexpr qint64 SecurityTxtBytes = 32 * 1024;
constexpr qint64 TwinBytes = 1024 * 1024; ///< the head of a page is in there

/// The fields that RFC 9116 asks for (2.5.3, 2.5.5).
void readSecurityTxt(const QByteArray &text, facts::Observations &observed)
{
    for (const QByteArray &line : text.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.left(colon).trimmed().toLower();
        if (colon > 0 && (name == "contact" || name == "expires"))
            observed.add(name, line.mid(colon + 1).trimmed());
    }
}

void readTwin(const html::ParsedPage &page, facts::Observations &observed)
{
    if (!page.canonical.isEmpty())
        observed.add("canonical", page.canonical);
}

/// By what other pages are found that say the same. An observation is short, a signature is not.
void readAbsent(const html::ParsedPage &page, facts::Observations &observed)
{
    constexpr qsizetype Half = 128;
    static_assert((Half + 2) / 3 * 4 <= facts::Observations::EvidenceBytes);
    if (page.wordCount == 0)
        return;
    observed.add("words", {}, page.wordCount);
    observed.add("text", page.textHash.toBase64());
    if (!page.signature.isEmpty())
        observed.add("signature-1", page.signature.left(Half).toBase64());
    if (page.signature.size() > Half)
        observed.add("signature-2", page.signature.mid(Half).toBase64());
}

constexpr int MostSpellings = 3;

/// "/No-such-page" for "/no-such-page", or "/no-such-page/": many sites redirect to their own spelling before they say
/// that there is no such page.
std::optional<ProbeTask> respelled(const ProbeTask &task, const store::ProbeRecord &record)
{
    if (task.kind != ProbeKind::NotFound || record.outcome != Outcome::Redirect)
        return std::nullopt;
    auto target = url::parse(record.target);
    if (!target || target->origin() != task.url.origin() || target->href() == task.url.href())
        return std::nullopt;
    const auto nameOf = [](const url::Url &page) {
        QByteArrayView path = page.pathname();
        while (path.endsWith('/'))
            path.chop(1);
        return path.sliced(path.lastIndexOf('/') + 1);
    };
    if (nameOf(*target).compare(nameOf(task.url), Qt::CaseInsensitive) != 0)
        return std::nullopt;
    return ProbeTask{task.kind, task.start, *std::move(target)};
}

} // namespace

HostOpener::Asked ProbeVisit::robotsOf(const frontier::Lease &lease, const ProbeTask &task)
{
    if (task.url.origin() != task.start.origin())
        return m_opener.robotsOf(task.url);
    using What = HostOpener::Asked::What;
    const auto known = m_session.robots.get(lease.entry.host);
    return known ? HostOpener::Asked{What::Known, *known} : HostOpener::Asked{}; // forgotten since a moment ago
}

ProbeVisit::Made ProbeVisit::run(const frontier::Lease &lease, const ProbeTask &task)
{
    if (auto refusal = refusalOf(lease, task))
        return *std::move(refusal);
    Made made = ask(task);
    std::optional<ProbeTask> again = respelled(task, made.record);
    for (int hops = 0; again && hops < MostSpellings; ++hops) {
        if (const auto refusal = refusalOf(lease, *again)) {
            if (refusal->what == Made::What::Shut || refusal->what == Made::What::Answered)
                break; // the redirect is all that there is to know
            return *refusal;
        }
        Made next = ask(*again);
        if (next.what != Made::What::Answered)
            return next;
        made = std::move(next);
        again = respelled(*again, made.record);
    }
    return made;
}

std::optional<ProbeVisit::Made> ProbeVisit::refusalOf(const frontier::Lease &lease, const ProbeTask &task)
{
    const scope::Verdict verdict = m_session.scope()->judge(task.url);
    if (verdict.rule.kind == facts::RuleKind::Exclude)
        return Made{Made::What::Shut, {}, verdict.rule};
    const settings::RobotsPolicy policy = m_session.settings.robots;
    if (policy != settings::RobotsPolicy::Ignore) {
        const HostOpener::Asked asked = robotsOf(lease, task);
        if (asked.what != HostOpener::Asked::What::Known)
            return Made{asked.what == HostOpener::Asked::What::Later ? Made::What::Later : Made::What::Aborted, {}, {}};
        const Entrance entrance = entranceOf(asked.robots, policy, m_session.agentToken, task.url, false);
        if (entrance.what == Entrance::What::Shut)
            return Made{Made::What::Shut, {}, entrance.rule};
        if (entrance.what == Entrance::What::Unreachable) {
            Made made{Made::What::Answered, {}, {}};
            made.record.outcome = entrance.outcome;
            made.record.error = entrance.error;
            made.record.fetchedAt = m_session.clock.wallMs();
            return made;
        }
    }
    return std::nullopt;
}

ProbeVisit::Made ProbeVisit::ask(const ProbeTask &task)
{
    const net::Request wanted = request(task);
    net::Reply reply = m_needs.request(wanted);
    if (m_needs.answerInDoubt()) // it may be another's; the next is on a connection of its own
        reply = m_needs.request(wanted);
    m_session.probeBytes += reply.body.size();
    return reply.failure == Outcome::Aborted ? Made{} : answered(task, reply);
}

net::Request ProbeVisit::request(const ProbeTask &task) const
{
    const bool page = task.kind == ProbeKind::OtherWww || task.kind == ProbeKind::NotFound;
    const bool absent = task.kind == ProbeKind::NotFound; // what such a page says is wanted, too
    const qint64 bytes = task.kind == ProbeKind::SecurityTxt ? SecurityTxtBytes
        : page                                               ? std::min(TwinBytes, m_session.settings.maxPageBytes)
                                                             : 0;
    net::Request request;
    request.url = task.url;
    request.offersOldTls = task.kind == ProbeKind::OldTls;
    request.maxBytes = std::max<qint64>(bytes, 1);
    request.wanted = [bytes, absent](const net::ReplyHead &head) {
        const bool wanted = head.status == 200 || (absent && (head.status == 404 || head.status == 410));
        return wanted ? bytes : 0;
    };
    return request;
}

ProbeVisit::Made ProbeVisit::answered(const ProbeTask &task, const net::Reply &reply) const
{
    Made made{Made::What::Answered, {}, {}};
    store::ProbeRecord &record = made.record;
    facts::Observations observed;
    if (task.kind == ProbeKind::OldTls) {
        record.outcome = reply.oldTls ? Outcome::Ok : reply.failure;
        record.error = reply.error;
        record.fetchedAt = m_session.clock.wallMs();
        if (reply.oldTls && !reply.oldTls->isEmpty())
            observed.add("protocol", *reply.oldTls);
        record.observations = observed.json();
        return made;
    }
    const judge::Reading reading = judge::readingOf(reply, false, m_session.clock.wallMs());
    // As much as was wanted has come.
    record.outcome = reply.failure == Outcome::TooLarge && reply.status == 200 ? Outcome::Ok : reading.outcome;
    record.status = reply.status;
    record.contentType = reply.contentType;
    record.error = reply.error;
    record.fetchedAt = m_session.clock.wallMs();
    if (const auto target = url::parse(reading.location, &task.url); target && !reading.location.isEmpty())
        record.target = target->href();
    if (reply.status == 200 && task.kind == ProbeKind::SecurityTxt) {
        readSecurityTxt(reply.body, observed);
    } else if (!reply.body.isEmpty() && html::isHtml(reply.contentType, reply.body)) {
        html::PageInput input;
        input.body = reply.body;
        input.url = task.url;
        input.headers = reply.headers;
        input.contentType = reply.contentType;
        if (task.kind == ProbeKind::OtherWww)
            readTwin(html::extractHtml(input, {}), observed);
        else if (task.kind == ProbeKind::NotFound)
            readAbsent(html::extractHtml(input, {}), observed);
    }
    record.observations = observed.json();
    return made;
}

} // namespace argiope::engine
