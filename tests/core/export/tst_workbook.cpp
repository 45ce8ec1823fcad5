#include "exportfixture.h"
#include "workbookreader.h"

#include "core/export/packedsheets.h"
#include "core/export/workbook.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif

using namespace argiope;
using namespace argiope::exporttest;
using facts::Kind;
using facts::Value;

class TestWorkbook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void typedCells();
    void headings();
    void addressesAreLinks();
    void mostLinks();
    void longTextsAreCut();
    void splitsOverSheets();
    void emptyTable();
    void exportsAProject();
    void otherTables();
    void leavesNothingBehind();
    void damageIsSeen();
    void fullDisks();
};

namespace {

struct Book
{
    QBuffer buffer;
    QTemporaryDir folder;
    WriterOptions options;
    QString problem;

    QHash<QByteArray, QByteArray> files(const QList<Heading> &columns, const QList<QList<Value>> &rows)
    {
        buffer.open(QIODevice::WriteOnly);
        options.scratch = folder.path();
        options.title = "Things";
        Workbook book(buffer, options);
        bool well = book.begin(columns);
        for (const QList<Value> &row : rows)
            well = well && book.row(row, {});
        well = well && book.end();
        problem = book.problem();
        return well ? unzipped(buffer.data()) : QHash<QByteArray, QByteArray>();
    }
};

QByteArray sheetOf(const QHash<QByteArray, QByteArray> &files, int number = 1)
{
    return files.value("xl/worksheets/sheet" + QByteArray::number(number) + ".xml");
}

} // namespace

void TestWorkbook::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("cell");
    const auto row
        = [](const char *name, const QByteArray &text, const QByteArray &cell) { QTest::newRow(name) << text << cell; };
    row("plain", "abc", "abc");
    row("formula", "=1+1", "=1+1"); // a text is none
    row("utf-8", "ü日😀", "ü日😀");
    row("controls", QByteArray("a\0b\x1b\x7f", 5), "a\uFFFDb\uFFFD\uFFFD");
    row("no character", "a\xEF\xBF\xBE\xEF\xBF\xBF", "a\uFFFD\uFFFD");
    row("not utf-8", "a\xff", "a\uFFFD");
    row("line ends", "a\r\nb\rc\nd", "a\nb\nc\nd");
    row("escape", "_x0041_ _x00Zz_ _xabcd_", "_x005F_x0041_ _x00Zz_ _x005F_xabcd_");
    row("escapes in a row", "_x0041_x0042_", "_x005F_x0041_x005F_x0042_");
    row("cut escape", "_x004", "_x004");
}

void TestWorkbook::texts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, cell);
    QCOMPARE(workbookText(text), cell);
}

void TestWorkbook::typedCells()
{
    Book book;
    const auto files = book.files(
        {{"text", Kind::Text}, {"count", Kind::Count}, {"bytes", Kind::Bytes}, {"ms", Kind::Milliseconds},
            {"at", Kind::Time}, {"flag", Kind::Flag}, {"status", Kind::Status}, {"outcome", Kind::Outcome},
            {"depth", Kind::Depth}, {"hash", Kind::Hash}},
        {{Value{QByteArray("=SUM(A1)")}, Value{qint64(12)}, Value{qint64(5'000'000'000)}, Value{qint64(7)},
             Value{qint64(1'767'225'600'000)}, Value{qint64(1)}, Value{qint64(404)},
             Value{qint64(base::Outcome::Broken)}, Value{qint64(store::OrphanDepth)}, Value{QByteArray("\x01\xff")}},
            {Value{}, Value{}, Value{}, Value{}, Value{qint64(0)}, Value{qint64(0)}, Value{}, Value{}, Value{qint64(3)},
                Value{}},
            {Value{QByteArray("x")}, Value{qint64(9'007'199'254'740'993)}, Value{}, Value{},
                Value{qint64(-3'000'000'000'000)}, Value{}, Value{}, Value{}, Value{}, Value{}}});
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    const SheetCells cells = cellsOf(sheetOf(files));
    const auto is = [&cells](const char *name, const char *type, const char *value) {
        const SheetCell cell = cells.value(QLatin1String(name));
        return cell.type == QLatin1String(type) && cell.value == QLatin1String(value);
    };
    QVERIFY(is("A2", "inlineStr", "=SUM(A1)"));
    QVERIFY(is("B2", "n", "12"));
    QVERIFY(is("C2", "n", "5000000000"));
    QVERIFY(is("D2", "n", "7"));
    QVERIFY(is("E2", "n", "46023")); // 2026-01-01
    QVERIFY(is("F2", "b", "1"));
    QVERIFY(is("G2", "n", "404"));
    QVERIFY(is("H2", "inlineStr", "broken"));
    QVERIFY(!cells.contains(QStringLiteral("I2")));
    QVERIFY(is("J2", "inlineStr", "01ff"));
    QVERIFY(!cells.contains(QStringLiteral("A3")) && !cells.contains(QStringLiteral("E3")));
    QVERIFY(is("F3", "b", "0"));
    QVERIFY(is("I3", "n", "3"));
    QVERIFY(is("B4", "inlineStr", "9007199254740993")); // more than a spreadsheet can count
    QVERIFY(is("E4", "inlineStr", "1874-12-07T18:40:00.000Z")); // before sheets have dates
    QVERIFY(cells.value(QStringLiteral("E2")).style != cells.value(QStringLiteral("B2")).style);
    QVERIFY(files.value("xl/styles.xml").contains("yyyy-mm-dd hh:mm:ss"));
}

void TestWorkbook::headings()
{
    Book book;
    const auto files
        = book.files({{"url", Kind::Url}, {"fetched_at", Kind::Time}}, {{Value{}, Value{qint64(86'400'000)}}});
    const QByteArray sheet = sheetOf(files);
    const SheetCells cells = cellsOf(sheet);
    QCOMPARE(cells.value(QStringLiteral("A1")).value, QStringLiteral("url"));
    QCOMPARE(cells.value(QStringLiteral("B1")).value, QStringLiteral("fetched_at (UTC)"));
    QVERIFY(sheet.contains("ySplit=\"1\"") && sheet.contains("state=\"frozen\""));
    QVERIFY(sheet.contains("<autoFilter ref=\"A1:B2\"/>"));
    QCOMPARE(sheetNames(files), QStringList{QStringLiteral("Things")});
}

void TestWorkbook::addressesAreLinks()
{
    Book book;
    const QByteArray longest = "https://a.test/" + QByteArray(3000, 'x');
    const auto files = book.files({{"url", Kind::Url}},
        {{Value{QByteArray("https://a.test/?a=1&b=<\"#c")}}, {Value{QByteArray("mailto:a@a.test")}},
            {Value{QByteArray("http://[::1]/")}}, {Value{longest}}, {Value{QByteArray("javascript:alert(1)")}}});
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    const QByteArray sheet = sheetOf(files);
    QCOMPARE(sheet.count("<hyperlink "), 1);
    const QByteArray targets = files.value("xl/worksheets/_rels/sheet1.xml.rels");
    QCOMPARE(targets.count("TargetMode=\"External\""), 1);
    QVERIFY(targets.contains("https://a.test/?a=1&amp;b="));
    const SheetCells cells = cellsOf(sheet);
    QCOMPARE(cells.value(QStringLiteral("A2")).value, QStringLiteral("https://a.test/?a=1&b=<\"#c"));
    QCOMPARE(cells.value(QStringLiteral("A4")).value, QStringLiteral("http://[::1]/"));
    QCOMPARE(cells.value(QStringLiteral("A5")).value.size(), longest.size());
    QCOMPARE(cells.value(QStringLiteral("A6")).value, QStringLiteral("javascript:alert(1)"));
}

void TestWorkbook::mostLinks()
{
    Book book;
    QList<QList<Value>> rows;
    for (int i = 0; i < Workbook::MostLinks + 3; ++i)
        rows.append({Value{"https://a.test/" + QByteArray::number(i)}});
    const auto files = book.files({{"url", Kind::Url}}, rows);
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    QCOMPARE(sheetOf(files).count("<hyperlink "), Workbook::MostLinks);
    QCOMPARE(sheetNames(files), (QStringList{QStringLiteral("Things"), QStringLiteral("Notes")}));
    QVERIFY(cellsOf(sheetOf(files, 2)).value(QStringLiteral("A1")).value.contains(QLatin1String(": 3 addresses")));
    const SheetCells cells = cellsOf(sheetOf(files));
    QCOMPARE(cells.value(QStringLiteral("A%1").arg(Workbook::MostLinks + 4)).value,
        QStringLiteral("https://a.test/%1").arg(Workbook::MostLinks + 2));
}

void TestWorkbook::longTextsAreCut()
{
    Book book;
    const QByteArray fits(Workbook::MostCharacters, 'a');
    const QByteArray wide = QByteArray("😀").repeated(Workbook::MostCharacters / 2 + 1);
    const auto files = book.files({{"text", Kind::Text}}, {{Value{fits}}, {Value{fits + 'b'}}, {Value{wide}}});
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    const SheetCells cells = cellsOf(sheetOf(files));
    QCOMPARE(cells.value(QStringLiteral("A2")).value, QString::fromLatin1(fits));
    for (const char *name : {"A3", "A4"}) {
        const QString value = cells.value(QLatin1String(name)).value;
        QVERIFY(value.size() <= Workbook::MostCharacters && value.size() > Workbook::MostCharacters - 20);
        QVERIFY(value.endsWith(QStringLiteral("… [cut]")));
        QVERIFY(!value.contains(QChar::ReplacementCharacter));
    }
    QCOMPARE(sheetNames(files).last(), QStringLiteral("Notes"));
    QVERIFY(cellsOf(sheetOf(files, 2)).value(QStringLiteral("A1")).value.endsWith(QLatin1String(": 2.")));
}

void TestWorkbook::splitsOverSheets()
{
    Book book;
    book.options.sheetRows = 4; // three rows and the heading
    QList<QList<Value>> rows;
    for (qint64 i = 0; i < 7; ++i)
        rows.append({Value{i}});
    const auto files = book.files({{"n", Kind::Count}}, rows);
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    QCOMPARE(sheetNames(files),
        (QStringList{QStringLiteral("Things"), QStringLiteral("Things 2"), QStringLiteral("Things 3")}));
    for (int sheet = 0; sheet < 3; ++sheet) {
        const SheetCells cells = cellsOf(sheetOf(files, sheet + 1));
        QCOMPARE(cells.value(QStringLiteral("A1")).value, QStringLiteral("n"));
        QCOMPARE(cells.value(QStringLiteral("A2")).value, QString::number(sheet * 3));
        QCOMPARE(cells.size(), sheet < 2 ? 4 : 2);
        QVERIFY(sheetOf(files, sheet + 1)
                    .contains(sheet < 2 ? "<autoFilter ref=\"A1:A4\"/>" : "<autoFilter ref=\"A1:A2\"/>"));
    }
}

void TestWorkbook::emptyTable()
{
    Book book;
    const auto files = book.files({{"n", Kind::Count}, {"t", Kind::Text}}, {});
    QVERIFY2(!files.isEmpty(), qPrintable(book.problem));
    QCOMPARE(cellsOf(sheetOf(files)).size(), 2);
    Book blank;
    const auto rows = blank.files({{"t", Kind::Text}}, {{Value{}}, {Value{QByteArray()}}, {Value{QByteArray("x")}}});
    QVERIFY2(!rows.isEmpty(), qPrintable(blank.problem));
    QCOMPARE(cellsOf(sheetOf(rows)).value(QStringLiteral("A4")).value, QStringLiteral("x"));
}

void TestWorkbook::exportsAProject()
{
    Site site;
    site.addPage("https://a.test/", [](auto &page) { page.title = "=cmd|'/c calc'!A1"; });
    site.addPage("https://a.test/b");
    Options options;
    options.format = Format::Xlsx;
    options.columns = {store::UrlColumn::Url, store::UrlColumn::Status, store::UrlColumn::Title,
        store::UrlColumn::FetchedAt, store::UrlColumn::InSitemap};
    const auto files = unzipped(site.bytes(options));
    const SheetCells cells = cellsOf(sheetOf(files));
    QCOMPARE(sheetNames(files), QStringList{QStringLiteral("URLs")});
    QCOMPARE(cells.value(QStringLiteral("D1")).value, QStringLiteral("fetched_at (UTC)"));
    QCOMPARE(cells.value(QStringLiteral("B2")).value, QStringLiteral("200"));
    QCOMPARE(cells.value(QStringLiteral("C2")).value, QStringLiteral("=cmd|'/c calc'!A1"));
    QCOMPARE(cells.value(QStringLiteral("C2")).type, QStringLiteral("inlineStr"));
    QVERIFY(cells.value(QStringLiteral("D3")).value.startsWith(QLatin1String("46023.00000")));
    QCOMPARE(cells.value(QStringLiteral("E3")).type, QStringLiteral("b"));
    for (const QByteArray &file : files) {
        QXmlStreamReader xml(file);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
}

void TestWorkbook::otherTables()
{
    Site site;
    site.addPage("https://a.test/");
    for (const TableInfo &info : tables()) {
        Options options;
        options.format = Format::Xlsx;
        options.table = info.table;
        const auto files = unzipped(site.bytes(options));
        QCOMPARE(sheetNames(files).value(0), QLatin1String(info.title));
        QVERIFY(!cellsOf(sheetOf(files)).isEmpty());
    }
}

void TestWorkbook::leavesNothingBehind()
{
    Site site;
    for (int i = 0; i < 3000; ++i)
        site.addPage("https://a.test/" + QByteArray::number(i));
    const auto reader = site.read();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.xlsx"));
    const auto all
        = [&folder] { return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot); };
    {
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
    }
    Options options;
    options.format = Format::Xlsx;
    std::atomic<bool> cancel{false};
    const auto canceled = writeFile(
        *reader, path, options, [&cancel](qint64 rows) { cancel = rows >= 2000; }, &cancel);
    QVERIFY(!canceled);
    QCOMPARE(canceled.error().code, ExportError::Code::Canceled);
    QCOMPARE(fileBytes(path), QByteArray("old"));
    QCOMPARE(all(), QStringList{QStringLiteral("x.xlsx")});
    const auto done = writeFile(*reader, path, options);
    QVERIFY2(done, qPrintable(done ? QString() : done.error().message()));
    QCOMPARE(*done, 3000);
    QCOMPARE(all(), QStringList{QStringLiteral("x.xlsx")});
    QCOMPARE(cellsOf(sheetOf(unzipped(fileBytes(path)))).value(QStringLiteral("A3001")).value,
        QStringLiteral("https://a.test/2999"));
    // A folder where nothing can be made.
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    WriterOptions wishes;
    wishes.scratch = folder.filePath(QStringLiteral("absent"));
    Workbook book(buffer, wishes);
    QVERIFY(!book.begin({{"n", Kind::Count}}));
    QVERIFY(!book.problem().isEmpty());
    QVERIFY(buffer.data().isEmpty());
}

void TestWorkbook::damageIsSeen()
{
    Book book;
    QList<QList<Value>> rows;
    for (qint64 i = 0; i < 500; ++i)
        rows.append({Value{i * 7919}});
    QVERIFY(!book.files({{"n", Kind::Count}}, rows).isEmpty());
    QByteArray whole = book.buffer.data();
    const auto isWhole = [](QByteArray bytes, const QList<qint64> &count) {
        QBuffer file(&bytes);
        file.open(QIODevice::ReadOnly);
        return hasWholeSheets(file, count);
    };
    QVERIFY(isWhole(whole, {501}));
    QVERIFY(!isWhole(whole, {500}));
    QVERIFY(!isWhole(whole, {501, 0}));
    QVERIFY(!isWhole(whole.chopped(30), {501}));
    QVERIFY(!isWhole({}, {501}));
    const qsizetype sheet = whole.indexOf("xl/worksheets/sheet1.xml");
    QVERIFY(sheet > 0);
    whole[sheet + 400] = char(whole[sheet + 400] ^ 0x55);
    QVERIFY(!isWhole(whole, {501}));
}

void TestWorkbook::fullDisks()
{
#ifdef Q_OS_UNIX
    // Whatever of its temporary files does not fit: there is no workbook, and it is said.
    QList<QList<Value>> rows;
    for (qint64 i = 0; i < 2000; ++i)
        rows.append({Value{i * 7919}, Value{"text " + QByteArray::number(i * 7919)}});
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    int failed = 0;
    int whole = 0;
    for (const rlim_t bytes : {10'000, 60'000, 120'000, 180'000, 181'000, 182'000, 183'000, 184'000, 185'000, 186'000,
             187'000, 188'000, 200'000, 400'000}) {
        Book book;
        rlimit limit = before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto files = book.files({{"n", Kind::Count}, {"t", Kind::Text}}, rows);
        ::setrlimit(RLIMIT_FSIZE, &before);
        if (files.isEmpty()) {
            ++failed;
            QVERIFY(!book.problem.isEmpty());
        } else {
            ++whole;
            QCOMPARE(sheetOf(files).count("<row "), 2001);
        }
    }
    QVERIFY(failed >= 3 && whole >= 1);
#else
    QSKIP("no limit of sizes here");
#endif
}

ARGIOPE_TEST(TestWorkbook, QCoreApplication)
#include "tst_workbook.moc"
