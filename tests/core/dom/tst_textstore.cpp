#include "core/dom/textstore.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

using argiope::dom::TextStore;

class TestTextStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsStayWhereTheyAre();
    void nothingIsNoNull();
};

void TestTextStore::textsStayWhereTheyAre()
{
    TextStore store;
    std::vector<QByteArrayView> kept;
    const auto textOf
        = [](int i) { return QByteArray((i * 37) % 700 + (i % 100 == 0 ? 40'000 : 0), char('a' + i % 26)); };
    qsizetype bytes = 0;
    for (int i = 0; i < 3000; ++i) {
        const QByteArray text = textOf(i);
        kept.push_back(store.keep(text));
        bytes += text.size();
    }
    for (int i = 0; i < 3000; ++i)
        QCOMPARE(kept[size_t(i)].toByteArray(), textOf(i));
    QCOMPARE(store.bytes(), bytes);
}

void TestTextStore::nothingIsNoNull()
{
    TextStore store;
    QVERIFY(!store.keep({}).isNull());
    QVERIFY(store.keep({}).isEmpty());
}

ARGIOPE_TEST(TestTextStore, void)
#include "tst_textstore.moc"
