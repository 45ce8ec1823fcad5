// The hosts that the crawl met, and where their servers are.
#include "core/export/tablerows.h"

#include <limits>

namespace argiope::exporting {

using facts::Kind;
using facts::Value;

namespace {

using H = store::HostSummary;
const FixedColumn<store::HostSummary> HostColumns[] = {
    {"host", Kind::Url, [](const H &h) -> Value { return h.origin; }},
    {"ip", Kind::Text, [](const H &h) -> Value { return h.ip; }},
    {"urls", Kind::Count, [](const H &h) -> Value { return h.known; }},
    {"queued", Kind::Count, [](const H &h) -> Value { return h.queued; }},
    {"fetched", Kind::Count, [](const H &h) -> Value { return h.finished; }},
    {"skipped", Kind::Count, [](const H &h) -> Value { return h.skipped; }},
    {"problems", Kind::Count, [](const H &h) -> Value { return h.failed; }},
    {"robots_status", Kind::Status, [](const H &h) { return numberFrom(h.robotsStatus, 1); }},
    {"robots_fetched_at", Kind::Time, [](const H &h) -> Value { return h.robotsFetchedAt; }},
    {"bytes", Kind::Bytes, [](const H &h) -> Value { return h.bytes; }},
    {"mean_ms", Kind::Milliseconds, [](const H &h) { return h.timed > 0 ? Value{h.responseMs / h.timed} : Value{}; }},
    {"crawl_delay_ms", Kind::Milliseconds,
        [](const H &h) { return h.crawlDelay >= 0 ? Value{qint64(h.crawlDelay * 1000)} : Value{}; }},
    {"kept_delay_ms", Kind::Milliseconds,
        [](const H &h) { return h.keptDelay >= 0 ? Value{qint64(h.keptDelay * 1000)} : Value{}; }},
};

class HostRows : public TableRows
{
public:
    HostRows(store::Reader &reader, Progress &progress)
        : m_reader(reader)
        , m_progress(progress)
    {
    }
    QList<Heading> columns() const override { return headingsOf(HostColumns); }
    void each(const Take &take) override
    {
        // Some hundred bytes a host are held: those with the most URLs come first.
        const store::HostSummaries all = m_reader.hostSummaries(std::numeric_limits<int>::max(), m_progress.flag());
        for (const store::HostSummary &host : all.hosts) {
            if (m_progress.canceled())
                return;
            if (host.id != base::HostId::None && !take(valuesOf(host, HostColumns), host.origin))
                return;
        }
    }

private:
    store::Reader &m_reader;
    Progress &m_progress;
};

} // namespace

std::unique_ptr<TableRows> hostRows(store::Reader &reader, Progress &progress)
{
    return std::make_unique<HostRows>(reader, progress);
}

} // namespace argiope::exporting
