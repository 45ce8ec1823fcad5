// The column that tells machinery apart says of each URL what the table of addresses does.

#include "core/filter/parser.h"
#include "core/store/columns.h"
#include "core/store/filtersql.h"
#include "core/url/infrastructure.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

class TestInfrastructureColumn : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        const auto writer = m_project.create();
        QVERIFY(writer);
        writer->begin();
        for (const url::InfrastructureMark &mark : url::infrastructureMarks()) {
            const QByteArray text = mark.text;
            const QByteArray name = text.startsWith('/') ? text.mid(1) : text;
            for (const QByteArray &path : {QByteArray("/a/" + name), QByteArray("/A/" + name.toUpper() + '/'),
                     QByteArray("/" + name), QByteArray("/a/" + name + "/b"), QByteArray("/a/" + name + "?x=1"),
                     QByteArray("/a/" + name + "/?x=1"), QByteArray("/a/x" + name), QByteArray("/a?" + name + "=1"),
                     QByteArray("/a?b=c&" + name + "=" + (mark.value ? mark.value : "1") + "&d=e"),
                     QByteArray("/a?" + name + "=" + (mark.value ? mark.value : "")), QByteArray("/a?x" + name + "=1")})
                add(*writer, "https://x.test" + path);
        }
        add(*writer, "https://x.test/");
        QVERIFY(writer->commit());
    }

    void saysWhatTheTableSays()
    {
        const auto reader = m_project.read();
        QVERIFY(reader);
        const QList<UrlColumn> columns{reader->columns().find(QByteArrayView("infrastructure"))->id};
        int found = 0;
        for (auto it = m_urls.cbegin(); it != m_urls.cend(); ++it) {
            const QList<UrlRow> rows = reader->rows({qint64(base::raw(it.key()))}, columns);
            QCOMPARE(rows.size(), 1);
            const auto *said = std::get_if<QByteArray>(&rows[0].values[0]);
            const QByteArray kind = name(url::infrastructureOf(*url::parse(*it)));
            QVERIFY2((said ? *said : QByteArray()) == kind, it->constData());
            found += kind.isEmpty() ? 0 : 1;
        }
        QVERIFY(found > 100);
    }

    void filters()
    {
        const auto reader = m_project.read();
        QVERIFY(reader);
        const auto count = [&](const char *condition) {
            const auto parsed = filter::parse(QLatin1String(condition), filterFields(reader->columns()));
            ListQuery query;
            query.where = *parsed;
            return reader->ids(query).size();
        };
        QCOMPARE(count("infrastructure is empty") + count("infrastructure is not empty"), qsizetype(m_urls.size()));
        QVERIFY(count("infrastructure = 'cart'") > 0);
        QVERIFY(!reader->error());
    }

private:
    void add(Writer &writer, const QByteArray &address)
    {
        const QByteArray href = url::parse(address)->href();
        if (m_urls.values().contains(href))
            return;
        const UrlId id = writer.insert(newUrl(writer, href));
        m_urls.insert(id, href);
        writer.finish(okPage(id));
    }
    Project m_project;
    QHash<UrlId, QByteArray> m_urls;
};

ARGIOPE_TEST(TestInfrastructureColumn, QCoreApplication)
#include "tst_infrastructurecolumn.moc"
