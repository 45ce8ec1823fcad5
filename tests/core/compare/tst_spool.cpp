#include "core/compare/spool.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace argiope;
using namespace argiope::compare;

namespace {

Difference change(const QByteArray &url, int column, const facts::Value &before, const facts::Value &after)
{
    Difference difference;
    difference.what = What::Changed;
    difference.url = url;
    difference.urlBefore = url;
    difference.column = column;
    difference.before = before;
    difference.after = after;
    difference.first = base::UrlId(1);
    difference.second = base::UrlId(2);
    return difference;
}

QByteArray plain(const facts::Value &value, int)
{
    if (const auto *text = std::get_if<QByteArray>(&value))
        return *text;
    const auto *number = std::get_if<qint64>(&value);
    return number ? QByteArray::number(*number) : QByteArray();
}

} // namespace

class TestSpool : public QObject
{
    Q_OBJECT
    Spool m_spool;

private Q_SLOTS:
    void initTestCase()
    {
        Difference added = change("https://b.org/ä", 3, {}, qint64(200));
        added.what = What::New;
        added.urlBefore.clear();
        added.first = base::UrlId::None;
        Difference issue;
        issue.what = What::IssueNew;
        issue.url = "https://a.org/3";
        issue.check = &audit::checks()[5];
        issue.after = QByteArray("Evidence");
        QVERIFY(m_spool.append(change("https://b.org/1", 1, QByteArray("Old"), QByteArray("Ünique"))));
        QVERIFY(m_spool.append(added));
        QVERIFY(m_spool.append(change("https://a.org/2", 2, qint64(10), qint64(9))));
        QVERIFY(m_spool.append(issue));
        QVERIFY(m_spool.append(change("https://a.org/2", 1, {}, QByteArray("A"))));
        QVERIFY(m_spool.finish());
    }
    void keepsWhatItGot()
    {
        QCOMPARE(m_spool.size(), 5);
        const Difference first = m_spool.at(0);
        QCOMPARE(int(first.what), int(What::Changed));
        QCOMPARE(first.url, QByteArray("https://b.org/1"));
        QCOMPARE(first.urlBefore, first.url);
        QCOMPARE(first.column, 1);
        QVERIFY(first.before == facts::Value(QByteArray("Old")));
        QVERIFY(first.after == facts::Value(QByteArray("Ünique")));
        QCOMPARE(int(base::raw(first.second)), 2);
        QVERIFY(m_spool.at(1).urlBefore.isEmpty());
        QVERIFY(m_spool.at(1).before == facts::Value());
        QVERIFY(m_spool.at(2).after == facts::Value(qint64(9)));
        QCOMPARE(m_spool.at(3).check, &audit::checks()[5]);
        QCOMPARE(m_spool.at(3).column, -1);
    }
    void rows_data()
    {
        QTest::addColumn<SpoolQuery>("query");
        QTest::addColumn<QList<quint32>>("expected");
        const auto row = [](const char *name, const SpoolQuery &query, const QList<quint32> &expected) {
            QTest::newRow(name) << query << expected;
        };
        const auto sorted = [](Field field, bool descending = false) {
            SpoolQuery query;
            query.sort = field;
            query.descending = descending;
            return query;
        };
        const auto text = [](const char *utf8) {
            SpoolQuery query;
            query.text = QString::fromUtf8(utf8);
            return query;
        };
        row("all", {}, {0, 1, 2, 3, 4});
        SpoolQuery kinds;
        kinds.kinds = {What::New, What::IssueNew};
        row("kinds", kinds, {1, 3});
        row("part of a URL", text("A.ORG"), {2, 3, 4});
        row("part of a value, without case", text("üNIQ"), {0});
        row("a number", text("200"), {1});
        row("an old value", text("old"), {0});
        row("nothing", text("nowhere"), {});
        SpoolQuery named = text("evidence");
        named.columnsOfText = {2};
        named.checksOfText = {7};
        row("a column by its name", named, {2, 3});
        named.checksOfText = {5};
        named.text = QStringLiteral("nowhere");
        row("a check by its name", named, {2, 3});
        row("by URL", sorted(Field::Url), {2, 4, 3, 0, 1});
        row("by URL, descending", sorted(Field::Url, true), {1, 0, 3, 2, 4});
        row("by what", sorted(Field::What), {1, 0, 2, 4, 3});
        row("by column", sorted(Field::Column), {0, 4, 2, 1, 3});
        row("by the old value", sorted(Field::Before), {1, 3, 4, 2, 0});
        row("by the new value", sorted(Field::After), {2, 1, 4, 3, 0});
        row("by the new value, descending", sorted(Field::After, true), {0, 3, 4, 1, 2});
    }
    void rows()
    {
        QFETCH(SpoolQuery, query);
        QFETCH(QList<quint32>, expected);
        QCOMPARE(m_spool.rows(query, plain), expected);
    }
    void canceled()
    {
        std::atomic<bool> cancel{true};
        QVERIFY(m_spool.rows({}, plain, &cancel).isEmpty());
    }
    void empty()
    {
        Spool spool;
        QVERIFY(spool.finish());
        QCOMPARE(spool.size(), 0);
        QVERIFY(spool.rows({}, plain).isEmpty());
    }
    /// More than is written at once.
    void large()
    {
        Spool spool;
        const QByteArray text(10'000, 'x');
        for (int i = 0; i < 500; ++i)
            QVERIFY(spool.append(change("https://a.org/" + QByteArray::number(i), 0, text, qint64(i))));
        QVERIFY(spool.finish());
        for (const int i : {0, 250, 499}) {
            QCOMPARE(spool.at(i).url, "https://a.org/" + QByteArray::number(i));
            QVERIFY(spool.at(i).before == facts::Value(text));
            QVERIFY(spool.at(i).after == facts::Value(qint64(i)));
        }
    }
};

ARGIOPE_TEST(TestSpool, void)
#include "tst_spool.moc"
