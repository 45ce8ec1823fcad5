#include "core/engine/whynow.h"

#include "core/filter/parser.h"
#include "core/rank/crawlorder.h"
#include "core/store/filtersql.h"
#include "core/url/url.h"

#include <algorithm>

namespace argiope::engine {

namespace {

std::optional<qint64> priorityOf(store::Reader &reader, base::UrlId id)
{
    const store::Columns columns = reader.columns();
    const store::Column *column = columns.find(QByteArrayView("priority"));
    const auto rows = column ? reader.rows({base::raw(id)}, {column->id}) : QList<store::UrlRow>();
    if (rows.isEmpty() || rows.constFirst().values.isEmpty())
        return std::nullopt;
    const auto *number = std::get_if<qint64>(&rows.constFirst().values.constFirst());
    return number ? std::optional(*number) : std::nullopt;
}

bool isByClass(settings::Order order)
{
    return order != settings::Order::Breadth && order != settings::Order::Depth && order != settings::Order::Random;
}

} // namespace

std::optional<WhyNow> whyNow(store::Reader &reader, const store::UrlRecord &record)
{
    if (record.state != store::UrlState::Queued)
        return std::nullopt;
    const auto found = priorityOf(reader, record.id);
    const auto url = url::parse(record.url);
    if (!found || !url)
        return std::nullopt;
    const qint64 priority = found.value_or(0);
    WhyNow why;
    why.order = reader.settings().order;
    why.depth = record.depth;
    if (isByClass(why.order)) {
        const rank::CrawlOrder::Turn turn
            = rank::CrawlOrder::turnOf(int(base::isLast(int(priority)) ? priority - base::LastPriority : priority));
        why.rankClass = turn.bucket;
        why.classes = rank::CrawlOrder::Buckets;
        why.since = turn.fetched;
    }
    store::ListQuery query;
    query.kind = store::ListKind::Queue;
    query.host = url->origin();
    const QString first
        = QStringLiteral("priority < %1 or (priority = %1 and depth < %2)").arg(priority).arg(record.depth);
    const auto where = filter::parse(first, store::filterFields(reader.columns()));
    if (!where)
        return std::nullopt;
    query.where = *where;
    why.before = reader.count(query);
    return why;
}

} // namespace argiope::engine
