#include "core/store/writer.h"
#include "core/url/canonical.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/models/sitetreemodel.h"

#include <QAbstractItemModelTester>
#include <QFileInfo>
#include <QLocale>
#include <QPersistentModelIndex>
#include <QTest>

using namespace argiope;
using models::SiteTreeIndex;
using models::SiteTreeModel;
using store::Outcome;

namespace {

/// Adds URLs to a project, made where there is none: "+url" fetched, "!url" broken, "url" waiting, "-url" skipped.
bool addUrls(const QString &path, const QByteArrayList &urls)
{
    auto opened = QFileInfo::exists(path) ? store::Writer::open(path) : store::Writer::create(path, {});
    if (!opened)
        return false;
    store::Writer &writer = **opened;
    writer.begin();
    for (const QByteArray &text : urls) {
        const bool plain = text.at(0) != '+' && text.at(0) != '!' && text.at(0) != '-';
        store::NewUrl url;
        url.url = plain ? text : text.mid(1);
        url.key = url::urlKey(url.url, writer.keySeed());
        url.host = writer.host(url.url.left(url.url.indexOf('/', 8)));
        if (text.at(0) == '-')
            url.state = store::UrlState::Skipped;
        const store::UrlId id = writer.insert(url);
        if (id == store::UrlId::None)
            return false;
        store::PageRecord page;
        page.id = id;
        page.outcome = text.at(0) == '!' ? Outcome::Broken : Outcome::Ok;
        page.status = text.at(0) == '!' ? 404 : 200;
        if (text.at(0) == '+' || text.at(0) == '!')
            writer.finish(page);
    }
    return writer.commit().ok();
}

/// "name urls errors waiting" of each child.
QByteArrayList rowsOf(const SiteTreeModel &model, const QModelIndex &parent)
{
    QByteArrayList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells.append(model.index(row, column, parent).data().toString());
        rows.append(cells.join(QLatin1Char(' ')).trimmed().toUtf8());
    }
    return rows;
}

} // namespace

class TestSiteTreeModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    /// Opens a node and waits for its children.
    static bool open(SiteTreeModel &model, const QModelIndex &index)
    {
        const QPersistentModelIndex at(index);
        model.fetchMore(at); // the tester may have done it already
        return QTest::qWaitFor([&] { return model.rowCount(at) > 0; }, 30000);
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsHostsFoldersPagesAndQueries()
    {
        const QString path = m_place.file(QStringLiteral("tree.argiope"));
        QVERIFY(addUrls(path,
            {"+http://a.test/", "+http://a.test/docs/", "!http://a.test/docs/x", "http://a.test/docs/deep/y",
                "+http://a.test/docs", "+http://a.test/search?q=1/2", "+http://a.test/search?q=2",
                "+http://a.test/search", "-http://a.test/out/z", "!http://b.test:8080/p"}));
        project::ProjectReader reader;
        SiteTreeModel model(reader);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setActive(true);
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, 30000);
        QCOMPARE(rowsOf(model, {}), (QByteArrayList{"http://a.test/ 8 1 1", "http://b.test:8080/ 1 1"}));
        const QModelIndex a = model.index(0, 0);
        QCOMPARE(a.data(SiteTreeModel::IdRole).toLongLong(), 1); // the home page
        QVERIFY(open(model, a));
        QCOMPARE(rowsOf(model, a), (QByteArrayList{"docs/ 3 1 1", "docs 1", "search 1", "search? 2"}));
        const QModelIndex docs = model.index(0, 0, a);
        QCOMPARE(docs.data(SiteTreeModel::PrefixRole).toString(), QStringLiteral("http://a.test/docs/"));
        QVERIFY(open(model, docs));
        QCOMPARE(rowsOf(model, docs), (QByteArrayList{"deep/ 1  1", "x 1 1"}));
        QCOMPARE(model.index(1, 0, docs).data(SiteTreeModel::IdRole).toLongLong(), 3);
        const QModelIndex search = model.index(3, 0, a);
        QVERIFY(open(model, search));
        QCOMPARE(rowsOf(model, search), (QByteArrayList{"q=1/2 1", "q=2 1"}));
        // A prefix finds what the count says.
        auto direct = store::Reader::open(path);
        QVERIFY(direct.ok());
        store::ListQuery query;
        query.prefix = docs.data(SiteTreeModel::PrefixRole).toString().toUtf8();
        QCOMPARE((*direct)->ids(query).size(), 3);

        // More comes: what is open stays open, what was there stays where it is.
        const QPersistentModelIndex kept(docs);
        QVERIFY(addUrls(path, {"!http://a.test/docs/a", "+http://a.test/about/", "+http://c.test/"}));
        model.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 3, 30000);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(model.index(0, 0)), 5, 30000);
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(model, kept), (QByteArrayList{"deep/ 1  1", "a 1 1", "x 1 1"}), 30000);
        QCOMPARE(kept.row(), 1);
        // What waited is fetched, what is there breaks.
        {
            auto writer = store::Writer::open(path);
            QVERIFY(writer.ok());
            (*writer)->begin();
            store::PageRecord page;
            page.id = store::UrlId(4);
            page.outcome = Outcome::Broken;
            page.status = 404;
            (*writer)->finish(page);
            QVERIFY((*writer)->commit());
        }
        model.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(rowsOf(model, kept).at(0), QByteArray("deep/ 1 1"), 30000);
        reader.close();
        QCOMPARE(model.rowCount(), 0);
    }
    void namesAreForPeople()
    {
        const QString path = m_place.file(QStringLiteral("names.argiope"));
        QVERIFY(addUrls(path, {"+http://xn--bcher-kva.test/%E4%BD%A0%E5%A5%BD/a%20b", "+http://xn--bcher-kva.test/"}));
        project::ProjectReader reader;
        SiteTreeModel model(reader);
        model.setActive(true);
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, 30000);
        const QModelIndex host = model.index(0, 0);
        QCOMPARE(host.data().toString(), QStringLiteral("http://bücher.test/"));
        QVERIFY(open(model, host));
        const QModelIndex folder = model.index(0, 0, host);
        QCOMPARE(folder.data().toString(), QStringLiteral("你好/"));
        QCOMPARE(folder.data(SiteTreeModel::PrefixRole).toString(),
            QStringLiteral("http://xn--bcher-kva.test/%E4%BD%A0%E5%A5%BD/")); // what the server is asked for
        QVERIFY(open(model, folder));
        QCOMPARE(model.index(0, 0, folder).data().toString(), QStringLiteral("a%20b"));
    }
    void loadsLongFoldersByPages()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QString path = m_place.file(QStringLiteral("flat.argiope"));
        QByteArrayList urls;
        for (int i = 0; i < 2500; ++i)
            urls << "+http://a.test/p" + QByteArray::number(10000 + i * 2);
        QVERIFY(addUrls(path, urls));
        project::ProjectReader reader;
        SiteTreeModel model(reader);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setActive(true);
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, 30000);
        const QPersistentModelIndex host(model.index(0, 0));
        QVERIFY(open(model, host));
        QCOMPARE(model.rowCount(host), SiteTreeModel::PageSize + 1);
        const QModelIndex more = model.index(SiteTreeModel::PageSize, 0, host);
        QVERIFY(more.data(SiteTreeModel::MoreRole).toBool());
        QCOMPARE(more.data().toString(), QStringLiteral("1,500 more: press Enter to load them"));
        QCOMPARE(model.index(0, 0, host).data().toString(), QStringLiteral("p10000"));
        const QPersistentModelIndex last(model.index(SiteTreeModel::PageSize - 1, 0, host));
        QCOMPARE(last.data().toString(), QStringLiteral("p11998"));
        model.loadMore(more);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(host), 2 * SiteTreeModel::PageSize + 1, 30000);
        // A new page before them moves nothing out of what is loaded.
        QVERIFY(addUrls(path, {"+http://a.test/p10001"}));
        model.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(host), 2 * SiteTreeModel::PageSize + 2, 30000);
        QCOMPARE(last.row(), SiteTreeModel::PageSize);
        model.loadMore(model.index(model.rowCount(host) - 1, 0, host));
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(host), 2501, 30000);
        QVERIFY(!model.index(2500, 0, host).data(SiteTreeModel::MoreRole).toBool());
    }
    void countsWhatHasNoRoomAtItsFolder()
    {
        const QString path = m_place.file(QStringLiteral("full.argiope"));
        QVERIFY(addUrls(path, {"+http://a.test/d/1", "+http://a.test/d/2", "!http://a.test/d/3", "+http://b.test/x"}));
        auto reader = store::Reader::open(path);
        QVERIFY(reader.ok());
        SiteTreeIndex index(5); // the root, the host, its folder, two pages
        const std::atomic<bool> cancel = false;
        QVERIFY(index.update(**reader, true, cancel));
        QVERIFY(index.isFull());
        const auto hosts = index.children(SiteTreeIndex::Root, 10);
        QCOMPARE(hosts.all, 1);
        const auto folders = index.children(hosts.entries.at(0).node, 10);
        QCOMPARE(folders.entries.at(0).urls, 3);
        QCOMPARE(folders.entries.at(0).errors, 1);
        QCOMPARE(index.children(folders.entries.at(0).node, 10).all, 2);
        QCOMPARE(index.prefix(folders.entries.at(0).node), QByteArray("http://a.test/d/"));
        // Skipped ones that are let in after all are found, wherever they stand.
        SiteTreeIndex late;
        const QString other = m_place.file(QStringLiteral("late.argiope"));
        QVERIFY(addUrls(other, {"-http://a.test/1", "+http://a.test/2"}));
        auto second = store::Reader::open(other);
        QVERIFY(second.ok() && late.update(**second, true, cancel));
        QCOMPARE(late.urls(), 1);
        {
            auto writer = store::Writer::open(other);
            QVERIFY(writer.ok());
            (*writer)->begin();
            (*writer)->requeue(store::UrlId(1), store::UrlRole::Page, store::RuleId(1), {1});
            QVERIFY((*writer)->commit());
        }
        QVERIFY(late.update(**second, true, cancel));
        QCOMPARE(late.urls(), 2);
        const std::atomic<bool> stop = true;
        QVERIFY(!late.update(**second, true, stop));
    }
};

ARGIOPE_TEST(TestSiteTreeModel, QCoreApplication)
#include "tst_ui_sitetreemodel.moc"
