#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/options/optionsdialog.h"
#include "ui/options/problems.h"
#include "ui/options/profilebar.h"
#include "ui/options/profiles.h"
#include "ui/project/askdisk.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace argiope;
using options::OptionsDialog;
using options::ProfileBar;
using options::ProfileError;
using options::Profiles;
using settings::CrawlSettings;

class TestProfiles : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    QString write(const QString &name, const QByteArray &content) const
    {
        const QString path = m_place.file(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return {};
        return path;
    }

private Q_SLOTS:
    /// The test folder of Qt is the same for every run.
    void init() { QDir(Profiles::defaultFolder()).removeRecursively(); }
    void cleanup() { QDir(Profiles::defaultFolder()).removeRecursively(); }
    void savesRenamesAndDeletes()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); // the C locale knows no numbers
        Profiles profiles(m_place.file(QStringLiteral("profiles")));
        QVERIFY(profiles.names().isEmpty());
        CrawlSettings settings;
        settings.seeds = {QStringLiteral("a.example")};
        settings.threads = 3;
        settings.auth = QStringLiteral("me:secret");
        settings.exclude = {QStringLiteral("\\.pdf$")};
        const QString odd = QStringLiteral("../Kunde: Müller/中文 10");
        QVERIFY(profiles.save(odd, settings));
        QVERIFY(profiles.save(QStringLiteral("site 9"), {}));
        QVERIFY(profiles.save(QStringLiteral("site 10"), {}));
        QCOMPARE(profiles.names().size(), 3);
        QVERIFY(profiles.names().contains(odd));
        QVERIFY(
            profiles.names().indexOf(QStringLiteral("site 9")) < profiles.names().indexOf(QStringLiteral("site 10")));

        CrawlSettings current;
        current.seeds = {QStringLiteral("b.example")};
        current.auth = QStringLiteral("you:other");
        current.retries = 7; // not in the profile: back to the default
        const auto loaded = profiles.load(odd, current);
        QVERIFY(loaded);
        QCOMPARE(loaded->threads, 3);
        QCOMPARE(loaded->exclude, settings.exclude);
        QCOMPARE(loaded->seeds, current.seeds);
        QCOMPARE(loaded->auth, current.auth);
        QCOMPARE(loaded->retries, CrawlSettings().retries);

        QVERIFY(profiles.rename(odd, QStringLiteral("plain")));
        QCOMPARE(profiles.rename(QStringLiteral("plain"), QStringLiteral("site 9")).error().code,
            ProfileError::Code::Exists);
        QCOMPARE(profiles.save(QStringLiteral("  "), {}).error().code, ProfileError::Code::BadName);
        QVERIFY(profiles.remove(QStringLiteral("plain")));
        QCOMPARE(profiles.load(QStringLiteral("plain"), {}).error().code, ProfileError::Code::CannotRead);
        QCOMPARE(profiles.names().size(), 2);
    }
    void keepsSecretsOut()
    {
        CrawlSettings settings;
        settings.auth = QStringLiteral("me:hunter2");
        settings.seeds = QStringList{QStringLiteral("http://me:hunter2@a.test/"),
            QStringLiteral("you.x:hunter2@b.test"), QStringLiteral("c.test")};
        const QByteArray json = Profiles::written(settings);
        QVERIFY(json.contains("\"threads\""));
        QVERIFY(!json.contains("hunter2"));
        QVERIFY(json.contains("\"http://a.test/\""));
    }
    void explainsWhatIsWrongInAFile_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("word"); // of the explanation
        QTest::newRow("no JSON") << QByteArray("threads = 8") << QStringLiteral("JSON");
        QTest::newRow("a list") << QByteArray("[1]") << QStringLiteral("JSON");
        QTest::newRow("unknown key") << QByteArray("{\"thraeds\": 8}") << QStringLiteral("“thraeds”");
        QTest::newRow("wrong type") << QByteArray("{\"threads\": \"many\"}") << QStringLiteral("“threads”");
        QTest::newRow("out of range") << QByteArray("{\"threads\": 100000}") << QStringLiteral("1 to 512");
        QTest::newRow("bad pattern") << QByteArray("{\"exclude\": [\"a(b\"]}") << QStringLiteral("“a(b”");
    }
    void explainsWhatIsWrongInAFile()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, word);
        const QString path = write(QStringLiteral("bad.json"), json);
        QVERIFY(!path.isEmpty());
        const auto loaded = Profiles::read(json, path, {});
        QVERIFY(!loaded);
        const QString text = options::problemText(loaded.error());
        QVERIFY2(text.contains(word) && text.contains(QStringLiteral("bad.json")), qPrintable(text));

        // The dialog says it and stays as it is.
        CrawlSettings before;
        before.threads = 5;
        OptionsDialog dialog(before);
        dialog.show();
        dialog.findChild<ProfileBar *>()->importFile(path);
        QTRY_VERIFY(dialog.findChild<QLabel *>(QStringLiteral("problem"))->text().contains(word));
        QCOMPARE(dialog.settings(), before);
    }
    void theDialogSavesAndLoads()
    {
        OptionsDialog dialog({});
        dialog.show();
        auto *bar = dialog.findChild<ProfileBar *>();
        auto *threads = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("threads"));
        threads->setValue(21);
        bar->saveAs(QStringLiteral("mine"));
        QCOMPARE(bar->box()->currentText(), QStringLiteral("mine"));
        threads->setValue(2);
        bar->choose(QStringLiteral("mine"));
        QCOMPARE(threads->value(), 21.0);

        const QString path = m_place.file(QStringLiteral("out.json"));
        const auto *said = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        bar->exportFile(path);
        QTRY_VERIFY(said->text().contains(QStringLiteral("out.json")));
        threads->setValue(4);
        bar->importFile(path);
        QTRY_COMPARE(threads->value(), 21.0);
        QVERIFY(!said->isVisible());
    }
    /// One that a server would have to send which is gone, say.
    void aFileThatNeverAnswersHoldsNothingUp()
    {
#ifdef Q_OS_UNIX
        const QString pipe = m_place.file(QStringLiteral("pipe.json"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        OptionsDialog dialog({});
        dialog.show();
        auto *bar = dialog.findChild<ProfileBar *>();
        auto *stop = dialog.findChild<QToolButton *>(QStringLiteral("stopImport"));
        auto *threads = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("threads"));
        const auto *said = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        threads->setValue(7);
        QVERIFY(!stop->isVisible());
        bar->importFile(pipe);
        QVERIFY(stop->isVisible());
        QVERIFY(said->text().contains(QStringLiteral("pipe.json")));
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY(!stop->isVisible() && !said->isVisible());

        // Another file is read meanwhile.
        const QString good = write(QStringLiteral("good.json"), "{\"threads\": 9}");
        bar->importFile(pipe);
        bar->importFile(good);
        QTRY_COMPARE(threads->value(), 9.0);
        QVERIFY(!stop->isVisible());

        // What comes after all is not wanted any more.
        QFile late(pipe);
        QVERIFY(late.open(QIODevice::WriteOnly));
        QVERIFY(late.write("{\"threads\": 3}") > 0);
        late.close();
        QVERIFY(project::diskPool().waitForDone(30000));
        QCoreApplication::processEvents();
        QCOMPARE(threads->value(), 9.0);
#endif
    }
    /// Nothing is typed that its options would replace, and nothing that happens meanwhile goes unsaid.
    void nothingIsLostWhileAFileIsRead()
    {
#ifdef Q_OS_UNIX
        const QString pipe = m_place.file(QStringLiteral("slow.json"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        OptionsDialog dialog({});
        dialog.show();
        auto *bar = dialog.findChild<ProfileBar *>();
        auto *threads = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("threads"));
        const auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        const auto *said = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        const auto letIn = [&pipe](const QByteArray &bytes) {
            QFile file(pipe);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const auto isLocked = [&] { return !threads->isEnabled() && !ok->isEnabled(); };
        bar->importFile(pipe);
        QVERIFY(isLocked());
        bar->exportFile(m_place.file(QStringLiteral("meanwhile.json")));
        QTRY_VERIFY(said->text().contains(QStringLiteral("meanwhile.json")));
        QVERIFY(said->text().contains(QStringLiteral("slow.json")));
        bar->saveAs(QStringLiteral("saved meanwhile"));
        QVERIFY(said->isVisible() && said->text().contains(QStringLiteral("slow.json")));
        QVERIFY(letIn("{\"threads\": 9}"));
        QTRY_COMPARE(threads->value(), 9.0);
        QVERIFY(threads->isEnabled() && ok->isEnabled());
        QVERIFY(said->isVisible() && said->text().contains(QStringLiteral("meanwhile.json")));
        QVERIFY(!said->text().contains(QStringLiteral("slow.json")));

        // What is wrong with the file does not take the place of what was wrong before.
        bar->importFile(pipe);
        bar->exportFile(m_place.file(QStringLiteral("no folder/out.json")));
        QTRY_VERIFY(said->text().contains(QStringLiteral("out.json")));
        QVERIFY(letIn("[1]"));
        QTRY_VERIFY(said->text().contains(QStringLiteral("JSON")));
        QVERIFY(said->text().contains(QStringLiteral("out.json")));
        QVERIFY(threads->isEnabled() && ok->isEnabled());

        // A profile that is chosen meanwhile is what somebody wants now.
        bar->importFile(pipe);
        threads->setValue(3);
        bar->choose(QStringLiteral("saved meanwhile"));
        QVERIFY(threads->isEnabled() && ok->isEnabled() && !said->isVisible());
        const double chosen = threads->value();
        QVERIFY(letIn("{\"threads\": 11}"));
        QVERIFY(project::diskPool().waitForDone(30000));
        QCoreApplication::processEvents();
        QCOMPARE(threads->value(), chosen);
        QCOMPARE(bar->box()->currentText(), QStringLiteral("saved meanwhile"));
#endif
    }
    void aFileThatIsTooLargeIsNotRead()
    {
        QFile file(m_place.file(QStringLiteral("large.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(Profiles::LargestProfile + 1)); // a hole
        OptionsDialog dialog({});
        dialog.show();
        dialog.findChild<ProfileBar *>()->importFile(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(
            dialog.findChild<QLabel *>(QStringLiteral("problem"))->text().contains(QStringLiteral("is too large")),
            30000);
    }
};

ARGIOPE_TEST(TestProfiles, QApplication)
#include "tst_profiles.moc"
