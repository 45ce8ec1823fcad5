#include "core/html/inputstream.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;

class TestInputStream : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void text_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("encoding");
        const auto row = [](const char *name, const QByteArray &body, const char *type, const QByteArray &wanted,
                             const char *encoding) {
            QTest::newRow(name) << body << QByteArray(type) << wanted << QByteArray(encoding);
        };
        row("empty", "", "", "", "windows-1252");
        row("line ends", "a\r\nb\rc\nd\r\r\n\r", "text/html; charset=utf-8", "a\nb\nc\nd\n\n\n", "UTF-8");
        row("nothing but line ends", "\r\r\n", "text/html; charset=utf-8", "\n\n", "UTF-8");
        row("byte order mark", "\xEF\xBB\xBF\xC3\xA9\r", "", "\xC3\xA9\n", "UTF-8");
        row("mark of UTF-16", QByteArray("\xFF\xFE\r\0\n\0\xE9\0", 8), "", "\n\xC3\xA9", "UTF-16LE");
        row("by the header", "\xE9\r\n", "text/html; charset=iso-8859-1", "\xC3\xA9\n", "windows-1252");
        row("no character", "\xE9", "text/html; charset=utf-8", "\xEF\xBF\xBD", "UTF-8");
    }
    void text()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, type);
        const InputStream stream = inputStream(body, type);
        QTEST(stream.text, "wanted");
        QTEST(stream.encoding.name, "encoding");
        QVERIFY(!stream.cut);
    }

    /// What is to be read as it is, is not copied; what is changed is a copy.
    void sharesTheBody()
    {
        const QByteArray plain("<p>plain</p>\n");
        const InputStream same = inputStream(plain, "text/html; charset=utf-8");
        QVERIFY(static_cast<const void *>(same.text.constData()) == plain.constData());
        const QByteArray ends("<p>plain</p>\r\n");
        const InputStream changed = inputStream(ends, "text/html; charset=utf-8");
        QCOMPARE(changed.text, plain);
        QCOMPARE(ends, QByteArray("<p>plain</p>\r\n"));
    }

    /// A byte of a legacy encoding may become three.
    void isCut()
    {
        const InputStream stream = inputStream(QByteArray(40 * 1024 * 1024, '\xE9'), "text/html; charset=iso-8859-1");
        QVERIFY(stream.cut);
        QVERIFY(stream.text.size() < 40 * 1024 * 1024);
        QVERIFY(stream.text.startsWith("\xC3\xA9"));
    }
};

ARGIOPE_TEST(TestInputStream, void)
#include "tst_inputstream.moc"
