#include "ui/widgets/mnemonics.h"

#include "tests/support/testmain.h"
#include "tests/ui/everydialog.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/options/optionsdialog.h"
#include "ui/widgets/screenroom.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>
#include <memory>

using namespace argiope;
using widgets::giveMnemonics;
using widgets::withoutMnemonic;

namespace {

/// Two things that answer to one letter, and those that answer to none, of what can be seen.
QStringList problemsOf(const QWidget &window)
{
    QStringList problems;
    QHash<QString, QString> owners;
    const auto look = [&](const QString &text, bool needed) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (letter.isEmpty()) {
            if (needed)
                problems.append(QStringLiteral("no letter: ") % text);
            return;
        }
        if (owners.contains(letter))
            problems.append(letter % QStringLiteral(": ") % owners.value(letter) % QStringLiteral(", ") % text);
        owners.insert(letter, text);
    };
    QSet<const QWidget *> labelled;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const QWidget *field = label->buddy();
        if (!field || !label->isVisibleTo(&window) || (field->focusPolicy() == Qt::NoFocus && !field->focusProxy()))
            continue;
        labelled.insert(label->buddy());
        look(label->text(), true);
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->text().isEmpty() || !button->isVisibleTo(&window) || button->window() != &window)
            continue;
        const auto *push = qobject_cast<const QPushButton *>(button);
        const bool endsIt = push && (push->isDefault() || qobject_cast<const QDialogButtonBox *>(push->parentWidget()));
        const bool words = push || qobject_cast<const QCheckBox *>(button) || qobject_cast<const QRadioButton *>(button)
            || (qobject_cast<const QToolButton *>(button) && button->icon().isNull());
        look(button->text(), words && !endsIt && !labelled.contains(button));
    }
    return problems;
}

} // namespace

class TestMnemonics : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup() { mainwindow::appearance::setLanguage(QStringLiteral("en")); }

    void texts_data()
    {
        QTest::addColumn<QString>("marked");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *name, const QString &marked, const QString &plain) {
            QTest::newRow(name) << marked << plain;
        };
        row("none", QStringLiteral("Depth"), QStringLiteral("Depth"));
        row("in a word", QStringLiteral("De&pth"), QStringLiteral("Depth"));
        row("behind", QString::fromUtf8("深度(&D)"), QString::fromUtf8("深度"));
        row("before dots", QString::fromUtf8("导出(&E)…"), QString::fromUtf8("导出…"));
        row("an ampersand", QStringLiteral("?b&&a is ?a&&b"), QStringLiteral("?b&&a is ?a&&b"));
        row("both", QStringLiteral("a&&b &c"), QStringLiteral("a&&b c"));
        row("brackets of its own", QStringLiteral("Size (&bytes)"), QStringLiteral("Size (bytes)"));
    }
    void texts()
    {
        QFETCH(QString, marked);
        QTEST(withoutMnemonic(marked), "plain");
    }

    void everyTextGetsOne()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        const auto check = [&](const QString &text) {
            auto *box = new QCheckBox(text, &window);
            column->addWidget(box);
            return box;
        };
        const QCheckBox *own = check(QStringLiteral("Own &letter"));
        const QCheckBox *clash = check(QStringLiteral("Another &letter"));
        const QCheckBox *first = check(QStringLiteral("Open"));
        const QCheckBox *second = check(QStringLiteral("Open"));
        const QCheckBox *escaped = check(QStringLiteral("a&&a"));
        const QCheckBox *chinese = check(QString::fromUtf8("打开…"));
        const QCheckBox *used = check(QStringLiteral("oo"));
        giveMnemonics(window);
        QCOMPARE(own->text(), QStringLiteral("Own &letter"));
        QCOMPARE(clash->text(), QStringLiteral("&Another letter"));
        QCOMPARE(first->text(), QStringLiteral("&Open"));
        QCOMPARE(second->text(), QStringLiteral("O&pen"));
        QCOMPARE(escaped->text(), QStringLiteral("a&&a(&B)")); // its one letter is taken
        QCOMPARE(chinese->text(), QString::fromUtf8("打开(&C)…"));
        QCOMPARE(used->text(), QStringLiteral("oo(&D)"));
        // Once more changes nothing.
        giveMnemonics(window);
        QCOMPARE(second->text(), QStringLiteral("O&pen"));
        QCOMPARE(chinese->text(), QString::fromUtf8("打开(&C)…"));
        QVERIFY(problemsOf(window).isEmpty());
    }

    void pagesShareLetters()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *above = new QPushButton(QStringLiteral("Depth"), &window);
        auto *stack = new QStackedWidget(&window);
        column->addWidget(above);
        column->addWidget(stack);
        QList<QCheckBox *> boxes;
        for (int page = 0; page < 2; ++page) {
            auto *widget = new QWidget;
            (new QVBoxLayout(widget))->addWidget(boxes.emplace_back(new QCheckBox(QStringLiteral("Domain"), widget)));
            stack->addWidget(widget);
        }
        giveMnemonics(window);
        QCOMPARE(above->text(), QStringLiteral("&Depth"));
        QCOMPARE(boxes[0]->text(), QStringLiteral("D&omain"));
        QCOMPARE(boxes[1]->text(), QStringLiteral("D&omain"));
    }

    void theWalkFindsWhatItLooksFor()
    {
        QWidget window;
        QCheckBox one(QStringLiteral("&One"), &window);
        QCheckBox two(QStringLiteral("&Other"), &window);
        QCOMPARE(problemsOf(window).size(), 1);
        two.setText(QStringLiteral("Two"));
        QCOMPARE(problemsOf(window).size(), 1);
        two.setText(QStringLiteral("&Two"));
        QVERIFY(problemsOf(window).isEmpty());
    }

    void everyDialog_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("dialog");
        for (const char *language : {"en", "zh_CN"}) {
            for (const QString &dialog : uitest::EveryDialog::names()) {
                if (dialog != u"rules") // more limits and checks than there are letters
                    QTest::addRow("%s, %s", qPrintable(dialog), language) << QString::fromLatin1(language) << dialog;
            }
        }
    }
    void everyDialog()
    {
        QFETCH(QString, language);
        QFETCH(QString, dialog);
        mainwindow::appearance::setLanguage(language);
        uitest::EveryDialog every;
        const auto made = every.make(dialog);
        QVERIFY(made);
        if (auto *options = qobject_cast<options::OptionsDialog *>(made.get())) {
            for (int page = 0; page < options->pageCount(); ++page) {
                options->setPage(page);
                const QStringList problems = problemsOf(*options);
                QVERIFY2(problems.isEmpty(),
                    qPrintable(QString::number(page) % QStringLiteral(":\n") % problems.join(QLatin1Char('\n'))));
            }
            return;
        }
        const QStringList problems = problemsOf(*made);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// A dialog whose buttons lie off the screen cannot be left: laptops of 1366 x 768 and 1920 x 1080 pixels show some
    /// 910 x 510 and 960 x 540 points where they are enlarged.
    void everyDialogFitsTheScreen_data()
    {
        everyDialog_data();
        QTest::newRow("rules, en") << QStringLiteral("en") << QStringLiteral("rules");
        QTest::newRow("rules, zh_CN") << QStringLiteral("zh_CN") << QStringLiteral("rules");
    }
    void everyDialogFitsTheScreen()
    {
        QFETCH(QString, language);
        QFETCH(QString, dialog);
        mainwindow::appearance::setLanguage(language);
        uitest::EveryDialog every;
        const auto made = every.make(dialog);
        QVERIFY(made);
        const auto said = [](const QSize &size) {
            return QByteArray(QByteArray::number(size.width()) + " x " + QByteArray::number(size.height()));
        };
        const QSize room = widgets::screenRoom(*made).size();
        const QSize least = made->minimumSizeHint().expandedTo(made->minimumSize());
        QVERIFY2(made->size().boundedTo(room.expandedTo(least)) == made->size(), said(made->size()).constData());
        QVERIFY2(least.width() <= 900 && least.height() <= 480, said(least).constData());
    }

    /// Alt and the letter of an option lead to its field.
    void aLetterLeadsToItsField()
    {
        options::OptionsDialog options({});
        options.show();
        QVERIFY(QTest::qWaitForWindowActive(&options));
        const auto labels = options.findChildren<QLabel *>();
        int tried = 0;
        for (const QLabel *label : labels) {
            if (!label->buddy() || !label->isVisibleTo(&options))
                continue;
            const QKeySequence key = QKeySequence::mnemonic(label->text());
            QVERIFY2(!key.isEmpty(), qPrintable(label->text()));
            QTest::keyClick(&options, Qt::Key(key[0].key()), Qt::AltModifier);
            const QWidget *focus = QApplication::focusWidget();
            QVERIFY2(
                focus == label->buddy() || focus == label->buddy()->focusProxy() || label->buddy()->isAncestorOf(focus),
                qPrintable(label->text()));
            ++tried;
        }
        QVERIFY(tried >= 5);
    }
};

ARGIOPE_TEST(TestMnemonics, QApplication)
#include "tst_mnemonics.moc"
