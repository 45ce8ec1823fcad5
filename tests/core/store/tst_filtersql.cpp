// Conditions in SQL, held against what they mean row by row.
#include "core/store/filtersql.h"
#include "core/store/sharedsqlite.h"
#include "tests/core/filter/randomexpression.h"
#include "tests/core/store/filtertruth.h"
#include "tests/core/store/readersite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <atomic>

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;
using filter::Condition;
using filter::Expression;
using filter::Test;

namespace {

Expression parsed(const QString &text, const Columns &columns = Columns::fixed())
{
    const auto expression = filter::parse(text, filterFields(columns));
    if (!expression)
        qFatal("%s: %s", qPrintable(text), qPrintable(expression.error().message()));
    return *expression;
}

QList<qint64> idsOf(Reader &reader, const QString &text, ListKind kind = ListKind::Urls, bool undecided = false)
{
    ListQuery query;
    query.kind = kind;
    query.where = parsed(text, reader.columns());
    query.whereUndecided = undecided;
    return reader.ids(query);
}

} // namespace

class TestFilterSql : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void meansWhatItSays_data();
    void meansWhatItSays();
    void threeValues_data();
    void threeValues();
    void whereverRowsAreRead();
    void textsAreBound();
    void ownColumns();
    void columnsThatAreNotThere();
    void theLargestAreTaken();
    void hostileExpressionsEnd();
    void canBeCanceled();
    void everyColumnCanBeNamed();
};

void TestFilterSql::meansWhatItSays_data()
{
    QTest::addColumn<quint32>("seed");
    for (const quint32 seed : {1U, 2U, 3U, 4U})
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

void TestFilterSql::meansWhatItSays()
{
    QFETCH(quint32, seed);
    const RandomSite site(seed);
    const auto reader = site.read();
    QVERIFY(reader);
    // The test's fields are the program's, with its choices.
    filter::Fields fields = filtertest::someFields();
    for (filter::Field &field : fields) {
        for (const filter::Field &real : filterFields()) {
            if (real.name == field.name) {
                QCOMPARE(int(real.kind), int(field.kind));
                field.choices = real.choices;
            }
        }
    }
    filtertest::RandomExpressions random(seed, fields);
    qint64 found = 0;
    qint64 open = 0;
    for (const ListKind kind : {ListKind::Urls, ListKind::Skipped}) {
        ListQuery all;
        all.kind = kind;
        const QList<UrlRecord> records = reader->rows(reader->ids(all));
        QVERIFY(records.size() > 10);
        for (int i = 0; i < (test::sanitized ? 60 : 200); ++i) {
            const Expression expression = random.next(2);
            QList<qint64> wanted;
            QList<qint64> undecided;
            for (const UrlRecord &record : records) {
                const Truth truth = truthOf(expression, record);
                if (!truth)
                    undecided << base::raw(record.id);
                else if (*truth)
                    wanted << base::raw(record.id);
            }
            ListQuery query = all;
            query.where = expression;
            QVERIFY2(reader->ids(query) == wanted, qPrintable(expression.text()));
            QCOMPARE(reader->count(query), wanted.size());
            query.whereUndecided = true;
            QVERIFY2(reader->ids(query) == undecided, qPrintable(expression.text()));
            QVERIFY(!reader->error());
            found += wanted.size();
            open += undecided.size();
        }
    }
    QVERIFY(found > 500 && open > 500); // or it would have shown nothing
}

void TestFilterSql::threeValues_data()
{
    // Rows: home and page were read and page has no h1, missing was fetched, orphan is waiting.
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("found"); // of home, page, missing, orphan: y, n, ?
    const auto row = [](const char *expression, const char *found) {
        QTest::newRow(expression) << QString::fromUtf8(expression) << QString::fromLatin1(found);
    };
    row("title contains 'second'", "ny??");
    row("title does not contain 'second'", "yn??");
    row("not (title contains 'second')", "yn??");
    row("title = 'Second'", "ny??");
    row("title != 'Second'", "yn??");
    row("h1 contains 'x'", "nn??");
    row("h1 does not contain 'x'", "yy??");
    row("h1 != 'x'", "yy??");
    row("h1 is empty", "yy??");
    row("h1 is not empty", "nn??");
    row("h1 is unknown", "nnyy");
    row("h1 is known", "yynn");
    row("h1 is empty or h1 is unknown", "yyyy");
    row("length(title) > 8", "yn??");
    row("length(h1) = 0", "yy??");
    row("title = h1", "nn??");
    row("title != h1", "yy??");
    row("status = 404", "nny?");
    row("status != 404", "yyn?");
    row("status in (200, 404)", "yyy?");
    row("status not in (200)", "nny?");
    row("status between 400 and 499", "nny?");
    row("status is unknown", "nnny");
    row("status is empty", "nnn?");
    row("bytes is unknown", "nnyy");
    row("bytes < 100", "ny??");
    row("word_count = 0", "yy??");
    row("content_type = 'text/html'", "yyn?");
    row("content_type = 'text/plain'", "nny?");
    row("content_type contains 'charset'", "yyn?");
    row("depth <= 1", "yynn");
    row("depth is empty", "nnny");
    row("not (depth > 1)", "yyny");
    row("redirect_url is empty", "yyy?");
    row("referrer is empty", "ynny");
    row("in_sitemap", "nnnn");
    row("not in_sitemap", "yyyy");
    row("state = queued", "nnny");
    row("outcome = ok", "yyn?");
    row("outcome != ok", "nny?");
    row("gone_since is empty", "yyy?");
    row("title matches /^home/i", "yn??");
    row("title does not match /^home/i", "ny??");
    row("title contains '\xC3\xA4PFEL'", "yn??");
    row("title ends with '\xC3\xA4PFEL'", "yn??");
    row("title starts with '\xC3\xA4PFEL'", "nn??");
    row("inlinks > 1", "nynn");
    row("fetched_at = '2027-01-15'", "yyn?");
    row("status = 404 or title contains 'second'", "nyy?");
    row("status = 404 and title contains 'second'", "nn??");
}

void TestFilterSql::threeValues()
{
    QFETCH(QString, expression);
    Site site;
    site.writer->begin();
    PageRecord record = PageRecord();
    record.id = site.missing;
    record.outcome = Outcome::Broken;
    record.status = 404;
    record.contentType = "TEXT/plain";
    record.fetchedAt = 1'700'000'000'000;
    site.writer->finish(record);
    QVERIFY(site.writer->commit());
    const auto reader = site.read();
    const QList<qint64> found = idsOf(*reader, expression);
    const QList<qint64> open = idsOf(*reader, expression, ListKind::Urls, true);
    QVERIFY(!reader->error());
    QString said;
    for (const qint64 id : raws({site.home, site.page, site.missing, site.orphan}))
        said += found.contains(id) ? u'y' : open.contains(id) ? u'?' : u'n';
    QTEST(said, "found");
    // What is neither is told by the opposite.
    const QList<qint64> opposite = idsOf(*reader, QLatin1String("not (") + expression + u')');
    for (const qint64 id : raws({site.home, site.page, site.missing, site.orphan}))
        QCOMPARE(opposite.contains(id), !found.contains(id) && !open.contains(id));
}

void TestFilterSql::whereverRowsAreRead()
{
    const Site site;
    const auto reader = site.read();
    ListQuery query;
    query.where = parsed(QStringLiteral("referrer = 'http://a.test/' and redirect_url contains 'page'"));
    query.text = QStringLiteral("MOVED");
    const QList<qint64> wanted = raws({site.moved});
    QCOMPARE(reader->ids(query), wanted);
    QCOMPARE(reader->count(query), 1);
    QList<qint64> visited;
    reader->forEach(query, {UrlColumn::Title, UrlColumn::RedirectUrl}, [&](const UrlRow &row) {
        visited << base::raw(row.id);
        return true;
    });
    reader->forEach(query, [&](const UrlRecord &record) {
        visited << base::raw(record.id);
        return true;
    });
    QCOMPARE(visited, wanted + wanted);
    // With other conditions, an order, and a text that the database cannot look for alone.
    query.text = QStringLiteral("\u00e4PFEL");
    query.where = parsed(QStringLiteral("depth = 0"));
    query.sort = UrlColumn::Title;
    query.statusClasses = {2};
    QCOMPARE(reader->ids(query), raws({site.home}));
    QCOMPARE(reader->count(query), 1);
    query.where = parsed(QStringLiteral("depth = 1"));
    QCOMPARE(reader->ids(query), QList<qint64>());
    QCOMPARE(reader->count(query), 0);
    query = {};
    query.kind = ListKind::Skipped;
    query.where = parsed(QStringLiteral("rule = 'exclude'"));
    QCOMPARE(reader->ids(query), raws({site.outside}));
    query.kind = ListKind::Queue;
    query.where = parsed(QStringLiteral("depth is empty"));
    QCOMPARE(reader->ids(query), raws({site.orphan}));
    query.where = parsed(QStringLiteral("depth = 2"));
    QVERIFY(reader->ids(query, base::raw(site.again)).isEmpty()); // only what is new
    QVERIFY(!reader->error());
}

void TestFilterSql::textsAreBound()
{
    const Site site;
    const auto reader = site.read();
    const QString evil = QStringLiteral("title = \"' OR 1=1 --\" or url contains \"%\\\\_\" or url contains \"'\"");
    QCOMPARE(idsOf(*reader, evil), QList<qint64>());
    QCOMPARE(idsOf(*reader, QStringLiteral("url contains '_100%'")), raws({site.page}));
    QVERIFY(!reader->error());
    const FilterSql sql = filterSql(parsed(evil), Columns::fixed());
    QVERIFY(!sql.sql.contains(QLatin1String("1=1")));
    QCOMPARE(sql.values.size(), 3);
}

void TestFilterSql::ownColumns()
{
    Site site;
    site.writer->begin();
    const auto price = site.writer->ownColumn("Price in EUR", facts::Kind::Count);
    const auto author = site.writer->ownColumn("author", facts::Kind::Text);
    QVERIFY(price && author);
    site.writer->setOwnValue(site.home, *price, qint64(7));
    site.writer->setOwnValue(site.page, *price, qint64(30));
    site.writer->setOwnValue(site.page, *author, QByteArray("Zo\xC3\xAB"));
    QVERIFY(site.writer->commit());
    const auto reader = site.read();
    QCOMPARE(idsOf(*reader, QStringLiteral("[Price in EUR] > 7")), raws({site.page}));
    QCOMPARE(idsOf(*reader, QStringLiteral("[Price in EUR] != 30")), raws({site.home}));
    QCOMPARE(idsOf(*reader, QStringLiteral("author contains 'ZO\u00cb' and url contains 'page'")), raws({site.page}));
    QVERIFY(!reader->error());
}

/// A filter that was saved over another project.
void TestFilterSql::columnsThatAreNotThere()
{
    const Site site;
    const auto reader = site.read();
    ListQuery query;
    query.where = *filter::conditionOf(
        {QStringLiteral("price"), facts::Kind::Count}, false, Test::Less, false, {QStringLiteral("5")});
    QCOMPARE(reader->ids(query), QList<qint64>());
    query.where = query.where->negated();
    QCOMPARE(reader->ids(query), QList<qint64>());
    query.whereUndecided = true;
    QCOMPARE(reader->count(query), 6);
    QVERIFY(!reader->error());
}

void TestFilterSql::theLargestAreTaken()
{
    const Site site;
    const auto reader = site.read();
    const auto takes = [&](const Expression &expression) {
        QVERIFY2(!filter::limitBroken(expression), qPrintable(expression.text().left(200)));
        ListQuery query;
        query.text = QStringLiteral("\u00e4");
        query.statusClasses = {2, 3};
        query.problems = true;
        query.where = expression;
        (void)reader->ids(query);
        QVERIFY2(!reader->error(), reader->error() ? qPrintable(reader->error()->message()) : "");
    };
    const Expression one = parsed(QStringLiteral("title does not contain '\u00e4'"));
    const Expression two = parsed(QStringLiteral("canonical != url"));
    for (const bool first : {false, true}) {
        Expression deep = two;
        for (int i = 0; i < filter::MostNested; ++i) {
            const QList<Expression> parts = first ? QList<Expression>{deep, one} : QList<Expression>{one, deep};
            deep = i % 2 ? Expression::all(parts) : Expression::any(parts);
        }
        takes(deep);
        deep = two;
        for (int i = 0; i < filter::MostNested / 2; ++i) {
            const QList<Expression> parts = first ? QList<Expression>{deep, one} : QList<Expression>{one, deep};
            deep = Expression::all(parts).negated();
        }
        takes(deep);
    }
    takes(Expression::all(QList<Expression>(filter::MostSize, parsed(QStringLiteral("h2 is not empty")))));
    takes(Expression::any(QList<Expression>(filter::MostSize / 2, two)));
    QStringList numbers;
    for (int i = 0; i < filter::MostSize - 1; ++i)
        numbers << QString::number(i);
    takes(parsed(QStringLiteral("status in (") + numbers.join(u',') + u')'));
}

void TestFilterSql::hostileExpressionsEnd()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    for (int i = 0; i < 3000; ++i) {
        PageRecord page = okPage(writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i))));
        page.title = QByteArray(40, 'a') + '!';
        writer->finish(page);
    }
    QVERIFY(writer->commit());
    const auto reader = project.read();
    const QString hostile = QStringLiteral("title matches /^(a+)+$/");
    // Rows on which it gives up are undecided: neither found nor not found.
    QCOMPARE(idsOf(*reader, hostile).size(), 0);
    if (SharedSqlite::of(QSqlDatabase::database(QSqlDatabase::connectionNames().value(0), false))) {
        QCOMPARE(idsOf(*reader, hostile, ListKind::Urls, true).size(), 3000);
        QCOMPARE(idsOf(*reader, QLatin1String("not ") + hostile).size(), 0);
    }
    QVERIFY(!reader->error());
}

void TestFilterSql::canBeCanceled()
{
    const Site site;
    const auto reader = site.read();
    const std::atomic<bool> cancel{true};
    ListQuery query;
    query.where = parsed(QStringLiteral("title matches /x/"));
    (void)reader->ids(query, 0, &cancel);
    QVERIFY(!reader->error()); // who cancels knows
    (void)reader->count(query, &cancel);
    QVERIFY(!reader->error());
    query.where = parsed(QStringLiteral("title matches /Home/"));
    QCOMPARE(reader->ids(query), raws({site.home}));
}

void TestFilterSql::everyColumnCanBeNamed()
{
    const Site site;
    const auto reader = site.read();
    for (const filter::Field &field : filterFields(reader->columns())) {
        for (const char *test : {" is unknown", " is known"}) {
            (void)idsOf(*reader, filter::nameText(field.name) + QLatin1String(test));
            QVERIFY2(!reader->error(), qPrintable(field.name));
        }
        const QList<Test> tests = filter::testsFor(field.kind);
        QCOMPARE(tests.contains(Test::Contains), facts::isText(field.kind) && field.kind != facts::Kind::Hash);
    }
}

ARGIOPE_TEST(TestFilterSql, QCoreApplication)
#include "tst_filtersql.moc"
