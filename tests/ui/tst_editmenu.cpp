// The menu Edit, and the menus over tables and the overview, by mouse and keyboard.
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/statsmodel.h"
#include "ui/models/urltablemodel.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

using namespace argiope;
using mainwindow::MainWindow;
using models::StatsModel;
using store::UrlColumn;

namespace {

constexpr int EditWaitMs = 30000;

} // namespace

class TestEditMenu : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QPointer<MainWindow> m_window;

    template <class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return m_window->findChild<T *>(QString::fromLatin1(name));
    }
    void open()
    {
        const QString path = m_place.file(QStringLiteral("edit.argiope"));
        if (!QFile::exists(path))
            QVERIFY(uitest::makeProject(path, 100, 4));
        m_window = new MainWindow({});
        m_window->resize(1200, 800);
        m_window->show();
        m_window->openProject(path);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        QTRY_COMPARE_WITH_TIMEOUT(part<urls::UrlTable>("urlsTable")->model()->rowCount(), 100, EditWaitMs);
    }
    /// As a person does: the title of the menu, then the line.
    void choose(const char *name)
    {
        auto *action = part<QAction>(name);
        QVERIFY(action);
        QMenuBar *bar = m_window->menuBar();
        QAction *title = bar->actions().at(1);
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
        QTRY_VERIFY(title->menu()->isVisible());
        QTest::mouseClick(title->menu(), Qt::LeftButton, {}, title->menu()->actionGeometry(action).center());
        QTRY_VERIFY(!title->menu()->isVisible());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }
    void clickCell(int row, UrlColumn column)
    {
        auto *table = part<urls::UrlTable>("urlsTable");
        const int section = part<urls::UrlsView>("urlsView")->model().sectionOf(column);
        const QModelIndex index = table->model()->index(row, section);
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
        QVERIFY(table->hasFocus());
    }
    static void askForMenu(QAbstractItemView &view, const QModelIndex &index)
    {
        const QPoint where = view.visualRect(index).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, where, view.viewport()->mapToGlobal(where));
        QApplication::sendEvent(view.viewport(), &event);
    }
    static QMenu *shownMenu() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup()
    {
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        if (m_window)
            m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window, EditWaitMs);
    }

    void copiesOfTheTable()
    {
        open();
        clickCell(2, UrlColumn::Status);
        QApplication::clipboard()->clear();
        choose("copyAction");
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text().count(u'\n'), 2, EditWaitMs); // with the titles
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("http://site.test/2\t")));
        choose("copyCellAction");
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(), QStringLiteral("200"), EditWaitMs);
        clickCell(3, UrlColumn::Url);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(), QStringLiteral("http://site.test/3"), EditWaitMs);
        choose("selectAllAction");
        QCOMPARE(part<urls::UrlTable>("urlsTable")->selectedRowNumbers().size(), 100);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_C, Qt::ControlModifier); // still the table's own
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text().count(u'\n'), 101, EditWaitMs);
    }

    /// Opened by keys the menu has the keyboard, and the table had it before.
    void theMenuByKeys()
    {
        open();
        clickCell(4, UrlColumn::Url);
        QAction *title = m_window->menuBar()->actions().at(1);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_E, Qt::AltModifier);
        QTRY_VERIFY(title->menu()->isVisible());
        QTest::keyClick(title->menu(), Qt::Key_E);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(), QStringLiteral("http://site.test/4"), EditWaitMs);
    }

    void copiesOfFieldsAndOfTheOverview()
    {
        open();
        auto *seed = part<QComboBox>("seed")->lineEdit();
        seed->setText(QStringLiteral("some.example"));
        QTest::mouseClick(seed, Qt::LeftButton);
        choose("selectAllAction");
        QCOMPARE(seed->selectedText(), QStringLiteral("some.example"));
        choose("copyAction");
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("some.example"));
        auto *tree = part<QTreeView>("overviewTree");
        QTRY_VERIFY_WITH_TIMEOUT(tree->model()->rowCount(tree->model()->index(0, 0)) > 0, EditWaitMs);
        const QModelIndex line = tree->model()->index(0, 0, tree->model()->index(0, 0));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(line).center());
        choose("copyAction");
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("2xx\t")));
    }

    void theOverviewHasAMenu()
    {
        open();
        auto *tree = part<QTreeView>("overviewTree");
        const QAbstractItemModel &model = *tree->model();
        QTRY_VERIFY_WITH_TIMEOUT(model.rowCount(model.index(0, 0)) > 2, EditWaitMs);
        const QModelIndex redirects = model.index(1, 0, model.index(0, 0));
        askForMenu(*tree, redirects);
        QTRY_VERIFY(shownMenu());
        QCOMPARE(shownMenu()->objectName(), QStringLiteral("overviewMenu"));
        QMenu *menu = shownMenu();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().constFirst()).center());
        QCOMPARE(part<urls::UrlsView>("urlsView")->query().statusClasses, QList<int>{3});
        askForMenu(*tree, redirects);
        QTRY_VERIFY(shownMenu());
        menu = shownMenu();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().constFirst()).center());
        QVERIFY(part<urls::UrlsView>("urlsView")->query().statusClasses.isEmpty()); // the same line again
        const QModelIndex group = model.index(0, 0);
        askForMenu(*tree, group);
        QTRY_VERIFY(shownMenu());
        menu = shownMenu();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().constFirst()).center());
        QVERIFY(!tree->isExpanded(group));
    }

    /// Also the tables whose view has no menu of its own.
    void everyTableHasAMenu()
    {
        open();
        auto *tabs = part<QTabWidget>("tabs");
        int asked = 0;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (!tabs->isTabVisible(tab))
                continue;
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            const auto tables = tabs->widget(tab)->findChildren<widgets::TableView *>();
            for (widgets::TableView *table : tables) {
                if (!table->isVisible() || table->model()->rowCount() == 0)
                    continue;
                const QModelIndex first = table->model()->index(0, table->visibleColumns().constFirst());
                askForMenu(*table, first);
                QTRY_VERIFY2(shownMenu(), qPrintable(tabs->tabText(tab)));
                QVERIFY2(shownMenu()->findChild<QAction *>(QStringLiteral("copyCell")), qPrintable(tabs->tabText(tab)));
                QVERIFY2(
                    shownMenu()->findChild<QAction *>(QStringLiteral("selectAll")), qPrintable(tabs->tabText(tab)));
                shownMenu()->close();
                QTRY_VERIFY(!shownMenu());
                ++asked;
            }
        }
        QVERIFY2(asked >= 3, qPrintable(QString::number(asked)));

        QStandardItemModel model(2, 2);
        model.setItem(1, 1, new QStandardItem(QStringLiteral("a cell")));
        widgets::TableView plain;
        plain.setModel(&model);
        plain.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plain));
        const QModelIndex cell = model.index(1, 1);
        QTest::mouseClick(plain.viewport(), Qt::RightButton, {}, plain.visualRect(cell).center());
        askForMenu(plain, cell);
        QTRY_VERIFY(shownMenu());
        auto *copy = shownMenu()->findChild<QAction *>(QStringLiteral("copyCell"));
        QVERIFY(copy);
        QTest::mouseClick(shownMenu(), Qt::LeftButton, {}, shownMenu()->actionGeometry(copy).center());
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a cell"));
    }

    void preferencesAreTheProgrammes()
    {
        open();
        choose("preferencesAction");
        QPointer<QDialog> dialog = part<QDialog>("preferencesDialog");
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto *language = dialog->findChild<QComboBox *>(QStringLiteral("language"));
        language->setFocus();
        QTest::keyClick(language, Qt::Key_End);
        QTRY_COMPARE(dialog->windowTitle(), QString::fromUtf8("首选项"));
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
    }
};

ARGIOPE_TEST(TestEditMenu, QApplication)
#include "tst_editmenu.moc"
