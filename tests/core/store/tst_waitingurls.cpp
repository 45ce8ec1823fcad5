#include "core/store/runqueue.h"
#include "storefixture.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::storetest;

class TestWaitingUrls : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatAServerMayConfirm_data();
    void whatAServerMayConfirm();
    void queuesCarryIt();
    void letsInWhereItStands();
    void leftoversOfARun();
    void unknownOnesAreNone();
};

void TestWaitingUrls::whatAServerMayConfirm_data()
{
    QTest::addColumn<PageRecord>("page");
    QTest::addColumn<qint64>("since");
    QTest::addColumn<bool>("asPage");
    QTest::addColumn<bool>("asCheck");
    PageRecord fine = okPage(UrlId(1));
    fine.etag = "\"1\"";
    fine.lastModified = "Tue, 15 Nov 1994 12:45:26 GMT";
    fine.contentHash = QByteArray(16, 'h');
    const qint64 then = fine.fetchedAt;
    const auto with = [&fine](auto change) {
        PageRecord page = fine;
        change(page);
        return page;
    };
    QTest::newRow("both") << fine << then << true << true;
    QTest::newRow("etag") << with([](auto &p) { p.lastModified.clear(); }) << then << true << true;
    QTest::newRow("date") << with([](auto &p) { p.etag.clear(); }) << then << true << true;
    QTest::newRow("neither") << with([](auto &p) { p.etag = p.lastModified = {}; }) << then << false << false;
    QTest::newRow("judged by other settings") << fine << then + 1 << false << false;
    QTest::newRow("broken") << with([](auto &p) { p.outcome = Outcome::Broken; }) << then << false << false;
    QTest::newRow("redirect") << with([](auto &p) { p.status = 301; }) << then << false << false;
    QTest::newRow("only checked") << with([](auto &p) { p.contentHash.clear(); }) << then << false << true;
    QTest::newRow("no links to read") << with([](auto &p) {
        p.contentHash.clear();
        p.contentType = "image/png";
    }) << then << true << true;
    QTest::newRow("who knows its type") << with([](auto &p) {
        p.contentHash.clear();
        p.contentType.clear();
    }) << then << false << true;
    QTest::newRow("read without facts") << with([](auto &p) {
        p.readAs = 0;
        p.parseMs = 0;
    }) << then << false << true;
    QTest::newRow("read so, and of no known type") << with([](auto &p) {
        p.readAs = 0;
        p.parseMs = 7;
        p.contentType = "*/*";
    }) << then << false << true;
    QTest::newRow("an empty page") << with([](auto &p) { p.readAs = 0; }) << then << true << true;
    QTest::newRow("an image that nobody reads") << with([](auto &p) {
        p.readAs = 0;
        p.contentType = "image/png";
    }) << then << true << true;
    QTest::newRow("no header") << with([](auto &p) { p.etag = "\"1\"\r\nX: y"; }) << then << false << false;
}

void TestWaitingUrls::whatAServerMayConfirm()
{
    QFETCH(PageRecord, page);
    QFETCH(qint64, since);
    QFETCH(bool, asPage);
    QFETCH(bool, asCheck);
    const Project project;
    auto writer = project.create();
    writer->begin();
    NewUrl row = newUrl(*writer, "http://a.test/");
    row.host = writer->host("http://a.test");
    row.depth = 3;
    row.hops = 1;
    const UrlId id = writer->insert(row);
    writer->finish(page);
    const base::Validators all{page.etag, page.lastModified};
    for (const UrlRole role : {UrlRole::Page, UrlRole::Check}) {
        const bool valid = role == UrlRole::Page ? asPage : asCheck;
        const base::WaitingUrl url = writer->waiting(id, role, since);
        QCOMPARE(url.validators, valid ? all : base::Validators());
        QVERIFY(writer->waiting(id, role).validators.isEmpty()); // nobody asked
        QCOMPARE(url.id, id);
        QCOMPARE(url.url, row.url);
        QCOMPARE(url.host, row.host);
        QCOMPARE(url.page, role == UrlRole::Page);
        QCOMPARE(url.depth, 3);
        QCOMPARE(url.hops, 1);
    }
    QVERIFY(writer->commit());
}

void TestWaitingUrls::queuesCarryIt()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const HostId host = writer->host("http://a.test");
    for (int i = 0; i < 6; ++i) {
        NewUrl row = newUrl(*writer, QByteArray::number(i));
        row.host = host;
        row.depth = i / 2;
        row.role = i == 1 ? UrlRole::Check : UrlRole::Page;
        const UrlId id = writer->insert(row);
        if (i == 5)
            continue; // never fetched
        PageRecord page = okPage(id);
        page.etag = QByteArray::number(i);
        if (i != 1 && i != 2)
            page.contentHash = QByteArray(16, 'h');
        writer->finish(page);
        writer->requeueFinished(id);
    }
    const auto etags = [](const QList<base::WaitingUrl> &urls) {
        QList<QByteArray> list;
        for (const base::WaitingUrl &url : urls)
            list.append(url.validators.etag);
        return list;
    };
    using List = QList<QByteArray>;
    // A page that was only checked has nothing to confirm, and a check has; in the order of the queue.
    QCOMPARE(etags(writer->queued(host, {}, 10, 0)), (List{"0", "1", "", "3", "4", ""}));
    QCOMPARE(etags(writer->queued(host, {0, 0, UrlId(1)}, 3, 0)), (List{"1", "", "3"}));
    QCOMPARE(etags(writer->queued(host, {}, 2)), (List{"", ""}));

    const RuleId trap = writer->rule({RuleKind::Trap, "x"});
    for (const qint64 id : {1, 3, 4})
        writer->skip(UrlId(id), trap);
    const auto skipped = writer->skippedBy(trap, 1, UrlId::None, 2, 0);
    QCOMPARE(skipped.size(), 2);
    QCOMPARE(etags(skipped), (List{"0", ""}));
    QCOMPARE(skipped.last().id, UrlId(3));
    QCOMPARE(etags(writer->skippedBy(trap, 1, UrlId(3), 2, 0)), (List{"3"}));
    QVERIFY(writer->skippedBy(trap, 2, UrlId::None, 2, 0).isEmpty()); // of another run
    QVERIFY(writer->commit());
}

void TestWaitingUrls::letsInWhereItStands()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    NewUrl row = newUrl(*writer, "http://a.test/", UrlState::Skipped);
    row.host = writer->host("http://a.test");
    row.role = UrlRole::Check;
    row.depth = 7;
    row.hops = 2;
    row.referrer = UrlId(1);
    const UrlId id = writer->insert(row);
    writer->letIn(id, writer->rule({RuleKind::Released, "x"}));
    const auto known = writer->byId(id);
    QCOMPARE(known->state, UrlState::Queued);
    QCOMPARE(known->role, UrlRole::Check);
    QCOMPARE(known->depth, 7);
    QCOMPARE(known->hops, 2);
    QVERIFY(writer->commit());
    const auto record = project.read()->row(id);
    QCOMPARE(record->rule, (Rule{RuleKind::Released, "x"}));
    QCOMPARE(record->referrerId, UrlId(1));
}

void TestWaitingUrls::leftoversOfARun()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const RuleId waits = writer->rule({RuleKind::Recrawl});
    const auto add = [&](const char *url, UrlState state, RuleId rule, int run) {
        NewUrl row = newUrl(*writer, url, state);
        row.host = writer->host("http://a.test");
        row.rule = rule;
        row.run = run;
        return writer->insert(row);
    };
    const UrlId old = add("old", UrlState::Finished, RuleId::None, 1);
    PageRecord page = okPage(old);
    page.etag = "e";
    page.contentHash = QByteArray(16, 'h');
    writer->finish(page);
    (void)add("met", UrlState::Finished, RuleId::None, 2);
    const UrlId waiting = add("waits", UrlState::Skipped, waits, 1);
    (void)add("kept out", UrlState::Skipped, writer->rule({RuleKind::Exclude, "x"}), 1);
    const QList<UnmetUrl> unmet = writer->runQueue().unmet(2, waits, UrlId::None, 10, 0);
    QCOMPARE(unmet.size(), 2);
    QCOMPARE(unmet[0].url.id, old);
    QCOMPARE(unmet[0].url.validators.etag, QByteArray("e"));
    QVERIFY(unmet[0].finished);
    QCOMPARE(unmet[1].url.id, waiting);
    QCOMPARE(unmet[1].url.url, QByteArray("waits"));
    QVERIFY(!unmet[1].finished);
    QCOMPARE(writer->runQueue().unmet(2, waits, old, 10).size(), 1);
    QVERIFY(writer->commit());
}

void TestWaitingUrls::unknownOnesAreNone()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QCOMPARE(writer->waiting(UrlId(9), UrlRole::Page, 0).id, UrlId::None);
    QVERIFY(writer->commit());
}

ARGIOPE_TEST(TestWaitingUrls, QCoreApplication)
#include "tst_waitingurls.moc"
