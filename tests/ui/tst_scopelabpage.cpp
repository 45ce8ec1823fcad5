#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/options/labels.h"
#include "ui/options/labmodel.h"
#include "ui/options/labpage.h"
#include "ui/options/optionsdialog.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using engine::LabVerdict;
using options::LabModel;
using options::OptionsDialog;

class TestScopeLabPage : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void followsTheRules()
    {
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("site.test")};
        OptionsDialog dialog(settings);
        dialog.show();
        dialog.setPage(options::GroupCount); // behind the groups
        LabModel &model = dialog.lab().model();
        const QAbstractItemModelTester tester(&model);
        QSignalSpy answered(&model, &LabModel::answered);
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("labUrls"))
            ->setPlainText(QStringLiteral("http://site.test/a.pdf\nhttp://site.test/b/\nhttp://site.test/b\n"
                                          "http://other.test/\n\nhttp://site.test:x/\n"));
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 5, 30000);
        const auto fate = [&model](int row) { return model.rows().at(row).verdict.fate; };
        using Fate = LabVerdict::Fate;
        QCOMPARE(fate(0), Fate::Crawled);
        QCOMPARE(fate(3), Fate::Skipped);
        QCOMPARE(fate(4), Fate::NoUrl);
        QCOMPARE(model.rows().at(2).sameAs, -1);
        QCOMPARE(model.totals().crawled, 3);
        QCOMPARE(model.totals().robotsUnknown, 3);

        // A rule is typed on another page; it counts when the lab is seen again.
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("exclude"))->setPlainText(QStringLiteral("\\.pdf$"));
        QTRY_COMPARE_WITH_TIMEOUT(fate(0), Fate::Skipped, 30000);
        QVERIFY2(model.index(0, LabModel::WhyColumn).data().toString().contains(QStringLiteral("\\.pdf$")),
            qPrintable(model.index(0, LabModel::WhyColumn).data().toString()));
        settings = dialog.settings();
        settings.dropTrailingSlash = true;
        settings.checkExternal = true;
        dialog.setSettings(settings);
        QTRY_COMPARE_WITH_TIMEOUT(model.rows().at(2).sameAs, 1, 30000);
        QCOMPARE(fate(3), Fate::Checked);
        const QString totals = dialog.findChild<QLabel *>(QStringLiteral("labTotals"))->text();
        QVERIFY2(totals.startsWith(QStringLiteral("2 crawled, 1 checked only, 1 excluded")), qPrintable(totals));
    }
    void takesTheProjectsUrls()
    {
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 50, 3));
        project::ProjectReader reader;
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen(), 30000);
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("http://site.test/0")};
        settings.exclude = {QStringLiteral("\\.pdf$")};
        OptionsDialog dialog(settings, nullptr, &reader);
        dialog.show();
        dialog.setPage(options::GroupCount);
        LabModel &model = dialog.lab().model();
        for (QPushButton *button : dialog.lab().findChildren<QPushButton *>())
            button->click();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 53, 30000);
        QCOMPARE(model.totals().crawled, 50);
        QCOMPARE(model.totals().skipped, 3);
    }
    /// The newest question wins, also over a long one before it.
    void answersTheNewestQuestion()
    {
        LabModel model;
        QSignalSpy answered(&model, &LabModel::answered);
        constexpr int Many = test::sanitized ? 20000 : 100000;
        QStringList many;
        for (int i = 0; i < Many; ++i)
            many.append(QStringLiteral("http://site.test/%1").arg(i));
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("site.test")};
        model.ask(many, settings, nullptr);
        model.ask({QStringLiteral("http://site.test/")}, settings, nullptr);
        QVERIFY(model.isBusy());
        QVERIFY(answered.wait(30000));
        QCOMPARE(model.rowCount(), 1);
        QTest::qWait(50);
        QCOMPARE(answered.count(), 1);
        model.ask(many, settings, nullptr);
        QVERIFY(answered.wait(60000));
        QCOMPARE(model.totals().crawled, Many);
    }
};

ARGIOPE_TEST(TestScopeLabPage, QApplication)
#include "tst_scopelabpage.moc"
