#include "core/url/queryencoder.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace argiope::url;

// "Percent-encode after encoding" (URL Standard 1.3) with the encoders of the Encoding Standard; row names start with
// the section of the latter.
class TstQueryEncoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void search_data();
    void search();
    void utf8Stays_data();
    void utf8Stays();
    void everyEncodingKeepsAscii();
    void onlySpecialSchemes();
    void severalThreads();
};

void TstQueryEncoder::search_data()
{
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *encoding, const QString &query, const char *expected) {
        QTest::newRow(name) << QByteArray(encoding) << query << QByteArray(expected);
    };
    const QString accent = QStringLiteral("\u00E9'&\u20AC");
    row("9 windows-1252", "windows-1252", accent, "%E9%27&%80");
    row("9 the name's case does not matter", "Windows-1252", accent, "%E9%27&%80");
    row("9 windows-1252 lacks a snowman", "windows-1252", QStringLiteral("a\u2603b"), "a%26%239731%3Bb");
    row("9 beyond the basic plane", "windows-1252", QStringLiteral("\U0001F600"), "%26%23128512%3B");
    row("9 no look-alikes", "windows-1252", QStringLiteral("\uFF21"), "%26%2365313%3B");
    row("9 ISO-8859-2", "ISO-8859-2", QStringLiteral("\u0141\u00A2"), "%A3%26%23162%3B");
    row("9 ISO-8859-8-I", "ISO-8859-8-I", QStringLiteral("\u05D0"), "%E0");
    row("9 ISO-8859-16", "ISO-8859-16", QStringLiteral("\u0104\u0218\u00FF\u0080\u0100"), "%A1%AA%FF%80%26%23256%3B");
    row("9 KOI8-R", "KOI8-R", QStringLiteral("\u0416"), "%F6");
    row("9 KOI8-U", "KOI8-U", QStringLiteral("\u045E\u040E\u255D"), "%AE%BE%26%239565%3B");
    row("9 windows-1251", "windows-1251", QStringLiteral("\u0416"), "%C6");
    row("9 macintosh", "macintosh", QStringLiteral("\u00E9"), "%8E");
    row("10.1 GBK", "GBK", QStringLiteral("\u4F60\u20AC\uE5E5\U00020000"), "%C4%E3%80%26%2358853%3B%26%23131072%3B");
    row("10.2 gb18030", "gb18030", QStringLiteral("\u20AC\U00020000\uE5E5"), "%A2%E3%952%826%26%2358853%3B");
    row("11.1 Big5", "Big5", QStringLiteral("\u4F60\u2020"), "%A7A%26%238224%3B");
    row("12.1 EUC-JP", "EUC-JP", QStringLiteral("\u3042\uFF71\u00A5\u203E\u2212\u7E8A"), "%A4%A2%8E%B1\\~%A1%DD%F9%A1");
    row("12.2 ISO-2022-JP", "ISO-2022-JP", QStringLiteral("a\u3042b"), "a%1B$B$%22%1B(Bb");
    row("12.2 ISO-2022-JP ends in ASCII", "ISO-2022-JP", QStringLiteral("\u3042"), "%1B$B$%22%1B(B");
    row("12.2 ISO-2022-JP Roman", "ISO-2022-JP", QStringLiteral("\u00A5a\\"), "%1B(J\\a%1B(B\\");
    row("12.2 ISO-2022-JP half-width", "ISO-2022-JP", QStringLiteral("\uFF71\uFF9E"), "%1B$B%%22!+%1B(B");
    row("12.2 ISO-2022-JP lacks", "ISO-2022-JP", QStringLiteral("\u3042\u00E9"), "%1B$B$%22%1B(B%26%23233%3B");
    row("12.2 ISO-2022-JP control", "ISO-2022-JP", QStringLiteral("\u000Ea\u3042\u000F"),
        "%26%2365533%3Ba%1B$B$%22%1B(B%26%2365533%3B");
    row("12.3 Shift_JIS", "Shift_JIS", QStringLiteral("\u3042\uFF71\u00A5\u203E\u2212"), "%82%A0%B1\\~%81|");
    row("12.3 Shift_JIS skips the NEC rows", "Shift_JIS", QStringLiteral("\u7E8A"), "%FA\\");
    row("13.1 EUC-KR", "EUC-KR", QStringLiteral("\uAC00\uAC02\uE000"), "%B0%A1%81A%26%2357344%3B");
    row("14.5 x-user-defined", "x-user-defined", QStringLiteral("\uF780\uF7FF\u00E9"), "%80%FF%26%23233%3B");
}

void TstQueryEncoder::search()
{
    QFETCH(QByteArray, encoding);
    QFETCH(QString, query);
    const auto url = parse(QByteArray("http://h/?" + query.toUtf8() + "#\xC3\xA9"), nullptr, queryEncoderFor(encoding));
    QVERIFY(url.ok());
    QTEST(url->search().sliced(1).toByteArray(), "expected");
    QCOMPARE(url->hash().toByteArray(), QByteArray("#%C3%A9"));
}

void TstQueryEncoder::utf8Stays_data()
{
    QTest::addColumn<QByteArray>("encoding");
    for (const char *name : {"UTF-8", "utf-8", "UTF-16LE", "UTF-16BE", "replacement", "no-such-encoding", ""})
        QTest::newRow(*name ? name : "(empty)") << QByteArray(name);
}

void TstQueryEncoder::utf8Stays()
{
    QFETCH(QByteArray, encoding);
    QVERIFY(!queryEncoderFor(encoding));
}

void TstQueryEncoder::everyEncodingKeepsAscii()
{
    // The names of the Encoding Standard, 4.2, whose output encoding is their own.
    const char *const names[] = {"IBM866", "ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6",
        "ISO-8859-7", "ISO-8859-8", "ISO-8859-8-I", "ISO-8859-10", "ISO-8859-13", "ISO-8859-14", "ISO-8859-15",
        "ISO-8859-16", "KOI8-R", "KOI8-U", "macintosh", "windows-874", "windows-1250", "windows-1251", "windows-1252",
        "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258",
        "x-mac-cyrillic", "GBK", "gb18030", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR", "x-user-defined"};
    QByteArray ascii;
    for (char c = 0x10; c < 0x1B; ++c)
        ascii.append(c);
    for (char c = 0x20; c < 0x7F; ++c)
        ascii.append(c);
    for (const char *encoding : names) {
        const QueryEncoder encoder = queryEncoderFor(encoding);
        QVERIFY2(bool(encoder), encoding);
        QVERIFY2(encoder(ascii) == ascii, encoding);
        // U+10FFFE is in none of them but gb18030, which has all of Unicode: also shows that a converter was found.
        const QByteArray last = encoder("~\xF4\x8F\xBF\xBE~");
        if (qstrcmp(encoding, "gb18030") == 0)
            QCOMPARE(last.size(), 6);
        else
            QVERIFY2(last == "~%26%231114110%3B~", encoding);
        if (qstrcmp(encoding, "x-user-defined") == 0)
            continue;
        // Each has some letter beyond ASCII.
        bool any = false;
        for (const char *letter : {"\xC3\xA9", "\xD0\x96", "\xD7\x90", "\xD8\xA8", "\xCE\xB1", "\xE0\xB8\x81",
                 "\xE4\xB8\x80", "\xEA\xB0\x80"})
            any = any || !encoder(letter).startsWith("%26");
        QVERIFY2(any, encoding);
    }
}

void TstQueryEncoder::onlySpecialSchemes()
{
    // URL Standard 4.4, query state: UTF-8 for schemes that are not special, ws and wss.
    const QueryEncoder encoder = queryEncoderFor("windows-1252");
    QCOMPARE(parse("https://h/?\xC3\xA9", nullptr, encoder)->search().toByteArray(), QByteArray("?%E9"));
    QCOMPARE(parse("file:///?\xC3\xA9", nullptr, encoder)->search().toByteArray(), QByteArray("?%E9"));
    QCOMPARE(parse("wss://h/?\xC3\xA9", nullptr, encoder)->search().toByteArray(), QByteArray("?%C3%A9"));
    QCOMPARE(parse("foo://h/?\xC3\xA9", nullptr, encoder)->search().toByteArray(), QByteArray("?%C3%A9"));
    // The path never follows the document's encoding.
    QCOMPARE(parse("https://h/\xC3\xA9", nullptr, encoder)->pathname().toByteArray(), QByteArray("/%C3%A9"));
}

void TstQueryEncoder::severalThreads()
{
    const QueryEncoder encoder = queryEncoderFor("Shift_JIS");
    const QueryEncoder other = queryEncoderFor("Big5");
    std::vector<int> wrong(4, 0);
    std::vector<std::thread> threads;
    for (size_t i = 0; i < wrong.size(); ++i) {
        threads.emplace_back([&, i] {
            for (int round = 0; round < 50; ++round) {
                if (encoder("\xE3\x81\x82") != "\x82\xA0" || other("\xE4\xBD\xA0") != "\xA7\x41")
                    ++wrong[i];
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong, std::vector<int>(4, 0));
}

ARGIOPE_TEST(TstQueryEncoder, void)
#include "tst_queryencoder.moc"
