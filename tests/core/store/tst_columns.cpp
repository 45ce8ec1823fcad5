#include "core/store/columns.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

namespace {

QByteArray text(const Value &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return QByteArray::number(*number);
    const auto *bytes = std::get_if<QByteArray>(&value);
    return bytes ? *bytes : QByteArray("-");
}

} // namespace

class TestColumns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesLeadToColumns();
    void everyListedFactIsOne();
    void onlyWhatIsAskedForIsRead();
    void aProjectHasItsOwn();
    void namesOfOthersAreRefused();
    void foreignKindsAreDamage();
    void aLaterColumnOfThatNameCounts();
    void valuesGoWithTheirPage();
};

void TestColumns::namesLeadToColumns()
{
    for (const Column &column : Columns::fixed().all()) {
        QCOMPARE(Columns::fixed().find(column.id)->name, column.name);
        QCOMPARE(Columns::fixed().find(QByteArrayView(column.name))->id, column.id);
        QCOMPARE(name(column.id), column.name);
        QVERIFY(!column.isOwn());
    }
    QVERIFY(!Columns::fixed().find("nothing"));
    QVERIFY(!Columns::fixed().find(UrlColumn(FirstOwnColumn + 1)));
    QCOMPARE(name(UrlColumn(FirstOwnColumn + 1)), QByteArray());
    QCOMPARE(name(UrlColumn::Visits), QByteArray("visits"));
    QCOMPARE(name(UrlColumn::RedirectUrl), QByteArray("redirect_url"));
}

void TestColumns::everyListedFactIsOne()
{
    for (const facts::Fact &fact : facts::pageFacts()) {
        const Column *column = Columns::fixed().find(QByteArrayView(fact.name));
        QCOMPARE(column != nullptr, fact.listed);
        if (column)
            QCOMPARE(int(column->kind), int(fact.kind));
    }
}

void TestColumns::onlyWhatIsAskedForIsRead()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId id = writer->insert(newUrl(*writer, "http://a.test/"));
    const UrlId queued = writer->insert(newUrl(*writer, "http://a.test/q"));
    PageRecord page = okPage(id);
    page.title = "T";
    page.images = 3;
    page.status = 0;
    writer->finish(page);
    QVERIFY(writer->commit());
    const auto reader = project.read();
    const QList<UrlColumn> columns{UrlColumn::Title, UrlColumn::Url, UrlColumn::Status, UrlColumn(FirstOwnColumn + 7),
        Columns::fixed().find("images")->id, UrlColumn::Outcome, UrlColumn::Inlinks};
    const QList<UrlRow> rows = reader->rows({base::raw(queued), 4711, base::raw(id)}, columns);
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].id, queued);
    QCOMPARE(rows[1].id, UrlId::None);
    const auto line = [](const UrlRow &row) {
        QByteArrayList texts;
        for (const Value &value : row.values)
            texts << text(value);
        return texts.join(' ');
    };
    QCOMPARE(line(rows[0]), QByteArray("- http://a.test/q - - - - 0"));
    QCOMPARE(line(rows[2]), QByteArray("T http://a.test/ - - 3 1 0"));
    QByteArrayList streamed;
    reader->forEach({}, columns, [&](const UrlRow &row) {
        streamed << line(row);
        return true;
    });
    QCOMPARE(streamed, (QByteArrayList{line(rows[2]), line(rows[0])}));
    // A filter that has to look at texts itself is not put off by columns.
    ListQuery query;
    query.text = QStringLiteral("^HTTP.*Q$");
    query.regex = true;
    streamed.clear();
    reader->forEach(query, {UrlColumn::Url}, [&](const UrlRow &row) {
        streamed << line(row);
        return true;
    });
    QCOMPARE(streamed, QByteArrayList{"http://a.test/q"});
    QVERIFY(!reader->error());
}

void TestColumns::aProjectHasItsOwn()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId one = writer->insert(newUrl(*writer, "http://a.test/1"));
    const UrlId two = writer->insert(newUrl(*writer, "http://a.test/2"));
    writer->finish(okPage(one));
    const auto price = writer->ownColumn("price", facts::Kind::Count);
    const auto author = writer->ownColumn("author", facts::Kind::Text);
    QVERIFY(price && author && *price != *author);
    QCOMPARE(writer->ownColumn("price", facts::Kind::Count), price);
    QVERIFY(!writer->ownColumn("price", facts::Kind::Text)); // it is a number
    writer->setOwnValue(one, *price, qint64(7));
    writer->setOwnValue(two, *price, qint64(30));
    writer->setOwnValue(one, *author, QByteArray("Zoë"));
    writer->setOwnValue(two, *author, QByteArray("gone"));
    writer->setOwnValue(two, *author, {});
    writer->setOwnValue(two, *price, qint64(3)); // another value
    QVERIFY(writer->commit());

    const auto reader = project.read();
    QCOMPARE(reader->columns().all().size(), Columns::fixed().all().size() + 2);
    QCOMPARE(reader->columns().find(*author)->name, QByteArray("author"));
    QVERIFY(reader->columns().find(*author)->isOwn());
    const QList<UrlRow> rows = reader->rows({base::raw(one), base::raw(two)}, {*author, *price});
    QCOMPARE(text(rows[0].values[0]), QByteArray("Zoë"));
    QCOMPARE(text(rows[0].values[1]), QByteArray("7"));
    QCOMPARE(text(rows[1].values[0]), QByteArray("-"));
    QCOMPARE(text(rows[1].values[1]), QByteArray("3"));
    ListQuery query;
    query.sort = *price;
    QCOMPARE(reader->ids(query), (QList<qint64>{base::raw(two), base::raw(one)}));
    query.descending = true;
    QCOMPARE(reader->ids(query), (QList<qint64>{base::raw(one), base::raw(two)}));
    QVERIFY(!reader->error());
}

void TestColumns::namesOfOthersAreRefused()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QVERIFY(!writer->ownColumn("title", facts::Kind::Text));
    QVERIFY(!writer->ownColumn("images", facts::Kind::Count));
    QVERIFY(!writer->ownColumn("", facts::Kind::Text));
    QVERIFY(!writer->ownColumn("x", facts::Kind::Outcome)); // no such kind of own columns
    for (const char *name : {"=1+1", "-title", "a,b", "a\nb", "a&b", " a", "a ", "\xff", "x\xE2\x80\xAEy"})
        QVERIFY2(!writer->ownColumn(name, facts::Kind::Text), name);
    QVERIFY(!writer->ownColumn(QByteArray(61, 'a'), facts::Kind::Text));
    for (const char *name : {"Price in EUR", "1st-author", "og.title", "_x", "\xE4\xBB\xB7\xE6\xA0\xBC"})
        QVERIFY2(writer->ownColumn(name, facts::Kind::Text), name);
    QVERIFY(writer->commit());
}

void TestColumns::foreignKindsAreDamage()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QVERIFY(writer->ownColumn("x", facts::Kind::Text));
    QVERIFY(writer->commit());
    writer.reset();
    for (const char *sql :
        {"UPDATE own_columns SET kind = 'colour'", "UPDATE own_columns SET kind = 'text', name = '=url'"}) {
        (void)rawSql(project.path, QString::fromLatin1(sql));
        const auto reader = Reader::open(project.path);
        QVERIFY(!reader);
        QCOMPARE(reader.error().code, StoreError::Code::Damaged);
    }
}

void TestColumns::aLaterColumnOfThatNameCounts()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QVERIFY(writer->ownColumn("x", facts::Kind::Text));
    QVERIFY(writer->commit());
    writer.reset();
    (void)rawSql(project.path, QStringLiteral("UPDATE own_columns SET name = 'images'"));
    const auto reader = project.read();
    QVERIFY(reader);
    QCOMPARE(reader->columns().all().size(), Columns::fixed().all().size());
}

void TestColumns::valuesGoWithTheirPage()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId id = writer->insert(newUrl(*writer, "http://a.test/"));
    writer->finish(okPage(id));
    const auto column = writer->ownColumn("x", facts::Kind::Text);
    QVERIFY(column);
    writer->setOwnValue(id, *column, QByteArray("y"));
    writer->dropPage(id);
    QVERIFY(writer->commit());
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM own_values")).toInt(), 0);
}

ARGIOPE_TEST(TestColumns, QCoreApplication)
#include "tst_columns.moc"
