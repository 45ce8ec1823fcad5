#include "core/judge/wastewatch.h"

#include "core/trap/shapes.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using judge::WasteWatch;

namespace {

url::Url urlOf(const QByteArray &path)
{
    return url::parse(QByteArray("http://w.test" + path)).value();
}

QByteArray history(int n)
{
    return "http://w.test/index.php?title=A" + QByteArray::number(n) + "&action=history";
}

const QByteArray Forms = "http://w.test/* (mediawiki: forms and other views, action=edit)";

} // namespace

class TestWasteWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knownApplicationsAlone();
    void commitsAreNoWaste();
    void aRowOfPagesMakesTheTrap();
    void aPageThatLeadsOnBeginsAnew();
    void whatIsMissingIsNoNews();
    void samplesComeAsTheirNumberDoubles();
    void samplesThatLeadOnTakeItBack_data();
    void samplesThatLeadOnTakeItBack();

private:
    judge::ApplicationWatch m_applications;
    void init() { m_applications.restore({"mediawiki", "cgit"}); }
};

void TestWasteWatch::knownApplicationsAlone()
{
    const judge::ApplicationWatch none;
    QVERIFY(!WasteWatch(none).hasAny());
    QVERIFY(WasteWatch(none).patternOf(urlOf("/index.php?title=A&action=edit")).isEmpty());
    init();
    const WasteWatch watch(m_applications);
    QVERIFY(watch.hasAny());
    QCOMPARE(watch.patternOf(urlOf("/index.php?title=A&action=edit")), Forms);
    QVERIFY(watch.patternOf(urlOf("/index.php/A")).isEmpty());
}

/// A profile leaves them out; who chose none may have come for them.
void TestWasteWatch::commitsAreNoWaste()
{
    init();
    QVERIFY(WasteWatch(m_applications).patternOf(urlOf("/site/commit/?id=0123456789abcdef")).isEmpty());
    QVERIFY(!m_applications.wasteOf(urlOf("/site/commit/?id=0123456789abcdef")).isEmpty());
}

void TestWasteWatch::aRowOfPagesMakesTheTrap()
{
    init();
    WasteWatch watch(m_applications);
    for (int n = 1; n < WasteWatch::Patience; ++n)
        QVERIFY(!watch.see(Forms, history(n), {}, false));
    const auto trap = watch.see(Forms, history(WasteWatch::Patience), {}, false);
    QVERIFY(trap);
    QCOMPARE(trap->kind, QByteArray("waste"));
    QCOMPARE(trap->pattern, Forms);
    QCOMPARE(trap->pages, WasteWatch::Patience);
    QCOMPARE(trap->examples.size(), trap::MostExamples);
    QVERIFY(!watch.see(Forms, history(100), {}, true)); // once
}

void TestWasteWatch::aPageThatLeadsOnBeginsAnew()
{
    init();
    WasteWatch watch(m_applications);
    for (int n = 1; n < 5 * WasteWatch::Patience; ++n) {
        const bool leads = n % (WasteWatch::Patience - 1) == 0;
        const QList<UrlId> named = leads ? QList<UrlId>{UrlId(n)} : QList<UrlId>();
        QVERIFY(!watch.see(Forms, history(n), named, false));
        QVERIFY(watch.childDone(UrlId(n), true).isEmpty());
    }
}

/// A form that makes a page which nobody has written yet names that page.
void TestWasteWatch::whatIsMissingIsNoNews()
{
    init();
    WasteWatch watch(m_applications);
    for (int n = 1; n < WasteWatch::Patience; ++n)
        QVERIFY(!watch.see(Forms, history(n), {}, false));
    QVERIFY(!watch.see(Forms, history(50), {UrlId(50)}, false));
    QVERIFY(watch.childDone(UrlId(50), false).isEmpty());
    QVERIFY(watch.see(Forms, history(51), {}, false));
}

void TestWasteWatch::samplesComeAsTheirNumberDoubles()
{
    init();
    WasteWatch watch(m_applications);
    QList<int> samples;
    for (int n = 1; n <= 64; ++n) {
        if (watch.isSample(Forms, history(n)))
            samples.append(n);
    }
    QCOMPARE(samples, (QList<int>{8, 16, 32, 64}));
    QVERIFY(watch.isSample(Forms, history(32))); // whoever asks again
}

void TestWasteWatch::samplesThatLeadOnTakeItBack_data()
{
    QTest::addColumn<QByteArray>("leads"); // + or -, one a sample
    QTest::addColumn<int>("takenBackBy"); // 0: never
    QTest::newRow("the first two") << QByteArray("++") << 2;
    QTest::newRow("one says little") << QByteArray("+---") << 0;
    QTest::newRow("half of them") << QByteArray("--++") << 4;
    QTest::newRow("few of many") << QByteArray("+----+-----+") << 0;
}

void TestWasteWatch::samplesThatLeadOnTakeItBack()
{
    QFETCH(QByteArray, leads);
    QFETCH(int, takenBackBy);
    init();
    WasteWatch watch(m_applications);
    for (int n = 1; n <= WasteWatch::Patience; ++n)
        (void)watch.see(Forms, "http://w.test/before?action=edit&n=" + QByteArray::number(n), {}, false);
    int sample = 0;
    int takenBack = 0;
    for (int n = 1; sample < leads.size(); ++n) {
        QVERIFY(n < 1 << 20);
        if (!watch.isSample(Forms, history(n)))
            continue;
        const bool leading = leads[sample++] == '+';
        (void)watch.see(Forms, history(n), leading ? QList<UrlId>{UrlId(n)} : QList<UrlId>(), true);
        if (!watch.childDone(UrlId(n), true).isEmpty() && takenBack == 0)
            takenBack = sample;
    }
    QCOMPARE(takenBack, takenBackBy);
}

ARGIOPE_TEST(TestWasteWatch, QCoreApplication)
#include "tst_wastewatch.moc"
