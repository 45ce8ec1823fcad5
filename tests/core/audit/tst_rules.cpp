// What can be set of a project's checks: limits, switches, severities, types of sites.

#include "core/audit/audit.h"
#include "core/audit/rules.h"
#include "core/audit/runsums.h"
#include "core/audit/words.h"
#include "resources/checktranslator.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace argiope;
using namespace argiope::audit;

namespace {

const Check &named(const char *id)
{
    return *checkFromId(id);
}

} // namespace

class TestRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The table covers every number, once; what is usual is within its range.
    void everyLimitCanBeSet()
    {
        QSet<QByteArray> names;
        Limits changed;
        for (const LimitInfo &info : limitInfos()) {
            QVERIFY2(!names.contains(info.name), info.name);
            names.insert(info.name);
            QVERIFY2(!checkFromId(info.name), info.name); // else --set could not tell them apart
            const QByteArrayList checks = QByteArray(info.checks).split(' ');
            for (const QByteArray &check : checks) {
                QVERIFY2(checkFromId(check), info.checks);
                QVERIFY(concerns(info, named(check.constData())));
            }
            QVERIFY(!info.notAbove || limitFromName(info.notAbove));
            const double usual = info.get(Limits());
            QVERIFY2(info.least <= usual && usual <= info.most, info.name);
            QVERIFY(info.least < info.most);
            Limits one;
            const double other = usual == info.most ? info.least : info.most;
            info.set(one, other);
            QCOMPARE(info.get(one), other);
            QVERIFY2(!(one == Limits()), info.name);
            for (const LimitInfo &another : limitInfos()) {
                if (&another != &info)
                    QCOMPARE(another.get(one), another.get(Limits())); // each its own member
            }
            info.set(changed, other);
        }
        // A member without a row would be as it was: sizes of the two tell, as members are numbers of 4 and 8 bytes.
        QVERIFY(names.size() >= qsizetype(sizeof(Limits) / sizeof(qint64)));
        QVERIFY(!problemOf(Limits()));
    }

    void nonIndexable()
    {
        QVERIFY(!Rules().allLimits().nonIndexable);
        Rules rules;
        rules.nonIndexable = true;
        QVERIFY(rules.allLimits().nonIndexable);
        QVERIFY(rulesFromJson(toJson(rules)) == rules);
        QVERIFY(toJson(Rules()).isEmpty());
    }

    void typesKnowTheirChecks()
    {
        for (int i = 0; i < SiteTypeCount; ++i) {
            const auto type = SiteType(i);
            QCOMPARE(siteTypeFromName(name(type)), std::optional(type));
            QVERIFY2(!problemOf(limitsOf(type)), name(type));
            int otherwise = 0;
            for (const Check &check : checks())
                otherwise += !isOn(type, check) || severityOf(type, check) != check.severity ? 1 : 0;
            QCOMPARE(otherwise > 0, type != SiteType::Any);
        }
        QVERIFY(!siteTypeFromName("castle"));
        QVERIFY(!isOn(SiteType::Intranet, named("index-noindex")));
        QVERIFY(isOn(SiteType::Any, named("index-noindex")));
        QVERIFY(isOn(SiteType::Intranet, named("http-client-error")));
        QVERIFY(limitsOf(SiteType::Shop).urlParameters > Limits().urlParameters);
    }

    void whatSomebodySaidComesFirst()
    {
        Rules rules;
        rules.siteType = SiteType::Intranet;
        QVERIFY(!rules.isOn(named("sitemap-none")));
        rules.switches.insert("sitemap-none", true);
        QVERIFY(rules.isOn(named("sitemap-none")));
        rules.switches.insert("title-missing", false);
        QVERIFY(!rules.isOn(named("title-missing")));
        QCOMPARE(rules.severityOf(named("sec-hsts-missing")), Severity::Notice);
        rules.severities.insert("sec-hsts-missing", Severity::Error);
        QCOMPARE(rules.severityOf(named("sec-hsts-missing")), Severity::Error);
        rules.siteType = SiteType::Documentation;
        QCOMPARE(rules.allLimits().titleCharacters, 90);
        rules.limits.insert("title-long", 70);
        QCOMPARE(rules.allLimits().titleCharacters, 70);
    }

    void thereAndBack()
    {
        QCOMPARE(toJson(Rules()), QByteArray());
        QVERIFY(rulesFromJson({}) == Rules());
        Rules rules;
        rules.siteType = SiteType::Shop;
        rules.limits = {{"title-long", 65}, {"near-duplicate", 0.85}, {"thin-deviations", 2.5}};
        rules.switches = {{"title-missing", false}, {"canonical-other-url", true}, {"own-thin-pages", false}};
        rules.severities = {{"http-client-error", Severity::Notice}};
        QVERIFY(rulesFromJson(toJson(rules)) == rules);
    }

    void strangersFiles_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("no JSON") << QByteArray("rules");
        QTest::newRow("an array") << QByteArray("[1]");
        QTest::newRow("an unknown type of site") << QByteArray(R"({"site_type":"castle"})");
        QTest::newRow("an unknown limit") << QByteArray(R"({"limits":{"size":3}})");
        QTest::newRow("out of range") << QByteArray(R"({"limits":{"title-long":0}})");
        QTest::newRow("far out of range") << QByteArray(R"({"limits":{"title-long":1e300}})");
        QTest::newRow("half a character") << QByteArray(R"({"limits":{"title-long":60.5}})");
        QTest::newRow("no number") << QByteArray(R"({"limits":{"title-long":"65"}})");
        QTest::newRow("against each other") << QByteArray(R"({"limits":{"title-long":20}})");
        QTest::newRow("no switch") << QByteArray(R"({"switches":{"title-missing":"off"}})");
        QTest::newRow("no severity") << QByteArray(R"({"severities":{"title-missing":"fatal"}})");
    }
    void strangersFiles()
    {
        QFETCH(QByteArray, json);
        QVERIFY(rulesFromJson(json) == Rules());
    }

    void typed_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("number"); // below 0: an error
        QTest::newRow("a number") << QByteArray("title-long") << QStringLiteral("65") << 65.0;
        QTest::newRow("a share") << QByteArray("near-duplicate") << QStringLiteral(" 0.8 ") << 0.8;
        QTest::newRow("the least") << QByteArray("dom-elements") << QStringLiteral("400") << 400.0;
        QTest::newRow("less than is noted") << QByteArray("dom-elements") << QStringLiteral("399") << -1.0;
        QTest::newRow("too much") << QByteArray("title-long") << QStringLiteral("1001") << -1.0;
        QTest::newRow("below nothing") << QByteArray("title-long") << QStringLiteral("-5") << -1.0;
        QTest::newRow("half") << QByteArray("title-long") << QStringLiteral("6.5") << -1.0;
        QTest::newRow("no number") << QByteArray("title-long") << QStringLiteral("long") << -1.0;
        QTest::newRow("nan") << QByteArray("near-duplicate") << QStringLiteral("nan") << -1.0;
        QTest::newRow("inf") << QByteArray("near-duplicate") << QStringLiteral("inf") << -1.0;
        QTest::newRow("nothing") << QByteArray("title-long") << QString() << -1.0;
        QTest::newRow("no such") << QByteArray("title-size") << QStringLiteral("1") << -1.0;
    }
    void typed()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, value);
        QFETCH(double, number);
        Rules rules;
        const auto set = setLimit(rules, name, value);
        QCOMPARE(set.ok(), number >= 0);
        if (number < 0) {
            QVERIFY(!set.error().isEmpty() && !set.error().contains(u'\n'));
            QVERIFY(set.error().contains(QString::fromUtf8(name)));
            QVERIFY(rules == Rules());
            return;
        }
        QCOMPARE(rules.limits.value(name), number);
        QVERIFY(setLimit(rules, name, QStringLiteral("default")).ok());
        QVERIFY(rules == Rules());
    }

    void limitsAgainstEachOther()
    {
        Rules rules;
        QVERIFY(setLimit(rules, "title-short", QStringLiteral("80")).ok());
        const Limits limits = rules.allLimits();
        const auto problem = problemOf(limits);
        QVERIFY(problem && problem->other);
        const QString said = message(*problem, limits);
        QVERIFY(said.contains(QStringLiteral("title-short=80")) && said.contains(QStringLiteral("title-long=60")));
        QVERIFY(setLimit(rules, "title-long", QStringLiteral("90")).ok());
        QVERIFY(!problemOf(rules.allLimits()));
    }

    void haveWords()
    {
        for (const char *language : {"en", "zh_CN"}) {
            QTranslator catalogue;
            if (!loadCheckCatalogue(catalogue, QLatin1String(language)))
                continue;
            const bool chinese = qstrcmp(language, "zh_CN") == 0;
            const auto isThere = [chinese](const QString &words, const QString &english) {
                return !words.isEmpty() && (!chinese || words != english);
            };
            QTranslator none;
            for (const LimitInfo &info : limitInfos()) {
                QVERIFY2(isThere(limitTitle(info, &catalogue), limitTitle(info, &none)), info.name);
                QVERIFY(limitTitle(info, &none) != QLatin1String(info.name));
            }
            for (int i = 0; i < SiteTypeCount; ++i) {
                const auto type = SiteType(i);
                QVERIFY(isThere(siteTypeTitle(type, &catalogue), siteTypeTitle(type, &none)));
                QCOMPARE(siteTypeHint(type, &catalogue).isEmpty(), type == SiteType::Any);
            }
        }
    }

    /// Sums that were found by other rules are known as such.
    void sumsRememberTheirRules()
    {
        RunSums run;
        run.run = 2;
        run.rules = R"({"site_type":"shop"})";
        run.checks.insert("title-missing", {1, 1});
        const QList<RunSums> read = runSumsFromJson(toJson(QList<RunSums>{run}));
        QCOMPARE(read.size(), 1);
        QVERIFY(read.at(0) == run);
    }
};

ARGIOPE_TEST(TestRules, QCoreApplication)
#include "tst_rules.moc"
