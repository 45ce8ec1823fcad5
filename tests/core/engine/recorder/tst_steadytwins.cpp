#include "core/engine/recorder/steadytwins.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace argiope;
using base::UrlId;

namespace {

constexpr int Before = 1;
constexpr int Now = 2;

url::UrlKey steadyKey(const QByteArray &url)
{
    return url::urlKey(url, 0);
}

} // namespace

class TestSteadyTwins : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder; // each test and each row its own
    std::unique_ptr<store::Writer> m_writer;

    UrlId insert(const QByteArray &url, int run = Before)
    {
        store::NewUrl entry;
        entry.key = steadyKey(url);
        entry.url = url;
        entry.host = m_writer->host("http://a.test");
        entry.run = run;
        return m_writer->insert(entry);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        auto made = store::Writer::create(m_folder->filePath(QStringLiteral("p.argiope")), {});
        QVERIFY(made);
        m_writer = std::move(*made);
        m_writer->begin();
    }
    void cleanup()
    {
        m_writer.reset();
        m_folder.reset();
    }

    void anotherTimeTakesThePlace()
    {
        const UrlId old = insert("http://a.test/style.css?v=1712345678");
        engine::SteadyTwins twins(*m_writer);
        const QByteArray url = "http://a.test/style.css?v=1799999999";
        const auto taken = twins.take(steadyKey(url), url, Now);
        QVERIFY(taken);
        QCOMPARE(taken->id, old);
        const auto known = m_writer->find(steadyKey(url));
        QVERIFY(known);
        QCOMPARE(known->id, old);
        QVERIFY(!m_writer->find(steadyKey("http://a.test/style.css?v=1712345678")));
    }

    // Each gives its place once: of two new addresses one is new indeed.
    void eachPlaceIsTakenOnce()
    {
        const UrlId first = insert("http://a.test/a.js?_=1712345671");
        const UrlId second = insert("http://a.test/a.js?_=1712345672");
        engine::SteadyTwins twins(*m_writer);
        QList<UrlId> taken;
        for (const QByteArray url :
            {"http://a.test/a.js?_=1799999991", "http://a.test/a.js?_=1799999992", "http://a.test/a.js?_=1799999993"}) {
            const auto twin = twins.take(steadyKey(url), url, Now);
            taken.append(twin ? twin->id : UrlId::None);
        }
        QCOMPARE(taken, (QList<UrlId>{first, second, UrlId::None}));
    }

    void othersStay_data()
    {
        QTest::addColumn<QByteArray>("known");
        QTest::addColumn<int>("run");
        QTest::addColumn<QByteArray>("url");
        const QByteArray old = "http://a.test/style.css?v=1712345678";
        QTest::newRow("met in this run") << old << Now << QByteArray("http://a.test/style.css?v=1799999999");
        QTest::newRow("another path") << old << Before << QByteArray("http://a.test/other.css?v=1799999999");
        QTest::newRow("nothing of time in it") << old << Before << QByteArray("http://a.test/style.css?page=2");
        QTest::newRow("the known one has none")
            << QByteArray("http://a.test/style.css?page=1") << Before << QByteArray("http://a.test/style.css?page=2");
    }
    void othersStay()
    {
        QFETCH(const QByteArray, known);
        QFETCH(const int, run);
        QFETCH(const QByteArray, url);
        const UrlId id = insert(known, run);
        engine::SteadyTwins twins(*m_writer);
        QVERIFY(!twins.take(steadyKey(url), url, Now));
        const auto still = m_writer->find(steadyKey(known));
        QVERIFY(still);
        QCOMPARE(still->id, id);
    }
};

ARGIOPE_TEST(TestSteadyTwins, QCoreApplication)
#include "tst_steadytwins.moc"
