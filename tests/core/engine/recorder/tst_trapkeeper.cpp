#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::TrapKeeper;
using enginetest::Parts;
using facts::RuleKind;
using store::UrlState;
using trap::SameContent;

namespace {

const char *const Calendar = "calendar http://a.test/day?d={date}";

/// A trap that keeps out what looks like `pattern`.
void addTrap(Parts &parts, trap::Kind kind, const QByteArray &pattern)
{
    parts.watch.add({trap::name(kind), pattern, {"http://a.test/example"}, false});
}

/// No number: pages of a numbered series may well look alike.
QByteArray wordOf(int number)
{
    QByteArray word = QByteArray::number(number);
    for (char &c : word)
        c = char(c - '0' + 'a');
    return word;
}

/// The same text on each page that is given the same letter.
void say(engine::PageResult &page, char text)
{
    page.record.wordCount = 20;
    page.record.textHash = QByteArray(16, text);
}

} // namespace

class TestTrapKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsFoundIsKept();
    void aReleaseLetsInPieceByPiece();
    void whoEndsLetsNobodyIn();
    void aReleaseMayBeTakenBack();
    void onePageForWhateverIsMissing();
    void aGalleryIsNone_data();
    void aGalleryIsNone();
    void nothingIsWatchedWhereTrapsAreIgnored();
    void aFloodIsAskedAbout();
    void aFormMayBeBlockedUnasked();
};

void TestTrapKeeper::whatIsFoundIsKept()
{
    Parts parts;
    addTrap(parts, trap::Kind::SameContent, "http://a.test/x");
    parts.traps.note("same_content http://a.test/x");
    QCOMPARE(parts.found, (QList<QByteArray>{"same_content http://a.test/x"}));
    // Another session knows it again.
    judge::TrapWatch watch(settings::TrapPolicy::Quarantine, {});
    trap::QueuePatterns patterns;
    TrapKeeper again(watch, patterns, *parts.writer, parts.queue,
        {[](const QByteArray &) {}, [](base::LogLevel, const QByteArray &) {}, [](const QByteArray &) {}});
    QVERIFY(!watch.keeps());
    again.open();
    QVERIFY(watch.keeps());
    QCOMPARE(watch.traps().first().pattern, QByteArray("http://a.test/x"));
}

void TestTrapKeeper::aReleaseLetsInPieceByPiece()
{
    Parts parts;
    const base::RuleId rule = parts.writer->rule({RuleKind::Trap, Calendar});
    const int kept = TrapKeeper::ReleaseBatch + 5;
    for (int i = 0; i < kept; ++i) {
        const auto target = parts.target("http://a.test/day?d=" + QByteArray::number(i));
        (void)parts.discovery.meet({target}, {rule}, {{3, 0, UrlId(1)}});
        const UrlId id = parts.idOf(target.url);
        parts.queue.take(id);
        parts.pages.skip({parts.queue.out.at(id), {RuleKind::Trap, Calendar}});
    }
    QCOMPARE(parts.queue.skipped, kept);
    const engine::TrapRelease release{Calendar, true};
    QVERIFY(!parts.traps.release(release, false, parts.refetch, parts.discovery));
    QCOMPARE(parts.queue.waiting.size(), size_t(TrapKeeper::ReleaseBatch));
    // Meanwhile another way to one that waits for its piece gives it its depth, and does not let it in.
    const QByteArray last = "http://a.test/day?d=" + QByteArray::number(kept - 1);
    (void)parts.discovery.meet({parts.target(last)}, {rule}, {{2, 0, UrlId(1)}});
    QCOMPARE(parts.writer->byId(parts.idOf(last))->state, UrlState::Skipped);
    QVERIFY(parts.traps.release(release, false, parts.refetch, parts.discovery));
    QCOMPARE(parts.queue.waiting.size(), size_t(kept));
    QCOMPARE(parts.queue.skipped, 0);
    QCOMPARE(parts.queue.waiting.at(parts.idOf(last)).depth, 2);
    const auto known = parts.writer->byId(parts.idOf(last));
    QCOMPARE(known->state, UrlState::Queued);
    QCOMPARE(known->rule, parts.writer->rule({RuleKind::Released, Calendar}));
    QCOMPARE(parts.writer->settings().releasedTraps, (QStringList{QString::fromLatin1(Calendar)}));
    QVERIFY(parts.traps.isReleased(Calendar));
    // Once more lets nobody in, and is done at once.
    QVERIFY(parts.traps.release(release, false, parts.refetch, parts.discovery));
    QCOMPARE(parts.writer->settings().releasedTraps.size(), 1);
}

void TestTrapKeeper::whoEndsLetsNobodyIn()
{
    Parts parts;
    const base::RuleId rule = parts.writer->rule({RuleKind::Trap, Calendar});
    auto target = parts.target("http://a.test/day?d=1");
    target.fate = judge::Fate::Skip;
    (void)parts.discovery.meet({target}, {rule}, {{3, 0, UrlId(1)}});
    QVERIFY(parts.traps.release({Calendar, true}, true, parts.refetch, parts.discovery));
    QVERIFY(parts.queue.waiting.empty());
    // Who goes on with the crawl finds it in the settings.
    QCOMPARE(parts.writer->settings().releasedTraps.size(), 1);
}

void TestTrapKeeper::aReleaseMayBeTakenBack()
{
    Parts parts;
    QVERIFY(parts.traps.release({Calendar, true}, false, parts.refetch, parts.discovery));
    QVERIFY(parts.traps.release({Calendar, false}, false, parts.refetch, parts.discovery));
    QVERIFY(parts.writer->settings().releasedTraps.isEmpty());
    QVERIFY(!parts.traps.isReleased(Calendar));
}

void TestTrapKeeper::onePageForWhateverIsMissing()
{
    // Whatever is asked for has the same text, and links to two more of the kind.
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/x"});
    int next = 0;
    int fetched = 0;
    while (!parts.queue.waiting.empty() && parts.found.isEmpty() && fetched < 10000) {
        ++fetched;
        QList<QByteArray> links;
        for (int i = 0; i < 2; ++i)
            links.append("http://a.test/x/" + wordOf(++next));
        auto page = parts.answer(parts.queue.takeAny(), links);
        say(page, 't');
        parts.pages.record(std::move(page));
    }
    QCOMPARE(parts.found.size(), 1);
    QVERIFY(parts.found.first().startsWith("same_content "));
    QVERIFY(fetched >= SameContent::WatchFrom + SameContent::LeastAgain);
    // What such a page is the first to name is kept out from now on.
    const auto skipped = parts.queue.skipped;
    auto page = parts.answer(parts.queue.takeAny(), {"http://a.test/other"});
    say(page, 't');
    parts.pages.record(std::move(page));
    QCOMPARE(parts.queue.skipped, skipped + 1);
    const auto kept = parts.writer->byId(parts.idOf("http://a.test/other"));
    QCOMPARE(kept->state, UrlState::Skipped);
    QCOMPARE(kept->rule, parts.writer->rule({RuleKind::Trap, parts.found.first()}));
    // Of another page it is not.
    page = parts.answer(parts.queue.takeAny(), {"http://a.test/fine"});
    say(page, 'u');
    parts.pages.record(std::move(page));
    QCOMPARE(parts.writer->byId(parts.idOf("http://a.test/fine"))->state, UrlState::Queued);
}

void TestTrapKeeper::aGalleryIsNone_data()
{
    QTest::addColumn<QByteArray>("picture"); // "N": another one on each page
    QTest::addColumn<bool>("trap");
    QTest::newRow("other pictures") << QByteArray("http://a.test/photo/N.jpg") << false;
    QTest::newRow("the same picture") << QByteArray("http://a.test/logo.png") << true;
    QTest::newRow("a counter") << QByteArray("http://a.test/count.gif?N") << true;
}

void TestTrapKeeper::aGalleryIsNone()
{
    // Photos with the same words beneath them, each linked to the next two.
    QFETCH(QByteArray, picture);
    QFETCH(bool, trap);
    Parts parts;
    const UrlId home = parts.addSeed("http://a.test/");
    parts.fetch(home, {"http://a.test/x"});
    int next = 0;
    for (int fetched = 0; fetched < 600 && !parts.queue.waiting.empty() && parts.found.isEmpty(); ++fetched) {
        QList<QByteArray> links;
        for (int i = 0; i < 2; ++i)
            links.append("http://a.test/x/" + wordOf(++next));
        auto page = parts.answer(parts.queue.takeAny(), links);
        say(page, 't');
        auto image = parts.target(QByteArray(picture).replace("N", wordOf(fetched)));
        image.fate = judge::Fate::Skip;
        page.found.targets.append(image);
        judge::FoundLink link;
        link.target = int(page.found.targets.size()) - 1;
        link.place = int(page.found.places.size());
        link.kind = facts::LinkKind::Resource;
        page.found.places.append(judge::Place{"img", "src"});
        page.found.links.append(link);
        parts.pages.record(std::move(page));
    }
    QCOMPARE(!parts.found.isEmpty(), trap);
}

void TestTrapKeeper::nothingIsWatchedWhereTrapsAreIgnored()
{
    settings::CrawlSettings settings;
    settings.traps = settings::TrapPolicy::Ignore;
    Parts parts(settings);
    const UrlId home = parts.addSeed("http://a.test/");
    auto page = parts.answer(parts.queue.take(home));
    say(page, 't');
    for (int i = 0; i < 3 * SameContent::WatchFrom; ++i)
        QCOMPARE(parts.traps.watch(page).verdict, SameContent::Verdict::Fine);
    QCOMPARE(parts.traps.keeping("http://a.test/day?d=1", 9), base::RuleId::None);
}

void TestTrapKeeper::aFloodIsAskedAbout()
{
    Parts parts;
    const auto diff = [](int n) -> QByteArray { return "http://a.test/w?diff=" + QByteArray::number(n); };
    const QByteArray id = "flood http://a.test/w?diff";
    int next = 0;
    for (int n = 0; n < 2000; ++n) {
        for (int i = 0; i < 3; ++i)
            (void)parts.patterns.add(diff(next++));
        parts.traps.pageDone(diff(n), [&] { return qint64(next - n); });
    }
    QCOMPARE(parts.found, QList<QByteArray>{id});
    // It goes on until somebody says otherwise, and nobody is asked again.
    QVERIFY(parts.traps.keeping(diff(9999), 3) == base::RuleId::None);
    QCOMPARE(parts.writer->settings().releasedTraps, QStringList{QString::fromUtf8(id)});
    QVERIFY(parts.traps.release({id, false}, false, parts.refetch, parts.discovery));
    QVERIFY(parts.traps.keeping(diff(9999), 3) != base::RuleId::None);
    QVERIFY(parts.traps.keeping("http://a.test/w?old=5", 3) == base::RuleId::None);
    QVERIFY(parts.writer->settings().releasedTraps.isEmpty());
    const QList<trap::Trap> traps = trap::fromJson(parts.writer->meta("traps"));
    QCOMPARE(traps.size(), 1);
    QVERIFY(!traps.constFirst().released);
    QVERIFY(traps.constFirst().pages > 500);
    QCOMPARE(traps.constFirst().examples.constFirst(), diff(0));
}

void TestTrapKeeper::aFormMayBeBlockedUnasked()
{
    Parts parts;
    QVERIFY(parts.traps.release({"flood http://a.test/p/{n}", false}, false, parts.refetch, parts.discovery));
    QVERIFY(parts.traps.keeping("http://a.test/p/77", 3) != base::RuleId::None);
    QVERIFY(parts.traps.keeping("http://a.test/q/77", 3) == base::RuleId::None);
    QCOMPARE(trap::fromJson(parts.writer->meta("traps")).size(), 1);
}

ARGIOPE_TEST(TestTrapKeeper, QCoreApplication)
#include "tst_trapkeeper.moc"
