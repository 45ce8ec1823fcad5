#include "core/audit/ignores.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::audit;

class TestIgnores : public QObject
{
    Q_OBJECT

    static const Check &check(const char *id) { return *checkFromId(id); }

private Q_SLOTS:
    void comeBackFromTheFile()
    {
        const QList<Ignore> list{
            {"title-missing", QStringLiteral("^https://a\\.example/"), QStringLiteral("old pages")},
            {"link-broken", {}, {}}, {"of-a-later-version", QStringLiteral("x"), {}}};
        QCOMPARE(ignoresFromJson(toJson(list)), list);
        QCOMPARE(toJson(QList<Ignore>()), QByteArray());
        QVERIFY(ignoresFromJson({}).isEmpty());
    }
    void aStrangersFileIsNotTrusted_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("no JSON") << QByteArray("[{");
        QTest::newRow("no array") << QByteArray("{\"check\":\"title-missing\"}");
        QTest::newRow("no object") << QByteArray("[1,\"title-missing\",null]");
        QTest::newRow("no check") << QByteArray("[{\"pattern\":\"x\"},{\"check\":7}]");
    }
    void aStrangersFileIsNotTrusted()
    {
        QFETCH(QByteArray, json);
        QVERIFY(ignoresFromJson(json).isEmpty());
    }
    void thereIsABound()
    {
        QList<Ignore> many;
        for (int i = 0; i < MostIgnores + 5; ++i)
            many.append({"title-missing", QString::number(i), {}});
        QCOMPARE(ignoresFromJson(toJson(many)).size(), MostIgnores);
        // One that stands there twice is one.
        QCOMPARE(
            ignoresFromJson("[{\"check\":\"a\",\"pattern\":\"x\"},{\"check\":\"a\",\"pattern\":\"x\"}]").size(), 1);
    }
    void cover_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("covered");
        const auto row = [](const char *name, const QString &pattern, const char *url, bool covered) {
            QTest::newRow(name) << pattern << QByteArray(url) << covered;
        };
        const char *const page = "https://example.org/a.b/c?d=(1)";
        row("the URL", patternOfUrl(page), page, true);
        row("no longer one", patternOfUrl(page), "https://example.org/a.b/c?d=(1)2", false);
        row("no part of it", patternOfUrl("https://example.org/"), page, false);
        row("a dot is a dot", patternOfUrl(page), "https://example.org/axb/c?d=(1)", false);
        row("the folder", patternOfFolder(page), "https://example.org/a.b/other", true);
        row("below the folder", patternOfFolder(page), "https://example.org/a.b/x/y", true);
        row("beside the folder", patternOfFolder(page), "https://example.org/a", false);
        row("another host", patternOfFolder(page), "https://example.org.evil.example/a.b/", false);
        row("slashes of a query are none", patternOfFolder("https://example.org/a?b/c"), "https://example.org/z", true);
        row("no folder at all", patternOfFolder("mailto:a@b.example"), "mailto:a@b.example", true);
        row("no folder at all, others", patternOfFolder("mailto:a@b.example"), "mailto:x@b.example", false);
        row("every URL", QString(), page, true);
        row("searched anywhere", QStringLiteral("\\.b/"), page, true);
        row("what is no pattern covers nothing", QStringLiteral("(("), page, false);
        row("bytes that are no ASCII", patternOfUrl("http://\xC3\xBC/"), "http://\xC3\xBC/", true);
    }
    void cover()
    {
        QFETCH(QString, pattern);
        QFETCH(QByteArray, url);
        const Ignores ignores({{"title-missing", pattern, {}}});
        QTEST(ignores.cover(check("title-missing"), url), "covered");
        QVERIFY(ignores.concern(check("title-missing")));
        QVERIFY(!ignores.concern(check("link-broken")));
        QVERIFY(!ignores.cover(check("link-broken"), url));
    }
    void saysWhatIsNoPattern()
    {
        QCOMPARE(patternProblem(QStringLiteral("^/a")), QString());
        QVERIFY(!patternProblem(QStringLiteral("((")).isEmpty());
    }
};

ARGIOPE_TEST(TestIgnores, void)
#include "tst_ignores.moc"
