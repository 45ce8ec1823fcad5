// What others say of the same headers. Prints how many agree, and what differs.

#include "core/audit/cachecontrol.h"
#include "core/audit/setcookie.h"
#include "core/html/contentpolicy.h"
#include "tests/core/audit/auditing.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using html::ContentPolicy;
using html::testing::readConformance;

class TestPolicyConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void policies();
    void mistakes();
    void httpsPages();
};

namespace {

constexpr const char *PolicyCases = "audits/csp/csp_evaluator_vectors.json";
constexpr const char *PageCases = "audits/lighthouse/lighthouse_audit_vectors.json";

/// What csp_evaluator finds and is in these words here.
html::PolicyGaps gapsOf(const QJsonArray &findings, const ContentPolicy &policy)
{
    html::PolicyGaps gaps = 0;
    for (const QJsonValue &value : findings) {
        const QJsonObject finding = value.toObject();
        const QString type = finding.value(QLatin1String("type")).toString();
        const QByteArray directive = finding.value(QLatin1String("directive")).toString().toLatin1();
        const bool wide = type == QLatin1String("PLAIN_URL_SCHEMES") || type == QLatin1String("PLAIN_WILDCARD");
        // It judges default-src also where another directive stands in for it, which browsers do not.
        const bool scripts = directive == "script-src" || directive == "script-src-elem"
            || (directive == "default-src" && !policy.find("script-src") && !policy.find("script-src-elem"));
        if (type == QLatin1String("MISSING_DIRECTIVES"))
            gaps |= directive == "script-src" ? html::InlineScripts | html::AnyScripts
                : directive == "object-src"   ? html::AnyObjects
                                              : html::AnyBase;
        else if (type == QLatin1String("SCRIPT_UNSAFE_INLINE"))
            gaps |= html::InlineScripts;
        else if (wide && scripts)
            gaps |= html::AnyScripts;
        if (wide && (directive == "object-src" || (directive == "default-src" && !policy.find("object-src"))))
            gaps |= html::AnyObjects;
    }
    return gaps;
}

} // namespace

void TestPolicyConformance::policies()
{
    ARGIOPE_SKIP_WITHOUT(PolicyCases);
    const QJsonArray cases = readConformance(PolicyCases).value(QLatin1String("cases")).toArray();
    QVERIFY(!cases.isEmpty());
    int same = 0;
    int weakAlike = 0;
    for (const QJsonValue &value : cases) {
        const QByteArray text = value.toObject().value(QLatin1String("csp")).toString().toUtf8();
        const ContentPolicy policy = ContentPolicy::parse(text);
        html::PolicyGaps ours = policy.gaps();
        if (!(ours & html::ByNonce))
            ours &= ~html::AnyBase;
        ours &= ~html::ByNonce;
        const html::PolicyGaps theirs = gapsOf(value.toObject().value(QLatin1String("findings")).toArray(), policy);
        same += ours == theirs ? 1 : 0;
        weakAlike += html::isWeak(policy.gaps()) == (theirs != 0) ? 1 : 0;
        if (ours != theirs)
            qInfo("differs: %s: %s | %s", text.constData(), html::words(ours).constData(),
                html::words(theirs).constData());
    }
    qInfo("policies: %d of %lld alike in every gap, %d in whether there is one", same, qint64(cases.size()), weakAlike);
    // Those that differ: an empty source list, which lets nothing in; script-src-elem in the place of script-src.
    QVERIFY(same * 100 >= cases.size() * 95);
    QVERIFY(weakAlike * 100 >= cases.size() * 98);
}

void TestPolicyConformance::mistakes()
{
    ARGIOPE_SKIP_WITHOUT(PolicyCases);
    const QJsonArray cases = readConformance(PolicyCases).value(QLatin1String("cases")).toArray();
    int alike = 0;
    for (const QJsonValue &value : cases) {
        const QByteArray text = value.toObject().value(QLatin1String("csp")).toString().toUtf8();
        QByteArrayList theirs;
        for (const QJsonValue &one : value.toObject().value(QLatin1String("findings")).toArray()) {
            const QJsonObject finding = one.toObject();
            if (finding.value(QLatin1String("severity")).toString() != QLatin1String("SYNTAX"))
                continue;
            const QString key = QLatin1String(finding.contains(QLatin1String("value")) ? "value" : "directive");
            theirs.append(finding.value(key).toString().toUtf8());
        }
        const bool same = ContentPolicy::parse(text).mistakes().isEmpty() == theirs.isEmpty();
        alike += same ? 1 : 0;
        if (!same)
            qInfo("differs: %s: %s", text.constData(), theirs.join(' ').constData());
    }
    qInfo("mistakes: %d of %lld alike in whether there is one", alike, qint64(cases.size()));
    QVERIFY(!cases.isEmpty());
    QVERIFY(alike * 100 >= cases.size() * 98);
}

/// Requests as if the page made them: of what a page names by http, the mixed content checks say so.
void TestPolicyConformance::httpsPages()
{
    ARGIOPE_SKIP_WITHOUT(PageCases);
    int alike = 0;
    int all = 0;
    for (const QJsonValue &value : readConformance(PageCases).value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        if (test.value(QLatin1String("audit")).toString() != QLatin1String("is-on-https"))
            continue;
        const QJsonArray responses
            = test.value(QLatin1String("artifacts")).toObject().value(QLatin1String("responses")).toArray();
        QByteArray body;
        for (const QJsonValue &response : responses)
            body += "<img src='" + response.toObject().value(QLatin1String("url")).toString().toUtf8() + "'>";
        const store::UrlRecord page
            = document(body, responses.at(0).toObject().value(QLatin1String("url")).toString().toUtf8());
        const bool found = verdictOf(*checkFromId("sec-mixed-passive"), page).state == State::Found;
        ++all;
        alike += found == (test.value(QLatin1String("score")).toInt() == 0) ? 1 : 0;
    }
    qInfo("pages of https: %d of %d alike", alike, all);
    QCOMPARE(alike, all);
}

ARGIOPE_TEST(TestPolicyConformance, void)
#include "tst_policyconformance.moc"
