// Markup and structured data as others judge them. Prints how many faults of theirs are found, and what is found on
// documents that they call valid.

#include "core/sitemap/sitemapgunzip.h"
#include "tests/core/audit/auditing.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using html::testing::conformancePath;
using html::testing::readConformance;

class TestMarkupConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void validator();
    void validDocuments();
    void ruleExamples();
    void richResults();
    void vocabularyExamples();
};

namespace {

constexpr const char *ValidatorCases = "audits/nuval/nu_validator_cases.json.gz";
constexpr const char *RuleCases = "audits/html_validate/html_validate_rule_examples.json";
constexpr const char *RichCases = "audits/structured_data/rich_result_cases.json";
constexpr const char *ExampleCases = "audits/structured_data/schemaorg_examples.json";

QJsonArray readPacked(const char *file)
{
    QFile data(conformancePath(file));
    if (!data.open(QIODevice::ReadOnly))
        return {};
    QByteArray text;
    const QByteArray packed = data.readAll();
    sitemap::SitemapGunzip gunzip;
    gunzip.feed(packed, [&text](QByteArrayView piece) { text.append(piece.data(), piece.size()); });
    return QJsonDocument::fromJson(text).object().value(QLatin1String("cases")).toArray();
}

QByteArray bodyOf(const QJsonObject &test)
{
    if (test.contains(QLatin1String("base64")))
        return QByteArray::fromBase64(test.value(QLatin1String("base64")).toString().toLatin1());
    return test.value(QLatin1String("text")).toString().toUtf8();
}

/// "check: evidence" of the group.
QByteArrayList findings(const QByteArray &html, Group group)
{
    QByteArrayList found;
    const store::UrlRecord record = document(html);
    for (const Check &check : checks()) {
        if (check.group != group || !check.page)
            continue;
        const Verdict verdict = verdictOf(check, record);
        if (verdict.state == State::Found)
            found.append(QByteArray(check.id + QByteArray(": ") + verdict.evidence));
    }
    return found;
}

bool has(const QByteArrayList &found, const QByteArray &check)
{
    for (const QByteArray &one : found) {
        if (one.startsWith(QByteArray(check + ':')))
            return true;
    }
    return false;
}

/// What the Nu checker says of structure, and which check says so here.
const QList<QPair<QByteArray, QByteArray>> &messages()
{
    static const QList<QPair<QByteArray, QByteArray>> all{
        {"^Duplicate ID", "html-duplicate-id"},
        {"^Stray end tag", "html-stray-end"},
        {"element in scope but a .* end tag seen", "html-stray-end"},
        {"^End tag .* implied, but there were open elements", "html-unclosed"},
        {"^Unclosed element", "html-unclosed"},
        {"^End of file seen and there were open elements", "html-unclosed"},
        {"^End tag for .* seen, but there were unclosed elements", "html-unclosed"},
        {"^Element .* not allowed as child of", "html-bad-nesting"},
        {"^The element .* must not appear as a descendant", "html-bad-nesting|html-nested-link"},
        {"^The .* element must not appear as a descendant", "html-bad-nesting|html-nested-link"},
        {"^The .(applet|acronym|basefont|bgsound|big|center|dir|font|frame|frameset|isindex|marquee|noembed|noframes|"
         "strike|tt|xmp|blink|spacer). element is obsolete",
            "html-obsolete"},
        {"^Duplicate attribute", "html-duplicate-attribute"},
        {"^Forbidden code point", "html-control-chars"},
        {"^Character reference expands to (zero|a control|a non|an astral non)", "html-control-chars"},
        {"^Start tag .* seen in .table", "html-foster-parented"},
        {"^Start tag seen without seeing a doctype", "html-no-doctype"},
        {"^Saw a .form. start tag, but there was already an active .form", "html-nested-form"},
        {"must refer to an? .*element|must refer to an element|must be the ID of", "html-reference-missing"},
        {"^Self-closing syntax", "html-self-closing"},
    };
    return all;
}

} // namespace

void TestMarkupConformance::validator()
{
    ARGIOPE_SKIP_WITHOUT(ValidatorCases);
    const QJsonArray cases = readPacked(ValidatorCases);
    QVERIFY(!cases.isEmpty());
    QMap<QByteArray, QPair<int, int>> sums;
    int all = 0;
    int found = 0;
    for (const QJsonValue &value : cases) {
        const QJsonObject test = value.toObject();
        if (test.value(QLatin1String("format")).toString() != QLatin1String("html")
            || test.value(QLatin1String("expected")).toString() != QLatin1String("error"))
            continue;
        const QString message = test.value(QLatin1String("message")).toString();
        for (const auto &[pattern, check] : messages()) {
            if (!QRegularExpression(QString::fromLatin1(pattern)).match(message).hasMatch())
                continue;
            const QByteArrayList ours = findings(bodyOf(test), Group::Html);
            bool said = false;
            for (const QByteArray &one : check.split('|'))
                said = said || has(ours, one);
            auto &sum = sums[check];
            ++sum.second;
            sum.first += said ? 1 : 0;
            ++all;
            found += said ? 1 : 0;
            if (!said)
                qInfo("not found: %s: %s | %s", qPrintable(test.value(QLatin1String("path")).toString()),
                    qPrintable(message), ours.join("; ").constData());
            break;
        }
    }
    for (auto it = sums.begin(); it != sums.end(); ++it)
        qInfo("%s: %d of %d", it.key().constData(), it->first, it->second);
    qInfo("structure: %d of %d found", found, all);
    QVERIFY(found * 100 >= all * 85);
}

/// Documents that the Nu checker calls valid. Notices of obsolete attributes and the like would be false alarms too.
void TestMarkupConformance::validDocuments()
{
    ARGIOPE_SKIP_WITHOUT(ValidatorCases);
    int all = 0;
    int alarms = 0;
    QMap<QByteArray, int> sums;
    for (const QJsonValue &value : readPacked(ValidatorCases)) {
        const QJsonObject test = value.toObject();
        if (test.value(QLatin1String("format")).toString() != QLatin1String("html")
            || test.value(QLatin1String("expected")).toString() != QLatin1String("valid"))
            continue;
        ++all;
        const QByteArrayList ours = findings(bodyOf(test), Group::Html);
        alarms += ours.isEmpty() ? 0 : 1;
        for (const QByteArray &one : ours)
            ++sums[one.left(one.indexOf(':'))];
        if (!ours.isEmpty())
            qInfo(
                "alarm: %s: %s", qPrintable(test.value(QLatin1String("path")).toString()), ours.join("; ").constData());
    }
    for (auto it = sums.begin(); it != sums.end(); ++it)
        qInfo("%s: on %d", it.key().constData(), it.value());
    qInfo("valid documents: something is found on %d of %d", alarms, all);
    QVERIFY(all > 0);
    QVERIFY(alarms * 100 <= all * 5);
}

void TestMarkupConformance::ruleExamples()
{
    ARGIOPE_SKIP_WITHOUT(RuleCases);
    const QMap<QByteArray, QByteArray> rules{{"no-dup-id", "html-duplicate-id"},
        {"no-dup-attr", "html-duplicate-attribute"}, {"close-order", "html-unclosed|html-stray-end|html-bad-nesting"},
        {"deprecated", "html-obsolete"}, {"element-permitted-content", "html-bad-nesting"},
        {"no-self-closing", "html-self-closing"}, {"no-unknown-elements", "html-unknown-element"},
        {"no-missing-references", "html-reference-missing"}, {"missing-doctype", "html-no-doctype"}};
    int all = 0;
    int alike = 0;
    for (const QJsonValue &value : readConformance(RuleCases).value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QByteArray checks = rules.value(test.value(QLatin1String("rule")).toString().toLatin1());
        if (checks.isEmpty())
            continue;
        const QByteArrayList ours = findings(test.value(QLatin1String("html")).toString().toUtf8(), Group::Html);
        bool said = false;
        for (const QByteArray &one : checks.split('|'))
            said = said || has(ours, one);
        ++all;
        const bool same = said == !test.value(QLatin1String("valid")).toBool();
        alike += same ? 1 : 0;
        if (!same)
            qInfo("differs: %s: %s | %s", qPrintable(test.value(QLatin1String("name")).toString()),
                qPrintable(test.value(QLatin1String("html")).toString()), ours.join("; ").constData());
    }
    qInfo("rule examples: %d of %d alike", alike, all);
    QVERIFY(alike * 100 >= all * 80);
}

/// JSON-LD that a validator of rich results has judged.
void TestMarkupConformance::richResults()
{
    ARGIOPE_SKIP_WITHOUT(RichCases);
    int good = 0;
    int alarms = 0;
    int bad = 0;
    int found = 0;
    for (const QJsonValue &value : readConformance(RichCases).value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        if (test.value(QLatin1String("syntax")).toString() != QLatin1String("json-ld"))
            continue;
        QByteArray text = test.value(QLatin1String("text")).toString().toUtf8();
        if (!text.contains("@context")) // a part of a document
            text.replace(text.indexOf('{'), 1, "{\"@context\":\"https://schema.org\",");
        if (!text.contains("<script"))
            text = "<script type=application/ld+json>" + text + "</script>";
        QByteArrayList ours;
        for (const QByteArray &one : findings(text, Group::StructuredData)) {
            for (const char *check : {"sd-required", "sd-bad-date", "sd-bad-price", "sd-rating-range", "sd-breadcrumb",
                     "sd-json-invalid", "sd-no-type", "sd-wrong-range"}) {
                if (one.startsWith(check))
                    ours.append(one);
            }
        }
        const bool wrong = test.value(QLatin1String("errors")).toInt() > 0;
        (wrong ? bad : good) += 1;
        (wrong ? found : alarms) += ours.isEmpty() ? 0 : 1;
        if (wrong == ours.isEmpty())
            qInfo("%s: %s | %s", wrong ? "not found" : "alarm", qPrintable(test.value(QLatin1String("id")).toString()),
                ours.join("; ").constData());
    }
    qInfo("rich results: %d of %d wrong ones found, %d of %d good ones too", found, bad, alarms, good);
    QVERIFY(bad > 0 && found * 100 >= bad * 50);
}

/// schema.org's own examples use its own words.
void TestMarkupConformance::vocabularyExamples()
{
    ARGIOPE_SKIP_WITHOUT(ExampleCases);
    int all = 0;
    QMap<QByteArray, int> sums;
    for (const QJsonValue &value : readConformance(ExampleCases).value(QLatin1String("examples")).toArray()) {
        const QJsonObject test = value.toObject();
        const QByteArray text = test.value(QLatin1String("json_ld")).toString().toUtf8();
        if (!text.contains("ld+json"))
            continue;
        ++all;
        for (const QByteArray &one : findings(text, Group::StructuredData)) {
            const QByteArray check = one.left(one.indexOf(':'));
            if (!check.startsWith("sd-") || check == "sd-recommended" || check == "sd-required")
                continue;
            ++sums[check];
            qInfo("%s: %s", qPrintable(test.value(QLatin1String("id")).toString()), one.constData());
        }
    }
    for (auto it = sums.begin(); it != sums.end(); ++it)
        qInfo("%s: on %d of %d examples", it.key().constData(), it.value(), all);
    QVERIFY(all > 0);
    QVERIFY(sums.value("sd-unknown-type") * 100 <= all * 5);
    QVERIFY(sums.value("sd-unknown-property") * 100 <= all * 5);
}

ARGIOPE_TEST(TestMarkupConformance, void)
#include "tst_markupconformance.moc"
