#include "core/engine/probebook.h"

#include "core/engine/session.h"
#include "core/store/probetable.h"

#include <QRandomGenerator>

namespace argiope::engine {

using base::LogLevel;
using store::ProbeRecord;
using store::UrlState;

namespace {

constexpr int MostOrigins = 20;
constexpr int MostFolders = 10; ///< of an origin
constexpr int MostProbes = MostOrigins * (store::ProbeKindCount + MostFolders);

} // namespace

ProbeBook::ProbeBook(Session &session, store::Writer &writer, const SlotMail &mail)
    : m_session(session)
    , m_writer(writer)
    , m_mail(mail)
{
}

void ProbeBook::restore()
{
    for (const ProbeRecord &probe : m_writer.probes().ofRun(m_session.run, MostProbes)) {
        QSet<QByteArray> &folders = m_begun[probe.origin];
        const auto start = url::parse(QByteArray(probe.origin + '/'));
        auto url = url::parse(probe.url);
        if (const QByteArray folder = url ? firstFolder(*url) : QByteArray();
            probe.kind == store::ProbeKind::NotFound && !folder.isEmpty())
            folders.insert(folder);
        if (m_mail.isElsewhere(probe.origin) || probe.state != UrlState::Queued || !m_session.settings.probes || !start
            || !url)
            continue;
        // A project file from a stranger may name what is nobody's to ask for.
        ProbeTask task{probe.kind, *start, *std::move(url)};
        if (isPlanned(task))
            letIn(probe, std::move(task));
    }
}

void ProbeBook::watch(const PageResult &page)
{
    if (!m_session.settings.probes)
        return;
    const base::WaitingUrl &leased = page.leased;
    // Only redirects lead from a start address to here.
    const bool isStart = leased.page && leased.depth == leased.hops && leased.depth < store::OrphanDepth;
    if (!leased.page || page.record.outcome != base::Outcome::Ok || (page.record.readAs == 0 && !page.notModified))
        return;
    const auto address = url::parse(leased.url);
    if (!address || !address->isHttp())
        return;
    if (isStart)
        begin(*address, leased.host);
    enter(*address, leased.host);
}

void ProbeBook::enter(const url::Url &page, base::HostId host)
{
    const auto folders = m_begun.find(page.origin());
    const QByteArray folder = folders == m_begun.end() ? QByteArray() : firstFolder(page);
    if (folder.isEmpty() || folders->size() >= MostFolders || folders->contains(folder))
        return;
    folders->insert(folder);
    const QByteArray random = QByteArray::number(QRandomGenerator::system()->generate64(), 36);
    if (auto task = folderProbe(page, folder, random))
        ask(*std::move(task), host);
}

void ProbeBook::ask(ProbeTask &&task, base::HostId host)
{
    ProbeRecord probe;
    probe.kind = task.kind;
    probe.url = task.url.href();
    probe.host = host;
    probe.run = m_session.run;
    probe.id = m_writer.probes().keep(probe);
    if (probe.id > 0) // else the statement failed; the commit says so
        letIn(probe, std::move(task));
}

void ProbeBook::begin(const url::Url &start, base::HostId host)
{
    const QByteArray origin = start.origin();
    if (m_begun.contains(origin))
        return;
    if (m_begun.size() >= MostOrigins) {
        if (!std::exchange(m_told, true))
            m_session.log(LogLevel::Warning, 0,
                "only " + QByteArray::number(MostOrigins) + " start addresses get site checks: " + origin
                    + " and others do not");
        return;
    }
    m_begun.insert(origin, {});
    m_writer.probes().dropBefore(host, m_session.run);
    const QByteArray random = QByteArray::number(QRandomGenerator::system()->generate64(), 36);
    for (ProbeTask &task : probesFor(start, random))
        ask(std::move(task), host);
}

void ProbeBook::letIn(const ProbeRecord &record, ProbeTask &&task)
{
    frontier::Entry entry;
    entry.id = frontier::probeId(record.id);
    entry.url = record.url;
    entry.host = record.host;
    entry.sitemap = true;
    m_session.probes.add(entry.id, std::move(task));
    m_session.frontier.offerSitemap(std::move(entry));
}

void ProbeBook::finish(const ProbeResult &result)
{
    ProbeRecord record = result.record;
    record.state = UrlState::Finished;
    end(result.id, record);
}

void ProbeBook::skip(base::UrlId id, const store::Rule &rule)
{
    ProbeRecord record;
    record.state = UrlState::Skipped;
    record.error = rule.detail.isEmpty() ? rule.name() : QByteArray(rule.name() + ": " + rule.detail);
    end(id, record);
}

void ProbeBook::end(base::UrlId id, const ProbeRecord &record)
{
    ProbeRecord ended = record;
    ended.id = frontier::probeNumber(id);
    m_writer.probes().keep(ended);
    m_session.probes.remove(id);
    m_session.frontier.finishSitemap(id, false);
}

} // namespace argiope::engine
