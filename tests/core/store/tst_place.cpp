#include "core/store/databaseprojects.h"
#include "core/store/place.h"
#include "core/store/tableshape.h"
#include "tests/core/store/storefixture.h"

#include "tests/support/testmain.h"

#include <QSqlDatabase>

using namespace argiope;
using namespace argiope::storetest;

namespace {

class TestPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void filesAreWhatIsNoAddress();
    void whoNeedsAFileSaysSo();
    void whatCannotBeReachedSaysSo();
    void namesForPeople();
    void shapesAreTheTables();
};

void TestPlace::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts"); // host port user database project options
    QTest::addColumn<QString>("name");

    const auto row = [](const char *text, const char *parts, const char *name = nullptr) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(parts)
                            << QString::fromUtf8(name ? name : text);
    };
    row("postgresql://db.example/crawls#shop", "db.example|||crawls|shop|");
    row("postgresql://ann@db.example:6432/crawls#shop", "db.example|6432|ann|crawls|shop|");
    row("postgresql:///crawls#shop", "|||crawls|shop|");
    row("postgresql://db.example/#shop", "db.example||||shop|");
    row("postgres://db.example/crawls#shop", "db.example|||crawls|shop|", "postgresql://db.example/crawls#shop");
    row("PostgreSQL://DB.example/crawls#Shop", "db.example|||crawls|Shop|", "postgresql://db.example/crawls#Shop");
    row("postgresql://[::1]:5433/crawls#shop", "::1|5433||crawls|shop|");
    row("postgresql://ann%40home@h/crawls#my%20shop", "h||ann@home|crawls|my shop|",
        "postgresql://ann%40home@h/crawls#my shop");
    row("postgresql://h/crawls#münchen-1.2_x", "h|||crawls|münchen-1.2_x|");
    row("postgresql://h/crawls?sslmode=verify-full&sslrootcert=/etc/ca.pem#shop",
        "h|||crawls|shop|sslmode=verify-full sslrootcert=/etc/ca.pem ");
    row("postgresql:///crawls?host=/run/postgresql#shop", "/run/postgresql|||crawls|shop|");
    row("postgresql://one:5433,two:5434/crawls?target_session_attrs=read-write#shop",
        "one,two|5433,5434||crawls|shop|target_session_attrs=read-write ");
    row("postgresql://ann@One.example,two.example:6000/crawls#shop", "one.example,two.example|,6000|ann|crawls|shop|",
        "postgresql://ann@one.example,two.example:6000/crawls#shop");
    row("postgresql://[::1],[::2]:5433/crawls#shop", "::1,::2|,5433||crawls|shop|");
    row("postgresql://one,two/crawls#shop", "one,two|||crawls|shop|");
    row("postgresql:///?service=crawls#shop", "||||shop|service=crawls ");
}

void TestPlace::parses()
{
    QFETCH(const QString, text);
    const auto place = Place::parse(text);
    QVERIFY2(place.ok(), qPrintable(place ? QString() : place.error().message()));
    QString options;
    for (const auto &[name, value] : place->options())
        options += name + u'=' + value + u' ';
    const QStringList parts{place->host(), place->ports(), place->user(), place->database(), place->project(), options};
    QTEST(parts.join(u'|'), "parts");
    QTEST(place->name(), "name");
    QVERIFY(!place->isFile());
    // The name is an address again, of the same place.
    const auto again = Place::parse(place->name());
    QVERIFY(again.ok());
    QCOMPARE(again->name(), place->name());
    QCOMPARE(again->user(), place->user());
    QCOMPARE(again->project(), place->project());
    // And so is what the dialog makes of its parts.
    const auto apart = Place::parse(addressOf(partsOf(*place)));
    QVERIFY(apart.ok());
    QCOMPARE(apart->host(), place->host());
    QCOMPARE(apart->ports(), place->ports());
    QCOMPARE(apart->user(), place->user());
    QCOMPARE(apart->options(), place->options());
}

void TestPlace::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("password") << QStringLiteral("postgresql://ann:s3cret@h/db#shop") << QStringLiteral("password");
    QTest::newRow("empty password") << QStringLiteral("postgresql://ann:@h/db#shop") << QStringLiteral("password");
    QTest::newRow("password as an option")
        << QStringLiteral("postgresql://h/db?password=s3cret#shop") << QStringLiteral("password");
    QTest::newRow("password with a slash") << QStringLiteral("postgresql://ann:s3cret/x@h/db#shop") << QString();
    QTest::newRow("password with a hash") << QStringLiteral("postgresql://ann:1#s3cret@h/db") << QString();
    QTest::newRow("no project") << QStringLiteral("postgresql://h/db") << QStringLiteral("project name is missing");
    QTest::newRow("empty project") << QStringLiteral("postgresql://h/db#") << QStringLiteral("project name is missing");
    QTest::newRow("a path in the project") << QStringLiteral("postgresql://h/db#a/b") << QStringLiteral("letters");
    QTest::newRow("a quote in the project") << QStringLiteral("postgresql://h/db#a'b") << QStringLiteral("letters");
    QTest::newRow("too long a project") << QString(QStringLiteral("postgresql://h/db#") + QString(57, u'x'))
                                        << QStringLiteral("letters");
    QTest::newRow("the system's name") << QStringLiteral("postgresql://h/db#pg_x") << QStringLiteral("letters");
    QTest::newRow("an unfinished copy's name")
        << QStringLiteral("postgresql://h/db#shop.part") << QStringLiteral(".part");
    QTest::newRow("two databases") << QStringLiteral("postgresql://h/a/b#shop") << QStringLiteral("database");
    QTest::newRow("unknown option") << QStringLiteral("postgresql://h/db?options=-c%20x#shop")
                                    << QStringLiteral("options");
    QTest::newRow("a value with blanks") << QStringLiteral("postgresql://h/db?sslmode=a%20host=evil#shop")
                                         << QStringLiteral("sslmode");
    QTest::newRow("password before several servers")
        << QStringLiteral("postgresql://ann:s3cret@one:1,two:2/db#shop") << QStringLiteral("password");
    QTest::newRow("a password behind a comma")
        << QStringLiteral("postgresql://ann:a,s3cret@one/db#shop") << QStringLiteral("password");
    QTest::newRow("a password with a comma before several servers")
        << QStringLiteral("postgresql://ann:s3cret@,x@one,two/db#shop") << QString();
    QTest::newRow("a server without a name")
        << QStringLiteral("postgresql://one,,two/db#shop") << QStringLiteral("host:port");
    QTest::newRow("a bad port of several")
        << QStringLiteral("postgresql://one:5432,two:s3cret/db#shop") << QStringLiteral("host:port");
    QTest::newRow("bad port") << QStringLiteral("postgresql://h:port/db#shop") << QString();
}

void TestPlace::refuses()
{
    QFETCH(const QString, text);
    QFETCH(const QString, word);
    const auto place = Place::parse(text);
    QVERIFY(!place.ok());
    QCOMPARE(place.error().code, StoreError::Code::BadPlace);
    QVERIFY2(place.error().message().contains(word), qPrintable(place.error().message()));
    QVERIFY(!place.error().message().contains(u"s3cret"));
    QVERIFY(!place.error().path.contains(u"s3cret"));
}

void TestPlace::filesAreWhatIsNoAddress()
{
    for (const char *path :
        {"shop.argiope", "/tmp/a b.argiope", "postgresql", "postgresql:/x", "./postgresql://x", ""}) {
        const auto place = Place::parse(QString::fromUtf8(path));
        QVERIFY(place.ok());
        QVERIFY(place->isFile());
        QCOMPARE(place->name(), QString::fromUtf8(path));
    }
}

void TestPlace::whoNeedsAFileSaysSo()
{
    using Code = StoreError::Code;
    const QString shop = QStringLiteral("postgresql://h/db#shop");
    const QString secret = QStringLiteral("postgresql://ann:s3cret@h/db#shop");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.argiope"));
    QVERIFY(Writer::create(path, {}));
    const auto code = [](const auto &result) { return result.ok() ? Code::Io : result.error().code; };
    QCOMPARE(code(copyProject(shop, folder.filePath(QStringLiteral("c")))), Code::InDatabase);
    QCOMPARE(code(copyProject(path, shop)), Code::InDatabase);
    QVERIFY(copyProject(path, shop).error().message().contains(u"argiope-cli copy"));
    QCOMPARE(code(Reader::open(secret)), Code::BadPlace);
    QVERIFY(!Writer::create(secret, {}).error().message().contains(u"s3cret"));
}

/// Without a server, and without Qt's plugin for it, there are clear words.
void TestPlace::whatCannotBeReachedSaysSo()
{
    using Code = StoreError::Code;
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        QSKIP("Qt's PostgreSQL plugin is missing: install libqt6sql6-psql");
    const QString nowhere = QStringLiteral("postgresql://127.0.0.1:1/db#shop"); // where nobody listens
    const auto code = [](const auto &result) { return result.ok() ? Code::Io : result.error().code; };
    QCOMPARE(code(Reader::open(nowhere)), Code::Unreachable);
    QCOMPARE(code(Writer::open(nowhere)), Code::Unreachable);
    QCOMPARE(code(Writer::create(nowhere, {})), Code::Unreachable);
    QVERIFY(!isBeingWritten(nowhere));
    QVERIFY(Reader::open(nowhere).error().message().contains(u"the database cannot be reached"));
}

void TestPlace::namesForPeople()
{
    QCOMPARE(shortName(QStringLiteral("/tmp/a.b.argiope")), QStringLiteral("a.b"));
    QCOMPARE(shortName(QStringLiteral("postgresql://h/db#my shop")), QStringLiteral("my shop"));
    QCOMPARE(absolutePlace(QStringLiteral("/tmp/a.argiope")), QStringLiteral("/tmp/a.argiope"));
    QCOMPARE(absolutePlace(QStringLiteral("postgres://h/db#shop")), QStringLiteral("postgresql://h/db#shop"));
    QVERIFY(mayBeThere(QStringLiteral("postgresql://h/db#shop")));
    QVERIFY(!mayBeThere(QStringLiteral("/no/such/file.argiope")));
}

/// What is known of the tables without a database is what the database says of them.
void TestPlace::shapesAreTheTables()
{
    const Project project;
    QVERIFY(project.create());
    QStringList names;
    for (const TableShape &shape : tableShapes()) {
        names << shape.name;
        QStringList columns;
        for (const auto &[name, type] : shape.columns) {
            const char *const word = type == TableShape::Type::Number ? "INTEGER"
                : type == TableShape::Type::Text                      ? "TEXT"
                                                                      : "BLOB";
            columns << QString(name + u' ' + QLatin1String(word) + u' '
                + QString::number(shape.key.indexOf(name) + 1)); // its place in the key
        }
        QCOMPARE(columns.join(u", "),
            rawSql(project.path,
                QStringLiteral(
                    "SELECT group_concat(name || ' ' || type || ' ' || pk, ', ') FROM pragma_table_info('%1')")
                    .arg(shape.name))
                .toString());
        QCOMPARE(shape.serial,
            rawSql(project.path,
                QStringLiteral("SELECT sql LIKE '%AUTOINCREMENT%' FROM sqlite_master WHERE name = '%1'")
                    .arg(shape.name))
                .toBool());
        QVERIFY(!shape.key.isEmpty());
    }
    names.sort();
    QCOMPARE(names.join(u','),
        rawSql(project.path,
            QStringLiteral(
                "SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE type = 'table' AND name "
                "NOT LIKE 'sqlite_%' ORDER BY name)"))
            .toString());
}

} // namespace

ARGIOPE_TEST(TestPlace, QCoreApplication)
#include "tst_place.moc"
