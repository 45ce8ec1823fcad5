// The dialog that asks for a project in a database, and the tab of those who crawl into it. with_postgres starts a
// server for what wants one.
#include "core/store/nodebook.h"
#include "core/store/place.h"
#include "core/store/projectfile.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/compare/comparebar.h"
#include "ui/database/databasedialog.h"
#include "ui/nodes/nodesview.h"
#include "ui/project/projectreader.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>
#include <QUuid>

using namespace argiope;
using database::DatabaseDialog;
using nodes::NodesModel;
using nodes::NodesView;

namespace {

constexpr int PatienceMs = 60'000;

template <class T>
T *field(const DatabaseDialog &dialog, const char *name)
{
    return dialog.findChild<T *>(QLatin1String(name));
}

} // namespace

class TestDatabaseDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_server = test::postgresServer();
    QString m_project = QStringLiteral("tst ") % QUuid::createUuid().toString(QUuid::WithoutBraces).left(13);

    [[nodiscard]] QString address() const { return m_server % u'#' % m_project; }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void init() { QSettings().clear(); }
    void cleanup()
    {
        if (!m_server.isEmpty())
            store::removeProject(address());
    }

    void fieldsMakeAnAddress()
    {
        DatabaseDialog dialog(DatabaseDialog::Purpose::Open);
        QVERIFY(!field<QPushButton>(dialog, "ok")->isEnabled());
        field<QLineEdit>(dialog, "host")->setText(QStringLiteral("db.example"));
        field<QSpinBox>(dialog, "port")->setValue(6432);
        field<QLineEdit>(dialog, "databaseName")->setText(QStringLiteral("crawls"));
        field<QLineEdit>(dialog, "user")->setText(QStringLiteral("ann@home"));
        field<QComboBox>(dialog, "encryption")->setCurrentIndex(2);
        field<QLineEdit>(dialog, "projectName")->setText(QStringLiteral("my shop"));
        const auto place = dialog.place();
        QVERIFY(place.ok());
        QCOMPARE(place->host(), QStringLiteral("db.example"));
        QCOMPARE(place->port(), 6432);
        QCOMPARE(place->user(), QStringLiteral("ann@home"));
        QCOMPARE(place->database(), QStringLiteral("crawls"));
        QCOMPARE(place->project(), QStringLiteral("my shop"));
        QCOMPARE(place->options().value(0).second, QStringLiteral("verify-full"));
        QVERIFY(field<QPushButton>(dialog, "ok")->isEnabled());
        QSignalSpy chosen(&dialog, &DatabaseDialog::chosen);
        field<QPushButton>(dialog, "ok")->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), place->name());
        // The next dialog begins with the same server.
        const DatabaseDialog next(DatabaseDialog::Purpose::New);
        QCOMPARE(field<QLineEdit>(next, "host")->text(), QStringLiteral("db.example"));
        QCOMPARE(field<QComboBox>(next, "encryption")->currentIndex(), 2);
        QVERIFY(field<QLineEdit>(next, "projectName")->text().isEmpty());
    }

    void takesAnAddressAndNoPassword()
    {
        DatabaseDialog dialog(DatabaseDialog::Purpose::Open);
        auto *host = field<QLineEdit>(dialog, "host");
        host->setText(QStringLiteral("postgresql://ann@db.example:5433/crawls?sslmode=require#shop"));
        QCOMPARE(host->text(), QStringLiteral("db.example"));
        QCOMPARE(field<QSpinBox>(dialog, "port")->value(), 5433);
        QCOMPARE(field<QLineEdit>(dialog, "user")->text(), QStringLiteral("ann"));
        QCOMPARE(field<QLineEdit>(dialog, "projectName")->text(), QStringLiteral("shop"));
        QCOMPARE(field<QComboBox>(dialog, "encryption")->currentIndex(), 1);
        host->setText(QStringLiteral("postgresql://ann:s3cret@db.example/crawls#shop"));
        QVERIFY(host->text().isEmpty());
        QVERIFY(field<QLabel>(dialog, "status")->text().contains(QLatin1String("password")));
        for (const QLineEdit *one : dialog.findChildren<QLineEdit *>())
            QVERIFY(!one->text().contains(QLatin1String("s3cret")));
        QVERIFY(!field<QLabel>(dialog, "status")->text().contains(QLatin1String("s3cret")));
    }

    void takesAnAddressThatIsTyped()
    {
        DatabaseDialog dialog(DatabaseDialog::Purpose::New);
        dialog.setVisible(true);
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, PatienceMs));
        auto *host = field<QLineEdit>(dialog, "host");
        host->setFocus();
        QTest::keyClicks(host, QStringLiteral("postgresql://ann@db.example:5433/crawls?sslmode=require#shop"));
        QTest::keyClick(host, Qt::Key_Tab);
        QCOMPARE(host->text(), QStringLiteral("db.example"));
        QCOMPARE(field<QSpinBox>(dialog, "port")->value(), 5433);
        QCOMPARE(field<QLineEdit>(dialog, "user")->text(), QStringLiteral("ann"));
        QCOMPARE(field<QLineEdit>(dialog, "databaseName")->text(), QStringLiteral("crawls"));
        QCOMPARE(field<QLineEdit>(dialog, "projectName")->text(), QStringLiteral("shop"));
        QCOMPARE(field<QComboBox>(dialog, "encryption")->currentIndex(), 1);
    }

    void saysThatNobodyAnswers()
    {
        DatabaseDialog dialog(DatabaseDialog::Purpose::Open);
        dialog.setAddress(QStringLiteral("postgresql://127.0.0.1:1/nothing"));
        QSignalSpy listed(&dialog, &DatabaseDialog::listed);
        dialog.connectToServer();
        QVERIFY(listed.size() == 1 || listed.wait(PatienceMs));
        QCOMPARE(listed[0][0].toBool(), false);
        const QString text = field<QLabel>(dialog, "status")->text();
        QVERIFY2(text.contains(QLatin1String("cannot be reached")) || text.contains(QLatin1String("plugin")),
            qPrintable(text));
        QVERIFY(field<QPushButton>(dialog, "connect")->isEnabled());
    }

    void listsProjects()
    {
        REQUIRE_POSTGRES(m_server);
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("http://ann:pw@a.test/")};
        QVERIFY(store::Writer::create(address(), settings).ok());
        DatabaseDialog dialog(DatabaseDialog::Purpose::Open);
        dialog.setAddress(m_server);
        QSignalSpy listed(&dialog, &DatabaseDialog::listed);
        dialog.connectToServer();
        QVERIFY(listed.wait(PatienceMs));
        QVERIFY2(listed[0][0].toBool(), qPrintable(field<QLabel>(dialog, "status")->text()));
        auto *tree = field<QTreeWidget>(dialog, "projects");
        const QList<QTreeWidgetItem *> found = tree->findItems(m_project, Qt::MatchExactly, 0);
        QCOMPARE(found.size(), 1);
        QVERIFY(found[0]->text(1).contains(QLatin1String("a.test")));
        QVERIFY(!found[0]->text(1).contains(QLatin1String("pw")));
        tree->setCurrentItem(found[0]);
        QCOMPARE(field<QLineEdit>(dialog, "projectName")->text(), m_project);
        QVERIFY(field<QPushButton>(dialog, "ok")->isEnabled());

        // Nothing is overwritten.
        DatabaseDialog other(DatabaseDialog::Purpose::Copy, m_project);
        other.setAddress(m_server);
        QSignalSpy asked(&other, &DatabaseDialog::listed);
        other.connectToServer();
        QVERIFY(asked.wait(PatienceMs));
        QVERIFY(!field<QPushButton>(other, "ok")->isEnabled());
        field<QLineEdit>(other, "projectName")->setText(m_project % u'2');
        QVERIFY(field<QPushButton>(other, "ok")->isEnabled());
    }

    void comparesWithAProjectInADatabase()
    {
        REQUIRE_POSTGRES(m_server);
        QVERIFY(store::Writer::create(address(), {}).ok());
        compareview::CompareBar bar;
        bar.setProject(m_server % QStringLiteral("#another"), {});
        bar.show();
        auto *box = bar.findChild<QComboBox *>(QStringLiteral("compareBefore"));
        box->showPopup();
        QTest::keyClick(box->view(), Qt::Key_End); // behind the files
        QTest::keyClick(box->view(), Qt::Key_Return);
        auto *dialog = bar.findChild<DatabaseDialog *>(QStringLiteral("compareDatabase"));
        QVERIFY(dialog);
        QVERIFY(!bar.canCompare());
        QSignalSpy listed(dialog, &DatabaseDialog::listed);
        field<QPushButton>(*dialog, "connect")->click(); // the server is that of the project
        QVERIFY(listed.wait(PatienceMs));
        QVERIFY2(listed[0][0].toBool(), qPrintable(field<QLabel>(*dialog, "status")->text()));
        auto *tree = field<QTreeWidget>(*dialog, "projects");
        const QList<QTreeWidgetItem *> found = tree->findItems(m_project, Qt::MatchExactly, 0);
        QCOMPARE(found.size(), 1);
        tree->setCurrentItem(found[0]);
        field<QPushButton>(*dialog, "ok")->click();
        QVERIFY(bar.canCompare());
        QCOMPARE(bar.before().path, store::absolutePlace(address()));
        QCOMPARE(box->currentText(), store::shortName(address()));

        // Where the dialog is left nothing has changed.
        auto *after = bar.findChild<QComboBox *>(QStringLiteral("compareAfter"));
        after->showPopup();
        QTest::keyClick(after->view(), Qt::Key_End);
        QTest::keyClick(after->view(), Qt::Key_Return);
        QTRY_COMPARE(bar.findChildren<DatabaseDialog *>().size(), 1);
        dialog = bar.findChild<DatabaseDialog *>(QStringLiteral("compareDatabase"));
        dialog->reject();
        QCOMPARE(bar.after().path, m_server % QStringLiteral("#another"));
        QCOMPARE(after->currentIndex(), 0);
    }

    void nodesAreShownAndTold()
    {
        REQUIRE_POSTGRES(m_server);
        QVERIFY(store::Writer::create(address(), {}).ok());
        project::ProjectReader reader;
        NodesView view(reader);
        const QAbstractItemModelTester tester(&view.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(address());
        QVERIFY(opened.wait(PatienceMs));
        view.show();
        QTRY_VERIFY_WITH_TIMEOUT(view.model().isKnown(), PatienceMs);
        QCOMPARE(view.model().rowCount(), 0);
        QVERIFY(!view.findChild<QPushButton *>(QStringLiteral("pauseNodes"))->isEnabled());

        auto node = store::NodeBook::join(address(), {"one", "box", "ann", 8}, PatienceMs);
        QVERIFY2(node.ok(), qPrintable(node ? QString() : node.error().message()));
        QVERIFY((*node)->beat({"crawling", 3, 120, 12.5}).ok());
        QTRY_COMPARE_WITH_TIMEOUT(view.model().alive(), 1, PatienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(
            view.model().index(0, NodesModel::Urls).data().toString(), QStringLiteral("120"), PatienceMs);
        QCOMPARE(view.model().index(0, NodesModel::Name).data().toString(), QStringLiteral("one"));
        QVERIFY(view.model().index(0, NodesModel::By).data().toString().contains(QLatin1String("box")));

        view.findChild<QPushButton *>(QStringLiteral("pauseNodes"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().list().wanted, QByteArray("pause"), PatienceMs);
        const auto news = (*node)->beat({"paused", 3, 120, 0});
        QVERIFY(news.ok());
        QCOMPARE(news->wanted, QByteArray("pause"));
        auto *resume = view.findChild<QPushButton *>(QStringLiteral("resumeNodes"));
        QTRY_VERIFY_WITH_TIMEOUT(resume->isEnabled(), PatienceMs);
        resume->click();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().list().wanted, QByteArray("run"), PatienceMs);

        QSignalSpy reported(&view, &NodesView::reported);
        settings::CrawlSettings settings;
        settings.threads = 3;
        view.setSettings(settings);
        QVERIFY(reported.wait(PatienceMs));
        QVERIFY2(!reported[0][2].toBool(), qPrintable(reported[0][1].toString()));
        const auto now = (*node)->settings();
        QVERIFY(now.ok());
        QCOMPARE(now->threads, 3);
        QVERIFY((*node)->leave().ok());
        QTRY_COMPARE_WITH_TIMEOUT(view.model().alive(), 0, PatienceMs);
        reader.close();
    }
};

ARGIOPE_TEST(TestDatabaseDialog, QApplication)
#include "tst_databasedialog.moc"
