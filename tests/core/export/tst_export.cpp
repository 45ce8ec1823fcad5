#include "csvparser.h"
#include "exportfixture.h"

#include "core/export/cells.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;

class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names();
    void csvCells_data();
    void csvCells();
    void csvContract();
    void csvReadsBack_data();
    void csvReadsBack();
    void delimiters_data();
    void delimiters();
    void byteOrderMarks();
    void chosenColumns();
    void jsonLines();
    void txt();
    void skipped();
    void links();
    void onlyIds();
    void filterAndOrder();
    void wrongTables();
    void progressAndCancel();
    void deviceFails();
    void fileStaysUntilComplete();
    void errorsHaveWords();
};

void TestExport::names()
{
    QCOMPARE(formatFromName(u"csv"), Format::Csv);
    QCOMPARE(formatFromName(u"txt"), Format::Txt);
    QCOMPARE(formatFromName(u"jsonl"), Format::JsonLines);
    QCOMPARE(formatFromName(u"sitemap"), Format::Sitemap);
    QCOMPARE(formatFromName(u"xlsx"), Format::Xlsx);
    QCOMPARE(formatFromName(u"graphml"), Format::GraphMl);
    QCOMPARE(formatFromName(u"gexf"), Format::Gexf);
    QCOMPARE(formatFromName(u"cdxj"), Format::Cdxj);
    for (const FormatInfo &info : formats())
        QCOMPARE(formatFromName(QString::fromLatin1(info.name)), info.format);
    QVERIFY(!formatFromName(u"CSV"));
    QVERIFY(!formatFromName(u""));
    QCOMPARE(tableFromName(u"urls"), Table::Urls);
    QCOMPARE(tableFromName(u"links"), Table::Links);
    QCOMPARE(tableFromName(u"skipped"), Table::Skipped);
    QVERIFY(!tableFromName(u"pages"));
    for (const TableInfo &info : tables())
        QCOMPARE(tableFromName(QString::fromLatin1(info.name)), info.table);
    QCOMPARE(tables().size(), 10U);
}

void TestExport::csvCells_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("cell");
    const auto row
        = [](const char *name, const QByteArray &text, const QByteArray &cell) { QTest::newRow(name) << text << cell; };
    row("plain", "abc", "abc");
    row("empty", "", "");
    row("space", " a ", " a ");
    row("comma", "a,b", "\"a,b\"");
    row("quote", "a\"b", "\"a\"\"b\"");
    row("line feed", "a\nb", "\"a\nb\"");
    row("carriage return", "a\rb", "\"a\rb\"");
    row("utf-8", "ü日😀", "ü日😀");
    row("formula", "=1+1", "'=1+1");
    row("plus", "+1", "'+1");
    row("minus", "-1", "'-1");
    row("at", "@SUM(A1)", "'@SUM(A1)");
    row("tab first", "\t=1", "'\t=1");
    row("CR first", "\r=1", "\"'\r=1\"");
    row("full-width equals", "\uFF1D1", "'\uFF1D1");
    row("formula with quotes", "=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
    row("equals later", "a=1", "a=1");
    row("apostrophe", "'a", "'a");
    row("minus sign", "\u22121", "'\u22121");
    row("small plus", "\uFE621", "'\uFE621");
    row("superscript minus", "\u207B1", "'\u207B1");
    row("vowel separator before a formula", "\u180E=1", "'\u180E=1");
    row("filler before a formula", "\u115F=1", "'\u115F=1");
    row("other fillers before a formula", "\u3164\uFFA0\u2800-1", "'\u3164\uFFA0\u2800-1");
    row("tags before a formula", "\U000E0041\U000E007F=1", "'\U000E0041\U000E007F=1");
    row("variation selectors before a formula", "\uFE0F\U000E0100+1", "'\uFE0F\U000E0100+1");
    row("invisible times before a formula", "\u2062@A1", "'\u2062@A1");
    row("letter behind such", "\u115Fa", "\u115Fa");
    row("tab inside", "a\tb", "a\tb");
    row("NUL", QByteArray("a\0b", 3), "a\uFFFDb");
    row("NUL before a formula", QByteArray("\0=1", 3), "\uFFFD=1");
    row("blanks before a formula", "  =1", "'  =1");
    row("tab and line end before a formula", "\n\t=1", "\"'\n\t=1\"");
    row("quote before a formula", "\"=1", "\"'\"\"=1\"");
    row("quotes and blanks before a formula", "\" \"+1", "\"'\"\" \"\"+1\"");
    row("no-break space before a formula", "\u00A0-1", "'\u00A0-1");
    row("ideographic space before a formula", "\u3000@x", "'\u3000@x");
    row("no width before a formula", "\u200B\u2060=1", "'\u200B\u2060=1");
    row("byte order mark before a formula", "\uFEFF=1", "'\uFEFF=1");
    row("turned order before a formula", "\u202E=1", "'\u202E=1");
    row("full-width plus", "\uFF0B1", "'\uFF0B1");
    row("full-width minus", "\uFF0D1", "'\uFF0D1");
    row("full-width at", "\uFF20x", "'\uFF20x");
    row("full-width after a full-width quote", " \uFF02\uFF1D1", "' \uFF02\uFF1D1");
    row("blanks alone", " \u00A0", " \u00A0");
    row("upper control characters", "a\u0085b\u009B31m\u00A0c", "a\uFFFDb\uFFFD31m\u00A0c");
    row("surrogate", "a\xED\xA0\x80", "a\uFFFD\uFFFD\uFFFD");
    row("cut off", "a\xC2", "a\uFFFD");
    row("escape", "\x1b[31m", "\uFFFD[31m");
    row("delete", "a\x7f", "a\uFFFD");
    row("not utf-8", "a\xff\xfe", "a\uFFFD\uFFFD");
}

void TestExport::csvCells()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, cell);
    QCOMPARE(csvCell(text), cell);
}

void TestExport::csvContract()
{
    Site site;
    site.addPage("https://a.test/", [](auto &page) {
        page.title = "Home, sweet \"home\"";
        page.outlinks = 3;
        page.responseMs = 12;
    });
    site.add("https://a.test/queued", store::UrlState::Queued, store::OrphanDepth);
    site.addPage("https://a.test/gone", [](auto &page) {
        page.outcome = store::Outcome::DnsFailed;
        page.status = 0;
        page.contentType.clear();
        page.bytes = -1;
        page.error = "no such host";
    });
    site.add("https://b.test/", store::UrlState::Skipped);
    const QByteArray csv = site.bytes({});
    QVERIFY(!csv.startsWith("\xEF\xBB\xBF"));
    bool ok = false;
    const auto rows = parseCsv(csv, &ok);
    QVERIFY(ok);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0].mid(0, 13).join(','),
        QByteArray("url,status,outcome,content_type,bytes,depth,inlinks,outlinks,title,response_ms,referrer,"
                   "discovered_at,fetched_at"));
    for (const auto &row : rows)
        QCOMPARE(row.size(), store::Columns::fixed().all().size());
    QCOMPARE(rows[1].mid(0, 13),
        (QByteArrayList{"https://a.test/", "200", "ok", "text/html", "10", "1", "0", "3", "Home, sweet \"home\"", "12",
            "", "2026-01-01T00:00:00.001Z", "2026-01-01T00:00:00.250Z"}));
    QCOMPARE(rows[2].mid(0, 13),
        (QByteArrayList{"https://a.test/queued", "", "", "", "", "", "0", "", "", "", "https://a.test/",
            "2026-01-01T00:00:00.001Z", ""}));
    QCOMPARE(rows[3].mid(0, 13),
        (QByteArrayList{"https://a.test/gone", "", "dns_failed", "", "", "1", "0", "0", "", "", "https://a.test/",
            "2026-01-01T00:00:00.001Z", "2026-01-01T00:00:00.250Z"}));
    QCOMPARE(rows[3][int(store::UrlColumn::Error)], QByteArray("no such host"));
    QCOMPARE(rows[3][int(store::UrlColumn::State)], QByteArray("finished"));
    QCOMPARE(rows[3][int(store::UrlColumn::InSitemap)], QByteArray("false"));
}

void TestExport::csvReadsBack_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<char>("delimiter");
    for (const char delimiter : {',', ';', '\t', '|'}) {
        for (const char *title : {"plain", "a,b", "\"", "\"\"", ",\"\r\n\"", "x\r\n", "\n\n", " ", "ü,ö\n", "x\"",
                 "\"x", ",", ";", "a;b", "a\tb", "|\""}) {
            const QByteArray name = QByteArray(title) + " between " + delimiter;
            QTest::newRow(name.constData()) << QByteArray(title) << delimiter;
        }
    }
}

void TestExport::csvReadsBack()
{
    QFETCH(const QByteArray, title);
    QFETCH(char, delimiter);
    Site site;
    for (int i = 0; i < 3; ++i)
        site.addPage("https://a.test/" + QByteArray::number(i), [&title](auto &page) { page.title = title; });
    Options options;
    options.delimiter = delimiter;
    options.columns = {store::UrlColumn::Title, store::UrlColumn::Url, store::UrlColumn::Description};
    bool ok = false;
    const QByteArray csv = site.bytes(options);
    const auto rows = parseCsv(csv, &ok, delimiter);
    QVERIFY2(ok, csv.constData());
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0], (QByteArrayList{"title", "url", "description"}));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(rows[i + 1], (QByteArrayList{title, "https://a.test/" + QByteArray::number(i), ""}));
}

void TestExport::delimiters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("delimiter"); // 0: none
    for (const QChar c : QStringView(u",;|:!#$%&()*/<>?[]^_`{}~\\"))
        QTest::newRow(qPrintable(QString(c))) << QString(c) << int(c.unicode());
    QTest::newRow("tab") << QStringLiteral("\t") << int('\t');
    QTest::newRow("\\t") << QStringLiteral("\\t") << int('\t');
    // What numbers, dates, names, quotes, lines and formulas are made of, and what is more than a byte or a sign.
    for (const char16_t *text : {u"", u"1", u"a", u"Z", u"\"", u"'", u"+", u"-", u".", u"=", u"@", u" ", u"\n", u"\r",
             u"\u0001", u"\u007f", u"\u00a7", u"\u3001", u";;", u"\\n", u"tab"})
        QTest::newRow(qPrintable(QStringLiteral("none: ") + QString::fromUtf16(text))) << QString::fromUtf16(text) << 0;
}

void TestExport::delimiters()
{
    QFETCH(QString, typed);
    QFETCH(int, delimiter);
    QCOMPARE(int(delimiterFromText(typed).value_or(0)), delimiter);
}

void TestExport::byteOrderMarks()
{
    Site site;
    site.addPage("https://a.test/");
    const QByteArray mark = "\xef\xbb\xbf";
    for (const FormatInfo &info : formats()) {
        if (info.format == Format::Xlsx) // packed, with the time at which it was
            continue;
        Options options;
        options.format = info.format;
        const QByteArray bare = site.bytes(options);
        QVERIFY(!bare.contains(mark));
        options.bom = true;
        QCOMPARE(site.bytes(options), info.mayHaveMark ? mark + bare : bare);
    }
}

void TestExport::chosenColumns()
{
    Site site;
    site.addPage("https://a.test/");
    Options options;
    options.columns = {store::UrlColumn::Status, store::UrlColumn::Url};
    QCOMPARE(site.bytes(options), QByteArray("status,url\r\n200,https://a.test/\r\n"));
    options.format = Format::JsonLines;
    QCOMPARE(site.bytes(options), QByteArray("{\"status\":200,\"url\":\"https://a.test/\"}\n"));
}

void TestExport::jsonLines()
{
    Site site;
    site.addPage("https://a.test/", [](auto &page) {
        page.title = "=1 \"x\"\r\n\\ ü";
        page.contentHash = QByteArray("\x00\xff", 2);
    });
    site.add("https://a.test/q", store::UrlState::Queued, store::OrphanDepth);
    Options options;
    options.format = Format::JsonLines;
    const QByteArrayList lines = site.bytes(options).split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[2].isEmpty());
    const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
    QCOMPARE(first.size(), store::Columns::fixed().all().size());
    QCOMPARE(first.value(QLatin1String("status")), QJsonValue(200));
    QCOMPARE(first.value(QLatin1String("title")), QJsonValue(QStringLiteral("=1 \"x\"\r\n\\ ü")));
    QCOMPARE(first.value(QLatin1String("response_ms")), QJsonValue(QJsonValue::Null));
    QCOMPARE(first.value(QLatin1String("in_sitemap")), QJsonValue(false));
    QCOMPARE(first.value(QLatin1String("content_hash")), QJsonValue(QStringLiteral("00ff")));
    const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
    QCOMPARE(second.value(QLatin1String("depth")), QJsonValue(QJsonValue::Null));
    QCOMPARE(second.value(QLatin1String("status")), QJsonValue(QJsonValue::Null));
    QCOMPARE(second.value(QLatin1String("inlinks")), QJsonValue(0));
}

void TestExport::txt()
{
    Site site;
    site.addPage("https://a.test/");
    site.add("weird\nurl\rx");
    Options options;
    options.format = Format::Txt;
    QCOMPARE(site.bytes(options), QByteArray("https://a.test/\nweird%0Aurl%0Dx\n"));
}

void TestExport::skipped()
{
    Site site;
    site.addPage("https://a.test/");
    site.add("https://b.test/", store::UrlState::Skipped);
    Options options;
    options.format = Format::Txt;
    options.table = Table::Skipped;
    QCOMPARE(site.bytes(options), QByteArray("https://b.test/\n"));
    options.format = Format::Csv;
    options.columns = {store::UrlColumn::Url, store::UrlColumn::Rule, store::UrlColumn::RuleDetail};
    QCOMPARE(site.bytes(options), QByteArray("url,rule,rule_detail\r\nhttps://b.test/,scope,host\r\n"));
}

void TestExport::links()
{
    Site site;
    const UrlId home = site.addPage("https://a.test/");
    const UrlId target = site.add("https://a.test/t");
    store::LinkRow rows[2];
    rows[0].target = target;
    rows[0].place = site.writer->place("a", "href");
    rows[0].kind = facts::LinkKind::Navigation;
    rows[0].rel = facts::LinkRel::NoFollow | facts::LinkRel::Ugc;
    rows[0].rule = site.writer->rule({store::RuleKind::Exclude, "x,y"});
    rows[0].followed = true;
    rows[0].text = site.writer->text("=cmd|'/c calc'");
    rows[1].target = home;
    rows[1].kind = facts::LinkKind(99);
    site.writer->setLinks(home, rows);
    Options options;
    options.table = Table::Links;
    QCOMPARE(site.bytes(options),
        QByteArray("source,target,element,attribute,kind,rel,rule,rule_detail,followed,text\r\n"
                   "https://a.test/,https://a.test/t,a,href,navigation,nofollow ugc,exclude,\"x,y\",true,'=cmd|'/c "
                   "calc'\r\nhttps://a.test/,https://a.test/,,,99,,,,false,\r\n"));
    options.format = Format::Txt;
    QCOMPARE(site.bytes(options), QByteArray("https://a.test/t\nhttps://a.test/\n"));
    options.format = Format::JsonLines;
    const QJsonObject link = QJsonDocument::fromJson(site.bytes(options).split('\n').first()).object();
    QCOMPARE(link.value(QLatin1String("followed")), QJsonValue(true));
    QCOMPARE(link.value(QLatin1String("text")), QJsonValue(QStringLiteral("=cmd|'/c calc'")));
    QCOMPARE(facts::names(facts::LinkRels::fromInt(0xffff)),
        QByteArray("nofollow sponsored ugc noscript template meta_nofollow dynamic noopener canonical alternate prev "
                   "next action counterpart scripted source_only"));
}

void TestExport::onlyIds()
{
    Site site;
    QList<qint64> ids;
    for (int i = 0; i < 600; ++i)
        ids.prepend(qint64(base::raw(site.add("https://a.test/" + QByteArray::number(i)))));
    Options options;
    options.format = Format::Txt;
    options.onlyIds = ids;
    options.onlyIds.insert(5, 999999); // gone
    const QByteArrayList lines = site.bytes(options).split('\n');
    QCOMPARE(lines.size(), 601);
    QCOMPARE(lines[0], QByteArray("https://a.test/599"));
    QCOMPARE(lines[599], QByteArray("https://a.test/0"));

    store::LinkRow row;
    row.target = UrlId(1);
    site.writer->setLinks(UrlId(5), std::span(&row, 1));
    site.writer->setLinks(UrlId(6), std::span(&row, 1));
    options.table = Table::Links;
    options.onlyIds = {6};
    QCOMPARE(site.bytes(options), QByteArray("https://a.test/0\n"));
}

void TestExport::filterAndOrder()
{
    Site site;
    site.addPage("https://a.test/a", [](auto &page) { page.bytes = 1; });
    site.addPage("https://a.test/b", [](auto &page) { page.bytes = 2; });
    site.addPage("https://a.test/c", [](auto &page) { page.status = 404; });
    Options options;
    options.format = Format::Txt;
    options.query.statusClasses = {2};
    options.query.sort = store::UrlColumn::Bytes;
    options.query.descending = true;
    QCOMPARE(site.bytes(options), QByteArray("https://a.test/b\nhttps://a.test/a\n"));
}

void TestExport::wrongTables()
{
    Site site;
    site.addPage("https://a.test/");
    const auto reader = site.read();
    const QList<QPair<Format, Table>> wrong{{Format::Sitemap, Table::Links}, {Format::Sitemap, Table::Skipped},
        {Format::Sitemap, Table::Broken}, {Format::GraphMl, Table::Skipped}, {Format::Gexf, Table::Broken}};
    for (const auto &[format, table] : wrong) {
        QVERIFY(!canHold(format, table));
        Options options;
        options.format = format;
        options.table = table;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto done = write(*reader, buffer, options);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ExportError::Code::WrongTable);
        const QString path = site.folder.filePath(QStringLiteral("x.xml"));
        QCOMPARE(writeFile(*reader, path, options).error().code, ExportError::Code::WrongTable);
        QVERIFY(!QFile::exists(path));
    }
}

void TestExport::progressAndCancel()
{
    Site site;
    for (int i = 0; i < 2500; ++i)
        site.add("https://a.test/" + QByteArray::number(i));
    const auto reader = site.read();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QList<qint64> told;
    const auto done = write(*reader, buffer, {}, [&told](qint64 rows) { told << rows; });
    QVERIFY(done);
    QCOMPARE(*done, 2500);
    QCOMPARE(told, (QList<qint64>{1000, 2000, 2500}));
    for (const Format format : {Format::Csv, Format::Sitemap}) {
        std::atomic<bool> cancel{false};
        Options options;
        options.format = format;
        cancel = format == Format::Sitemap;
        const QString path = site.folder.filePath(QStringLiteral("canceled"));
        const auto canceled = writeFile(
            *reader, path, options, [&cancel](qint64 rows) { cancel = rows >= 2000; }, &cancel);
        QVERIFY(!canceled);
        QCOMPARE(canceled.error().code, ExportError::Code::Canceled);
        QVERIFY(!QFile::exists(path));
    }
}

void TestExport::deviceFails()
{
    class Full : public QIODevice
    {
    public:
        qint64 left = 100;

    protected:
        qint64 readData(char *, qint64) override { return -1; }
        qint64 writeData(const char *, qint64 size) override
        {
            const qint64 taken = std::min(size, left);
            left -= taken;
            return taken;
        }
    };
    Site site;
    for (int i = 0; i < 100; ++i)
        site.addPage("https://a.test/" + QByteArray::number(i));
    const auto reader = site.read();
    for (const Format format : {Format::Csv, Format::Txt, Format::JsonLines, Format::Markdown, Format::Sitemap,
             Format::Xlsx, Format::GraphMl, Format::Gexf}) {
        Full device;
        device.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        Options options;
        options.format = format;
        const auto done = write(*reader, device, options);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ExportError::Code::WriteFailed);
    }
}

void TestExport::fileStaysUntilComplete()
{
    Site site;
    site.addPage("https://a.test/");
    const auto reader = site.read();
    const QString path = site.folder.filePath(QStringLiteral("out.csv"));
    {
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
    }
    const std::atomic<bool> cancel{true};
    QVERIFY(!writeFile(*reader, path, {}, {}, &cancel));
    QCOMPARE(fileBytes(path), QByteArray("old"));
    const auto done = writeFile(*reader, path, {});
    QVERIFY(done);
    QCOMPARE(*done, 1);
    QVERIFY(fileBytes(path).startsWith("url,status,"));
    const auto nowhere = writeFile(*reader, site.folder.filePath(QStringLiteral("no/such/folder/x.csv")), {});
    QVERIFY(!nowhere);
    QCOMPARE(nowhere.error().code, ExportError::Code::CannotOpen);
    QCOMPARE(QDir(site.folder.path()).entryList({QStringLiteral("out*")}, QDir::Files).size(), 1);
}

void TestExport::errorsHaveWords()
{
    QSet<QString> lines;
    for (int i = 0; i <= int(ExportError::Code::WrongTable); ++i)
        lines.insert(ExportError{ExportError::Code(i), QStringLiteral("why\nso")}.message());
    QCOMPARE(lines.size(), 5);
    for (const QString &line : std::as_const(lines))
        QVERIFY(line.endsWith(QLatin1String(": why so")));
}

ARGIOPE_TEST(TestExport, QCoreApplication)
#include "tst_export.moc"
