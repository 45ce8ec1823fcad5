#include "core/trap/chains.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>

using namespace argiope;
using trap::Chains;

namespace {

constexpr quint64 Nothing = 7; ///< the words of a page that has nothing to say

QByteArray written(int n)
{
    return QByteArray::number(n);
}

/// "http://h/list?page=12" for "/list?page={n}".
QByteArray urlOf(const QByteArray &form, int n)
{
    return "http://h" + QByteArray(form).replace("{n}", written(n));
}

/// Fetches the page, as the words say, and what it names. Whether it is kept out then.
bool isKept(Chains &chains, const QByteArray &url, QList<QByteArray> named, quint64 words = Nothing,
    QList<trap::Trap> *found = nullptr, quint64 pictures = 0)
{
    if (!chains.keeping(url, {}).isEmpty())
        return true;
    if (chains.isWatched(url))
        chains.read(url, {words, words, 0, {}});
    if (const auto trap = chains.see(url, std::move(named), pictures); trap && found)
        found->append(*trap);
    return false;
}

/// So many pages that each name the next are fetched before one is kept out; `most` where none is.
int fetched(Chains &chains, const QByteArray &form, int most, const std::function<quint64(int)> &words,
    QList<trap::Trap> *found = nullptr, bool pictures = false)
{
    for (int n = 1; n <= most; ++n) {
        if (isKept(chains, urlOf(form, n), {urlOf(form, n + 1)}, words(n), found, pictures ? quint64(n) : 0))
            return n - 1;
    }
    return most;
}

quint64 same(int)
{
    return Nothing;
}

} // namespace

class TestTrapChains : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesThatSayNothingEnd_data()
    {
        QTest::addColumn<QByteArray>("form");
        for (const char *form : {"/list?page={n}", "/blog/page/{n}/", "/news/page-{n}.html", "/shop?cat=a&p={n}"})
            QTest::newRow(form) << QByteArray(form);
    }
    void pagesThatSayNothingEnd()
    {
        QFETCH(QByteArray, form);
        Chains chains;
        QList<trap::Trap> found;
        const int pages = fetched(chains, form, 1000, same, &found);
        QVERIFY2(
            pages > Chains::Patience && pages <= Chains::WatchFrom + Chains::Patience + 3, written(pages).constData());
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().id(), QByteArray("endless_chain http://h" + form));
        QCOMPARE(found.first().pages, Chains::Patience);
        QVERIFY(chains.keeping(urlOf(form, pages + 1), {found.first().id()}).isEmpty());
    }

    void behindRealPages()
    {
        Chains chains;
        const auto words = [](int n) { return n <= 300 ? quint64(100 + n) : Nothing; };
        const int pages = fetched(chains, "/list?page={n}", 2000, words);
        QVERIFY2(pages > 300 + Chains::Patience && pages <= 300 + Chains::Patience + 3, written(pages).constData());
    }

    /// Who is online, how long it took, what others read: a page says something else each time, and nothing.
    void nearlyTheSameEnds()
    {
        const auto pagesOf = [](const std::function<Chains::Said(int)> &said) {
            Chains chains;
            int n = 1;
            for (; n <= 1000 && chains.keeping(urlOf("/list?page={n}", n), {}).isEmpty(); ++n) {
                const QByteArray url = urlOf("/list?page={n}", n);
                if (chains.isWatched(url))
                    chains.read(url, said(n));
                (void)chains.see(url, {urlOf("/list?page={n}", n + 1)}, 0);
            }
            return n - 1;
        };
        constexpr int Most = Chains::WatchFrom + Chains::Patience * Chains::NearlyQuiet + 20;
        const auto all = [](int n) { return quint64(1000 + n); };
        const int few = pagesOf([&](int n) { return Chains::Said{all(n), Nothing, Chains::FewNumbers, {}}; });
        QVERIFY2(few > 2 * Chains::Patience && few < Most, written(few).constData());
        const int again = pagesOf([&](int n) { return Chains::Said{all(n), Nothing, 0, {quint64(n % 10)}}; });
        QVERIFY2(again < Most, written(again).constData());
        QCOMPARE(pagesOf([&](int n) { return Chains::Said{all(n), Nothing, Chains::FewNumbers + 1, {}}; }), 1000);
        QCOMPARE(pagesOf([&](int n) { return Chains::Said{all(n), Nothing, 0, {quint64(n)}}; }), 1000);
        QCOMPARE(pagesOf([&](int n) { return Chains::Said{all(n), quint64(n), 0, {}}; }), 1000);
    }

    /// Numbered pages that differ in anything, and those that lead elsewhere, are left alone.
    void honestSeriesGoOn()
    {
        Chains words;
        QCOMPARE(fetched(words, "/p/{n}", 2000, [](int n) { return quint64(n); }), 2000);
        Chains pictures;
        QCOMPARE(fetched(pictures, "/photo/{n}", 2000, same, nullptr, true), 2000);
        Chains items;
        for (int n = 1; n <= 500; ++n) {
            const QByteArray url = urlOf("/list?page={n}", n);
            QVERIFY(!isKept(items, url, {urlOf("/list?page={n}", n + 1), urlOf("/item/{n}", n)}));
        }
        Chains names; // no number at all
        for (int n = 1; n <= 500; ++n) {
            const QByteArray name(n, 'x');
            QVERIFY(!isKept(names, "http://h/" + name, {"http://h/x" + name}));
        }
    }

    /// Thousands that look alike, a few clicks from one another.
    void aTreeGoesOn()
    {
        Chains chains;
        for (int n = 1; n <= 4000; ++n)
            QVERIFY(!isKept(chains, urlOf("/p/{n}", n), {urlOf("/p/{n}", 2 * n), urlOf("/p/{n}", 2 * n + 1)}));
    }

    /// What one way does not say another one may.
    void anotherWayGoesOn()
    {
        Chains chains;
        QVERIFY(fetched(chains, "/list?page={n}", 1000, same) < 100);
        for (int n = 5001; n <= 5500; ++n) {
            const QByteArray url = urlOf("/list?page={n}", n);
            QVERIFY(!isKept(chains, url, {urlOf("/list?page={n}", n + 1)}, quint64(n)));
        }
    }

    /// Lists of many categories: what has shown itself once is believed sooner, and told as one.
    void sharedWordsAreBelievedSooner()
    {
        Chains chains;
        QList<trap::Trap> found;
        QSet<QByteArray> patterns;
        for (const char *category : {"a", "b", "c", "d", "e", "f"}) {
            const int pages = fetched(chains, QByteArray("/cat/") + category + "/page/{n}", 1000, same, &found);
            QVERIFY2(
                found.size() == 1 || pages <= Chains::WatchFrom + Chains::AgainPatience, written(pages).constData());
        }
        for (const trap::Trap &trap : std::as_const(found))
            patterns.insert(trap.pattern);
        QCOMPARE(found.size(), 6);
        QCOMPARE(patterns.size(), 4);
        QVERIFY(patterns.contains("http://h/*/page/{n}"));
    }

    /// Empty months with their days: no day of a month that has entries is lost for them.
    void aCalendarEndsWhereItIsEmpty()
    {
        Chains chains;
        int empty = 0;
        QList<QByteArray> waiting{"http://h/cal?date=2026-01"};
        QSet<QByteArray> met(waiting.begin(), waiting.end());
        QSet<QByteArray> days;
        for (qsizetype i = 0; i < waiting.size() && i < 5000; ++i) {
            const QByteArray url = waiting[i];
            const QByteArray date = url.sliced(url.indexOf('=') + 1);
            const int month = 12 * date.first(4).toInt() + date.sliced(5, 2).toInt() - 1;
            const bool past = month < 12 * 2026;
            const bool inUse = past && month >= 12 * 2020; // with an entry on each 5th
            QList<QByteArray> named;
            const auto name = [&](const QByteArray &one) {
                if (!met.contains(one)) {
                    met.insert(one);
                    named.append("http://h/cal?date=" + one);
                }
            };
            const auto monthName = [](int m) -> QByteArray {
                return written(m / 12) + '-' + written(m % 12 + 1).rightJustified(2, '0');
            };
            if (date.size() == 7) {
                name(monthName(month - 1));
                name(monthName(month + 1));
                for (int day = 1; day <= 28; ++day)
                    name(date + '-' + written(day).rightJustified(2, '0'));
            }
            const bool entry = inUse && (date.size() == 7 || date.endsWith('5'));
            if (isKept(chains, url, named, entry ? qHash(date) : Nothing))
                continue;
            waiting += named;
            empty += past ? 0 : 1;
            if (inUse && date.size() == 10)
                days.insert(date);
        }
        QCOMPARE(days.size(), 72 * 28);
        QVERIFY2(empty < 400, written(empty).constData());
    }
};

ARGIOPE_TEST(TestTrapChains, void)
#include "tst_trap_chains.moc"
