#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectsession.h"
#include "ui/sitemaps/sitemapsview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/tableview.h"
#include "ui/words/statuskind.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace argiope;
using sitemaps::SitemapsModel;
using sitemaps::SitemapsView;
using store::SitemapRecord;
using Mode = QAbstractItemModelTester::FailureReportingMode;

class TestSitemapsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static QString text(const SitemapsModel &model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }
    static int rowOf(const SitemapsModel &model, const QByteArray &url)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.at(row).url == url)
                return row;
        }
        return -1;
    }
    /// A project that knows so many sitemaps.
    bool makeProject(const QString &path, const QList<SitemapRecord> &sitemaps)
    {
        auto writer = store::Writer::create(path, {});
        if (!writer)
            return false;
        (*writer)->begin();
        for (SitemapRecord sitemap : sitemaps) {
            sitemap.host = (*writer)->host("http://a.test");
            sitemap.id = (*writer)->addSitemap(sitemap);
            (*writer)->updateSitemap(sitemap);
        }
        return bool((*writer)->commit());
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void saysWhatCameOfEach()
    {
        SitemapRecord waits;
        waits.url = "http://a.test/waits.xml";
        SitemapRecord robots = waits;
        robots.url = "http://a.test/robots.xml";
        robots.state = store::UrlState::Skipped;
        robots.rule = {facts::RuleKind::Robots, "2: Disallow: /"};
        SitemapRecord good = waits;
        good.url = "http://a.test/good.xml";
        good.state = store::UrlState::Finished;
        good.source = store::SitemapSource::Robots;
        good.outcome = base::Outcome::Ok;
        good.status = 200;
        good.urls = 12408;
        good.sitemaps = 0;
        good.bytes = 2048;
        good.responseMs = 41;
        SitemapRecord damaged = good;
        damaged.url = "http://a.test/damaged.xml.gz";
        damaged.problem = "bad_gzip";
        damaged.error = "line 3";
        damaged.urls = 7;
        SitemapRecord missing = good;
        missing.url = "http://a.test/missing.xml";
        missing.outcome = base::Outcome::Broken;
        missing.status = 404;
        missing.urls = missing.sitemaps = -1;
        const QString path = m_place.file(QStringLiteral("each.argiope"));
        QVERIFY(makeProject(path, {waits, robots, good, damaged, missing}));

        project::ProjectReader reader;
        SitemapsView view(reader);
        view.resize(1000, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        SitemapsModel &model = view.model();
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 5, 30000);
        QCOMPARE(text(model, 0, SitemapsModel::Result), QStringLiteral("Queued"));
        QVERIFY(text(model, 1, SitemapsModel::Result).startsWith(QStringLiteral("Not fetched: ")));
        QVERIFY(text(model, 2, SitemapsModel::Result).endsWith(QStringLiteral("(200)")));
        QCOMPARE(text(model, 2, SitemapsModel::Pages), QStringLiteral("12,408").remove(u','));
        QCOMPARE(text(model, 2, SitemapsModel::Time), QStringLiteral("41 ms"));
        QCOMPARE(text(model, 3, SitemapsModel::Result), QStringLiteral("Damaged sitemap (200)"));
        QCOMPARE(text(model, 4, SitemapsModel::Pages), QString()); // nobody knows
        const auto kind = [&](int row) {
            return words::StatusKind(model.index(row, SitemapsModel::Result).data(SitemapsModel::KindRole).toInt());
        };
        QCOMPARE(kind(0), words::StatusKind::Waiting);
        QCOMPARE(kind(1), words::StatusKind::Skipped);
        QCOMPARE(kind(2), words::StatusKind::Ok);
        QCOMPARE(kind(3), words::StatusKind::Failed);
        QCOMPARE(kind(4), words::StatusKind::ClientError);
        QCOMPARE(model.index(0, SitemapsModel::Address).data(SitemapsModel::KindRole).toInt(), -1);
        for (int column = 0; column < SitemapsModel::ColumnCount; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());

        // The one that is clicked says what is wrong with it.
        const auto *about = view.findChild<QLabel *>(QStringLiteral("sitemapAbout"));
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("sitemapsTable"));
        QVERIFY(about->text().contains(QStringLiteral("Select")));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model.index(3, 0)).center());
        QVERIFY(about->text().contains(QStringLiteral("The compressed file is damaged")));
        QVERIFY(about->text().contains(QStringLiteral("line 3")));
        // Whoever is selected stays it, wherever the row goes.
        const QHeaderView *header = table->horizontalHeader();
        const QPoint where(header->sectionViewportPosition(SitemapsModel::Pages) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_COMPARE(text(model, 0, SitemapsModel::Address), QStringLiteral("http://a.test/good.xml"));
        QCOMPARE(table->selectionModel()->selectedRows().first().row(), rowOf(model, damaged.url));
        QVERIFY(about->text().contains(QStringLiteral("line 3")));

        // Return opens it, the menu copies it.
        QSignalSpy opened(&view, &SitemapsView::openRequested);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.at(0).at(0).toString(), QString::fromLatin1(damaged.url));
        Q_EMIT table->customContextMenuRequested(table->visualRect(model.index(0, 0)).center());
        auto *menu = view.findChild<QMenu *>(QStringLiteral("sitemapMenu"));
        QVERIFY(menu);
        menu->actions().at(1)->trigger(); // Copy
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("http://a.test/good.xml"));
        menu->close();

        // A filter without a hit says so and can be cleared.
        auto *field = view.findChild<widgets::FilterField *>();
        QTest::keyClicks(field, QStringLiteral("GOOD"));
        QTRY_COMPARE(model.rowCount(), 1);
        QTest::keyClicks(field, QStringLiteral("nowhere"));
        QTRY_COMPARE(model.rowCount(), 0);
        const auto *empty = view.findChild<widgets::EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
        QTRY_COMPARE(model.rowCount(), 5);
    }

    void manyAreToldOf()
    {
        QList<SitemapRecord> many;
        SitemapRecord sitemap;
        for (int i = 0; i < SitemapsModel::MostSitemaps + 3; ++i) {
            sitemap.url = "http://a.test/" + QByteArray::number(i);
            many.append(sitemap);
        }
        const QString path = m_place.file(QStringLiteral("many.argiope"));
        QVERIFY(makeProject(path, many));
        project::ProjectReader reader;
        SitemapsView view(reader);
        view.show();
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), SitemapsModel::MostSitemaps, 60000);
        QCOMPARE(view.model().total(), SitemapsModel::MostSitemaps + 3);
        bool told = false;
        const auto labels = view.findChildren<QLabel *>();
        for (const QLabel *label : labels)
            told = told || label->text() == QStringLiteral("The first 10000 of 10003 sitemaps");
        QVERIFY(told);
    }

    /// What is in the sitemap and not in the crawl, and the other way round.
    void holdsTheCrawlAgainstThem()
    {
        test::TestSite elsewhere{{"/other", "another site's"}};
        const QByteArray links = "<a href=both>both</a> <a href=linked>linked</a> <a href=xhtml>xhtml</a> "
                                 "<a href=hidden>hidden</a> <a href=copy>copy</a> <a href='"
            + elsewhere.url("/other") + "'>other</a>";
        test::TestSite site{{"/", links}, {"/both", "both"}, {"/linked", "linked"}, {"/orphan", "orphan"},
            {"/hidden", "<meta name=robots content=noindex>"}, {"/copy", "<link rel=canonical href=linked>"}};
        site.setPage("/xhtml",
            test::Response{.contentType = "application/xhtml+xml",
                .body = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>x</body></html>"});
        QByteArray urls;
        for (const char *path : {"/", "/both", "/orphan", "/private"})
            urls += "<url><loc>" + site.url(path) + "</loc></url>";
        site.setPage("/robots.txt",
            test::Response{.body = "Sitemap: " + site.url("/a.xml") + "\nUser-agent: *\nDisallow: /private\n"});
        site.setPage("/a.xml", test::Response{.body = "<urlset>" + urls + "</urlset>"});
        project::ProjectSession session;
        SitemapsView view(session.reader());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto *button = view.findChild<QToolButton *>(QStringLiteral("sitemapUrls"));
        QVERIFY(button && !button->isEnabled());
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        settings.sitemaps = true;
        settings.checkExternal = true;
        session.startNew(settings, m_place.file(QStringLiteral("against.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(session.endReason() == engine::EndReason::Completed && !session.isActive(), 120000);
        view.poll(true);
        QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled(), 30000);
        auto reader = store::Reader::open(session.path());
        QVERIFY(reader);
        const QList<QByteArrayList> expected{
            {"/", "/both", "/orphan"}, {"/orphan"}, {"/private"}, {"/linked", "/xhtml"}};
        QSignalSpy wanted(&view, &SitemapsView::filterRequested);
        QCOMPARE(button->menu()->actions().size(), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i) {
            // By the keyboard: the button, then down to the entry.
            button->setFocus();
            QTimer::singleShot(0, &view, [button, i] {
                for (qsizetype step = 0; step <= i; ++step)
                    QTest::keyClick(button->menu(), Qt::Key_Down);
                QTest::keyClick(button->menu(), Qt::Key_Return);
            });
            QTest::keyClick(button, Qt::Key_Space);
            QTRY_COMPARE(wanted.count(), i + 1);
            const auto query = wanted.last().first().value<store::ListQuery>();
            QByteArrayList found;
            for (const qint64 id : (*reader)->ids(query))
                found << (*reader)->row(base::UrlId(id))->url.mid(site.origin().size());
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected.at(i));
        }
    }

    void followsACrawl()
    {
        test::TestSite site;
        const QByteArray index = "<sitemapindex><sitemap><loc>" + site.url("/a.xml") + "</loc></sitemap><sitemap><loc>"
            + site.url("/none.xml") + "</loc></sitemap></sitemapindex>";
        site.setPage("/robots.txt", test::Response{.body = "Sitemap: " + site.url("/index.xml") + "\n"});
        site.setPage("/index.xml", test::Response{.body = index});
        site.setPage(
            "/a.xml", test::Response{.body = "<urlset><url><loc>" + site.url("/orphan") + "</loc></url></urlset>"});
        site.setPage("/orphan", test::Response{.body = "x"});
        site.setPage("/", test::Response{.body = "x"});
        project::ProjectSession session;
        SitemapsView view(session.reader());
        view.resize(1000, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QAbstractItemModelTester tester(&view.model(), Mode::QtTest);
        connect(&session, &project::ProjectSession::progressed, &view, [&] { view.poll(); });
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        settings.sitemaps = true;
        session.startNew(settings, m_place.file(QStringLiteral("crawl.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(session.endReason() == engine::EndReason::Completed && !session.isActive(), 120000);
        view.poll(true);
        const SitemapsModel &model = view.model();
        QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() == 3 && rowOf(model, site.url("/none.xml")) >= 0, 30000);
        const int first = rowOf(model, site.url("/index.xml"));
        QTRY_COMPARE_WITH_TIMEOUT(text(model, first, SitemapsModel::Sitemaps), QStringLiteral("2"), 30000);
        QCOMPARE(text(model, first, SitemapsModel::NamedBy), QString::fromLatin1(site.url("/robots.txt")));
        const int second = rowOf(model, site.url("/a.xml"));
        QCOMPARE(text(model, second, SitemapsModel::Pages), QStringLiteral("1"));
        QCOMPARE(text(model, second, SitemapsModel::NamedBy), QString::fromLatin1(site.url("/index.xml")));
        QVERIFY(
            text(model, rowOf(model, site.url("/none.xml")), SitemapsModel::Result).endsWith(QStringLiteral("(404)")));
        // Another project, without any.
        const QString path = m_place.file(QStringLiteral("none.argiope"));
        QVERIFY(uitest::makeProject(path, 10));
        session.openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown() && model.rowCount() == 0, 30000);
        QVERIFY(view.findChild<widgets::EmptyState *>()->isVisible());
    }
};

ARGIOPE_TEST(TestSitemapsView, QApplication)
#include "tst_sitemapsview.moc"
