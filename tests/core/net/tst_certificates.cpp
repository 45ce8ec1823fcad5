// Certificates as browsers take them: chains that lack a part, names, and those that we show.

#include "core/net/certificates.h"
#include "core/net/clientcertificate.h"
#include "core/net/issuerbook.h"
#include "core/net/namebook.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSslConfiguration>
#include <QSslKey>
#include <QTemporaryDir>

#include <atomic>
#include <thread>
#include <vector>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using settings::CertificateError;
using test::TestSite;
using test::Tls;
using test::Wire;

namespace {

const QString Folder = QStringLiteral(TEST_DATA_DIR "/");

QByteArray data(const char *name)
{
    QFile file(Folder + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QSslCertificate certificate(const char *name)
{
    return QSslCertificate(data(name), QSsl::Pem);
}

} // namespace

class TestCertificates : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!QSslSocket::supportsSsl())
            QSKIP("there is no TLS library");
        test::trustTestAuthority();
    }

    void names_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("named");
        const auto row = [](const char *file, const char *host, bool named) {
            QTest::addRow("%s %s", file, host) << QByteArray(file) << QString::fromLatin1(host) << named;
        };
        row("chainleaf.pem", "localhost", true);
        row("chainleaf.pem", "LOCALHOST.", true);
        row("chainleaf.pem", "127.0.0.1", true);
        row("chainleaf.pem", "127.0.0.2", false);
        row("chainleaf.pem", "a.wild.test", true);
        row("chainleaf.pem", "a.b.wild.test", false);
        row("chainleaf.pem", "wild.test", false);
        row("commonname.pem", "localhost", false);
        row("wronghost.pem", "localhost", false);
    }
    void names()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, host);
        QFETCH(bool, named);
        QCOMPARE(namesHost(certificate(file.constData()), host), named);
    }

    void chains()
    {
        const QSslCertificate leaf = certificate("chainleaf.pem");
        const QSslCertificate between = certificate("chainintermediate.pem");
        const QSslCertificate root = certificate("chainroot.pem");
        const QByteArray place = issuerAddress(leaf);
        QCOMPARE(place, QByteArray("http://127.0.0.1:9/intermediate.der"));
        QCOMPARE(issuerAddress(root), QByteArray());
        const QString host = QStringLiteral("localhost");
        const QList<QSslError> errors = QSslCertificate::verify({leaf}, host);
        QVERIFY(!errors.isEmpty());

        ChainReview review = reviewChain({leaf}, errors, host, {});
        QVERIFY(review.incomplete);
        QCOMPARE(review.missing, place);
        QCOMPARE(review.issuer, QByteArray("Argiope chain intermediate"));
        QCOMPARE(review.errors, errors);
        // It cannot be had.
        review = reviewChain({leaf}, errors, host, {{place, QSslCertificate()}});
        QVERIFY(review.incomplete && review.missing.isEmpty() && !review.errors.isEmpty());
        // It was fetched: all is well, though the server should send it.
        review = reviewChain({leaf}, errors, host, {{place, between}});
        QVERIFY(review.incomplete && review.missing.isEmpty());
        QCOMPARE(review.errors, QList<QSslError>());
        // What else is wrong stays so.
        review = reviewChain({leaf}, errors, QStringLiteral("other.test"), {{place, between}});
        QCOMPARE(review.errors.size(), 1);
        QCOMPARE(review.errors.constFirst().error(), QSslError::HostNameMismatch);
        // A whole chain to an unknown authority lacks nothing.
        const QList<QSslError> unknown{QSslError(QSslError::UnableToGetLocalIssuerCertificate, between)};
        review = reviewChain({leaf, between}, unknown, host, {{issuerAddress(between), QSslCertificate()}});
        QVERIFY(!review.incomplete);
        QCOMPARE(review.errors, unknown);
    }

    void readsBothSpellings()
    {
        const QSslCertificate root = certificate("chainroot.pem");
        QCOMPARE(certificateFrom(root.toDer()), root);
        QCOMPARE(certificateFrom(root.toPem()), root);
        QVERIFY(certificateFrom("<html>").isNull());
        QVERIFY(certificateFrom({}).isNull());
    }

    void eachIssuerIsFetchedOnce()
    {
        const QSslCertificate between = certificate("chainintermediate.pem");
        IssuerBook book;
        std::atomic<int> fetches = 0;
        std::atomic<int> there = 0;
        std::atomic<bool> goOn = false;
        const auto fetch = [&]() -> std::optional<QSslCertificate> {
            ++fetches;
            while (!goOn)
                std::this_thread::yield();
            return between;
        };
        const auto never = [] { return false; };
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] { there += book.get("http://a.test/i", fetch, never); });
        while (fetches == 0)
            std::this_thread::yield();
        QVERIFY(!book.get("http://a.test/i", fetch, [] { return true; })); // an abort is not kept waiting
        goOn = true;
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(fetches, 1);
        QCOMPARE(there, 8);
        QCOMPARE(book.known().value("http://a.test/i"), between);
        QVERIFY(book.get("http://a.test/i", fetch, never));
        QCOMPARE(fetches, 1);
        // An aborted fetch proves nothing; one that had no certificate is believed.
        QVERIFY(!book.get(
            "http://a.test/j", [&] { return std::optional<QSslCertificate>(); }, never));
        for (int i = 0; i < 2; ++i)
            QVERIFY(!book.get(
                "http://a.test/j", [&] { return ++fetches, QSslCertificate(); }, never));
        QCOMPARE(fetches, 2);
    }

    void incompleteChain()
    {
        TestSite site({{"/", "page"}}, Wire::Tls, Tls::Incomplete);
        for (const bool fetches : {false, true}) {
            NetSettings settings = testSettings();
            settings.fetchIntermediates = fetches; // nobody answers there
            Reply reply = fetchOnce(site.url("/"), settings);
            COMPARE_OUTCOME(reply, Outcome::TlsFailed);
            QVERIFY2(reply.error.contains("incomplete certificate chain"), reply.error.constData());
            settings.ignoreTlsErrors = CertificateError::Untrusted;
            Request request = requestFor(site.url("/"));
            request.wantsTls = true;
            Fetcher fetcher(settings, nullptr);
            reply = fetcher.fetch(request);
            COMPARE_OUTCOME(reply, Outcome::None);
            QVERIFY(reply.tls && reply.tls->missingIssuer == "Argiope chain intermediate");
        }
    }

    void commonNameAlone()
    {
        TestSite site({{"/", "page"}}, Wire::Tls, Tls::CommonName);
        QByteArray url = site.url("/");
        url.replace("127.0.0.1", "localhost");
        const auto names = std::make_shared<NameBook>(); // which knows the name on any machine
        NetSettings settings = testSettings();
        const auto fetched = [&] {
            Fetcher fetcher(settings, nullptr);
            fetcher.useNames(names);
            return fetcher.fetch(requestFor(url));
        };
        const Reply reply = fetched();
        COMPARE_OUTCOME(reply, Outcome::TlsFailed);
        QVERIFY2(reply.error.contains("subject alternative name"), reply.error.constData());
        QCOMPARE(site.requestCount(), 0);
        settings.ignoreTlsErrors = CertificateError::WrongHost;
        COMPARE_OUTCOME(fetched(), Outcome::None);
    }

    void clientCertificates()
    {
        QTemporaryDir folder;
        const QString pem = folder.filePath(QStringLiteral("me.pem"));
        {
            QFile file(pem);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(data("commonname.pem") + data("key.pem"));
        }
        for (const auto &[file, password] :
            {std::pair<QString, QByteArray>{pem, {}}, {Folder + QStringLiteral("client.p12"), "secret"}}) {
            QSslConfiguration configuration;
            QCOMPARE(addClientCertificate(configuration, file, password), QByteArray());
            QCOMPARE(configuration.localCertificate(), certificate("commonname.pem"));
            QVERIFY(!configuration.privateKey().isNull());
        }
        QSslConfiguration none;
        QVERIFY(addClientCertificate(none, Folder + QStringLiteral("client.p12"), "wrong").contains("password"));
        QVERIFY(addClientCertificate(none, Folder + QStringLiteral("chainroot.pem"), {}).contains("private key"));
        QVERIFY(addClientCertificate(none, folder.filePath(QStringLiteral("gone")), {}).contains("cannot be read"));
        // Such a file is said where it is needed, and nowhere else.
        TestSite site({{"/", "page"}}, Wire::Tls);
        NetSettings settings = testSettings();
        settings.clientCertificates = {{site.origin(), folder.filePath(QStringLiteral("gone"))}};
        const Reply reply = fetchOnce(site.url("/"), settings);
        COMPARE_OUTCOME(reply, Outcome::TlsFailed);
        QVERIFY(reply.error.contains("cannot be read"));
        settings.clientCertificates = {{site.origin(), pem}};
        COMPARE_OUTCOME(fetchOnce(site.url("/"), settings), Outcome::None);
    }
};

ARGIOPE_TEST(TestCertificates, QCoreApplication)
#include "tst_certificates.moc"
