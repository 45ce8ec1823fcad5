// What nodes tell each other. with_postgres starts a server for what needs one.
#include "core/engine/recorder/slotmail.h"
#include "core/store/batchtable.h"
#include "core/store/nodebook.h"
#include "core/store/projectfile.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

using namespace argiope;
using base::HostId;
using base::RuleId;
using base::UrlId;
using engine::ForeignFind;
using engine::ForeignSitemap;
using engine::ForeignWay;
using engine::SlotBatch;
using engine::SlotMail;

namespace {

ForeignFind findOf(const QByteArray &origin, qint64 id)
{
    ForeignFind find;
    find.url = origin + '/';
    find.key = url::urlKey(find.url, 1);
    find.origin = origin;
    find.id = UrlId(id);
    find.fate = judge::Fate::Check;
    find.rule = RuleId(3);
    find.way = {4, 1, UrlId(9)};
    find.inSitemap = true;
    find.trap = RuleId(5);
    return find;
}

/// A server whose slot is of this half, or not.
QByteArray originOf(bool lowHalf)
{
    for (int i = 0;; ++i) {
        const QByteArray origin = "http://s" + QByteArray::number(i) + ".test";
        if ((store::slotOfOrigin(origin) < 128) == lowHalf)
            return origin;
    }
}

} // namespace

class TestSlotMail : public QObject
{
    Q_OBJECT
private:
    QString m_server = test::postgresServer();

private Q_SLOTS:
    void batchesArePackedAndUnpacked()
    {
        SlotBatch batch;
        QVERIFY(batch.isEmpty());
        batch.finds.append(findOf("http://a.test", 7));
        batch.ways.append(ForeignWay{UrlId(8), {2, 0, UrlId(1)}, false});
        batch.sitemaps.append(ForeignSitemap{"http://b.test/s.xml", 1, 12, 2, 3});
        QVERIFY(!batch.isEmpty());
        const QByteArray bytes = batch.packed();
        const auto again = SlotBatch::unpack(bytes);
        QVERIFY(again);
        QCOMPARE(again->finds.size(), 1);
        const ForeignFind &find = again->finds.first();
        QCOMPARE(find.url, QByteArray("http://a.test/"));
        QCOMPARE(find.origin, QByteArray("http://a.test"));
        QCOMPARE(find.key, batch.finds.first().key);
        QCOMPARE(find.id, UrlId(7));
        QCOMPARE(find.fate, judge::Fate::Check);
        QCOMPARE(find.rule, RuleId(3));
        QCOMPARE(find.way.depth, 4);
        QCOMPARE(find.way.hops, 1);
        QCOMPARE(find.way.referrer, UrlId(9));
        QVERIFY(find.inSitemap);
        QCOMPARE(find.trap, RuleId(5));
        QCOMPARE(again->ways.size(), 1);
        QCOMPARE(again->ways.first().id, UrlId(8));
        QCOMPARE(again->ways.first().way.depth, 2);
        QVERIFY(!again->ways.first().followed);
        QCOMPARE(again->sitemaps.size(), 1);
        QCOMPARE(again->sitemaps.first().url, QByteArray("http://b.test/s.xml"));
        QCOMPARE(again->sitemaps.first().parent, 12);
        QCOMPARE(again->sitemaps.first().hops, 3);
        // A row that is not whole, or something else, is no batch.
        for (qsizetype length = 0; length < bytes.size(); ++length)
            QVERIFY2(!SlotBatch::unpack(bytes.first(length)), QByteArray::number(length).constData());
        QVERIFY(!SlotBatch::unpack(bytes + 'x'));
        QVERIFY(!SlotBatch::unpack(char(bytes[0] - 1) + bytes.mid(1))); // of another version
        QVERIFY(!SlotBatch::unpack(char(bytes[0] + 1) + bytes.mid(1)));
    }

    void aloneEverythingIsOnesOwn()
    {
        const QTemporaryDir folder;
        const auto writer = store::Writer::create(folder.filePath(QStringLiteral("p.argiope")), {});
        QVERIFY(writer);
        SlotMail mail(**writer);
        QVERIFY(!mail.isNode());
        QVERIFY(!mail.isShared());
        QVERIFY(!mail.isElsewhere("http://a.test"));
        QVERIFY(!mail.isElsewhere(HostId(1)));
        QVERIFY(!mail.receive([](const SlotBatch &) {}));
    }

    void whatIsAnothersArrivesThere()
    {
        REQUIRE_POSTGRES(m_server);
        const QString address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(store::Writer::create(address, {}));
        const auto forget = qScopeGuard([&] { store::removeProject(address); });
        {
            auto low = store::NodeBook::join(address, {}, 60'000);
            auto high = store::NodeBook::join(address, {}, 60'000);
            QVERIFY(low && high);
            QList<int> halves[2];
            for (int slot = 0; slot < cluster::SlotCount; ++slot)
                halves[slot < 128 ? 0 : 1].append(slot);
            const auto shareOf = [&](store::NodeBook &book, const QList<int> &slots_) {
                const auto held = book.change({}, slots_);
                return store::NodeShare{book.id(), held ? held->tokens : QHash<int, qint64>(), false, 60'000};
            };
            const auto one = store::Writer::join(address, shareOf(**low, halves[0]));
            const auto other = store::Writer::join(address, shareOf(**high, halves[1]));
            QVERIFY2(one, one ? "" : qPrintable(one.error().message()));
            QVERIFY(other);
            SlotMail out(**one);
            SlotMail in(**other);
            QVERIFY(out.isShared());
            QVERIFY(!out.isElsewhere(originOf(true)));
            QVERIFY(out.isElsewhere(originOf(false)));

            (*one)->begin();
            (*other)->begin();
            const HostId host = (*one)->host(originOf(false));
            QCOMPARE((*other)->host(originOf(false)), host); // agreed on, though nothing is committed
            QVERIFY(out.isElsewhere(host));
            QVERIFY(!in.isElsewhere(host));
            const url::UrlKey key = url::urlKey("http://x.test/", 1);
            const UrlId agreed = out.agreedId(key);
            QVERIFY(agreed != UrlId::None);
            QCOMPARE(in.agreedId(key), agreed);

            out.send(findOf(originOf(false), 7));
            out.send(ForeignWay{UrlId(8), {}, true}, host);
            out.flush();
            int batches = 0;
            const auto count = [&](const SlotBatch &batch) {
                ++batches;
                QCOMPARE(batch.finds.size(), 1);
                QCOMPARE(batch.ways.size(), 1);
            };
            QVERIFY(!in.receive(count)); // with the page that it was found on, not before
            QVERIFY((*one)->commit());
            QVERIFY(in.receive(count));
            QCOMPARE(batches, 1);
            QVERIFY(!in.receive(count)); // once
            QVERIFY((*other)->commit());

            // Who loses its slots writes nothing.
            QVERIFY((*low)->leave());
            (*one)->begin();
            (*one)->setMeta("written", "late");
            const auto late = (*one)->commit();
            QVERIFY(!late);
            QCOMPARE(late.error().code, store::StoreError::Code::Fenced);
            (*other)->begin();
            QCOMPARE((*other)->meta("written"), QByteArray());
            QVERIFY((*other)->commit());
        }
    }
};

ARGIOPE_TEST(TestSlotMail, QCoreApplication)
#include "tst_slotmail.moc"
