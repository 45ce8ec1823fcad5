// What nodes agree on before they write, and what that costs. with_postgres starts a server for it.
#include "core/store/batchtable.h"
#include "core/store/nodebook.h"
#include "core/store/nodeids.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>
#include <QUuid>

#include <memory>
#include <span>
#include <vector>

using namespace argiope;
using namespace argiope::store;

class TestNodeIds : public QObject
{
    Q_OBJECT
private:
    static constexpr int LeaseMs = 60'000;
    QString m_server = test::postgresServer();
    QString m_address;

    std::unique_ptr<NodeBook> join()
    {
        auto book = NodeBook::join(m_address, {"one", "machine", "somebody", 4}, LeaseMs);
        return book ? std::move(*book) : nullptr;
    }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(Writer::create(m_address, {}));
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            removeProject(m_address);
    }

    // Many new URLs cost a node few questions, and each node has the same ids of them.
    void idsAreAgreedOnTogether()
    {
        const auto book = join();
        QVERIFY(book);
        auto first = NodeIds::open(m_address);
        auto second = NodeIds::open(m_address);
        QVERIFY(first && second);
        std::vector<url::UrlKey> keys;
        constexpr int many = 1200;
        for (int i = 0; i < many; ++i)
            keys.push_back(url::urlKey(QByteArray("http://a.test/" + QByteArray::number(i)), 1));
        const std::span<const url::UrlKey> all(keys);
        NodeIds::UrlIds ids;
        QVERIFY((*first)->idsOf(all.first(700), ids));
        QCOMPARE(ids.size(), size_t(700));
        // As many as blocks of ids were taken, and one for each five hundred keys.
        QVERIFY2((*first)->questions() <= 4, qPrintable(QString::number((*first)->questions())));
        NodeIds::UrlIds others;
        QVERIFY((*second)->idsOf(all, others));
        QCOMPARE(others.size(), size_t(many));
        QVERIFY((*second)->questions() <= 6);
        for (const auto &[key, id] : ids)
            QCOMPARE(others.at(key), id);
        QSet<qint64> numbers;
        for (const auto &[key, id] : others)
            numbers.insert(id);
        QCOMPARE(numbers.size(), many);
        // Those that came back, as others had agreed on other ones, are given to the next, and to no two.
        NodeIds::UrlIds more;
        const std::vector<url::UrlKey> further{url::urlKey("http://b.test/1", 1), url::urlKey("http://b.test/2", 1)};
        QVERIFY((*second)->idsOf(further, more));
        for (const auto &[key, id] : more) {
            QVERIFY(!numbers.contains(id));
            numbers.insert(id);
        }
        QCOMPARE(numbers.size(), many + 2);
    }

    // A node's pages of a moment ask once for all that is new in them.
    void pagesAgreeTogether()
    {
        const auto book = join();
        QVERIFY(book);
        const auto held = book->change({}, {slotOfOrigin("http://a.test")});
        QVERIFY(held);
        auto writer = Writer::join(m_address, {book->id(), held->tokens, false, LeaseMs});
        QVERIFY(writer);
        constexpr int many = 300;
        std::vector<url::UrlKey> keys;
        for (int i = 0; i < many; ++i)
            keys.push_back(url::urlKey(QByteArray("http://a.test/" + QByteArray::number(i)), (*writer)->keySeed()));
        BatchTable &batches = (*writer)->batches();
        for (int round = 0; round < 2; ++round) { // the second time they are there
            (*writer)->begin();
            const HostId host = (*writer)->host("http://a.test");
            const qint64 before = batches.questions();
            batches.agreeAhead(keys);
            QSet<qint64> ids;
            for (int i = 0; i < many; ++i) {
                const std::span<const url::UrlKey> one(&keys[size_t(i)], 1);
                (*writer)->lookAhead(one);
                const auto known = (*writer)->find(keys[size_t(i)]);
                QCOMPARE(known.has_value(), round == 1);
                NewUrl url;
                url.key = keys[size_t(i)];
                url.url = "http://a.test/" + QByteArray::number(i);
                url.host = host;
                ids.insert(base::raw(known ? known->id : (*writer)->insert(url)));
                QVERIFY((*writer)->find(keys[size_t(i)]));
            }
            QCOMPARE(ids.size(), many);
            QVERIFY2(batches.questions() - before <= (round == 0 ? 2 : 0),
                qPrintable(QString::number(batches.questions() - before)));
            QVERIFY((*writer)->commit());
        }
    }
};

ARGIOPE_TEST(TestNodeIds, QCoreApplication)
#include "tst_nodeids.moc"
