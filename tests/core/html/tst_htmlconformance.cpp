#include "core/html/css.h"
#include "core/html/headers.h"
#include "core/html/refresh.h"
#include "core/html/srcset.h"
#include "tests/core/html/conformancefile.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <map>
#include <set>

using namespace argiope::html;
using namespace argiope::html::testing;

/// Third-party cases. The table of passes by file is printed; what a file must pass is asserted.
class TestHtmlConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void links();
    void baseUrls();
    void css();
    void srcset();
    void srcsetOfLibraries();
    void metaRefresh();
    void metaRefreshDocuments();
    void headerLinks();

private:
    struct Tally
    {
        int passed = 0;
        int failed = 0;
        QStringList names;

        void note(bool ok, const QString &name)
        {
            ok ? ++passed : ++failed;
            if (!ok)
                names << name;
        }
        void print(const char *what) const
        {
            qInfo("%-44s %4d of %4d", what, passed, passed + failed);
            for (const QString &name : names)
                qInfo("    differs: %s", qPrintable(name));
        }
    };
};

static QByteArray bodyOf(const QJsonObject &test)
{
    if (test.contains(QLatin1String("html_base64")))
        return QByteArray::fromBase64(test.value(QLatin1String("html_base64")).toString().toLatin1());
    return test.value(QLatin1String("html")).toString().toUtf8();
}

static Page pageOf(const QJsonObject &test)
{
    Page page;
    page.body = bodyOf(test);
    page.url = test.value(QLatin1String("base_url")).toString().toUtf8();
    if (test.contains(QLatin1String("html_base64")))
        page.contentType = "text/html; charset=" + test.value(QLatin1String("encoding")).toString().toUtf8();
    return page;
}

/// As the data does: the set of (element, attribute, URL), the same URL as often as it likes.
using LinkSet = std::set<QByteArray>;

static QByteArray linkEntry(const QByteArray &element, const QByteArray &attribute, const QByteArray &target)
{
    return element + ' ' + attribute + ' ' + target;
}

static LinkSet foundLinks(const ParsedPage &facts)
{
    LinkSet result;
    for (const Link &link : facts.links) {
        // The data holds neither URLs in CSS, nor those in noscript, nor what is no URL.
        if (link.attribute() != "style" && link.element() != "style" && !link.rel.testFlag(LinkRel::InNoscript)
            && !link.url.isEmpty())
            result.insert(linkEntry(link.element(), link.attribute(), link.url.href()));
    }
    return result;
}

static LinkSet standardLinks(const QJsonObject &test)
{
    LinkSet result;
    for (const QJsonValue &value : test.value(QLatin1String("standard_links")).toArray()) {
        const QJsonObject link = value.toObject();
        result.insert(linkEntry(link.value(QLatin1String("tag")).toString().toUtf8(),
            link.value(QLatin1String("attr")).toString().toUtf8(),
            // Written by a URL parser from before the path percent-encode set took in U+005E.
            link.value(QLatin1String("url")).toString().toUtf8().replace('^', "%5E")));
    }
    return result;
}

static QString difference(const LinkSet &expected, const LinkSet &found)
{
    QByteArray text;
    for (const QByteArray &entry : expected) {
        if (!found.contains(entry))
            text += " missing {" + entry + '}';
    }
    for (const QByteArray &entry : found) {
        if (!expected.contains(entry))
            text += " extra {" + entry + '}';
    }
    return QString::fromUtf8(text);
}

void TestHtmlConformance::links()
{
    ARGIOPE_SKIP_WITHOUT("links/links_cases.json");
    std::map<QString, Tally> byClass;
    for (const QJsonValue &value : readConformance("links/links_cases.json").value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QString kind = test.value(QLatin1String("class")).toString();
        if (kind == QLatin1String("base-url") || !test.contains(QLatin1String("standard_links")))
            continue;
        const LinkSet expected = standardLinks(test);
        const LinkSet found = foundLinks(extract(pageOf(test)));
        const QString label = test.value(QLatin1String("id")).toString() + QLatin1Char(' ')
            + test.value(QLatin1String("name")).toString() + QLatin1Char(':') + difference(expected, found);
        byClass[kind].note(expected == found, label);
    }
    for (const auto &[kind, tally] : byClass)
        tally.print(qPrintable(QStringLiteral("links/links_cases.json, class ") + kind));
    QVERIFY(byClass[QStringLiteral("standard")].passed > 200);
    QCOMPARE(byClass[QStringLiteral("standard")].failed, 0);
}

void TestHtmlConformance::baseUrls()
{
    ARGIOPE_SKIP_WITHOUT("links/links_cases.json");
    Tally tally;
    for (const QJsonValue &value : readConformance("links/links_cases.json").value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        if (test.value(QLatin1String("class")).toString() != QLatin1String("base-url"))
            continue;
        // Said of browsers with scripts, for which a noscript is text. A crawler reads its links, as the parser without
        // them does (13.2.6.4.5): a base ends the noscript of the head, and counts.
        if (test.value(QLatin1String("html")).toString().startsWith(QLatin1String("<noscript")))
            continue;
        const ParsedPage facts = extract(pageOf(test));
        const QByteArray documentUrl = parsedUrl(test.value(QLatin1String("base_url")).toString().toUtf8()).href();
        const QByteArray found = facts.baseUrl.isEmpty() ? documentUrl : facts.baseUrl;
        const QByteArray expected = parsedUrl(test.value(QLatin1String("standard_base")).toString().toUtf8()).href();
        tally.note(found == expected,
            test.value(QLatin1String("id")).toString() + QStringLiteral(": ") + QString::fromUtf8(found));
    }
    tally.print("links/links_cases.json, class base-url");
    QVERIFY(tally.passed > 0);
    QCOMPARE(tally.failed, 0);
}

void TestHtmlConformance::css()
{
    ARGIOPE_SKIP_WITHOUT("links/css_cases.json");
    Tally tally;
    for (const QJsonValue &value : readConformance("links/css_cases.json").value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        QJsonArray found;
        forEachCssUrl(test.value(QLatin1String("css")).toString().toUtf8(),
            [&](QByteArrayView target, bool) { found.append(QString::fromUtf8(target)); });
        const QByteArray shown = QJsonDocument(found).toJson(QJsonDocument::Compact);
        tally.note(found == test.value(QLatin1String("expected_raw")).toArray(),
            test.value(QLatin1String("id")).toString() + QLatin1Char(' ') + QString::fromUtf8(shown));
    }
    tally.print("links/css_cases.json");
    QVERIFY(tally.passed > 0);
    QCOMPARE(tally.failed, 0);
}

static QJsonArray candidatesOf(const QString &srcset)
{
    QJsonArray result;
    parseSrcset(
        srcset.toUtf8(), [&](const SrcsetCandidate &candidate) { result.append(QString::fromUtf8(candidate.url)); });
    return result;
}

void TestHtmlConformance::srcset()
{
    ARGIOPE_SKIP_WITHOUT("srcset/parse_a_srcset.json");
    Tally all;
    Tally chosen;
    for (const QJsonValue &value :
        readConformance("srcset/parse_a_srcset.json").value(QLatin1String("wpt_cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QString text = test.value(QLatin1String("srcset")).toString();
        const QJsonArray found = candidatesOf(text);
        all.note(found == test.value(QLatin1String("all_candidates_derived")).toArray(), text);
        // In these tests the first candidate is the one a browser takes.
        const QString first = found.isEmpty() ? QString() : found.first().toString();
        chosen.note(first == test.value(QLatin1String("expected")).toString()
                || test.value(QLatin1String("expected_is_resolved")).toBool(),
            text);
    }
    all.print("srcset/parse_a_srcset.json, all candidates");
    chosen.print("srcset/parse_a_srcset.json, the chosen one");
    QVERIFY(all.passed > 0);
    QCOMPARE(all.failed, 0);
    QCOMPARE(chosen.failed, 0);
}

void TestHtmlConformance::srcsetOfLibraries()
{
    ARGIOPE_SKIP_WITHOUT("srcset/parse_a_srcset.json");
    Tally tally;
    for (const QJsonValue &value :
        readConformance("srcset/parse_a_srcset.json").value(QLatin1String("library_cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QString text = test.value(QLatin1String("srcset")).toString();
        tally.note(candidatesOf(text) == test.value(QLatin1String("candidates")).toArray(), text);
    }
    tally.print("srcset/parse_a_srcset.json, library cases");
    QVERIFY(tally.passed > 0);
}

void TestHtmlConformance::metaRefresh()
{
    ARGIOPE_SKIP_WITHOUT("refresh/meta_refresh.json");
    Tally tally;
    for (const QJsonValue &value :
        readConformance("refresh/meta_refresh.json").value(QLatin1String("wpt_cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QByteArray content = test.value(QLatin1String("content")).toString().toUtf8();
        const QJsonValue expected = test.value(QLatin1String("expected"));
        const auto refresh = parseRefresh(content);
        bool ok = refresh.has_value() != expected.isNull();
        QByteArray found;
        if (ok && refresh) {
            const QByteArray wanted = expected[QLatin1String("url")].toString().toUtf8();
            found = refresh->url.toByteArray();
            const QByteArray own = wanted == "__self__" ? "" : wanted;
            const argiope::url::Url base = parsedUrl("http://example.org/dir/page");
            const auto left = argiope::url::parse(found, &base);
            const auto right = argiope::url::parse(own, &base);
            ok = left && right && left->href() == right->href()
                && refresh->seconds == quint64(expected[QLatin1String("time")].toDouble());
        }
        tally.note(ok, QString::fromUtf8(content) + QStringLiteral(" -> ") + QString::fromUtf8(found));
    }
    tally.print("refresh/meta_refresh.json, WPT");
    QVERIFY(tally.passed > 0);
    QCOMPARE(tally.failed, 0);
}

void TestHtmlConformance::metaRefreshDocuments()
{
    ARGIOPE_SKIP_WITHOUT("refresh/meta_refresh.json");
    Tally tally;
    for (const QJsonValue &value :
        readConformance("refresh/meta_refresh.json").value(QLatin1String("library_cases")).toArray()) {
        const QJsonObject test = value.toObject();
        Page page = pageOf(test);
        if (page.url.isEmpty())
            page.url = "http://base.example/";
        QByteArray found;
        for (const Link &link : extract(page).links) {
            if (link.element() == "meta" && found.isEmpty())
                found = link.url.href();
        }
        const QByteArray wanted = test.value(QLatin1String("expected"))[QLatin1String("url")].toString().toUtf8();
        const QByteArray expected = wanted.isEmpty() ? wanted : parsedUrl(wanted).href();
        tally.note(found == expected,
            test.value(QLatin1String("name")).toString() + QStringLiteral(" -> ") + QString::fromUtf8(found)
                + QStringLiteral(" not ") + QString::fromUtf8(expected) + QStringLiteral(": ")
                + test.value(QLatin1String("note")).toString());
    }
    tally.print("refresh/meta_refresh.json, library cases");
    QVERIFY(tally.passed > 20);
}

void TestHtmlConformance::headerLinks()
{
    ARGIOPE_SKIP_WITHOUT("http/header_links.json");
    Tally tally;
    for (const QJsonValue &value : readConformance("http/header_links.json").value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QByteArray header = test.value(QLatin1String("header")).toString().toUtf8();
        if (header != "Link" && header != "Refresh")
            continue; // Location is the fetcher's, Content-Location links nothing
        PageInput input;
        input.url = parsedUrl(test.value(QLatin1String("base_url")).toString().toUtf8());
        input.headers = {{header, test.value(QLatin1String("value")).toString().toUtf8()}};
        QByteArrayList found;
        for (const Link &link : extractHeaderLinks(input))
            found << link.url.href();
        QByteArrayList expected;
        for (const QJsonValue &link : test.value(QLatin1String("expected")).toArray())
            expected << link[QLatin1String("url")].toString().toUtf8();
        tally.note(found == expected, QString::fromUtf8(found.join(' ')));
    }
    tally.print("http/header_links.json, Link and Refresh");
    QVERIFY(tally.passed > 0);
    QCOMPARE(tally.failed, 0);
}

ARGIOPE_TEST(TestHtmlConformance, void)
#include "tst_htmlconformance.moc"
