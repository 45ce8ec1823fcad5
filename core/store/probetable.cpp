// Probes, for both who write and who read them.
#include "core/store/probetable.h"

#include "core/store/pagecolumns.h"
#include "core/store/reader_p.h"
#include "core/store/schema.h"
#include "core/store/writesession.h"

namespace argiope::store {

namespace {

QString probeSql()
{
    return QStringLiteral(
        "SELECT p.id, p.kind, p.url, p.host, h.origin, p.run, p.state, p.outcome, p.status, p.target, "
        "p.content_type, p.fetched_at, p.error, p.observations FROM probes p "
        "LEFT JOIN hosts h ON h.id = p.host");
}

/// Nothing for a kind that a later version knows, or a stranger has made up.
std::optional<ProbeRecord> probeFromRow(const Statement &row)
{
    ProbeRecord probe;
    const QByteArray kind = row.text(1);
    int number = 0;
    while (number < ProbeKindCount && kind != name(ProbeKind(number)))
        ++number;
    if (number == ProbeKindCount)
        return std::nullopt;
    probe.id = row.number(0);
    probe.kind = ProbeKind(number);
    probe.url = row.text(2);
    probe.host = HostId(intFromNumber(row.number(3)));
    probe.origin = row.text(4);
    probe.run = intFromNumber(row.number(5));
    probe.state = stateFromNumber(row.number(6));
    probe.outcome = outcomeFromNumber(row.number(7));
    probe.status = intFromNumber(row.number(8));
    probe.target = row.text(9);
    probe.contentType = row.text(10);
    probe.fetchedAt = row.number(11);
    probe.error = row.text(12);
    probe.observations = row.text(13);
    return probe;
}

} // namespace

struct ProbeTable::Rows
{
    explicit Rows(WriteSession &session)
        : add(session.connection(),
            QStringLiteral("INSERT INTO probes (id, kind, url, host, run, state) VALUES (?, ?, ?, ?, ?, ?)"))
        , update(session.connection(),
              QStringLiteral("UPDATE probes SET state = ?, outcome = ?, status = ?, target = ?, content_type = ?, "
                             "fetched_at = ?, error = ?, observations = ? WHERE id = ?"))
        , ofRun(session.connection(), probeSql() % QStringLiteral(" WHERE p.run = ? ORDER BY p.id LIMIT ?"))
        , drop(session.connection(), QStringLiteral("DELETE FROM probes WHERE host = ? AND run < ?"))
    {
    }

    Statement add;
    Statement update;
    Statement ofRun;
    Statement drop;
};

ProbeTable::ProbeTable(WriteSession &session)
    : m_session(session)
    , m_rows(std::make_unique<Rows>(session))
{
}

ProbeTable::~ProbeTable() = default;

void ProbeTable::load()
{
    m_last = m_session.maxId(QStringLiteral("probes"));
}

qint64 ProbeTable::keep(const ProbeRecord &probe)
{
    if (probe.id != 0) {
        const bool kept = m_session.run(m_rows->update,
            {int(probe.state), int(probe.outcome), probe.status, textOrNull(probe.target),
                textOrNull(probe.contentType), qlonglong(probe.fetchedAt), textOrNull(probe.error),
                textOrNull(probe.observations), qlonglong(probe.id)});
        return kept ? probe.id : 0;
    }
    qint64 last = m_last; // what fails takes none
    const qint64 id = m_session.nextId(QStringLiteral("probes"), last);
    if (id == 0
        || !m_session.run(m_rows->add,
            {qlonglong(id), textValue(QByteArray(name(probe.kind))), textValue(probe.url), base::raw(probe.host),
                probe.run, int(probe.state)}))
        return 0;
    return m_last = id;
}

QList<ProbeRecord> ProbeTable::ofRun(int run, int limit)
{
    if (!m_session.run(m_rows->ofRun, {run, limit}))
        return {};
    QList<ProbeRecord> list;
    while (m_rows->ofRun.next()) {
        if (const auto probe = probeFromRow(m_rows->ofRun))
            list.append(*probe);
    }
    return m_session.check(m_rows->ofRun) ? list : QList<ProbeRecord>();
}

void ProbeTable::dropBefore(HostId host, int run)
{
    m_session.run(m_rows->drop, {base::raw(host), run});
}

QList<ProbeRecord> Reader::probes()
{
    constexpr int most = 10'000; // a file from a stranger may have any number
    const Impl::Moment moment(*m_impl);
    QList<ProbeRecord> list;
    m_impl->each(probeSql() % QStringLiteral(" ORDER BY p.id LIMIT ?"), {most}, [&list](const Statement &row) {
        if (const auto probe = probeFromRow(row))
            list.append(*probe);
        return true;
    });
    return list;
}

} // namespace argiope::store
