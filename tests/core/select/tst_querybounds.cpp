#include "core/base/interruption.h"
#include "core/select/query.h"
#include "core/select/xpath.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace argiope;
using namespace argiope::select;

namespace {

QByteArray items(int count)
{
    return "<!DOCTYPE html><ul>" + QByteArray("<li><a href=/x>a</a></li>").repeated(count) + "</ul>";
}

} // namespace

/// What a query may cost, and that whoever waits for it can end it.
class TestQueryBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsOfXPath_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<bool>("found");
        QTest::newRow("all before, all behind") << QByteArray("//li/preceding::*/following::*") << false;
        QTest::newRow("siblings") << QByteArray("//li/following-sibling::*") << false;
        QTest::newRow("siblings before") << QByteArray("/html/body/ul/li/preceding-sibling :: li") << false;
        QTest::newRow("within a condition") << QByteArray("//li[count(preceding::li/following::li) > 9]") << false;
        QTest::newRow("joined") << QByteArray("//li/preceding::li | //li/following::li") << false;
        QTest::newRow("the next one") << QByteArray("//li[1]/following-sibling::li[1]/a") << true;
        QTest::newRow("below") << QByteArray("//li//a/@href") << true;
        QTest::newRow("above") << QByteArray("//a/ancestor::ul") << true;
    }
    void stepsOfXPath()
    {
        QFETCH(QByteArray, expression);
        QFETCH(bool, found);
        const QByteArray html = items(1'000);
        const dom::Document document(html);
        const XmlCopy copy(document);
        const auto path = XPath::compile(expression);
        QVERIFY(path);
        const auto result = path->all(copy, document, 2'000'000);
        QCOMPARE(bool(result), found);
        if (!result)
            QCOMPARE(result.error().code, QueryError::Code::TooCostly);
    }

    void stepsOfPatterns_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::newRow("from each place to the end") << QStringLiteral("(?=(a+))\\1*[bc]");
        QTest::newRow("nested") << QStringLiteral("(?:a+)+[bc]");
        QTest::newRow("pairs of places") << QStringLiteral("a.*?a.*?[bc]");
    }
    void stepsOfPatterns()
    {
        QFETCH(QString, expression);
        if (!PcreLibrary::get())
            QSKIP("Qt has a PCRE2 of its own");
        const auto pattern = Pattern::compile(expression);
        QVERIFY(pattern);
        const auto found = pattern->all(QString(20'000, u'a'), 10'000);
        QVERIFY(!found);
        QCOMPARE(found.error().code, QueryError::Code::TooCostly);
    }

    void patternsFind_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *expression, const QString &text, const QStringList &found) {
            QTest::newRow(expression) << QString::fromUtf8(expression) << text << found;
        };
        row("b", QStringLiteral("abcb"), {QStringLiteral("b"), QStringLiteral("b")});
        row("a(.)", QStringLiteral("ab ac"), {QStringLiteral("b"), QStringLiteral("c")});
        row("a(x)?", QStringLiteral("a ax"), {QString(), QStringLiteral("x")});
        row("x*", QStringLiteral("axxb"), {QString(), QStringLiteral("xx"), QString(), QString()});
        row("^.", QStringLiteral("a\nb"), {QStringLiteral("a"), QStringLiteral("b")});
        row("\\w+", QStringLiteral("\u00e9t\u00e9 \U0001d7d9"),
            {QStringLiteral("\u00e9t\u00e9"), QStringLiteral("\U0001d7d9")});
        row("", QString(), {});
        row("(?=a)", QStringLiteral("\U0001f600a"), {QString()});
        row("a\\Kb?", QStringLiteral("ab a"), {QStringLiteral("b"), QString()});
        row("(*UCP)(?i)\u00c4", QStringLiteral("\u00e4"), {QStringLiteral("\u00e4")});
    }
    void patternsFind()
    {
        QFETCH(QString, expression);
        QFETCH(QString, text);
        QFETCH(QStringList, found);
        const auto pattern = Pattern::compile(expression);
        if (!pattern) {
            QVERIFY(expression.isEmpty());
            return;
        }
        const auto all = pattern->all(text);
        QVERIFY(all);
        QStringList texts;
        for (const Pattern::Found &one : *all)
            texts.append(one.text);
        QCOMPARE(texts, found);
    }

    void endsWhenInterrupted_data()
    {
        QTest::addColumn<QueryKind>("kind");
        QTest::addColumn<QString>("expression");
        QTest::newRow("xpath") << QueryKind::XPath << QStringLiteral("//li/a");
        QTest::newRow("css") << QueryKind::Css << QStringLiteral("li:has(a) ~ li > a");
        if (PcreLibrary::get())
            QTest::newRow("regex") << QueryKind::Regex << QStringLiteral("(?=(<[\\s\\S]+))\\1*[qx]{9}");
    }
    void endsWhenInterrupted()
    {
        QFETCH(QueryKind, kind);
        QFETCH(QString, expression);
        const QByteArray html = items(2'000);
        const auto query = Query::parse(kind, expression);
        QVERIFY(query);
        base::Interruption interruption;
        const base::Interruption::Scope scope(&interruption);
        Page page(html);
        if (kind != QueryKind::Regex) // which would take long
            QVERIFY(query->all(page));
        interruption.interrupt();
        Page again(html);
        QVERIFY(!query->all(again));
    }

    void endsUnderWay()
    {
        const QByteArray html = items(4'000);
        const dom::Document document(html);
        const XmlCopy copy(document);
        const auto path = XPath::compile("//li/preceding::*/following::*");
        base::Interruption interruption;
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            interruption.interrupt();
        });
        const base::Interruption::Scope scope(&interruption);
        const auto found = path->all(copy, document, qint64(1) << 50); // minutes
        other.join();
        QVERIFY(!found);
        QCOMPARE(found.error().code, QueryError::Code::TooCostly);
    }

    void hooks()
    {
        base::Interruption interruption;
        int calls = 0;
        {
            const base::Interruption::Hook gone(&interruption, [&] { calls += 100; });
        }
        const base::Interruption::Hook hook(&interruption, [&] { ++calls; });
        QCOMPARE(calls, 0);
        interruption.interrupt();
        interruption.interrupt();
        QCOMPARE(calls, 1);
        const base::Interruption::Hook late(&interruption, [&] { ++calls; });
        QCOMPARE(calls, 2);
        const base::Interruption::Hook nobody(nullptr, [&] { ++calls; });
        QCOMPARE(calls, 2);
        QVERIFY(!base::Interruption::isCurrent());
    }
};

ARGIOPE_TEST(TestQueryBounds, void)
#include "tst_querybounds.moc"
