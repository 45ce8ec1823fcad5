#include "core/resource/inspect.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::resource;

/// What is noted of a resource, and how much of it is worth reading.
class TestInspect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wanted_data();
    void wanted();
    void notes_data();
    void notes();
    void imagesComeBack();
};

void TestInspect::wanted_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<qint64>("expected");
    const auto row = [](const char *url, const char *type, qint64 expected) {
        QTest::addRow("%s %s", url, type) << QByteArray(url) << QByteArray(type) << expected;
    };
    row("/a", "image/png", 65'536);
    row("/a", "Image/JPEG; q=1", 65'536);
    row("/a", "image/svg+xml", 0);
    row("/a", "text/css; charset=utf-8", 2'097'152);
    row("/a", "application/javascript", 2'097'152);
    row("/a", "application/manifest+json", 262'144);
    row("/site.webmanifest", "application/json", 262'144);
    row("/data.json", "application/json", 0);
    row("/a", "text/html", 0);
    row("/a", "video/mp4", 0);
    row("/a", "", 0);
}

void TestInspect::wanted()
{
    QFETCH(const QByteArray, url);
    QFETCH(const QByteArray, type);
    QTEST(wantedBytes(*url::parse(QByteArray("https://example.org" + url)), type), "expected");
}

void TestInspect::notes_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("complete");
    QTest::addColumn<QByteArray>("expected");
    const auto row
        = [](const char *name, const char *type, const QByteArray &body, bool complete, const char *expected) {
              QTest::newRow(name) << QByteArray(type) << body << complete << QByteArray(expected);
          };
    const QByteArray gif("GIF89a\x03\0\x02\0\0\0\0;", 14);
    row("an image", "image/gif", gif, true, R"({"image":[1,"gif 3x2 still"]})");
    row("named as another", "image/png", gif, true, R"({"image":[1,"gif 3x2 still"]})");
    row("no image", "image/png", "<html>", true, "{}");
    row("a script", "text/javascript", "a  b", true, R"({"spare-bytes":[1]})");
    row("a script, in part", "text/javascript", "a  b", false, R"({"spare-unread":[1]})");
    row("a script that never ends", "text/javascript", "a  '", true, R"({"spare-unread":[1]})");
    row("a style sheet", "text/css", "/* */a{}", true, R"({"spare-bytes":[5]})");
    row("a manifest", "application/manifest+json", R"({"name":"A"})", true,
        R"({"manifest-incomplete":[2,"icon 192, icon 512"]})");
    row("no manifest", "application/manifest+json", "oops", true, R"({"manifest-unreadable":[1,"line 1, column 1"]})");
    row("a manifest that breaks off", "application/manifest+json", "{\n \"name\": \"\xC3\xA4\" x\n}", true,
        R"({"manifest-unreadable":[1,"line 2, column 14"]})");
    row("a list", "application/manifest+json", "[]", true, R"({"manifest-unreadable":[1]})");
    row("a page", "text/html", "<p>", true, "none");
}

void TestInspect::notes()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, complete);
    const auto address = url::parse("https://example.org/a");
    const auto noted = inspect({*address, type, body, complete});
    QTEST(noted ? noted->json() : QByteArray("none"), "expected");
}

void TestInspect::imagesComeBack()
{
    using facts::Observations;
    const ImageHead gif{ImageFormat::Gif, 3, 2, ImageHead::Motion::Open};
    QCOMPARE(imageFrom(Observations::fromJson(R"({"image":[1,"gif 3x2 open"]})")).value_or(ImageHead()), gif);
    for (const char *wrong : {R"({})", R"({"image":[1,""]})", R"({"image":[1,"tga 3x2 still"]})",
             R"({"image":[1,"gif 0x2 still"]})", R"({"image":[1,"gif 3 still"]})"})
        QVERIFY2(!imageFrom(Observations::fromJson(wrong)), wrong);
}

ARGIOPE_TEST(TestInspect, void)
#include "tst_inspect.moc"
