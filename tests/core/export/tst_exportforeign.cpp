#include "csvparser.h"
#include "exportfixture.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cstring>

using namespace argiope;
using namespace argiope::exporttest;

/// What strangers write, in every format.
class TestExportForeign : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignText_data();
    void foreignText();
    void hugeTitle();
    void txtLines_data();
    void txtLines();
};

void TestExportForeign::foreignText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("formula") << QByteArray("=HYPERLINK(\"http://x.test/\";\"y\")");
    QTest::newRow("formula after blanks") << QByteArray(" \t\u200B+1");
    QTest::newRow("line ends") << QByteArray("a\nb\r\nc\rd");
    QTest::newRow("other line ends") << QByteArray("a\x0b\x0c\x1c\x1d\x1e\u0085\u2028\u2029z");
    QTest::newRow("NUL") << QByteArray("a\0b", 3);
    QTest::newRow("terminal") << QByteArray("\x1b]0;x\x07\u009B2J\x7f");
    QTest::newRow("turned order") << QByteArray("\u202Egnp.exe\u2066\u200F");
    QTest::newRow("not utf-8") << QByteArray("\xff\xfe\xc2");
    QTest::newRow("surrogates") << QByteArray("\xED\xA0\x80\xED\xB0\x80");
    QTest::newRow("markup") << QByteArray("<img src=x>\"'&]]>");
}

/// Each record stays one, in each format, whatever stands in each of its texts.
void TestExportForeign::foreignText()
{
    QFETCH(const QByteArray, text);
    Site site;
    const UrlId page = site.addPage("https://a.test/", [&text](store::PageRecord &record) {
        record.title = record.description = record.h1 = record.error = record.contentType = text;
        record.canonical = record.metaRobots = record.language = record.charset = text;
    });
    store::NewUrl bad; // as what could not be parsed is kept
    bad.url = text;
    bad.key = url::urlKey(text, site.writer->keySeed());
    bad.state = store::UrlState::Skipped;
    bad.rule = site.writer->rule({store::RuleKind::Scheme, text});
    const UrlId target = site.writer->insert(bad);
    store::LinkRow link;
    link.target = target;
    link.place = site.writer->place("a", text);
    link.rule = bad.rule;
    link.text = site.writer->text(text);
    site.writer->setLinks(page, std::span(&link, 1));

    for (const Table table : {Table::Urls, Table::Links, Table::Skipped}) {
        Options options;
        options.table = table;
        bool ok = false;
        const QByteArray csv = site.bytes(options);
        const auto rows = parseCsv(csv, &ok);
        QVERIFY2(ok, csv.constData());
        const qsizetype records = 1;
        QCOMPARE(rows.size(), 1 + records);
        for (const auto &row : rows) {
            QCOMPARE(row.size(), rows[0].size());
            for (const QByteArray &cell : row) {
                QVERIFY(cell.isEmpty() || !std::strchr("=+-@\t\r", cell.trimmed().at(0)));
                QVERIFY(QString::fromUtf8(cell).toUtf8() == cell);
                for (const QChar c : QString::fromUtf8(cell))
                    QVERIFY(c.category() != QChar::Other_Control || c == u'\t' || c == u'\r' || c == u'\n');
            }
        }
        for (const Format format : {Format::Txt, Format::JsonLines}) {
            options.format = format;
            const QByteArray bytes = site.bytes(options);
            const QString lines = QString::fromUtf8(bytes);
            QCOMPARE(lines.toUtf8(), bytes);
            QCOMPARE(lines.count(u'\n'), records);
            QVERIFY(lines.endsWith(u'\n'));
            for (const QChar c : lines.chopped(1)) {
                if (c == u'\n')
                    continue;
                QVERIFY(c.category() != QChar::Other_Control);
                QVERIFY(c.category() != QChar::Separator_Line && c.category() != QChar::Separator_Paragraph);
            }
            if (format == Format::JsonLines) {
                for (const QByteArray &line : bytes.trimmed().split('\n'))
                    QVERIFY(QJsonDocument::fromJson(line).isObject());
            }
        }
        options.format = Format::JsonLines;
        const QJsonObject first = QJsonDocument::fromJson(site.bytes(options).split('\n').first()).object();
        const QString whole = QString::fromUtf8(text);
        QCOMPARE(first.value(table == Table::Links ? QLatin1String("text")
                         : table == Table::Urls    ? QLatin1String("title")
                                                   : QLatin1String("url")),
            QJsonValue(whole));
    }
}

void TestExportForeign::hugeTitle()
{
    Site site;
    const QByteArray title = QByteArray(1'000'000, 'x') + "\"=1";
    site.addPage("https://a.test/", [&title](auto &page) { page.title = title; });
    Options options;
    options.columns = {store::UrlColumn::Title};
    bool ok = false;
    const auto rows = parseCsv(site.bytes(options), &ok);
    QVERIFY(ok);
    QVERIFY(rows.value(1).value(0) == title);
    options.format = Format::JsonLines;
    const QJsonObject row = QJsonDocument::fromJson(site.bytes(options).trimmed()).object();
    QVERIFY(row.value(QLatin1String("title")).toString().toUtf8() == title);
    // Nothing but control characters takes no more than its length either.
    QCOMPARE(csvCell(QByteArray(1'000'000, '\x01')).size(), 3'000'000);
}

void TestExportForeign::txtLines_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("plain") << QByteArray("https://a.test/ü?a=b#c") << QByteArray("https://a.test/ü?a=b#c\n");
    QTest::newRow("line ends") << QByteArray("a\r\nb") << QByteArray("a%0D%0Ab\n");
    QTest::newRow("controls") << QByteArray("\0\x0b\x1b\x7f", 4) << QByteArray("%00%0B%1B%7F\n");
    QTest::newRow("separators") << QByteArray("a\u0085\u2028\u2029") << QByteArray("a%C2%85%E2%80%A8%E2%80%A9\n");
    QTest::newRow("turned order") << QByteArray("\u202E\u2069\u200F") << QByteArray("%E2%80%AE%E2%81%A9%E2%80%8F\n");
    QTest::newRow("not utf-8") << QByteArray("a\xC3\xBC\xff") << QByteArray("a%C3%BC%FF\n");
    QTest::newRow("cut off") << QByteArray("a\xE2\x80") << QByteArray("a%E2%80\n");
}

void TestExportForeign::txtLines()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, line);
    QCOMPARE(plainLine(url), line);
}

ARGIOPE_TEST(TestExportForeign, QCoreApplication)
#include "tst_exportforeign.moc"
