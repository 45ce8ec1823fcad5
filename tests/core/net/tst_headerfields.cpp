#include "core/net/headerfields.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::net;

/// What several lines of one header mean together.
class TestHeaderFields : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void contentTypes_data();
    void contentTypes();
    void lengths_data();
    void lengths();
    void joined();
};

namespace {

Headers headersOf(const char *name, const QList<QByteArray> &values)
{
    Headers headers;
    for (const QByteArray &value : values)
        headers.append({name, value});
    return headers;
}

} // namespace

void TestHeaderFields::contentTypes_data()
{
    QTest::addColumn<QList<QByteArray>>("values");
    QTest::addColumn<QByteArray>("type");
    const auto row = [](const char *name, const QList<QByteArray> &values, const char *type) {
        QTest::newRow(name) << values << QByteArray(type);
    };
    row("none", {}, "");
    row("one, as it was sent", {"Text/HTML ;charset=x"}, "Text/HTML ;charset=x");
    row("one that is no type", {"nonsense"}, "nonsense");
    row("twice the same", {"text/html", "text/html"}, "text/html");
    row("the last one counts", {"text/plain", "text/html"}, "text/html");
    row("in one line", {"text/plain, text/html"}, "text/html");
    row("the charset of the first", {"text/html;charset=gbk", "text/html"}, "text/html;charset=gbk");
    row("the charset of the last", {"text/html;charset=gbk", "text/html; charset=UTF-8"}, "text/html; charset=UTF-8");
    row("a charset of another type is none of it", {"text/plain;charset=gbk", "text/html"}, "text/html");
    row("nor one from before that", {"text/html;charset=gbk", "text/plain", "text/html"}, "text/html");
    row("any type says nothing", {"text/html, */*"}, "text/html");
    row("nonsense says nothing", {"text/html", "cannot-parse"}, "text/html");
    row("an empty value says nothing", {"text/html,"}, "text/html");
    row("nothing but nonsense", {"nonsense", "*/*"}, "nonsense, */*");
    row("a comma within quotes", {"text/html;x=\",text/plain\""}, "text/html;x=\",text/plain\"");
    row("quotes that do not end", {"text/html;x=\", text/plain"}, "text/html;x=\", text/plain");
    row("a quoted charset", {"text/html;charset=\"gbk\"", "text/html"}, "text/html;charset=gbk");
    row("an escaped quote", {"text/html;x=\"\\\", a/b\"", "*/*"}, "text/html;x=\"\\\", a/b\"");
    row("without regard to case", {"TEXT/HTML;CHARSET=gbk", "text/html"}, "text/html;charset=gbk");
}

void TestHeaderFields::contentTypes()
{
    QFETCH(QList<QByteArray>, values);
    QFETCH(QByteArray, type);
    QCOMPARE(effectiveContentType(headersOf("content-type", values)), type);
    // What several lines say, one line that joins them says, too.
    QCOMPARE(effectiveContentType(headersOf("Content-Type", {values.join(", ")})), type);
}

void TestHeaderFields::lengths_data()
{
    QTest::addColumn<QList<QByteArray>>("values");
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<bool>("wrong");
    const auto row = [](const char *name, const QList<QByteArray> &values, qint64 bytes, bool wrong) {
        QTest::newRow(name) << values << bytes << wrong;
    };
    row("none", {}, -1, false);
    row("one", {"12"}, 12, false);
    row("zero", {"0"}, 0, false);
    row("twice the same", {"12", "12"}, 12, false);
    row("twice in one line", {"12, 12"}, 12, false);
    row("two", {"12", "13"}, -1, true);
    row("two in one line", {"12,13"}, -1, true);
    row("negative", {"-1"}, -1, true);
    row("with a sign", {"+1"}, -1, true);
    row("words", {"many"}, -1, true);
    row("beyond all numbers", {"99999999999999999999"}, -1, true);
}

void TestHeaderFields::lengths()
{
    QFETCH(QList<QByteArray>, values);
    QFETCH(qint64, bytes);
    QFETCH(bool, wrong);
    const AnnouncedLength length = announcedLength(headersOf("Content-Length", values));
    QCOMPARE(length.bytes, bytes);
    QCOMPARE(!length.error.isEmpty(), wrong);
}

void TestHeaderFields::joined()
{
    Headers headers{{"A", "1"}, {"Location", "/x"}, {"B", ""}, {"Set-Cookie", "a=1"}, {"a", "2"}, {"Location", "/y"},
        {"set-cookie", "b=2"}, {"X-Robots-Tag", "x: noindex"}, {"x-robots-tag", "nofollow"}};
    joinFields(headers);
    QCOMPARE(headers,
        (Headers{{"Location", "/x"}, {"Set-Cookie", "a=1"}, {"a", "1, 2"}, {"Location", "/y"}, {"set-cookie", "b=2"},
            {"X-Robots-Tag", "x: noindex"}, {"x-robots-tag", "nofollow"}}));
}

ARGIOPE_TEST(TestHeaderFields, QCoreApplication)
#include "tst_headerfields.moc"
