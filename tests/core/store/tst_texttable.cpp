#include "core/store/linkcoding.h"
#include "core/store/texttable.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

namespace {

TextId textOf(Writer &writer, const QByteArray &text, qint64 target)
{
    return writer.text(text, url::urlKey(text, writer.keySeed()), UrlId(target));
}

qint64 rowsOf(const QString &path)
{
    return rawSql(path, QStringLiteral("SELECT COUNT(*) FROM texts")).toLongLong();
}

} // namespace

class TestTextTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFirstTextIsTheTargets();
    void isFoundAgainInAnotherSession();
    void idsOfFilesOfBefore();
    void isTakenBackWithItsTransaction();
    void isFoundAgainAmongMany();
    void viewsAndReaderAgree();
};

void TestTextTable::theFirstTextIsTheTargets()
{
    const Project project;
    const auto writer = project.create();
    writer->begin();
    const TextId about = textOf(*writer, "About us", 7);
    QCOMPARE(base::raw(about), ownTextId(7));
    QCOMPARE(textOf(*writer, "About us", 7), about);
    QCOMPARE(textOf(*writer, "About us", 8), about); // shared while it is remembered
    const TextId other = textOf(*writer, "more", 7);
    QCOMPARE(base::raw(other) % 2, 1);
    QCOMPARE(textOf(*writer, "more", 7), other);
    QCOMPARE(textOf(*writer, "", 9), TextId::None);
    QCOMPARE(base::raw(textOf(*writer, "ninth", 9)), ownTextId(9));
    QCOMPARE(base::raw(textOf(*writer, "far", TextTable::MostOwners)), ownTextId(TextTable::MostOwners));
    QCOMPARE(base::raw(textOf(*writer, "farther", TextTable::MostOwners + 1)) % 2, 1);
    QVERIFY(writer->commit());
    QCOMPARE(rowsOf(project.path), 5);
}

void TestTextTable::isFoundAgainInAnotherSession()
{
    const Project project;
    TextId about = TextId::None;
    TextId more = TextId::None;
    {
        const auto writer = project.create();
        writer->begin();
        about = textOf(*writer, "About us", 7);
        more = textOf(*writer, "more", 7);
        QVERIFY(writer->commit());
    }
    const auto writer = project.open();
    writer->begin();
    // The file is asked; another text is not taken for it, and does not take its place.
    const TextId other = textOf(*writer, "other", 7);
    QCOMPARE(base::raw(other) % 2, 1);
    QVERIFY(base::raw(other) > std::max(base::raw(about), base::raw(more)));
    QCOMPARE(textOf(*writer, "About us", 7), about);
    QCOMPARE(base::raw(textOf(*writer, "none yet", 6)), ownTextId(6));
    QVERIFY(writer->commit());
    QCOMPARE(rowsOf(project.path), 4);
}

void TestTextTable::idsOfFilesOfBefore()
{
    const Project project;
    QVERIFY(project.create());
    rawSql(project.path,
        QStringLiteral("INSERT INTO texts (id, text) VALUES (1, 'one'), (2, 'two'), (3, 'three'), (4, 'four')"));
    const auto writer = project.open();
    writer->begin();
    QCOMPARE(base::raw(textOf(*writer, "new", 2)), 7); // 4 is taken
    QCOMPARE(base::raw(textOf(*writer, "four", 2)), 4); // what it is by chance
    QCOMPARE(base::raw(textOf(*writer, "third", 3)), 6);
    QVERIFY(writer->commit());
    QCOMPARE(rowsOf(project.path), 6);
}

void TestTextTable::isTakenBackWithItsTransaction()
{
    const Project project;
    {
        const auto writer = project.create();
        writer->begin();
        QCOMPARE(base::raw(textOf(*writer, "lost", 7)), ownTextId(7));
    }
    const auto writer = project.open();
    writer->begin();
    QCOMPARE(base::raw(textOf(*writer, "kept", 7)), ownTextId(7));
    QVERIFY(writer->commit());
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT text FROM texts WHERE id = 14")).toString(),
        QStringLiteral("kept"));
    QCOMPARE(rowsOf(project.path), 1);
}

void TestTextTable::isFoundAgainAmongMany()
{
    // More than the memory of texts holds: without owners the second round would write some of them again.
    constexpr int many = 560'000;
    constexpr int again = 20'000; // the first, which are forgotten first
    const Project project;
    const auto writer = project.create();
    writer->begin();
    for (int round = 0; round < 2; ++round) {
        for (int i = 1; i <= (round == 0 ? many : again); ++i) {
            const QByteArray text = "page " + QByteArray::number(i);
            const TextId id = textOf(*writer, text, i);
            if (base::raw(id) != ownTextId(i))
                QCOMPARE(base::raw(id), ownTextId(i));
        }
    }
    QVERIFY(writer->commit());
    QCOMPARE(rowsOf(project.path), many);
}

void TestTextTable::viewsAndReaderAgree()
{
    const Project project;
    const auto writer = project.create();
    writer->begin();
    const UrlId source = writer->insert(newUrl(*writer, "http://a.test/source"));
    QList<LinkRow> rows;
    QByteArrayList texts;
    for (int i = 0; i < 30; ++i) {
        LinkRow row;
        row.target = writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i)));
        row.place = writer->place(i % 5 ? "a" : "area", "href");
        texts << (i % 7 == 3 ? QByteArray() : "to " + QByteArray::number(i % 11 == 5 ? 0 : i));
        row.text = textOf(*writer, texts.constLast(), base::raw(row.target));
        rows << row;
    }
    writer->setLinks(source, rows);
    QVERIFY(writer->commit());
    const auto reader = project.read();
    const QList<LinkRecord> links = reader->outlinks(source, 100);
    QCOMPARE(links.size(), rows.size());
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT texts FROM page_links")).toLongLong(), PackedLinks::OwnTexts);
    for (qsizetype i = 0; i < links.size(); ++i) {
        QCOMPARE(links[i].text, texts[i]);
        QCOMPARE(links[i].targetId, rows[i].target);
        const QString one = QStringLiteral(" FROM link_list WHERE source_id = %1 AND target_id = %2")
                                .arg(base::raw(source))
                                .arg(base::raw(rows[i].target));
        QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COALESCE(text, '')") + one).toByteArray(), texts[i]);
        QCOMPARE(rawSql(project.path, QStringLiteral("SELECT element") + one).toByteArray(), links[i].element);
        QCOMPARE(rawSql(project.path, QStringLiteral("SELECT target") + one).toByteArray(), links[i].target);
    }
}

ARGIOPE_TEST(TestTextTable, QCoreApplication)
#include "tst_texttable.moc"
