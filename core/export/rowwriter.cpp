#include "core/export/rowwriter.h"

#include "core/export/cells.h"

namespace argiope::exporting {

namespace {

using facts::Kind;
using facts::Value;
using store::LinkRecord;
using store::SitemapRecord;
using store::UrlColumn;

constexpr qsizetype PieceBytes = 64 * 1024;

Value numberFrom(qint64 number, qint64 smallest)
{
    return number < smallest ? Value{} : Value{number};
}

/// A column of a table that has no others.
template <class Record>
struct FixedColumn
{
    const char *name;
    Kind kind;
    Value (*value)(const Record &record);
};

using L = LinkRecord;
const FixedColumn<LinkRecord> LinkColumns[] = {
    {"source", Kind::Url, [](const L &l) -> Value { return l.source; }},
    {"target", Kind::Url, [](const L &l) -> Value { return l.target; }},
    {"element", Kind::Text, [](const L &l) -> Value { return l.element; }},
    {"attribute", Kind::Text, [](const L &l) -> Value { return l.attribute; }},
    {"kind", Kind::Text, [](const L &l) -> Value { return facts::name(l.kind); }},
    {"rel", Kind::Text, [](const L &l) -> Value { return facts::names(l.rel); }},
    {"rule", Kind::Rule, [](const L &l) -> Value { return l.rule.name(); }},
    {"rule_detail", Kind::Text, [](const L &l) -> Value { return l.rule.detail; }},
    {"followed", Kind::Flag, [](const L &l) -> Value { return qint64(l.followed); }},
    {"text", Kind::Text, [](const L &l) -> Value { return l.text; }},
};

using S = SitemapRecord;
const FixedColumn<SitemapRecord> SitemapColumns[] = {
    {"url", Kind::Url, [](const S &s) -> Value { return s.url; }},
    {"host", Kind::Url, [](const S &s) -> Value { return s.origin; }},
    {"source", Kind::Text, [](const S &s) -> Value { return QByteArray(store::name(s.source)); }},
    {"named_by", Kind::Url, [](const S &s) -> Value { return s.namedBy; }},
    {"level", Kind::Count, [](const S &s) -> Value { return qint64(s.level); }},
    {"state", Kind::State, [](const S &s) -> Value { return qint64(s.state); }},
    {"rule", Kind::Rule, [](const S &s) -> Value { return s.rule.name(); }},
    {"rule_detail", Kind::Text, [](const S &s) -> Value { return s.rule.detail; }},
    {"outcome", Kind::Outcome, [](const S &s) -> Value { return qint64(s.outcome); }},
    {"status", Kind::Status, [](const S &s) { return numberFrom(s.status, 1); }},
    {"bytes", Kind::Bytes, [](const S &s) { return numberFrom(s.bytes, 0); }},
    {"urls", Kind::Count, [](const S &s) { return numberFrom(s.urls, 0); }},
    {"sitemaps", Kind::Count, [](const S &s) { return numberFrom(s.sitemaps, 0); }},
    {"content_type", Kind::MimeType, [](const S &s) -> Value { return s.contentType; }},
    {"response_ms", Kind::Milliseconds, [](const S &s) { return numberFrom(s.responseMs, 0); }},
    {"attempts", Kind::Count,
        [](const S &s) { return s.outcome != base::Outcome::None ? Value{qint64(s.attempts)} : Value{}; }},
    {"problem", Kind::Text, [](const S &s) -> Value { return s.problem; }},
    {"error", Kind::Text, [](const S &s) -> Value { return s.error; }},
    {"discovered_at", Kind::Time, [](const S &s) -> Value { return s.discoveredAt; }},
    {"fetched_at", Kind::Time, [](const S &s) -> Value { return s.fetchedAt; }},
};

template <class Record, size_t N>
QList<Cell> cellsOf(const Record &record, const FixedColumn<Record> (&columns)[N])
{
    QList<Cell> cells;
    cells.reserve(qsizetype(N));
    for (const FixedColumn<Record> &column : columns)
        cells.append({column.name, column.value(record), column.kind});
    return cells;
}

template <class Record, size_t N>
QList<QByteArray> namesOf(const FixedColumn<Record> (&columns)[N])
{
    QList<QByteArray> names;
    for (const FixedColumn<Record> &column : columns)
        names.append(column.name);
    return names;
}

} // namespace

bool Output::write(const QByteArray &bytes)
{
    m_buffer += bytes;
    return m_buffer.size() < PieceBytes || flush();
}

bool Output::flush()
{
    if (!m_failed && !m_buffer.isEmpty())
        m_failed = m_device.write(m_buffer) != m_buffer.size();
    m_buffer.clear();
    return !m_failed;
}

ExportError Output::error() const
{
    return {ExportError::Code::WriteFailed, m_device.errorString()};
}

RowWriter::RowWriter(const Options &options, const store::Columns &columns)
    : m_table(options.table)
    , m_format(infoOf(options.format).rows(options.delimiter))
    , m_columns(options.columns.isEmpty() ? columns.all() : columns.chosen(options.columns))
{
    if (!infoOf(options.format).hasColumns)
        m_columns.clear();
    for (const store::Column &column : std::as_const(m_columns))
        m_wanted.append(column.id);
    m_wanted.append(UrlColumn::Url);
}

QByteArray RowWriter::head() const
{
    switch (m_table) {
    case Table::Links:
        return m_format->head(namesOf(LinkColumns));
    case Table::Sitemaps:
        return m_format->head(namesOf(SitemapColumns));
    case Table::Urls:
    case Table::Skipped:
        break;
    }
    QList<QByteArray> names;
    for (const store::Column &column : m_columns)
        names.append(column.name);
    return m_format->head(names);
}

QByteArray RowWriter::line(store::UrlRow row) const
{
    QList<Cell> cells;
    cells.reserve(m_columns.size());
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        cells.append({m_columns[i].name, std::move(row.values[i]), m_columns[i].kind});
    const auto *url = std::get_if<QByteArray>(&row.values.constLast());
    return m_format->line(cells, url ? *url : QByteArray());
}

QByteArray RowWriter::line(const LinkRecord &link) const
{
    return m_format->line(cellsOf(link, LinkColumns), link.target);
}

QByteArray RowWriter::line(const SitemapRecord &sitemap) const
{
    return m_format->line(cellsOf(sitemap, SitemapColumns), sitemap.url);
}

} // namespace argiope::exporting
