#include "core/engine/pagereader.h"

#include "core/a11y/observe.h"
#include "core/base/heap.h"
#include "core/html/extract.h"
#include "core/html/headers.h"
#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/judge/linkjudge.h"
#include "core/resource/inspect.h"

#include <xxhash.h>

#include <algorithm>

namespace argiope::engine {

using base::LogLevel;
using base::Outcome;
using frontier::Lease;

namespace {

// The memory that a page takes while it is read: ReadingWeight times its bytes where it is nothing but links, and at
// most MostReading, as the links of a page are limited.
constexpr qint64 ReadingWeight = 8;
constexpr qint64 MostReading = 96 * 1024 * 1024;
// A page's tree besides, where one is made: nodes at worst, and what the rules note of them.
constexpr qint64 TreeWeight = 24;
constexpr qint64 MostTree = 170 * 1024 * 1024;
constexpr qint64 MostAnnounced = qint64(1) << 50; ///< a Content-Length beyond it is nonsense

/// Adds what the rules of accessibility say.
void examine(const html::PageInput &input, html::ParsedPage &page)
{
    facts::Observations observed = facts::Observations::fromJson(page.observations);
    a11y::observe(html::inputStream(input.body, input.contentType).text, observed);
    page.observations = observed.json();
}

QByteArray contentHash(const QByteArray &body)
{
    const XXH128_hash_t hash = XXH3_128bits(body.constData(), size_t(body.size()));
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, hash);
    return {reinterpret_cast<const char *>(canonical.digest), sizeof canonical.digest};
}

QByteArray headerBlock(const net::Headers &headers)
{
    QByteArray block;
    qsizetype size = 0;
    for (const auto &[name, value] : headers)
        size += name.size() + value.size() + 3;
    block.reserve(size);
    for (const auto &[name, value] : headers) {
        // Qt joins repeated Set-Cookie headers with line feeds.
        QByteArrayView rest(value);
        for (qsizetype end = 0; end >= 0;) {
            end = rest.indexOf('\n');
            block.append(name).append(": ").append(end < 0 ? rest : rest.first(end)).append('\n');
            rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
        }
    }
    return block;
}

} // namespace

PageResult PageReader::fetchOf(const Lease &lease, const net::Reply &reply, const judge::Reading &reading) const
{
    PageResult result;
    result.leased = lease.entry;
    result.notModified = reply.status == 304 && reading.outcome == Outcome::Ok;
    result.received = reply.body.size();
    store::PageRecord &record = result.record;
    record.id = lease.entry.id;
    record.outcome = reading.outcome;
    record.status = reply.status;
    record.contentType = reply.contentType;
    const qint64 announced = std::min(reply.contentLength, MostAnnounced);
    record.bytes = reply.bodyComplete ? reply.body.size() : std::max<qint64>(announced, reply.body.size());
    if (!reply.bodyComplete && reply.contentLength < 0 && (reply.body.isEmpty() || !lease.entry.page))
        record.bytes = -1;
    if (reply.bodyComplete)
        record.contentHash = contentHash(reply.body);
    record.etag = net::headerValue(reply.headers, "etag");
    record.lastModified = net::headerValue(reply.headers, "last-modified");
    record.httpVersion = reply.httpVersion;
    if (m_session.settings.storeHeaders)
        record.headers = headerBlock(reply.headers);
    record.error = reply.error.isEmpty() ? reading.remark : reply.error;
    record.attempts = lease.attempt;
    record.worker = m_slot.number();
    record.connectMs = reply.timings.connect;
    record.firstByteMs = reply.timings.firstByte;
    record.downloadMs = reply.timings.download;
    record.responseMs = reply.timings.total;
    record.fetchedAt = m_session.clock.wallMs();
    return result;
}

void PageReader::redirect(const Lease &lease, const url::Url &url, const QByteArray &location, judge::LinkJudge &judge)
{
    html::Link link;
    QByteArray raw;
    if (auto target = url::parse(location, &url))
        link.url = std::move(target).value();
    else
        raw = location;
    link.source = {QByteArrayLiteral("header"), QByteArrayLiteral("location"), raw};
    judge.addRedirect(link, !lease.entry.page);
    if (m_session.logs(LogLevel::Debug))
        log(LogLevel::Debug, "redirect from " + lease.entry.url + " to " + location);
}

bool PageReader::parse(
    const Lease &lease, const url::Url &url, const net::Reply &reply, PageResult &result, judge::LinkJudge &judge)
{
    store::PageRecord &record = result.record;
    m_slot.setPhase(WorkerPhase::Parse);
    const bool examined = m_session.settings.accessibility && record.outcome == Outcome::Ok;
    const bool cut = m_documents.isWanted() && record.outcome == Outcome::Ok;
    const qint64 tree = examined || cut ? std::min(reply.body.size() * TreeWeight, MostTree) : 0;
    if (!result.held.growTo(std::min(reply.body.size() * ReadingWeight, MostReading) + tree))
        return false;
    html::ExtractOptions options;
    options.resources = m_session.settings.resources != settings::ResourcePolicy::Ignore;
    options.dynamic = m_session.settings.dynamicLinks;
    options.signature = m_session.settings.nearDuplicates;
    // Where rules of accessibility note something, what is not noted was looked for.
    options.observe = m_session.settings.pageFacts || m_session.settings.accessibility;
    if (record.outcome == Outcome::Ok)
        m_shapes = m_session.traps.shapesOf(url, lease.entry.depth);
    options.wordSet = !m_shapes.isEmpty();
    const html::PageInput input{reply.body, url, record.contentType, reply.headers, m_session.agentToken};
    html::ParsedPage page;
    base::TimePoint start;
    {
        ParseGate::Pass pass(m_session.parseGate);
        if (!pass.open())
            return false;
        start = m_session.clock.now();
        page = html::extractHtml(input, options);
        if (examined && !page.tooComplex)
            examine(input, page);
        if (cut && !page.tooComplex)
            result.document = m_documents.read(reply.body, record.contentType, url.hrefWithoutFragment().toByteArray());
    }
    for (const QByteArray &problem : std::as_const(result.document.problems))
        log(LogLevel::Warning, lease.entry.url + ": " + problem);
    m_words = page.wordSet;
    if (page.tooComplex && record.outcome == Outcome::Ok)
        record.outcome = Outcome::TooComplex;
    judge.setCanonicalElsewhere(!page.canonical.isEmpty() && page.canonical != url.hrefWithoutFragment());
    for (html::Link &link : page.links) {
        judge.add(link);
        link = {}; // its texts are needed no more
    }
    static_cast<facts::PageFacts &>(record) = std::move(page);
    record.parseMs = int(std::chrono::duration_cast<base::Milliseconds>(m_session.clock.now() - start).count());
    return true;
}

std::optional<PageResult> PageReader::read(const Lease &lease, const url::Url &url, const net::Reply &reply,
    const judge::Reading &reading, const store::Rule &report)
{
    PageResult result = fetchOf(lease, reply, reading);
    result.rule = report;
    result.held = ByteBudget::Share(m_session.pages);
    m_shapes.clear();
    m_words = 0;
    const auto scope = m_session.scope();
    judge::LinkJudge judge(m_session.settings, *scope, m_session.keySeed);
    if (!reading.location.isEmpty()) {
        redirect(lease, url, reading.location, judge);
    } else if (lease.entry.page && !reply.body.isEmpty() && html::isHtml(reply.contentType, reply.body)) {
        if (!parse(lease, url, reply, result, judge))
            return std::nullopt;
    } else if (!lease.entry.page && m_session.settings.inspectResources && reply.status == 200) {
        if (const auto noted = resource::inspect({url, reply.contentType, reply.body, reply.bodyComplete}))
            result.record.inspected = noted->json();
    } else if (lease.entry.page) {
        const QList<html::Link> links = html::extractHeaderLinks({reply.body, url, reply.contentType, reply.headers});
        for (const html::Link &link : links)
            judge.add(link);
    }
    if (judge.gaveUp()) {
        log(LogLevel::Warning,
            "a pattern took too many steps on a link of " + lease.entry.url + "; there it counted as no match");
    }
    result.found = judge.take();
    const qsizetype bytes = weight(result.found) + result.document.weight();
    if (bytes > LargeResult)
        base::returnFreedMemory();
    if (!result.held.growTo(bytes))
        return std::nullopt;
    result.held.shrinkTo(bytes);
    if (m_session.logs(LogLevel::Debug)) {
        log(LogLevel::Debug,
            "links on " + lease.entry.url + ": " + QByteArray::number(result.found.links.size()) + ", to "
                + QByteArray::number(result.found.targets.size()) + " URLs");
    }
    return result;
}

QList<QByteArray> PageReader::noteTraps(const Lease &lease, const url::Url &url, const PageResult &page)
{
    return m_session.traps.see(m_shapes, url, lease.entry.depth, m_words, page.found);
}

} // namespace argiope::engine
