#include "exportfixture.h"

#include "core/export/linktargets.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;
using base::Outcome;

class TestLinkTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void keptOut();
    void ends();
    void circles();
    void tooLong();
    void starts();
};

namespace {

UrlId addRedirect(Site &site, const QByteArray &url, UrlId to)
{
    return site.addPage(url, [to](auto &page) {
        page.outcome = Outcome::Redirect;
        page.status = 301;
        page.redirectTo = to;
    });
}

LinkTargets targetsOf(Site &site)
{
    const auto reader = site.read();
    return LinkTargets::read(*reader);
}

} // namespace

void TestLinkTargets::faults_data()
{
    QTest::addColumn<int>("outcome");
    QTest::addColumn<QByteArray>("fault"); // "" for none
    const auto row
        = [](Outcome outcome, const QByteArray &fault) { QTest::newRow(base::name(outcome)) << int(outcome) << fault; };
    row(Outcome::Ok, "");
    row(Outcome::Redirect, "redirected");
    row(Outcome::Broken, "broken");
    row(Outcome::ServerError, "broken");
    row(Outcome::Blocked, "blocked");
    row(Outcome::Throttled, "blocked");
    row(Outcome::DnsFailed, "broken");
    row(Outcome::ConnectFailed, "broken");
    row(Outcome::TlsFailed, "broken");
    row(Outcome::TimedOut, "broken");
    row(Outcome::TooLarge, "");
    row(Outcome::ProtocolError, "broken");
    row(Outcome::ProxyFailed, "");
    row(Outcome::DecodeFailed, "broken");
    row(Outcome::UnexpectedStatus, "broken");
    row(Outcome::TooComplex, "");
}

void TestLinkTargets::faults()
{
    QFETCH(const int, outcome);
    QFETCH(const QByteArray, fault);
    Site site;
    const UrlId id = site.addPage("https://a.test/x", [outcome](auto &page) { page.outcome = Outcome(outcome); });
    const LinkTargets targets = targetsOf(site);
    const FaultyTarget *target = targets.find(base::raw(id));
    QCOMPARE(target ? QByteArray(name(target->fault)) : QByteArray(), fault);
    QCOMPARE(targets.inOrder().size(), size_t(target ? 1 : 0));
}

void TestLinkTargets::keptOut()
{
    Site site;
    const auto add = [&site](const QByteArray &url, facts::RuleKind kind) {
        store::NewUrl row;
        row.key = url::urlKey(url, site.writer->keySeed());
        row.url = url;
        row.host = site.host;
        row.state = store::UrlState::Skipped;
        row.rule = site.writer->rule({kind, "x"});
        return base::raw(site.writer->insert(row));
    };
    const qint64 robots = add("https://a.test/private", facts::RuleKind::Robots);
    const qint64 unavailable = add("https://b.test/", facts::RuleKind::RobotsUnavailable);
    const qint64 invalid = add("http://[", facts::RuleKind::InvalidUrl);
    const qint64 external = add("https://c.test/", facts::RuleKind::External);
    const LinkTargets targets = targetsOf(site);
    QCOMPARE(targets.all().size(), 3U);
    QVERIFY(!targets.find(external));
    QCOMPARE(targets.find(robots)->fault, LinkFault::Blocked);
    QCOMPARE(targets.find(robots)->rule, facts::RuleKind::Robots);
    QCOMPARE(targets.find(unavailable)->fault, LinkFault::Blocked);
    QCOMPARE(targets.find(invalid)->fault, LinkFault::Broken);
    QCOMPARE(targets.inOrder(), (std::vector<qint64>{invalid, robots, unavailable}));
}

void TestLinkTargets::ends()
{
    Site site;
    const UrlId fine = site.addPage("https://a.test/fine");
    const UrlId gone = site.addPage("https://a.test/gone", [](auto &page) {
        page.outcome = Outcome::Broken;
        page.status = 404;
    });
    const UrlId waits = site.add("https://a.test/waits");
    const UrlId last = addRedirect(site, "https://a.test/2", fine);
    const UrlId first = addRedirect(site, "https://a.test/1", last);
    const UrlId toGone = addRedirect(site, "https://a.test/3", gone);
    const UrlId toWaits = addRedirect(site, "https://a.test/4", waits);
    const UrlId nowhere = addRedirect(site, "https://a.test/5", UrlId::None);
    const LinkTargets targets = targetsOf(site);
    const auto of = [&targets](UrlId id) { return *targets.find(base::raw(id)); };
    QCOMPARE(of(first).hops, 2);
    QCOMPARE(of(first).end, base::raw(fine));
    QCOMPARE(of(first).endStatus, 200);
    QCOMPARE(of(first).endOutcome, Outcome::Ok);
    QVERIFY(!of(first).loop);
    QCOMPARE(of(last).hops, 1);
    QCOMPARE(of(toGone).endStatus, 404);
    QCOMPARE(of(toGone).endOutcome, Outcome::Broken);
    QCOMPARE(of(toWaits).end, base::raw(waits));
    QCOMPARE(of(toWaits).endStatus, 0);
    QCOMPARE(of(nowhere).hops, 0);
    QCOMPARE(of(nowhere).end, 0);
    QCOMPARE(
        targets.chain(base::raw(first)), (std::vector<qint64>{base::raw(first), base::raw(last), base::raw(fine)}));
}

void TestLinkTargets::circles()
{
    Site site;
    const UrlId a = site.add("https://a.test/a");
    const UrlId b = addRedirect(site, "https://a.test/b", a);
    store::PageRecord page;
    page.id = a;
    page.outcome = Outcome::Redirect;
    page.status = 302;
    page.redirectTo = b;
    site.writer->finish(page);
    const UrlId into = addRedirect(site, "https://a.test/into", a);
    const UrlId self = site.add("https://a.test/self");
    page.id = self;
    page.redirectTo = self;
    site.writer->finish(page);
    const LinkTargets targets = targetsOf(site);
    for (const UrlId id : {a, b, into, self}) {
        const FaultyTarget *target = targets.find(base::raw(id));
        QVERIFY(target && target->loop);
        QCOMPARE(target->end, 0);
    }
    QCOMPARE(targets.find(base::raw(a))->hops, 2);
    QCOMPARE(targets.find(base::raw(self))->hops, 1);
    QCOMPARE(targets.chain(base::raw(into)),
        (std::vector<qint64>{base::raw(into), base::raw(a), base::raw(b), base::raw(a)}));
    // The circle is reached from outside; the one of a single URL is its own beginning.
    QCOMPARE(targets.chainStarts(), (std::vector<qint64>{base::raw(into), base::raw(self)}));
}

void TestLinkTargets::tooLong()
{
    Site site;
    UrlId to = site.addPage("https://a.test/end");
    for (int i = 0; i < LinkTargets::LongestChain + 5; ++i)
        to = addRedirect(site, "https://a.test/" + QByteArray::number(i), to);
    const LinkTargets targets = targetsOf(site);
    const FaultyTarget *start = targets.find(base::raw(to));
    QCOMPARE(start->hops, LinkTargets::LongestChain);
    QVERIFY(!start->loop);
    QCOMPARE(start->end, 0);
}

void TestLinkTargets::starts()
{
    Site site;
    const UrlId end = site.addPage("https://a.test/end");
    const UrlId third = addRedirect(site, "https://a.test/3", end);
    const UrlId second = addRedirect(site, "https://a.test/2", third);
    const UrlId first = addRedirect(site, "https://a.test/1", second);
    const UrlId alone = addRedirect(site, "https://a.test/alone", end);
    // Redirects count as links do; the second one has a link of its own besides.
    site.writer->addInlinks({{third, 1}, {second, 2}, {first, 4}, {end, 2}});
    const LinkTargets targets = targetsOf(site);
    QCOMPARE(targets.chainStarts(), (std::vector<qint64>{base::raw(first), base::raw(second), base::raw(alone)}));
    QCOMPARE(targets.find(base::raw(first))->inlinks, 4);
}

ARGIOPE_TEST(TestLinkTargets, QCoreApplication)
#include "tst_linktargets.moc"
