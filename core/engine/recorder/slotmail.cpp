#include "core/engine/recorder/slotmail.h"

#include "core/store/batchtable.h"
#include "core/store/nodebook.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace argiope::engine {

using base::HostId;
using base::RuleId;
using base::UrlId;
using base::Way;

namespace {

constexpr quint8 BatchVersion = 2;
constexpr int MostBatches = 16; ///< at a time
constexpr qsizetype MostFinds = 2000; ///< in one: who takes it in does so in one go

void write(QDataStream &out, const Way &way)
{
    out << qint32(way.depth) << qint32(way.hops) << qint64(base::raw(way.referrer));
}

Way readWay(QDataStream &in)
{
    qint32 depth = 0;
    qint32 hops = 0;
    qint64 referrer = 0;
    in >> depth >> hops >> referrer;
    return {depth, hops, UrlId(referrer)};
}

void setUp(QDataStream &stream)
{
    stream.setVersion(QDataStream::Qt_6_2);
}

} // namespace

QByteArray SlotBatch::packed() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    setUp(out);
    out << BatchVersion << qint32(finds.size());
    for (const ForeignFind &find : finds) {
        out << find.key.toByteArray() << find.url << find.origin << qint64(base::raw(find.id)) << quint8(find.fate)
            << qint32(base::raw(find.rule)) << find.inSitemap << qint32(base::raw(find.trap));
        write(out, find.way);
    }
    out << qint32(ways.size());
    for (const ForeignWay &way : ways) {
        out << qint64(base::raw(way.id)) << way.followed;
        write(out, way.way);
    }
    out << qint32(sitemaps.size());
    for (const ForeignSitemap &sitemap : sitemaps)
        out << sitemap.url << qint32(sitemap.source) << sitemap.parent << qint32(sitemap.level) << qint32(sitemap.hops);
    return bytes;
}

std::optional<SlotBatch> SlotBatch::unpack(const QByteArray &bytes)
{
    QDataStream in(bytes);
    setUp(in);
    quint8 version = 0;
    in >> version;
    if (version != BatchVersion)
        return std::nullopt;
    const auto count = [&in] {
        qint32 n = 0;
        in >> n;
        return in.status() == QDataStream::Ok ? n : 0;
    };
    SlotBatch batch;
    for (qint32 left = count(); left > 0 && in.status() == QDataStream::Ok; --left) {
        ForeignFind find;
        QByteArray key;
        qint64 id = 0;
        quint8 fate = 0;
        qint32 rule = 0;
        qint32 trap = 0;
        in >> key >> find.url >> find.origin >> id >> fate >> rule >> find.inSitemap >> trap;
        find.way = readWay(in);
        if (size_t(key.size()) != find.key.bytes.size() || id <= 0 || fate > quint8(judge::Fate::Skip))
            return std::nullopt;
        std::copy(key.begin(), key.end(), find.key.bytes.begin());
        find.id = UrlId(id);
        find.fate = judge::Fate(fate);
        find.rule = RuleId(rule);
        find.trap = RuleId(trap);
        batch.finds.append(find);
    }
    for (qint32 left = count(); left > 0 && in.status() == QDataStream::Ok; --left) {
        ForeignWay way;
        qint64 id = 0;
        in >> id >> way.followed;
        way.id = UrlId(id);
        way.way = readWay(in);
        batch.ways.append(way);
    }
    for (qint32 left = count(); left > 0 && in.status() == QDataStream::Ok; --left) {
        ForeignSitemap sitemap;
        qint32 source = 0;
        qint32 level = 0;
        qint32 hops = 0;
        in >> sitemap.url >> source >> sitemap.parent >> level >> hops;
        sitemap.source = source;
        sitemap.level = level;
        sitemap.hops = hops;
        batch.sitemaps.append(sitemap);
    }
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return std::nullopt;
    return batch;
}

SlotMail::SlotMail(store::Writer &writer)
    : m_table(writer.batches())
    , m_isNode(m_table.share().has_value())
    , m_shared(m_isNode && !m_table.share()->alone)
{
}

bool SlotMail::isElsewhere(const QByteArray &origin) const
{
    return m_shared && !m_table.share()->holds(store::slotOfOrigin(origin));
}

bool SlotMail::isElsewhere(HostId host)
{
    if (!m_shared)
        return false;
    const auto slot = m_table.slotOf(host);
    return slot && !m_table.share()->holds(*slot);
}

UrlId SlotMail::agreedId(const url::UrlKey &key)
{
    return m_table.agreedId(key);
}

void SlotMail::send(const ForeignFind &find)
{
    const int slot = store::slotOfOrigin(find.origin);
    SlotBatch &batch = m_out[slot];
    batch.finds.append(find);
    m_sent = true;
    if (batch.finds.size() < MostFinds)
        return;
    m_table.send(slot, batch.packed());
    batch = {};
}

void SlotMail::send(const ForeignWay &way, std::optional<HostId> host)
{
    // What is on its way to its keeper is not there yet: it is asked for again by whoever keeps one of ours.
    std::optional<int> slot;
    if (host)
        slot = m_table.slotOf(*host);
    const auto &own = m_table.share()->tokens;
    if (!slot && !own.isEmpty())
        slot = own.cbegin().key();
    if (!slot)
        return;
    m_out[*slot].ways.append(way);
    m_sent = true;
}

void SlotMail::send(const ForeignSitemap &sitemap, const QByteArray &origin)
{
    m_out[store::slotOfOrigin(origin)].sitemaps.append(sitemap);
    m_sent = true;
}

void SlotMail::flush()
{
    for (const auto &[slot, batch] : m_out) {
        if (!batch.isEmpty())
            m_table.send(slot, batch.packed());
    }
    m_out.clear();
}

bool SlotMail::receive(const std::function<void(const SlotBatch &)> &decide)
{
    if (!m_isNode)
        return false;
    const QList<store::NodeBatch> arrived = m_table.arrived(MostBatches);
    for (const store::NodeBatch &one : arrived) {
        const auto batch = SlotBatch::unpack(one.found);
        if (!batch) {
            m_table.failDamaged(QStringLiteral("batch %1 of slot %2").arg(one.id).arg(one.slot));
            return true;
        }
        decide(*batch);
        m_table.taken(one.id);
    }
    return !arrived.isEmpty();
}

} // namespace argiope::engine
