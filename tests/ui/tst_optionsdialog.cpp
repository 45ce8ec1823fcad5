#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/options/optionsdialog.h"
#include "ui/options/profilebar.h"
#include "ui/widgets/mnemonics.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <type_traits>

using namespace argiope;
using options::OptionsDialog;

class TestOptionsDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void everyKeyHasALabel()
    {
        QSet<QString> labels;
        settings::forEachField([&labels](const auto &field) {
            const options::Label label = options::label(field.info.key);
            QVERIFY2(!label.text.isEmpty(), field.info.key);
            QVERIFY2(!labels.contains(label.text), field.info.key);
            labels.insert(label.text);
            // What is said with a unit in the window is so on the command line.
            if (label.quantity != settings::Quantity::None)
                QCOMPARE(field.info.quantity, label.quantity);
            using T = std::decay_t<decltype(settings::CrawlSettings().*field.member)>;
            if constexpr (std::is_enum_v<T>) {
                for (const char *name : settings::EnumNames<T>::names)
                    QVERIFY2(!options::valueLabel(field.info.key, name).isEmpty(), name);
            }
        });
    }
    void everyFieldHasAnEditor()
    {
        const OptionsDialog dialog({});
        settings::forEachField([&dialog](const auto &field) {
            QVERIFY2(dialog.findChild<QWidget *>(QString::fromLatin1(field.info.key)), field.info.key);
        });
    }
    void onlySomeCanBeEdited()
    {
        settings::CrawlSettings before;
        before.delay = 2; // has a button that resets it
        before.userAgent = QStringLiteral("me");
        OptionsDialog dialog(before);
        dialog.show();
        const auto *why = dialog.findChild<QLabel *>(QStringLiteral("restriction"));
        QVERIFY(why->isHidden());
        dialog.restrictTo(settings::isLive, QStringLiteral("It runs."));
        QVERIFY(!why->isHidden());
        QCOMPARE(why->text(), QStringLiteral("It runs."));
        settings::forEachField([&dialog](const auto &field) {
            const auto *widget = dialog.findChild<QWidget *>(QString::fromLatin1(field.info.key));
            QVERIFY2(widget->isEnabled() == settings::isLive(field.info.key), field.info.key);
        });
        QVERIFY(dialog.findChild<QToolButton *>(QStringLiteral("reset-delay"))->isEnabled());
        QVERIFY(!dialog.findChild<QToolButton *>(QStringLiteral("reset-userAgent"))->isEnabled());
        QVERIFY(!dialog.findChild<options::ProfileBar *>()->isEnabled());
        QCOMPARE(dialog.settings(), before);
    }
    void arrowsGoThroughTheGroups()
    {
        OptionsDialog dialog({});
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const int first = dialog.page();
        QTest::keyClick(dialog.windowHandle(), Qt::Key_Down);
        QCOMPARE(dialog.page(), first + 1);
    }
    // "&" is a character of queries here, but for the one that marks a key.
    void labelsSayWhatTheyMean()
    {
        const OptionsDialog dialog({});
        const auto *box = dialog.findChild<QCheckBox *>(QStringLiteral("sortQuery"));
        QVERIFY(box);
        QCOMPARE(widgets::withoutMnemonic(box->text()), QStringLiteral("Ignore parameter order (?b&&a = ?a&&b)"));
        QCOMPARE(box->shortcut(), QKeySequence::mnemonic(box->text()));
        QVERIFY(box->shortcut()[0].key() >= Qt::Key_A && box->shortcut()[0].key() <= Qt::Key_Z);
    }
    void everyPageFitsItsWidth()
    {
        OptionsDialog dialog({});
        dialog.show();
        const auto *groups = dialog.findChild<QListWidget *>(QStringLiteral("groups"));
        const auto areas = dialog.findChildren<QScrollArea *>();
        QVERIFY(areas.size() >= options::GroupCount);
        for (int row = 0; row < groups->count(); ++row) {
            dialog.findChild<QListWidget *>(QStringLiteral("groups"))->setCurrentRow(row);
            QCoreApplication::processEvents();
            for (const QScrollArea *area : areas) {
                if (!area->isVisible())
                    continue;
                const int needed = area->widget()->minimumSizeHint().width();
                QVERIFY2(needed <= area->viewport()->width(),
                    qPrintable(groups->item(row)->text() + QStringLiteral(": %1").arg(needed)));
            }
        }
    }
    void valuesComeBack()
    {
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("a.example"), QStringLiteral("b.example")};
        settings.scope = settings::Scope::Any;
        settings.exclude = {QStringLiteral("\\.pdf$"), QStringLiteral("print")};
        settings.maxUrls = 123456789012;
        settings.delay = 1.25;
        settings.userAgent = QStringLiteral("me/1");
        settings.robots = settings::RobotsPolicy::Report;
        settings.links = settings::LinkStorage::None;
        settings.cookies = false;
        settings.mergeWww = true;
        settings.auth = QStringLiteral("u:p");
        OptionsDialog dialog(settings);
        QCOMPARE(dialog.settings(), settings);
        QCOMPARE(
            dialog.findChild<QPlainTextEdit *>(QStringLiteral("seeds"))->toPlainText(), QStringLiteral("b.example"));
        dialog.findChild<QDoubleSpinBox *>(QStringLiteral("threads"))->setValue(33);
        QCOMPARE(dialog.settings().threads, 33);
    }
    void marksAndResetsWhatIsNotDefault()
    {
        OptionsDialog dialog({});
        dialog.show();
        settings::forEachField([&dialog](const auto &field) {
            const auto *reset
                = dialog.findChild<QToolButton *>(QStringLiteral("reset-") + QLatin1String(field.info.key));
            QVERIFY2(reset, field.info.key);
            QVERIFY2(reset->isHidden(), field.info.key);
        });
        auto *retries = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("retries"));
        auto *reset = dialog.findChild<QToolButton *>(QStringLiteral("reset-retries"));
        retries->setValue(9);
        QVERIFY(!reset->isHidden());
        reset->click();
        QCOMPARE(retries->value(), double(settings::CrawlSettings().retries));
        QVERIFY(reset->isHidden());
        QCOMPARE(dialog.settings(), settings::CrawlSettings());
    }
    void searchShowsWhatMatches()
    {
        OptionsDialog dialog({});
        dialog.show();
        auto *groups = dialog.findChild<QListWidget *>(QStringLiteral("groups"));
        dialog.search(QStringLiteral("user-agent"));
        QVERIFY(dialog.findChild<QWidget *>(QStringLiteral("userAgent"))->isVisible());
        QVERIFY(!dialog.findChild<QWidget *>(QStringLiteral("proxy"))->isVisible());
        int shown = 0;
        for (int i = 0; i < groups->count(); ++i)
            shown += groups->item(i)->isHidden() ? 0 : 1;
        QCOMPARE(shown, 1);
        dialog.search({});
        QVERIFY(dialog.findChild<QWidget *>(QStringLiteral("proxy"))->isVisible());
        const QRect place(groups->mapTo(&dialog, QPoint()), groups->size());
        dialog.search(QStringLiteral("no such words anywhere"));
        QCoreApplication::processEvents();
        QCOMPARE(groups->mapTo(&dialog, QPoint()).x(), place.x()); // it does not float into the middle
        QCOMPARE(groups->width(), place.width());
        QVERIFY(!dialog.findChild<QWidget *>(QStringLiteral("proxy"))->isVisible());
    }
    void editsHeadersAgentAndPassword()
    {
        settings::CrawlSettings settings;
        settings.headers = {QStringLiteral("Accept-Language: de"), QStringLiteral("X-Time: 12:30")};
        OptionsDialog dialog(settings);
        dialog.show();
        auto *table = dialog.findChild<QTableWidget *>(QStringLiteral("headers"));
        QCOMPARE(table->rowCount(), 3); // an empty one for the next
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("12:30"));
        table->item(2, 0)->setText(QStringLiteral("X-New: pasted whole"));
        QCOMPARE(table->rowCount(), 4);
        QCOMPARE(dialog.settings().headers.size(), 3);
        QCOMPARE(dialog.settings().headers.at(2), QStringLiteral("X-New: pasted whole"));

        auto *agent = dialog.findChild<QComboBox *>(QStringLiteral("userAgent"));
        agent->setCurrentIndex(1);
        Q_EMIT agent->activated(1);
        QVERIFY(dialog.settings().userAgent.contains(QStringLiteral("Googlebot/2.1")));
        agent->setCurrentIndex(0);
        Q_EMIT agent->activated(0);
        QVERIFY(dialog.settings().userAgent.isEmpty());

        auto *password = dialog.findChild<QLineEdit *>(QStringLiteral("password"));
        QCOMPARE(password->echoMode(), QLineEdit::Password);
        QTest::keyClicks(dialog.findChild<QLineEdit *>(QStringLiteral("auth")), QStringLiteral("me"));
        QTest::keyClicks(password, QStringLiteral("a:b"));
        QCOMPARE(dialog.settings().auth, QStringLiteral("me:a:b"));
    }
    void saysWhichPatternIsWrong()
    {
        OptionsDialog dialog({});
        dialog.show();
        auto *edit = dialog.findChild<QPlainTextEdit *>(QStringLiteral("include"));
        auto *regex = qobject_cast<options::LinesEdit *>(edit->parentWidget());
        QVERIFY(regex);
        edit->setPlainText(QStringLiteral("/good/\n(bad"));
        QVERIFY2(regex->problem().contains(QStringLiteral("Line 2")), qPrintable(regex->problem()));
        QCOMPARE(edit->extraSelections().size(), 1);
        edit->setPlainText(QStringLiteral("/good/"));
        QVERIFY(regex->problem().isEmpty());
    }
    /// Before the dialog closes, so that nothing that was typed into it is lost.
    void saysWhichAddressIsNone()
    {
        settings::CrawlSettings before;
        before.seeds = QStringList{QStringLiteral("http://a.test/"), QStringLiteral("http://b.test/")};
        OptionsDialog dialog(before);
        dialog.show();
        auto *edit = dialog.findChild<QPlainTextEdit *>(QStringLiteral("seeds"));
        auto *lines = qobject_cast<options::LinesEdit *>(edit->parentWidget());
        QVERIFY(lines);
        QVERIFY(lines->problem().isEmpty());
        edit->moveCursor(QTextCursor::End);
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, QStringLiteral("c.test/x"));
        QVERIFY(lines->problem().isEmpty());
        QTest::keyClick(edit, Qt::Key_Return);
        QTest::keyClicks(edit, QStringLiteral("ftp://d.test/"));
        QVERIFY2(lines->problem().contains(QStringLiteral("Line 3")), qPrintable(lines->problem()));
        QCOMPARE(edit->extraSelections().size(), 1);
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QTest::mouseClick(ok, Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        const auto *problem = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        QVERIFY2(problem->text().contains(QStringLiteral("ftp://d.test/")), qPrintable(problem->text()));
        QCOMPARE(dialog.settings().seeds.size(), 4);
        for (int i = 0; i < 13; ++i)
            QTest::keyClick(edit, Qt::Key_Backspace);
        QTest::mouseClick(ok, Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.settings().seeds,
            (QStringList{
                QStringLiteral("http://a.test/"), QStringLiteral("http://b.test/"), QStringLiteral("c.test/x")}));
    }
    void saysWhatIsWrong()
    {
        OptionsDialog dialog({});
        dialog.show();
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("exclude"))->setPlainText(QStringLiteral("a(b"));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        const auto *problem = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(QStringLiteral("a(b")), qPrintable(problem->text()));
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("exclude"))->clear();
        dialog.accept();
        QVERIFY(!dialog.isVisible());
    }
};

ARGIOPE_TEST(TestOptionsDialog, QApplication)
#include "tst_optionsdialog.moc"
