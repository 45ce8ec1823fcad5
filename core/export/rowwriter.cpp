#include "core/export/rowwriter.h"

#include "core/base/json.h"
#include "core/export/cells.h"

#include <algorithm>

namespace argiope::exporting {

namespace {

using base::jsonString;
using store::LinkRecord;
using store::SitemapRecord;
using store::UrlColumn;
using store::UrlRecord;

constexpr qsizetype PieceBytes = 64 * 1024;

/// A value of a row: how it is written depends on the format.
struct Value
{
    enum class Type : quint8 { Unknown, Text, Number, Bool };
    Type type = Type::Unknown;
    QByteArray text;
    qint64 number = 0;
};

Value unknown()
{
    return {};
}

Value textOrUnknown(const QByteArray &text)
{
    return text.isEmpty() ? unknown() : Value{Value::Type::Text, text, 0};
}

Value numberValue(qint64 number)
{
    return {Value::Type::Number, {}, number};
}

Value numberFrom(qint64 number, qint64 smallest)
{
    return number < smallest ? unknown() : numberValue(number);
}

Value boolValue(bool on)
{
    return {Value::Type::Bool, {}, on ? 1 : 0};
}

Value valueOf(const UrlRecord &record, UrlColumn column)
{
    const store::PageRecord &page = record.page;
    const bool fetched = page.id != store::UrlId::None;
    switch (column) {
    case UrlColumn::Url:
        return textOrUnknown(record.url);
    case UrlColumn::Status:
        return numberFrom(page.status, 1);
    case UrlColumn::Outcome:
        return textOrUnknown(QByteArray(base::name(page.outcome)));
    case UrlColumn::ContentType:
        return textOrUnknown(page.contentType);
    case UrlColumn::Bytes:
        return numberFrom(page.bytes, 0);
    case UrlColumn::Depth:
        return record.depth >= store::OrphanDepth ? unknown() : numberValue(record.depth);
    case UrlColumn::Inlinks:
        return numberValue(record.inlinks);
    case UrlColumn::Outlinks:
        return fetched ? numberValue(page.outlinks) : unknown();
    case UrlColumn::Title:
        return textOrUnknown(page.title);
    case UrlColumn::ResponseMs:
        return numberFrom(page.responseMs, 0);
    case UrlColumn::Referrer:
        return textOrUnknown(record.referrer);
    case UrlColumn::DiscoveredAt:
        return textOrUnknown(isoTime(record.discoveredAt));
    case UrlColumn::FetchedAt:
        return textOrUnknown(isoTime(page.fetchedAt));
    case UrlColumn::State:
        return textOrUnknown(QByteArray(store::name(record.state)));
    case UrlColumn::Rule:
        return textOrUnknown(record.rule.name());
    case UrlColumn::RuleDetail:
        return textOrUnknown(record.rule.detail);
    case UrlColumn::RedirectUrl:
        return textOrUnknown(record.redirectUrl);
    case UrlColumn::Canonical:
        return textOrUnknown(page.canonical);
    case UrlColumn::MetaRobots:
        return textOrUnknown(page.metaRobots);
    case UrlColumn::Description:
        return textOrUnknown(page.description);
    case UrlColumn::H1:
        return textOrUnknown(page.h1);
    case UrlColumn::Language:
        return textOrUnknown(page.language);
    case UrlColumn::Charset:
        return textOrUnknown(page.charset);
    case UrlColumn::WordCount:
        return fetched ? numberValue(page.wordCount) : unknown();
    case UrlColumn::ContentHash:
        return textOrUnknown(page.contentHash.toHex());
    case UrlColumn::Attempts:
        return fetched ? numberValue(page.attempts) : unknown();
    case UrlColumn::Error:
        return textOrUnknown(page.error);
    case UrlColumn::InSitemap:
        return boolValue(record.inSitemap);
    case UrlColumn::FirstSeen:
        return textOrUnknown(isoTime(record.discoveredAt));
    case UrlColumn::LastSeen:
        return textOrUnknown(isoTime(record.lastSeen));
    case UrlColumn::LastChanged:
        return textOrUnknown(isoTime(page.lastChanged));
    case UrlColumn::GoneSince:
        return textOrUnknown(isoTime(page.goneSince));
    case UrlColumn::Visits:
        return fetched ? numberValue(page.visits) : unknown();
    }
    return unknown();
}

constexpr int LinkColumnCount = 10;
const char *const LinkColumns[LinkColumnCount]
    = {"source", "target", "element", "attribute", "kind", "rel", "rule", "rule_detail", "followed", "text"};

Value valueOf(const LinkRecord &link, int column)
{
    switch (column) {
    case 0:
        return textOrUnknown(link.source);
    case 1:
        return textOrUnknown(link.target);
    case 2:
        return textOrUnknown(link.element);
    case 3:
        return textOrUnknown(link.attribute);
    case 4:
        return textOrUnknown(linkKindName(link.kind));
    case 5:
        return textOrUnknown(linkRelNames(link.rel));
    case 6:
        return textOrUnknown(link.rule.name());
    case 7:
        return textOrUnknown(link.rule.detail);
    case 8:
        return boolValue(link.followed);
    default:
        return textOrUnknown(link.text);
    }
}

constexpr int SitemapColumnCount = 20;
const char *const SitemapColumns[SitemapColumnCount] = {"url", "host", "source", "named_by", "level", "state", "rule",
    "rule_detail", "outcome", "status", "bytes", "urls", "sitemaps", "content_type", "response_ms", "attempts",
    "problem", "error", "discovered_at", "fetched_at"};

Value valueOf(const SitemapRecord &sitemap, int column)
{
    const bool fetched = sitemap.outcome != base::Outcome::None;
    switch (column) {
    case 0:
        return textOrUnknown(sitemap.url);
    case 1:
        return textOrUnknown(sitemap.origin);
    case 2:
        return textOrUnknown(QByteArray(store::name(sitemap.source)));
    case 3:
        return textOrUnknown(sitemap.namedBy);
    case 4:
        return numberValue(sitemap.level);
    case 5:
        return textOrUnknown(QByteArray(store::name(sitemap.state)));
    case 6:
        return textOrUnknown(sitemap.rule.name());
    case 7:
        return textOrUnknown(sitemap.rule.detail);
    case 8:
        return textOrUnknown(QByteArray(base::name(sitemap.outcome)));
    case 9:
        return numberFrom(sitemap.status, 1);
    case 10:
        return numberFrom(sitemap.bytes, 0);
    case 11:
        return numberFrom(sitemap.urls, 0);
    case 12:
        return numberFrom(sitemap.sitemaps, 0);
    case 13:
        return textOrUnknown(sitemap.contentType);
    case 14:
        return numberFrom(sitemap.responseMs, 0);
    case 15:
        return fetched ? numberValue(sitemap.attempts) : unknown();
    case 16:
        return textOrUnknown(sitemap.problem);
    case 17:
        return textOrUnknown(sitemap.error);
    case 18:
        return textOrUnknown(isoTime(sitemap.discoveredAt));
    default:
        return textOrUnknown(isoTime(sitemap.fetchedAt));
    }
}

QByteArray csvValue(const Value &value)
{
    switch (value.type) {
    case Value::Type::Unknown:
        return {};
    case Value::Type::Text:
        return csvCell(value.text);
    case Value::Type::Number:
        return QByteArray::number(value.number);
    case Value::Type::Bool:
        return value.number ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
    }
    return {};
}

QByteArray jsonValue(const Value &value)
{
    switch (value.type) {
    case Value::Type::Unknown:
        return QByteArrayLiteral("null");
    case Value::Type::Text:
        return jsonString(value.text);
    case Value::Type::Number:
    case Value::Type::Bool:
        return csvValue(value);
    }
    return {};
}

/// A row with fixed columns.
template <class Record>
QByteArray rowLine(Format format, const Record &record, const char *const *names, int count)
{
    QByteArray line;
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            line += ',';
        if (format == Format::JsonLines) {
            line += '"';
            line += names[i];
            line += "\":" + jsonValue(valueOf(record, i));
        } else {
            line += csvValue(valueOf(record, i));
        }
    }
    return format == Format::JsonLines ? QByteArray('{' + line + "}\n") : QByteArray(line + "\r\n");
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

RowWriter::RowWriter(const Options &options)
    : m_format(options.format)
    , m_table(options.table)
    , m_columns(options.columns)
{
    if (m_columns.isEmpty()) {
        for (int i = 0; i < store::UrlColumnCount; ++i)
            m_columns.append(UrlColumn(i));
    }
}

QByteArray RowWriter::head() const
{
    if (m_format != Format::Csv)
        return {};
    QByteArrayList names;
    if (m_table == Table::Links) {
        for (const char *name : LinkColumns)
            names << QByteArray(name);
    } else if (m_table == Table::Sitemaps) {
        for (const char *name : SitemapColumns)
            names << QByteArray(name);
    } else {
        for (const UrlColumn column : m_columns)
            names << QByteArray(store::name(column));
    }
    return names.join(',') + "\r\n";
}

QByteArray RowWriter::line(const UrlRecord &record) const
{
    if (m_format == Format::Txt)
        return plainLine(record.url);
    QByteArray line;
    for (const UrlColumn column : m_columns) {
        if (!line.isEmpty() || column != m_columns.first())
            line += ',';
        if (m_format == Format::JsonLines) {
            line += '"';
            line += store::name(column);
            line += "\":" + jsonValue(valueOf(record, column));
        } else {
            line += csvValue(valueOf(record, column));
        }
    }
    return m_format == Format::JsonLines ? QByteArray('{' + line + "}\n") : QByteArray(line + "\r\n");
}

QByteArray RowWriter::line(const LinkRecord &link) const
{
    return m_format == Format::Txt ? plainLine(link.target) : rowLine(m_format, link, LinkColumns, LinkColumnCount);
}

QByteArray RowWriter::line(const SitemapRecord &sitemap) const
{
    return m_format == Format::Txt ? plainLine(sitemap.url)
                                   : rowLine(m_format, sitemap, SitemapColumns, SitemapColumnCount);
}

} // namespace argiope::exporting
