#include "core/engine/recorder/documentkeeper.h"
#include "core/store/pagetexts.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::DocumentKeeper;
using engine::ReadDocument;

namespace {

settings::CrawlSettings extracting(const QStringList &lines)
{
    settings::CrawlSettings settings;
    settings.extract = lines;
    return settings;
}

/// What the project says of a URL in a column of its own.
store::Value valueOf(enginetest::Parts &parts, UrlId id, const char *name)
{
    if (!parts.commit())
        return {};
    const auto reader = store::Reader::open(parts.path);
    const store::Columns columns = (*reader)->columns();
    const store::Column *column = columns.find(QByteArrayView(name));
    if (!column)
        return {};
    const auto rows = (*reader)->rows({base::raw(id)}, {column->id});
    return rows.isEmpty() ? store::Value() : rows.first().values.first();
}

} // namespace

class TestDocumentKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void makesItsColumns();
    void valuesReplaceThoseBefore();
    void relevanceHasItsColumn();
    void anotherColumnOfThatNameIsTold();
};

void TestDocumentKeeper::makesItsColumns()
{
    enginetest::Parts parts(extracting({QStringLiteral("price=css:.price"), QStringLiteral("sku=css:.sku")}));
    const DocumentKeeper keeper(parts.settings, *parts.writer, false);
    QCOMPARE(keeper.takenName(), QByteArray());
    const DocumentKeeper again(parts.settings, *parts.writer, false); // they are there
    QCOMPARE(again.takenName(), QByteArray());
    QVERIFY(parts.commit());
    const auto reader = store::Reader::open(parts.path);
    const store::Columns columns = (*reader)->columns();
    QVERIFY(columns.find(QByteArrayView("price")));
    QVERIFY(columns.find(QByteArrayView("sku")));
    QVERIFY(!columns.find(QByteArrayView("relevance")));
}

void TestDocumentKeeper::valuesReplaceThoseBefore()
{
    enginetest::Parts parts(extracting({QStringLiteral("price=css:.price"), QStringLiteral("sku=css:.sku")}));
    DocumentKeeper keeper(parts.settings, *parts.writer, false);
    const UrlId id = parts.addSeed("http://a.test/");
    ReadDocument read;
    read.values = {{0, QByteArray("5.00")}, {1, QByteArray("A7")}, {9, QByteArray("of no extractor")}};
    keeper.keep(id, read, false);
    QCOMPARE(std::get<QByteArray>(valueOf(parts, id, "price")), QByteArray("5.00"));
    QCOMPARE(std::get<QByteArray>(valueOf(parts, id, "sku")), QByteArray("A7"));
    read.values = {{0, QByteArray("6.00")}};
    keeper.keep(id, read, true);
    QCOMPARE(std::get<QByteArray>(valueOf(parts, id, "price")), QByteArray("6.00"));
    QVERIFY(!std::holds_alternative<QByteArray>(valueOf(parts, id, "sku"))); // the page has none any more
}

void TestDocumentKeeper::relevanceHasItsColumn()
{
    enginetest::Parts parts;
    DocumentKeeper keeper(parts.settings, *parts.writer, true);
    const UrlId id = parts.addSeed("http://a.test/");
    ReadDocument read;
    read.relevance = 40;
    keeper.keep(id, read, false);
    QCOMPARE(std::get<qint64>(valueOf(parts, id, "relevance")), 40);
    keeper.keep(id, {}, true); // it is no document any more
    QVERIFY(!std::holds_alternative<qint64>(valueOf(parts, id, "relevance")));
}

void TestDocumentKeeper::anotherColumnOfThatNameIsTold()
{
    enginetest::Parts parts(extracting({QStringLiteral("price=css:.price")}));
    QVERIFY(parts.writer->ownColumn("price", facts::Kind::Count)); // a number, not a text
    const DocumentKeeper keeper(parts.settings, *parts.writer, false);
    QCOMPARE(keeper.takenName(), QByteArray("price"));
}

ARGIOPE_TEST(TestDocumentKeeper, QCoreApplication)
#include "tst_documentkeeper.moc"
