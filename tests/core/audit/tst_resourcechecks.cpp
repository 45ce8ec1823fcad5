// What pages are made of: for every check a page where it must be found, and a twin where it must not.

#include "core/audit/resourcechecks.h"
#include "tests/core/audit/crawlinmemory.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using facts::LinkKind;
using facts::LinkRel;
using facts::LinkRels;
using store::UrlRecord;

namespace {

const QList<store::LinkPlace> WrittenIn{{1, "a", "href"}, {2, "img", "src"}, {3, "script", "src"}, {4, "link", "href"},
    {5, "img", "srcset"}, {6, "style", "url"}};
enum WrittenAs : qint64 { AsAnchor = 1, AsImage, AsScript, AsLink, AsCandidate, AsStyle };
constexpr qint64 Kib = 1024;

/// Pages and what they are made of.
class Made : private CrawlInMemory
{
public:
    qint64 page(const QByteArray &sizes = {}, qint64 bytes = 1000)
    {
        UrlRecord record = document("<title>t</title>", "https://example.org/" + QByteArray::number(m_records.size()));
        record.page.imageSizes = sizes;
        record.page.bytes = bytes;
        return put(std::move(record));
    }
    /// Bytes, and what is noted of it.
    qint64 file(const char *type, qint64 bytes, const QByteArray &inspected = {}, const QByteArray &content = {})
    {
        UrlRecord record
            = answer(200, Outcome::Ok, "https://example.org/" + QByteArray::number(m_records.size()) + ".x");
        record.page.contentType = type;
        record.page.bytes = bytes;
        record.page.inspected = inspected;
        record.page.contentHash = content;
        return put(std::move(record));
    }
    qint64 image(int width, int height, qint64 bytes = 50'000)
    {
        return file("image/png", bytes,
            "{\"image\":[1,\"png " + QByteArray::number(width) + 'x' + QByteArray::number(height) + " still\"]}");
    }
    qint64 redirect(int ahead)
    {
        UrlRecord record
            = answer(301, Outcome::Redirect, "https://example.org/r" + QByteArray::number(m_records.size()));
        record.page.redirectTo = base::UrlId(qint64(m_records.size()) + 1 + ahead);
        return put(std::move(record));
    }
    qint64 failing()
    {
        return put(answer(404, Outcome::Broken, "https://example.org/f" + QByteArray::number(m_records.size())));
    }
    void use(qint64 page, qint64 target, WrittenAs place, LinkRels rel = {})
    {
        const LinkKind kind = place == AsAnchor ? LinkKind::Navigation : LinkKind::Resource;
        m_links.append({base::UrlId(page), base::UrlId(target), kind, rel, place, base::TextId::None});
    }

    /// "check id" of what is found, with the evidence; "?check id" of what is left open.
    [[nodiscard]] QSet<QByteArray> findings(const Limits &limits = {}) const
    {
        SiteGraph graph({});
        QSet<QByteArray> found;
        ResourceChecks checks(graph, limits, WrittenIn, [&found](const char *check, const SiteVerdict &verdict) {
            QVERIFY2(checkFromId(check) && ResourceChecks::decides(*checkFromId(check)), check);
            QByteArray line = (verdict.state == State::Undecidable ? "?" : "") + QByteArray(check) + ' '
                + QByteArray::number(verdict.page);
            if (!verdict.evidence.isEmpty())
                line += ": " + verdict.evidence;
            found.insert(line);
        });
        for (const UrlRecord &record : m_records) {
            const PageView view(record, limits, true);
            static_cast<void>(graph.add(view));
            checks.add(view);
        }
        graph.resolve();
        checks.beginLinks();
        for (const store::LinkNumbers &link : m_links)
            checks.take(link);
        checks.finish();
        return found;
    }
};

using Lines = QSet<QByteArray>;

} // namespace

class TestResourceChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void oversized();
    void openWhereNobodyLooked();
    void weight();
    void twice();
};

void TestResourceChecks::shapes_data()
{
    QTest::addColumn<QByteArray>("sizes");
    QTest::addColumn<QByteArray>("evidence"); // "" where the shape is as it should be
    QTest::newRow("its own") << QByteArray("[[0,400,300]]") << QByteArray();
    QTest::newRow("smaller") << QByteArray("[[0,200,150]]") << QByteArray();
    QTest::newRow("rounded") << QByteArray("[[0,133,100]]") << QByteArray();
    QTest::newRow("two off one way only") << QByteArray("[[0,400,303]]") << QByteArray("400x303, 400x300");
    QTest::newRow("within two") << QByteArray("[[0,400,302]]") << QByteArray();
    QTest::newRow("a square") << QByteArray("[[0,300,300]]") << QByteArray("300x300, 400x300");
    QTest::newRow("of another link") << QByteArray("[[1,300,300]]") << QByteArray();
    QTest::newRow("no numbers") << QByteArray("[[0,\"a\",null],5,{}]") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("[[0,3") << QByteArray();
}

void TestResourceChecks::shapes()
{
    QFETCH(const QByteArray, sizes);
    QFETCH(const QByteArray, evidence);
    Made made;
    const qint64 page = made.page(sizes);
    const qint64 image = made.image(400, 300, 3000);
    made.use(page, image, AsImage);
    const Lines expected = evidence.isEmpty() ? Lines{} : Lines{"image-wrong-ratio 1: " + evidence};
    QCOMPARE(made.findings(), expected);
}

void TestResourceChecks::oversized()
{
    Made made;
    const qint64 first = made.page("[[0,100,75],[1,200,150],[2,100,75]]");
    const qint64 second = made.page("[[0,400,300]]");
    const qint64 large = made.image(801, 601); // twice and a bit
    const qint64 sharp = made.image(400, 300);
    const qint64 light = made.image(800, 600, 4096);
    made.use(first, large, AsImage);
    made.use(first, sharp, AsImage);
    made.use(first, light, AsImage);
    made.use(second, large, AsImage);
    QVERIFY(made.findings().contains("image-oversized 3: 801x601, 400x300"));
    QCOMPARE(made.findings().size(), 1);
    // As a background it may be as large as the screen.
    made.use(second, large, AsStyle);
    QCOMPARE(made.findings(), Lines{"?image-oversized 3"});
}

void TestResourceChecks::openWhereNobodyLooked()
{
    Made made;
    const qint64 page = made.page("[[1,100,100],[2,50,50]]");
    const qint64 script = made.file("text/javascript", 10);
    const qint64 unseen = made.file("image/png", 50'000);
    const qint64 gone = made.failing();
    made.use(page, script, AsScript);
    made.use(page, unseen, AsImage);
    made.use(page, gone, AsImage);
    QCOMPARE(made.findings(), (Lines{"?image-wrong-ratio 1", "?image-oversized 3"}));
}

void TestResourceChecks::weight()
{
    Made made;
    const qint64 page = made.page({}, 667 * Kib);
    const qint64 photo = made.image(4000, 3000, 1500 * Kib);
    const qint64 code = made.file("text/javascript", 500 * Kib);
    const qint64 icon = made.image(16, 16, 9000 * Kib);
    const qint64 moved = made.redirect(-2); // to the code
    made.use(page, photo, AsImage);
    made.use(page, photo, AsImage); // once is enough
    made.use(page, code, AsScript);
    made.use(page, moved, AsLink);
    made.use(page, icon, AsLink);
    made.use(page, icon, AsAnchor);
    made.use(page, icon, AsScript, LinkRel::InTemplate);
    made.use(page, icon, AsCandidate);
    const auto weights = [&made] {
        Lines lines;
        for (const QByteArray &line : made.findings()) {
            if (line.contains("perf-page"))
                lines.insert(line);
        }
        return lines;
    };
    QCOMPARE(weights(), Lines{});
    const qint64 font = made.file("font/woff2", 1);
    made.use(page, font, AsLink);
    QCOMPARE(weights(), Lines{"perf-page-weight 1: 1536000 / 2731009"});
    const qint64 style = made.file("text/css", 1333 * Kib);
    made.use(page, style, AsLink);
    QCOMPARE(weights(), (Lines{"perf-page-weight 1: 1536000 / 4096001", "perf-page-heavy 1: 1536000 / 4096001"}));
    Made alone; // the page itself is the largest, and named
    const qint64 large = alone.page({}, 3000 * Kib);
    alone.use(large, alone.file("text/javascript", 10 * Kib), AsScript);
    QVERIFY(alone.findings().contains("perf-page-weight 1: 3072000 / 3082240"));
    Made open;
    const qint64 other = open.page();
    const qint64 unknown = open.file("text/javascript", -1);
    open.use(other, unknown, AsScript);
    QCOMPARE(open.findings(), (Lines{"?perf-page-weight 1", "?perf-page-heavy 1"}));
}

void TestResourceChecks::twice()
{
    Made made;
    const qint64 first = made.page();
    const qint64 second = made.page();
    const qint64 third = made.page();
    const qint64 code = made.file("text/javascript", 5000, {}, "one");
    const qint64 copy = made.file("text/javascript", 5000, {}, "one");
    const qint64 other = made.file("text/css", 5000, {}, "two");
    const qint64 small = made.file("text/css", 1023, {}, "three");
    const qint64 smallCopy = made.file("text/css", 1023, {}, "three");
    const qint64 unread = made.file("text/css", 5000);
    made.use(first, code, AsScript);
    made.use(first, other, AsLink);
    made.use(first, other, AsLink); // fetched once, and in force once
    made.use(first, small, AsLink);
    made.use(first, smallCopy, AsLink);
    made.use(first, unread, AsLink);
    made.use(second, code, AsScript);
    made.use(second, copy, AsScript);
    made.use(third, code, AsScript);
    made.use(third, other, AsLink);
    made.use(third, code, AsScript);
    QCOMPARE(made.findings(), (Lines{"perf-resource-twice 2", "perf-resource-twice 3"}));
}

ARGIOPE_TEST(TestResourceChecks, void)
#include "tst_resourcechecks.moc"
