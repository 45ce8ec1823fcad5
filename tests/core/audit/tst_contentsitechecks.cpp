#include "core/audit/contentsitechecks.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <deque>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::UrlRecord;

namespace {

QByteArray textOf(int words, int from = 0)
{
    QByteArrayList text;
    for (int i = 0; i < words; ++i)
        text << QByteArray("w" + QByteArray::number((i + from) * 7919 % 10007));
    return text.join(' ');
}

class Pages
{
public:
    Pages &add(const QByteArray &path, const QByteArray &body, int inlinks = 1)
    {
        UrlRecord record = document("<title>" + path + "</title>" + body, "https://example.org" + path);
        record.id = base::UrlId(qint64(m_records.size()) + 1);
        record.page.id = record.id;
        record.inlinks = inlinks;
        m_records.push_back(std::move(record));
        return *this;
    }
    template <class Change>
    Pages &changed(Change change)
    {
        change(m_records.back());
        return *this;
    }

    /// "1: 2 95 %" for page 1 with page 2 as evidence; "? 1" of what is left open.
    [[nodiscard]] QByteArrayList findings(const char *check, const Limits &limits = {}) const
    {
        SiteGraph graph({});
        for (const UrlRecord &record : m_records)
            static_cast<void>(graph.add(PageView(record, limits, true)));
        graph.resolve();
        QByteArrayList lines;
        const SiteSink sink = [&](const char *id, const SiteVerdict &verdict) {
            QVERIFY2(checkFromId(id) && !checkFromId(id)->page, id);
            if (qstrcmp(id, check) != 0)
                return;
            const QByteArray page = QByteArray::number(verdict.page);
            if (verdict.state == State::Undecidable)
                lines << QByteArray("? " + page);
            else
                lines << QByteArray(page + ": "
                    + (verdict.other ? QByteArray::number(verdict.other) + ' ' : QByteArray()) + verdict.evidence);
        };
        checkThinForSite(graph, limits, sink);
        checkCanonicalTexts(graph, limits, sink);
        checkNearDuplicates(
            graph, limits, nullptr, [] {}, sink);
        std::sort(lines.begin(), lines.end());
        return lines;
    }

private:
    std::deque<UrlRecord> m_records;
};

constexpr const char *Near = "content-near-duplicate";
constexpr const char *Canonical = "canonical-different-text";
constexpr const char *Thin = "content-thin-for-site";

} // namespace

/// Pages held against each other by their main texts.
class TestContentSiteChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearDuplicates();
    void notNear();
    void threshold();
    void withoutSignature();
    void thin();
    void thinWithoutSpread();
    void thinOfOlderPages();
    void canonicalTexts();
};

void TestContentSiteChecks::nearDuplicates()
{
    const QByteArray text = textOf(400);
    const QByteArrayList found = Pages()
                                     .add("/a", "<nav>x</nav><p>" + text)
                                     .add("/b", "<p>" + text + " and a little more", 5)
                                     .add("/c", "<p>" + textOf(400, 5000))
                                     .findings(Near);
    QCOMPARE(found.size(), 2);
    QVERIFY2(found[0].startsWith("1: 2 9") && found[0].endsWith(" %"), found[0].constData());
    QVERIFY2(found[1].startsWith("2: 1 9") && found[1].endsWith(" %"), found[1].constData());
}

void TestContentSiteChecks::notNear()
{
    const QByteArray text = "<p>" + textOf(400);
    QCOMPARE(Pages().add("/a", text).add("/b", text).findings(Near), QByteArrayList()); // duplicates, and no more
    QCOMPARE(Pages().add("/a", text).add("/b", text + textOf(200, 5000)).findings(Near), QByteArrayList());
    QCOMPARE(Pages().add("/a", "<nav>x</nav>").add("/b", "<nav>y</nav>").findings(Near), QByteArrayList()); // no text
    // A search engine lists one of them only.
    QCOMPARE(Pages().add("/a", text).add("/b", "<meta name=robots content=noindex>" + text + " more").findings(Near),
        QByteArrayList());
    QCOMPARE(Pages().add("/a", text).add("/b", "<link rel=canonical href=/a>" + text + " more").findings(Near),
        QByteArrayList());
}

void TestContentSiteChecks::threshold()
{
    const QByteArray text = "<p>" + textOf(400);
    Limits limits;
    limits.nearDuplicate = 0.75;
    QCOMPARE(Pages().add("/a", text).add("/b", text + ' ' + textOf(80, 5000)).findings(Near), QByteArrayList());
    QCOMPARE(Pages().add("/a", text).add("/b", text + ' ' + textOf(80, 5000)).findings(Near, limits).size(), 2);
}

void TestContentSiteChecks::withoutSignature()
{
    const QByteArray text = "<p>" + textOf(400);
    Pages pages;
    pages.add("/a", text).changed([](UrlRecord &record) { record.page.signature.clear(); }); // the setting is off
    pages.add("/b", text).changed([](UrlRecord &record) {
        record.page.signature.clear();
        record.page.mainWords = -1; // an older version has read it
    });
    pages.add("/c", text).changed([](UrlRecord &record) { record.page.signature = "x"; }); // a stranger's file
    pages.add("/d", "");
    QCOMPARE(pages.findings(Near), (QByteArrayList{"? 1", "? 2", "? 3"}));
}

void TestContentSiteChecks::thin()
{
    Pages pages;
    for (int i = 0; i < 9; ++i)
        pages.add("/news/" + QByteArray::number(i), "<p>" + textOf(500 + 10 * i, 1000 * i));
    pages.add("/news/short", "<p>" + textOf(100));
    pages.add("/news/half", "<p>" + textOf(280));
    pages.add("/short", "<p>" + textOf(100)); // another folder, of one page
    QCOMPARE(pages.findings(Thin), (QByteArrayList{"10: 100 / 530"}));
    Limits limits;
    limits.thinForSitePages = 12;
    QCOMPARE(pages.findings(Thin, limits), QByteArrayList());
    // Of pages that have a few words each, none lacks its content.
    Pages few;
    for (int i = 0; i < 9; ++i)
        few.add("/few/" + QByteArray::number(i), "<p>" + textOf(4, 1000 * i));
    few.add("/few/short", "<p>" + textOf(1));
    QCOMPARE(few.findings(Thin), QByteArrayList());
}

void TestContentSiteChecks::thinWithoutSpread()
{
    Pages pages;
    for (int i = 0; i < 9; ++i)
        pages.add("/p?" + QByteArray::number(i), "<p>" + textOf(500, 1000 * i));
    pages.add("/p?short", "<p>" + textOf(200));
    QCOMPARE(pages.findings(Thin), (QByteArrayList{"10: 200 / 500"}));
}

void TestContentSiteChecks::thinOfOlderPages()
{
    Pages pages;
    pages.add("/a", "<p>x").changed([](UrlRecord &record) { record.page.mainWords = -1; });
    QCOMPARE(pages.findings(Thin), QByteArrayList{"? 1"});
}

void TestContentSiteChecks::canonicalTexts()
{
    const QByteArray text = "<p>" + textOf(400);
    const QByteArray names = "<link rel=canonical href=/a>";
    Pages pages;
    pages.add("/a", text);
    pages.add("/same", names + text + " and more");
    pages.add("/other", names + "<p>" + textOf(400, 5000));
    pages.add("/half", names + text + ' ' + textOf(300, 5000)); // 0.57
    pages.add("/short", names + "<p>" + textOf(40, 5000));
    pages.add("/unknown", names + text).changed([](UrlRecord &record) { record.page.signature.clear(); });
    pages.add("/elsewhere", "<link rel=canonical href=https://other.example/>" + text);
    QCOMPARE(pages.findings(Canonical), (QByteArrayList{"3: 1 0 %", "? 6", "? 7"}));
    Limits limits;
    limits.canonicalLikeness = 0.7;
    QCOMPARE(pages.findings(Canonical, limits).size(), 4);
}

ARGIOPE_TEST(TestContentSiteChecks, void)
#include "tst_contentsitechecks.moc"
