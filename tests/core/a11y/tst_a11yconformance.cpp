#include "tests/core/a11y/a11ytesting.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace argiope::a11y;
using namespace argiope::a11y::testing;
using argiope::html::testing::readConformance;

namespace {

/// The checks that hold pages against a rule of W3C's ACT; behind a colon, how their detail begins.
const QMap<QByteArray, QList<QByteArray>> &checksOfAct()
{
    static const QMap<QByteArray, QList<QByteArray>> table{
        {"23a2a8", {"image-alt", "role-img-alt"}},
        {"24afc2", {"avoid-inline-spacing:letter-spacing"}},
        {"2779a5", {"document-title"}},
        {"2ee8b8", {"label-content-name-mismatch"}},
        {"2t702h", {"summary-name"}},
        {"307n5z", {"nested-interactive"}},
        {"46ca7f", {"presentation-role-conflict"}},
        {"4e8ab6", {"aria-required-attr"}},
        {"59796f", {"input-image-alt"}},
        {"5c01ea", {"aria-allowed-attr", "aria-prohibited-attr"}},
        {"5f99a7", {"aria-valid-attr"}},
        {"674b10", {"aria-roles"}},
        {"6a7281", {"aria-valid-attr-value"}},
        {"6cfa84", {"aria-hidden-focus"}},
        {"73f2c2", {"autocomplete-valid"}},
        {"78fd32", {"avoid-inline-spacing:line-height"}},
        {"7d6734", {"svg-img-alt"}},
        {"8fc3b6", {"object-alt"}},
        {"97a4e1", {"button-name", "input-button-name", "aria-command-name"}},
        {"9e45ec", {"avoid-inline-spacing:word-spacing"}},
        {"a25f45", {"td-headers-attr"}},
        {"akn7bn", {"frame-focusable-content"}},
        {"b4f0c3", {"meta-viewport"}},
        {"b5c3f8", {"html-has-lang"}},
        {"bc4a75", {"aria-required-children", "list"}},
        {"bc659a", {"meta-refresh"}},
        {"bf051a", {"html-lang-valid"}},
        {"bisz58", {"meta-refresh", "meta-refresh-no-exceptions"}},
        {"c487ae", {"link-name", "area-alt", "aria-command-name"}},
        {"cae760", {"frame-title"}},
        {"d0f69e", {"th-has-data-cells"}},
        {"de46e4", {"valid-lang"}},
        {"e086e5", {"label", "select-name", "aria-input-field-name", "aria-toggle-field-name"}},
        {"ff89c9", {"aria-required-parent"}},
        {"ffd0e9", {"empty-heading"}},
        {"kb1m8s", {"aria-prohibited-attr"}},
        {"m6b1q3", {"aria-command-name", "button-name", "link-name", "aria-toggle-field-name"}},
    };
    return table;
}

bool speaks(const Report &report, const QList<QByteArray> &checks, Certainty certainty)
{
    for (const QByteArray &check : checks) {
        const QList<QByteArray> parts = check.split(':');
        for (const Instance &one : report.instances) {
            if (one.certainty == certainty && one.check == "a11y-" + parts[0]
                && (parts.size() < 2 || one.detail.startsWith(parts[1])))
                return true;
        }
    }
    return false;
}

struct Score
{
    int faults = 0;
    int found = 0;
    int asked = 0;
    int sound = 0;
    int alarms = 0;
};

/// Counts by rule, and prints what it counted.
class Scores
{
public:
    Score &of(const QString &rule) { return m_byRule[rule]; }
    Score print(const char *title) const
    {
        Score all;
        qInfo("%s  %-30s %s", title, "rule", "found of faults (asked)   alarms of sound");
        const auto line = [title](const QString &rule, const Score &one) {
            qInfo("%s  %-30s %4d of %4d (%d)  %4d of %4d", title, qPrintable(rule), one.found, one.faults, one.asked,
                one.alarms, one.sound);
        };
        for (auto it = m_byRule.cbegin(); it != m_byRule.cend(); ++it) {
            line(it.key(), *it);
            all.faults += it->faults;
            all.found += it->found;
            all.asked += it->asked;
            all.sound += it->sound;
            all.alarms += it->alarms;
        }
        line(QStringLiteral("all"), all);
        return all;
    }

private:
    QMap<QString, Score> m_byRule;
};

/// The ids of the elements that a check spoke of.
QSet<QByteArray> idsOf(const Report &report, const QByteArray &html, const QByteArray &check, Certainty certainty)
{
    static const QRegularExpression idAttribute(QStringLiteral("^<[^>]*?\\sid\\s*=\\s*[\"']?([^\\s\"'>]+)"));
    const QList<QByteArray> lines = html.split('\n');
    QSet<QByteArray> ids;
    for (const Instance &one : report.instances) {
        if (one.check != check || one.certainty != certainty || one.line > lines.size())
            continue;
        const QString behind
            = QString::fromUtf8(lines.mid(one.line - 1).join('\n')).mid(one.column - 1); // no pairs in these
        const auto match = idAttribute.match(behind);
        if (match.hasMatch())
            ids.insert(match.captured(1).toUtf8());
    }
    return ids;
}

} // namespace

/// Third-party cases, where their folder is there.
class TestA11yConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void act();
    void axeFixtures();
};

void TestA11yConformance::act()
{
    ARGIOPE_SKIP_WITHOUT("audits/act/act_testcases.json");
    const QJsonObject file = readConformance("audits/act/act_testcases.json");
    const QJsonObject rules = file.value(QStringLiteral("rules")).toObject();
    const bool verbose = qEnvironmentVariableIsSet("A11Y_VERBOSE");
    Scores scores;
    const QJsonArray cases = file.value(QStringLiteral("cases")).toArray();
    for (const auto &value : cases) {
        const QJsonObject one = value.toObject();
        const QString rule = one.value(QStringLiteral("rule")).toString();
        const QString decidable = rules.value(rule).toObject().value(QStringLiteral("static")).toString();
        if (decidable != QStringLiteral("yes") && decidable != QStringLiteral("most"))
            continue;
        if (one.value(QStringLiteral("format")).toString() != QStringLiteral("html"))
            continue; // pictures and XML, which nobody reads as HTML
        const auto checks = checksOfAct().constFind(rule.toLatin1());
        if (checks == checksOfAct().constEnd())
            QFAIL(qPrintable(QStringLiteral("no check for ") + rule));
        const Report report = examineHtml(one.value(QStringLiteral("html")).toString().toUtf8());
        const bool found = speaks(report, *checks, Certainty::Found);
        Score &score = scores.of(rule);
        const bool faulty = one.value(QStringLiteral("expected")).toString() == QStringLiteral("failed");
        score.faults += faulty;
        score.found += faulty && found;
        score.asked += faulty && !found && speaks(report, *checks, Certainty::NeedsPerson);
        score.sound += !faulty;
        score.alarms += !faulty && found;
        if (verbose && faulty != found)
            qInfo().noquote() << (faulty ? "MISSED" : "ALARM") << rule << one.value(QStringLiteral("title")).toString()
                              << one.value(QStringLiteral("html")).toString();
    }
    const Score all = scores.print("act");
    QVERIFY(all.faults > 50);
    QVERIFY2(all.found * 100 >= all.faults * 85, qPrintable(QString::number(all.found)));
    QVERIFY2(all.alarms * 100 <= all.sound, qPrintable(QString::number(all.alarms)));
}

void TestA11yConformance::axeFixtures()
{
    ARGIOPE_SKIP_WITHOUT("audits/axe/axe_rule_fixtures.json");
    QSet<QByteArray> known;
    for (const Rule &rule : rules())
        known.insert(rule.id);
    const bool verbose = qEnvironmentVariableIsSet("A11Y_VERBOSE");
    Scores scores;
    const QJsonArray cases
        = readConformance("audits/axe/axe_rule_fixtures.json").value(QStringLiteral("cases")).toArray();
    for (const auto &value : cases) {
        const QJsonObject one = value.toObject();
        const QString rule = one.value(QStringLiteral("rule")).toString();
        const QByteArray check = "a11y-" + rule.toLatin1();
        if (!known.contains(check) || rule == QStringLiteral("td-headers-attr"))
            continue; // that rule's targets are tables there, and cells here
        const QByteArray html = pageWith(one.value(QStringLiteral("html")).toString().toUtf8());
        const Report report = examineHtml(html, {100'000});
        const QSet<QByteArray> found = idsOf(report, html, check, Certainty::Found);
        const QSet<QByteArray> asked = idsOf(report, html, check, Certainty::NeedsPerson);
        const auto forEachId = [&](const char *key, auto sink) {
            const QJsonArray targets = one.value(QLatin1String(key)).toArray();
            for (const auto &target : targets) {
                const QString selector = target.toArray().first().toString();
                // Only plain ids can be looked up; more than one selector leads through frames or shadow trees.
                if (target.toArray().size() == 1 && selector.startsWith(u'#') && !selector.contains(u' '))
                    sink(selector.mid(1).toUtf8());
            }
        };
        Score &score = scores.of(rule);
        forEachId("violations", [&](const QByteArray &id) {
            ++score.faults;
            score.found += found.contains(id);
            score.asked += !found.contains(id) && asked.contains(id);
            if (verbose && !found.contains(id))
                qInfo().noquote() << "MISSED" << rule << id << (asked.contains(id) ? "asked" : "");
        });
        forEachId("passes", [&](const QByteArray &id) {
            ++score.sound;
            score.alarms += found.contains(id);
            if (verbose && found.contains(id))
                qInfo().noquote() << "ALARM" << rule << id;
        });
    }
    // These are one program's opinions. It keeps to WAI-ARIA 1.1 in places, takes "none" and the like for an
    // autocomplete of "off", and calls undecided what ARIA settles, or the other way round.
    const Score all = scores.print("axe");
    QVERIFY(all.faults > 100);
    QVERIFY2(all.found * 100 >= all.faults * 85, qPrintable(QString::number(all.found)));
    QVERIFY2(all.alarms * 100 <= all.sound * 3, qPrintable(QString::number(all.alarms)));
}

ARGIOPE_TEST(TestA11yConformance, void)
#include "tst_a11yconformance.moc"
