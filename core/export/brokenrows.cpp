// Every link that leads to what is broken, blocked or redirected, and redirects as such.
#include "core/export/linktargets.h"
#include "core/export/tablerows.h"

#include <QHash>

namespace argiope::exporting {

using facts::Kind;
using facts::Value;
using store::LinkRecord;
using store::UrlColumn;

namespace {

constexpr int LinksPerRead = 1000;
constexpr int PositionBits = 24; ///< of a link's id: its place on the page

QByteArray urlOf(store::Reader &reader, qint64 id)
{
    return id == 0 ? QByteArray() : reader.urls({id}).value(0);
}

struct BrokenLink
{
    const LinkRecord &link;
    const FaultyTarget &target;
    const QByteArray &end;
};

using B = BrokenLink;
const FixedColumn<BrokenLink> BrokenColumns[] = {
    {"target", Kind::Url, [](const B &b) -> Value { return b.link.target; }},
    {"why", Kind::Text, [](const B &b) { return wordFrom(name(b.target.fault)); }},
    {"status", Kind::Status, [](const B &b) { return numberFrom(b.target.status, 1); }},
    {"outcome", Kind::Outcome, [](const B &b) -> Value { return qint64(b.target.outcome); }},
    {"rule", Kind::Rule, [](const B &b) { return wordFrom(facts::name(b.target.rule)); }},
    {"external", Kind::Flag, [](const B &b) -> Value { return qint64(b.target.external); }},
    {"hops", Kind::Count, [](const B &b) { return numberFrom(b.target.hops, 1); }},
    {"loop", Kind::Flag, [](const B &b) { return b.target.hops > 0 ? Value{qint64(b.target.loop)} : Value{}; }},
    {"end", Kind::Url, [](const B &b) -> Value { return b.end; }},
    {"end_status", Kind::Status, [](const B &b) { return numberFrom(b.target.endStatus, 1); }},
    {"end_outcome", Kind::Outcome, [](const B &b) -> Value { return qint64(b.target.endOutcome); }},
    {"source", Kind::Url, [](const B &b) -> Value { return b.link.source; }},
    {"text", Kind::Text, [](const B &b) -> Value { return b.link.text; }},
    {"element", Kind::Text, [](const B &b) -> Value { return b.link.element; }},
    {"attribute", Kind::Text, [](const B &b) -> Value { return b.link.attribute; }},
    {"kind", Kind::Text, [](const B &b) -> Value { return facts::name(b.link.kind); }},
    {"rel", Kind::Text, [](const B &b) -> Value { return facts::names(b.link.rel); }},
    {"position", Kind::Count, [](const B &b) -> Value { return (b.link.id & ((qint64(1) << PositionBits) - 1)) + 1; }},
};

class BrokenRows : public TableRows
{
public:
    BrokenRows(store::Reader &reader, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
    {
    }
    QList<Heading> columns() const override { return headingsOf(BrokenColumns); }
    void each(const Take &take) override
    {
        m_targets = LinkTargets::read(m_reader, m_progress.flag());
        if (m_reader.error())
            return;
        if (!m_options.onlyIds.isEmpty()) {
            chosen(take);
            return;
        }
        for (const qint64 id : m_targets.inOrder()) {
            const FaultyTarget *target = m_targets.find(id);
            if (m_progress.canceled() || m_reader.error() || (target && !linksTo(*target, take)))
                return;
        }
    }

private:
    bool linksTo(const FaultyTarget &target, const Take &take)
    {
        const QByteArray end = urlOf(m_reader, target.end);
        for (qint64 after = 0;;) {
            const QList<LinkRecord> links = m_reader.inlinks(base::UrlId(target.id), LinksPerRead, after);
            for (const LinkRecord &link : links) {
                if (m_options.keeps && !m_options.keeps(link.sourceId))
                    continue;
                if (m_progress.canceled() || !take(valuesOf(BrokenLink{link, target, end}, BrokenColumns), link.target))
                    return false;
            }
            if (links.size() < LinksPerRead || m_reader.error())
                return true;
            after = links.constLast().id;
        }
    }
    void chosen(const Take &take)
    {
        for (const qint64 id : m_options.onlyIds) {
            const QList<LinkRecord> links = m_reader.outlinks(base::UrlId(id >> PositionBits), 1, id - 1);
            if (m_reader.error())
                return;
            if (links.isEmpty() || links.constFirst().id != id)
                continue; // the page was read again meanwhile
            const FaultyTarget *target = m_targets.find(base::raw(links.constFirst().targetId));
            if (!target)
                continue;
            const QByteArray end = urlOf(m_reader, target->end);
            if (!take(valuesOf(BrokenLink{links.constFirst(), *target, end}, BrokenColumns), links.constFirst().target))
                return;
        }
    }

    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
    LinkTargets m_targets;
};

struct Chain
{
    const FaultyTarget &start;
    QByteArray startUrl;
    QByteArray endUrl;
    QByteArray hops; ///< "URL STATUS -> URL STATUS"
};

using C = Chain;
const FixedColumn<Chain> ChainColumns[] = {
    {"start", Kind::Url, [](const C &c) -> Value { return c.startUrl; }},
    {"status", Kind::Status, [](const C &c) { return numberFrom(c.start.status, 1); }},
    {"hops", Kind::Count, [](const C &c) -> Value { return qint64(c.start.hops); }},
    {"loop", Kind::Flag, [](const C &c) -> Value { return qint64(c.start.loop); }},
    {"end", Kind::Url, [](const C &c) -> Value { return c.endUrl; }},
    {"end_status", Kind::Status, [](const C &c) { return numberFrom(c.start.endStatus, 1); }},
    {"end_outcome", Kind::Outcome, [](const C &c) -> Value { return qint64(c.start.endOutcome); }},
    {"inlinks", Kind::Count, [](const C &c) -> Value { return c.start.inlinks; }},
    {"external", Kind::Flag, [](const C &c) -> Value { return qint64(c.start.external); }},
    {"chain", Kind::Text, [](const C &c) -> Value { return c.hops; }},
};

class ChainRows : public TableRows
{
public:
    ChainRows(store::Reader &reader, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
    {
    }
    QList<Heading> columns() const override { return headingsOf(ChainColumns); }
    void each(const Take &take) override
    {
        const LinkTargets targets = LinkTargets::read(m_reader, m_progress.flag());
        if (m_reader.error())
            return;
        std::vector<qint64> starts(m_options.onlyIds.cbegin(), m_options.onlyIds.cend());
        if (starts.empty())
            starts = targets.chainStarts();
        for (const qint64 id : starts) {
            const FaultyTarget *start = targets.find(id);
            if (m_progress.canceled() || m_reader.error())
                return;
            const bool kept = !m_options.keeps || m_options.keeps(base::UrlId(id));
            if (!start || start->fault != LinkFault::Redirected || !kept)
                continue;
            const Chain chain = chainOf(targets, *start);
            if (!take(valuesOf(chain, ChainColumns), chain.startUrl))
                return;
        }
    }

private:
    Chain chainOf(const LinkTargets &targets, const FaultyTarget &start)
    {
        Chain chain{start, {}, {}, {}};
        const std::vector<qint64> ids = targets.chain(start.id);
        const QList<store::UrlRow> rows
            = m_reader.rows(QList<qint64>(ids.begin(), ids.end()), {UrlColumn::Url, UrlColumn::Status});
        for (const store::UrlRow &row : rows) {
            if (row.id == base::UrlId::None)
                continue;
            const auto *url = std::get_if<QByteArray>(&row.values[0]);
            const auto *status = std::get_if<qint64>(&row.values[1]);
            if (!chain.hops.isEmpty())
                chain.hops += " -> ";
            chain.hops += url ? *url : QByteArray();
            if (status && *status > 0)
                chain.hops += ' ' + QByteArray::number(*status);
            if (&row == &rows.constFirst() && url)
                chain.startUrl = *url;
            if (base::raw(row.id) == start.end && url)
                chain.endUrl = *url;
        }
        return chain;
    }

    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
};

} // namespace

std::unique_ptr<TableRows> brokenRows(store::Reader &reader, const Options &options, Progress &progress)
{
    return std::make_unique<BrokenRows>(reader, options, progress);
}

std::unique_ptr<TableRows> chainRows(store::Reader &reader, const Options &options, Progress &progress)
{
    return std::make_unique<ChainRows>(reader, options, progress);
}

} // namespace argiope::exporting
