// A project in a schema of somebody else, who put more into it. with_postgres starts a server for it.
#include "core/store/databaseprojects.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QUuid>

#include <algorithm>
#include <memory>

using namespace argiope;
using namespace argiope::store;

class TestForeignSchema : public QObject
{
    Q_OBJECT

private:
    QString m_server = test::postgresServer();
    QString m_address;

    [[nodiscard]] bool tell(const QString &sql)
    {
        const auto place = Place::parse(m_address);
        const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
        if (!session || !(*session)->use(place->project()))
            return false;
        const auto done = (*session)->exec(sql);
        if (!done)
            qWarning("%s", qPrintable(done.error().message()));
        return done.ok();
    }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        const auto made = Writer::create(m_address, {});
        QVERIFY2(made, made ? "" : qPrintable(made.error().message()));
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            removeProject(m_address);
    }

    void ownOneIsRead()
    {
        const auto reader = Reader::open(m_address);
        QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message()));
        const auto writer = Writer::open(m_address);
        QVERIFY2(writer, writer ? "" : qPrintable(writer.error().message()));
    }

    void isRefused_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, const char *sql, const char *found) {
            QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(found);
        };
        row("view in a table's place",
            "ALTER TABLE argiope RENAME TO was; CREATE VIEW argiope AS SELECT version FROM was", "view 'argiope'");
        row("materialized view", "CREATE MATERIALIZED VIEW m AS SELECT 1", "materialized view 'm'");
        row("partitioned table", "CREATE TABLE parts (a bigint) PARTITION BY RANGE (a)", "partitioned table 'parts'");
        row("trigger",
            "CREATE TRIGGER t BEFORE UPDATE ON urls FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()",
            "trigger 't'");
        row("rule", "CREATE RULE r AS ON INSERT TO urls DO ALSO SELECT 1", "rule 'r'");
        row("policy", "CREATE POLICY y ON urls USING (true)", "policy 'y'");
        row("row security", "ALTER TABLE urls ENABLE ROW LEVEL SECURITY", "row security of 'urls'");
        row("function", "CREATE FUNCTION f(a text) RETURNS text LANGUAGE sql AS 'SELECT a'", "function 'f'");
        row("another json_items",
            "CREATE OR REPLACE FUNCTION json_items(list text) RETURNS TABLE (key bigint, value text, atom bigint) "
            "LANGUAGE sql IMMUTABLE AS 'SELECT 1::bigint, list, 2::bigint'",
            "function 'json_items'");
        row("operator", "CREATE OPERATOR === (FUNCTION = int8eq, LEFTARG = bigint, RIGHTARG = bigint)",
            "operator '==='");
        row("domain", "CREATE DOMAIN d AS bigint", "type 'd'");
        row("default that calls", "ALTER TABLE urls ALTER run SET DEFAULT pg_backend_pid()", "default of 'urls.run'");
        row("check", "ALTER TABLE urls ADD CHECK (length(url) > 0)", "check of 'urls'");
        row("index that calls", "CREATE INDEX i ON urls (lower(url))", "expression of index 'i'");
        row("index of some that calls", "CREATE INDEX i ON urls (id) WHERE length(url) > 3", "expression of index 'i'");
        row("inheritance", "CREATE TABLE heir () INHERITS (texts)", "inheritance of 'heir'");
    }
    void isRefused()
    {
        QFETCH(QString, sql);
        QFETCH(QString, found);
        QVERIFY(tell(sql));
        const auto reader = Reader::open(m_address);
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, StoreError::Code::Damaged);
        QVERIFY2(
            reader.error().message().contains(QLatin1String("unknown ") + found), qPrintable(reader.error().message()));
        const auto writer = Writer::open(m_address);
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, StoreError::Code::Damaged);
    }

    void othersTable()
    {
        QVERIFY(
            tell(QStringLiteral("DO $$ BEGIN CREATE ROLE argiope_stranger; EXCEPTION WHEN duplicate_object THEN NULL; "
                                "END $$; ALTER TABLE texts OWNER TO argiope_stranger")));
        const auto reader = Reader::open(m_address);
        const bool refused = !reader && reader.error().message().contains(QLatin1String("owner of 'texts'"));
        QVERIFY(tell(QStringLiteral("ALTER TABLE texts OWNER TO CURRENT_USER; DROP ROLE argiope_stranger")));
        QVERIFY(refused);
    }
};

ARGIOPE_TEST(TestForeignSchema, QCoreApplication)
#include "tst_foreignschema.moc"
