#include "core/trap/urledit.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using trap::UrlEdit;

class TestTrapUrlEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void edits_data();
    void edits();
    void noEdits_data();
    void noEdits();
    void onlyWholeWordsAreUndone();
};

void TestTrapUrlEdit::edits_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *url, const char *other, const char *from, const char *to) {
        QTest::newRow(url) << QByteArray(url) << QByteArray(other) << QByteArray(from) << QByteArray(to);
    };
    row("/p/12/amp", "/p/12", "/amp", "");
    row("/amp/p/12", "/p/12", "amp/", "");
    row("/p/12.amp.html", "/p/12.html", "amp.", "");
    row("/p/12-print", "/p/12", "-print", "");
    row("/print/12", "/node/12", "print", "node");
    row("/print.php?id=12", "/p/12", "print.php?id=", "p/");
    row("/p/12?amp", "/p/12", "?amp", "");
    row("/m/p/12?a=1", "/p/12?a=1", "m/", "");
}

void TestTrapUrlEdit::edits()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, other);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    const url::Url one = *url::parse(QByteArray("http://h" + url));
    const auto edit = UrlEdit::between(one, *url::parse(QByteArray("http://h" + other)));
    QVERIFY(edit);
    QCOMPARE(edit->from, from);
    QCOMPARE(edit->to, to);
    QCOMPARE(edit->undone(one), QByteArray("http://h" + other));
}

void TestTrapUrlEdit::noEdits_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char *name, const char *url, const char *other) {
        QTest::newRow(name) << QByteArray(url) << QByteArray(other);
    };
    row("the same", "/p/12", "/p/12");
    row("another number", "/p/12", "/p/13");
    row("a number more", "/p/12/3", "/p/12");
    row("nothing in common", "/amp", "/");
    row("it lacks something", "/p/12", "/p/12/a-title");
    row("a whole title", "/a-very-long-title-that-says-what-the-page-is-about-in-its-words/p", "/p/p");
}

void TestTrapUrlEdit::noEdits()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, other);
    QVERIFY(!UrlEdit::between(*url::parse(QByteArray("http://h" + url)), *url::parse(QByteArray("http://h" + other))));
    QVERIFY(!UrlEdit::between(*url::parse("http://amp.h/p/12"), *url::parse("http://h/p/12")));
}

void TestTrapUrlEdit::onlyWholeWordsAreUndone()
{
    const UrlEdit edit{"amp/", ""};
    QCOMPARE(edit.undone(*url::parse("http://h/lamp/camp/amp/1")), QByteArray("http://h/lamp/camp/1"));
    QCOMPARE(edit.undone(*url::parse("http://h/lamp/1")), QByteArray());
}

ARGIOPE_TEST(TestTrapUrlEdit, QCoreApplication)
#include "tst_trap_urledit.moc"
