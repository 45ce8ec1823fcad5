#include "tests/ui/uitest.h"
#include "ui/export/exportdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/appearancepage.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/options/optionsdialog.h"
#include "ui/startbar/listdialog.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTest>
#include <QTextEdit>

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

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
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
        options::OptionsDialog options({});
        options.addPage(QStringLiteral("x"), new mainwindow::AppearancePage);
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
        options.addPage(QStringLiteral("x"), new mainwindow::AppearancePage);
        exporting::ExportDialog exporting(exporting::ExportDialog::Source{});
        startbar::ListDialog list;
        for (QWidget *dialog : std::initializer_list<QWidget *>{&options, &exporting, &list}) {
            const QStringList problems = unreachable(*dialog);
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        }
    }
    void theWalkFindsWhatItLooksFor()
    {
        QWidget window;
        QLineEdit edit(&window);
        QCOMPARE(nameless(window).size(), 1);
        edit.setAccessibleName(QStringLiteral("name"));
        QVERIFY(nameless(window).isEmpty());
        edit.setFocusPolicy(Qt::ClickFocus);
        QCOMPARE(unreachable(window).size(), 1);
    }
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
