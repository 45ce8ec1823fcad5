#include "core/source/sourcetext.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::source;

namespace {

/// Pieces as "kind:text", links with where they lead.
QStringList shown(const SourceText &source)
{
    static constexpr const char *Names[] = {"tag", "name", "value", "link", "comment", "doctype"};
    QStringList list;
    int at = 0;
    for (const Piece &piece : source.pieces) {
        if (piece.begin < at || piece.end <= piece.begin || piece.end > source.text.size())
            return {QStringLiteral("out of order")};
        at = piece.end;
        QString text
            = QLatin1String(Names[int(piece.kind)]) + u':' + source.text.mid(piece.begin, piece.end - piece.begin);
        if (piece.link >= 0)
            text += QStringLiteral(" > ") + QString::fromUtf8(source.links.at(piece.link));
        list << text;
    }
    return list;
}

} // namespace

class TestSourceText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pieces_data()
    {
        QTest::addColumn<QByteArray>("html");
        QTest::addColumn<QStringList>("pieces");
        const auto row = [](const char *name, const char *html, const QByteArrayList &pieces) {
            QStringList list;
            for (const QByteArray &piece : pieces)
                list << QString::fromUtf8(piece);
            QTest::newRow(name) << QByteArray(html) << list;
        };
        row("a link", "x<a href=\"/b?c\" CLASS=d>t</a>",
            {"tag:<a ", "name:href=\"", "link:/b?c > http://a.example/b?c", "tag:\" ", "name:CLASS=", "value:d",
                "tag:>", "tag:</a>"});
        row("beyond ASCII", "\xc3\xa4\xf0\x9f\x98\x80<p title='\xc3\xa4'>",
            {"tag:<p ", "name:title='", "value:\xc3\xa4", "tag:'>"});
        row("comments", "<!doctype html><!-- <a href=x> --><br/>",
            {"doctype:<!doctype html>", "comment:<!-- <a href=x> -->", "tag:<br/>"});
        row("scripts are no tags", "<script>if (a<b) '<a href=x>'</script><b>",
            {"tag:<script>", "tag:</script>", "tag:<b>"});
        row("srcset", "<img srcset='a.png 1x, /b.png 2x'>",
            {"tag:<img ", "name:srcset='", "link:a.png > http://a.example/d/a.png", "value: 1x, ",
                "link:/b.png > http://a.example/b.png", "value: 2x", "tag:'>"});
        row("style", "<style>p{background:url(i.png)}</style>",
            {"tag:<style>", "link:url(i.png) > http://a.example/d/i.png", "tag:</style>"});
        row("references", "<a href='?a&amp;b'>",
            {"tag:<a ", "name:href='", "link:?a&amp;b > http://a.example/d/?a&b", "tag:'>"});
        row("a base", "<base href=/e/><a href=f>",
            {"tag:<base ", "name:href=", "value:/e/", "tag:>", "tag:<a ", "name:href=", "link:f > http://a.example/e/f",
                "tag:>"});
        row("a base that is none", "<base href=data:x><a href=f>",
            {"tag:<base ", "name:href=", "value:data:x", "tag:>", "tag:<a ",
                "name:href=", "link:f > http://a.example/d/f", "tag:>"});
        row("refresh", "<meta http-equiv=refresh content='0; url=g'>",
            {"tag:<meta ", "name:http-equiv=", "value:refresh", "tag: ", "name:content='",
                "value:0; url=", "link:g > http://a.example/d/g", "tag:'>"});
        row("no http", "<a href='mailto:a@b'>", {"tag:<a ", "name:href='", "value:mailto:a@b", "tag:'>"});
        row("breaks off", "<p>a<a href='x", {"tag:<p>"});
    }
    void pieces()
    {
        QFETCH(QByteArray, html);
        const SourceText source = readSource(html, "text/html; charset=utf-8", *url::parse("http://a.example/d/"));
        QCOMPARE(source.text, QString::fromUtf8(html));
        QTEST(shown(source), "pieces");
    }

    void otherTypes()
    {
        const auto url = url::parse("http://a.example/s.css");
        QCOMPARE(shown(readSource("a{b:url( 'c' )}/* url(d) */", "text/css", *url)),
            QStringList(QStringLiteral("link:'c' > http://a.example/c")));
        QCOMPARE(shown(readSource("<a href=x>", "text/plain", *url)), QStringList());
        const SourceText latin = readSource("\xe4\r\nb", "text/plain; charset=iso-8859-1", *url);
        QCOMPARE(latin.text, QString::fromUtf8("\xc3\xa4\nb"));
        QCOMPARE(latin.charset, QByteArray("windows-1252"));
        QVERIFY(isReadable("x", "application/ld+json"));
        QVERIFY(isReadable("<html>", ""));
        QVERIFY(isReadable("abc", ""));
        QVERIFY(!isReadable(QByteArray("a\0b", 3), ""));
        QVERIFY(!isReadable("GIF", "image/gif"));
    }
};

ARGIOPE_TEST(TestSourceText, void)
#include "tst_sourcetext.moc"
