#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/options/optionsdialog.h"
#include "ui/project/recent.h"
#include "ui/startbar/listdialog.h"
#include "ui/traps/trapsdialog.h"
#include "ui/urls/urlsview.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHash>
#include <QHeaderView>
#include <QImage>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>

#include <memory>

using namespace argiope;

namespace {

/// Something a person works with, not a part of something else.
bool isControl(const QWidget *widget)
{
    if (widget->objectName().startsWith(QLatin1String("qt_")))
        return false;
    const QWidget *parent = widget->parentWidget();
    if (qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent))
        return false;
    if (widget->inherits("QComboBoxPrivateContainer") || widget->inherits("QComboBoxListView")
        || qobject_cast<const QHeaderView *>(widget) || widget->inherits("QTableCornerButton")
        || widget->inherits("QLineEditIconButton") || widget->inherits("QMenuBarExtension")
        || widget->inherits("QToolBarExtension"))
        return false;
    return qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QAbstractItemView *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
        || qobject_cast<const QTextEdit *>(widget);
}

QString describe(const QWidget *widget)
{
    QString path;
    for (; widget; widget = widget->parentWidget()) {
        path.prepend(QLatin1Char('/') % QString::fromLatin1(widget->metaObject()->className()) % QLatin1Char('#')
            % widget->objectName());
    }
    return path;
}

/// Controls that a screen reader has no name for.
QStringList nameless(QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // A button that a message does not need has no text either.
        if (!isControl(widget) || (widget->isHidden() && qobject_cast<QAbstractButton *>(widget)))
            continue;
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
        if (!accessible || accessible->text(QAccessible::Name).trimmed().isEmpty())
            found.append(describe(widget));
    }
    return found;
}

/// Controls that the keyboard does not reach.
QStringList unreachable(QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (isControl(widget) && !(widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
            found.append(describe(widget));
    }
    return found;
}

/// What Tab does not come to, of what can be seen and used, and what does not show that it has the focus.
QStringList missedByTab(QWidget &window)
{
    QStringList found;
    QSet<const QWidget *> wanted;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (isControl(widget) && widget->isVisibleTo(&window) && widget->isEnabledTo(&window)
            && widget->window() == &window && !qobject_cast<const QTabBar *>(widget))
            wanted.insert(widget);
    }
    const qsizetype most = 4 * wanted.size() + 50;
    QSet<const QWidget *> met;
    QWidget *first = nullptr;
    // Styles show the focus from the first Tab on.
    if (QWidget *focus = QApplication::focusWidget(); focus && focus->window() == &window)
        QTest::keyClick(focus, Qt::Key_Tab);
    for (qsizetype steps = 0; steps < most; ++steps) {
        QWidget *focus = QApplication::focusWidget();
        if (!focus || focus->window() != &window) {
            window.activateWindow();
            window.setFocus();
            QTest::keyClick(&window, Qt::Key_Tab);
            focus = QApplication::focusWidget();
            if (!focus || focus->window() != &window)
                return {QStringLiteral("nothing takes the focus")};
        }
        if (focus == first)
            break;
        if (!first)
            first = focus;
        const bool isNew = !met.contains(focus);
        met.insert(focus);
        // The parts of a control stand for it.
        for (const QWidget *parent = focus->parentWidget(); parent; parent = parent->parentWidget())
            met.insert(parent);
        QImage with = focus->grab().toImage();
        QTest::keyClick(focus, Qt::Key_Tab);
        if (wanted.size() == 1 && wanted.contains(QApplication::focusWidget()))
            break; // there is no other place
        if (QApplication::focusWidget() == focus)
            return {QStringLiteral("Tab does not leave ") % describe(focus)};
        const auto *view = qobject_cast<const QAbstractItemView *>(focus);
        const auto *text = qobject_cast<const QTextEdit *>(focus);
        const auto *button = qobject_cast<const QPushButton *>(focus);
        // The cursor of a text, the frame of a list without a row and a default button are the style's.
        const bool mayHide = qobject_cast<const QPlainTextEdit *>(focus) || (button && button->isDefault())
            || (view && (!view->model() || view->model()->rowCount(view->rootIndex()) == 0))
            || (text && text->isReadOnly());
        const bool looked = isNew && isControl(focus) && !mayHide;
        if (looked && focus->isVisible() && focus->grab().toImage() == with) {
            // Rows may have come between the focus and the look: a table's focus is shown by its current row.
            QTest::qWait(200);
            focus->setFocus(Qt::TabFocusReason);
            with = focus->grab().toImage();
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        if (looked && focus->isVisible() && focus->grab().toImage() == with)
            found.append(QStringLiteral("no visible focus: ") % describe(focus));
    }
    for (const QWidget *widget : std::as_const(wanted)) {
        if (!met.contains(widget) && !met.contains(widget->focusProxy()))
            found.append(QStringLiteral("Tab does not come to ") % describe(widget));
    }
    return found;
}

/// Where Tab goes up, or back within a line, from one control of a tab to the next.
QStringList backwards(QWidget &tab)
{
    QStringList found;
    QList<QWidget *> order;
    for (QWidget *at = tab.nextInFocusChain(); at && at != &tab; at = at->nextInFocusChain()) {
        if (tab.isAncestorOf(at) && isControl(at) && at->isVisible() && (at->focusPolicy() & Qt::TabFocus))
            order.append(at);
    }
    for (qsizetype i = 1; i < order.size(); ++i) {
        const QRect from(order.at(i - 1)->mapTo(&tab, QPoint()), order.at(i - 1)->size());
        const QRect to(order.at(i)->mapTo(&tab, QPoint()), order.at(i)->size());
        const bool sameLine = to.top() <= from.bottom() && from.top() <= to.bottom();
        // From the foot of one column to the head of the next.
        const bool nextColumn = to.left() > from.right();
        if ((to.bottom() < from.top() && !nextColumn) || (sameLine && to.right() < from.left()))
            found.append(describe(order.at(i - 1)) % QStringLiteral(" -> ") % describe(order.at(i)));
    }
    return found;
}

} // namespace

class TestAccessibility : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    void check(QWidget &window)
    {
        QStringList problems = nameless(window);
        QVERIFY2(problems.isEmpty(), qPrintable(QStringLiteral("no name:\n") % problems.join(QLatin1Char('\n'))));
    }

    /// A letter that two things answer to leads to one of them, or to neither.
    static void checkLetters(const mainwindow::MainWindow &window)
    {
        QStringList texts;
        for (const QAction *menu : window.menuBar()->actions())
            texts << menu->text();
        for (const QLabel *label : window.findChildren<QLabel *>()) {
            if (label->buddy() && label->isVisible())
                texts << label->text();
        }
        for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                texts << button->text();
        }
        QHash<QString, QString> owners;
        for (const QString &text : std::as_const(texts)) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            if (letter.isEmpty())
                continue;
            QVERIFY2(!owners.contains(letter),
                qPrintable(letter % QStringLiteral(": ") % owners.value(letter) % QStringLiteral(", ") % text));
            owners.insert(letter, text);
        }
        QVERIFY(owners.size() >= 10);
        for (const QAction *entry : window.menuBar()->actions()) {
            if (!entry->menu())
                continue;
            QHash<QString, QString> inMenu;
            for (const QAction *action : entry->menu()->actions()) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                if (letter.isEmpty() || !action->isVisible())
                    continue;
                QVERIFY2(!inMenu.contains(letter),
                    qPrintable(
                        letter % QStringLiteral(": ") % inMenu.value(letter) % QStringLiteral(", ") % action->text()));
                inMenu.insert(letter, action->text());
            }
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        mainwindow::appearance::restore();
        QApplication::setCursorFlashTime(0); // always to be seen
    }
    void everythingHasAName_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }
    void everythingHasAName()
    {
        QFETCH(QString, language);
        mainwindow::appearance::setLanguage(language);
        QPointer<mainwindow::MainWindow> window = new mainwindow::MainWindow({});
        window->show();
        check(*window);
        checkLetters(*window);
        project::recent::add(m_place.file(QStringLiteral("last.argiope")));
        QPointer<mainwindow::MainWindow> starting = new mainwindow::MainWindow({});
        starting->show();
        QVERIFY(starting->findChild<QPushButton *>(QStringLiteral("openRecent"))->isVisible());
        check(*starting);
        checkLetters(*starting);
        starting->close();
        QTRY_VERIFY(!starting);
        project::recent::clear();
        options::OptionsDialog options({});
        check(options);
        exporting::ExportDialog exporting(exporting::ExportDialog::Source{});
        check(exporting);
        startbar::ListDialog list;
        check(list);
        QPointer<help::HelpWindow> manual = new help::HelpWindow;
        check(*manual);
        manual->close();
        window->close();
        QTRY_VERIFY(!window);
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
    }
    void theKeyboardReachesTheDialogs()
    {
        options::OptionsDialog options({});
        exporting::ExportDialog exporting(exporting::ExportDialog::Source{});
        startbar::ListDialog list;
        for (QWidget *dialog : std::initializer_list<QWidget *>{&options, &exporting, &list}) {
            const QStringList problems = unreachable(*dialog);
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        }
    }
    void tabComesToEverything_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("page");
        mainwindow::MainWindow window({});
        const int tabs = window.findChild<QTabWidget *>(QStringLiteral("tabs"))->count();
        const int details = window.findChild<details::DetailsView *>()->count();
        for (int i = 0; i < tabs; ++i)
            QTest::addRow("window, tab %d", i) << QStringLiteral("window") << i;
        for (int i = 0; i < tabs; ++i)
            QTest::addRow("project, tab %d", i) << QStringLiteral("project") << i;
        for (int i = 0; i < details; ++i)
            QTest::addRow("details, tab %d", i) << QStringLiteral("details") << i;
        options::OptionsDialog options({});
        for (int i = 0; i < options.pageCount(); ++i)
            QTest::addRow("options, page %d", i) << QStringLiteral("options") << i;
        for (const char *dialog : {"export", "list", "manual", "traps", "about"})
            QTest::newRow(dialog) << QString::fromLatin1(dialog) << 0;
    }
    void tabComesToEverything()
    {
        QFETCH(QString, place);
        QFETCH(int, page);
        const QString path = m_place.file(QStringLiteral("tabs.argiope"));
        if (!QFile::exists(path))
            QVERIFY(uitest::makeProject(path, 200));
        std::unique_ptr<QWidget> made;
        QPointer<mainwindow::MainWindow> window;
        QWidget *shown = nullptr;
        project::ProjectReader reader;
        models::TrapsModel traps(reader);
        models::QueuePatternsModel queue(reader);
        if (place == QStringLiteral("options")) {
            auto dialog = std::make_unique<options::OptionsDialog>(settings::CrawlSettings{});
            dialog->setPage(page);
            made = std::move(dialog);
        } else if (place == QStringLiteral("export")) {
            made = std::make_unique<exporting::ExportDialog>(exporting::ExportDialog::Source{});
        } else if (place == QStringLiteral("list")) {
            auto dialog = std::make_unique<startbar::ListDialog>();
            dialog->readText(QStringLiteral("https://example.org/\nhttps://example.org/a"));
            made = std::move(dialog);
        } else if (place == QStringLiteral("manual")) {
            made = std::make_unique<help::HelpWindow>();
            made->setAttribute(Qt::WA_DeleteOnClose, false);
        } else if (place == QStringLiteral("traps")) {
            made = std::make_unique<traps::TrapsDialog>(traps, queue);
        } else {
            window = new mainwindow::MainWindow({});
            shown = window;
            window->show(); // tables fill only where they can be seen
            if (place != QStringLiteral("window") && place != QStringLiteral("about")) {
                window->openProject(path);
                QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
                auto *table = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
                QTRY_COMPARE_WITH_TIMEOUT(table->model().rowCount(), 200, 30000);
            }
            if (place == QStringLiteral("details"))
                window->findChild<details::DetailsView *>()->setCurrentIndex(page);
            else
                window->findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentIndex(page);
        }
        if (place == QStringLiteral("about")) {
            window->findChild<QAction *>(QStringLiteral("aboutAction"))->trigger();
            shown = window->findChild<QMessageBox *>(QStringLiteral("about"));
            QVERIFY(shown);
        }
        if (made)
            shown = made.get();
        shown->resize(1280, 800);
        shown->show();
        QVERIFY(QTest::qWaitForWindowActive(shown));
        const QStringList problems = missedByTab(*shown);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(nameless(*shown).isEmpty());
        if (place == QStringLiteral("project") || place == QStringLiteral("window")) {
            const QStringList wrong = backwards(*window->findChild<QTabWidget *>(QStringLiteral("tabs"))->widget(page));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        }
        if (window) {
            if (shown != window)
                shown->close();
            window->close();
            QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
        }
    }
    void theWalkFindsWhatItLooksFor()
    {
        QWidget window;
        QLineEdit edit(&window);
        QCOMPARE(nameless(window).size(), 1);
        edit.setAccessibleName(QStringLiteral("name"));
        QVERIFY(nameless(window).isEmpty());
        QLineEdit another(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        edit.setFocus();
        QVERIFY(missedByTab(window).isEmpty());
        edit.setFocusPolicy(Qt::ClickFocus);
        QCOMPARE(unreachable(window).size(), 1);
        another.setFocus();
        QVERIFY(!missedByTab(window).isEmpty());
    }
};

ARGIOPE_TEST(TestAccessibility, QApplication)
#include "tst_accessibility.moc"
