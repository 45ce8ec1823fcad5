#include "core/store/schema.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/words/format.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace argiope;
using mainwindow::MainWindow;

/// Crawling a project once more from the menu.
class TestWindowAgain : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static void crawl(MainWindow &window, const test::TestSite &site)
    {
        window.show();
        auto *seed = window.findChild<QComboBox *>(QStringLiteral("seed"));
        seed->lineEdit()->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(seed->lineEdit(), Qt::Key_Return);
        waitForEnd(window);
    }
    static void waitForEnd(MainWindow &window)
    {
        QTRY_COMPARE_WITH_TIMEOUT(window.session().state(), engine::State::Ended, 60000);
        QCOMPARE(window.session().endReason(), engine::EndReason::Completed);
    }
    static QAction *action(const MainWindow &window, const char *name)
    {
        return window.findChild<QAction *>(QString::fromLatin1(name));
    }
    /// Presses a button of the question that Crawl Again asks.
    static void answer(const MainWindow &window, QMessageBox::ButtonRole role)
    {
        action(window, "againAction")->trigger();
        auto *box = window.findChild<QMessageBox *>(QStringLiteral("crawlAgain"));
        QVERIFY(box);
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == role)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static std::optional<store::UrlRecord> row(MainWindow &window, const QByteArray &url)
    {
        auto reader = store::Reader::open(window.session().path());
        return reader ? (*reader)->find(url) : std::nullopt;
    }

    static QString received(const MainWindow &window)
    {
        return window.findChild<QLabel *>(QStringLiteral("received"))->text();
    }

private Q_SLOTS:
    /// The line at the bottom says the same when the project is opened again.
    void whatWasReceivedStays()
    {
        test::TestSite site{
            {"/", QByteArray("<a href=a>a</a>" + QByteArray(5000, 'x'))}, {"/a", QByteArray(3000, 'y')}};
        QString path;
        QString said;
        {
            QPointer<MainWindow> window = new MainWindow({});
            crawl(*window, site);
            answer(*window, QMessageBox::AcceptRole);
            QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 2, 60000); // the second has begun
            waitForEnd(*window);
            said = words::format::size(2 * (5000 + 15 + 3000));
            QTRY_COMPARE_WITH_TIMEOUT(received(*window), said, 60000);
            path = window->session().path();
            window->close();
            QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
        }
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        window->openProject(path);
        QTRY_COMPARE_WITH_TIMEOUT(received(*window), said, 60000);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
    void initTestCase() { mainwindow::appearance::restore(); }

    void everything()
    {
        test::TestSite site{{"/", "<a href=a>a</a> <a href=old>old</a>"}, {"/a", "first"}, {"/old", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        QVERIFY(!action(*window, "againAction")->isEnabled()); // there is nothing yet
        crawl(*window, site);
        QCOMPARE(site.requestCount("/a"), 1);

        answer(*window, QMessageBox::RejectRole);
        QCOMPARE(window->session().state(), engine::State::Ended);

        site.setPage("/", "<a href=a>a</a> <a href=new>new</a>");
        site.setPage("/a", "second");
        // Another address that was typed meanwhile is none of this project's.
        window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit()->setText(QStringLiteral("other.test"));
        answer(*window, QMessageBox::AcceptRole);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isActive() || site.requestCount("/a") == 2, 60000);
        QVERIFY(!window->session().isActive() || !action(*window, "againAction")->isEnabled());
        waitForEnd(*window);
        QCOMPARE(site.requestCount("/a"), 2);
        QCOMPARE(site.requestCount("/new"), 1);
        const auto a = row(*window, site.url("/a"));
        QVERIFY(a);
        QCOMPARE(a->page.visits, 2);
        QVERIFY(a->page.lastChanged > 0);
        QVERIFY(row(*window, site.url("/new")));
        QCOMPARE(window->session().settings().seeds, QStringList{QString::fromLatin1(site.url("/"))});
        QVERIFY(action(*window, "againAction")->isEnabled());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    void readersSeeWhatACrawlLifts()
    {
        test::TestSite site{{"/", "<img src=x><a href=a>a</a>"}, {"/a", "x"}};
        const QString path = m_place.file(QStringLiteral("lifted.argiope"));
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        {
            project::ProjectSession session;
            session.startNew(settings, path);
            QTRY_COMPARE_WITH_TIMEOUT(session.state(), engine::State::Ended, 60000);
        }
        {
            // As the format before this one had it.
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("older"));
            db.setDatabaseName(path);
            QVERIFY(db.open());
            QStringList statements{
                QStringLiteral("CREATE TEMP TABLE older_links AS SELECT id, target, place, kind, rel, rule, "
                               "followed, text_id FROM links"),
                QStringLiteral("DROP VIEW link_list"), QStringLiteral("DROP VIEW links"),
                QStringLiteral("DELETE FROM link_tail")};
            for (const char *table : {"page_links", "link_forms", "link_index", "link_segments", "page_facts",
                     "own_columns", "own_values", "page_history", "runs", "probes", "sitemap_versions", "ranks",
                     "archive_files", "kept", "kept_aside", "page_texts"})
                statements.append(QStringLiteral("DROP TABLE ") + QLatin1String(table));
            for (const char *table : {"hosts", "sitemaps"})
                statements.append(QStringLiteral("ALTER TABLE %1 DROP COLUMN observations").arg(QLatin1String(table)));
            statements.append(QStringLiteral("ALTER TABLE hosts DROP COLUMN ip"));
            statements.append(QStringLiteral("DROP INDEX urls_queue"));
            statements.append(QStringLiteral("ALTER TABLE urls DROP COLUMN priority"));
            for (const char *column : {"inspected", "change_hash", "change_degree"})
                statements.append(QStringLiteral("ALTER TABLE pages DROP COLUMN ") + QLatin1String(column));
            statements.append(QStringLiteral("ALTER TABLE visits DROP COLUMN change_hash"));
            for (const QString &statement : store::schemaStatements(3)) {
                for (const char *name : {"TABLE links ", "TABLE link_index ", "TABLE link_segments ", "VIEW link_list ",
                         "INDEX urls_queue "}) {
                    if (statement.startsWith(QStringLiteral("CREATE ") + QLatin1String(name)))
                        statements.append(statement);
                }
            }
            statements.append(QStringLiteral("INSERT INTO links SELECT * FROM older_links"));
            statements.append(QStringLiteral("INSERT INTO link_tail SELECT DISTINCT id >> 24 FROM older_links"));
            statements.append(QStringLiteral("PRAGMA user_version = 3"));
            for (const QString &statement : std::as_const(statements))
                QVERIFY2(QSqlQuery(db).exec(statement), qPrintable(statement));
            db.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("older"));
        project::ProjectSession session;
        session.openProject(path);
        const auto &info = session.reader().info();
        QTRY_VERIFY_WITH_TIMEOUT(info && info->oldFormat, 60000);
        session.refetchProject(engine::RefetchKind::Everything, settings);
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), engine::State::Ended, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(info && !info->oldFormat, 60000);
        std::optional<qint64> images;
        session.reader().ask(
            project::Lane::Rows, this,
            [](store::Reader &reader, const std::atomic<bool> &) {
                return reader.rows({1}, {store::Columns::fixed().find(QByteArrayView("images"))->id});
            },
            [&images](const QList<store::UrlRow> &rows) {
                const auto *number = std::get_if<qint64>(&rows[0].values[0]);
                images = number ? *number : -1;
            });
        QTRY_VERIFY_WITH_TIMEOUT(images.has_value(), 60000);
        QCOMPARE(*images, 1);
    }
    void failures()
    {
        test::TestSite site{{"/", "<a href=a>a</a> <a href=gone>gone</a>"}, {"/a", "a"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        QCOMPARE(row(*window, site.url("/gone"))->page.outcome, base::Outcome::Broken);
        site.setPage("/gone", "back, with <a href=more>more</a>");
        site.setPage("/more", "m");
        action(*window, "failuresAction")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/more") == 1, 60000);
        waitForEnd(*window);
        QCOMPARE(site.requestCount("/a"), 1);
        QCOMPARE(row(*window, site.url("/gone"))->page.outcome, base::Outcome::Ok);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
};

ARGIOPE_TEST(TestWindowAgain, QApplication)
#include "tst_windowagain.moc"
