#include "core/export/tablerows.h"

#include <limits>

namespace argiope::exporting {

using facts::Kind;
using facts::Value;
using store::LinkRecord;
using store::SitemapRecord;
using store::UrlColumn;

namespace {

class UrlRows : public TableRows
{
public:
    UrlRows(store::Reader &reader, const Options &options)
        : m_reader(reader)
        , m_options(options)
    {
        const store::Columns &all = reader.columns();
        if (infoOf(options.format).hasColumns)
            m_columns = options.columns.isEmpty() ? all.all() : all.chosen(options.columns);
    }
    QList<Heading> columns() const override
    {
        QList<Heading> headings;
        for (const store::Column &column : m_columns)
            headings.append(m_options.words ? Heading{m_options.words->title(column), wordedKind(column)}
                                            : Heading{column.name, column.kind});
        return headings;
    }
    void each(const Take &take) override
    {
        QList<UrlColumn> wanted;
        for (const store::Column &column : std::as_const(m_columns))
            wanted.append(column.id);
        wanted.append(UrlColumn::Url); // behind those that are written
        const auto visit = [this, &take](const store::UrlRow &row) {
            const auto *url = std::get_if<QByteArray>(&row.values.constLast());
            return take(m_options.words ? worded(row.values) : row.values, url ? *url : QByteArray());
        };
        eachUrl(m_reader, m_options, visit, wanted);
    }

private:
    static Kind wordedKind(const store::Column &column)
    {
        const bool isName = column.kind == Kind::Outcome || column.kind == Kind::State || column.kind == Kind::Rule;
        return isName ? Kind::Text : column.kind;
    }
    [[nodiscard]] QList<Value> worded(QList<Value> values) const
    {
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            if (auto words = m_options.words->value(m_columns.at(i), values.at(i)))
                values[i] = *words;
        }
        return values;
    }

    store::Reader &m_reader;
    const Options &m_options;
    QList<store::Column> m_columns; ///< that are written
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

class LinkRows : public TableRows
{
public:
    LinkRows(store::Reader &reader, const Options &options)
        : m_reader(reader)
        , m_options(options)
    {
    }
    QList<Heading> columns() const override { return headingsOf(LinkColumns); }
    void each(const Take &take) override
    {
        const auto visit = [&take](const LinkRecord &link) { return take(valuesOf(link, LinkColumns), link.target); };
        if (m_options.onlyIds.isEmpty() && !m_options.linkPages && !m_options.keeps) {
            m_reader.forEachLink(visit);
            return;
        }
        // Eight bytes a page are all that is held of them.
        const QList<qint64> pages = m_options.onlyIds.isEmpty()
            ? m_reader.ids(m_options.linkPages.value_or(store::ListQuery()))
            : m_options.onlyIds;
        for (const qint64 id : pages) {
            if (m_options.keeps && !m_options.keeps(store::UrlId(id)))
                continue;
            const QList<LinkRecord> links = m_reader.outlinks(store::UrlId(id), std::numeric_limits<int>::max());
            for (const LinkRecord &link : links) {
                if (!visit(link))
                    return;
            }
            if (m_reader.error())
                return;
        }
    }

private:
    store::Reader &m_reader;
    const Options &m_options;
};

using S = SitemapRecord;
const FixedColumn<SitemapRecord> SitemapColumns[] = {
    {"url", Kind::Url, [](const S &s) -> Value { return s.url; }},
    {"host", Kind::Url, [](const S &s) -> Value { return s.origin; }},
    {"source", Kind::Text, [](const S &s) { return wordFrom(store::name(s.source)); }},
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

class SitemapRows : public TableRows
{
public:
    explicit SitemapRows(store::Reader &reader)
        : m_reader(reader)
    {
    }
    QList<Heading> columns() const override { return headingsOf(SitemapColumns); }
    void each(const Take &take) override
    {
        m_reader.forEachSitemap(
            [&take](const SitemapRecord &sitemap) { return take(valuesOf(sitemap, SitemapColumns), sitemap.url); });
    }

private:
    store::Reader &m_reader;
};

} // namespace

std::unique_ptr<TableRows> urlRows(store::Reader &reader, const Options &options)
{
    return std::make_unique<UrlRows>(reader, options);
}

std::unique_ptr<TableRows> linkRows(store::Reader &reader, const Options &options)
{
    return std::make_unique<LinkRows>(reader, options);
}

std::unique_ptr<TableRows> sitemapRows(store::Reader &reader)
{
    return std::make_unique<SitemapRows>(reader);
}

std::unique_ptr<TableRows> rowsOf(store::Reader &reader, const Options &options, Progress &progress)
{
    switch (options.table) {
    case Table::Urls:
    case Table::Skipped:
        break;
    case Table::Links:
        return linkRows(reader, options);
    case Table::Sitemaps:
        return sitemapRows(reader);
    case Table::Broken:
        return brokenRows(reader, options, progress);
    case Table::Chains:
        return chainRows(reader, options, progress);
    case Table::Issues:
        return issueRows(reader, options, progress);
    case Table::Images:
        return imageRows(reader, options, progress);
    case Table::Hreflang:
        return hreflangRows(reader, options, progress);
    case Table::Hosts:
        return hostRows(reader, progress);
    }
    return urlRows(reader, options);
}

} // namespace argiope::exporting
