#include "core/audit/siteshares.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::audit;

/// Findings that are told once a site.
class TestSiteShares : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mostPages();
    void fewPages();
    void onePage();
    void hosts();
    void otherWords();
    void laterThanPages();
    void kinds();
    void pagesAmongFiles();

private:
    struct Told
    {
        quint32 page;
        int count;
        QByteArray evidence;
        std::vector<quint32> examples;
        bool operator==(const Told &) const = default;
    };
    /// `evidence`: "": nothing is found there.
    void look(quint32 page, const QByteArray &origin, const char *evidence)
    {
        m_shares.begin(page, origin);
        m_shares.countPassed(Gate::Html);
        if (evidence)
            m_shares.take(Check, page, found(evidence));
    }
    std::vector<Told> told(argiope::audit::Told how = argiope::audit::Told::OfSite, Gate gate = Gate::Html)
    {
        std::vector<Told> all;
        m_shares.tell([how, gate](int) { return std::pair(gate, how); },
            [&all](int, SiteShares::Shared shared) {
                all.push_back({shared.page, shared.verdict.count, shared.verdict.evidence, shared.examples});
            });
        m_shares = {};
        return all;
    }
    static constexpr int Check = 7;
    SiteShares m_shares;
};

void TestSiteShares::mostPages()
{
    for (quint32 page = 1; page <= 1000; ++page)
        look(page * 300, "https://a.example", page % 10 == 0 ? nullptr : "max-age=1");
    const auto all = told();
    QCOMPARE(all.size(), size_t(1));
    QCOMPARE(all[0].page, 300U);
    QCOMPARE(all[0].count, 900);
    QCOMPARE(all[0].evidence, QByteArray("max-age=1 (900 / 1000)"));
    QCOMPARE(all[0].examples, (std::vector<quint32>{600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3300}));
}

void TestSiteShares::fewPages()
{
    for (quint32 page = 1; page <= 9; ++page)
        look(page, "https://a.example", page % 3 == 0 ? "x" : nullptr);
    QCOMPARE(told(), (std::vector<Told>{{3, 1, "x", {}}, {6, 1, "x", {}}, {9, 1, "x", {}}}));
}

void TestSiteShares::onePage()
{
    look(1, "https://a.example", "x");
    QCOMPARE(told(), (std::vector<Told>{{1, 1, "x", {}}}));
}

void TestSiteShares::hosts()
{
    for (quint32 page = 1; page <= 8; ++page)
        look(
            page, page % 2 == 0 ? "https://a.example" : "https://b.example", page % 2 == 0 || page == 5 ? "" : nullptr);
    QCOMPARE(told(), (std::vector<Told>{{5, 1, "", {}}, {2, 4, "4 / 4", {4, 6, 8}}}));
}

/// What pages say may differ: each is told with its own.
void TestSiteShares::otherWords()
{
    for (quint32 page = 1; page <= 12; ++page)
        look(page, "https://a.example", page == 2 ? "x" : page == 4 ? "y" : page == 200 ? "x" : nullptr);
    look(200, "https://a.example", "x");
    QCOMPARE(told(), (std::vector<Told>{{2, 1, "x", {}}, {4, 1, "y", {}}, {200, 1, "x", {}}}));
}

/// What the whole crawl decides comes when all pages were looked at; a page is counted once.
void TestSiteShares::laterThanPages()
{
    for (quint32 page = 1; page <= 4; ++page)
        look(page, page < 3 ? "https://a.example" : "https://b.example", nullptr);
    for (const quint32 page : {1, 2, 3, 3})
        m_shares.take(Check, page, found());
    QCOMPARE(told(), (std::vector<Told>{{1, 2, "2 / 2", {2}}, {3, 1, "", {}}}));
}

/// Once for each evidence and host, however few.
void TestSiteShares::kinds()
{
    for (quint32 page = 1; page <= 100; ++page)
        look(page, "https://a.example", page % 2 == 0 ? nullptr : page % 3 == 0 ? "calendar" : "search");
    look(101, "https://b.example", "search");
    const auto all = told(argiope::audit::Told::OfEachKind);
    QCOMPARE(all.size(), size_t(3));
    QCOMPARE(all[0].page, 1U);
    QCOMPARE(all[0].count, 33);
    QCOMPARE(all[0].evidence, QByteArray("search"));
    QCOMPARE(all[0].examples.size(), size_t(MostMore));
    QCOMPARE(all[1].page, 3U);
    QCOMPARE(all[1].count, 17);
    QCOMPARE(all[2], (Told{101, 1, "search", {}}));
}

/// As many files as pages, and all pages have it: that is a matter of the site.
void TestSiteShares::pagesAmongFiles()
{
    for (quint32 id = 1; id <= 30; ++id) {
        look(id, "https://a.example", id <= 10 ? "x" : nullptr);
        m_shares.countPassed(Gate::Fetched);
    }
    QCOMPARE(told(argiope::audit::Told::OfSite, Gate::Fetched).size(), size_t(10)); // a third of all that are pages
    for (quint32 id = 1; id <= 30; ++id) {
        m_shares.begin(id, "https://a.example");
        m_shares.countPassed(Gate::Fetched);
        if (id > 10)
            continue;
        m_shares.countPassed(Gate::Html);
        m_shares.take(Check, id, found("x"));
    }
    const auto all = told(argiope::audit::Told::OfSite, Gate::Fetched);
    QCOMPARE(all.size(), size_t(1));
    QCOMPARE(all[0].evidence, QByteArray("x (10 / 30)"));
}

ARGIOPE_TEST(TestSiteShares, void)
#include "tst_siteshares.moc"
