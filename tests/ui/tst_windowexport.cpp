// One click from every table of the window to a file of exactly what it shows.
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportkeys.h"
#include "ui/export/shownexport.h"
#include "ui/export/viewexport.h"
#include "ui/hosts/hostsview.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/linksmodel.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace argiope;
using mainwindow::MainWindow;

namespace {

constexpr int ExportWaitMs = 60000;

void showOnly(widgets::TableView &table, const QList<int> &columns)
{
    for (int section = 0; section < table.model()->columnCount(); ++section)
        table.setColumnHidden(section, !columns.contains(section));
}

models::ShownTable endless()
{
    models::ShownTable table{QStringLiteral("long")};
    table.columns = {{"n", facts::Kind::Count}};
    table.count = 1;
    table.rows = [](const models::ShownTable::Put &put) {
        for (qint64 n = 0; put({facts::Value{n}}); ++n) { }
        return QString();
    };
    return table;
}

} // namespace

class TestWindowExport : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QUrl m_opened;
    std::unique_ptr<test::TestSite> m_site;
    QPointer<MainWindow> m_window;

    template <class T>
    T *child(const char *name = "") const
    {
        return m_window->findChild<T *>(QLatin1String(name));
    }
    /// The file that a click on the button in front writes, and what stands in it.
    QByteArrayList clicked(const char *button, const char *ending, QString *path = nullptr)
    {
        auto *message = child<widgets::MessageBar>();
        message->hide();
        auto *what = child<QToolButton>(button);
        if (!what || !what->isVisible() || !what->isEnabled())
            return {"the button cannot be clicked"};
        QTest::mouseClick(what, Qt::LeftButton);
        return writtenNext(ending, path);
    }
    QByteArrayList writtenNext(const char *ending, QString *path = nullptr)
    {
        auto *message = child<widgets::MessageBar>();
        const auto done
            = [message] { return message->isVisible() && message->text().contains(QStringLiteral("written to “")); };
        if (!QTest::qWaitFor(done, ExportWaitMs))
            return {"nothing was written: " + message->text().toUtf8()};
        const QString file = QDir::fromNativeSeparators(message->text().section(u'“', 1).section(u'”', 0, 0));
        if (!file.endsWith(QLatin1String(ending)))
            return {"another name: " + file.toUtf8()};
        if (path)
            *path = file;
        return uitest::linesOf(file);
    }
    void inFront(QWidget *tab)
    {
        child<QTabWidget>("tabs")->setCurrentWidget(tab);
        QVERIFY(tab->isVisible());
    }

private Q_SLOTS:
    void initTestCase()
    {
        mainwindow::appearance::restore();
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open");
        QVERIFY(QDir().mkpath(m_place.file(QStringLiteral("out"))));
        QSettings().setValue(exporting::ExportFolderKey, m_place.file(QStringLiteral("out")));
        QSettings().remove(exporting::ExportFormatKey);
        const std::initializer_list<std::pair<QByteArray, test::Page>> pages{
            {"/", "<title>Home of all</title><a href=/x/1>one</a> <a href=/x/2>two</a> <a href=/gone>way</a>"},
            {"/x/1", "<title>Twice the same</title><a href=/gone>lost</a>"},
            {"/x/2", "<title>Twice the same</title><a href=/x/1>back</a>"}};
        m_site = std::make_unique<test::TestSite>(pages);
        m_window = new MainWindow({});
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        auto *field = child<QComboBox>("seed")->lineEdit();
        field->setText(QString::fromLatin1(m_site->url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *issues = m_window->findChild<issues::IssuesView *>();
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_window->session().isActive() && issues->auditRun().currentFindings() != nullptr, 2 * ExportWaitMs);
    }
    void open(const QUrl &url) { m_opened = url; }
    void cleanupTestCase()
    {
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window, ExportWaitMs);
    }

    void issues()
    {
        using models::IssuesModel;
        auto *view = m_window->findChild<issues::IssuesView *>();
        inFront(view);
        auto *table = child<widgets::TableView>("issuesTable");
        QTest::keyClicks(child<QLineEdit>("issuesFilter"), QStringLiteral("title"));
        QTRY_VERIFY(view->model().isFiltered());
        showOnly(*table, {IssuesModel::Severity, IssuesModel::Title, IssuesModel::Urls, IssuesModel::Share});
        table->sortByColumn(IssuesModel::Title, Qt::DescendingOrder);
        const int rows = view->model().rowCount();
        QVERIFY(rows > 0);
        QString path;
        const QByteArrayList lines = clicked("issuesExport", "-issues.csv", &path);
        QCOMPARE(lines.value(0), QByteArray("severity,check,issue,urls,share_percent"));
        QCOMPARE(lines.size(), rows + 1);
        for (int row = 0; row < rows; ++row) {
            const QModelIndex index = view->model().index(row, 0);
            const QByteArray line = lines.at(row + 1);
            const QByteArray id = ',' + index.data(IssuesModel::CheckRole).toByteArray() + ',';
            const QString shown = index.siblingAtColumn(IssuesModel::Urls).data().toString();
            // What one host has everywhere is told once.
            const QByteArray number = ',' + (shown == u"Whole site" ? QByteArray("1") : shown.toUtf8()) + ',';
            QVERIFY2(line.contains(id) && line.contains(number), line.constData());
        }
        QVERIFY2(lines.join('\n').contains("title-duplicate"), lines.join('\n').constData());

        // From the message one opens it.
        auto *message = child<widgets::MessageBar>();
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QCOMPARE(m_opened.toLocalFile(), path);

        // By the keyboard it is the same, into another file.
        message->hide();
        auto *action = child<QAction>("exportShownAction");
        QVERIFY(action->isEnabled());
        action->trigger();
        QCOMPARE(writtenNext("-issues 2.csv"), lines);

        // Below stand the places of one issue; each column goes its own way.
        view->select("title-duplicate");
        auto *places = child<widgets::TableView>("findingsTable");
        QTRY_COMPARE_WITH_TIMEOUT(places->model()->rowCount(), 2, ExportWaitMs);
        const QByteArrayList found = clicked("exportFindings", "-title-duplicate.csv");
        QCOMPARE(found.size(), 3);
        QCOMPARE(found.at(0), QByteArray("url,ignored,instances,evidence,more_evidence"));
        QVERIFY2(found.at(1).startsWith(QByteArray(m_site->url("/x/1") + ",false,1,")), found.at(1).constData());
        places->setColumnHidden(2, true);
        QCOMPARE(clicked("exportFindings", "-title-duplicate 2.csv").value(0), QByteArray("url,ignored,instances"));
    }

    /// A person says where to and in which format; what stands between cells is as everywhere.
    void asAPersonSays()
    {
        auto *view = m_window->findChild<issues::IssuesView *>();
        inFront(view);
        view->select("title-duplicate");
        auto *table = child<widgets::TableView>("issuesTable");
        const auto askWhere = [&]() -> QFileDialog * {
            Q_EMIT table->customContextMenuRequested(table->visualRect(table->currentIndex()).center());
            auto *menu = view->findChild<QMenu *>(QStringLiteral("issueMenu"));
            for (QAction *action : menu ? menu->actions() : QList<QAction *>()) {
                if (action->text() == QStringLiteral("&Export Findings…"))
                    action->trigger();
            }
            if (menu)
                menu->close();
            QFileDialog *dialog = nullptr;
            const auto isThere = [&] { return (dialog = child<QFileDialog>("tableFile")) && dialog->isVisible(); };
            return QTest::qWaitFor(isThere, ExportWaitMs) ? dialog : nullptr;
        };
        QSettings().setValue(exporting::ExportDelimiterKey, QStringLiteral(";"));
        QSettings().setValue(exporting::ExportBomKey, true);
        auto *message = child<widgets::MessageBar>();
        message->hide();
        QPointer<QFileDialog> dialog = askWhere();
        QVERIFY(dialog);
        // A site's name has dots; the ending follows the format all the same.
        const QString csv = dialog->selectedFiles().value(0);
        QVERIFY2(csv.contains(QStringLiteral("127.0.0.1")) && csv.endsWith(QStringLiteral(".csv")), qPrintable(csv));
        const QStringList kinds = dialog->nameFilters();
        const auto kind = std::find_if(
            kinds.begin(), kinds.end(), [](const QString &one) { return one.contains(QStringLiteral("*.jsonl")); });
        QVERIFY(kind != kinds.end());
        dialog->selectNameFilter(*kind);
        Q_EMIT dialog->filterSelected(*kind);
        QCOMPARE(dialog->selectedFiles().value(0), QString(csv.chopped(3) + QStringLiteral("jsonl")));
        const QString file = m_place.file(QStringLiteral("out/www.example.org as said.csv"));
        Q_EMIT dialog->fileSelected(file); // the ending that is typed counts
        dialog->close();
        QString path;
        const QByteArrayList lines = writtenNext(".csv", &path);
        QCOMPARE(path, file);
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0),
            QByteArray("\xEF\xBB\xBF"
                       "check;severity;group;state;url;count;evidence;title;needs_person;more_evidence"));
        QVERIFY2(
            lines.at(1).startsWith("title-duplicate;") && lines.at(1).contains(QByteArray(m_site->url("/x/1") + ';')),
            lines.at(1).constData());

        // The project's own file is spared, whatever a person says.
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, ExportWaitMs);
        message->hide();
        const QString project = m_window->session().path();
        const qint64 size = QFileInfo(project).size();
        dialog = askWhere();
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(project);
        dialog->close();
        QTRY_VERIFY_WITH_TIMEOUT(
            message->isVisible() && message->text().contains(QStringLiteral("cannot be written")), ExportWaitMs);
        QCOMPARE(QFileInfo(project).size(), size);
        QSettings().remove(exporting::ExportDelimiterKey);
        QSettings().remove(exporting::ExportBomKey);
        QSettings().remove(exporting::ExportFormatKey);
        QSettings().setValue(exporting::ExportFolderKey, m_place.file(QStringLiteral("out")));
    }

    void hosts()
    {
        using models::HostsModel;
        auto *view = m_window->findChild<hosts::HostsView *>();
        inFront(view);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().rowCount(), 1, ExportWaitMs);
        auto *table = child<widgets::TableView>("hostsTable");
        showOnly(*table, {HostsModel::Host, HostsModel::Known, HostsModel::Failed, HostsModel::Delay});
        table->horizontalHeader()->moveSection(HostsModel::Failed, 0);
        const QByteArrayList lines = clicked("hostsExport", "-hosts.csv");
        QCOMPARE(lines.value(0), QByteArray("problems,host,urls,delay_ms"));
        QCOMPARE(lines.value(1), "1," + m_site->origin() + ",4,"); // no crawl runs: nothing is granted
        QCOMPARE(lines.size(), 2);
    }

    void siteTree()
    {
        auto *view = m_window->findChild<sitetree::SiteTreeView *>();
        inFront(view);
        auto *tree = child<QTreeView>("siteTree");
        const QAbstractItemModel &model = *tree->model();
        QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() == 1 && model.rowCount(model.index(0, 0)) > 0, ExportWaitMs);
        const QByteArrayList closed = clicked("treeExport", "-tree.csv");
        QCOMPARE(closed.value(0), QByteArray("url,level,urls,errors,waiting"));
        QCOMPARE(closed.value(1), m_site->url("/") + ",0,4,1,0");
        QCOMPARE(closed.size(), 2 + model.rowCount(model.index(0, 0)));
        tree->collapse(model.index(0, 0)); // what is folded is not shown
        QCOMPARE(clicked("treeExport", "-tree 2.csv").size(), 2);
    }

    void threads()
    {
        using models::ThreadsModel;
        inFront(m_window->findChild<threads::ThreadsView *>());
        auto *table = child<widgets::TableView>("threadsTable");
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, ExportWaitMs);
        showOnly(*table, {ThreadsModel::Number, ThreadsModel::LastMinute, ThreadsModel::Pages, ThreadsModel::Parse});
        const QByteArrayList lines = clicked("threadsExport", "-threads.csv");
        QCOMPARE(lines.value(0), QByteArray("thread,pages,parse_ms"));
        QCOMPARE(lines.size(), 1 + table->model()->rowCount());
        QVERIFY2(lines.value(1).startsWith("1,"), lines.value(1).constData());
    }

    void linksOfAPage()
    {
        using models::LinksModel;
        auto *urls = child<urls::UrlsView>("urlsView");
        inFront(urls);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 4, ExportWaitMs);
        urls->table().selectRow(0);
        auto *details = m_window->findChild<details::DetailsView *>();
        auto *table = child<widgets::TableView>("outlinks");
        details->unfold();
        details->setCurrentWidget(table->parentWidget()->parentWidget()); // of the stack that it stands in
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 3, ExportWaitMs);
        showOnly(*table, {LinksModel::UrlColumn, LinksModel::StatusColumn, LinksModel::TextColumn});
        table->sortByColumn(LinksModel::TextColumn, Qt::DescendingOrder);
        QTRY_COMPARE_WITH_TIMEOUT(
            table->model()->index(0, LinksModel::TextColumn).data().toString(), QStringLiteral("way"), ExportWaitMs);
        QTRY_COMPARE_WITH_TIMEOUT(
            table->model()->index(0, LinksModel::StatusColumn).data().toString(), QStringLiteral("404"), ExportWaitMs);
        const QByteArrayList lines = clicked("outlinksExport", "-outlinks.csv");
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines.at(0), QByteArray("target,status,state,outcome,text"));
        QCOMPARE(lines.at(1), m_site->url("/gone") + ",404,finished,broken,way");
        QCOMPARE(lines.at(3), m_site->url("/x/1") + ",200,finished,ok,one");
        QTest::keyClicks(child<QLineEdit>("outlinksFilter"), QStringLiteral("/x/"));
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, ExportWaitMs);
        QCOMPARE(clicked("outlinksExport", "-outlinks 2.csv"), QByteArrayList({lines.at(0), lines.at(2), lines.at(3)}));
    }

    void otherFormats()
    {
        QSettings().setValue(exporting::ExportFormatKey, int(exporting::Format::JsonLines));
        inFront(m_window->findChild<hosts::HostsView *>());
        showOnly(*child<widgets::TableView>("hostsTable"), {models::HostsModel::Host, models::HostsModel::Known});
        QCOMPARE(clicked("hostsExport", "-hosts.jsonl"),
            QByteArrayList{"{\"host\":\"" + m_site->origin() + "\",\"urls\":4}"});
        QSettings().setValue(exporting::ExportFormatKey, int(exporting::Format::Csv));
        QSettings().setValue(exporting::ExportDelimiterKey, QStringLiteral(";"));
        QCOMPARE(clicked("hostsExport", ".csv"), (QByteArrayList{"host;urls", m_site->origin() + ";4"}));
        QSettings().remove(exporting::ExportDelimiterKey);
        QSettings().setValue(exporting::ExportFormatKey, int(exporting::Format::Xlsx));
        QVERIFY(clicked("hostsExport", "-hosts.xlsx").value(0).startsWith("PK"));
        QSettings().remove(exporting::ExportFormatKey);
    }

    /// One at a time, and nobody has to guess why nothing happens.
    void anotherIsRefusedAndSaidSo()
    {
        auto *writer = m_window->findChild<exporting::ViewExport *>();
        auto *message = child<widgets::MessageBar>();
        QSignalSpy told(writer, &exporting::ViewExport::progressed);
        QSignalSpy canceled(writer, &exporting::ViewExport::canceled);
        QSignalSpy refused(writer, &exporting::ViewExport::refused);
        const QString project = m_window->session().path();

        // Somebody is asked for a file while another export begins, and answers.
        models::ShownTable few{QStringLiteral("few")};
        few.columns = {{"n", facts::Kind::Count}};
        few.count = 1;
        few.rows = [](const models::ShownTable::Put &put) {
            put({facts::Value{qint64(1)}});
            return QString();
        };
        writer->startAs(project, few, *m_window);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChildren<QFileDialog *>().isEmpty(), ExportWaitMs);
        QPointer<QFileDialog> dialog = m_window->findChild<QFileDialog *>();
        writer->start(project, endless());
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), ExportWaitMs);
        QVERIFY(message->text().contains(QStringLiteral("row(s) written…"))
            || message->text().contains(QStringLiteral("rows written…")));
        Q_EMIT dialog->fileSelected(m_place.file(QStringLiteral("out/few.csv")));
        dialog->close();
        QCOMPARE(refused.count(), 1);
        QVERIFY2(message->text().startsWith(QStringLiteral("Nothing was exported: another export is running")),
            qPrintable(message->text()));

        // What goes on does not take the words away, nor does it miss a click.
        inFront(m_window->findChild<hosts::HostsView *>());
        message->hide();
        QTest::mouseClick(child<QToolButton>("hostsExport"), Qt::LeftButton);
        QCOMPARE(refused.count(), 2);
        QVERIFY(message->isVisible());
        const qsizetype before = told.count();
        QTRY_VERIFY_WITH_TIMEOUT(told.count() > before, ExportWaitMs);
        QVERIFY(message->text().startsWith(QStringLiteral("Nothing was exported: another export is running")));
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(canceled.count(), 1, ExportWaitMs);
        QVERIFY(!message->isVisible() && !writer->isRunning());
        QVERIFY(!QFile::exists(m_place.file(QStringLiteral("out/few.csv"))));
        QVERIFY(!clicked("hostsExport", ".csv").isEmpty());
    }

    /// A folder that does not answer keeps no other export from being begun.
    void canBeCanceledBeforeItHasAName()
    {
        exporting::ViewExport writer;
        QSignalSpy canceled(&writer, &exporting::ViewExport::canceled);
        QSignalSpy written(&writer, &exporting::ViewExport::written);
        models::ShownTable table = endless();
        writer.start(m_place.file(QStringLiteral("p.argiope")), table);
        QVERIFY(writer.isRunning());
        writer.cancel();
        QCOMPARE(canceled.count(), 1);
        QVERIFY(!writer.isRunning());
        table.name = QStringLiteral("second");
        table.rows = [](const models::ShownTable::Put &put) {
            put({facts::Value{qint64(1)}});
            return QString();
        };
        writer.start(m_place.file(QStringLiteral("p.argiope")), table);
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, ExportWaitMs);
        QVERIFY(written.at(0).at(0).toString().endsWith(QStringLiteral("-second.csv")));
        QVERIFY(!writer.isRunning());
    }

    void aDiskThatFillsIsNoProjectThatCannotBeRead()
    {
#ifdef Q_OS_LINUX
        models::ShownTable table = endless();
        table.rows = [](const models::ShownTable::Put &put) {
            for (qint64 n = 0; put({facts::Value{n}}); ++n) { }
            return QStringLiteral("interrupted"); // as whatever reads may call it that no more is wanted
        };
        const auto written = exporting::writeShown(
            table, QStringLiteral("/dev/full"), {}, [](qint64) {}, false);
        QVERIFY(!written);
        QCOMPARE(written.error().code, exporting::ExportError::Code::WriteFailed);
#endif
    }

    void whatIsCanceledLeavesNothing()
    {
        models::ShownTable table = endless();
        exporting::ViewExport writer;
        QSignalSpy canceled(&writer, &exporting::ViewExport::canceled);
        QSignalSpy told(&writer, &exporting::ViewExport::progressed);
        writer.start(m_place.file(QStringLiteral("p.argiope")), table);
        QVERIFY(writer.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), ExportWaitMs);
        writer.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(canceled.count(), 1, ExportWaitMs);
        QVERIFY(!writer.isRunning());
        QVERIFY(!QFile::exists(m_place.file(QStringLiteral("out/p-long.csv"))));

        // What could not be read leaves nothing either, and says why.
        table.rows = [](const models::ShownTable::Put &put) {
            return put({facts::Value{qint64(1)}}) ? QStringLiteral("the disk is gone") : QString();
        };
        QSignalSpy failed(&writer, &exporting::ViewExport::failed);
        writer.start(m_place.file(QStringLiteral("p.argiope")), table);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, ExportWaitMs);
        QVERIFY(failed.at(0).at(1).toString().contains(QStringLiteral("the disk is gone")));
        QVERIFY(!QFile::exists(m_place.file(QStringLiteral("out/p-long.csv"))));
    }
};

ARGIOPE_TEST(TestWindowExport, QApplication)
#include "tst_windowexport.moc"
