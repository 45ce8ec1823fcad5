#include "core/frontier/leasebook.h"
#include "tests/core/frontier/frontierplay.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;
using base::UrlId;
using frontier::Entry;
using frontier::LeaseBook;
using frontier::sitemapId;

namespace {

/// "discovered queued leased finished skipped fetched outdated"
QByteArray line(const LeaseBook &book)
{
    const frontier::Counts c = book.counts();
    QByteArray text;
    for (const qint64 n : {c.discovered, c.queued, c.leased, c.finished, c.skipped, c.fetched, c.outdated})
        text += QByteArray::number(n) + ' ';
    return text.trimmed();
}

Entry sitemapEntry(qint64 number)
{
    Entry entry = plainEntry(1);
    entry.id = sitemapId(number);
    entry.sitemap = true;
    return entry;
}

} // namespace

class TestLeaseBook : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachWayIsCounted()
    {
        LeaseBook book(0);
        book.offered();
        QCOMPARE(line(book), QByteArray("1 1 0 0 0 0 0"));
        book.kept();
        QCOMPARE(line(book), QByteArray("2 1 0 0 1 0 0"));
        book.skippedToQueued();
        QCOMPARE(line(book), QByteArray("2 2 0 0 0 0 0"));
        book.lease(plainEntry(1));
        QCOMPARE(line(book), QByteArray("2 1 1 0 0 0 0"));
        book.giveBack(plainEntry(1));
        QCOMPARE(line(book), QByteArray("2 2 0 0 0 0 0"));
        book.lease(plainEntry(1));
        book.finish(UrlId(1));
        QCOMPARE(line(book), QByteArray("2 1 0 1 0 1 0"));
        book.lease(plainEntry(2));
        book.skip(UrlId(2));
        QCOMPARE(line(book), QByteArray("2 0 0 1 1 1 0"));
        book.finishedToQueued(false);
        QCOMPARE(line(book), QByteArray("2 1 0 0 1 0 0"));
        book.restore({.discovered = 3, .finished = 3, .outdated = 3});
        book.finishedToQueued(true);
        QCOMPARE(line(book), QByteArray("3 1 0 2 0 0 2"));
        book.outdatedToSkipped();
        QCOMPARE(line(book), QByteArray("3 1 0 1 1 0 1"));
    }

    void whatIsLeasedIsKnown()
    {
        LeaseBook book(0);
        book.offered();
        Entry entry = plainEntry(7, 3, 5);
        entry.validators = {"\"1\"", ""};
        book.lease(entry);
        QVERIFY(book.contains(UrlId(7)) && !book.contains(UrlId(8)));
        QVERIFY(book.find(UrlId(7))->url.isEmpty()); // to save room
        QCOMPARE(book.find(UrlId(7))->host, base::HostId(3));

        Entry nearer = plainEntry(7, 3, 2);
        nearer.hops = 1;
        QVERIFY(book.update(nearer));
        Entry known = entry;
        book.refresh(known);
        QCOMPARE(known.depth, 2);
        QCOMPARE(known.hops, 1);
        QCOMPARE(known.validators, entry.validators);
        QCOMPARE(known.url, entry.url);

        nearer.page = false;
        QVERIFY(book.update(nearer));
        book.refresh(known);
        QVERIFY(!known.page);
        QCOMPARE(known.validators, base::Validators()); // what was stored is not what is wanted now

        book.finish(UrlId(7));
        QVERIFY(!book.update(nearer));
        Entry other = plainEntry(7, 3, 9);
        book.refresh(other);
        QCOMPARE(other.depth, 9);
    }

    void sitemapsAreCountedApart()
    {
        LeaseBook book(0);
        book.restoreSitemaps(5);
        book.offeredSitemap();
        book.offered();
        QCOMPARE(book.queued(), 2);
        book.lease(sitemapEntry(4));
        QCOMPARE(book.sitemaps().queued, 0);
        QCOMPARE(book.sitemaps().leased, 1);
        QCOMPARE(book.counts().leased, 0);
        QCOMPARE(book.leased(), 1);
        book.giveBack(sitemapEntry(4));
        QCOMPARE(book.sitemaps().queued, 1);
        book.lease(sitemapEntry(4));
        book.finishSitemap(sitemapId(4), true);
        QCOMPARE(book.sitemaps().asked, 6);
        QCOMPARE(book.leased(), 0);
        QCOMPARE(line(book), QByteArray("1 1 0 0 0 0 0"));
    }

    void limitsCountWhatIsLeased()
    {
        LeaseBook book(2);
        for (int i = 0; i < 3; ++i)
            book.offered();
        QVERIFY(!book.limitReached());
        book.lease(plainEntry(1));
        book.lease(plainEntry(2));
        QVERIFY(book.limitReached() && book.sitemapLimitReached());
        book.skip(UrlId(1)); // makes room
        QVERIFY(!book.limitReached());
        book.finish(UrlId(2));
        QVERIFY(!book.limitReached());

        LeaseBook sitemaps(1);
        sitemaps.offeredSitemap();
        sitemaps.offeredSitemap();
        QVERIFY(!sitemaps.onlySitemapsBarred());
        sitemaps.lease(sitemapEntry(1));
        sitemaps.finishSitemap(sitemapId(1), true);
        QVERIFY(!sitemaps.limitReached());
        QVERIFY(sitemaps.sitemapLimitReached() && sitemaps.onlySitemapsBarred());
        sitemaps.offered();
        QVERIFY(!sitemaps.onlySitemapsBarred());
    }

    void whoWasGivenUpIsForgottenWithItsLease()
    {
        LeaseBook book(0);
        book.offered();
        book.lease(plainEntry(1));
        book.gaveUp(UrlId(1));
        QCOMPARE(book.givenUp(), 1);
        book.finish(UrlId(1));
        QCOMPARE(book.givenUp(), 0);
        QCOMPARE(book.size(), size_t(0));
    }
};

ARGIOPE_TEST(TestLeaseBook, void)
#include "tst_leasebook.moc"
