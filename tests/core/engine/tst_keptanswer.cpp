#include "core/engine/keptanswer.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestKeptAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secretsAreHidden_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("open");
        const auto row = [](const char *name, const QByteArray &lines, const QByteArray &open) {
            QTest::newRow(name) << QByteArray("GET /a HTTP/1.1\r\n" + lines + "\r\n")
                                << QByteArray("GET /a HTTP/1.1\r\n" + open + "\r\n");
        };
        row("nothing", "", "");
        row("harmless", "Accept: a:b\r\nX: y\r\n", "Accept: a:b\r\nX: y\r\n");
        row("login", "Authorization: Basic abc=\r\nX: y\r\n", "Authorization: xxxxxxxxxx\r\nX: y\r\n");
        row("any case", "aUTHORIZATION:abc\r\n", "aUTHORIZATION:xxx\r\n");
        row("proxy", "Proxy-Authorization: abc\r\n", "Proxy-Authorization: xxx\r\n");
        row("cookies", "Cookie: a=b; c=d\r\n", "Cookie: xxxxxxxx\r\n");
        row("a key by its name", "X-Api-Key: abc\r\n", "X-Api-Key: xxx\r\n");
        row("a new cookie", "Set-Cookie: a=bcd; Path=/\r\n", "Set-Cookie: a=xxx; Path=/\r\n");
        row("a cookie without a name", "Set-Cookie: bcd\r\n", "Set-Cookie: xxx\r\n");
        row("a cookie that is a name", "Set-Cookie: a=; b=c\r\n", "Set-Cookie: a=; b=c\r\n");
        row("folded", "Authorization: ab\r\n cd\r\nX: y\r\n z\r\n", "Authorization: xx\r\n xx\r\nX: y\r\n z\r\n");
        row("bare line feeds", "Authorization: ab\nX: y\n", "Authorization: xx\nX: y\n");
        row("no value", "Authorization:\r\n", "Authorization:\r\n");
        row("no field", "Authorization\r\n", "Authorization\r\n");
    }
    void secretsAreHidden()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, open);
        QCOMPARE(engine::withoutSecrets(head), open);
    }

    void whatIsWanted_data()
    {
        QTest::addColumn<int>("bodies");
        QTest::addColumn<bool>("page");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<qint64>("length");
        QTest::addColumn<bool>("wanted");
        using settings::Bodies;
        QTest::newRow("nothing is kept") << int(Bodies::None) << true << 200 << QByteArray("image/png") << qint64(9)
                                         << false;
        QTest::newRow("an image") << int(Bodies::Html) << true << 200 << QByteArray("image/png") << qint64(9) << false;
        QTest::newRow("a redirect") << int(Bodies::Html) << true << 301 << QByteArray("text/plain") << qint64(9)
                                    << true;
        QTest::newRow("a redirect that is checked")
            << int(Bodies::Html) << false << 301 << QByteArray("text/plain") << qint64(9) << false;
        QTest::newRow("all of it") << int(Bodies::All) << true << 200 << QByteArray("image/png") << qint64(9) << true;
        QTest::newRow("what is checked") << int(Bodies::All) << false << 200 << QByteArray("image/png") << qint64(9)
                                         << true;
        QTest::newRow("another type") << int(Bodies::All) << false << 200 << QByteArray("video/mp4") << qint64(9)
                                      << false;
        QTest::newRow("too long") << int(Bodies::All) << false << 200 << QByteArray("image/png") << qint64(1001)
                                  << false;
        QTest::newRow("of no length") << int(Bodies::All) << false << 200 << QByteArray("image/png") << qint64(-1)
                                      << true;
    }
    void whatIsWanted()
    {
        QFETCH(int, bodies);
        QFETCH(bool, page);
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(qint64, length);
        QFETCH(bool, wanted);
        settings::CrawlSettings settings;
        settings.bodies = settings::Bodies(bodies);
        settings.bodyTypes = QStringList{QStringLiteral("image/*"), QStringLiteral("text/plain")};
        settings.maxBodyBytes = 1000;
        QCOMPARE(engine::wantedForKeeping(settings, page, {status, type, length}), wanted ? 1000 : 0);
    }

    void typesAreRead_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("wanted");
        QTest::newRow("itself") << QStringLiteral("application/pdf") << QByteArray("Application/PDF; x=y") << true;
        QTest::newRow("a family") << QStringLiteral(" Image/* ") << QByteArray("image/svg+xml") << true;
        QTest::newRow("another family") << QStringLiteral("image/*") << QByteArray("imagery/x") << false;
        QTest::newRow("none") << QStringLiteral("image/*") << QByteArray() << false;
    }
    void typesAreRead()
    {
        QFETCH(QString, pattern);
        QFETCH(QByteArray, type);
        QFETCH(bool, wanted);
        settings::CrawlSettings settings;
        settings.bodies = settings::Bodies::All;
        settings.bodyTypes = QStringList{pattern};
        QCOMPARE(engine::wantedForKeeping(settings, true, {200, type, 1}) > 0, wanted);
    }
};

ARGIOPE_TEST(TestKeptAnswer, void)
#include "tst_keptanswer.moc"
