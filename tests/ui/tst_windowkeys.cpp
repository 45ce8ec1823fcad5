// The window by the keyboard, on small screens, and what its parts tell one another.
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/linksmodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/urltablemodel.h"
#include "ui/overview/linedelegate.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/filterfield.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

using namespace argiope;
using mainwindow::MainWindow;
using models::StatsModel;

class TestWindowKeys : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QPointer<MainWindow> m_window;

    template <class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return m_window->findChild<T *>(QString::fromLatin1(name));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(m_window->windowHandle(), key, with); }
    /// A project of 300 pages, in a window that has the keyboard.
    void open()
    {
        const QString path = m_place.file(QStringLiteral("keys.argiope"));
        if (!QFile::exists(path))
            QVERIFY(uitest::makeProject(path, 300, 4));
        QSettings().setValue(
            QStringLiteral("history/seeds"), QStringList{QStringLiteral("one.example"), QStringLiteral("two.example")});
        m_window = new MainWindow({});
        m_window->show();
        m_window->openProject(path);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        QTRY_COMPARE_WITH_TIMEOUT(part<urls::UrlTable>("urlsTable")->model()->rowCount(), 300, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(line(QStringLiteral("4xx")).isValid(), 30000);
    }
    [[nodiscard]] QModelIndex line(const QString &name) const
    {
        const QAbstractItemModel *model = part<QTreeView>("overviewTree")->model();
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex title = model->index(group, 0);
            for (int row = 0; row < model->rowCount(title); ++row) {
                if (model->index(row, 0, title).data().toString() == name)
                    return model->index(row, 0, title);
            }
        }
        return {};
    }
    void click(const QModelIndex &index)
    {
        auto *tree = part<QTreeView>("overviewTree");
        tree->scrollTo(index);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
    }

private Q_SLOTS:
    void cleanup()
    {
        if (m_window)
            m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window, 30000);
        QSettings().clear();
    }

    void fitsTheScreen_data()
    {
        QTest::addColumn<QRect>("saved");
        QTest::newRow("never closed before") << QRect();
        QTest::newRow("closed on a larger screen") << QRect(900, 500, 2000, 1400);
        QTest::newRow("closed on a screen that is gone") << QRect(5000, 3000, 700, 500);
    }
    void fitsTheScreen()
    {
        QFETCH(QRect, saved);
        if (saved.isValid()) {
            QWidget other;
            other.setGeometry(saved);
            QSettings().setValue(QStringLiteral("window/geometry"), other.saveGeometry());
        }
        m_window = new MainWindow({});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        const QRect room = m_window->screen()->availableGeometry();
        QVERIFY2(m_window->minimumSizeHint().width() <= 1000 && m_window->minimumSizeHint().height() <= 660,
            qPrintable(QStringLiteral("%1 x %2")
                           .arg(m_window->minimumSizeHint().width())
                           .arg(m_window->minimumSizeHint().height())));
        QVERIFY(room.contains(m_window->frameGeometry().topLeft()));
        QVERIFY(m_window->height() <= room.height());
        QVERIFY(m_window->width() <= std::max(room.width(), m_window->minimumSizeHint().width()));
    }

    /// Sentences wrap; a host is one word, though Qt would break it behind its scheme.
    void hostsAreOneLine()
    {
        QStandardItemModel model;
        for (const char *name : {"https://a-long-name.example.org:8443", "application/vnd.example-of-a-long-type+xml",
                 "A sentence of some words that has to wrap", "short"})
            model.appendRow(new QStandardItem(QString::fromLatin1(name)));
        QTreeView tree;
        tree.setModel(&model);
        tree.setWordWrap(true);
        tree.setItemDelegateForColumn(0, new overview::LineDelegate(StatsModel::KindRole, &tree));
        tree.resize(tree.fontMetrics().horizontalAdvance(QStringLiteral("https://a-long-name.exam")), 400);
        tree.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tree));
        const auto height = [&](int row) { return tree.visualRect(model.index(row, 0)).height(); };
        QCOMPARE(height(0), height(3));
        QCOMPARE(height(1), height(3));
        QVERIFY(height(2) > height(3));
    }

    /// So that what tells them apart has room; one in clear says so.
    void hostsNeedNoScheme()
    {
        struct Shown : overview::LineDelegate
        {
            using LineDelegate::initStyleOption, LineDelegate::LineDelegate;
        };
        QStandardItemModel model;
        const Shown delegate(StatsModel::KindRole);
        const auto shown = [&](const char *name) {
            model.clear();
            model.appendRow(new QStandardItem(QString::fromLatin1(name)));
            QStyleOptionViewItem option;
            delegate.initStyleOption(&option, model.index(0, 0));
            return option.text;
        };
        QCOMPARE(shown("https://example.org:8443"), QStringLiteral("example.org:8443"));
        QCOMPARE(shown("http://example.org"), QStringLiteral("http://example.org"));
        QCOMPARE(shown("text/html"), QStringLiteral("text/html"));
    }

    /// In each tab that has a filter, not in the lists of URLs alone.
    void theFilterIsClearedByAKey()
    {
        open();
        auto *tabs = part<QTabWidget>("tabs");
        int filters = 0;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (!tabs->isTabVisible(tab))
                continue;
            tabs->setCurrentIndex(tab);
            auto *field = tabs->currentWidget()->findChild<widgets::FilterField *>();
            if (!field || !field->isEnabled())
                continue;
            ++filters;
            QTRY_VERIFY(field->isVisible());
            press(Qt::Key_F, Qt::ControlModifier);
            QTRY_VERIFY2(field->hasFocus(), qPrintable(tabs->tabText(tab)));
            QTest::keyClicks(field, QStringLiteral("nowhere"));
            QCOMPARE(field->text(), QStringLiteral("nowhere"));
            press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY2(field->text().isEmpty(), qPrintable(tabs->tabText(tab)));
        }
        QVERIFY(filters >= 7);
    }

    /// Whatever else stands in the line.
    void theFilterCanBeRead()
    {
        open();
        auto *view = part<urls::UrlsView>("urlsView");
        view->setHistoryAvailable(true);
        for (const int width : {1920, 1280, 1024, 800}) {
            m_window->resize(width, 660);
            QCoreApplication::processEvents();
            const auto *field = part<widgets::FilterField>("urlsFilter");
            QVERIFY2(
                field->width() >= field->fontMetrics().averageCharWidth() * 20, qPrintable(QString::number(width)));
            for (const auto *chips : view->findChildren<widgets::ChipBar *>()) {
                const QRect shown(chips->mapTo(view, QPoint()), chips->size());
                QVERIFY(chips->isVisible());
                QVERIFY2(view->rect().contains(shown), qPrintable(QString::number(width)));
            }
            const auto *tree = part<QTreeView>("overviewTree");
            QVERIFY(tree->width() >= tree->fontMetrics().horizontalAdvance(QStringLiteral("application/json 1,234")));
        }
    }

    void aTabTakesTheKeyboard()
    {
        open();
        press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(part<QComboBox>("seed")->hasFocus());
        const QString address = part<QComboBox>("seed")->currentText();
        press(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(part<QTabWidget>("tabs")->currentWidget(), part<QWidget>("skippedView"));
        QTRY_COMPARE_WITH_TIMEOUT(part<urls::UrlTable>("skippedTable")->model()->rowCount(), 4, 30000);
        QTRY_VERIFY(part<urls::UrlTable>("skippedTable")->hasFocus());
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(part<QComboBox>("seed")->currentText(), address);
        QCOMPARE(part<urls::UrlTable>("skippedTable")->selectedRowNumbers().size(), 1);
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(part<urls::UrlTable>("urlsTable")->hasFocus());
    }

    void arrowsLeaveTheAddressAlone()
    {
        open();
        auto *seed = part<QComboBox>("seed");
        const QString address = seed->currentText();
        QVERIFY(seed->count() >= 2);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageUp}) {
            seed->hidePopup();
            m_window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_window));
            press(Qt::Key_L, Qt::ControlModifier);
            press(key);
            QCOMPARE(seed->currentText(), address);
        }
        seed->hidePopup();
        QWheelEvent wheel(QPointF(5, 5), seed->mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, -120), Qt::NoButton, {},
            Qt::NoScrollPhase, false);
        QApplication::sendEvent(seed, &wheel);
        QCOMPARE(seed->currentText(), address);
        // Esc gives the keyboard back.
        press(Qt::Key_L, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QVERIFY(part<urls::UrlTable>("urlsTable")->hasFocus());
    }

    void downLeadsFromTheFilterToTheRows()
    {
        open();
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(part<widgets::FilterField>("urlsFilter")->hasFocus());
        press(Qt::Key_Down);
        QVERIFY(part<urls::UrlTable>("urlsTable")->hasFocus());
        QCOMPARE(part<urls::UrlTable>("urlsTable")->selectedRowNumbers(), QList<int>{0});
    }

    void theFilterHasNoGhostOfItsButton()
    {
        open();
        auto *field = part<widgets::FilterField>("urlsFilter");
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("zzz"));
        press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(field->text().isEmpty());
        // What clears fades away while there is nothing to clear.
        const QToolButton *clear = nullptr;
        for (const QToolButton *button : field->findChildren<QToolButton *>()) {
            if (button->x() > field->width() / 2)
                clear = button;
        }
        QVERIFY(clear);
        QTRY_COMPARE(clear->property("opacity").toReal(), 0.0);
    }

    void panesAreAKeyApart()
    {
        open();
        press(Qt::Key_1, Qt::ControlModifier);
        press(Qt::Key_F6);
        QVERIFY(m_window->findChild<details::DetailsView *>()->isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_F6);
        QVERIFY(part<QComboBox>("seed")->hasFocus());
        press(Qt::Key_F6);
        QVERIFY(part<QTreeView>("overviewTree")->hasFocus());
        press(Qt::Key_F6);
        QVERIFY(part<urls::UrlTable>("urlsTable")->hasFocus());
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(part<QTreeView>("overviewTree")->hasFocus());
        press(Qt::Key_F9); // hidden: passed over
        press(Qt::Key_1, Qt::ControlModifier);
        press(Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(part<QComboBox>("seed")->hasFocus());
    }

    void theOverviewShowsWhatTheListShows()
    {
        open();
        auto *view = part<urls::UrlsView>("urlsView");
        auto *tree = part<QTreeView>("overviewTree");
        click(line(QStringLiteral("4xx")));
        QCOMPARE(view->query().statusClasses, QList<int>{4});
        QCOMPARE(tree->selectionModel()->selectedRows().size(), 1);
        press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier); // clears the filter
        QVERIFY(view->query().statusClasses.isEmpty());
        QVERIFY(!tree->selectionModel()->hasSelection());
        click(line(QStringLiteral("4xx")));
        QVERIFY(tree->selectionModel()->hasSelection());
        click(line(QStringLiteral("4xx"))); // a second click takes it off
        QVERIFY(view->query().statusClasses.isEmpty());
        QVERIFY(!tree->selectionModel()->hasSelection());
        // By a chip over the table.
        QTest::mouseClick(view->findChild<widgets::ChipBar *>()->button(4), Qt::LeftButton);
        QCOMPARE(tree->selectionModel()->selectedRows().value(0).data().toString(), QStringLiteral("4xx"));
        QTest::keyClick(tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
            QStringLiteral("4xx\t") + line(QStringLiteral("4xx")).siblingAtColumn(1).data().toString());
    }

    void aRuleOfTheOverviewFilters()
    {
        open();
        const QAbstractItemModel *model = part<QTreeView>("overviewTree")->model();
        const QModelIndex skipped = model->index(5, 0); // before those of the issues
        QCOMPARE(model->rowCount(skipped), 1);
        click(model->index(0, 0, skipped));
        auto *view = part<urls::UrlsView>("skippedView");
        QCOMPARE(part<QTabWidget>("tabs")->currentWidget(), view);
        QCOMPARE(view->query().ruleName, QByteArray("exclude"));
        QVERIFY(view->findChild<QToolButton *>(QStringLiteral("condition")));
    }

    void detailsAndTableAgree()
    {
        open();
        auto *table = part<urls::UrlTable>("urlsTable");
        auto *details = m_window->findChild<details::DetailsView *>();
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
        QTRY_VERIFY_WITH_TIMEOUT(details->facts().found, 30000);
        const qint64 first = details->shownUrl();
        auto *links = part<widgets::TableView>("outlinks");
        QTRY_VERIFY_WITH_TIMEOUT(links->model()->rowCount() > 2, 30000);
        details->setCurrentWidget(links->parentWidget()->parentWidget());
        QVERIFY2(part<QLabel>("outlinksOwner")->toolTip().contains(QStringLiteral("http://site.test/0")),
            qPrintable(part<QLabel>("outlinksOwner")->toolTip()));
        QTRY_VERIFY(links->isVisible() && links->visualRect(links->model()->index(2, 0)).isValid());
        const QPoint where = links->visualRect(links->model()->index(2, 0)).center();
        QTest::mouseClick(links->viewport(), Qt::LeftButton, {}, where);
        QTest::mouseDClick(links->viewport(), Qt::LeftButton, {}, where);
        QTRY_VERIFY_WITH_TIMEOUT(details->shownUrl() != first, 30000);
        const qint64 second = details->shownUrl();
        QCOMPARE(table->selectedIds(), QList<qint64>{second}); // the row of what is shown
        QTest::mouseClick(part<QToolButton>("detailsBack"), Qt::LeftButton);
        QCOMPARE(details->shownUrl(), first);
        QCOMPARE(table->selectedIds(), QList<qint64>{first});
        QTest::mouseClick(part<QToolButton>("detailsForward"), Qt::LeftButton);
        QCOMPARE(details->shownUrl(), second);
        QVERIFY(!part<QToolButton>("detailsForward")->isEnabled());
        press(Qt::Key_Left, Qt::AltModifier); // a button that keys press takes its time
        QTRY_COMPARE(details->shownUrl(), first);
    }

    /// A list that comes to the front with a row selected shows that row's details.
    void detailsFollowTheTab()
    {
        open();
        auto *tabs = part<QTabWidget>("tabs");
        auto *details = m_window->findChild<details::DetailsView *>();
        QVERIFY(!part<QToolButton>("detailsBack")->isEnabled());
        auto *table = part<urls::UrlTable>("urlsTable");
        table->selectRow(2);
        const qint64 url = details->shownUrl();
        QVERIFY(url > 0);
        tabs->setCurrentWidget(part<urls::UrlsView>("skippedView"));
        QCOMPARE(details->shownUrl(), url); // no row there
        QVERIFY(details->isFolded()); // so the room is the table's, but for who asks
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {}, details->tabBar()->tabRect(0).center());
        QVERIFY(!details->isFolded());
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {}, details->tabBar()->tabRect(0).center());
        QVERIFY(details->isFolded());
        auto *skipped = part<urls::UrlTable>("skippedTable");
        QTRY_COMPARE_WITH_TIMEOUT(skipped->model()->rowCount(), 4, 30000);
        skipped->selectRow(1);
        QVERIFY(details->shownUrl() != url);
        QTRY_VERIFY_WITH_TIMEOUT(!details->isFolded(), 30000);
        tabs->setCurrentIndex(0);
        QCOMPARE(details->shownUrl(), url);
        QVERIFY(!details->isFolded());
        QCOMPARE(table->selectedIds(), QList<qint64>{url});
    }

    /// Also where what is to be shown has to be read first.
    void tabsHaveTheKeyboard_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("field");
        QTest::newRow("Issues") << int(Qt::Key_2) << QStringLiteral("issuesTable") << QStringLiteral("issuesFilter");
        QTest::newRow("Hosts") << int(Qt::Key_5) << QStringLiteral("hostsTable") << QStringLiteral("hostsFilter");
        QTest::newRow("Site structure") << int(Qt::Key_7) << QStringLiteral("siteTree") << QString();
    }
    void tabsHaveTheKeyboard()
    {
        QFETCH(int, key);
        QFETCH(QString, content);
        QFETCH(QString, field);
        open();
        press(Qt::Key(key), Qt::ControlModifier);
        const auto *table = m_window->findChild<QAbstractItemView *>(content);
        QVERIFY(table);
        QTRY_VERIFY_WITH_TIMEOUT(table->isVisible() && table->model()->rowCount() > 0, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(table->hasFocus(), 30000);
        // Its filter, or that of all URLs.
        const int tab = part<QTabWidget>("tabs")->currentIndex();
        press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(part<QTabWidget>("tabs")->currentIndex(), field.isEmpty() ? 0 : tab);
        if (!field.isEmpty())
            QVERIFY(m_window->findChild<QLineEdit *>(field)->hasFocus());
    }

    void exportsTheIssuesInFront()
    {
        open();
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_E, Qt::ControlModifier);
        const auto *dialog = m_window->findChild<exporting::ExportDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->options().table, exporting::Table::Issues);
        QVERIFY(dialog->options().onlyIds.isEmpty());
        const auto *file = dialog->findChild<QLineEdit *>(QStringLiteral("file"));
        QVERIFY2(file->text().endsWith(QStringLiteral("keys-issues.csv")), qPrintable(file->text()));
    }

    /// Of the details only the tabs are there until they have something to show; the row that was selected stays in
    /// sight as they open.
    void emptyDetailsTakeNoRoom()
    {
        open();
        auto *details = m_window->findChild<details::DetailsView *>();
        auto *table = part<urls::UrlTable>("urlsTable");
        const int bar = details->tabBar()->height();
        QVERIFY(details->isFolded());
        QTRY_COMPARE_WITH_TIMEOUT(details->height(), bar, 30000);
        // Of such a height that half of the last row is in sight.
        const int one = table->rowHeight(0);
        const int spare = table->viewport()->height() % one;
        m_window->resize(m_window->width(), m_window->height() - spare + one / 2);
        QTRY_COMPARE_WITH_TIMEOUT(table->viewport()->height() % one, one / 2, 30000);
        const int tall = table->viewport()->height();
        const int last = table->rowAt(tall - 2);
        QVERIFY(last > 0);
        // By the mouse: a click does not bring a row that is cut off into the room there is.
        const QRect row = table->visualRect(table->model()->index(last, 0));
        QVERIFY2(row.bottom() >= tall, qPrintable(QStringLiteral("%1 of %2").arg(row.bottom()).arg(tall)));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(row.center().x(), row.top() + 4));
        QCOMPARE(table->currentIndex().row(), last);
        QVERIFY(details->shownUrl() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(details->height() > 3 * bar, 30000);
        QVERIFY(!details->isFolded());
        QVERIFY(table->viewport()->height() < tall);
        QVERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center()));
        const int opened = details->height();

        // Nothing again, and a click on a tab opens it even so.
        details->showUrl(0);
        QVERIFY(details->isFolded());
        QTRY_COMPARE_WITH_TIMEOUT(details->height(), bar, 30000);
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {}, details->tabBar()->tabRect(0).center());
        QVERIFY(!details->isFolded());
        QTRY_COMPARE_WITH_TIMEOUT(details->height(), opened, 30000);
        QTest::mouseClick(details->tabBar(), Qt::LeftButton, {}, details->tabBar()->tabRect(0).center());
        QVERIFY(details->isFolded());
        details->setCurrentIndex(details->count() - 1); // the log
        QVERIFY(!details->isFolded());
    }
};

ARGIOPE_TEST(TestWindowKeys, QApplication)
#include "tst_windowkeys.moc"
