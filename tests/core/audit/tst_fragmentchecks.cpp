#include "core/audit/fragmentchecks.h"
#include "core/html/extract.h"
#include "tests/core/audit/crawlinmemory.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using store::UrlRecord;

namespace {

/// A crawl in memory, with the links that its pages have.
class Crawl : private CrawlInMemory
{
public:
    Crawl &page(const QByteArray &path, const QByteArray &text)
    {
        const QByteArray url = "https://example.org" + path;
        m_pages.append({url, text});
        return put(document(text, url));
    }
    Crawl &failing(const QByteArray &path) { return put(answer(404, Outcome::Broken, "https://example.org" + path)); }
    Crawl &file(const QByteArray &path)
    {
        UrlRecord record = answer(200, Outcome::Ok, "https://example.org" + path);
        record.page.contentType = "application/pdf";
        return put(record);
    }
    Crawl &redirect(const QByteArray &path, qint64 to)
    {
        UrlRecord record = answer(301, Outcome::Redirect, "https://example.org" + path);
        record.page.redirectTo = base::UrlId(to);
        return put(record);
    }
    Crawl &skipped(const QByteArray &path)
    {
        UrlRecord record;
        record.url = "https://example.org" + path;
        record.state = store::UrlState::Skipped;
        return put(record);
    }
    template <class Change>
    Crawl &changed(Change change)
    {
        change(m_records.back());
        return *this;
    }

    /// "/a 1 link 2 of 1, fragment 0" for one such link on /a; "? /a" of what is left open.
    [[nodiscard]] QByteArrayList findings() const
    {
        const Limits limits;
        SiteGraph graph({});
        FragmentChecks checks(graph);
        QHash<QByteArray, qint64> ids;
        for (const UrlRecord &record : m_records) {
            const PageView view(record, limits, true);
            static_cast<void>(graph.add(view));
            checks.add(view);
            ids.insert(record.url, base::raw(record.id));
        }
        graph.resolve();
        checks.beginLinks();
        for (const auto &[url, text] : m_pages) {
            html::PageInput input;
            input.body = text;
            input.url = *url::parse(url);
            for (const html::Link &link : html::extractHtml(input, {}).links) {
                store::LinkNumbers numbers;
                numbers.page = base::UrlId(ids.value(url));
                numbers.target = base::UrlId(ids.value(link.url.hrefWithoutFragment().toByteArray()));
                checks.take(numbers);
            }
        }
        QByteArrayList lines;
        const auto evidenceOf = [](quint32 page, const std::vector<FragmentChecks::Miss> &misses) {
            QByteArrayList list;
            for (const FragmentChecks::Miss &miss : misses) {
                list << QByteArray("link " + QByteArray::number(miss.position) + " of " + QByteArray::number(page)
                    + ", fragment " + QByteArray::number(miss.index));
            }
            return list;
        };
        checks.finish(evidenceOf, [&](const char *id, const SiteVerdict &verdict) {
            QVERIFY(checkFromId(id));
            const auto path = [this](quint32 page) { return page ? m_records[page - 1].url.mid(19) : QByteArray(); };
            if (verdict.state == State::Undecidable)
                lines << QByteArray("? " + path(verdict.page));
            else
                lines << QByteArray(path(verdict.page) + ' ' + QByteArray::number(verdict.count) + ' '
                    + (QByteArrayList{verdict.evidence} + verdict.more).join("; "));
        });
        return lines;
    }

private:
    Crawl &put(const UrlRecord &record)
    {
        static_cast<void>(CrawlInMemory::put(record));
        return *this;
    }
    QList<QPair<QByteArray, QByteArray>> m_pages;
};

} // namespace

Q_DECLARE_METATYPE(Crawl)

/// Links to places in other pages.
class TestFragmentChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void crawls_data();
    void crawls();
};

void TestFragmentChecks::crawls_data()
{
    QTest::addColumn<Crawl>("crawl");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, const Crawl &crawl, const QByteArrayList &expected) {
        QTest::newRow(name) << crawl << expected;
    };
    const QByteArray one = "<a href=/b>b</a><a href=/b#x>x</a>";
    row("it is there", Crawl().page("/a", one).page("/b", "<p id=x>"), {});
    row("it is not", Crawl().page("/a", one).page("/b", "<p id=y>"), {"/a 1 link 1 of 1, fragment 0"});
    row("no places at all", Crawl().page("/a", one).page("/b", ""), {"/a 1 link 1 of 1, fragment 0"});
    row("percent-encoded", Crawl().page("/a", "<a href='/b#a b'>x</a>").page("/b", "<p id='a b'>"), {});
    row("as it is written", Crawl().page("/a", "<a href='/b#a%20b'>x</a>").page("/b", "<p id=a%20b>"), {});
    row("several",
        Crawl().page("/a", "<a href=/c#x>x</a><a href=/b#x>x</a><a href=#z>z</a>").page("/b", "").page("/c", ""),
        {"/a 3 #z; link 0 of 1, fragment 0; link 1 of 1, fragment 1"});
    row("the second",
        Crawl().page("/a", "<a href=/b#x>x</a><a href=/b#y>y</a><a href=/b#z>z</a>").page("/b", "<p id=x><p id=z>"),
        {"/a 1 link 1 of 1, fragment 1"});
    QByteArray many;
    for (int i = 0; i < 30; ++i)
        many += "<a href=/b#p" + QByteArray::number(i) + ">x</a>";
    QByteArrayList first;
    for (int i = 0; i < 10; ++i)
        first << "link " + QByteArray::number(i) + " of 1, fragment " + QByteArray::number(i);
    row("more than are told of", Crawl().page("/a", many).page("/b", ""), {"/a 30 " + first.join("; ")});
    row("in the page itself", Crawl().page("/a", "<a href=#z>z</a>"), {"/a 1 #z"});
    row("after others without", Crawl().page("/b", one).page("/a", "<a href=/b>b</a><img src=i><a href=/b#y>y</a>"),
        {"/b 1 #x", "/a 1 link 2 of 2, fragment 0"});
    row("a page that is gone", Crawl().page("/a", one).failing("/b"), {});
    row("no page", Crawl().page("/a", one).file("/b"), {});
    row("a page that was not fetched", Crawl().page("/a", one).skipped("/b"), {"? /a"});
    row("a page that an older version has read",
        Crawl().page("/a", one).page("/b", "").changed([](UrlRecord &record) { record.page.anchors.clear(); }),
        {"? /a", "? /b"});
    row("behind a redirect", Crawl().page("/a", one).redirect("/b", 3).page("/c", "<p id=x>"), {});
    row("not behind a redirect", Crawl().page("/a", one).redirect("/b", 3).page("/c", ""), {"? /a"});
    const auto location = [](const QByteArray &where) {
        return [where](UrlRecord &record) { record.page.headers = "location: " + where + '\n'; };
    };
    row("behind a redirect that hands it on",
        Crawl().page("/a", one).redirect("/b", 3).changed(location("/c")).page("/c", ""),
        {"/a 1 link 1 of 1, fragment 0"});
    row("behind two of them, and there",
        Crawl()
            .page("/a", one)
            .redirect("/b", 3)
            .changed(location("/c"))
            .redirect("/c", 4)
            .changed(location("/d"))
            .page("/d", "<p id=x>"),
        {});
    row("behind a redirect with one of its own, which is there",
        Crawl().page("/a", one).redirect("/b", 3).changed(location("/c#y")).page("/c", "<p id=y>"), {});
    row("behind a redirect with one of its own, which is not",
        Crawl().page("/a", one).redirect("/b", 3).changed(location("/c#y")).page("/c", "<p id=x>"),
        {"/a 1 link 1 of 1, fragment 0"});
    row("behind a redirect to the top",
        Crawl().page("/a", one).redirect("/b", 3).changed(location("/c#")).page("/c", "<p id=z>"), {});
    row("redirects in a circle", Crawl().page("/a", one).redirect("/b", 2), {"? /a"});
}

void TestFragmentChecks::crawls()
{
    QFETCH(Crawl, crawl);
    QTEST(crawl.findings(), "expected");
}

ARGIOPE_TEST(TestFragmentChecks, void)
#include "tst_fragmentchecks.moc"
