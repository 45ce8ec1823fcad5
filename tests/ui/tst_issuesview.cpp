// The Issues tab as a person uses it.

#include "core/audit/namedfindings.h"
#include "core/audit/words.h"
#include "core/report/gathering.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/auditedproject.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/issuesmodel.h"
#include "ui/project/projectsession.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace argiope;
using audit::Check;
using audit::checkFromId;
using issues::IssuesView;
using models::FindingsModel;
using models::IssuesModel;

namespace {

constexpr int WaitMs = 60000;

/// The view, with a project that was audited.
struct Room
{
    project::ProjectSession session;
    IssuesView view{session};
    widgets::TableView *table = view.findChild<widgets::TableView *>(QStringLiteral("issuesTable"));
    widgets::TableView *places = view.findChild<widgets::TableView *>(QStringLiteral("findingsTable"));

    explicit Room(const QString &path)
    {
        view.resize(1100, 600);
        view.show();
        if (!path.isEmpty())
            session.openProject(path);
    }
    [[nodiscard]] bool audited() const
    {
        return QTest::qWaitFor(
            [this] { return const_cast<IssuesView &>(view).auditRun().findings() != nullptr; }, WaitMs);
    }
    void click(const char *check)
    {
        const int row = view.model().rowOf(*checkFromId(check));
        QVERIFY(row >= 0);
        table->scrollTo(view.model().index(row, IssuesModel::Title));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
            table->visualRect(view.model().index(row, IssuesModel::Title)).center());
    }
    [[nodiscard]] QString place(int row, int column = FindingsModel::Url) const
    {
        return places->model()->index(row, column).data().toString();
    }
    /// Of the menu of the button, as it stands when it is opened.
    void ignore(const QString &entry)
    {
        QMenu *menu = view.findChild<QToolButton *>(QStringLiteral("ignoreIssue"))->menu();
        Q_EMIT menu->aboutToShow();
        for (QAction *action : menu->actions()) {
            if (action->text().contains(entry)) {
                QVERIFY2(action->isEnabled(), qPrintable(action->text()));
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(entry));
    }
};

} // namespace

class TestIssuesView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    [[nodiscard]] QString project(const char *name) const
    {
        const QString path = m_place.file(QString::fromLatin1(name));
        return uitest::makeAuditedProject(path) ? path : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        mainwindow::appearance::restore();
        QLocale::setDefault(QLocale::c());
    }

    /// Where a page has it several times, each instance that is known stands on a line, and how many more there are.
    void allInstancesOfAFinding()
    {
        Room room(project("instances.argiope"));
        QVERIFY(room.audited());
        room.click("http-client-error");
        const auto *instances = room.view.findChild<QPlainTextEdit *>(QStringLiteral("findingInstances"));
        QTRY_COMPARE_WITH_TIMEOUT(room.place(0), QStringLiteral("http://site.test/9"), WaitMs);
        const auto choose = [&room] {
            QTest::mouseClick(room.places->viewport(), Qt::LeftButton, {},
                room.places->visualRect(room.places->model()->index(0, 0)).center());
        };
        choose();
        QVERIFY(!instances->isVisible()); // one each
        room.click("h1-multiple");
        QTRY_VERIFY_WITH_TIMEOUT(!room.place(0).isEmpty(), WaitMs);
        choose();
        QVERIFY(instances->isVisible());
        QCOMPARE(instances->toPlainText(), QStringLiteral("Two\nThree\n<b>Four\nand 11 more"));
        QCOMPARE(room.place(0, FindingsModel::Evidence), QStringLiteral("Two; Three; <b>Four; and 11 more"));
        room.click("http-client-error");
        QVERIFY(!instances->isVisible());
    }

    void aClickTellsAllAboutAnIssue()
    {
        Room room(project("click.argiope"));
        QVERIFY(room.audited());
        room.click("http-client-error");
        const audit::Words words = audit::words(*checkFromId("http-client-error"));
        const auto *text = room.view.findChild<QTextBrowser *>(QStringLiteral("issueText"));
        QVERIFY(text->toPlainText().contains(words.title));
        QVERIFY(text->toPlainText().contains(words.what));
        QVERIFY(text->toPlainText().contains(words.mend));
        QVERIFY(text->toPlainText().contains(QStringLiteral("http-client-error")));
        QCOMPARE(room.places->model()->rowCount(), 39);
        QTRY_COMPARE_WITH_TIMEOUT(room.place(0), QStringLiteral("http://site.test/9"), WaitMs);
        QCOMPARE(room.place(0, FindingsModel::Evidence), QStringLiteral("404"));
        QVERIFY(room.view.findChild<QLabel *>(QStringLiteral("findingsCount"))->text().contains(QStringLiteral("39")));

        // Its details, by a click and by Enter.
        QSignalSpy selected(&room.view, &view::View::urlSelected);
        QSignalSpy asked(&room.view, &IssuesView::detailsRequested);
        QTest::mouseClick(room.places->viewport(), Qt::LeftButton, {},
            room.places->visualRect(room.places->model()->index(1, 0)).center());
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected.at(0).at(0).toLongLong(), 20); // http://site.test/19
        QTest::keyClick(room.places, Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.at(0).at(0).toLongLong(), 20);

        // And all of them in the table of URLs, by the button and by Enter.
        QSignalSpy wanted(&room.view, &view::View::filterRequested);
        QTest::mouseClick(room.view.findChild<QPushButton *>(QStringLiteral("showIssueUrls")), Qt::LeftButton);
        QTest::keyClick(room.table, Qt::Key_Return);
        QCOMPARE(wanted.count(), 2);
        for (const QList<QVariant> &signal : wanted) {
            const auto query = signal.at(0).value<store::ListQuery>();
            QVERIFY(query.only);
            QCOMPARE(query.only->ids, room.view.auditRun().findings()->of(*checkFromId("http-client-error")).ids());
            QVERIFY(query.only->name.contains(words.title));
        }
    }

    void chipsGroupsAndTextFilter()
    {
        Room room(project("filter.argiope"));
        QVERIFY(room.audited());
        IssuesModel &model = room.view.model();
        const int all = model.rowCount();
        auto *chips = room.view.findChild<widgets::ChipBar *>(QStringLiteral("severityChips"));
        QTest::mouseClick(chips->button(int(audit::Severity::Error)), Qt::LeftButton);
        QCOMPARE(model.rowCount(), model.found(audit::Severity::Error));
        QVERIFY(chips->button(int(audit::Severity::Error))->text().contains(QString::number(model.rowCount())));
        QTest::mouseClick(chips->button(int(audit::Severity::Error)), Qt::LeftButton);
        QCOMPARE(model.rowCount(), all);
        auto *groups = room.view.findChild<QComboBox *>(QStringLiteral("issueGroups"));
        QVERIFY(groups->count() > 1);
        groups->setFocus();
        QTest::keyClick(groups, Qt::Key_Down);
        QVERIFY(model.rowCount() > 0 && model.rowCount() < all);
        QTest::keyClick(groups, Qt::Key_Up);
        QCOMPARE(model.rowCount(), all);

        auto *field = room.view.findChild<widgets::FilterField *>(QStringLiteral("issuesFilter"));
        QTest::keyClicks(field, QStringLiteral("nothing is called so"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(model.rowCount(), 0);
        auto *empty = room.view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->button(), Qt::LeftButton);
        QCOMPARE(model.rowCount(), all);
        QVERIFY(field->text().isEmpty());

        QTest::mouseClick(room.view.findChild<QCheckBox *>(QStringLiteral("showAllChecks")), Qt::LeftButton, {},
            QPoint(8, room.view.findChild<QCheckBox *>(QStringLiteral("showAllChecks"))->height() / 2));
        QCOMPARE(model.rowCount(), int(models::crawlChecks().size()));
    }

    void ignoresByMenuAndTakesBack()
    {
        Room room(project("ignore.argiope"));
        QVERIFY(room.audited());
        const Check &check = *checkFromId("http-client-error");
        const auto pages = [&] { return room.view.auditRun().findings()->of(check).pages(); };
        room.click(check.id);
        QTRY_COMPARE_WITH_TIMEOUT(room.place(0), QStringLiteral("http://site.test/9"), WaitMs);
        room.places->selectRow(0);
        room.ignore(QStringLiteral("This URL"));
        QTRY_COMPARE_WITH_TIMEOUT(pages(), 38, WaitMs);
        QCOMPARE(room.places->model()->rowCount(), 39); // it is the last now
        QTRY_COMPARE_WITH_TIMEOUT(room.place(38), QStringLiteral("http://site.test/9"), WaitMs);
        room.places->selectRow(0);
        QTRY_VERIFY_WITH_TIMEOUT(!room.place(0).isEmpty(), WaitMs);
        room.ignore(QStringLiteral("http://site.test/"));
        QTRY_COMPARE_WITH_TIMEOUT(pages(), 0, WaitMs);
        QVERIFY(room.view.model().rowOf(check) >= 0); // it is still counted

        // Asked for by a pattern; one that is none cannot be.
        room.ignore(QStringLiteral("Pattern"));
        auto *dialog = room.view.findChild<QDialog *>(QStringLiteral("ignore"));
        QVERIFY(dialog);
        auto *pattern = dialog->findChild<QLineEdit *>(QStringLiteral("ignorePattern"));
        QPushButton *ok = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            ok = button->isDefault() ? button : ok;
        const auto *counted = dialog->findChild<QLabel *>(QStringLiteral("ignoreCount"));
        pattern->setText(QStringLiteral("(("));
        QVERIFY(!ok->isEnabled());
        QCOMPARE(counted->text(), QString());
        pattern->clear();
        QTest::keyClicks(pattern, QStringLiteral("/2[0-9]9$"));
        QTRY_VERIFY_WITH_TIMEOUT(counted->text().contains(QStringLiteral("none of 0")), WaitMs); // all are ignored
        dialog->findChild<QLineEdit *>(QStringLiteral("ignoreNote"))->setText(QStringLiteral("old shop"));
        QTest::mouseClick(ok, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(room.view.auditRun().ignores().size(), 3, WaitMs);
        QCOMPARE(room.view.auditRun().ignores().last().note, QStringLiteral("old shop"));

        // Two of the three are taken back.
        QTest::mouseClick(room.view.findChild<QToolButton *>(QStringLiteral("showIgnores")), Qt::LeftButton);
        auto *list = room.view.findChild<QTableWidget *>(QStringLiteral("ignoresTable"));
        QVERIFY(list);
        QCOMPARE(list->rowCount(), 3);
        list->selectRow(1);
        QTest::mouseClick(list->window()->findChild<QPushButton *>(QStringLiteral("removeIgnore")), Qt::LeftButton);
        QCOMPARE(list->rowCount(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(pages(), 28, WaitMs); // without 9, and 209 to 299
        list->selectRow(0);
        QTest::mouseClick(list->window()->findChild<QPushButton *>(QStringLiteral("removeIgnore")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(pages(), 29, WaitMs);
        const QString path = room.session.path();
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const auto reader = store::Reader::open(path);
                return reader && audit::ignoresFromJson((*reader)->meta(audit::IgnoresName)).size() == 1;
            }(),
            WaitMs);
    }

    void countsWhatAPatternMatches()
    {
        Room room(project("count.argiope"));
        QVERIFY(room.audited());
        const Check &check = *checkFromId("http-client-error");
        const auto found = [&]() -> const audit::CheckFindings & { return room.view.auditRun().findings()->of(check); };
        QCOMPARE(found().pages(), 39);
        room.click(check.id);
        const auto openDialog = [&] {
            room.ignore(QStringLiteral("Pattern"));
            return QPointer<QDialog>(room.view.findChild<QDialog *>(QStringLiteral("ignore")));
        };
        QPointer<QDialog> dialog = openDialog();
        QVERIFY(dialog);
        auto *pattern = dialog->findChild<QLineEdit *>(QStringLiteral("ignorePattern"));
        const auto *counted = dialog->findChild<QLabel *>(QStringLiteral("ignoreCount"));
        QVERIFY(counted->isVisible());
        const auto said = [&] { return counted->text().section(QStringLiteral(" finding"), 0, 0); };
        pattern->clear();
        QCOMPARE(said(), QStringLiteral("Matches 39 of 39")); // every URL: nobody has to look
        // While it is typed; whatever was counted for the letters before counts no more.
        for (const QChar letter : QStringLiteral("/2[0-9]9$"))
            QTest::keyClick(pattern, letter.toLatin1());
        QVERIFY(!counted->text().contains(QStringLiteral("39 of 39")));
        QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("Matches 10 of 39"), WaitMs);
        QTest::keyClick(pattern, '(');
        QCOMPARE(counted->text(), QString());
        QTest::keyClick(pattern, Qt::Key_Backspace);
        QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("Matches 10 of 39"), WaitMs);
        pattern->setText(QStringLiteral("nowhere"));
        QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("Matches none of 39"), WaitMs);
        pattern->setText(QStringLiteral("/2[0-9]9$"));
        QTest::keyClick(pattern, Qt::Key_Return); // before it was counted
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, WaitMs);
        QTRY_COMPARE_WITH_TIMEOUT(found().pages(), 29, WaitMs);
        QCOMPARE(found().ignored(), 10);
        const int row = room.view.model().rowOf(check);
        QCOMPARE(room.view.model().index(row, IssuesModel::Ignored).data().toString(), QStringLiteral("10"));
        dialog = openDialog(); // what is ignored already is taken away by nothing more
        dialog->findChild<QLineEdit *>(QStringLiteral("ignorePattern"))->setText(QStringLiteral("/2"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QLabel *>(QStringLiteral("ignoreCount"))
                                     ->text()
                                     .contains(QStringLiteral(" of 29 finding")),
            WaitMs);
        dialog->reject();
    }

    void saysWhyThereIsNothing()
    {
        Room none{QString()};
        const auto *empty = none.view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible());
        QVERIFY(!empty->sentence().isEmpty());

        Room room(project("cancel.argiope"));
        auto *again = room.view.findChild<QToolButton *>(QStringLiteral("auditAgain"));
        // So few URLs may be looked through before anybody can say no.
        QTRY_VERIFY_WITH_TIMEOUT(room.view.auditRun().isRunning() || room.view.model().isKnown(), WaitMs);
        if (!room.view.auditRun().isRunning())
            QTest::mouseClick(again, Qt::LeftButton);
        QVERIFY(room.view.auditRun().isRunning());
        QTest::mouseClick(again, Qt::LeftButton);
        const auto *blank = room.view.findChild<widgets::EmptyState *>();
        QVERIFY(room.view.auditRun().isCanceled());
        if (!room.view.model().isKnown()) {
            QVERIFY(blank->isVisible());
            QTest::mouseClick(blank->button(), Qt::LeftButton);
        } else {
            QTest::mouseClick(again, Qt::LeftButton);
        }
        QVERIFY(room.audited());
        QVERIFY(room.table->isVisible());
        const auto *state = room.view.findChild<QLabel *>(QStringLiteral("auditState"));
        QTRY_VERIFY2_WITH_TIMEOUT(state->text().contains(QStringLiteral("396")), qPrintable(state->text()), WaitMs);
    }

    /// Something else that is to be said comes first, and the verdict when that was read.
    void theVerdictWaits()
    {
        test::TestSite site{{"/", "<title>Start</title><a href=/gone>x</a><a href=/b>y</a>"},
            {"/b", "<title>Start</title><a href=/>home</a>"}};
        QPointer<mainwindow::MainWindow> window = new mainwindow::MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *issues = window->findChild<IssuesView *>();
        auto *message = window->findChild<widgets::MessageBar *>();
        QSignalSpy audited(issues, &IssuesView::crawlAudited);
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        const QString other = QStringLiteral("An endless series.");
        message->show(widgets::MessageBar::Kind::Warning, other);
        QTRY_COMPARE_WITH_TIMEOUT(audited.size(), 1, 120000);
        QCOMPARE(message->text(), other);
        const auto buttons = message->findChildren<QToolButton *>();
        const auto close = std::find_if(
            buttons.begin(), buttons.end(), [](QToolButton *button) { return !button->accessibleName().isEmpty(); });
        QVERIFY(close != buttons.end());
        QTest::mouseClick(*close, Qt::LeftButton);
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), issues->verdict());
        QTest::mouseClick(*close, Qt::LeftButton); // said once
        QVERIFY(!message->isVisible());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, WaitMs);
    }

    /// The end of a crawl says how it is with the site, and leads to the tab; that leads on to the URLs.
    void aCrawlEndsWithAVerdict()
    {
        test::TestSite site{{"/", "<title>Start</title><a href=/gone>x</a><a href=/b>y</a>"},
            {"/b", "<title>Start</title><a href=/>home</a>"}};
        QPointer<mainwindow::MainWindow> window = new mainwindow::MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive() && message->isVisible(), 120000);
        auto *issues = window->findChild<IssuesView *>();
        QCOMPARE(message->text(), issues->verdict());
        QVERIFY2(message->text().startsWith(QStringLiteral("3 URLs crawled: ")), qPrintable(message->text()));
        {
            // A report says the same: it counts as it goes, the window what it shows.
            const audit::AuditResult shown = issues->auditRun().findings()->result;
            QVERIFY(shown.troubled > 0);
            const auto reader = store::Reader::open(window->session().path());
            QVERIFY(reader.ok());
            report::Gathering gathering;
            const std::vector<const Check *> checks = audit::checksOf((*reader)->settings());
            audit::AuditOptions options;
            options.checks = checks;
            const audit::AuditResult counted = audit::auditNamed(
                **reader, options, [&gathering](const audit::NamedFinding &finding) { gathering.take(finding); });
            QCOMPARE(counted.troubled, shown.troubled);
            auto recounted = *issues->auditRun().findings();
            recounted.countTroubled();
            QCOMPARE(recounted.result.troubled, shown.troubled);
            const report::Report report = gathering.finish(
                **reader, counted, {checks.cbegin(), checks.cend()}, report::Language("en", nullptr));
            // What cannot be used is named first, other errors are counted.
            const int errors = issues->model().found(audit::Severity::Error);
            const int warnings = issues->model().found(audit::Severity::Warning);
            QVERIFY(errors > 1 && warnings > 1);
            QCOMPARE(message->text(),
                QStringLiteral("3 URLs crawled: 1 broken link, %1 other %2, %3 types of warnings")
                    .arg(errors - 1)
                    .arg(errors == 2 ? QStringLiteral("type of errors") : QStringLiteral("types of errors"))
                    .arg(warnings));
            for (const QString &said : {QStringLiteral("%1 types of errors").arg(errors),
                     QStringLiteral("%1 types of warnings on").arg(warnings), QStringLiteral("checked: 3 URLs")})
                QVERIFY2(report.verdict.contains(said), qPrintable(report.verdict));
        }
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QCOMPARE(tabs->currentWidget(), issues);
        QVERIFY(!message->isVisible());

        auto *table = issues->findChild<widgets::TableView *>(QStringLiteral("issuesTable"));
        QTRY_VERIFY_WITH_TIMEOUT(issues->model().rowOf(*checkFromId("title-duplicate")) >= 0, WaitMs);
        table->selectRow(issues->model().rowOf(*checkFromId("title-duplicate")));
        QTest::mouseClick(issues->findChild<QPushButton *>(QStringLiteral("showIssueUrls")), Qt::LeftButton);
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        QCOMPARE(tabs->currentWidget(), urls);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 2, WaitMs);
        auto *condition = urls->findChild<QToolButton *>(QStringLiteral("condition"));
        QVERIFY(condition);
        QVERIFY(condition->accessibleName().contains(issues->model().title(*checkFromId("title-duplicate"))));
        QTest::mouseClick(condition, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 3, WaitMs);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    /// What is typed into, and what was checked, can be read in a window of usual width, in each language.
    void nothingIsCutOff()
    {
        for (const char *language : {"en", "zh_CN"}) {
            mainwindow::appearance::setLanguage(QString::fromLatin1(language));
            Room room(project(QByteArray(QByteArray("wide") + language + ".argiope").constData()));
            room.view.resize(990, 600); // what 1280 leave beside the overview
            QVERIFY(room.audited());
            auto *filter = room.view.findChild<QLineEdit *>(QStringLiteral("issuesFilter"));
            auto *state = room.view.findChild<QLabel *>(QStringLiteral("auditState"));
            auto *ignores = room.view.findChild<QToolButton *>(QStringLiteral("showIgnores"));
            QTRY_VERIFY_WITH_TIMEOUT(!room.view.auditRun().isRunning() && !state->text().isEmpty(), WaitMs);
            QVERIFY(!ignores->isVisible()); // there is nothing behind it
            const auto fits = [&] {
                const int margins = 2 * filter->fontMetrics().height() + 16; // the icon, the cross and what is around
                return filter->width() >= filter->fontMetrics().horizontalAdvance(filter->placeholderText()) + margins
                    && state->width() >= state->fontMetrics().horizontalAdvance(state->text());
            };
            QTRY_VERIFY_WITH_TIMEOUT(fits(), WaitMs);
            room.view.auditRun().setIgnores({{"title-duplicate", {}, {}}});
            QTRY_VERIFY_WITH_TIMEOUT(ignores->isVisible() && fits(), WaitMs);
        }
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
    }
};

ARGIOPE_TEST(TestIssuesView, QApplication)
#include "tst_issuesview.moc"
