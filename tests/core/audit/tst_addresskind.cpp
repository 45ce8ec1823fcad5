#include "core/audit/addresskind.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

/// What pages are by their addresses.
class TestAddressKind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void archives_data();
    void archives();
    void laterPages_data();
    void laterPages();
    void behindOthers_data();
    void behindOthers();
};

namespace {

url::Url at(const QByteArray &path)
{
    return *url::parse(QByteArray("https://example.org" + path));
}

void rows(std::initializer_list<std::pair<const char *, bool>> all)
{
    QTest::addColumn<bool>("expected");
    for (const auto &[path, expected] : all)
        QTest::newRow(path) << expected;
}

} // namespace

void TestAddressKind::archives_data()
{
    rows({{"/category/news/", true}, {"/Tag/red", true}, {"/2026/05/", true}, {"/blog/page/2/", true},
        {"/?cat=3", true}, {"/shop?orderby=price", true}, {"/list?page=2", true}, {"/?p=12", false},
        {"/2026/05/a-post/", false}, {"/categorical/", false}, {"/2026-report", false}, {"/404", false}, {"/", false}});
}

void TestAddressKind::archives()
{
    QFETCH(bool, expected);
    QCOMPARE(audit::isArchive(at(QTest::currentDataTag())), expected);
}

void TestAddressKind::laterPages_data()
{
    rows({{"/blog/page/2/", true}, {"/blog/page/10", true}, {"/news/seite/3", true}, {"/noticias/p%C3%A1gina/2", true},
        {"/post/comment-page-2/", true}, {"/forum/page2", true}, {"/forum/page-3", true}, {"/?paged=2", true},
        {"/list?sort=price&page=4", true}, {"/list?start=20", true}, {"/list?offset=10", true},
        {"/blog/page/1/", false}, {"/blog/page/", false}, {"/page/about", false}, {"/landing-page-2/", false},
        {"/list?page=1", false}, {"/list?page=contact", false}, {"/list?start=0", false}, {"/?p=12", false},
        {"/article/20261128", false}, {"/homepage2/", false}, {"/list?pages=2", false}, {"/list?page=20261128", false},
        {"/chapter/2", false}, {"/", false}});
}

void TestAddressKind::laterPages()
{
    QFETCH(bool, expected);
    QCOMPARE(audit::isLaterPage(at(QTest::currentDataTag())), expected);
}

void TestAddressKind::behindOthers_data()
{
    QTest::addColumn<QByteArray>("address");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *address, const char *before, bool expected) {
        QTest::addRow("%s behind %s", address, before) << QByteArray(address) << QByteArray(before) << expected;
    };
    row("/list/2", "/list/", true);
    row("/list/3/", "/list/2/", true);
    row("/list?p=2", "/list", true);
    row("/list?p=3", "/list?p=2", true);
    row("/book/ch03.html", "/book/ch02.html", false);
    row("/docs/install.html", "/docs/index.html", false);
    row("/2026/05/second", "/2026/05/first", false);
    row("/list?view=all", "/list", false);
    row("/other/2", "/list/", false);
}

void TestAddressKind::behindOthers()
{
    QFETCH(QByteArray, address);
    QFETCH(QByteArray, before);
    QFETCH(bool, expected);
    QCOMPARE(audit::isLaterPage(at(address), at(before)), expected);
}

ARGIOPE_TEST(TestAddressKind, void)
#include "tst_addresskind.moc"
