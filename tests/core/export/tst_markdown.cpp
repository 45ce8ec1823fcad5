#include "core/export/cells.h"
#include "tests/core/export/exportfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;

class TestMarkdown : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cells_data();
    void cells();
    void aTable();
    void aTableOfNothing();
    void otherTables();
};

void TestMarkdown::cells_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("plain") << QByteArray("a b") << QByteArray("a b");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("a bar") << QByteArray("a|b") << QByteArray("a\\|b");
    QTest::newRow("an escaped bar") << QByteArray("a\\|b") << QByteArray("a\\\\\\|b");
    QTest::newRow("a link") << QByteArray("[a](javascript:b)") << QByteArray("\\[a\\]\\(javascript:b\\)");
    QTest::newRow("HTML") << QByteArray("<b>&amp;") << QByteArray("\\<b\\>\\&amp;");
    QTest::newRow("lines") << QByteArray("a\r\nb\tc") << QByteArray("a  b c");
    QTest::newRow("code and emphasis") << QByteArray("`a` *b* _c_ ~d~")
                                       << QByteArray("\\`a\\` \\*b\\* \\_c\\_ \\~d\\~");
    QTest::newRow("control characters") << QByteArray("a\x1b[2Jb") << QByteArray("a\xEF\xBF\xBD\\[2Jb");
    QTest::newRow("no UTF-8") << QByteArray("a\xff") << QByteArray("a\xEF\xBF\xBD");
    QTest::newRow("other scripts") << QByteArray("蜘蛛 ü") << QByteArray("蜘蛛 ü");
}

void TestMarkdown::cells()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, cell);
    QCOMPARE(markdownCell(text), cell);
}

void TestMarkdown::aTable()
{
    Site site;
    site.addPage("https://a.test/x_y?a|b", [](auto &page) { page.title = "| <script>\n"; });
    site.add("https://a.test/q", store::UrlState::Queued);
    Options options;
    options.format = Format::Markdown;
    options.columns
        = {store::UrlColumn::Url, store::UrlColumn::Status, store::UrlColumn::Title, store::UrlColumn::InSitemap};
    QCOMPARE(site.bytes(options),
        QByteArray("| url | status | title | in\\_sitemap |\n|---|--:|---|---|\n"
                   "| https://a.test/x\\_y?a\\|b | 200 | \\| \\<script\\>  | false |\n"
                   "| https://a.test/q | | | false |\n"));
}

void TestMarkdown::aTableOfNothing()
{
    Site site;
    Options options;
    options.format = Format::Markdown;
    options.columns = {store::UrlColumn::Url};
    QCOMPARE(site.bytes(options), QByteArray("| url |\n|---|\n"));
}

void TestMarkdown::otherTables()
{
    Site site;
    site.add("https://b.test/", store::UrlState::Skipped);
    Options options;
    options.format = *formatFromName(u"md");
    for (const TableInfo &info : tables()) {
        QVERIFY(canHold(options.format, info.table));
        options.table = info.table;
        const QByteArrayList lines = site.bytes(options).split('\n');
        QVERIFY(lines.size() >= 3);
        // Each line has as many cells as the first one.
        for (const QByteArray &line : lines.mid(0, lines.size() - 1))
            QCOMPARE(QByteArray(line).replace("\\|", "").count('|'), lines.first().count('|'));
    }
}

ARGIOPE_TEST(TestMarkdown, QCoreApplication)
#include "tst_markdown.moc"
