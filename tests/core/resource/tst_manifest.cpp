#include "core/resource/manifest.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

/// What browsers ask of a site before they offer to install it.
class TestManifest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missing_data();
    void missing();
};

void TestManifest::missing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("whole",
        R"({"name":"A","icons":[{"src":"a","sizes":"48x48 192x192"},{"src":"b","sizes":"512X512"}],"start_url":"/"})",
        "");
    row("a short name will do, and one icon for all",
        R"({"short_name":"A","icons":[{"src":"a.svg","sizes":"any"}],"scope":"/app/","start_url":"/app/?x"})", "");
    row("nothing", "{}", "name, icon 192, icon 512");
    row("a blank name", R"({"name":" ","icons":[{"sizes":"any"}]})", "name");
    row("small icons", R"({"name":"A","icons":[{"sizes":"192x192"}]})", "icon 512");
    row("starts elsewhere", R"({"name":"A","icons":[{"sizes":"any"}],"scope":"/app/","start_url":"/"})",
        "start_url outside scope");
    row("starts on another site", R"({"name":"A","icons":[{"sizes":"any"}],"start_url":"https://other.example/"})",
        "start_url outside scope");
    row("a scope that browsers pass over",
        R"({"name":"A","icons":[{"sizes":"any"}],"scope":"https://other.example/","start_url":"/"})", "");
    row("other types than it should have", R"({"name":1,"icons":{"sizes":"any"},"start_url":[]})",
        "name, icon 192, icon 512");
    row("a display that is none", R"({"name":"A","icons":[{"sizes":"any"}],"display":"app"})", "display app");
    row("a display", R"({"name":"A","icons":[{"sizes":"any"}],"display":"standalone"})", "");
    row("no object", "[]", "unreadable");
    row("no JSON", "<!doctype html>", "unreadable");
}

void TestManifest::missing()
{
    QFETCH(const QByteArray, text);
    const auto address = url::parse("https://example.org/files/a.webmanifest");
    QVERIFY(address);
    const auto missing = resource::missingInManifest(text, *address);
    QTEST(missing ? missing->join(", ") : QByteArray("unreadable"), "expected");
}

ARGIOPE_TEST(TestManifest, void)
#include "tst_manifest.moc"
