#include "tests/support/testmain.h"
#include "ui/mainwindow/menutable.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace argiope;
using mainwindow::MenuTable;
using Row = MenuTable::Row;

namespace {

QString language; ///< what words begin with

QString translated(const char *text)
{
    return language + QString::fromUtf8(text);
}

} // namespace

class TestMenuTable : public QObject
{
    Q_OBJECT

    static QMenu *menu(const QMainWindow &window, int at = 0) { return window.menuBar()->actions().at(at)->menu(); }
    static QStringList texts(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts.append(action->isSeparator() ? QStringLiteral("-") : action->text());
        return texts;
    }

private Q_SLOTS:
    void init() { language.clear(); }

    void makesMenusInOrder()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        table.add("File", {{.text = "Open"}, {}, {.text = "Quit"}});
        table.add("Help", {{.text = "About"}});
        table.retranslate();
        QCOMPARE(window.menuBar()->actions().size(), 2);
        QCOMPARE(menu(window)->title(), QStringLiteral("File"));
        QCOMPARE(
            texts(*menu(window)), (QStringList{QStringLiteral("Open"), QStringLiteral("-"), QStringLiteral("Quit")}));
        QCOMPARE(texts(*menu(window, 1)), QStringList{QStringLiteral("About")});
    }
    void anActionHasWhatItsRowSays()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        int runs = 0;
        table.add("File",
            {{.text = "Open",
                .tip = "Opens",
                .keys = Qt::CTRL | Qt::Key_O,
                .name = "openAction",
                .run = [&] { ++runs; },
                .role = QAction::NoRole}});
        table.retranslate();
        auto *action = window.findChild<QAction *>(QStringLiteral("openAction"));
        QVERIFY(action);
        QCOMPARE(action->toolTip(), QStringLiteral("Opens"));
        QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(action->menuRole(), QAction::NoRole);
        QVERIFY(!action->isCheckable());
        action->trigger();
        QCOMPARE(runs, 1);
    }
    void retranslatesAllWords()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        table.add("View", {{.text = "Theme", .rows = {{.text = "Dark"}}}});
        table.retranslate();
        language = QStringLiteral("de:");
        table.retranslate();
        QCOMPARE(menu(window)->title(), QStringLiteral("de:View"));
        QCOMPARE(texts(*menu(window)), QStringList{QStringLiteral("de:Theme")});
        QCOMPARE(texts(*menu(window)->actions().constFirst()->menu()), QStringList{QStringLiteral("de:Dark")});
    }
    void refreshesWhatDependsOnThings()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        bool enabled = false;
        bool checked = true;
        QString text = QStringLiteral("Start");
        table.add("Crawl",
            {{.refresh = [&](QAction &action) { action.setText(text); }},
                {.text = "Stop", .enabled = [&] { return enabled; }},
                {.text = "Details", .checked = [&] { return checked; }}});
        table.retranslate();
        const QList<QAction *> actions = menu(window)->actions();
        QCOMPARE(actions.at(0)->text(), QStringLiteral("Start"));
        QVERIFY(!actions.at(1)->isEnabled());
        QVERIFY(actions.at(2)->isCheckable());
        QVERIFY(actions.at(2)->isChecked());
        enabled = true;
        checked = false;
        text = QStringLiteral("Pause");
        table.refresh();
        QCOMPARE(actions.at(0)->text(), QStringLiteral("Pause"));
        QVERIFY(actions.at(1)->isEnabled());
        QVERIFY(!actions.at(2)->isChecked());
    }
    void choicesExcludeEachOther()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        int theme = 0;
        std::vector<Row> choices;
        for (const char *name : {"System", "Light", "Dark"}) {
            const int number = int(choices.size());
            choices.push_back({.text = name,
                .run = [&theme, number] { theme = number; },
                .checked = [&theme, number] { return theme == number; }});
        }
        table.add("View", {{.text = "Theme", .rows = choices}});
        table.retranslate();
        const QList<QAction *> actions = menu(window)->actions().constFirst()->menu()->actions();
        QVERIFY(actions.at(0)->isChecked());
        actions.at(2)->trigger();
        QCOMPARE(theme, 2);
        QVERIFY(!actions.at(0)->isChecked());
        theme = 1; // elsewhere
        table.refresh();
        QVERIFY(actions.at(1)->isChecked());
        QVERIFY(!actions.at(2)->isChecked());
        QVERIFY(actions.at(0)->actionGroup()->isExclusive());
    }
    void fillsAMenuWhenItOpens()
    {
        QMainWindow window;
        MenuTable table(window.menuBar(), translated, &window);
        int fills = 0;
        table.add("File", {{.text = "Recent", .fill = [&](QMenu &recent) {
                                recent.clear();
                                recent.addAction(QString::number(++fills));
                            }}});
        table.retranslate();
        QMenu *recent = menu(window)->actions().constFirst()->menu();
        QVERIFY(recent);
        QCOMPARE(fills, 0);
        Q_EMIT recent->aboutToShow();
        Q_EMIT recent->aboutToShow();
        QCOMPARE(texts(*recent), QStringList{QStringLiteral("2")});
    }
    void takesAnActionThatExists()
    {
        QMainWindow window;
        auto *own = new QAction(&window);
        MenuTable table(window.menuBar(), translated, &window);
        table.add("Help", {{.text = "What?", .made = own}});
        table.retranslate();
        QCOMPARE(menu(window)->actions(), QList<QAction *>{own});
        QCOMPARE(own->text(), QStringLiteral("What?"));
    }
};

ARGIOPE_TEST(TestMenuTable, QApplication)
#include "tst_menutable.moc"
