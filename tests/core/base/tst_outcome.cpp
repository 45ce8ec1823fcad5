#include "core/base/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::base;

class TestOutcome : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ofStatus_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("location");
        QTest::addColumn<bool>("retryAfter");
        QTest::addColumn<bool>("conditional");
        QTest::addColumn<Outcome>("wanted");
        const auto row = [](const char *name, int status, const char *signs, Outcome wanted) {
            const QByteArrayView given(signs);
            QTest::newRow(name) << status << given.contains('l') << given.contains('r') << given.contains('c')
                                << wanted;
        };
        row("200", 200, "", Outcome::Ok);
        row("202", 202, "", Outcome::Ok);
        row("204", 204, "", Outcome::Ok);
        row("a part that nobody asked for", 206, "", Outcome::UnexpectedStatus);
        row("a choice", 300, "", Outcome::Ok);
        row("a choice with the server's own", 300, "l", Outcome::Redirect);
        row("301", 301, "l", Outcome::Redirect);
        row("301 to nowhere", 301, "", Outcome::UnexpectedStatus);
        row("304, asked for", 304, "c", Outcome::Ok);
        row("304, not asked for", 304, "", Outcome::UnexpectedStatus);
        row("304 with a target", 304, "l", Outcome::UnexpectedStatus);
        row("308", 308, "l", Outcome::Redirect);
        row("399 with a target", 399, "l", Outcome::Redirect);
        row("401", 401, "", Outcome::Blocked);
        row("403", 403, "", Outcome::Blocked);
        row("404", 404, "", Outcome::Broken);
        row("407", 407, "", Outcome::Blocked);
        row("410", 410, "", Outcome::Broken);
        row("429", 429, "", Outcome::Throttled);
        row("451", 451, "", Outcome::Blocked);
        row("500", 500, "", Outcome::ServerError);
        row("503", 503, "", Outcome::ServerError);
        row("503, come again", 503, "r", Outcome::Throttled);
        row("600", 600, "", Outcome::UnexpectedStatus);
        row("100", 100, "", Outcome::UnexpectedStatus);
    }
    void ofStatus()
    {
        QFETCH(const int, status);
        QFETCH(const bool, location);
        QFETCH(const bool, retryAfter);
        QFETCH(const bool, conditional);
        QTEST(outcomeOfStatus(status, {location, retryAfter, conditional}), "wanted");
    }
};

ARGIOPE_TEST(TestOutcome, void)
#include "tst_outcome.moc"
