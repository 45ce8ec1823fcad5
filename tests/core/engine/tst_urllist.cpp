#include "core/engine/urllist.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::UrlList;

class TestUrlList : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void legacyEncodings_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QStringList>("urls");
        const auto row
            = [](const char *tag, const char *data, const char *locale, const char *encoding, const QStringList &urls) {
                  QTest::newRow(tag) << QByteArray(data) << QString::fromLatin1(locale) << QByteArray(encoding) << urls;
              };
        const QString chinese = QStringLiteral("http://a.example/%E4%B8%AD%E6%96%87");
        const QString german = QStringLiteral("http://a.example/%C3%BCber");
        const char *const gbk
            = "http://a.example/\xd6\xd0\xce\xc4\nhttp://a.example/\xd6\xd0\xce\xc4?x=\xb5\xd8\xd6\xb7\n";
        const QStringList both{chinese, chinese + QStringLiteral("?x=%E5%9C%B0%E5%9D%80")};
        row("GBK in Chinese", gbk, "zh_CN", "gb18030", both);
        row("GBK elsewhere", gbk, "en_US", "gb18030", both);
        row("GBK beyond GB 2312", "http://a.example/\x8a\x8c\n", "zh_CN", "gb18030",
            {QStringLiteral("http://a.example/%E5%A6%BC")});
        row("Big5", "http://a.example/\xa4\xa4\xa4\xe5\n", "zh_TW", "Big5", {chinese});
        row("Windows-1252",
            "http://a.example/\xfc"
            "ber\n",
            "de_DE", "windows-1252", {german});
        row("Windows-1251", "http://a.example/\xe4\xe0\n", "ru_RU", "windows-1251",
            {QStringLiteral("http://a.example/%D0%B4%D0%B0")});
        row("none", "http://a.example/\x81\x8d\xff\n", "en_US", "", {});
    }
    void legacyEncodings()
    {
        QFETCH(QByteArray, data);
        QFETCH(QString, locale);
        QFETCH(QByteArray, encoding);
        QFETCH(QStringList, urls);
        const UrlList list = engine::readUrlList(data, {}, nullptr, locale);
        QCOMPARE(list.urls, urls);
        QCOMPARE(list.encoding, encoding);
        QCOMPARE(list.undecodable, urls.isEmpty());
        QCOMPARE(list.badCount, 0);
    }
    void mixedEncodings_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QStringList>("urls");
        QTest::addColumn<QList<qint64>>("badLines");
        const auto row = [](const char *tag, const QByteArray &data, const char *locale, const char *encoding,
                             const QStringList &urls, const QList<qint64> &bad) {
            QTest::newRow(tag) << data << QString::fromLatin1(locale) << QByteArray(encoding) << urls << bad;
        };
        const QString plain = QStringLiteral("http://a.example/");
        const QString german = QStringLiteral("http://a.example/%C3%BCber");
        const QString other = QStringLiteral("http://a.example/%C3%A4%C3%B6%C3%BC");
        const QString chinese = QStringLiteral("http://a.example/%E4%B8%AD%E6%96%87");
        const QByteArray utf8 = "a.example/\xc3\xbc"
                                "ber\na.example/\xc3\xa4\xc3\xb6\xc3\xbc\na.example\n";
        for (const char *locale : {"de_DE", "zh_CN", "th_TH", "en_US"}) {
            const QByteArray name = QByteArray("one bad byte in UTF-8, ") + locale;
            row(name.constData(),
                utf8
                    + "a.example/\xfc"
                      "ber\n",
                locale, "", {german, other, plain}, {4});
        }
        row("a character that was cut",
            "a.example/\xe4\xb8\xad\xe6\x96\na.example/\xe4\xb8\xad\xe6\x96\x87\na.example/"
            "\xe4\xb8\xad\xe6\x96\x87?\xe4\xb8\xad\n",
            "zh_CN", "", {chinese, chinese + QStringLiteral("?%E4%B8%AD")}, {1});
        row("bad bytes in UTF-8 with a mark",
            "\xef\xbb\xbf"
            "a.example/\xfc"
            "ber\na.example/\xfc\na.example/\xc3\xbc"
            "ber\n",
            "de_DE", "", {german}, {1, 2});
        // More of the older one: what may be either is not guessed.
        row("UTF-8 in Windows-1252",
            "a.example/\xfc"
            "ber\na.example/\xe4\xf6\xfc\na.example/\xc3\xbc"
            "ber\n",
            "de_DE", "windows-1252", {german, other}, {3});
        row("what is UTF-8 by chance in GBK", "a.example/\xd6\xd0\xce\xc4\na.example/\xcd\xa8\n\na.example/\xce\xc4\n",
            "zh_CN", "gb18030", {chinese, QStringLiteral("http://a.example/%E6%96%87")}, {2});
        row("no older encoding fits",
            "a.example/\xc3\xbc"
            "ber\na.example/\x81\n",
            "en_US", "", {}, {});
        row("a table",
            "name\turl\n\xc3\xa4\xc3\xb6\xc3\xbc\xc3\xa4\ta.example/\xc3\xbc"
            "ber\n\xfc\ta.example/\nx\ta.example/\xfc\n",
            "de_DE", "", {german, plain}, {4});
        row("already lost", "a.example/\xef\xbf\xbd\na.example\n", "de_DE", "", {plain}, {1});
    }
    void mixedEncodings()
    {
        QFETCH(QByteArray, data);
        QFETCH(QString, locale);
        QFETCH(QList<qint64>, badLines);
        const UrlList list = engine::readUrlList(data, {}, nullptr, locale);
        QTEST(list.urls, "urls");
        QTEST(list.encoding, "encoding");
        QCOMPARE(list.undecodable, list.urls.isEmpty());
        QList<qint64> lines;
        for (const UrlList::BadLine &bad : list.bad) {
            lines.append(bad.line);
            QCOMPARE(bad.error.detail, QStringLiteral("encoding"));
            QVERIFY(bad.text.startsWith(QLatin1String("a.example/")));
        }
        QCOMPARE(lines, badLines);
        QCOMPARE(list.badCount, badLines.size());
    }
    void loginsAreTakenOut()
    {
        const UrlList list = engine::readUrlList("http://me:x@a.example:1/\nhttp://you:y@b.example:2/\nme@c.example\n");
        QCOMPARE(
            list.urls, (QStringList{QStringLiteral("http://a.example:1/"), QStringLiteral("http://b.example:2/")}));
        QCOMPARE(list.logins,
            (QStringList{QStringLiteral("http://a.example:1 me:x"), QStringLiteral("http://b.example:2 you:y")}));
        QCOMPARE(list.badCount, 1);
    }

    void reads_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QStringList>("urls");
        QTest::addColumn<QList<qint64>>("badLines");
        QTest::addColumn<qint64>("duplicates");
        const auto row = [](const char *tag, const QByteArray &data, const char *name, UrlList::Kind kind,
                             const QStringList &urls, const QList<qint64> &bad = {}, qint64 duplicates = 0) {
            QTest::newRow(tag) << data << QString::fromLatin1(name) << int(kind) << urls << bad << duplicates;
        };
        using Kind = UrlList::Kind;
        const QString a = QStringLiteral("http://a.example/");
        const QString b = QStringLiteral("https://b.example/x?y=1,2");
        row("empty", "", "", Kind::Text, {});
        row("lines", "a.example\r\n\r\n# a remark\nhttps://b.example/x?y=1,2\n", "", Kind::Text, {a, b});
        row("old line ends", "a.example\rhttps://b.example/x?y=1,2", "list.txt", Kind::Text, {a, b});
        row("twice", "a.example\nHTTP://A.example/#top\n", "", Kind::Text, {a}, {}, 1);
        row("bad lines", "a.example\nftp://b.example/\nhello\nhttp://:80/\nlocalhost:99999\n", "", Kind::Text, {a},
            {2, 3, 4, 5});
        row("hosts of every kind",
            "localhost\n[::1]:8080\nb\xc3\xbc"
            "cher.example/\n127.0.0.1:81/a b",
            "", Kind::Text,
            {QStringLiteral("http://localhost/"), QStringLiteral("http://[::1]:8080/"),
                QStringLiteral("http://xn--bcher-kva.example/"), QStringLiteral("http://127.0.0.1:81/a%20b")});
        row("byte order mark",
            "\xef\xbb\xbf"
            "a.example",
            "", Kind::Text, {a});
        const QString wide = QStringLiteral("a.example\n");
        QByteArray utf16("\xff\xfe", 2);
        for (const QChar c : wide)
            utf16.append(char(c.unicode() & 0xff)).append(char(c.unicode() >> 8));
        row("UTF-16", utf16, "", Kind::Text, {a});
        row("CSV with a title", "url,status\r\nhttp://a.example/,200\r\n\"https://b.example/x?y=1,2\",404\r\n", "x.CSV",
            Kind::Table, {a, b});
        row("CSV, the second column", "1;a.example;200\n2;https://b.example/x?y=1,2;404\n3;;0\n", "x.csv", Kind::Table,
            {a, b}, {3});
        row("CSV, quoted line ends", "name,url\n\"two\nlines\",a.example\nx,not\n", "x.csv", Kind::Table, {a}, {4});
        row("CSV of one column", "a.example\nhttps://b.example/x?y=1\n", "x.csv", Kind::Table,
            {a, QStringLiteral("https://b.example/x?y=1")});
        row("cells from the clipboard", "home\ta.example\nother\thttps://b.example/x?y=1,2\n", "", Kind::Table, {a, b});
        row("sitemap",
            "<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
            "http://a.example/</loc></url><url><loc>https://b.example/x?y=1,2</loc></url></urlset>",
            "sitemap.xml", Kind::Sitemap, {a, b});
        row("sitemap index", "<sitemapindex><sitemap><loc>http://a.example/s.xml</loc></sitemap></sitemapindex>", "",
            Kind::SitemapIndex, {});
    }
    void reads()
    {
        QFETCH(QByteArray, data);
        QFETCH(QString, name);
        QFETCH(int, kind);
        QFETCH(QStringList, urls);
        QFETCH(QList<qint64>, badLines);
        QFETCH(qint64, duplicates);
        const UrlList list = engine::readUrlList(data, name);
        QCOMPARE(int(list.kind), kind);
        QCOMPARE(list.urls, urls);
        QList<qint64> lines;
        for (const UrlList::BadLine &bad : list.bad) {
            lines.append(bad.line);
            QVERIFY(!bad.text.isEmpty());
        }
        QCOMPARE(lines, badLines);
        QCOMPARE(list.badCount, badLines.size());
        QCOMPARE(list.duplicates, duplicates);
        QCOMPARE(list.sitemaps, kind == int(UrlList::Kind::SitemapIndex) ? 1 : 0);
        QVERIFY(!list.damaged);
    }
    void countsWhatItDoesNotKeep()
    {
        QByteArray data;
        for (int i = 0; i < 5000; ++i)
            data += "word\nhttp://a.example/" + QByteArray::number(i) + "\n";
        const UrlList list = engine::readUrlList(data);
        QCOMPARE(list.urls.size(), 5000);
        QCOMPARE(list.badCount, 5000);
        QCOMPARE(list.bad.size(), UrlList::MostBad);
        const std::atomic<bool> cancel(true);
        QVERIFY(engine::readUrlList(data, {}, &cancel).urls.isEmpty());
    }
};

ARGIOPE_TEST(TestUrlList, QCoreApplication)
#include "tst_urllist.moc"
