#include "core/base/json.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace argiope::base;

/// What is escaped, and that every reader gets the text back.
class TestJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void escapes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray() << QByteArray("\"\"");
        QTest::newRow("plain") << QByteArray("a/b ü😀") << QByteArray("\"a/b ü😀\"");
        QTest::newRow("quote and backslash") << QByteArray("\"\\") << QByteArray("\"\\\"\\\\\"");
        QTest::newRow("short escapes") << QByteArray("a\n\r\tb") << QByteArray("\"a\\n\\r\\tb\"");
        QTest::newRow("nul") << QByteArray("a\0b", 3) << QByteArray("\"a\\u0000b\"");
        QTest::newRow("escape") << QByteArray("\x1b[1m") << QByteArray("\"\\u001b[1m\"");
        QTest::newRow("DEL") << QByteArray("a\x7fz") << QByteArray("\"a\\u007fz\"");
        QTest::newRow("C1") << QByteArray("\u0080\u0085\u009f\u00a0") << QByteArray("\"\\u0080\\u0085\\u009f\u00a0\"");
        QTest::newRow("separators") << QByteArray("\u2027\u2028\u2029\u202a")
                                    << QByteArray("\"\u2027\\u2028\\u2029\u202a\"");
        QTest::newRow("no UTF-8") << QByteArray("a\xffz") << QByteArray("\"a\ufffdz\"");
    }
    void escapes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, json);
        QCOMPARE(jsonString(text), json);
        QByteArray out = "x";
        appendJsonString(out, text);
        QCOMPARE(out, 'x' + json);
    }

    void arrays()
    {
        QCOMPARE(jsonStrings({}), "[]");
        QCOMPARE(jsonStrings({"a"}), "[\"a\"]");
        QCOMPARE(jsonStrings({"", "b\"", "c"}), "[\"\",\"b\\\"\",\"c\"]");
    }

    void comesBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        QByteArray controls;
        for (int i = 0; i < 0x80; ++i)
            controls += char(i);
        QTest::newRow("ascii") << controls;
        QTest::newRow("beyond") << QByteArray("ü\u0085\u2028\u2029😀");
    }
    void comesBack()
    {
        QFETCH(const QByteArray, text);
        const QByteArray json = jsonString(text);
        for (const char c : json)
            QVERIFY(static_cast<unsigned char>(c) >= 0x20);
        const QJsonDocument back = QJsonDocument::fromJson('[' + json + ']');
        QCOMPARE(back.array().at(0).toString().toUtf8(), text);
    }
};

ARGIOPE_TEST(TestJson, void)
#include "tst_json.moc"
