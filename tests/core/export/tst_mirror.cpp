#include "exportfixture.h"

#include "core/archive/digest.h"
#include "core/archive/warcwriter.h"
#include "core/export/mirror.h"
#include "core/export/mirrornames.h"
#include "core/store/kept.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;
using exporting::MirrorNames;
using exporting::relativeName;

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("missing");
}

/// A site with an archive beside it.
struct KeptSite : Site
{
    KeptSite() { file = writer->kept().addFile("p.warc.gz"); }

    UrlId keep(const QByteArray &url, const QByteArray &type, const QByteArray &body)
    {
        const UrlId id = addPage(url, [&](store::PageRecord &page) { page.contentType = type; });
        const QByteArray payload = archive::sha1(body);
        const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: " + type
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n";
        const QByteArray record
            = archive::recordMember({{"WARC-Type", "response"}, {"WARC-Record-ID", archive::newRecordId()},
                                        {"WARC-Date", archive::warcDate(1'767'225'600'000)}, {"WARC-Target-URI", url},
                                        {"WARC-Payload-Digest", archive::sha1Label(payload)}},
                {head, body});
        store::KeptAnswer answer;
        answer.file = file;
        answer.offset = archived.size();
        answer.length = record.size();
        answer.at = 1'767'225'600'000;
        answer.status = 200;
        answer.contentType = type;
        answer.digest = payload;
        writer->kept().add(id, answer);
        archived += record;
        return id;
    }
    [[nodiscard]] QString place() const { return QFileInfo(writer->path()).absolutePath(); }
    [[nodiscard]] QString mirrorFolder() const { return place() + QStringLiteral("/mirror"); }
    base::Result<exporting::MirrorResult, exporting::ExportError> mirror(const Options &options = {})
    {
        QFile out(place() + QStringLiteral("/p.warc.gz"));
        if (!out.open(QIODevice::WriteOnly) || out.write(archived) != archived.size())
            qFatal("no archive");
        out.close();
        const auto reader = read();
        return exporting::writeMirror(*reader, mirrorFolder(), options);
    }
    [[nodiscard]] QByteArray mirrored(const char *name) const
    {
        return contents(mirrorFolder() + QLatin1Char('/') + QLatin1String(name));
    }

    int file = 0;
    QByteArray archived;
};

QByteArray nameOf(MirrorNames &names, const QByteArray &href, const QByteArray &type = "text/html")
{
    return names.nameFor(url::parse(href).value(), type);
}

} // namespace

class TestMirror : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBaseThatIsNone()
    {
        KeptSite site;
        site.keep(
            "https://a.test/", "text/html", "<meta charset=utf-8><base href=data:,><a href='#x'>x</a><a href=f>f</a>");
        QVERIFY(site.mirror());
        QCOMPARE(site.mirrored("a.test/index.html"),
            QByteArray("<meta charset=utf-8><base href=\"\"><a href='#x'>x</a><a href=\"https://a.test/f\">f</a>"));
    }
    /// From a server nothing leads to files of this computer; from a copy in a folder it would.
    void nothingLeadsToFilesOfTheComputer_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("copied");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &behind) {
            QTest::newRow(name) << QByteArray(before + "file:///etc/passwd" + behind)
                                << QByteArray(before + "about:blank" + behind);
        };
        row("meta refresh", "<meta http-equiv=refresh content=\"0;url=", "\">");
        row("link", "<a href=\"", "\">x</a>");
        row("frame", "<iframe src=\"", "\"></iframe>");
        row("script", "<script src=\"", "\"></script>");
        row("form", "<form action=\"", "\"></form>");
        row("style", "<style>@import \"", "\";</style>");
        QTest::newRow("base") << QByteArray("<base href=\"file:///etc/\"><a href=\"passwd\">x</a>")
                              << QByteArray("<base href=\"\"><a href=\"about:blank\">x</a>");
    }
    void nothingLeadsToFilesOfTheComputer()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, copied);
        KeptSite site;
        site.keep("https://a.test/", "text/html", "<meta charset=utf-8>" + written);
        QVERIFY(site.mirror());
        QCOMPARE(site.mirrored("a.test/index.html"), QByteArray("<meta charset=utf-8>" + copied));
    }

    void linksLeadFromFileToFile()
    {
        KeptSite site;
        site.keep("https://a.test/", "text/html",
            "<meta charset=utf-8><link rel=stylesheet href=/s/s.css><a href='/d/b?x=1#there'>b</a><a "
            "href=/moved#m>m</a>"
            "<a href='#here'>h</a><img srcset='i.png 2x'><a href=/gone>g</a><a href='https://b.test/?a&amp;b'>o</a>"
            "<a href=mailto:x@a.test>w</a>");
        site.keep("https://a.test/d/b?x=1", "text/html; charset=iso-8859-1",
            "<base href=/><p>\xe4<a href=d/b?x=1>self</a><a href='#x'>x</a><a href=..//>up</a>");
        site.keep("https://a.test/s/s.css", "text/css", "@import 't.css';a{b:url(../i.png)}");
        site.keep("https://a.test/i.png", "image/png", "PNG\r\n");
        const UrlId gone = site.addPage("https://a.test/gone", [](store::PageRecord &page) { page.status = 404; });
        QVERIFY(gone != UrlId::None);
        const UrlId end = site.keep("https://a.test/end", "text/html", "<title>end</title>");
        (void)site.addPage("https://a.test/moved", [end](store::PageRecord &page) {
            page.status = 301;
            page.redirectTo = end;
        });
        const auto made = site.mirror();
        QVERIFY2(made, made ? "" : qPrintable(made.error().message()));
        QCOMPARE(made->files, 5);
        QCOMPARE(made->documents, 3);
        QCOMPARE(made->unreadable, 0);

        const QByteArray b = relativeName("a.test/x", nameOfKept("https://a.test/d/b?x=1"));
        QCOMPARE(site.mirrored("a.test/index.html"),
            QByteArray("<meta charset=utf-8><link rel=stylesheet href=\"s/s.css\"><a href='" + b
                + "#there'>b</a><a href=\"end.html#m\">m</a><a href='#here'>h</a><img srcset='i.png 2x'>"
                  "<a href=\"https://a.test/gone\">g</a><a href='https://b.test/?a&amp;b'>o</a>"
                  "<a href=mailto:x@a.test>w</a>"));
        // In another encoding: UTF-8 with a mark. The base is gone, and what counted from it counts from here.
        const QByteArray self = b.mid(b.lastIndexOf('/') + 1);
        QCOMPARE(site.mirrored(QByteArray("a.test/" + b).constData()),
            QByteArray("\xef\xbb\xbf<base href=\"\"><p>\xc3\xa4<a href=\"" + self
                + "\">self</a><a href='../index.html#x'>x</a>"
                  "<a href=\"https://a.test//\">up</a>"));
        QCOMPARE(
            site.mirrored("a.test/s/s.css"), QByteArray("@import \"https://a.test/s/t.css\";a{b:url(\"../i.png\")}"));
        QCOMPARE(site.mirrored("a.test/i.png"), QByteArray("PNG\r\n"));
        QVERIFY(site.mirrored("index.html").contains("href=\"a.test/"));

        // Nothing is overwritten.
        const auto again = site.mirror();
        QVERIFY(!again);
        QCOMPARE(again.error().code, exporting::ExportError::Code::CannotOpen);
    }

    void whatCannotBeRead()
    {
        KeptSite site;
        site.keep("https://a.test/", "text/html", "<a href=b>");
        site.keep("https://a.test/b", "text/html", "b");
        site.archived[site.archived.size() - 12] = char(~site.archived[site.archived.size() - 12]);
        const auto made = site.mirror();
        QVERIFY(made);
        QCOMPARE(made->files, 1);
        QCOMPARE(made->unreadable, 1);
        QVERIFY(made->troubles.value(0).startsWith("https://a.test/b: p.warc.gz: "));
    }

    void nothingIsLeftOfACancelledOne()
    {
        KeptSite site;
        site.keep("https://a.test/", "text/html", "x");
        (void)site.mirror();
        QVERIFY(QDir(site.mirrorFolder()).removeRecursively());
        const auto reader = site.read();
        const std::atomic<bool> canceled(true);
        const auto made = exporting::writeMirror(*reader, site.mirrorFolder(), {}, {}, &canceled);
        QVERIFY(!made);
        QCOMPARE(made.error().code, exporting::ExportError::Code::Canceled);
        QCOMPARE(QDir(site.place()).entryList({QStringLiteral("mirror*")}), QStringList());
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("name"); // '#': ten letters of a hash
        const auto row = [](const char *url, const char *type, const char *name) {
            QTest::newRow(url) << QByteArray(url) << QByteArray(type) << QByteArray(name);
        };
        row("https://a.test/", "text/html", "a.test/index.html");
        row("http://a.test:8080/d/", "text/html", "a.test_8080/d/index.html");
        row("https://a.test/p.php", "text/html", "a.test/p.php.html");
        row("https://a.test/P.HTM", "text/html", "a.test/P.HTM");
        row("https://a.test/s", "text/css", "a.test/s.css");
        row("https://a.test/i.png", "image/png", "a.test/i.png");
        row("https://a.test/i.png?v=2", "image/png", "a.test/i-#.png");
        row("https://a.test/a%20b", "text/html", "a.test/a_20b-#.html");
        row("https://a.test/a:b", "text/plain", "a.test/a_b-#");
        row("https://a.test/con/x", "text/html", "a.test/con-#/x.html");
        row("https://a.test/Nul.txt", "text/plain", "a.test/Nul-#.txt");
        row("https://a.test/.git/x", "text/html", "a.test/_-#.git/x.html");
        row("https://a.test/x.html", "text/plain", "a.test/x.html.txt");
        row("https://a.test/.html", "application/octet-stream", "a.test/_-#.html.bin");
        row("https://a.test/a./b", "text/html", "a.test/a_-#/b.html");
        row("https://a.test//b", "text/html", "a.test/_/b.html");
        row("http://[::1]/", "text/html", "___1_-#/index.html");
    }
    void names()
    {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, name);
        MirrorNames names;
        const QByteArray made = nameOf(names, url, type);
        const QString pattern = QRegularExpression::escape(QString::fromLatin1(name))
                                    .replace(QStringLiteral("\\#"), QStringLiteral("[0-9a-f]{10}"));
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(pattern))
                     .match(QString::fromLatin1(made))
                     .hasMatch(),
            made.constData());
    }

    /// Whatever URLs there are: different names, also without case, no file where a folder is, and no long ones.
    void clashes()
    {
        MirrorNames names;
        QSet<QByteArray> files;
        QSet<QByteArray> folders;
        QByteArrayList urls{"a", "A", "a/", "a/b", "A/B", "a.html", "a.html/c", "?a", "?A", "con", "CON", "x/con.txt",
            "%41", "..%2f..%2fetc", "%2e%2e%5c", QByteArray(300, 'l'), QByteArray(300, 'L'),
            QByteArray(300, 'l') + "m"};
        QByteArray deep;
        for (int i = 0; i < 60; ++i)
            deep += "deep/";
        urls << deep + "x" << deep + "y" << deep + "X";
        for (const QByteArray &url : std::as_const(urls)) {
            const QByteArray name = nameOf(names, "https://a.test/" + url, "text/plain");
            const QByteArray lower = name.toLower();
            QVERIFY2(!files.contains(lower), name.constData());
            QVERIFY(name.size() <= MirrorNames::LongestName);
            QVERIFY(name.startsWith("a.test/") && !QByteArray("/" + name + "/").contains("/../"));
            files.insert(lower);
            for (qsizetype slash = lower.indexOf('/'); slash >= 0; slash = lower.indexOf('/', slash + 1))
                folders.insert(lower.left(slash));
        }
        QVERIFY(!files.intersects(folders));
    }

    void ways()
    {
        QCOMPARE(relativeName("a/b/c", "a/b/d"), QByteArray("d"));
        QCOMPARE(relativeName("a/b/c", "a/b/c"), QByteArray("c"));
        QCOMPARE(relativeName("a/b/c", "a/d/e"), QByteArray("../d/e"));
        QCOMPARE(relativeName("a/bc/d", "a/b/d"), QByteArray("../b/d"));
        QCOMPARE(relativeName("a", "b/c"), QByteArray("b/c"));
        QCOMPARE(relativeName("a/b", "c"), QByteArray("../c"));
    }

private:
    static QByteArray nameOfKept(const QByteArray &url)
    {
        MirrorNames names;
        return nameOf(names, url);
    }
};

ARGIOPE_TEST(TestMirror, QCoreApplication)
#include "tst_mirror.moc"
