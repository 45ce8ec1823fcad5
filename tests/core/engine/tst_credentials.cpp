#include "core/engine/credentials.h"

#include "core/secrets/vault.h"
#include "core/settings/secrets.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using engine::bindSecrets;
using engine::dropForeignSecrets;
using engine::keepCredentials;
using settings::CrawlSettings;

namespace {

QStringList list(std::initializer_list<const char *> texts)
{
    QStringList all;
    for (const char *text : texts)
        all.append(QString::fromUtf8(text));
    return all;
}

const auto Never = [] { return false; };

} // namespace

class TestCredentials : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { qputenv("ARGIOPE_CREDENTIALS", QFile::encodeName(m_folder.filePath(QStringLiteral("kept")))); }

    void areForTheFirstSeed()
    {
        CrawlSettings settings;
        settings.seeds = list({"http://a.test:8080/x", "http://b.test/"});
        settings.auth = QStringLiteral("me:secret");
        settings.headers = list({"Cookie: a=b", "X-Plain: 1"});
        bindSecrets(settings);
        QCOMPARE(settings.logins, list({"http://a.test:8080 me:secret"}));
        QCOMPARE(settings.headersFor, list({"http://a.test:8080"}));
        QVERIFY(settings.auth.isEmpty());
        // A later seed changes nothing of it.
        settings.seeds = list({"http://b.test/"});
        bindSecrets(settings);
        QCOMPARE(settings.headersFor, list({"http://a.test:8080"}));
        QVERIFY(dropForeignSecrets(settings));
        QCOMPARE(settings.headers, list({"X-Plain: 1"}));
        QVERIFY(settings.headersFor.isEmpty());
        QVERIFY(settings.logins.isEmpty());
        QVERIFY(!dropForeignSecrets(settings));
    }

    void httpMayBecomeHttps()
    {
        CrawlSettings settings;
        settings.seeds = list({"a.test"});
        settings.headers = list({"X-Api-Key: 1"});
        bindSecrets(settings);
        QCOMPARE(settings.headersFor, list({"http://a.test", "https://a.test"}));
        CrawlSettings other;
        other.seeds = list({"https://a.test/"});
        other.headers = settings.headers;
        bindSecrets(other);
        QCOMPARE(other.headersFor, list({"https://a.test"}));
    }

    void ofUrlsAreTakenOut_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("seed");
        QTest::addColumn<QStringList>("logins");
        const auto row = [](const char *typed, const char *seed, const QStringList &logins) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(seed) << logins;
        };
        row("http://me:pass@a.test:81/x", "http://a.test:81/x", list({"http://a.test:81 me:pass"}));
        row("https://me@a.test/", "https://a.test/", list({"https://a.test me:"}));
        row("https://m%40e:p%3Ass%20w@a.test/y@z", "https://a.test/y@z", list({"https://a.test m@e:p:ss w"}));
        row("http://me:pass@a.test/", "http://a.test/", list({"http://a.test me:pass", "https://a.test me:pass"}));
        // With or without a scheme, as a crawl would read it.
        const QStringList both = list({"http://a.test me.x:pass", "https://a.test me.x:pass"});
        row("//me.x:pass@a.test/", "http://a.test/", both);
        row("me.x:pass@a.test", "http://a.test/", both);
        row("me_x:pass@a.test", "http://a.test/", list({"http://a.test me_x:pass", "https://a.test me_x:pass"}));
        row("1a:pass@a.test:81", "http://a.test:81/", list({"http://a.test:81 1a:pass"}));
        row("http://a.test/@x", "http://a.test/@x", {});
        row("a.test/p@q", "a.test/p@q", {});
    }
    void ofUrlsAreTakenOut()
    {
        QFETCH(QString, typed);
        CrawlSettings settings;
        settings.seeds = QStringList{typed};
        bindSecrets(settings);
        QTEST(settings.seeds.constFirst(), "seed");
        QTEST(settings.logins, "logins");
        QTEST(engine::withoutCredentials(typed), "seed");
        QVERIFY(!engine::normalizeSeed(typed).contains("pass"));
    }

    void everySeedHasItsOwn()
    {
        CrawlSettings settings;
        settings.seeds = list({"http://a:1@a.test:1/", "http://b:2@b.test:2/"});
        bindSecrets(settings);
        QCOMPARE(settings.logins, list({"http://a.test:1 a:1", "http://b.test:2 b:2"}));
    }

    void areKeptOutside()
    {
        CrawlSettings settings;
        settings.seeds = list({"http://a.test:1/"});
        settings.auth = QStringLiteral("me:hunter2");
        settings.headers = list({"Cookie: hunter2"});
        bindSecrets(settings);
        const auto kept = keepCredentials(settings, nullptr, "4711", Never);
        QVERIFY(kept.newlyKept);
        QCOMPARE(kept.place, engine::CredentialsPlace::File);
#ifndef Q_OS_WIN
        const QFileInfo file(kept.detail);
        QVERIFY(!(file.permissions() & ~(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser)));
        QVERIFY(!(QFileInfo(file.path()).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther)));
#endif
        // Another session of the project.
        const CrawlSettings stored = settings::withoutSecrets(settings);
        CrawlSettings later = stored;
        QVERIFY(!keepCredentials(later, &stored, "4711", Never).newlyKept);
        QVERIFY(later == settings);
        // Another project.
        CrawlSettings other = stored;
        QVERIFY(!keepCredentials(other, &stored, "4712", Never).newlyKept);
        QVERIFY(other == stored);
        // One that names them no more.
        CrawlSettings forgotten;
        QVERIFY(!keepCredentials(forgotten, &stored, "4711", Never).newlyKept);
        QVERIFY(!QFile::exists(kept.detail));
    }

    void nothingIsWrittenOverWhatCannotBeHad()
    {
        // A keychain that is locked, and then is not.
        qunsetenv("ARGIOPE_CREDENTIALS");
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path()));
        using secrets::Keychain;
        QByteArray entry;
        bool locked = false;
        const auto answer = [&] {
            return Keychain::Answer{locked ? Keychain::Result::Unavailable : Keychain::Result::Done, entry, {}};
        };
        const Keychain::Calls keychain{[&](const QString &, const auto &) { return answer(); },
            [&](const QString &, const QByteArray &data, const auto &) {
                if (!locked)
                    entry = data;
                return answer();
            },
            [&](const QString &, const auto &) {
                entry.clear();
                return answer();
            }};
        CrawlSettings settings;
        settings.logins = list({"http://a.test me:hunter2"});
        QVERIFY(keepCredentials(settings, nullptr, "4713", Never, keychain).newlyKept);
        const QByteArray kept = entry;
        const CrawlSettings stored = settings::withoutSecrets(settings);
        CrawlSettings more = stored;
        more.logins.append(QStringLiteral("http://b.test me:hunter2"));
        const CrawlSettings given = more;
        locked = true;
        const auto refused = keepCredentials(more, &stored, "4713", Never, keychain);
        QVERIFY(refused.newlyKept); // in words
        QCOMPARE(refused.place, engine::CredentialsPlace::Nowhere);
        QVERIFY(more == given);
        CrawlSettings forgotten;
        QVERIFY(!keepCredentials(forgotten, &stored, "4713", Never, keychain).newlyKept);
        QCOMPARE(entry, kept);
        // Nor where the crawl is stopped meanwhile.
        locked = false;
        const auto stopped = keepCredentials(
            more, &stored, "4713", [] { return true; }, keychain);
        QVERIFY(!stopped.newlyKept);
        QVERIFY(more == given);
        QCOMPARE(entry, kept);
        QVERIFY(keepCredentials(more, &stored, "4713", Never, keychain).newlyKept);
        QVERIFY(entry.contains("b.test") && entry.contains("a.test"));
    }

    /// A project with a proxy, its copy on another computer with another proxy, and that one back on the first.
    void copiesHaveTheirOwn()
    {
        const QByteArray here = QFile::encodeName(m_folder.filePath(QStringLiteral("here")));
        const QByteArray there = QFile::encodeName(m_folder.filePath(QStringLiteral("there")));
        CrawlSettings ours;
        ours.proxy = QStringLiteral("http://me:hunter2@proxy.here:3128");
        ours.logins = list({"http://a.test me:hunter2"});
        ours.headers = list({"Cookie: hunter2", "X-Plain: 1"});
        ours.headersFor = list({"http://a.test"});
        qputenv("ARGIOPE_CREDENTIALS", here);
        QVERIFY(keepCredentials(ours, nullptr, "4714", Never).newlyKept);
        const CrawlSettings ourFile = settings::withoutSecrets(ours);

        // There: nothing is known of ours, and theirs is kept although what else the file names cannot be had.
        qputenv("ARGIOPE_CREDENTIALS", there);
        CrawlSettings theirs = ourFile;
        QVERIFY(!keepCredentials(theirs, &ourFile, "4714", Never).newlyKept);
        QVERIFY(theirs == ourFile);
        theirs.proxy = QStringLiteral("http://you:swordfish@proxy.there:8080");
        QCOMPARE(keepCredentials(theirs, &ourFile, "4714", Never).place, engine::CredentialsPlace::File);
        const CrawlSettings theirFile = settings::withoutSecrets(theirs);
        CrawlSettings later = theirFile;
        QVERIFY(!keepCredentials(later, &theirFile, "4714", Never).newlyKept);
        QCOMPARE(later.proxy, theirs.proxy);
        QCOMPARE(later.logins, ourFile.logins);

        // Back here: our password is not for their proxy, and stays where theirs is typed in and forgotten again.
        qputenv("ARGIOPE_CREDENTIALS", here);
        CrawlSettings back = theirFile;
        QVERIFY(!keepCredentials(back, &theirFile, "4714", Never).newlyKept);
        QCOMPARE(back.proxy, theirFile.proxy);
        QCOMPARE(back.logins, ours.logins); // for the same server
        back.proxy = theirs.proxy;
        QVERIFY(keepCredentials(back, &theirFile, "4714", Never).newlyKept);
        CrawlSettings plain;
        QVERIFY(!keepCredentials(plain, &theirFile, "4714", Never).newlyKept);
        QVERIFY(plain == CrawlSettings());
        CrawlSettings again = ourFile;
        QVERIFY(!keepCredentials(again, &ourFile, "4714", Never).newlyKept);
        QCOMPARE(again.proxy, ours.proxy);
        CrawlSettings theirsAgain = theirFile;
        QVERIFY(!keepCredentials(theirsAgain, &theirFile, "4714", Never).newlyKept);
        QCOMPARE(theirsAgain.proxy, theirFile.proxy); // forgotten
    }

    /// A copy that never had any is no reason to forget those of the other.
    void aCopyWithNone()
    {
        CrawlSettings ours;
        ours.logins = list({"http://a.test me:hunter2"});
        QVERIFY(keepCredentials(ours, nullptr, "4715", Never).newlyKept);
        const CrawlSettings ourFile = settings::withoutSecrets(ours);
        const CrawlSettings older;
        CrawlSettings typed;
        typed.headers = list({"Cookie: swordfish"});
        typed.headersFor = list({"http://b.test"});
        QVERIFY(keepCredentials(typed, &older, "4715", Never).newlyKept);
        CrawlSettings again = ourFile;
        QVERIFY(!keepCredentials(again, &ourFile, "4715", Never).newlyKept);
        QCOMPARE(again.logins, ours.logins);
    }

    /// What one copy is given for a server is not taken from another.
    void whatACopyIsGivenLeavesTheOthers()
    {
        CrawlSettings ours;
        ours.headers = list({"Cookie: hunter2"});
        ours.headersFor = list({"http://a.test", "http://b.test"});
        ours.logins = list({"http://a.test me:hunter2"});
        QVERIFY(keepCredentials(ours, nullptr, "4716", Never).newlyKept);
        const CrawlSettings ourFile = settings::withoutSecrets(ours);

        CrawlSettings older;
        older.headers = list({"Authorization:"});
        older.headersFor = list({"http://a.test"});
        CrawlSettings typed;
        typed.headers = list({"Cookie: swordfish"});
        typed.headersFor = list({"http://a.test"});
        QVERIFY(keepCredentials(typed, &older, "4716", Never).newlyKept);
        CrawlSettings theirFile = settings::withoutSecrets(typed);
        CrawlSettings later = theirFile;
        QVERIFY(!keepCredentials(later, &theirFile, "4716", Never).newlyKept);
        QCOMPARE(later.headers, typed.headers);
        later.headers = list({"Cookie: tuna"});
        QVERIFY(keepCredentials(later, &theirFile, "4716", Never).newlyKept);

        CrawlSettings again = ourFile;
        QVERIFY(!keepCredentials(again, &ourFile, "4716", Never).newlyKept);
        QCOMPARE(again.headers, ours.headers);
        QCOMPARE(again.logins, ours.logins);
        CrawlSettings theirsAgain = theirFile;
        QVERIFY(!keepCredentials(theirsAgain, &theirFile, "4716", Never).newlyKept);
        QCOMPARE(theirsAgain.headers, later.headers);
    }

    void nowhereToKeepThem()
    {
        QFile blocked(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        qputenv("ARGIOPE_CREDENTIALS", QFile::encodeName(blocked.fileName() + QStringLiteral("/below")));
        CrawlSettings settings;
        settings.logins = list({"http://a.test me:hunter2"});
        const CrawlSettings before = settings;
        const auto kept = keepCredentials(settings, nullptr, "1", Never);
        QVERIFY(kept.newlyKept);
        QCOMPARE(kept.place, engine::CredentialsPlace::Nowhere);
        QVERIFY(!kept.detail.contains(QLatin1String("hunter2")));
        QVERIFY(settings == before); // for this session
    }
};

ARGIOPE_TEST(TestCredentials, QCoreApplication)
#include "tst_credentials.moc"
