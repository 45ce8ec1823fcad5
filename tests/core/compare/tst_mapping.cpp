#include "core/compare/mapping.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using compare::Mapping;

class TestMapping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void maps_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArray>("expected"); // null: none concerns it
        const auto row = [](const char *name, const char *rules, const char *url, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(rules) << QByteArray(url) << QByteArray(expected);
        };
        row("no rule", "", "https://a.org/", nullptr);
        row("host", "a.org=b.org", "https://a.org/x?y=1", "https://b.org/x?y=1");
        row("host keeps the scheme", "a.org=b.org", "http://a.org/", "http://b.org/");
        row("host, without case", "A.ORG=b.Org", "https://a.org/", "https://b.org/");
        row("another host", "a.org=b.org", "https://aa.org/", nullptr);
        row("host below", "a.org=b.org", "https://www.a.org/", nullptr);
        row("host in a query", "a.org=b.org", "https://c.org/?u=https://a.org/", nullptr);
        row("a port is another host", "a.org=b.org", "https://a.org:8080/", nullptr);
        row("host and port", "a.org:8080=b.org", "http://a.org:8080/x", "http://b.org/x");
        row("to a port", "a.org=b.org:81", "http://a.org/x", "http://b.org:81/x");
        row("the usual port", "a.org:443=b.org", "https://a.org/x", "https://b.org/x");
        row("international", "bücher.example=b.org", "https://xn--bcher-kva.example/x", "https://b.org/x");
        row("not http", "a.org=b.org", "ftp://a.org/x", nullptr);
        row("no URL", "a.org=b.org", "mailto:x@a.org", nullptr);
        row("origin", "https://a.org=http://b.org:8000", "https://a.org/x", "http://b.org:8000/x");
        row("origin with a slash", "https://a.org/=https://b.org", "https://a.org/x", "https://b.org/x");
        row("origin, another scheme", "https://a.org=https://b.org", "http://a.org/x", nullptr);
        row("origin is no beginning of a name", "https://a.org=https://b.org", "https://a.org.evil.example/", nullptr);
        row("origin, query at once", "https://a.org=https://b.org", "https://a.org/?q", "https://b.org/?q");
        row("folder", "https://a.org/old/=https://b.org/", "https://a.org/old/x", "https://b.org/x");
        row("folder itself", "https://a.org/old/=https://b.org/new", "https://a.org/old", "https://b.org/new");
        row("folder, not a longer name", "https://a.org/old=https://b.org", "https://a.org/older", nullptr);
        row("folder, query", "https://a.org/old=https://b.org", "https://a.org/old?x", "https://b.org/?x");
        row("escapes", "https://a.org/%C3%A9=https://b.org/e", "https://a.org/%C3%A9/%20x", "https://b.org/e/%20x");
        row("typed plainly", "https://a.org/é=https://b.org/e", "https://a.org/%C3%A9/x", "https://b.org/e/x");
        row("the longest", "https://a.org=https://b.org https://a.org/x=https://c.org", "https://a.org/x/1",
            "https://c.org/1");
        row("the other", "https://a.org=https://b.org https://a.org/x=https://c.org", "https://a.org/y/1",
            "https://b.org/y/1");
        row("fragment stays", "a.org=b.org", "https://a.org/x#f", "https://b.org/x#f");
    }
    void maps()
    {
        QFETCH(QString, rules);
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, expected);
        Mapping mapping;
        for (const QString &rule : rules.split(u' ', Qt::SkipEmptyParts)) {
            const auto added = mapping.add(rule);
            QVERIFY2(added, added ? "" : qPrintable(added.error()));
        }
        const auto mapped = mapping.mapped(url);
        QCOMPARE(mapped.has_value(), !expected.isNull());
        if (mapped)
            QCOMPARE(*mapped, expected);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char *rule : {"", "a.org", "=", "a.org=", "=b.org", "a.org=https://b.org", "https://a.org=b.org",
                 "a b=c", "ftp://a.org=ftp://b.org", "https://a.org/?x=https://b.org",
                 "https://u:p@a.org=https://b.org", "a.org/x=b.org/x", "https://=https://b.org"})
            QTest::newRow(*rule ? rule : "nothing") << QString::fromLatin1(rule);
    }
    void refuses()
    {
        QFETCH(QString, rule);
        Mapping mapping;
        const auto added = mapping.add(rule);
        QVERIFY(!added);
        QVERIFY(!added.error().isEmpty());
        QVERIFY(mapping.isEmpty());
    }
};

ARGIOPE_TEST(TestMapping, void)
#include "tst_mapping.moc"
