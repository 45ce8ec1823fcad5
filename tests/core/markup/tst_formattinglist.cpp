#include "core/markup/elementstack.h"

#include "tests/support/testmain.h"

#include <QByteArrayList>
#include <QTest>

using namespace argiope::markup;

/// HTML Standard 13.2.4.3.
class TestFormattingList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noahsArk_data();
    void noahsArk();
    void clearsToTheMarker_data();
    void clearsToTheMarker();
    void findsSinceTheMarker();
    void entriesAreMoved();
    void workIsSpent();

private:
    /// "b", "b.1" with other attributes, "|" a marker.
    static FormattingList::Entry entry(const QByteArray &written, ElementId id);
    static void pushEach(FormattingList &list, const QByteArray &names);
    static QByteArray ids(const FormattingList &list); ///< "1 2 | 4"
};

FormattingList::Entry TestFormattingList::entry(const QByteArray &written, ElementId id)
{
    FormattingList::Entry result;
    result.element.id = id;
    result.element.tag = tagFromName(written.split('.').first());
    result.attributes = written.contains('.') ? written.split('.').last().toULongLong() : 0;
    return result;
}

void TestFormattingList::pushEach(FormattingList &list, const QByteArray &names)
{
    ElementId id = 0;
    for (const QByteArray &name : names.split(' ')) {
        ++id;
        if (name == "|")
            list.pushMarker();
        else
            list.push(entry(name, id));
    }
}

QByteArray TestFormattingList::ids(const FormattingList &list)
{
    QByteArrayList result;
    for (qsizetype i = 0; i < list.size(); ++i)
        result += list.at(i).isMarker() ? QByteArray("|") : QByteArray::number(list.at(i).element.id);
    return result.join(' ');
}

void TestFormattingList::noahsArk_data()
{
    QTest::addColumn<QByteArray>("pushed");
    QTest::addColumn<QByteArray>("kept");
    const auto row
        = [](const char *pushed, const char *kept) { QTest::newRow(pushed) << QByteArray(pushed) << QByteArray(kept); };
    row("b b b", "1 2 3");
    row("b b b b", "2 3 4");
    row("b b b b b b", "4 5 6");
    row("b i b i b i b", "2 3 4 5 6 7"); // the earliest goes
    row("b b.1 b b.1 b b.1", "1 2 3 4 5 6"); // attributes tell them apart
    row("b.1 b b.1 b b.1 b b.1", "2 3 4 5 6 7");
    row("b.1 b.2 b.3 b.4 b.5", "1 2 3 4 5");
    row("b b b | b", "1 2 3 | 5"); // only since the last marker
    row("b b b | b b b b", "1 2 3 | 6 7 8");
    row("b | b | b | b", "1 | 3 | 5 | 7");
    row("a b i u a b i u a b i u a", "2 3 4 5 6 7 8 9 10 11 12 13");
}

void TestFormattingList::noahsArk()
{
    QFETCH(QByteArray, pushed);
    Work work(1000);
    FormattingList list(work);
    pushEach(list, pushed);
    QTEST(ids(list), "kept");
}

void TestFormattingList::clearsToTheMarker_data()
{
    QTest::addColumn<QByteArray>("pushed");
    QTest::addColumn<QByteArray>("left");
    const auto row
        = [](const char *pushed, const char *left) { QTest::newRow(pushed) << QByteArray(pushed) << QByteArray(left); };
    row("b | i", "1");
    row("b | i u a", "1");
    row("b |", "1");
    row("b | i | u", "1 | 3");
    row("| |", "|");
    row("b i", ""); // no marker: all of it
}

void TestFormattingList::clearsToTheMarker()
{
    QFETCH(QByteArray, pushed);
    Work work(1000);
    FormattingList list(work);
    list.clearToMarker();
    QCOMPARE(list.size(), 0);
    pushEach(list, pushed);
    list.clearToMarker();
    QTEST(ids(list), "left");
}

void TestFormattingList::findsSinceTheMarker()
{
    Work work(1000);
    FormattingList list(work);
    QCOMPARE(list.lastOf(Tag::B), -1);
    QCOMPARE(list.indexOf(1), -1);
    pushEach(list, "b i b | u b.1 i");
    QCOMPARE(list.lastOf(Tag::B), 5);
    QCOMPARE(list.lastOf(Tag::I), 6);
    QCOMPARE(list.lastOf(Tag::A), -1);
    // By its id an element is found wherever it stands.
    QCOMPARE(list.indexOf(1), 0);
    QCOMPARE(list.indexOf(7), 6);
    QCOMPARE(list.indexOf(8), -1);
    list.remove(5);
    QCOMPARE(list.lastOf(Tag::B), -1); // those below the marker do not count
    list.clearToMarker();
    QCOMPARE(list.lastOf(Tag::B), 2);
    list.pushMarker();
    QCOMPARE(list.lastOf(Tag::B), -1);
}

void TestFormattingList::entriesAreMoved()
{
    Work work(1000);
    FormattingList list(work);
    pushEach(list, "b.5 i u");
    list.remove(1);
    QCOMPARE(ids(list), QByteArray("1 3"));
    list.insert(0, entry("a", 7));
    list.insert(3, entry("s", 8));
    QCOMPARE(ids(list), QByteArray("7 1 3 8"));
    // Another element with the same attributes.
    list.replace(1, entry("b", 9).element);
    QCOMPARE(ids(list), QByteArray("7 9 3 8"));
    QCOMPARE(list.at(1).attributes, quint64(5));
    QVERIFY(!list.at(1).isMarker());
}

void TestFormattingList::workIsSpent()
{
    const auto spends = [](qint64 most, auto what) {
        Work work(1000);
        FormattingList list(work);
        pushEach(list, "b.1 b.2 b.3 b.4 b.5 b.6 b.7 b.8 b.9 b.10");
        work = Work(most);
        what(list);
        return work.isSpent();
    };
    const auto push = [](FormattingList &list) { list.push(entry("i", 99)); };
    QVERIFY(!spends(10, push));
    QVERIFY(spends(9, push));
    const auto index = [](FormattingList &list) { (void)list.indexOf(99); };
    QVERIFY(!spends(10, index));
    QVERIFY(spends(9, index));
    const auto last = [](FormattingList &list) { (void)list.lastOf(Tag::I); };
    QVERIFY(!spends(10, last));
    QVERIFY(spends(9, last));
    QVERIFY(spends(7, [](FormattingList &list) { list.remove(2); }));
    QVERIFY(spends(7, [](FormattingList &list) { list.insert(2, entry("i", 99)); }));
    // Behind a marker nobody looks.
    QVERIFY(!spends(0, [](FormattingList &list) {
        list.pushMarker();
        list.push(entry("i", 99));
    }));
}

ARGIOPE_TEST(TestFormattingList, void)
#include "tst_formattinglist.moc"
