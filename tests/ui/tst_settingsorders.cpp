// Orders to nodes, and which of them counts. with_postgres starts a server for it.
#include "core/store/databaseprojects.h"
#include "core/store/nodebook.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"
#include "ui/project/askdisk.h"
#include "ui/project/settingsorders.h"

#include <QSignalSpy>
#include <QTest>
#include <QUuid>

#include <memory>

using namespace argiope;
using project::SettingsOrders;

class TestSettingsOrders : public QObject
{
    Q_OBJECT
private:
    QString m_server = test::postgresServer();
    QStringList m_addresses;

    static settings::CrawlSettings withRate(double rate)
    {
        settings::CrawlSettings settings;
        settings.rate = rate;
        return settings;
    }
    static double rateOf(const QString &address)
    {
        const auto reader = store::Reader::open(address);
        return reader ? (*reader)->settings().rate : -1;
    }

private Q_SLOTS:
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        for (int i = 0; i < 2; ++i) {
            m_addresses << m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
            QVERIFY(store::Writer::create(m_addresses.last(), {}));
            QVERIFY(store::NodeBook::join(m_addresses.last(), {}, 60'000)); // so that there is what nodes share
        }
    }
    void cleanup()
    {
        for (const QString &address : std::as_const(m_addresses))
            store::removeProject(address);
        m_addresses.clear();
    }

    void theLastCounts()
    {
        SettingsOrders orders;
        const QSignalSpy failed(&orders, &SettingsOrders::failed);
        for (int i = 1; i <= 20; ++i) {
            orders.add(m_addresses[0], withRate(i));
            if (i % 7 == 0)
                QTest::qWait(20);
        }
        orders.add(m_addresses[1], withRate(5)); // another project is open by now
        QTRY_COMPARE(rateOf(m_addresses[1]), 5.);
        QCOMPARE(rateOf(m_addresses[0]), 20.);
        QCOMPARE(failed.size(), 0);
    }

    void whatWaitsIsToldAllTheSame()
    {
        auto orders = std::make_unique<SettingsOrders>();
        for (int i = 1; i <= 3; ++i)
            orders->add(m_addresses[0], withRate(i));
        orders->add(m_addresses[1], withRate(7));
        orders.reset();
        QVERIFY(project::diskPool().waitForDone(60'000));
        QCOMPARE(rateOf(m_addresses[0]), 3.);
        QCOMPARE(rateOf(m_addresses[1]), 7.);
    }

    void saysWhatFailed()
    {
        SettingsOrders orders;
        QSignalSpy failed(&orders, &SettingsOrders::failed);
        const QString nowhere = m_server % QStringLiteral("#nowhere");
        orders.add(nowhere, withRate(1));
        orders.add(m_addresses[0], withRate(2));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().toString(), nowhere);
        QTRY_COMPARE(rateOf(m_addresses[0]), 2.);
    }
};

ARGIOPE_TEST(TestSettingsOrders, QCoreApplication)
#include "tst_settingsorders.moc"
