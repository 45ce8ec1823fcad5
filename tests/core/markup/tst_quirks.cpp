#include "core/markup/quirks.h"

#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.6.4.1.
class TestQuirks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doctypes_data();
    void doctypes();
    void paragraphsAndTables_data();
    void paragraphsAndTables();
};

void TestQuirks::doctypes_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<bool>("quirks");
    const auto row = [](const QByteArray &inside, bool quirks) {
        QTest::newRow(inside.constData()) << "<!DOCTYPE" + inside + '>' << quirks;
    };
    const auto publicId = [&row](const QByteArray &id, bool quirks) { row(" html PUBLIC \"" + id + '"', quirks); };
    row(" html", false);
    row(" HTML", false);
    row(" html SYSTEM 'about:legacy-compat'", false);
    row(" html SYSTEM 'anything'", false);
    row(" html SYSTEM ''", false);
    row("", true);
    row(" svg", true);
    row(" html5", true);
    row(" html x", true);
    row(" html SYSTEM", true);
    row(" html PUBLIC ''", false);
    row(" html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'", true);
    row(" html SYSTEM 'HTTP://WWW.IBM.COM/DATA/DTD/V11/IBMXHTML1-TRANSITIONAL.DTD'", true);
    row(" html SYSTEM 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd?'", false);
    row(" html PUBLIC '-//W3C//DTD HTML 4.01//EN' 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd'", true);
    // Whole identifiers
    for (const char *id :
        {"-//W3O//DTD W3 HTML Strict 3.0//EN//", "-/W3C/DTD HTML 4.0 Transitional/EN", "HTML", "html"}) {
        publicId(id, true);
        publicId(QByteArray(id) + 'x', false);
        row(QByteArray(" html PUBLIC '").append(id).append("' ''"), true);
        row(QByteArray(" html PUBLIC '").append(id).append("' 'a'"), true);
    }
    // Beginnings
    for (const char *id :
        {"+//Silmaril//dtd html Pro v0r11 19970101//", "-//AS//DTD HTML 3.0 asWedit + extensions//",
            "-//AdvaSoft Ltd//DTD HTML 3.0 asWedit + extensions//", "-//IETF//DTD HTML 2.0 Level 1//",
            "-//IETF//DTD HTML 2.0 Level 2//", "-//IETF//DTD HTML 2.0 Strict Level 1//",
            "-//IETF//DTD HTML 2.0 Strict Level 2//", "-//IETF//DTD HTML 2.0 Strict//", "-//IETF//DTD HTML 2.0//",
            "-//IETF//DTD HTML 2.1E//", "-//IETF//DTD HTML 3.0//", "-//IETF//DTD HTML 3.2 Final//",
            "-//IETF//DTD HTML 3.2//", "-//IETF//DTD HTML 3//", "-//IETF//DTD HTML Level 0//",
            "-//IETF//DTD HTML Level 1//", "-//IETF//DTD HTML Level 2//", "-//IETF//DTD HTML Level 3//",
            "-//IETF//DTD HTML Strict Level 0//", "-//IETF//DTD HTML Strict Level 1//",
            "-//IETF//DTD HTML Strict Level 2//", "-//IETF//DTD HTML Strict Level 3//", "-//IETF//DTD HTML Strict//",
            "-//IETF//DTD HTML//", "-//Metrius//DTD Metrius Presentational//",
            "-//Microsoft//DTD Internet Explorer 2.0 HTML Strict//", "-//Microsoft//DTD Internet Explorer 2.0 HTML//",
            "-//Microsoft//DTD Internet Explorer 2.0 Tables//", "-//Microsoft//DTD Internet Explorer 3.0 HTML Strict//",
            "-//Microsoft//DTD Internet Explorer 3.0 HTML//", "-//Microsoft//DTD Internet Explorer 3.0 Tables//",
            "-//Netscape Comm. Corp.//DTD HTML//", "-//Netscape Comm. Corp.//DTD Strict HTML//",
            "-//O'Reilly and Associates//DTD HTML 2.0//", "-//O'Reilly and Associates//DTD HTML Extended 1.0//",
            "-//O'Reilly and Associates//DTD HTML Extended Relaxed 1.0//",
            "-//SQ//DTD HTML 2.0 HoTMetaL + extensions//",
            "-//SoftQuad Software//DTD HoTMetaL PRO 6.0::19990601::extensions to HTML 4.0//",
            "-//SoftQuad//DTD HoTMetaL PRO 4.0::19971010::extensions to HTML 4.0//",
            "-//Spyglass//DTD HTML 2.0 Extended//", "-//Sun Microsystems Corp.//DTD HotJava HTML//",
            "-//Sun Microsystems Corp.//DTD HotJava Strict HTML//", "-//W3C//DTD HTML 3 1995-03-24//",
            "-//W3C//DTD HTML 3.2 Draft//", "-//W3C//DTD HTML 3.2 Final//", "-//W3C//DTD HTML 3.2//",
            "-//W3C//DTD HTML 3.2S Draft//", "-//W3C//DTD HTML 4.0 Frameset//", "-//W3C//DTD HTML 4.0 Transitional//",
            "-//W3C//DTD HTML Experimental 19960712//", "-//W3C//DTD HTML Experimental 970421//",
            "-//W3C//DTD W3 HTML//", "-//W3O//DTD W3 HTML 3.0//", "-//WebTechs//DTD Mozilla HTML 2.0//",
            "-//WebTechs//DTD Mozilla HTML//"}) {
        publicId(id, true);
        publicId(QByteArray(id) + "EN", true);
        publicId(QByteArray(id).toUpper(), true);
        publicId('x' + QByteArray(id), false);
        publicId(QByteArray(id).chopped(1), false);
    }
    // Only without a system identifier, or with an empty one
    for (const QByteArray kind : {"Frameset", "Transitional"}) {
        const QByteArray id = " html PUBLIC '-//W3C//DTD HTML 4.01 " + kind + "//EN'";
        row(id, true);
        row(id.toLower(), true);
        row(id + " ''", true);
        row(id + " 'http://www.w3.org/TR/html4/loose.dtd'", false);
        row(id + " ' '", false);
    }
    // None, or limited ones
    publicId("-//W3C//DTD HTML 4.01//EN", false);
    publicId("-//W3C//DTD HTML 4.0//EN", false);
    publicId("-//W3C//DTD XHTML 1.0 Strict//EN", false);
    publicId("-//W3C//DTD XHTML 1.0 Transitional//EN", false);
    publicId("-//W3C//DTD XHTML 1.0 Frameset//EN", false);
    publicId("-//W3C//DTD XHTML 1.1//EN", false);
}

void TestQuirks::doctypes()
{
    QFETCH(QByteArray, tag);
    QFETCH(bool, quirks);
    Tokenizer tokenizer(tag);
    const Token &token = tokenizer.next();
    QCOMPARE(token.kind, TokenKind::Doctype);
    QCOMPARE(meansQuirks(token.doctype), quirks);
    // What it is asked for: a table closes a paragraph but in quirks mode.
    QCOMPARE(treeOf(tag + "<p><table>").contains("p(table)"), quirks);
    QVERIFY(treeOf(tag + "<p><table>", false, true).contains("p table"));
}

void TestQuirks::paragraphsAndTables_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<bool>("srcdoc");
    QTest::addColumn<bool>("quirks");
    const auto row = [](const char *what, const char *before, bool srcdoc, bool quirks) {
        QTest::newRow(what) << QByteArray(before) << srcdoc << quirks;
    };
    row("no DOCTYPE", "", false, true);
    row("no DOCTYPE in a srcdoc", "", true, false);
    row("a DOCTYPE", "<!DOCTYPE html>", false, false);
    row("behind a comment", " <!--c--> <!DOCTYPE html>", false, false);
    row("behind text", "x<!DOCTYPE html>", false, true);
    row("behind a tag", "<html><!DOCTYPE html>", false, true);
    row("behind an end tag that is ignored", "</p><!DOCTYPE html>", false, true);
    row("the first one counts", "<!DOCTYPE html><!DOCTYPE x>", false, false);
    row("behind a U+0000 that is ignored later", "\1", false, true);
    row("in a srcdoc it is not asked", "<!DOCTYPE x>", true, false);
}

void TestQuirks::paragraphsAndTables()
{
    QFETCH(QByteArray, before);
    QFETCH(bool, srcdoc);
    QFETCH(bool, quirks);
    before.replace('\1', '\0');
    const QByteArray tree = treeOf(before + "<p>a<table><td>b", false, srcdoc);
    QCOMPARE(tree.contains("p('a' table(tbody(tr(td('b')))))"), quirks);
    QCOMPARE(tree.contains("p('a') table(tbody(tr(td('b'))))"), !quirks);
}

ARGIOPE_TEST(TestQuirks, void)
#include "tst_quirks.moc"
