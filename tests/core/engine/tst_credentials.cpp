#include "core/engine/credentials.h"

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

QByteArray inQuotes(const char *json)
{
    return QByteArray(json).replace('\'', '"');
}

const auto Never = [] { return false; };

/// A project's file, as far as its secrets go.
struct ProjectCopy
{
    ProjectCopy(const QByteArray &seed, const QString &path)
        : project(seed)
    {
        moveTo(path);
    }
    /// As cp makes it.
    ProjectCopy copiedTo(const QString &path) const
    {
        ProjectCopy copy = *this;
        copy.file.clear();
        copy.moveTo(path);
        return copy;
    }
    void moveTo(const QString &path)
    {
        if (!file.isEmpty())
            QFile::remove(file);
        QFile made(path);
        if (!made.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", qPrintable(path));
        file = path;
    }
    engine::KeptCredentials crawl(CrawlSettings &settings)
    {
        const auto kept = keepCredentials(settings, isMade ? &stored : nullptr, {project, file, tags}, Never);
        stored = settings::withoutSecrets(settings);
        tags = kept.tags;
        isMade = true;
        return kept;
    }
    /// Crawls with what the file names; what the crawl has of it.
    CrawlSettings resumed()
    {
        CrawlSettings settings = stored;
        crawl(settings);
        return settings;
    }
    void giveLogin(const char *login)
    {
        CrawlSettings settings = stored;
        settings.logins = list({login});
        crawl(settings);
    }

    QByteArray project;
    QString file;
    QByteArray tags;
    CrawlSettings stored;
    bool isMade = false;
};

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

    void certificatesAreAcceptedOfTheSiteAlone()
    {
        CrawlSettings settings;
        settings.ignoreTlsErrors = settings::AllCertificateErrors;
        settings.ignoreTlsFor = list({"https://a.test"});
        settings.seeds = list({"https://a.test/x"});
        QVERIFY(!dropForeignSecrets(settings));
        QCOMPARE(settings.ignoreTlsFor, list({"https://a.test"}));
        settings.seeds = list({"https://b.test/"});
        QVERIFY(!dropForeignSecrets(settings)); // it is no secret
        QVERIFY(!settings.ignoreTlsErrors);
        QVERIFY(settings.ignoreTlsFor.isEmpty());
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
        ProjectCopy project("4711", path("p"));
        const auto kept = project.crawl(settings);
        QVERIFY(kept.newlyKept);
        QCOMPARE(kept.place, engine::CredentialsPlace::File);
#ifndef Q_OS_WIN
        const QFileInfo file(kept.detail);
        QVERIFY(!(file.permissions() & ~(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser)));
        QVERIFY(!(QFileInfo(file.path()).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther)));
#endif
        // Another session of the project.
        QVERIFY(project.resumed() == settings);
        CrawlSettings again = project.stored;
        QVERIFY(!project.crawl(again).newlyKept);
        // Another project.
        ProjectCopy other = project.copiedTo(path("other"));
        other.project = "4712";
        QVERIFY(other.resumed() == project.stored);
        // One that names them no more.
        CrawlSettings forgotten;
        QVERIFY(!project.crawl(forgotten).newlyKept);
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
        engine::CredentialsOwner owner{"4713", path("p"), {}};
        const auto first = keepCredentials(settings, nullptr, owner, Never, keychain);
        QVERIFY(first.newlyKept);
        owner.tags = first.tags;
        const QByteArray kept = entry;
        const CrawlSettings stored = settings::withoutSecrets(settings);
        CrawlSettings more = stored;
        more.logins.append(QStringLiteral("http://b.test me:hunter2"));
        const CrawlSettings given = more;
        locked = true;
        const auto refused = keepCredentials(more, &stored, owner, Never, keychain);
        QVERIFY(refused.newlyKept); // in words
        QCOMPARE(refused.place, engine::CredentialsPlace::Nowhere);
        QVERIFY(more == given);
        QCOMPARE(refused.tags, owner.tags);
        CrawlSettings forgotten;
        QVERIFY(!keepCredentials(forgotten, &stored, owner, Never, keychain).newlyKept);
        QCOMPARE(entry, kept);
        // Nor where the crawl is stopped meanwhile.
        locked = false;
        const auto stopped = keepCredentials(
            more, &stored, owner, [] { return true; }, keychain);
        QVERIFY(!stopped.newlyKept);
        QVERIFY(more == given);
        QCOMPARE(entry, kept);
        QVERIFY(keepCredentials(more, &stored, owner, Never, keychain).newlyKept);
        QVERIFY(entry.contains("b.test") && entry.contains("a.test"));
    }

    /// A project with a proxy, its copy on another computer with another proxy, and that one back on the first.
    void copiesHaveTheirOwn()
    {
        const QByteArray here = QFile::encodeName(path("here"));
        const QByteArray there = QFile::encodeName(path("there"));
        CrawlSettings ours;
        ours.proxy = QStringLiteral("http://me:hunter2@proxy.here:3128");
        ours.logins = list({"http://a.test me:hunter2"});
        ours.headers = list({"Cookie: hunter2", "X-Plain: 1"});
        ours.headersFor = list({"http://a.test"});
        qputenv("ARGIOPE_CREDENTIALS", here);
        ProjectCopy our("4714", path("ours"));
        QVERIFY(our.crawl(ours).newlyKept);

        // There: nothing is known of ours, and theirs is kept although what else the file names cannot be had.
        qputenv("ARGIOPE_CREDENTIALS", there);
        ProjectCopy their = our.copiedTo(path("theirs"));
        QVERIFY(their.resumed() == our.stored);
        CrawlSettings theirs = our.stored;
        theirs.proxy = QStringLiteral("http://you:swordfish@proxy.there:8080");
        QCOMPARE(their.crawl(theirs).place, engine::CredentialsPlace::File);
        CrawlSettings later = their.resumed();
        QCOMPARE(later.proxy, theirs.proxy);
        QCOMPARE(later.logins, our.stored.logins);

        // Back here: our password is not for their proxy, and stays where theirs is typed in and forgotten again.
        qputenv("ARGIOPE_CREDENTIALS", here);
        ProjectCopy back = their.copiedTo(path("back"));
        CrawlSettings typed = back.resumed();
        QCOMPARE(typed.proxy, their.stored.proxy);
        QCOMPARE(typed.logins, ours.logins); // for the same server
        typed.proxy = theirs.proxy;
        QVERIFY(back.crawl(typed).newlyKept);
        CrawlSettings plain;
        QVERIFY(!back.crawl(plain).newlyKept);
        QVERIFY(plain == CrawlSettings());
        QVERIFY(our.resumed() == ours);
        // What was typed is forgotten, and the login is the other copy's.
        ProjectCopy again = their.copiedTo(path("again"));
        QCOMPARE(again.resumed().proxy, their.stored.proxy);
    }

    /// A copy that never had any is no reason to forget those of the other.
    void aCopyWithNone()
    {
        CrawlSettings plain;
        ProjectCopy our("4715", path("ours"));
        our.crawl(plain);
        ProjectCopy their = our.copiedTo(path("theirs"));
        our.giveLogin("http://a.test me:hunter2");
        CrawlSettings typed;
        typed.headers = list({"Cookie: swordfish"});
        typed.headersFor = list({"http://b.test"});
        QVERIFY(their.crawl(typed).newlyKept);
        QCOMPARE(our.resumed().logins, list({"http://a.test me:hunter2"}));
        QCOMPARE(their.resumed().headers, typed.headers);
    }

    /// What one copy is given for a server is not taken from another.
    void whatACopyIsGivenLeavesTheOthers()
    {
        CrawlSettings ours;
        ours.headers = list({"Cookie: hunter2"});
        ours.headersFor = list({"http://a.test", "http://b.test"});
        ours.logins = list({"http://a.test me:hunter2"});
        ProjectCopy our("4716", path("ours"));
        QVERIFY(our.crawl(ours).newlyKept);
        ProjectCopy their = our.copiedTo(path("theirs"));
        CrawlSettings theirs;
        theirs.headers = list({"Cookie: swordfish"});
        theirs.headersFor = list({"http://a.test"});
        QVERIFY(their.crawl(theirs).newlyKept);
        QCOMPARE(their.resumed().headers, theirs.headers);
        theirs.headers = list({"Cookie: tuna"});
        QVERIFY(their.crawl(theirs).newlyKept);
        QVERIFY(our.resumed() == ours);
        QCOMPARE(their.resumed().headers, theirs.headers);
    }

    /// For the same server, whichever of the two is changed first.
    void twoLoginsForOneServer_data()
    {
        QTest::addColumn<bool>("copyFirst");
        QTest::addColumn<bool>("opened");
        QTest::newRow("the copy") << true << false;
        QTest::newRow("the original") << false << false;
        QTest::newRow("the copy, after a crawl") << true << true;
        QTest::newRow("the original, after the copy was crawled") << false << true;
    }
    void twoLoginsForOneServer()
    {
        QFETCH(bool, copyFirst);
        QFETCH(bool, opened);
        const QStringList guest = list({"http://a.test guest:g"});
        const QStringList admin = list({"http://a.test admin:a"});
        qputenv("ARGIOPE_CREDENTIALS", QFile::encodeName(path(QTest::currentDataTag())));
        ProjectCopy our("4717", path("ours"));
        our.giveLogin("http://a.test guest:g");
        ProjectCopy copy = our.copiedTo(path("copy"));
        if (opened)
            QCOMPARE(copy.resumed().logins, guest);
        ProjectCopy &changed = copyFirst ? copy : our;
        ProjectCopy &left = copyFirst ? our : copy;
        changed.giveLogin("http://a.test admin:a");
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(left.resumed().logins, guest);
            QCOMPARE(changed.resumed().logins, admin);
        }
        // Neither forgets for the other, and in the end nothing is left.
        CrawlSettings none;
        changed.crawl(none);
        QCOMPARE(left.resumed().logins, guest);
        QVERIFY(!keptBytes("4717").contains("admin"));
        none = {};
        left.crawl(none);
        QCOMPARE(keptBytes("4717"), QByteArray());
    }

    /// A file that has another name now is no copy: nothing of it is left when it forgets.
    void movedFiles()
    {
        ProjectCopy project("4718", path("before"));
        project.giveLogin("http://a.test me:one");
        project.moveTo(path("after"));
        project.giveLogin("http://a.test me:two");
        QCOMPARE(project.resumed().logins, list({"http://a.test me:two"}));
        project.moveTo(path("later"));
        CrawlSettings none;
        project.crawl(none);
        QVERIFY(!keptBytes("4718").contains("a.test"));
    }

    /// A password that changes every day does not pile up.
    void formerOnesAreFew()
    {
        ProjectCopy project("4719", path("p"));
        for (int day = 0; day < 20; ++day)
            project.giveLogin(qPrintable(QStringLiteral("http://a.test me:day%1.").arg(day)));
        QVERIFY(keptBytes("4719").contains("day19."));
        QVERIFY(!keptBytes("4719").contains("day15."));
        CrawlSettings none;
        project.crawl(none);
        QVERIFY(!keptBytes("4719").contains("day"));
    }

    /// What was kept before there were tags serves every copy, until each has its own.
    void withoutTags()
    {
        QVERIFY(QDir().mkpath(path("kept")));
        QFile old(path("kept/project-4720.json"));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write(
            inQuotes("{'logins':['http://a.test me:hunter2'],'headers':['Cookie: c'],'headersFor':['http://a.test'],"
                     "'proxy':'','others':[{'logins':[],'headers':['Cookie: d'],'headersFor':['http://b.test']}]}"));
        old.close();
        CrawlSettings named;
        named.logins = list({"http://a.test"});
        named.headers = list({"Cookie:"});
        named.headersFor = list({"http://a.test"});
        ProjectCopy our("4720", path("ours"));
        our.stored = named;
        our.isMade = true;
        ProjectCopy their = our.copiedTo(path("theirs"));
        their.stored.headersFor = list({"http://b.test"});
        CrawlSettings settings = our.stored;
        QVERIFY(!our.crawl(settings).newlyKept); // it was before
        QCOMPARE(settings.logins, list({"http://a.test me:hunter2"}));
        QCOMPARE(settings.headers, list({"Cookie: c"}));
        QCOMPARE(their.resumed().headers, list({"Cookie: d"}));
        their.giveLogin("http://a.test admin:a");
        QCOMPARE(our.resumed().logins, settings.logins);
        QCOMPARE(their.resumed().logins, list({"http://a.test admin:a"}));
        CrawlSettings none;
        our.crawl(none);
        QCOMPARE(their.resumed().headers, list({"Cookie: d"}));
        QCOMPARE(their.resumed().logins, list({"http://a.test admin:a"}));
        none = {};
        their.crawl(none);
        QCOMPARE(keptBytes("4720"), QByteArray());
    }

    /// A tag that a stranger wrote into a file finds nothing for another server.
    void foreignTags()
    {
        ProjectCopy project("4721", path("p"));
        project.giveLogin("http://a.test me:hunter2");
        ProjectCopy copy = project.copiedTo(path("copy"));
        copy.tags.replace("a.test", "evil.test");
        copy.stored.logins = list({"http://evil.test"});
        QCOMPARE(copy.resumed().logins, list({"http://evil.test"}));
        copy.tags = "{{[";
        QCOMPARE(copy.resumed().logins, list({"http://evil.test"}));
    }

    void nowhereToKeepThem()
    {
        QFile blocked(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        qputenv("ARGIOPE_CREDENTIALS", QFile::encodeName(blocked.fileName() + QStringLiteral("/below")));
        CrawlSettings settings;
        settings.logins = list({"http://a.test me:hunter2"});
        const CrawlSettings before = settings;
        const auto kept = keepCredentials(settings, nullptr, {"1", path("p"), {}}, Never);
        QVERIFY(kept.newlyKept);
        QCOMPARE(kept.place, engine::CredentialsPlace::Nowhere);
        QVERIFY(!kept.detail.contains(QLatin1String("hunter2")));
        QVERIFY(settings == before); // for this session
    }

private:
    QString path(const char *name) const
    {
        return m_folder.filePath(QString::fromUtf8(name));
    }
    /// All that is kept of a project, where init() has it kept or a test since.
    static QByteArray keptBytes(const char *seed)
    {
        const QDir folder(QFile::decodeName(qgetenv("ARGIOPE_CREDENTIALS")));
        QFile file(folder.filePath(QStringLiteral("project-%1.json").arg(QLatin1String(seed))));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

ARGIOPE_TEST(TestCredentials, QCoreApplication)
#include "tst_credentials.moc"
