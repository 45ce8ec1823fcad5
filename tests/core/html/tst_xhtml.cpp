#include "core/html/xhtml.h"
#include "tests/support/testmain.h"

#include <QTemporaryFile>
#include <QTest>

using namespace argiope;
using html::readXhtml;

namespace {

QByteArray document(const QByteArray &subset, const QByteArray &body)
{
    return "<?xml version=\"1.0\"?><!DOCTYPE html [" + subset + "]><html xmlns=\"http://www.w3.org/1999/xhtml\"><body>"
        + body + "</body></html>";
}

class TestXhtml : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAsXml_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("wanted");
        const auto row = [](const char *tag, const char *body, const char *wanted) {
            QTest::newRow(tag) << QByteArray(body) << QByteArray(wanted);
        };
        row("own entity", "<p>&mine;</p>", "<p>one</p>");
        row("empty element", "<p/><div>x</div>", "<p></p><div>x</div>");
        row("character data", "<p><![CDATA[a < b]]></p>", "<p>a &lt; b</p>");
        row("language", "<p xml:lang=\"de\">x</p>", "<p xml:lang=\"de\" lang=\"de\">x</p>");
        row("void element", "<br/><img src=\"a?b&amp;c\"/>", "<br><img src=\"a?b&amp;c\">");
    }
    void readsAsXml()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, wanted);
        const auto read = readXhtml(document("<!ENTITY mine \"one\">", body), {});
        QVERIFY2(read, read ? "" : read.error().constData());
        QVERIFY2(read->html.contains(wanted), read->html.constData());
    }

    // A page names a file of this machine: neither its text nor what it declares comes into the page.
    void otherFilesStayClosed_data()
    {
        QTest::addColumn<QByteArray>("subset");
        QTest::newRow("entity") << QByteArray("<!ENTITY it SYSTEM \"%1\">");
        QTest::newRow("public entity") << QByteArray("<!ENTITY it PUBLIC \"x\" \"%1\">");
        QTest::newRow("parameter entity") << QByteArray("<!ENTITY % all SYSTEM \"%1\"> %all; <!ENTITY it \"x\">");
        QTest::newRow("entity within one") << QByteArray("<!ENTITY in SYSTEM \"%1\"><!ENTITY it \"&in;\">");
    }
    void otherFilesStayClosed()
    {
        QFETCH(QByteArray, subset);
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("<!ENTITY it \"topsecret\">topsecret");
        file.close();
        const QByteArray path = file.fileName().toUtf8();
        for (const QByteArray &place : {path, QByteArray("file://" + path)}) {
            const QByteArray declared = QByteArray(subset).replace("%1", place);
            const auto read = readXhtml(document(declared, "<p>&it;</p><a href=\"/b\">b</a>"), {});
            const QByteArray said = read ? read->html : read.error();
            QVERIFY2(!said.contains("topsecret"), said.constData());
        }
    }

    void entitiesThatMultiplyEnd()
    {
        QByteArray subset = "<!ENTITY e0 \"0123456789\">";
        for (int i = 1; i < 12; ++i) {
            const QByteArray before = "&e" + QByteArray::number(i - 1) + ';';
            subset += "<!ENTITY e" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
        }
        QVERIFY(!readXhtml(document(subset, "<p>&e11;</p>"), {}));
    }

    void faultsHaveTheirLine()
    {
        const auto read = readXhtml("<html xmlns=\"http://www.w3.org/1999/xhtml\">\n<p>\n</div></html>", {});
        QVERIFY(!read);
        QVERIFY2(read.error().startsWith("line 3: "), read.error().constData());
    }

    void otherFaults_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("error"); // its beginning; "" for none
        QTest::newRow("undeclared prefix") << QByteArray("<x:y/>") << QByteArray("line 2: Namespace prefix x");
        QTest::newRow("declared prefix") << QByteArray("<x:y xmlns:x='urn:x'/>") << QByteArray();
        QTest::newRow("entity of the subset that is not fetched") << QByteArray("&nbsp;") << QByteArray();
        QTest::newRow("such an entity, then an error")
            << QByteArray("&nbsp;\n<br>") << QByteArray("line 3: Opening and ending tag mismatch");
    }
    void otherFaults()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, error);
        const QByteArray start = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.1//EN' 'http://www.w3.org/x.dtd'>"
                                 "<html xmlns='http://www.w3.org/1999/xhtml'>\n<body>";
        const auto read = readXhtml(QByteArray(start + body + "</body></html>"), {});
        QCOMPARE(bool(read), error.isEmpty());
        QVERIFY2(read || read.error().startsWith(error), read ? "" : read.error().constData());
    }
};

} // namespace

ARGIOPE_TEST(TestXhtml, void)
#include "tst_xhtml.moc"
