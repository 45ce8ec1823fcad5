// Whether search engines may list a URL, and why not: columns, and conditions on them.

#include "core/filter/parser.h"
#include "core/store/columns.h"
#include "core/store/filtersql.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

class TestIndexability : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reasons_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("indexability");
        QTest::addColumn<QByteArray>("status");
        const auto row = [](const char *path, const char *indexability, const char *status) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(indexability) << QByteArray(status);
        };
        row("/fine", "indexable", "");
        row("/own_canonical", "indexable", "");
        row("/fragment", "indexable", "");
        row("/canonical", "non_indexable", "canonicalised");
        row("/noindex", "non_indexable", "noindex");
        row("/both", "non_indexable", "noindex");
        row("/moved", "non_indexable", "redirected");
        row("/gone", "non_indexable", "client_error");
        row("/broken", "non_indexable", "server_error");
        row("/silent", "non_indexable", "no_response");
        row("/robots", "non_indexable", "robots");
        row("/reported", "non_indexable", "robots");
        row("/queued", "", "");
        row("/excluded", "", "");
    }
    void reasons()
    {
        QFETCH(const QByteArray, path);
        const auto reader = m_project.read();
        QVERIFY(reader);
        const auto id = m_ids.value(path);
        const QList<UrlColumn> columns{reader->columns().find(QByteArrayView("indexability"))->id,
            reader->columns().find(QByteArrayView("indexability_status"))->id};
        const QList<UrlRow> rows = reader->rows({qint64(base::raw(id))}, columns);
        QCOMPARE(rows.size(), 1);
        const auto text = [](const Value &value) {
            const auto *bytes = std::get_if<QByteArray>(&value);
            return bytes ? *bytes : QByteArray();
        };
        QTEST(text(rows[0].values[0]), "indexability");
        QTEST(text(rows[0].values[1]), "status");
    }

    void conditions_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<int>("rows");
        QTest::newRow("non-indexable") << QStringLiteral("indexability = 'non_indexable'") << 9;
        QTest::newRow("indexable") << QStringLiteral("indexability = 'indexable'") << 3;
        QTest::newRow("one reason") << QStringLiteral("indexability_status = 'noindex'") << 2;
        QTest::newRow("two reasons") << QStringLiteral("indexability_status in ('redirected', 'canonicalised')") << 2;
        QTest::newRow("no reason") << QStringLiteral("indexability_status is empty") << 3;
        QTest::newRow("not known") << QStringLiteral("indexability is unknown") << 2;
    }
    void conditions()
    {
        QFETCH(const QString, condition);
        const auto reader = m_project.read();
        QVERIFY(reader);
        const auto parsed = filter::parse(condition, filterFields(reader->columns()));
        QVERIFY(parsed);
        int rows = 0;
        for (const ListKind kind : {ListKind::Urls, ListKind::Skipped}) {
            ListQuery query;
            query.kind = kind;
            query.where = *parsed;
            rows += int(reader->ids(query).size());
        }
        QVERIFY(!reader->error());
        QTEST(rows, "rows");
    }
    void choices()
    {
        for (const filter::Field &field : filterFields(Columns::fixed()))
            QCOMPARE(!field.choices.isEmpty(),
                field.kind == facts::Kind::State || field.kind == facts::Kind::Outcome
                    || field.name.startsWith(QLatin1String("indexability"))
                    || field.name == QLatin1String("infrastructure"));
    }

    void initTestCase()
    {
        const auto writer = m_project.create();
        QVERIFY(writer);
        writer->begin();
        const QByteArray origin = "https://x.test";
        const auto add = [&](const QByteArray &path, auto edit) {
            const NewUrl row = newUrl(*writer, origin + path);
            const UrlId id = writer->insert(row);
            m_ids.insert(path, id);
            PageRecord page = okPage(id);
            edit(page);
            writer->finish(page);
        };
        const auto status = [](int number, base::Outcome outcome) {
            return [=](PageRecord &page) {
                page.status = number;
                page.outcome = outcome;
            };
        };
        add("/fine", [](PageRecord &) {});
        add("/own_canonical", [&](PageRecord &page) { page.canonical = origin + "/own_canonical"; });
        add("/fragment", [&](PageRecord &page) { page.canonical = origin + "/fragment#top"; });
        add("/canonical", [&](PageRecord &page) { page.canonical = origin + "/fine"; });
        add("/noindex", [](PageRecord &page) { page.noIndex = true; });
        add("/both", [&](PageRecord &page) {
            page.noIndex = true;
            page.canonical = origin + "/fine";
        });
        add("/moved", status(301, base::Outcome::Redirect));
        add("/gone", status(404, base::Outcome::Broken));
        add("/broken", status(503, base::Outcome::ServerError));
        add("/silent", status(0, base::Outcome::TimedOut));
        add("/reported", [](PageRecord &) {});
        writer->setRule(m_ids.value("/reported"), writer->rule({facts::RuleKind::RobotsReported, "1: Disallow: /"}));
        m_ids.insert("/queued", writer->insert(newUrl(*writer, origin + "/queued")));
        for (const auto &[path, kind] :
            {std::pair("/robots", facts::RuleKind::Robots), {"/excluded", facts::RuleKind::Exclude}}) {
            NewUrl row = newUrl(*writer, origin + path);
            row.state = UrlState::Skipped;
            row.rule = writer->rule({kind, "x"});
            m_ids.insert(path, writer->insert(row));
        }
        QVERIFY(writer->commit());
    }

private:
    Project m_project;
    QHash<QByteArray, UrlId> m_ids;
};

ARGIOPE_TEST(TestIndexability, QCoreApplication)
#include "tst_indexability.moc"
