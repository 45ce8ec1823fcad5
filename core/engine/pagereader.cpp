#include "core/engine/pagereader.h"

#include "core/base/heap.h"
#include "core/change/haschanged.h"
#include "core/engine/answerreading.h"
#include "core/html/mimetype.h"

#include <xxhash.h>

#include <algorithm>

namespace argiope::engine {

using base::LogLevel;
using base::Outcome;
using frontier::Lease;

namespace {

constexpr qint64 MostAnnounced = qint64(1) << 50; ///< a Content-Length beyond it is nonsense

QByteArray contentHash(const QByteArray &body)
{
    const XXH128_hash_t hash = XXH3_128bits(body.constData(), size_t(body.size()));
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, hash);
    return {reinterpret_cast<const char *>(canonical.digest), sizeof canonical.digest};
}

/// A page that passes for one without links has to say why. A media type that says what it is, does.
QByteArray whyUnread(const net::Reply &reply, const judge::Reading &reading)
{
    const bool unread = reading.outcome == Outcome::Ok && reply.status == 200 && !reply.body.isEmpty()
        && html::isUnknownType(reply.contentType) && !html::isHtml(reply.contentType, reply.body);
    if (!unread)
        return {};
    const QByteArray type = reply.contentType.trimmed();
    return (type.isEmpty() ? QByteArray("no content type") : "'" + type.left(60) + "' is not a content type")
        + ", and the content does not start like HTML: not parsed as a page";
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
        record.headers = withoutSecrets('\n' + headerBlock(reply.headers)).sliced(1); // behind a first line
    record.error = reply.error.isEmpty() ? reading.remark : reply.error;
    if (record.error.isEmpty() && lease.entry.page)
        record.error = whyUnread(reply, reading);
    record.attempts = lease.attempt;
    record.worker = m_slot.number();
    record.connectMs = reply.timings.connect;
    record.firstByteMs = reply.timings.firstByte;
    record.downloadMs = reply.timings.download;
    record.responseMs = reply.timings.total;
    record.fetchedAt = reply.keptAt > 0 ? reply.keptAt : m_session.clock.wallMs();
    return result;
}

std::optional<PageResult> PageReader::read(const Lease &lease, const url::Url &url, const net::Reply &reply,
    const judge::Reading &reading, const store::Rule &report, const render::Rendering *rendering)
{
    PageResult result = fetchOf(lease, reply, reading);
    result.rule = report;
    result.held = ByteBudget::Share(m_session.pages);
    m_membership = {};
    result.scopeVersion = m_session.scopeVersion();
    if (!reading.location.isEmpty() && m_session.logs(LogLevel::Debug))
        log(LogLevel::Debug, "redirect from " + lease.entry.url + " to " + reading.location);
    if (reading.location.isEmpty() && lease.entry.page && reading.outcome == Outcome::Ok)
        m_membership = m_session.traps.of(url, lease.entry.depth);
    ReadingRoom room;
    room.grow = [this, &result](qint64 bytes) {
        m_slot.setPhase(WorkerPhase::Parse);
        return result.held.growTo(bytes);
    };
    room.parse = [this](const std::function<void()> &parse) {
        ParseGate::Pass pass(m_session.parseGate);
        if (!pass.open())
            return -1;
        const base::TimePoint start = m_session.clock.now();
        parse();
        return int(std::chrono::duration_cast<base::Milliseconds>(m_session.clock.now() - start).count());
    };
    const auto scope = m_session.scope();
    const ReadingRules rules{
        m_session.settings, *scope, m_session.keySeed, m_session.agentToken, m_documents, m_session.focus.get()};
    const AnswerToRead answer{url, reply, reading, lease.entry.page, !m_membership.isEmpty(), true, rendering};
    ReadAnswer read;
    if (!readAnswer(rules, answer, room, result.record, read) || m_session.interruption.isInterrupted())
        return std::nullopt;
    const bool bytesDecide = reading.location.isEmpty() && !html::isHtml(reply.contentType, reply.body);
    if (result.record.changeHash.isEmpty() && bytesDecide)
        result.record.changeHash = result.record.contentHash;
    result.words = std::move(read.words);
    if (result.record.readAs == 0)
        m_membership = {}; // it was no document
    if (read.gaveUp) {
        log(LogLevel::Warning,
            "a pattern exceeded the step limit on a link of " + lease.entry.url + "; treated as no match");
    }
    for (const QByteArray &problem : std::as_const(read.document.problems))
        log(LogLevel::Warning, lease.entry.url + ": " + problem);
    result.found = std::move(read.found);
    result.document = std::move(read.document);
    result.promises = std::move(read.promises);
    result.renderDifference = std::move(read.renderDifference);
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

QList<judge::TrapNews> PageReader::noteTraps(const Lease &lease, const url::Url &url, const PageResult &page)
{
    for (const judge::Target &target : page.found.targets) {
        if (target.redirect)
            return lease.entry.page ? m_session.traps.seeRedirect(url, target.url) : QList<judge::TrapNews>();
    }
    return m_session.traps.see(m_membership, url, lease.entry.depth, page.words, page.record.title, page.found,
        change::mainTextOf(page.record.changeHash));
}

} // namespace argiope::engine
