#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using enginetest::Parts;
using store::PageRecord;

namespace {

PageRecord answered(UrlId id, int status, const QByteArray &hash, qint64 at)
{
    PageRecord page;
    page.id = id;
    page.status = status;
    page.outcome = status == 0 ? Outcome::TimedOut
        : status < 300         ? Outcome::Ok
        : status < 400         ? Outcome::Redirect
                               : Outcome::Broken;
    page.contentHash = hash;
    page.fetchedAt = at;
    return page;
}

} // namespace

class TestVisitBook : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatChangedAndWhatIsGone_data();
    void whatChangedAndWhatIsGone();
    void anotherTargetIsAChange();
    void droppingGivesBackWhatCounted();
    void attemptsBelongToTheirVisit();
    void earlierVisitsAreRecalled();
};

void TestVisitBook::whatChangedAndWhatIsGone_data()
{
    QTest::addColumn<QList<int>>("statuses"); // of one visit after the other; 304: not modified
    QTest::addColumn<QByteArray>("contents"); // a letter a visit
    QTest::addColumn<int>("changed"); // the visit that changed it last; 0: none did
    QTest::addColumn<int>("gone"); // the visit since which it is gone
    QTest::newRow("the same") << QList{200, 200, 200} << QByteArray("aaa") << 0 << 0;
    QTest::newRow("other content") << QList{200, 200, 200} << QByteArray("abb") << 2 << 0;
    QTest::newRow("other status") << QList{200, 404} << QByteArray("aa") << 2 << 2;
    QTest::newRow("gone for long") << QList{200, 404, 410, 404} << QByteArray("aaaa") << 4 << 2;
    QTest::newRow("back") << QList{200, 404, 200} << QByteArray("aaa") << 3 << 0;
    QTest::newRow("never there") << QList{404, 404} << QByteArray("aa") << 0 << 0;
    QTest::newRow("no answer says nothing") << QList{200, 0, 200} << QByteArray("aaa") << 0 << 0;
    QTest::newRow("a change behind no answer") << QList{200, 0, 200} << QByteArray("aab") << 3 << 0;
    QTest::newRow("gone behind no answer") << QList{200, 0, 404} << QByteArray("aaa") << 3 << 3;
    QTest::newRow("never an answer") << QList{0, 200} << QByteArray("aa") << 0 << 0;
    QTest::newRow("not modified") << QList{200, 304, 200} << QByteArray("aaa") << 0 << 0;
    QTest::newRow("not modified, no answer, the same") << QList{200, 304, 0, 200} << QByteArray("aaaa") << 0 << 0;
}

void TestVisitBook::whatChangedAndWhatIsGone()
{
    QFETCH(QList<int>, statuses);
    QFETCH(QByteArray, contents);
    QFETCH(int, changed);
    QFETCH(int, gone);
    Parts parts;
    const UrlId id = parts.addSeed("http://a.test/");
    PageRecord old;
    for (int visit = 1; visit <= statuses.size(); ++visit) {
        const int status = statuses[visit - 1];
        PageRecord now = answered(id, status, status == 0 ? QByteArray() : QByteArray(16, contents[visit - 1]), visit);
        if (status == 304) {
            now = old;
            now.fetchedAt = visit;
            now.notModified = true;
        }
        parts.writer->finish(now);
        if (visit > 1)
            parts.visits.remember(old, now);
        old = *parts.writer->page(id);
        QCOMPARE(old.visits, visit);
    }
    QCOMPARE(old.lastChanged, changed);
    QCOMPARE(old.goneSince, gone);
    QCOMPARE(parts.writer->lastVisit(id), int(statuses.size()) - 1);
}

void TestVisitBook::anotherTargetIsAChange()
{
    Parts parts;
    const UrlId id = parts.addSeed("http://a.test/");
    PageRecord old = answered(id, 301, {}, 1);
    old.redirectTo = UrlId(5);
    parts.writer->finish(old);
    PageRecord now = answered(id, 301, {}, 2);
    now.redirectTo = UrlId(6);
    parts.writer->finish(now);
    parts.visits.remember(old, now);
    QCOMPARE(now.lastChanged, 2);
}

void TestVisitBook::droppingGivesBackWhatCounted()
{
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/1", "http://a.test/2"});
    QVERIFY(parts.commit());
    QCOMPARE(parts.tally.links, 2);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 1);

    parts.visits.uncount(home);
    QCOMPARE(parts.tally.byOutcome[size_t(Outcome::Ok)], 0);
    QCOMPARE(parts.tally.byStatusClass[2], 0);
    parts.visits.drop(home, true);
    QCOMPARE(parts.tally.links, 0);
    const QHash<UrlId, int> inlinks = parts.ledger.takeInlinks();
    QCOMPARE(inlinks.value(parts.idOf("http://a.test/1")), -1);
    QCOMPARE(inlinks.value(parts.idOf("http://a.test/2")), -1);
    QVERIFY(!parts.writer->page(home));
    QVERIFY(parts.writer->linkTargets(home).isEmpty());
    QCOMPARE(parts.writer->lastVisit(home), 1); // its history stays
    parts.visits.drop(home, true); // nothing is left to drop
    parts.visits.uncount(home);
    QCOMPARE(parts.writer->lastVisit(home), 1);
    QCOMPARE(parts.tally.byStatusClass[2], 0);
}

void TestVisitBook::attemptsBelongToTheirVisit()
{
    Parts parts;
    const UrlId id = parts.addSeed("http://a.test/");
    store::VisitRecord attempt;
    attempt.retried = true;
    attempt.outcome = Outcome::TimedOut;
    parts.visits.noteAttempt({id, attempt}, false);
    parts.fetch(id);
    parts.visits.noteAttempt({id, attempt}, true); // of the visit that comes
    parts.visits.noteAttempt({frontier::sitemapId(1), attempt}, true); // none of a URL
    QVERIFY(parts.writer->commit());
    const auto reader = store::Reader::open(parts.path);
    QVERIFY(reader);
    QList<int> visits;
    for (const store::VisitRecord &visit : (*reader)->visits(id)) {
        if (visit.retried)
            visits.append(visit.visit);
    }
    std::sort(visits.begin(), visits.end());
    QCOMPARE(visits, (QList<int>{1, 2}));
    parts.writer->begin();
}

void TestVisitBook::earlierVisitsAreRecalled()
{
    Parts parts;
    const UrlId id = parts.addSeed("http://a.test/");
    PageRecord page = answered(id, 200, "x", 1);
    parts.writer->finish(page);
    parts.visits.recall(page);
    QCOMPARE(parts.writer->page(id)->visits, 1);
    parts.visits.drop(id, true);
    page = answered(id, 200, "x", 2);
    parts.writer->finish(page);
    parts.visits.recall(page);
    QCOMPARE(parts.writer->page(id)->visits, 2);
}

ARGIOPE_TEST(TestVisitBook, QCoreApplication)
#include "tst_visitbook.moc"
