#include "core/similar/groups.h"
#include "tests/core/similar/similartesting.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::similar;
using namespace argiope::similar::testing;

namespace {

SimilarPage pageOf(quint32 id, const QByteArray &text, quint32 inlinks = 1, quint32 depth = 1, quint32 urlBytes = 20)
{
    return {id, inlinks, depth, urlBytes, quint64(qHash(text)), signatureOf(text)};
}

/// "1: 2 3; 4: 5", the representative first.
QByteArray describe(const SimilarGroups &found)
{
    QByteArrayList lines;
    for (const SimilarGroup &group : found.groups) {
        QByteArray line = QByteArray::number(group.representative) + ':';
        for (const SimilarMember &member : group.others)
            line += ' ' + QByteArray::number(member.id);
        lines << line;
    }
    return lines.join("; ");
}

SimilarGroups groupsOf(std::vector<SimilarPage> pages, double threshold = 0.9)
{
    GroupOptions options;
    options.threshold = threshold;
    return findGroups(pages, options);
}

} // namespace

/// Which pages belong together.
class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groups();
    void duplicatesAlone();
    void representative_data();
    void representative();
    void likenessIsTold();
    void chains();
    void orderDoesNotMatter();
    void recall_data();
    void recall();
    void crowds();
    void canBeCanceled();
};

void TestGroups::groups()
{
    Writer writer(1);
    const QByteArrayList a = writer.words(400);
    const QByteArrayList b = writer.words(400);
    const SimilarGroups found
        = groupsOf({pageOf(1, a.join(' ')), pageOf(2, b.join(' ')), pageOf(3, writer.edited(a, 0.005).join(' ')),
            pageOf(4, writer.words(400).join(' ')), pageOf(5, writer.edited(b, 0.005).join(' ')),
            pageOf(6, writer.edited(a, 0.005).join(' ')), pageOf(7, writer.edited(a, 0.3).join(' '))});
    QCOMPARE(describe(found), QByteArray("1: 3 6; 2: 5"));
    QVERIFY(found.open.empty() && !found.canceled);
    QVERIFY(groupsOf({}).groups.empty());
}

/// Pages with one text are duplicates, of which others speak. With a near one beside them they belong to its group.
void TestGroups::duplicatesAlone()
{
    Writer writer(2);
    const QByteArrayList text = writer.words(400);
    const QByteArray same = text.join(' ');
    QCOMPARE(describe(groupsOf({pageOf(1, same), pageOf(2, same)})), QByteArray());
    QCOMPARE(describe(groupsOf({pageOf(1, same), pageOf(2, same), pageOf(3, writer.edited(text, 0.005).join(' '))})),
        QByteArray("1: 2 3"));
    // All of the main text is the same, and something beside it is not.
    SimilarPage other = pageOf(2, same);
    ++other.text;
    const SimilarGroups found = groupsOf({pageOf(1, same), other});
    QCOMPARE(describe(found), QByteArray("1: 2"));
    QCOMPARE(found.groups[0].others[0].likeness, 1.0);
}

void TestGroups::representative_data()
{
    QTest::addColumn<quint32>("inlinks");
    QTest::addColumn<quint32>("depth");
    QTest::addColumn<quint32>("urlBytes");
    QTest::newRow("most links") << 2u << 9u << 90u;
    QTest::newRow("the shallowest") << 1u << 0u << 90u;
    QTest::newRow("the shortest URL") << 1u << 1u << 19u;
}

void TestGroups::representative()
{
    QFETCH(quint32, inlinks);
    QFETCH(quint32, depth);
    QFETCH(quint32, urlBytes);
    Writer writer(3);
    const QByteArrayList text = writer.words(400);
    QCOMPARE(describe(groupsOf({pageOf(1, text.join(' ')), pageOf(2, writer.edited(text, 0.005).join(' ')),
                 pageOf(3, writer.edited(text, 0.005).join(' '), inlinks, depth, urlBytes)})),
        QByteArray("3: 1 2"));
}

void TestGroups::likenessIsTold()
{
    Writer writer(4);
    const QByteArrayList text = writer.words(600);
    const QByteArray one = text.join(' ');
    const QByteArray other = writer.edited(text, 0.015).join(' ');
    const SimilarGroups found = groupsOf({pageOf(1, one), pageOf(2, other)});
    QCOMPARE(describe(found), QByteArray("1: 2"));
    QVERIFY(std::abs(found.groups[0].others[0].likeness - jaccard(shinglesOf({one}), shinglesOf({other}))) < 0.05);
}

/// A page may be near another only by a third one.
void TestGroups::chains()
{
    Writer writer(5);
    QByteArrayList text = writer.words(800);
    std::vector<SimilarPage> pages;
    for (quint32 id = 1; id <= 12; ++id) {
        pages.push_back(pageOf(id, text.join(' ')));
        for (int i = 0; i < 12; ++i)
            text[int(id) * 40 + i] = writer.word();
    }
    const SimilarGroups found = groupsOf(pages);
    QCOMPARE(found.groups.size(), size_t(1));
    QCOMPARE(found.groups[0].others.size(), size_t(11));
    QVERIFY(found.groups[0].others.back().likeness < 0.85);
}

void TestGroups::orderDoesNotMatter()
{
    Writer writer(6);
    std::vector<SimilarPage> pages;
    for (quint32 id = 1; id < 300; id += 3) {
        const QByteArrayList text = writer.words(200);
        for (quint32 i = 0; i < 3; ++i)
            pages.push_back(pageOf(id + i, writer.edited(text, 0.005).join(' '), id % 7));
    }
    const QByteArray expected = describe(groupsOf(pages));
    QVERIFY(expected.count(';') > 50);
    std::mt19937 random(7);
    for (int i = 0; i < 3; ++i) {
        std::shuffle(pages.begin(), pages.end(), random);
        QCOMPARE(describe(groupsOf(pages)), expected);
    }
}

void TestGroups::recall_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<double>("chance"); // of a word to be another: likeness is a little above the threshold
    QTest::addColumn<int>("words");
    QTest::newRow("0.9") << 0.9 << 0.014 << 500;
    QTest::newRow("0.9, short") << 0.9 << 0.012 << 150;
    QTest::newRow("0.9, long") << 0.9 << 0.014 << 3000;
    QTest::newRow("0.8") << 0.8 << 0.032 << 500;
    QTest::newRow("0.7") << 0.7 << 0.052 << 500;
}

/// Of the pairs that the signatures show to be near, as good as none is missed by the bands.
void TestGroups::recall()
{
    QFETCH(double, threshold);
    QFETCH(double, chance);
    QFETCH(int, words);
    constexpr quint32 Pages = argiope::test::sanitized ? 300 : 600;
    Writer writer(8);
    std::vector<SimilarPage> pages;
    size_t expected = 0;
    for (quint32 id = 1; id < Pages; id += 2) {
        const QByteArrayList text = writer.words(words);
        pages.push_back(pageOf(id, text.join(' ')));
        pages.push_back(pageOf(id + 1, writer.edited(text, chance).join(' ')));
        const double alike = likeness(pages[pages.size() - 2].signature, pages.back().signature);
        expected += alike >= threshold && alike < 1 ? 1 : 0;
    }
    const size_t found = groupsOf(pages, threshold).groups.size();
    qInfo("%zu of %zu", found, expected);
    QVERIFY(expected > Pages / 4);
    QVERIFY(found <= expected);
    QVERIFY(double(found) >= 0.99 * double(expected));
}

/// Many pages that look alike without being it: found are those that are, and what may be missed is said.
void TestGroups::crowds()
{
    std::mt19937 random(9);
    const auto value = [&random] { return int(1 + random() % 15); };
    Signature frame;
    for (int bin = 0; bin < Signature::Bins; ++bin)
        frame.setBin(bin, value());
    std::vector<SimilarPage> pages;
    for (quint32 id = 1; id <= 10000; ++id) {
        SimilarPage page{id, 1, 1, 20, id, frame};
        for (int bin = 0; bin < Signature::Bins; ++bin) {
            if (random() % 1000 < 105) // so that two pages have 80 % in common
                page.signature.setBin(bin, value());
        }
        pages.push_back(page);
    }
    SimilarPage near = pages.back();
    near.id = near.text = 10001;
    near.signature.setBin(7, near.signature.bin(7) % 15 + 1);
    pages.push_back(near);
    const SimilarGroups found = groupsOf(pages);
    const bool together = std::any_of(found.groups.begin(), found.groups.end(),
        [](const SimilarGroup &group) { return group.representative == 10000 && group.others[0].id == 10001; });
    QVERIFY2(together, describe(found).constData());
    QVERIFY(!found.open.empty());
    QVERIFY(std::is_sorted(found.open.begin(), found.open.end()));
    QVERIFY(!std::binary_search(found.open.begin(), found.open.end(), 10000u));
}

void TestGroups::canBeCanceled()
{
    Writer writer(10);
    std::vector<SimilarPage> pages;
    for (quint32 id = 1; id <= 50; ++id)
        pages.push_back(pageOf(id, writer.words(100).join(' ')));
    std::atomic<bool> cancel = false;
    GroupOptions options;
    options.cancel = &cancel;
    int steps = 0;
    options.progress = [&](int done, int all) {
        QVERIFY(done < all);
        cancel = ++steps == 3;
    };
    QVERIFY(findGroups(pages, options).canceled);
    QCOMPARE(steps, 3);
}

ARGIOPE_TEST(TestGroups, void)
#include "tst_groups.moc"
