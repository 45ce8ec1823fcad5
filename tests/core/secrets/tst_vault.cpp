#include "core/secrets/vault.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QLockFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using secrets::Keychain;
using secrets::Vault;
using settings::CrawlSettings;

namespace {

using Result = Keychain::Result;

Vault::Entry withLogin(const char *login)
{
    CrawlSettings settings;
    settings.logins = QStringList{QString::fromLatin1(login)};
    return {"4711", QStringLiteral("/p.argiope"), settings};
}

} // namespace

class TestVault : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    QHash<QString, QByteArray> m_entries;
    Result m_says = Result::Done;

    Vault vault()
    {
        const auto answer = [this](const QByteArray &data) {
            return Keychain::Answer{m_says, data, QStringLiteral("locked")};
        };
        return Vault("1", [] { return false; },
            {[this, answer](const QString &key, const auto &) {
                 if (m_says == Result::Done && !m_entries.contains(key))
                     return Keychain::Answer{Result::NoEntry, {}, {}};
                 return answer(m_entries.value(key));
             },
                [this, answer](const QString &key, const QByteArray &data, const auto &) {
                    if (m_says == Result::Done)
                        m_entries[key] = data;
                    return answer({});
                },
                [this, answer](const QString &key, const auto &) {
                    m_entries.remove(key);
                    return answer({});
                }});
    }
    QStringList files() const
    {
        const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
        return QDir(data + QStringLiteral("/argiope/credentials")).entryList(QDir::Files);
    }

private Q_SLOTS:
    void init()
    {
#ifndef Q_OS_LINUX
        QSKIP("where a file stands cannot be said by XDG_DATA_HOME");
#endif
        qunsetenv("ARGIOPE_CREDENTIALS");
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path()));
        m_entries.clear();
        m_says = Result::Done;
    }
    void cleanup()
    {
        vault().remove();
    }

    void places_data()
    {
        QTest::addColumn<int>("says");
        QTest::addColumn<int>("place");
        QTest::newRow("keychain") << int(Result::Done) << int(Vault::Place::Keychain);
        QTest::newRow("none") << int(Result::NoKeychain) << int(Vault::Place::File);
        // Who has a keychain did not agree to a file.
        QTest::newRow("locked") << int(Result::Unavailable) << int(Vault::Place::Nowhere);
    }
    void places()
    {
        QFETCH(int, says);
        QFETCH(int, place);
        m_says = Result(says);
        const Vault::Entry secrets = withLogin("http://a.test me:hunter2");
        const Vault::Kept kept = vault().write({secrets});
        QCOMPARE(int(kept.place), place);
        QCOMPARE(files().size(), kept.place == Vault::Place::File ? 1 : 0);
        QCOMPARE(kept.detail.contains(QLatin1String("locked")), kept.place == Vault::Place::Nowhere);
        const auto read = vault().read();
        // What cannot be had is not the same as nothing.
        QCOMPARE(read.has_value(), kept.place != Vault::Place::Nowhere);
        if (read)
            QVERIFY(*read == Vault::Entries{secrets});
    }

    void severalEntries()
    {
        for (const Result says : {Result::Done, Result::NoKeychain}) {
            m_says = says;
            QVERIFY(vault().read() == Vault::Entries()); // nothing yet
            CrawlSettings other;
            other.headers = QStringList{QStringLiteral("Cookie: hunter2")};
            other.headersFor = QStringList{QStringLiteral("http://b.test")};
            other.proxy = QStringLiteral("http://me:hunter2@proxy.test:3128");
            const Vault::Entries entries{withLogin("http://a.test me:hunter2"), {"4712", {}, other}};
            QVERIFY(vault().write(entries).place != Vault::Place::Nowhere);
            QVERIFY(vault().read() == entries);
            vault().remove();
        }
    }

    /// As an earlier version wrote it.
    void setsOfAllCopies()
    {
        m_entries[QStringLiteral("project-1")]
            = R"({"logins":["http://a.test me:hunter2"],"headers":["Cookie: c"],"headersFor":["http://a.test"],)"
              R"("proxy":"","others":[{"logins":["http://b.test me:2"]}]})";
        CrawlSettings cookie;
        cookie.headers = QStringList{QStringLiteral("Cookie: c")};
        cookie.headersFor = QStringList{QStringLiteral("http://a.test")};
        const auto untagged = [](const CrawlSettings &secrets) { return Vault::Entry{{}, {}, secrets}; };
        const Vault::Entries expected{untagged(withLogin("http://a.test me:hunter2").secrets), untagged(cookie),
            untagged(withLogin("http://b.test me:2").secrets)};
        QVERIFY(vault().read() == expected);
        m_entries[QStringLiteral("project-1")] = "?";
        QVERIFY(vault().read() == Vault::Entries());
    }

    /// Who reads and then writes has it for that long.
    void oneAtATime()
    {
        {
            const auto first = vault().lock();
            QVERIFY(first);
            QVERIFY(!vault().lock());
        }
        QVERIFY(vault().lock());
        QVERIFY(files().isEmpty());
        qputenv("ARGIOPE_CREDENTIALS", "none");
        QVERIFY(!vault().lock());
    }

    void filesMoveIntoAKeychain()
    {
        QCOMPARE(vault().write({withLogin("http://a.test me:old")}).place, Vault::Place::Keychain);
        m_says = Result::NoKeychain;
        const Vault::Entry newer = withLogin("http://a.test me:new");
        QCOMPARE(vault().write({newer}).place, Vault::Place::File);
        m_says = Result::Done;
        auto read = vault().read();
        QVERIFY(read && *read == Vault::Entries{newer});
        QVERIFY(files().isEmpty());
        read = vault().read();
        QVERIFY(read && *read == Vault::Entries{newer});
    }

    void nothingIsKeptWhereNothingIsWanted()
    {
        qputenv("ARGIOPE_CREDENTIALS", "none");
        QCOMPARE(vault().write({withLogin("http://a.test me:hunter2")}).place, Vault::Place::Nowhere);
        QVERIFY(vault().read() == Vault::Entries());
        QVERIFY(files().isEmpty());
        QVERIFY(m_entries.isEmpty());
        QVERIFY(!QDir(QStringLiteral("none")).exists());
    }
};

ARGIOPE_TEST(TestVault, QCoreApplication)
#include "tst_vault.moc"
