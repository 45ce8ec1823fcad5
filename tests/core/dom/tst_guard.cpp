#include "core/dom/guard.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::dom;

class TestGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsBombsFromPages_data();
    void tellsBombsFromPages();
};

void TestGuard::tellsBombsFromPages_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<bool>("harmless");
    const auto many = [](const char *text, int times) { return QByteArray(text).repeated(times); };
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("long") << many("<div class=a><p>Words of a page <b>that goes on</b></div>\n", 50'000) << true;
    QTest::newRow("one text") << "<p>" + many("word ", 1'000'000) << true;
    QTest::newRow("nested as generators do")
        << many("<div>", 500) + many("word ", 10'000) + many("</div>", 500) << true;
    QTest::newRow("deep, then words") << many("<x>", 40'000) + "<b>" + many("word ", 100'000) << false;
    QTest::newRow("deep, then elements") << many("<x>", 40'000) + many("<br>", 100'000) << false;
    QTest::newRow("deeper than anybody writes") << many("<x>", 60'000) << false;
}

void TestGuard::tellsBombsFromPages()
{
    QFETCH(QByteArray, html);
    QTEST(isHarmless(html), "harmless");
}

ARGIOPE_TEST(TestGuard, void)
#include "tst_guard.moc"
