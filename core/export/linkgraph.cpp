#include "core/export/linkgraph.h"

#include "core/export/cells.h"
#include "core/export/exporterror.h"
#include "core/export/tablerows.h"

#include <QDateTime>

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

namespace argiope::exporting {

using facts::Kind;
using facts::LinkRel;
using facts::Value;
using store::UrlColumn;

namespace {

constexpr facts::LinkRels NotFollowed = LinkRel::NoFollow | LinkRel::Sponsored | LinkRel::Ugc | LinkRel::MetaNoFollow;

/// What a reader of graphs makes of a value.
enum class GraphType : quint8 { String, Integer, Boolean };

GraphType typeOf(Kind kind)
{
    switch (kind) {
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Status:
    case Kind::Page:
    case Kind::Depth:
        return GraphType::Integer;
    case Kind::Flag:
        return GraphType::Boolean;
    default:
        return GraphType::String;
    }
}

/// All links from one URL to another.
struct Edge
{
    qint64 from = 0;
    qint64 to = 0;
    qint64 count = 0;
    int kinds = 0; ///< bits by facts::LinkKind
    bool nofollow = true; ///< of every one of them

    [[nodiscard]] QByteArray kindNames() const
    {
        QByteArrayList names;
        for (const auto kind : {facts::LinkKind::Navigation, facts::LinkKind::Resource, facts::LinkKind::Metadata,
                 facts::LinkKind::Form}) {
            if (kinds & (1 << int(kind)))
                names << facts::name(kind);
        }
        return names.join(' ');
    }
};

QByteArray textOf(const Value &value, Kind kind)
{
    const PlainValue plain(value, kind);
    return plain.text ? *plain.text : plain.bare;
}

/// Writes a graph: head(), any number of node(), between(), any number of edge(), foot().
class GraphWriter
{
public:
    GraphWriter() = default;
    virtual ~GraphWriter() = default;
    GraphWriter(const GraphWriter &) = delete;
    GraphWriter &operator=(const GraphWriter &) = delete;
    [[nodiscard]] virtual QByteArray head(const QList<Heading> &columns) = 0;
    [[nodiscard]] virtual QByteArray node(qint64 id, const QList<Value> &values, const QByteArray &url) const = 0;
    [[nodiscard]] virtual QByteArray between() const { return {}; }
    [[nodiscard]] virtual QByteArray edge(const Edge &edge, qint64 number) const = 0;
    [[nodiscard]] virtual QByteArray foot() const = 0;
};

class GraphMlWriter : public GraphWriter
{
public:
    QByteArray head(const QList<Heading> &columns) override
    {
        m_columns = columns;
        QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                         "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" "
                         "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
                         "xsi:schemaLocation=\"http://graphml.graphdrawing.org/xmlns "
                         "http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd\">\n";
        for (qsizetype i = 0; i < columns.size(); ++i)
            xml += key('n' + QByteArray::number(i), "node", columns[i].name, typeOf(columns[i].kind));
        xml += key("kind", "edge", "kind", GraphType::String);
        xml += key("nofollow", "edge", "nofollow", GraphType::Boolean);
        xml += key("count", "edge", "count", GraphType::Integer);
        return xml + "<graph id=\"links\" edgedefault=\"directed\">\n";
    }
    QByteArray node(qint64 id, const QList<Value> &values, const QByteArray & /*url*/) const override
    {
        QByteArray xml = "<node id=\"n" + QByteArray::number(id) + "\">";
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const QByteArray text = textOf(values[i], m_columns[i].kind);
            if (!text.isEmpty())
                xml += data('n' + QByteArray::number(i), text);
        }
        return xml + "</node>\n";
    }
    QByteArray edge(const Edge &edge, qint64 /*number*/) const override
    {
        return "<edge source=\"n" + QByteArray::number(edge.from) + "\" target=\"n" + QByteArray::number(edge.to)
            + "\">" + data("kind", edge.kindNames()) + data("nofollow", edge.nofollow ? "true" : "false")
            + data("count", QByteArray::number(edge.count)) + "</edge>\n";
    }
    QByteArray foot() const override { return "</graph>\n</graphml>\n"; }

private:
    static QByteArray key(const QByteArray &id, const char *of, const QByteArray &name, GraphType type)
    {
        static constexpr const char *types[] = {"string", "long", "boolean"};
        return "<key id=\"" + id + "\" for=\"" + of + "\" attr.name=\"" + xmlText(name) + "\" attr.type=\""
            + types[size_t(type)] + "\"/>\n";
    }
    static QByteArray data(const QByteArray &key, const QByteArray &text)
    {
        return "<data key=\"" + key + "\">" + xmlText(text) + "</data>";
    }

    QList<Heading> m_columns;
};

class GexfWriter : public GraphWriter
{
public:
    QByteArray head(const QList<Heading> &columns) override
    {
        m_columns = columns;
        QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                         "<gexf xmlns=\"http://www.gexf.net/1.2draft\" version=\"1.2\">\n<meta lastmodifieddate=\""
            + QDateTime::currentDateTimeUtc().date().toString(Qt::ISODate).toLatin1()
            + "\"><creator>Argiope</creator></meta>\n"
              "<graph defaultedgetype=\"directed\" mode=\"static\">\n<attributes class=\"node\">\n";
        for (qsizetype i = 0; i < columns.size(); ++i)
            xml += attribute(QByteArray::number(i), columns[i].name, typeOf(columns[i].kind));
        xml += "</attributes>\n<attributes class=\"edge\">\n";
        xml += attribute("kind", "kind", GraphType::String);
        xml += attribute("nofollow", "nofollow", GraphType::Boolean);
        xml += attribute("count", "count", GraphType::Integer);
        return xml + "</attributes>\n<nodes>\n";
    }
    QByteArray node(qint64 id, const QList<Value> &values, const QByteArray &url) const override
    {
        QByteArray xml = "<node id=\"" + QByteArray::number(id) + "\" label=\"" + xmlText(url) + "\"><attvalues>";
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const QByteArray text = textOf(values[i], m_columns[i].kind);
            if (!text.isEmpty())
                xml += value(QByteArray::number(i), text);
        }
        return xml + "</attvalues></node>\n";
    }
    QByteArray between() const override { return "</nodes>\n<edges>\n"; }
    QByteArray edge(const Edge &edge, qint64 number) const override
    {
        const QByteArray count = QByteArray::number(edge.count);
        return "<edge id=\"" + QByteArray::number(number) + "\" source=\"" + QByteArray::number(edge.from)
            + "\" target=\"" + QByteArray::number(edge.to) + "\" weight=\"" + count + "\"><attvalues>"
            + value("kind", edge.kindNames()) + value("nofollow", edge.nofollow ? "true" : "false")
            + value("count", count) + "</attvalues></edge>\n";
    }
    QByteArray foot() const override { return "</edges>\n</graph>\n</gexf>\n"; }

private:
    static QByteArray attribute(const QByteArray &id, const QByteArray &name, GraphType type)
    {
        static constexpr const char *types[] = {"string", "long", "boolean"};
        return "<attribute id=\"" + id + "\" title=\"" + xmlText(name) + "\" type=\"" + types[size_t(type)] + "\"/>\n";
    }
    static QByteArray value(const QByteArray &of, const QByteArray &text)
    {
        return "<attvalue for=\"" + of + "\" value=\"" + xmlText(text) + "\"/>";
    }

    QList<Heading> m_columns;
};

/// What a URL says of itself where nobody chose.
QList<store::Column> usualColumns(const store::Columns &all)
{
    QList<store::Column> columns = all.chosen({UrlColumn::Url, UrlColumn::Status, UrlColumn::Outcome,
        UrlColumn::ContentType, UrlColumn::Title, UrlColumn::Depth, UrlColumn::Inlinks, UrlColumn::Outlinks,
        UrlColumn::Bytes, UrlColumn::State, UrlColumn::Rule, UrlColumn::InSitemap});
    for (const char *rank : {"rank", "rank_percentile", "authority", "hub", "backlinks", "link_depth"}) {
        if (const store::Column *column = all.find(QByteArrayView(rank)))
            columns.append(*column);
    }
    return columns;
}

/// Goes over a project once for its URLs and once for its links.
class LinkGraph
{
public:
    LinkGraph(store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
        , m_output(out)
    {
        if (options.format == Format::Gexf)
            m_writer = std::make_unique<GexfWriter>();
        else
            m_writer = std::make_unique<GraphMlWriter>();
    }
    base::Result<qint64, ExportError> write()
    {
        const store::Columns &all = m_reader.columns();
        const QList<store::Column> columns
            = m_options.columns.isEmpty() ? usualColumns(all) : all.chosen(m_options.columns);
        QList<Heading> headings;
        for (const store::Column &column : columns) {
            headings.append({column.name, column.kind});
            m_wanted.append(column.id);
        }
        m_wanted.append(UrlColumn::Url);
        m_output.write(m_writer->head(headings));
        writeNodes();
        m_output.write(m_writer->between());
        if (!m_progress.canceled() && !m_reader.error())
            writeEdges();
        m_output.write(m_writer->foot());
        return resultOf(m_reader, m_output, m_progress);
    }

private:
    void writeNodes()
    {
        const auto visit = [this](const store::UrlRow &row) {
            const auto *url = std::get_if<QByteArray>(&row.values.constLast());
            m_ids.push_back(base::raw(row.id));
            return !m_progress.canceled()
                && m_output.write(m_writer->node(base::raw(row.id), row.values, url ? *url : QByteArray()));
        };
        if (m_options.table == Table::Urls) {
            eachUrl(m_reader, m_options, visit, m_wanted);
        } else {
            for (const auto kind : {store::ListKind::Urls, store::ListKind::Skipped}) {
                store::ListQuery query;
                query.kind = kind;
                if (!m_reader.error())
                    m_reader.forEach(query, m_wanted, visit);
            }
        }
        std::sort(m_ids.begin(), m_ids.end());
    }
    void writeEdges()
    {
        bool goesOn = true;
        m_reader.forEachLinkNumbers([&](const store::LinkNumbers &link) {
            const qint64 page = base::raw(link.page);
            if (page != m_page) {
                goesOn = endPage();
                m_page = page;
                m_wantsPage = has(page);
            }
            if (m_wantsPage)
                take(link);
            return goesOn && !m_progress.canceled();
        });
        if (goesOn && !m_progress.canceled())
            (void)endPage();
    }
    void take(const store::LinkNumbers &link)
    {
        Edge &edge = m_edges[base::raw(link.target)];
        ++edge.count;
        edge.kinds |= 1 << (int(link.kind) & 7);
        edge.nofollow = edge.nofollow && (link.rel & NotFollowed);
    }
    bool endPage()
    {
        for (auto &[target, edge] : m_edges) {
            if (!has(target))
                continue;
            edge.from = m_page;
            edge.to = target;
            if (!m_output.write(m_writer->edge(edge, m_progress.rows())))
                return false;
            m_progress.rowDone();
        }
        m_edges.clear();
        return true;
    }
    [[nodiscard]] bool has(qint64 id) const { return std::binary_search(m_ids.begin(), m_ids.end(), id); }

    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
    Output m_output;
    std::unique_ptr<GraphWriter> m_writer;
    QList<UrlColumn> m_wanted;
    std::vector<qint64> m_ids; ///< of the nodes
    qint64 m_page = 0;
    bool m_wantsPage = false;
    std::map<qint64, Edge> m_edges; ///< of the page, by target
};

} // namespace

base::Result<qint64, ExportError> writeGraph(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    return LinkGraph(reader, out, options, progress).write();
}

} // namespace argiope::exporting
