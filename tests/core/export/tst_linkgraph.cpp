#include "exportfixture.h"

#include "tests/support/testmain.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace argiope;
using namespace argiope::exporttest;

class TestLinkGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void graph_data();
    void graph();
    void everyUrl();
    void filtered();
    void chosenColumns();
    void strangersTexts_data();
    void strangersTexts();
};

namespace {

/// A graph as any reader of the two formats sees it.
struct ReadGraph
{
    QHash<QString, QHash<QString, QString>> nodes; ///< by id
    QList<QHash<QString, QString>> edges; ///< with "source" and "target"
    QString error;
};

ReadGraph readGraph(const QByteArray &bytes)
{
    ReadGraph graph;
    QHash<QString, QString> keys;
    QXmlStreamReader xml(bytes);
    QHash<QString, QString> *values = nullptr;
    QString of;
    const auto keyOf = [&of](const QString &id) { return QString(of % QLatin1Char('/') % id); };
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const auto attribute
            = [&xml](const char *name) { return xml.attributes().value(QLatin1String(name)).toString(); };
        const QStringView name = xml.name();
        if (name == u"key") {
            of = attribute("for");
            keys.insert(keyOf(attribute("id")), attribute("attr.name"));
        } else if (name == u"attributes") {
            of = attribute("class");
        } else if (name == u"attribute") {
            keys.insert(keyOf(attribute("id")), attribute("title"));
        } else if (name == u"node") {
            of = QStringLiteral("node");
            const QString id = attribute("id");
            if (graph.nodes.contains(id))
                graph.error = QStringLiteral("twice: ") + id;
            values = &graph.nodes[id];
        } else if (name == u"edge") {
            of = QStringLiteral("edge");
            graph.edges.append({{QStringLiteral("source"), attribute("source")},
                {QStringLiteral("target"), attribute("target")}, {QStringLiteral("weight"), attribute("weight")}});
            values = &graph.edges.last();
        } else if (name == u"data") {
            const QString key = keyOf(attribute("key"));
            values->insert(keys.value(key), xml.readElementText());
        } else if (name == u"attvalue") {
            values->insert(keys.value(keyOf(attribute("for"))), attribute("value"));
        }
    }
    if (xml.hasError())
        graph.error = xml.errorString();
    for (const auto &edge : std::as_const(graph.edges)) {
        for (const char *end : {"source", "target"}) {
            if (!graph.nodes.contains(edge.value(QLatin1String(end))))
                graph.error = QStringLiteral("an edge to nowhere");
        }
    }
    return graph;
}

struct LinkedSite : Site
{
    UrlId home = addPage("https://a.test/", [](auto &page) { page.title = "Home & <away>"; });
    UrlId other = addPage("https://a.test/b?x=1&y=\"2\"", [](auto &page) {
        page.status = 404;
        page.outcome = store::Outcome::Broken;
    });
    UrlId outside = add("https://b.test/", store::UrlState::Skipped);

    LinkedSite()
    {
        const auto link = [this](UrlId to, facts::LinkKind kind, facts::LinkRels rel = {}) {
            store::LinkRow row;
            row.target = to;
            row.kind = kind;
            row.rel = rel;
            row.place = writer->place("a", "href");
            return row;
        };
        using facts::LinkKind;
        using facts::LinkRel;
        const store::LinkRow rows[] = {link(other, LinkKind::Navigation, LinkRel::NoFollow),
            link(outside, LinkKind::Navigation, LinkRel::Ugc), link(other, LinkKind::Metadata),
            link(home, LinkKind::Navigation), link(outside, LinkKind::Navigation, LinkRel::NoFollow)};
        writer->setLinks(home, rows);
        const store::LinkRow back[] = {link(home, LinkKind::Navigation)};
        writer->setLinks(other, back);
    }
    ReadGraph graph(Options options)
    {
        ReadGraph read = readGraph(bytes(options));
        m_prefix = options.format == Format::GraphMl ? QStringLiteral("n") : QString();
        return read;
    }
    [[nodiscard]] QString id(UrlId url) const { return m_prefix + QString::number(base::raw(url)); }
    [[nodiscard]] QHash<QString, QString> edge(const ReadGraph &graph, UrlId from, UrlId to) const
    {
        QHash<QString, QString> found;
        for (const auto &one : graph.edges) {
            if (one.value(QStringLiteral("source")) == id(from) && one.value(QStringLiteral("target")) == id(to))
                found = found.isEmpty() ? one : QHash<QString, QString>(); // one of each
        }
        return found;
    }

private:
    QString m_prefix;
};

} // namespace

void TestLinkGraph::graph_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("graphml") << Format::GraphMl;
    QTest::newRow("gexf") << Format::Gexf;
}

void TestLinkGraph::graph()
{
    QFETCH(const Format, format);
    LinkedSite site;
    Options options;
    options.format = format;
    const ReadGraph graph = site.graph(options);
    QCOMPARE(graph.error, QString());
    QCOMPARE(graph.nodes.size(), 2);
    QCOMPARE(graph.edges.size(), 3);
    const auto home = graph.nodes.value(site.id(site.home));
    QCOMPARE(home.value(QStringLiteral("url")), QStringLiteral("https://a.test/"));
    QCOMPARE(home.value(QStringLiteral("title")), QStringLiteral("Home & <away>"));
    QCOMPARE(home.value(QStringLiteral("status")), QStringLiteral("200"));
    QCOMPARE(home.value(QStringLiteral("in_sitemap")), QStringLiteral("false"));
    const auto other = graph.nodes.value(site.id(site.other));
    QCOMPARE(other.value(QStringLiteral("url")), QStringLiteral("https://a.test/b?x=1&y=\"2\""));
    QCOMPARE(other.value(QStringLiteral("outcome")), QStringLiteral("broken"));
    const auto there = site.edge(graph, site.home, site.other);
    QCOMPARE(there.value(QStringLiteral("count")), QStringLiteral("2"));
    QCOMPARE(there.value(QStringLiteral("kind")), QStringLiteral("navigation metadata"));
    QCOMPARE(there.value(QStringLiteral("nofollow")), QStringLiteral("false"));
    QCOMPARE(there.value(QStringLiteral("weight")), format == Format::Gexf ? QStringLiteral("2") : QString());
    QCOMPARE(site.edge(graph, site.home, site.home).value(QStringLiteral("count")), QStringLiteral("1"));
    QVERIFY(!site.edge(graph, site.other, site.home).isEmpty());
    const QByteArray text = site.bytes(options);
    QVERIFY(format == Format::GraphMl ? text.contains("xmlns=\"http://graphml.graphdrawing.org/xmlns\"")
                                      : text.contains("xmlns=\"http://www.gexf.net/1.2draft\" version=\"1.2\""));
}

void TestLinkGraph::everyUrl()
{
    for (const Format format : {Format::GraphMl, Format::Gexf}) {
        LinkedSite site;
        Options options;
        options.format = format;
        options.table = Table::Links;
        const ReadGraph graph = site.graph(options);
        QCOMPARE(graph.error, QString());
        QCOMPARE(graph.nodes.size(), 3);
        QCOMPARE(graph.edges.size(), 4);
        const auto out = site.edge(graph, site.home, site.outside);
        QCOMPARE(out.value(QStringLiteral("count")), QStringLiteral("2"));
        QCOMPARE(out.value(QStringLiteral("nofollow")), QStringLiteral("true"));
    }
}

void TestLinkGraph::filtered()
{
    LinkedSite site;
    Options options;
    options.format = Format::GraphMl;
    options.query.statusClasses = {2};
    const ReadGraph graph = site.graph(options);
    QCOMPARE(graph.error, QString());
    QCOMPARE(graph.nodes.size(), 1);
    QCOMPARE(graph.edges.size(), 1);
    options.query = {};
    options.onlyIds = {base::raw(site.other)};
    QCOMPARE(site.graph(options).nodes.size(), 1);
    QVERIFY(site.graph(options).edges.isEmpty());
}

void TestLinkGraph::chosenColumns()
{
    LinkedSite site;
    Options options;
    options.format = Format::Gexf;
    options.columns = {store::UrlColumn::Bytes, store::UrlColumn::FetchedAt};
    const ReadGraph graph = site.graph(options);
    const auto home = graph.nodes.value(site.id(site.home));
    QCOMPARE(home.size(), 2);
    QCOMPARE(home.value(QStringLiteral("bytes")), QStringLiteral("10"));
    QCOMPARE(home.value(QStringLiteral("fetched_at")), QStringLiteral("2026-01-01T00:00:00.250Z"));
}

void TestLinkGraph::strangersTexts_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::newRow("markup") << QByteArray("</data></node>]]><!--");
    QTest::newRow("control") << QByteArray("a\0b\x1b[31m\x7f", 9);
    QTest::newRow("no character") << QByteArray("\xEF\xBF\xBE\xEF\xBF\xBF");
    QTest::newRow("not utf-8") << QByteArray("a\xff\xc2");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
}

void TestLinkGraph::strangersTexts()
{
    QFETCH(const QByteArray, title);
    Site site;
    site.addPage("https://a.test/", [&title](auto &page) { page.title = title; });
    site.add("x://\"<&>\n'");
    for (const Format format : {Format::GraphMl, Format::Gexf}) {
        Options options;
        options.format = format;
        const ReadGraph graph = readGraph(site.bytes(options));
        QCOMPARE(graph.error, QString());
        QCOMPARE(graph.nodes.size(), 2);
    }
}

ARGIOPE_TEST(TestLinkGraph, QCoreApplication)
#include "tst_linkgraph.moc"
