// A report as a file for browsers: what it says, and that strangers' texts stay texts.

#include "core/report/htmlreport.h"
#include "resources/checktranslator.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace argiope;
using report::Report;

namespace {

QByteArray htmlOf(const Report &report, const report::Language &language)
{
    QByteArray html;
    report::writeHtml(report, language, [&html](QByteArrayView bytes) { html += bytes; });
    return html;
}

QByteArray english(const Report &report)
{
    return htmlOf(report, report::Language("en", nullptr));
}

/// Some of everything.
Report usual()
{
    Report report;
    report.site = "https://example.org/";
    report.project = QStringLiteral("example.argiope");
    report.madeAt = 1'790'000'000'000;
    report.verdict = QStringLiteral("Needs work: one kind of error.");
    report.facts = {{QStringLiteral("URLs discovered"), QStringLiteral("1,234")}};
    report.charts = {{QStringLiteral("Responses by status code"),
        {{QStringLiteral("200"), 900, report::Tone::Fine}, {QStringLiteral("404"), 34, report::Tone::Missing}}}};
    report.checks = 2;
    report.found[0] = 1;
    report::Issue issue;
    issue.id = "http-client-error";
    issue.severity = audit::Severity::Error;
    issue.title = QStringLiteral("Pages that are missing");
    issue.what = QStringLiteral("What.");
    issue.why = QStringLiteral("Why.");
    issue.mend = QStringLiteral("Mend.");
    issue.pages = 143;
    issue.instances = 150;
    issue.share = 0.25;
    issue.ignored = 2;
    issue.undecidable = 3;
    issue.before = 140;
    for (int i = 0; i < 20; ++i)
        issue.places.append({"https://example.org/" + QByteArray::number(i), "404"});
    report.issues = {issue};
    report.hasTrend = true;
    report.ignored = {{QStringLiteral("Titles that are long"), 7}};
    report.ignoreNotes = {QStringLiteral("agreed with the client")};
    report.off = {QStringLiteral("A title that is wide")};
    const auto crawlers = qsizetype(audit::crawlers().size());
    report.access = {
        {"https://example.org", "/<blog>/", 300, 200, std::vector<qint64>(size_t(crawlers)), QByteArrayList(crawlers)}};
    report.access.first().blocked[0] = 200;
    report.access.first().blocked[1] = 7;
    report.rules = {QStringLiteral("Title: characters, at most: 65")};
    return report;
}

/// Elements with their attributes, as XML has them; the file is written so that it is that, too.
struct Element
{
    QString name;
    QXmlStreamAttributes attributes;
};
bool elementsOf(const QByteArray &html, QList<Element> &elements, QString *text = nullptr)
{
    QXmlStreamReader xml(html);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement())
            elements.append({xml.name().toString(), xml.attributes()});
        else if (xml.isCharacters() && text)
            *text += xml.text();
    }
    if (xml.hasError())
        qWarning("%s at line %lld", qPrintable(xml.errorString()), xml.lineNumber());
    return !xml.hasError();
}

} // namespace

class TestHtmlReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysAll()
    {
        QList<Element> elements;
        QString text;
        QVERIFY(elementsOf(english(usual()), elements, &text));
        for (const char *said : {"Report on https://example.org/", "example.argiope", "Needs work: one kind of error.",
                 "1,234", "Responses by status code", "900", "Pages that are missing", "143 URLs", "150 occurrences",
                 "25 % of the URLs that the check applies to", "140 in the previous crawl", "+3", "2 more ignored",
                 "3 not checked", "What.", "Why.", "Mend.", "The first 20 are shown; there are 123 more.",
                 "Titles that are long: 7 URLs", "agreed with the client", "A title that is wide",
                 "Title: characters, at most: 65", "/<blog>/", "7 of 200 blocked", "AI training crawler", "GPTBot"})
            QVERIFY2(text.contains(QLatin1String(said)), said);
        // A column that would be empty is none; some that are left are no "100 %".
        QVERIFY(text.contains(QLatin1String("Details")));
        Report bare = usual();
        bare.issues[0].share = 0.9953;
        for (report::Place &place : bare.issues[0].places)
            place.evidence.clear();
        elements.clear();
        text.clear();
        QVERIFY(elementsOf(english(bare), elements, &text));
        QVERIFY(!text.contains(QLatin1String("Details")));
        QVERIFY(text.contains(QLatin1String("> 99 % of the URLs that the check applies to")));
    }

    void asksForNothing()
    {
        QList<Element> elements;
        const QByteArray html = english(usual());
        QVERIFY(elementsOf(html, elements));
        for (const Element &element : elements) {
            for (const char *never : {"script", "link", "img", "iframe", "object", "embed", "image", "use", "form"})
                QVERIFY2(element.name != QLatin1String(never), never);
            for (const QXmlStreamAttribute &attribute : element.attributes) {
                QVERIFY2(!attribute.name().startsWith(QLatin1String("on")), qPrintable(attribute.name().toString()));
                QVERIFY(attribute.name() != u"src" && attribute.name() != u"style");
            }
        }
        QVERIFY(!html.contains("url(") && !html.contains("@import"));
        QVERIFY(html.contains("prefers-color-scheme:dark") && html.contains("@media print"));
    }

    void chartsAreTextToo()
    {
        QList<Element> elements;
        QVERIFY(elementsOf(english(usual()), elements));
        int charts = 0;
        for (const Element &element : elements) {
            if (element.name != u"svg")
                continue;
            ++charts;
            QCOMPARE(element.attributes.value(QLatin1String("role")), QStringLiteral("img"));
            QCOMPARE(element.attributes.value(QLatin1String("aria-label")),
                QStringLiteral("Responses by status code. 200: 900; 404: 34"));
        }
        QCOMPARE(charts, 1);
    }

    void strangersStayText_data()
    {
        QTest::addColumn<QByteArray>("hostile");
        QTest::newRow("element") << QByteArray("https://a.example/<script>alert(1)</script>");
        QTest::newRow("attribute") << QByteArray("https://a.example/\"onmouseover=\"alert(1)");
        QTest::newRow("single quotes") << QByteArray("https://a.example/'onmouseover='alert(1)");
        QTest::newRow("end of the style") << QByteArray("</style><img src=x onerror=alert(1)>");
        QTest::newRow("comment") << QByteArray("<!-- --><![CDATA[");
        QTest::newRow("entities") << QByteArray("&lt;script&gt;&amp;quot;&#34;");
        QTest::newRow("controls") << QByteArray("a\x00\x01\x0b\x1b[31mb\x7f\r\n", 13);
        QTest::newRow("no UTF-8") << QByteArray("\xff\xfe\xc0\x80<b>");
        QTest::newRow("noncharacters") << QByteArray("\xef\xbf\xbe\xef\xbf\xbf");
        QTest::newRow("turned around") << QByteArray("\xe2\x80\xae"
                                                     "evil");
        QTest::newRow("numbers of arguments") << QByteArray("%1 %2 %n %L1 {0}");
    }
    void strangersStayText()
    {
        QFETCH(QByteArray, hostile);
        Report plain = usual();
        QList<Element> expected;
        QVERIFY(elementsOf(english(plain), expected));

        Report report = usual();
        const QString text = QString::fromUtf8(hostile);
        report.site = hostile;
        report.project = text;
        report.ignoreNotes = {text};
        report.off = {text};
        report.issues[0].title = text; // of a check that a person made
        for (report::Place &place : report.issues[0].places)
            place = {"https://example.org/" + hostile, hostile};
        report.charts[0].bars[0].label = text;
        QList<Element> elements;
        const QByteArray html = english(report);
        QVERIFY2(elementsOf(html, elements), html.constData());
        QCOMPARE(elements.size(), expected.size());
        for (qsizetype i = 0; i < elements.size(); ++i) {
            QCOMPARE(elements[i].name, expected[i].name);
            QCOMPARE(elements[i].attributes.size(), expected[i].attributes.size());
        }
        QVERIFY(!html.contains("<script") && !html.contains("<img"));
    }

    void linksLeadToTheWebOnly_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("link");
        QTest::newRow("https") << QByteArray("https://a.example/") << true;
        QTest::newRow("http") << QByteArray("http://a.example/") << true;
        QTest::newRow("javascript") << QByteArray("javascript:alert(1)") << false;
        QTest::newRow("data") << QByteArray("data:text/html,<script>alert(1)</script>") << false;
        QTest::newRow("file") << QByteArray("file:///etc/passwd") << false;
        QTest::newRow("mailto") << QByteArray("mailto:a@b.example") << false;
        QTest::newRow("blank before") << QByteArray(" https://a.example/") << false;
        QTest::newRow("none") << QByteArray() << false;
    }
    void linksLeadToTheWebOnly()
    {
        QFETCH(QByteArray, url);
        QFETCH(bool, link);
        Report report = usual();
        report.issues[0].places = {{url, "x"}};
        QList<Element> elements;
        QVERIFY(elementsOf(english(report), elements));
        QStringList outside;
        for (const Element &element : elements) {
            const QString href = element.attributes.value(QLatin1String("href")).toString();
            if (element.name == u"a" && !href.startsWith(u'#'))
                outside << href;
        }
        QCOMPARE(outside, link ? QStringList{QString::fromUtf8(url)} : QStringList());
    }

    void anchorsAreThere()
    {
        QList<Element> elements;
        QVERIFY(elementsOf(english(usual()), elements));
        QSet<QString> ids;
        QSet<QString> wanted;
        for (const Element &element : elements) {
            if (const auto id = element.attributes.value(QLatin1String("id")); !id.isEmpty()) {
                QVERIFY(!ids.contains(id.toString()));
                ids.insert(id.toString());
            }
            const QString href = element.attributes.value(QLatin1String("href")).toString();
            if (href.startsWith(u'#'))
                wanted.insert(href.mid(1));
        }
        QCOMPARE(wanted, QSet<QString>{QStringLiteral("http-client-error")});
        QVERIFY(ids.contains(wanted));
    }

    /// Each in its own language, whatever the program speaks.
    void languages()
    {
        QTranslator catalogue;
        if (!loadCheckCatalogue(catalogue, QStringLiteral("zh_CN")))
            QSKIP("built without Chinese");
        QVERIFY(installCheckTranslator(QStringLiteral("zh_CN")));
        const QByteArray first = english(usual());
        QVERIFY(installCheckTranslator(QStringLiteral("en")));
        QCOMPARE(english(usual()), first);
        QVERIFY(first.contains("<html lang=\"en\">") && first.contains("Change since the previous crawl"));
        const QByteArray chinese = htmlOf(usual(), report::Language("zh_CN", &catalogue));
        QVERIFY(chinese.contains("<html lang=\"zh-CN\">"));
        // No text of the report's own is left in English.
        QList<Element> elements;
        QString text;
        QVERIFY(elementsOf(chinese, elements, &text));
        text.remove(QRegularExpression(QStringLiteral("^.*\\}\\}"), QRegularExpression::DotMatchesEverythingOption));
        for (const char *word : {"Report", "Created on", "Project", "overview", "Severity", "Group", "% of URLs",
                 "Change", "check", "What it is", "Why it", "How to", "Where", "Details", "shown", "Custom", "Ignored",
                 "Reasons", "Disabled"})
            QVERIFY2(!text.contains(QLatin1String(word)), qPrintable(QLatin1String(word) + u'\n' + text));
    }

    void nothingFound()
    {
        Report report;
        report.site = "https://example.org/";
        report.verdict = QStringLiteral("In good order.");
        report.complete = false;
        QList<Element> elements;
        QString text;
        QVERIFY(elementsOf(english(report), elements, &text));
        QVERIFY(text.contains(QStringLiteral("No issues.")));
        QVERIFY(text.contains(QStringLiteral("was not finished")));
        QVERIFY(!text.contains(QStringLiteral("How the site was checked")));
    }
};

ARGIOPE_TEST(TestHtmlReport, QCoreApplication)
#include "tst_htmlreport.moc"
