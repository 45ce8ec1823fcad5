// By what URLs that were fetched for nothing are alike.

#include "core/audit/urlpatterns.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;

namespace {

using Waste = UrlPatterns::Waste;

/// URLs of a site, and which of them are wasted.
struct WastedSite
{
    UrlPatterns patterns;
    std::vector<Waste> waste{Waste::None};

    /// So many URLs; "#" in `path` becomes their number.
    WastedSite &add(int count, const QByteArray &path, Waste what = Waste::None)
    {
        for (int i = 0; i < count; ++i) {
            const auto url
                = url::parse(QByteArray("https://example.org" + QByteArray(path).replace('#', QByteArray::number(i))));
            patterns.add(*url, quint32(waste.size()));
            waste.push_back(what);
        }
        return *this;
    }
};

} // namespace

class TestUrlPatterns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void groups_data();
    void groups();
    void manyPatterns();
};

void TestUrlPatterns::groups_data()
{
    QTest::addColumn<std::shared_ptr<WastedSite>>("site");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *name, WastedSite site, const QByteArrayList &expected) {
        QTest::newRow(name) << std::make_shared<WastedSite>(std::move(site)) << expected;
    };
    row("none", WastedSite().add(50, "/p/#"), {});
    row("a parameter on many paths",
        WastedSite().add(50, "/2024/post-#/").add(30, "/2024/post-#/?replytocom=#", Waste::NoIndex),
        {"?replytocom= 30 noindex"});
    row("too few", WastedSite().add(50, "/post-#").add(19, "/post-#?replytocom=#", Waste::NoIndex), {});
    row("a parameter of pages, too",
        WastedSite().add(50, "/doku.php?id=p#").add(40, "/doku.php?id=p#&do=edit", Waste::NoIndex),
        {"?do= 40 noindex"});
    row("one value of a parameter",
        WastedSite().add(50, "/i.php?title=P#&action=view").add(40, "/i.php?title=P#&action=edit", Waste::NoIndex),
        {"?action=edit 40 noindex"});
    row("numbers are no words", WastedSite().add(60, "/list?page=#", Waste::Canonicalised).add(50, "/i?p=#"),
        {"?page= 60 canonical"});
    row("semicolons",
        WastedSite().add(50, "/?p=site.git;a=commit;h=#").add(50, "/?p=site.git;a=blobdiff;h=#", Waste::Duplicate),
        {"?a=blobdiff 50 duplicate"});
    row("a folder", WastedSite().add(50, "/site/tree/f#").add(30, "/site/blame/f#", Waste::NoIndex),
        {"/site/blame/ 30 noindex"});
    row("an end", WastedSite().add(50, "/post-#/").add(30, "/post-#/print/", Waste::Duplicate),
        {"/…/print/ 30 duplicate"});
    row("two of them",
        WastedSite()
            .add(50, "/post-#/")
            .add(30, "/post-#/?replytocom=#", Waste::NoIndex)
            .add(25, "/post-#/?share=mail", Waste::Canonicalised),
        {"?replytocom= 30 noindex", "?share= 25 canonical"});
    row("both at once count once", WastedSite().add(50, "/post-#").add(30, "/post-#?a=1&b=2", Waste::NoIndex),
        {"?a= 30 noindex"});
    row("more than a tenth is good", WastedSite().add(10, "/list?page=#").add(60, "/list?page=#", Waste::Canonicalised),
        {});
    row("first pages of a pattern are good",
        WastedSite().add(3, "/list?page=#").add(60, "/list?page=#", Waste::Canonicalised), {"?page= 60 canonical"});
}

void TestUrlPatterns::groups()
{
    QFETCH(const std::shared_ptr<WastedSite>, site);
    QFETCH(const QByteArrayList, expected);
    static constexpr const char *words[] = {"", "noindex", "canonical", "duplicate"};
    QByteArrayList found;
    const auto groups = site->patterns.wasted([&](quint32 page) { return site->waste[page]; }, 20, 0.9);
    for (const UrlPatterns::Group &group : groups)
        found << QByteArray(
            group.pattern + ' ' + QByteArray::number(qint64(group.pages.size())) + ' ' + words[int(group.waste)]);
    QCOMPARE(found, expected);
}

/// A site with a folder for each page takes no more memory than one with a few.
void TestUrlPatterns::manyPatterns()
{
    WastedSite site;
    site.add(60'000, "/f#/x").add(30, "/late?print=1", Waste::Duplicate);
    QVERIFY(site.patterns.wasted([&](quint32 page) { return site.waste[page]; }, 20, 0.9).isEmpty());
    UrlPatterns patterns;
    for (quint32 id = 1; id <= 30; ++id)
        patterns.add(*url::parse(QByteArray("https://example.org/early?print=" + QByteArray::number(id))), id);
    for (quint32 id = 31; id < 60'000; ++id)
        patterns.add(*url::parse(QByteArray("https://example.org/f" + QByteArray::number(id) + "/x")), id);
    const auto groups
        = patterns.wasted([](quint32 page) { return page <= 30 ? Waste::Duplicate : Waste::None; }, 20, 0.9);
    QCOMPARE(groups.size(), 1);
    QCOMPARE(groups.first().pattern, QByteArray("?print="));
    QCOMPARE(groups.first().pages.size(), size_t(30));
}

ARGIOPE_TEST(TestUrlPatterns, void)
#include "tst_urlpatterns.moc"
