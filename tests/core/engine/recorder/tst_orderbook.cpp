#include "core/engine/recorder/orderbook.h"
#include "core/store/ranktable.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::OrderBook;
using settings::Order;

namespace {

settings::CrawlSettings ordered(Order order)
{
    settings::CrawlSettings settings;
    settings.order = order;
    return settings;
}

/// A project, a frontier, and the book between them.
struct OrderBookRig
{
    explicit OrderBookRig(Order order)
        : settings(ordered(order))
        , writer(enginetest::Parts::made(dir.filePath(QStringLiteral("p.argiope")), settings))
        , book(settings, 1, nullptr, *writer, frontier, [](bool) { return std::nullopt; })
    {
    }
    /// A new URL waits, as StoreUrls and OrderedQueue have it.
    UrlId add(OrderBook &to, bool inSitemap = false, store::UrlRole role = store::UrlRole::Page)
    {
        store::NewUrl url;
        url.url = "http://a.test/" + QByteArray::number(++count);
        url.key = url::urlKey(url.url, writer->keySeed());
        url.host = writer->host("http://a.test");
        url.rule = writer->rule({facts::RuleKind::Host, "a.test"});
        url.role = role;
        url.inSitemap = inSitemap;
        url.priority = to.priorityOfNew(url);
        const UrlId id = writer->insert(url);
        to.added(id, url);
        base::WaitingUrl waiting{id, url.url, url.host, role == store::UrlRole::Page};
        waiting.priority = url.priority;
        frontier.offer(waiting);
        return id;
    }
    /// So many pages come, each of which links to these.
    void fetch(int pages, const QList<UrlId> &targets)
    {
        for (int i = 0; i < pages; ++i) {
            const auto page = UrlId(100'000 + ++count);
            book.beginPage(page, size_t(targets.size()), {}, {});
            book.fetched(page, targets);
        }
    }
    [[nodiscard]] int stored(UrlId id)
    {
        for (const store::QueuedUrl &url : writer->ranks().queued(UrlId::None, 1000)) {
            if (url.id == id)
                return url.priority;
        }
        return -1;
    }

    const settings::CrawlSettings settings;
    QTemporaryDir dir;
    std::unique_ptr<store::Writer> writer;
    frontier::Frontier frontier{{}, base::systemClock()};
    OrderBook book;
    int count = 0;
};

} // namespace

class TestOrderBook : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void breadthFirstHasNoPriorities();
    void whatSitemapsNameComesFirst();
    void manyLinksBringItForward();
    void aCheckThatIsWantedAsPage();
    void whatIsGoneIsLeftAlone();
    void whoeverWaitsAgainIsJudgedAnew();
    void goesOnWhereItStood();
    void anotherOrderBeginsAnew();
    void storedLinksCount();
};

void TestOrderBook::breadthFirstHasNoPriorities()
{
    OrderBookRig rig(Order::Breadth);
    const UrlId id = rig.add(rig.book);
    QCOMPARE(rig.stored(id), 0);
    rig.book.namedBySitemap(id);
    rig.book.wantedAsPage(id);
    rig.book.linked(id, url::urlKey("http://a.test/1", 1));
    rig.fetch(100, {id});
    rig.book.update();
    rig.book.gone(id);
    QCOMPARE(rig.stored(id), 0);
    QCOMPARE(rig.book.priorityOf(id), 0);
    base::WaitingUrl url;
    url.id = id;
    url.priority = 5;
    QCOMPARE(rig.book.waits(url), 5); // as it stands
    QCOMPARE(rig.stored(id), 0);
}

void TestOrderBook::whatSitemapsNameComesFirst()
{
    OrderBookRig rig(Order::Sitemap);
    const UrlId plain = rig.add(rig.book);
    const UrlId named = rig.add(rig.book, true);
    QVERIFY(rig.stored(named) < rig.stored(plain));
    QCOMPARE(rig.stored(plain), rig.book.priorityOf(plain));
    // A sitemap names it later: that counts with the next update, which comes every few pages.
    const int before = rig.stored(plain);
    rig.book.namedBySitemap(plain);
    rig.fetch(1, {});
    rig.book.update();
    QCOMPARE(rig.stored(plain), before);
    rig.fetch(40, {});
    rig.book.update();
    QVERIFY(rig.stored(plain) < before);
    QCOMPARE(rig.stored(plain), rig.book.priorityOf(plain));
}

void TestOrderBook::manyLinksBringItForward()
{
    OrderBookRig rig(Order::Backlinks);
    for (int i = 0; i < 40; ++i) // whoever waits longest has a turn now and then, whatever links say
        rig.add(rig.book);
    const UrlId first = rig.add(rig.book);
    const UrlId popular = rig.add(rig.book);
    rig.fetch(200, {popular});
    rig.book.update();
    QVERIFY(rig.stored(popular) < rig.stored(first));
}

void TestOrderBook::aCheckThatIsWantedAsPage()
{
    OrderBookRig rig(Order::Sitemap);
    const UrlId check = rig.add(rig.book, false, store::UrlRole::Check);
    const UrlId page = rig.add(rig.book);
    QVERIFY(rig.stored(page) < rig.stored(check));
    rig.book.wantedAsPage(check);
    rig.fetch(40, {});
    rig.book.update();
    QCOMPARE(rig.stored(check), rig.stored(page));
}

void TestOrderBook::whatIsGoneIsLeftAlone()
{
    OrderBookRig rig(Order::Backlinks);
    const UrlId out = rig.add(rig.book);
    const UrlId stays = rig.add(rig.book);
    rig.writer->skip(out, rig.writer->rule({facts::RuleKind::Robots, "1"})); // the book is not told
    rig.book.gone(stays);
    const int before = rig.stored(stays);
    rig.fetch(200, {out, stays});
    rig.book.update();
    QCOMPARE(rig.stored(out), -1);
    QCOMPARE(rig.stored(stays), before);
    QVERIFY(rig.writer->commit());
    rig.writer->begin();
}

void TestOrderBook::whoeverWaitsAgainIsJudgedAnew()
{
    OrderBookRig rig(Order::Sitemap);
    const UrlId id = rig.add(rig.book, true);
    base::WaitingUrl url = rig.writer->waiting(id, store::UrlRole::Page);
    url.page = true;
    QCOMPARE(rig.book.waits(url), url.priority); // a sitemap still names it
    url.priority += 1000;
    rig.writer->ranks().setPriority(id, url.priority);
    const int priority = rig.book.waits(url);
    QVERIFY(priority < url.priority);
    QCOMPARE(rig.stored(id), priority);
}

void TestOrderBook::goesOnWhereItStood()
{
    OrderBookRig rig(Order::Sitemap);
    const UrlId plain = rig.add(rig.book);
    const UrlId named = rig.add(rig.book, true);
    const int before = rig.stored(named);
    OrderBook again(rig.settings, 1, nullptr, *rig.writer, rig.frontier, [](bool) { return std::nullopt; });
    again.restore(rig.settings, 0);
    QCOMPARE(again.priorityOf(named), before);
    QCOMPARE(again.priorityOf(plain), rig.stored(plain));
    QCOMPARE(rig.stored(rig.add(again, true)), before); // and new ones are worth what they were
}

void TestOrderBook::anotherOrderBeginsAnew()
{
    OrderBookRig rig(Order::Sitemap);
    const UrlId plain = rig.add(rig.book);
    const UrlId named = rig.add(rig.book, true);
    QVERIFY(rig.stored(plain) != 0 || rig.stored(named) != 0);
    const settings::CrawlSettings breadth = ordered(Order::Breadth);
    OrderBook again(breadth, 1, nullptr, *rig.writer, rig.frontier, [](bool) { return std::nullopt; });
    again.restore(rig.settings, 0);
    QCOMPARE(rig.stored(plain), 0);
    QCOMPARE(rig.stored(named), 0);
}

void TestOrderBook::storedLinksCount()
{
    // All link to one page, and the seed alone to another.
    enginetest::Parts parts(ordered(Order::Backlinks));
    const QByteArray seed = "http://a.test/";
    parts.fetch(parts.addSeed(seed), {"http://a.test/1", "http://a.test/2", "http://a.test/3"});
    const UrlId one = parts.idOf("http://a.test/1");
    const UrlId two = parts.idOf("http://a.test/2");
    QList<QByteArray> links{"http://a.test/2"};
    for (int i = 10; i < 30; ++i)
        links.append(seed + QByteArray::number(i));
    parts.fetch(parts.idOf("http://a.test/3"), links);
    for (int i = 10; i < 30; ++i)
        parts.fetch(parts.idOf(seed + QByteArray::number(i)), {"http://a.test/2"});
    QVERIFY(parts.commit());
    OrderBook again(parts.settings, 1, nullptr, *parts.writer, parts.frontier, [](bool) { return std::nullopt; });
    again.restore(ordered(Order::Breadth), 22); // what it had by another order counts for nothing
    const auto waits = [&](UrlId id) { return again.waits(parts.writer->waiting(id, store::UrlRole::Page)); };
    QVERIFY(waits(two) < waits(one));
}

ARGIOPE_TEST(TestOrderBook, QCoreApplication)
#include "tst_orderbook.moc"
