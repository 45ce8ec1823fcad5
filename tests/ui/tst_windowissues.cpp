// From a crawl that has ended: one click to an issue's URLs, one click to a file of what a table shows.
#include "core/audit/words.h"
#include "core/store/columns.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/brokenlinks/brokenlinksview.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportkeys.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/linkproblemsmodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/urlissuesmodel.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

using namespace argiope;
using mainwindow::MainWindow;
using models::StatsModel;

namespace {

constexpr int FindingsWaitMs = 60000;

} // namespace

class TestWindowIssues : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QUrl m_opened;

    void crawl(MainWindow &window, const test::TestSite &site) const
    {
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto *field = window.findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        field->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *issues = window.findChild<issues::IssuesView *>();
        QTRY_VERIFY_WITH_TIMEOUT(
            !window.session().isActive() && issues->auditRun().currentFindings() != nullptr, 2 * FindingsWaitMs);
    }
    static QModelIndex lineOf(const QAbstractItemModel &model, const char *check)
    {
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex title = model.index(group, 0);
            for (int row = 0; row < model.rowCount(title); ++row) {
                const QModelIndex line = model.index(row, 0, title);
                if (line.data(StatsModel::CheckRole).toByteArray() == check)
                    return line;
            }
        }
        return {};
    }
    static void click(QTreeView &tree, const QModelIndex &line)
    {
        tree.scrollTo(line);
        QVERIFY(tree.visualRect(line).isValid());
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(line).center());
    }
    static QString written(const MainWindow &window)
    {
        const auto *message = window.findChild<widgets::MessageBar *>();
        const QString text = message->text();
        return message->isVisible() && text.contains(QStringLiteral("written to “"))
            ? QDir::fromNativeSeparators(text.section(u'“', 1).section(u'”', 0, 0))
            : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        mainwindow::appearance::restore();
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
    }
    void cleanup() { mainwindow::appearance::setLanguage(QStringLiteral("en")); } // also of a test that has failed
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    void open(const QUrl &url) { m_opened = url; }

    /// A ready filter brings the columns that say why each URL is there, and takes them away again.
    void theUrlsOfAnIssueShowWhy()
    {
        test::TestSite site{{"/", "<title>Home of all</title><a href=a>a</a> <a href=moved>m</a>"},
            {"/a", "<title>A page that is another</title><link rel=canonical href=/>"},
            {"/moved", test::Response{.status = 302, .headers = {{"Location", "/a"}}}}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *tree = window->findChild<QTreeView *>(QStringLiteral("overviewTree"));
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        const auto shows = [&](const char *name) {
            const store::Column *column = store::Columns::fixed().find(QByteArrayView(name));
            return column && table->shownColumns().contains(column->id);
        };
        const QList<store::UrlColumn> usual = table->shownColumns();
        QVERIFY(!shows("canonical") && !shows("redirect_url") && !shows("title_length"));

        click(*tree, lineOf(*tree->model(), "canonical-other-url"));
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 1, FindingsWaitMs);
        QVERIFY(shows("canonical") && shows("indexability_status"));
        const int section = urls->model().sectionOf(store::UrlColumn::Canonical);
        QTRY_VERIFY_WITH_TIMEOUT(urls->model().index(0, section).data().toString().endsWith(u'/'), FindingsWaitMs);
        QCOMPARE(table->horizontalHeader()->visualIndex(section), 1); // behind the URL

        // Another one has others, a line of counts its own, and without a filter it is as before.
        click(*tree, lineOf(*tree->model(), "title-too-short"));
        QVERIFY(shows("title_length") && !shows("canonical"));
        const QModelIndex status = tree->model()->index(0, 0);
        click(*tree, tree->model()->index(1, 0, status));
        QVERIFY(shows("redirect_url") && !shows("title_length"));
        QTest::keyClick(window->windowHandle(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table->shownColumns(), usual);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, FindingsWaitMs);
    }

    void issuesAreOneClickAway()
    {
        test::TestSite site{
            {"/", "<title>Home of all</title><a href=a>a</a> <a href=b>b</a> <a href=c>c</a> <a href=d>d</a>"},
            {"/a", "<title>Twice the same</title>"}, {"/b", "<title>Twice the same</title>"}, {"/c", "c"}, {"/d", "d"}};
        QPointer<MainWindow> window = new MainWindow({});
        auto *tree = window->findChild<QTreeView *>(QStringLiteral("overviewTree"));
        const QAbstractItemModel &model = *tree->model();
        QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int group = 0; group < model.rowCount(); ++group)
            QCOMPARE(tree->isRowHidden(group, {}), StatsModel::isOfIssues(model.index(group, 0)));
        crawl(*window, site);
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        auto *issues = window->findChild<issues::IssuesView *>();
        const models::SharedFindings findings = issues->auditRun().findings();

        // Each issue has its line, with the number of the tab, under its group; groups without one are not there.
        for (const audit::Check *check : findings->asked()) {
            const qint64 pages = findings->of(*check).pages();
            const QModelIndex line = lineOf(model, check->id);
            QVERIFY2(line.isValid() == (pages > 0), check->id);
            if (pages > 0)
                QCOMPARE(line.siblingAtColumn(StatsModel::Count).data().toString(), QString::number(pages));
        }
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex title = model.index(group, 0);
            if (StatsModel::isOfIssues(title))
                QCOMPARE(tree->isRowHidden(group, {}), model.rowCount(title) == 0);
        }

        tabs->setCurrentIndex(tabs->count() - 1);
        for (const char *check : {"title-missing", "title-duplicate"}) {
            const QModelIndex line = lineOf(model, check);
            QVERIFY2(line.isValid(), check);
            click(*tree, line);
            QCOMPARE(tabs->currentWidget(), urls);
            QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 2, FindingsWaitMs);
            QVERIFY(tree->selectionModel()->isSelected(line));
            QCOMPARE(tree->selectionModel()->selectedRows().size(), 1);
        }
        click(*tree, lineOf(model, "title-duplicate")); // a second one shows all again
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 5, FindingsWaitMs);
        QVERIFY(!tree->selectionModel()->hasSelection());

        // What was found in a file beside the URLs is shown where it is told of.
        const audit::Check *ofFile = nullptr;
        for (const audit::Check *check : findings->asked()) {
            if (findings->of(*check).size() == 0 && findings->of(*check).pages() > 0)
                ofFile = check;
        }
        QVERIFY(ofFile);
        click(*tree, lineOf(model, ofFile->id));
        QCOMPARE(tabs->currentWidget(), issues);
        auto *table = issues->findChild<widgets::TableView *>(QStringLiteral("issuesTable"));
        QTRY_COMPARE(table->selectionModel()->selectedRows().value(0).row(), issues->model().rowOf(*ofFile));

        // What is ignored counts no more.
        const auto *missing = audit::checkFromId("title-missing");
        issues->auditRun().setIgnores({{missing->id, {}, {}}});
        QTRY_VERIFY_WITH_TIMEOUT(!lineOf(model, "title-missing").isValid(), FindingsWaitMs);

        mainwindow::appearance::setLanguage(QStringLiteral("zh_CN"));
        QTRY_VERIFY(!lineOf(model, "title-duplicate").data().toString().contains(QStringLiteral("title")));
        QCOMPARE(lineOf(model, "title-duplicate").parent().data().toString(),
            audit::groupTitle(audit::checkFromId("title-duplicate")->group));
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, FindingsWaitMs);
    }

    /// The overview has them though nobody looked at their tab.
    void anOpenedProjectIsChecked()
    {
        test::TestSite site{{"/", "<title>Home of all</title><a href=a>a</a> <a href=b>b</a>"},
            {"/a", "<title>Twice the same</title>"}, {"/b", "<title>Twice the same</title>"}};
        QPointer<MainWindow> first = new MainWindow({});
        crawl(*first, site);
        const QString path = first->session().path();
        first->close();
        QTRY_VERIFY_WITH_TIMEOUT(!first, FindingsWaitMs);

        QPointer<MainWindow> window = new MainWindow({});
        window->resize(1280, 800);
        window->show();
        const QAbstractItemModel &model = *window->findChild<QTreeView *>(QStringLiteral("overviewTree"))->model();
        window->openArgument(path);
        QTRY_VERIFY_WITH_TIMEOUT(lineOf(model, "title-duplicate").isValid(), FindingsWaitMs);
        QCOMPARE(
            lineOf(model, "title-duplicate").siblingAtColumn(StatsModel::Count).data().toString(), QStringLiteral("2"));
        QVERIFY(!window->findChild<issues::IssuesView *>()->isVisible());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, FindingsWaitMs);
    }

    /// What is wrong with the URL that is selected is the first thing below it, and a click leads to each issue.
    void theSelectedUrlHasItsIssues()
    {
        test::TestSite site{{"/", "<title>Home of all</title><a href=a>a</a> <a href=b>b</a> <a href=c>c</a>"},
            {"/a", "<title>Twice the same</title>"}, {"/b", "<title>Twice the same</title>"}, {"/c", "c"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        auto *issues = window->findChild<issues::IssuesView *>();
        auto *details = window->findChild<details::DetailsView *>();
        auto *table = window->findChild<widgets::TableView *>(QStringLiteral("urlIssues"));
        const models::SharedFindings findings = issues->auditRun().findings();
        const QAbstractItemModel &shown = *table->model();
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 4, FindingsWaitMs);
        QCOMPARE(details->currentIndex(), 0);
        QCOMPARE(details->tabText(0), QStringLiteral("Issues"));

        const auto clickUrl = [&](qint64 id) {
            const QModelIndex row = urls->model().index(int(urls->model().allIds().indexOf(id)), 0);
            QTest::mouseClick(urls->table().viewport(), Qt::LeftButton, {}, urls->table().visualRect(row).center());
            QTRY_COMPARE(details->shownUrl(), id);
            QTRY_VERIFY(!details->isFolded());
        };
        const auto rowOf = [&](const char *check) {
            for (int row = 0; row < shown.rowCount(); ++row) {
                if (shown.index(row, 0).data(models::UrlIssuesModel::CheckRole).toByteArray() == check)
                    return row;
            }
            return -1;
        };
        const auto *duplicate = audit::checkFromId("title-duplicate");
        const std::vector<qint64> alike = findings->of(*duplicate).ids();
        QCOMPARE(int(alike.size()), 2);
        for (const qint64 id : alike) {
            clickUrl(id);
            int expected = 0;
            for (const audit::Check *check : findings->asked())
                expected += findings->of(*check).has(base::UrlId(id)) ? 1 : 0;
            QVERIFY(expected > 1);
            QCOMPARE(shown.rowCount(), expected);
            QCOMPARE(details->tabText(0), QStringLiteral("Issues (%1)").arg(expected));
            QVERIFY(rowOf("title-duplicate") >= 0 && rowOf("title-missing") < 0);
        }
        QTRY_VERIFY(
            !shown.index(rowOf("title-duplicate"), models::UrlIssuesModel::Evidence).data().toString().isEmpty());

        // By a click on its title, then by the keyboard.
        const QModelIndex title = shown.index(rowOf("title-duplicate"), models::UrlIssuesModel::Title);
        table->scrollTo(title);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(title).center());
        QCOMPARE(tabs->currentWidget(), issues);
        auto *list = issues->findChild<widgets::TableView *>(QStringLiteral("issuesTable"));
        QCOMPARE(list->selectionModel()->selectedRows().value(0).row(), issues->model().rowOf(*duplicate));
        auto *places = issues->findChild<widgets::TableView *>(QStringLiteral("findingsTable"));
        QCOMPARE(places->currentIndex().data(models::FindingsModel::IdRole).toLongLong(), alike.back());
        QCOMPARE(details->shownUrl(), alike.back());

        tabs->setCurrentWidget(urls);
        const auto *untitled = audit::checkFromId("title-missing");
        clickUrl(findings->of(*untitled).ids().front());
        table->setFocus();
        table->setCurrentIndex(shown.index(rowOf("title-missing"), 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(tabs->currentWidget(), issues);
        QCOMPARE(list->selectionModel()->selectedRows().value(0).row(), issues->model().rowOf(*untitled));
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, FindingsWaitMs);
    }

    void tablesAreOneClickFromAFile()
    {
        QVERIFY(QDir().mkpath(m_place.file(QStringLiteral("out"))));
        QSettings().setValue(exporting::ExportFolderKey, m_place.file(QStringLiteral("out")));
        QSettings().remove(exporting::ExportFormatKey);
        test::TestSite site{{"/", "<title>T0</title><a href=/x/1>1</a> <a href=/x/2>2</a> <a href=/gone>way</a>"},
            {"/x/1", "<title>T1</title><a href=/gone>lost</a>"}, {"/x/2", "<title>T2</title>"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        auto *message = window->findChild<widgets::MessageBar *>();

        // The filter, the order and the columns are those of the table.
        tabs->setCurrentWidget(urls);
        store::ListQuery query;
        query.text = QStringLiteral("/x/");
        urls->filter(query);
        int urlSection = -1;
        for (int section = 0; section < urls->model().columnCount(); ++section) {
            const store::Column &column = urls->model().columns().at(section);
            if (column.id == store::UrlColumn::Url)
                urlSection = section;
            urls->table().setColumnHidden(section,
                column.id != store::UrlColumn::Url && column.id != store::UrlColumn::Status && column.name != "title");
        }
        urls->table().readShownColumns();
        urls->table().sortByColumn(urlSection, Qt::DescendingOrder);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 2, FindingsWaitMs);
        QByteArrayList names;
        for (const store::UrlColumn id : urls->table().shownColumns())
            names << store::name(id);
        QCOMPARE(names.size(), 3);
        QTest::mouseClick(urls->findChild<QToolButton *>(QStringLiteral("exportShown")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!written(*window).isEmpty(), FindingsWaitMs);
        const QString first = written(*window);
        QVERIFY2(first.startsWith(m_place.file(QStringLiteral("out"))) && first.endsWith(QStringLiteral(".csv")),
            qPrintable(first));
        const QByteArrayList lines = uitest::linesOf(first);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0), names.join(','));
        QVERIFY2(lines.at(1).contains(site.url("/x/2")) && lines.at(1).contains("T2"), lines.at(1).constData());
        QVERIFY2(lines.at(2).contains(site.url("/x/1")) && lines.at(2).contains("200"), lines.at(2).constData());
        m_opened.clear();
        QVERIFY(message->actionButton()->isVisible() && message->secondButton()->isVisible());
        QTest::mouseClick(message->secondButton(), Qt::LeftButton);
        QCOMPARE(m_opened.toLocalFile(), QFileInfo(first).absolutePath());
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QCOMPARE(m_opened.toLocalFile(), first);

        // Nothing is written over. By the keyboard it is the same.
        auto *action = window->findChild<QAction *>(QStringLiteral("exportShownAction"));
        QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
        QVERIFY(action->isEnabled());
        action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!written(*window).isEmpty(), FindingsWaitMs);
        QVERIFY(written(*window) != first && written(*window).endsWith(QStringLiteral(" 2.csv")));
        QCOMPARE(uitest::linesOf(written(*window)), lines);

        // Links: their own columns; the format is the last one's.
        QSettings().setValue(exporting::ExportFormatKey, int(exporting::Format::JsonLines));
        auto *links = window->findChild<brokenlinks::BrokenLinksView *>();
        tabs->setCurrentWidget(links);
        links->showRows(models::ProblemRow::Link);
        QTRY_COMPARE_WITH_TIMEOUT(links->model().rowCount(), 2, FindingsWaitMs);
        const auto sectionOf
            = [&](models::ProblemColumn column) { return int(links->model().columns().indexOf(column)); };
        for (int section = 0; section < links->model().columnCount(); ++section)
            links->table().setColumnHidden(section, true);
        for (const auto column : {models::ProblemColumn::Source, models::ProblemColumn::Text})
            links->table().setColumnHidden(sectionOf(column), false);
        message->hide();
        QTest::mouseClick(links->findChild<QToolButton *>(QStringLiteral("brokenExport")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!written(*window).isEmpty(), FindingsWaitMs);
        QVERIFY2(written(*window).endsWith(QStringLiteral("-broken.jsonl")), qPrintable(written(*window)));
        const QByteArrayList places = uitest::linesOf(written(*window));
        QCOMPARE(places.size(), 2);
        QCOMPARE(places.at(0), QByteArray("{\"source\":\"" + site.url("/") + "\",\"text\":\"way\"}"));

        // A format without columns is none for it; the skipped and the queue have files of their own names.
        QSettings().setValue(exporting::ExportFormatKey, int(exporting::Format::Sitemap));
        for (const auto &[view, ending] :
            {std::pair("skippedView", "-skipped.csv"), std::pair("queueView", "-queue.csv")}) {
            auto *list = window->findChild<urls::UrlsView *>(QLatin1String(view));
            tabs->setCurrentWidget(list);
            message->hide();
            QTest::mouseClick(list->findChild<QToolButton *>(QStringLiteral("exportShown")), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(!written(*window).isEmpty(), FindingsWaitMs);
            QVERIFY2(written(*window).endsWith(QLatin1String(ending)), qPrintable(written(*window)));
            QCOMPARE(uitest::linesOf(written(*window)).size(), 1); // the titles of the columns
        }

        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, FindingsWaitMs);
    }
};

ARGIOPE_TEST(TestWindowIssues, QApplication)
#include "tst_windowissues.moc"
