#include "core/html/charset.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;

/// HTML Standard 13.2.3.2 and the Encoding Standard.
class TestCharset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labels_data();
    void labels();
    void prescan_data();
    void prescan();
    void sniff_data();
    void sniff();
    void decode_data();
    void decode();
    void validUtf8IsNotCopied();
    void everyEncodingDecodesAscii();
};

void TestCharset::labels_data()
{
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<QByteArray>("expected");
    const auto row
        = [](const char *label, const char *name) { QTest::newRow(label) << QByteArray(label) << QByteArray(name); };
    row("utf-8", "UTF-8");
    row(" UTF8\t", "UTF-8");
    row("latin1", "windows-1252");
    row("us-ascii", "windows-1252");
    row("gb2312", "GBK");
    row("x-sjis", "Shift_JIS");
    row("utf-16", "UTF-16LE");
    row("iso-2022-kr", "replacement");
    row("", "");
    row("utf-7", "");
    row("utf-8x", "");
    row("\xC2\xA0utf-8", "");
}

void TestCharset::labels()
{
    QFETCH(QByteArray, label);
    QTEST(encodingFromLabel(label), "expected");
}

void TestCharset::prescan_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const char *expected) {
        QTest::newRow(name) << bytes << QByteArray(expected);
    };
    row("charset", "<meta charset=koi8-r>", "KOI8-R");
    row("pragma", "<meta http-equiv=Content-Type content='text/html; charset=big5'>", "Big5");
    row("pragma, content first", "<meta content='text/html; charset=big5' http-equiv=content-type>", "Big5");
    row("content without pragma", "<meta content='text/html; charset=big5'>", "");
    row("charset needs no pragma and wins", "<meta content='charset=big5' charset=koi8-r>", "KOI8-R");
    row("unknown label goes on", "<meta charset=x><meta charset=koi8-r>", "KOI8-R");
    row("UTF-16 means UTF-8", "<meta charset=utf-16le>", "UTF-8");
    row("x-user-defined means windows-1252", "<meta charset=x-user-defined>", "windows-1252");
    row("in a comment", "<!-- <meta charset=koi8-r> -->", "");
    row("behind a short comment", "<!--><meta charset=koi8-r>", "KOI8-R");
    row("in an attribute", "<p title='<meta charset=koi8-r>'>", "");
    row("in an end tag", "</p title='<meta charset=koi8-r>'>", "");
    row("the tag must end", "<meta charset=koi8-r", "");
    row("not a meta", "<metax charset=koi8-r>", "");
    row("within 1024 bytes", QByteArray(1003, ' ') + "<meta charset=koi8-r>", "KOI8-R");
    row("behind 1024 bytes", QByteArray(1004, ' ') + "<meta charset=koi8-r>", "");
    row("XML declaration", "<?xml version='1.0' encoding='koi8-r'?>", "KOI8-R");
    row("meta wins over the XML declaration", "<?xml version='1.0' encoding='koi8-r'?><meta charset=big5>", "Big5");
    row("XML declaration in UTF-16LE", QByteArray("<\0?\0x\0m\0l\0", 10), "UTF-16LE");
    row("XML declaration in UTF-16BE", QByteArray("\0<\0?\0x\0m\0l", 10), "UTF-16BE");
}

void TestCharset::prescan()
{
    QFETCH(QByteArray, bytes);
    QTEST(prescanEncoding(bytes), "expected");
}

void TestCharset::sniff_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<int>("source");
    const auto row
        = [](const char *name, const QByteArray &bytes, const char *type, const char *expected, EncodingSource source) {
              QTest::newRow(name) << bytes << QByteArray(type) << QByteArray(expected) << int(source);
          };
    row("BOM wins", "\xEF\xBB\xBF<meta charset=koi8-r>", "text/html; charset=big5", "UTF-8",
        EncodingSource::ByteOrderMark);
    row("BOM of UTF-16LE", QByteArray("\xFF\xFE<\0", 4), "", "UTF-16LE", EncodingSource::ByteOrderMark);
    row("BOM of UTF-16BE", QByteArray("\xFE\xFF\0<", 4), "", "UTF-16BE", EncodingSource::ByteOrderMark);
    row("header wins over meta", "<meta charset=koi8-r>", "text/html; charset=big5", "Big5",
        EncodingSource::ContentType);
    row("unknown label in the header", "<meta charset=koi8-r>", "text/html; charset=x", "KOI8-R",
        EncodingSource::Prescan);
    row("nothing, ASCII", "abc", "text/html", "windows-1252", EncodingSource::Default);
    row("nothing, valid UTF-8", "\xC3\xA9", "text/html", "UTF-8", EncodingSource::LooksLikeUtf8);
    row("nothing, invalid UTF-8", "\xE9t", "text/html", "windows-1252", EncodingSource::Default);
    row("empty", "", "", "windows-1252", EncodingSource::Default);
}

void TestCharset::sniff()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, type);
    const SniffedEncoding found = sniffEncoding(bytes, type);
    QTEST(found.name, "expected");
    QTEST(int(found.source), "source");
}

void TestCharset::decode_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *encoding, const QByteArray &bytes, const QString &expected) {
        QTest::addRow("%s %s", encoding, bytes.toHex().constData()) << QByteArray(encoding) << bytes << expected;
    };
    row("UTF-8", "a\xC3\xA9", QStringLiteral(u"a\u00E9"));
    row("UTF-8", "\xE2\x82", QStringLiteral(u"\uFFFD")); // one for the longest prefix
    row("UTF-8", "\xF0\x80\x80\x41", QStringLiteral(u"\uFFFD\uFFFD\uFFFDA"));
    row("UTF-8", "\xED\xA0\x80", QStringLiteral(u"\uFFFD\uFFFD\uFFFD")); // no surrogates
    row("windows-1252", "\x80\x81\x9F\xE9", QStringLiteral(u"\u20AC\u0081\u0178\u00E9"));
    row("windows-1251", "\x98\xC0", QStringLiteral(u"\u0098\u0410"));
    row("windows-874", "\x80\xA1\xDB", QStringLiteral(u"\u20AC\u0E01\uFFFD"));
    row("ISO-8859-2", "\xA1", QStringLiteral(u"\u0104"));
    row("ISO-8859-7", "\xA4\xAE", QStringLiteral(u"\u20AC\uFFFD"));
    row("ISO-8859-8-I", "\xE0", QStringLiteral(u"\u05D0"));
    row("ISO-8859-16", "\xA4\xFF", QStringLiteral(u"\u20AC\u00FF"));
    row("KOI8-U", "\xAE\xBE\xA4", QStringLiteral(u"\u045E\u040E\u0454"));
    row("macintosh", "\xDB\xF0", QStringLiteral(u"\u20AC\uF8FF"));
    row("x-mac-cyrillic", "\xFF\x80", QStringLiteral(u"\u20AC\u0410"));
    row("IBM866", "\x80", QStringLiteral(u"\u0410"));
    row("x-user-defined", "\x80\xFF", QStringLiteral(u"\uF780\uF7FF"));
    row("replacement", "abc", QStringLiteral(u"\uFFFD"));
    row("GBK", "\xC4\xE3\xBA\xC3", QStringLiteral(u"\u4F60\u597D"));
    row("gb18030", QByteArray("\x81\x30\x81\x30"), QStringLiteral(u"\u0080"));
    row("Big5", "\xA7\x41", QStringLiteral(u"\u4F60"));
    row("Shift_JIS", "\x82\xA0\xB1\\~", QStringLiteral(u"\u3042\uFF71\\~"));
    row("EUC-JP", "\xA4\xA2\x8E\xB1", QStringLiteral(u"\u3042\uFF71"));
    row("ISO-2022-JP", "\x1B$B$\"\x1B(Ba", QStringLiteral(u"\u3042a"));
    row("EUC-KR", "\xB0\xA1\x81\x41", QStringLiteral(u"\uAC00\uAC02"));
    row("UTF-16LE", QByteArray("a\0\x3D\xD8\x00\xDE", 6), QStringLiteral(u"a\U0001F600"));
    row("UTF-16BE", QByteArray("\0a\xD8\x3D\0b", 6), QStringLiteral(u"a\uFFFDb"));
    row("UTF-16LE", QByteArray("a\0b", 3), QStringLiteral(u"a\uFFFD"));
}

void TestCharset::decode()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromUtf8(decodeToUtf8(bytes, encoding)), expected);
}

void TestCharset::validUtf8IsNotCopied()
{
    const QByteArray text = "caf\xC3\xA9";
    QCOMPARE(static_cast<const void *>(decodeToUtf8(text, "UTF-8").constData()),
        static_cast<const void *>(text.constData()));
}

void TestCharset::everyEncodingDecodesAscii()
{
    for (const char *label : {"utf-8", "866", "l2", "l3", "l4", "cyrillic", "arabic", "greek", "hebrew", "logical",
             "l6", "iso-8859-13", "iso-8859-14", "l9", "iso-8859-16", "koi8-r", "koi8-u", "macintosh", "windows-874",
             "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp1258", "x-mac-cyrillic",
             "gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "sjis", "euc-kr", "x-user-defined"}) {
        const QByteArray name = encodingFromLabel(label);
        QVERIFY2(!name.isEmpty(), label);
        QByteArray ascii;
        for (char c = ' '; c < 0x7F; ++c)
            ascii += c;
        QCOMPARE(decodeToUtf8(ascii, name), ascii);
        // A byte that is no ASCII must come out as something else than itself or an ICU substitute.
        const QByteArray high = decodeToUtf8("\xFE", name);
        QVERIFY2(high.isValidUtf8() && !high.isEmpty() && high != "\x1A", label);
    }
}

ARGIOPE_TEST(TestCharset, void)
#include "tst_charset.moc"
