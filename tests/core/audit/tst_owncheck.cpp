// Checks that people make: their file, and what comes of them over a project.
#include "core/audit/audit.h"
#include "core/audit/owncheck.h"
#include "core/store/writer.h"
#include "tests/core/store/readersite.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using argiope::storetest::Site;
using Code = OwnCheckError::Code;

namespace {

OwnCheck check(const char *id, const char *expression, Severity severity = Severity::Warning)
{
    return {id, QStringLiteral("Title of %1").arg(QLatin1String(id)), severity, QString::fromUtf8(expression)};
}

} // namespace

class TestOwnCheck : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ids();
    void idsOfTitles();
    void fileThereAndBack();
    void filesOfOthers_data();
    void filesOfOthers();
    void setsNeedWhatIsThere();
    void heldAgainstAProject();
    void onlyWhatIsAskedFor();
};

void TestOwnCheck::ids()
{
    for (const char *id : {"own-a", "own-thin-pages", "own-1"})
        QVERIFY2(isOwnCheckId(id), id);
    for (const char *id :
        {"", "own-", "own", "thin", "own--a", "own-a-", "own-A", "own-a b", "own-\xC3\xA4", "own-a_b"})
        QVERIFY2(!isOwnCheckId(id), id);
    QVERIFY(!isOwnCheckId(QByteArray("own-" + QByteArray(61, 'a'))));
    for (const Check &builtIn : checks())
        QVERIFY(!isOwnCheckId(builtIn.id));
}

void TestOwnCheck::idsOfTitles()
{
    const QList<OwnCheck> others{check("own-thin-pages", "status = 1")};
    QCOMPARE(ownCheckId(QStringLiteral("Thin pages"), {}), QByteArray("own-thin-pages"));
    QCOMPARE(ownCheckId(QStringLiteral("  Thin -- pages! "), others), QByteArray("own-thin-pages-2"));
    QCOMPARE(ownCheckId(QStringLiteral("\u9875\u9762"), {}), QByteArray("own-check"));
    QCOMPARE(ownCheckId({}, {}), QByteArray("own-check"));
    QVERIFY(isOwnCheckId(ownCheckId(QString(500, u'x'), {})));
}

void TestOwnCheck::fileThereAndBack()
{
    const QList<OwnCheck> list{check("own-a", "title contains \"\xC3\xA4\\\"\"", Severity::Error),
        check("own-b", "status = 1", Severity::Notice)};
    const auto read = ownChecksFromJson(ownChecksJson(list));
    QVERIFY(read);
    QCOMPARE(*read, list);
    QVERIFY(ownChecksFromJson(ownChecksJson({}))->isEmpty());
    // Who writes one by hand need not think of an id.
    const auto byHand = ownChecksFromJson(R"({"format": "argiope own checks", "version": 1, "checks":
        [{"title": "Thin", "severity": "notice", "expression": "word_count < 5"},
         {"title": "Thin", "severity": "error", "expression": "word_count < 2"}]})");
    QVERIFY(byHand);
    QCOMPARE(byHand->at(0).id, QByteArray("own-thin"));
    QCOMPARE(byHand->at(1).id, QByteArray("own-thin-2"));
}

void TestOwnCheck::filesOfOthers_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("number");
    const auto with = [](const QByteArray &checks) -> QByteArray {
        return QByteArray(R"({"format": "argiope own checks", "version": 1, "checks": [)" + checks + "]}");
    };
    const QByteArray good = R"({"id": "own-a", "title": "A", "severity": "error", "expression": "status = 1"})";
    QTest::newRow("empty") << QByteArray() << int(Code::NotJson) << 0;
    QTest::newRow("other") << QByteArray("[]") << int(Code::NotOwnChecks) << 0;
    QTest::newRow("later") << with(good).replace("1, \"checks", "2, \"checks") << int(Code::NewerFile) << 0;
    QTest::newRow("number") << with("5") << int(Code::BadSeverity) << 1;
    QTest::newRow("id") << with(QByteArray(good).replace("own-a", "title-missing")) << int(Code::BadId) << 1;
    QTest::newRow("twice") << with(good + ',' + good) << int(Code::DoubleId) << 2;
    QTest::newRow("title") << with(QByteArray(good).replace("\"A\"", "\" \"")) << int(Code::BadTitle) << 1;
    QTest::newRow("lines") << with(QByteArray(good).replace("\"A\"", "\"A\\nB\"")) << int(Code::BadTitle) << 1;
    QTest::newRow("severity") << with(QByteArray(good).replace("error", "bad")) << int(Code::BadSeverity) << 1;
    QByteArrayList many;
    for (int i = 0; i <= MostOwnChecks; ++i)
        many << QByteArray(good).replace("own-a", QByteArray("own-" + QByteArray::number(i)));
    QTest::newRow("many") << with(many.join(',')) << int(Code::TooMany) << 0;
}

void TestOwnCheck::filesOfOthers()
{
    QFETCH(QByteArray, json);
    const auto read = ownChecksFromJson(json);
    QVERIFY(!read);
    QTEST(int(read.error().code), "code");
    QTEST(read.error().number, "number");
    QVERIFY(!read.error().message().isEmpty());
    QVERIFY(!read.error().message().contains(u'\n'));
}

void TestOwnCheck::setsNeedWhatIsThere()
{
    const auto set = OwnCheckSet::of({check("own-a", "price > 5")}, store::Columns::fixed());
    QVERIFY(!set);
    QCOMPARE(int(set.error().code), int(Code::BadExpression));
    QCOMPARE(set.error().message(), QStringLiteral("check 1: own-a: at character 1: unknown column 'price'"));
    QVERIFY(OwnCheckSet::of(
        {check("own-a", "price > 5")}, store::Columns::fixed().with({{1, "price", facts::Kind::Count}})));
}

void TestOwnCheck::heldAgainstAProject()
{
    const Site site;
    const auto reader = site.read();
    const QList<OwnCheck> own{check("own-missing", "status = 404"), check("own-short", "length(title) < 8"),
        check("own-never", "status = 418", Severity::Error)};
    const auto set = OwnCheckSet::of(own, reader->columns());
    QVERIFY(set);
    const OwnCheckSet &rows = **set;
    QCOMPARE(rows.rows().size(), size_t(3));
    QCOMPARE(rows.find("own-short")->title, "Title of own-short");
    QCOMPARE(int(rows.find("own-never")->severity), int(Severity::Error));
    QCOMPARE(QByteArray(name(rows.rows()[0].group)), QByteArray("own"));
    QVERIFY(!rows.find("title-missing"));

    AuditOptions options;
    options.own = set->get();
    QList<QByteArray> found;
    options.finding = [&](const Finding &finding) {
        if (finding.check->group == Group::Own)
            found << QByteArray(finding.check->id) + ' ' + QByteArray::number(base::raw(finding.page)) + ' '
                    + finding.verdict.evidence;
    };
    const AuditResult result = auditProject(*reader, options);
    QVERIFY(!result.error);
    QCOMPARE(found,
        (QList<QByteArray>{"own-missing " + QByteArray::number(base::raw(site.missing)) + " status 404",
            "own-short " + QByteArray::number(base::raw(site.page)) + " title \"Second\""}));
    // Of the four that were fetched (and are not queued again) two have no document.
    const CheckSum &missing = sumOf(result, *rows.find("own-missing"));
    QCOMPARE(missing.checked, 4);
    QCOMPARE(missing.pages, 1);
    QCOMPARE(missing.instances, 1);
    QCOMPARE(missing.undecidable, 0);
    QCOMPARE(sumOf(result, *rows.find("own-short")).undecidable, 2);
    QVERIFY(isFound(result, *rows.find("own-missing")));
    QVERIFY(!isFound(result, *rows.find("own-never")));
    QCOMPARE(result.sums.size(), checks().size() + 3);
    QCOMPARE(reader->count(ownCheckQuery(rows.condition(0))), 1);
}

void TestOwnCheck::onlyWhatIsAskedFor()
{
    const Site site;
    const auto reader = site.read();
    const auto set
        = OwnCheckSet::of({check("own-a", "status = 404"), check("own-b", "status = 404")}, reader->columns());
    QVERIFY(set);
    AuditOptions options;
    options.own = set->get();
    options.checks = {(*set)->find("own-b"), checkFromId("title-missing")};
    const AuditResult result = auditProject(*reader, options);
    QCOMPARE(sumOf(result, *(*set)->find("own-a")).checked, 0);
    QCOMPARE(sumOf(result, *(*set)->find("own-b")).pages, 1);
    QVERIFY(sumOf(result, *checkFromId("title-missing")).checked > 0);
    QCOMPARE(sumOf(result, *checkFromId("h1-missing")).checked, 0);
}

ARGIOPE_TEST(TestOwnCheck, QCoreApplication)
#include "tst_owncheck.moc"
