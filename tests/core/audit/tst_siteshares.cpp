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
    std::vector<Told> told()
    {
        std::vector<Told> all;
        m_shares.tell([](int) { return Gate::Html; },
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

ARGIOPE_TEST(TestSiteShares, void)
#include "tst_siteshares.moc"
