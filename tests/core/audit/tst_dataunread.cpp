#include "tests/core/audit/auditing.h"
#include "tests/core/audit/datapages.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::UrlRecord;

/// Structured data that would cost too much to be read.
class TestDataUnread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tooMuchIsOpen_data();
    void tooMuchIsOpen();
};

/// More than is read: what was found holds, the rest is not known.
void TestDataUnread::tooMuchIsOpen_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArrayList>("checks");
    const auto row = [](const char *name, const QByteArray &html, const QByteArrayList &checks) {
        QTest::newRow(name) << html << checks;
    };
    const QByteArrayList all = {"sd-unknown-type", "sd-id-dangling"};
    row("a long script", data("Person", "\"name\":\"" + QByteArray(5'000'000, 'x') + '"'),
        all + QByteArrayList{"sd-none"});

    // Each name is a term for another one, and is looked for in all contexts around it.
    QByteArray inContexts;
    for (int i = 0; i < 90; ++i)
        inContexts += "{\"@context\":{\"t" + QByteArray::number(i) + "\":\"name\"},\"knows\":";
    row("names within very many contexts",
        data("Person",
            "\"knows\":" + inContexts + "{\"name\":1,\"@type\":[\"Person\"" + QByteArray(",\"a\"").repeated(100'000)
                + "]}" + QByteArray(90, '}')),
        all);
    // What it has may be what others name.
    row("names that are far longer than they are written",
        script("{\"@context\":{\"a\":\"https://e.org/" + QByteArray(180, 'x') + "\"},\"@type\":[\"a:b\""
            + QByteArray(",\"a:b\"").repeated(100'000) + "]}")
            + "</script><script type=application/ld+json>{\"@context\":\"https://schema.org\",\"@type\":\"Person\","
              "\"worksFor\":{\"@id\":\"#a\"}}</script>",
        all);

    const QByteArray item = "<div itemscope itemref=last itemtype=https://schema.org/Person></div>";
    QByteArray ids;
    for (int i = 0; i < 60'000; ++i)
        ids += "<br id=" + QByteArray::number(i) + '>';
    row("very many elements to which an item may refer",
        html("") + item + ids + "<p id=last><b itemprop=name>x</b></p>", {"sd-unknown-type", "sd-microdata-stray"});
    QByteArray around;
    for (int i = 0; i < 3000; ++i)
        around += "<div id=" + QByteArray::number(i) + '>';
    row("very many elements in each other", html("") + item + around + "<p id=last><b itemprop=name>x</b></p>",
        {"sd-unknown-type", "sd-microdata-stray"});
    row("very many elements around a property",
        html("") + item + "<div id=last>" + around.first(around.indexOf("<div id=100>"))
            + "<b itemprop=name>x</b></div>",
        {"sd-unknown-type", "sd-microdata-stray"});
}

void TestDataUnread::tooMuchIsOpen()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArrayList, checks);
    const UrlRecord record = document(html);
    for (const QByteArray &check : checks) {
        const Verdict verdict = verdictOf(*checkFromId(check), record);
        QVERIFY2(verdict.state == State::Undecidable, QByteArray(check + ": " + verdict.evidence).constData());
    }
}

ARGIOPE_TEST(TestDataUnread, void)
#include "tst_dataunread.moc"
