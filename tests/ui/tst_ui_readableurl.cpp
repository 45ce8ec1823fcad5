#include "ui/words/readableurl.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestReadableUrl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAsPeopleDo_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char *name, const char *url, const char *shown) {
            QTest::newRow(name) << QByteArray(url) << QString::fromUtf8(shown);
        };
        const auto same = [&row](const char *name, const char *url) { row(name, url, url); };
        same("plain", "https://example.org/a?b=c#d");
        row("Chinese", "https://example.org/%E4%BD%A0%E5%A5%BD?q=%e4%bd%a0", "https://example.org/你好?q=你");
        row("IDN", "https://xn--bcher-kva.example/%C3%A4", "https://bücher.example/ä");
        row("IDN with a port", "http://xn--bcher-kva.example:8080/", "http://bücher.example:8080/");
        row("Japanese", "http://h.example/%E3%81%82%E3%82%A2%E4%BA%9Cab", "http://h.example/あア亜ab");
        same("marks of a URL", "http://h.example/a%2Fb%3Fc%23d%25e");
        same("spaces", "http://h.example/a%20b%C2%A0c");
        same("lower case stays", "http://h.example/a%2fb");
        same("no UTF-8", "http://h.example/%FF%E4%BD");
        same("overlong", "http://h.example/%C0%AF");
        same("control that turns", "http://h.example/a%E2%80%AEtxt.exe");
        same("invisible", "http://h.example/a%E2%80%8Bb");
        same("filler", "http://h.example/%E3%85%A4");
        same("right to left", "http://h.example/%D7%A9%D7%9C%D7%95%D7%9D");
        same("a slash that is none", "http://h.example/a%E2%88%95b%EF%BC%8Fc");
        same("mixed scripts", "http://h.example/p%D0%B0ypal");
        same("mixed scripts in a host", "http://xn--pypal-4ve.example/");
        same("lookalikes in a host", "http://xn--80ak6aa92e.example/"); // аррӏе
        row("Russian", "http://xn--e1afmkfd.example/%D0%BC%D0%B8%D1%80", "http://пример.example/мир");
        same("a mark without its letter", "http://h.example/%CC%81a");
        same("broken", "http://h.example/%");
        row("beside what stays", "http://h.example/%E4%BD%A0%20%E5%A5%BD", "http://h.example/你%20好");
        same("mail", "mailto:me@example.org");
    }
    void readsAsPeopleDo()
    {
        QFETCH(QByteArray, url);
        QFETCH(QString, shown);
        QCOMPARE(words::readableUrl(url), shown);
    }
    void knowsWhatBeginsIt()
    {
        QCOMPARE(words::readableOrigin("https://xn--bcher-kva.example:81/a?b"),
            QString::fromUtf8("https://bücher.example:81"));
        QCOMPARE(words::readableOrigin("mailto:me@example.org"), QString());
        QCOMPARE(words::originOfSeed(QStringLiteral("127.0.0.1:8081")), QStringLiteral("http://127.0.0.1:8081"));
        QCOMPARE(words::originOfSeed({}), QString());
    }
};

ARGIOPE_TEST(TestReadableUrl, QCoreApplication)
#include "tst_ui_readableurl.moc"
