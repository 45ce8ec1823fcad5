// Logins by HTTP authentication: never before they are asked for, by Basic (RFC 7617) and Digest (RFC 7616).

#include "core/net/authchallenge.h"
#include "core/net/cookiestore.h"
#include "core/net/digestlogin.h"
#include "core/net/loginbook.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QMutex>
#include <QSet>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

namespace {

/// A server that knows one user, and checks each word of an answer to its challenge as the standard has it.
class DigestServer
{
public:
    struct Rules
    {
        QByteArray challenge{}; ///< without realm and nonce
        QByteArray algorithm = "MD5";
        QByteArray qop = "auth"; ///< "": none
        bool session = false;
        bool userHash = false;
        int usesOfNonce = 1'000'000; ///< then it is stale
        bool nextNonce = false; ///< each nonce serves once, and the answer names the next
        QByteArray more{}; ///< further challenges
        bool realmQuoted = false; ///< with a quotation mark in it
    };
    explicit DigestServer(Rules rules)
        : m_rules(std::move(rules))
    {
    }

    Response answer(const test::Request &request, const char *header = "Authorization", int status = 401,
        const char *challenge = "WWW-Authenticate")
    {
        const QMutexLocker lock(&m_mutex);
        const QByteArray said = request.header(header);
        bool stale = false;
        if (said.startsWith("Digest ") && isRight(said.mid(7), request, &stale)) {
            ++m_accepted;
            Response page{.body = "inside"};
            if (m_rules.nextNonce)
                page.headers.append({"Authentication-Info", "nextnonce=\"" + newNonce() + "\", qop=auth"});
            return page;
        }
        ++m_asked;
        QByteArray line = "Digest realm=" + QByteArray(m_rules.realmQuoted ? R"("a \"b\" c")" : "\"r\"") + ", nonce=\""
            + newNonce() + "\", opaque=\"5ccc\", algorithm=" + m_rules.algorithm + (m_rules.session ? "-sess" : "");
        if (!m_rules.qop.isEmpty())
            line += ", qop=\"" + m_rules.qop + '"';
        if (m_rules.userHash)
            line += ", userhash=true, charset=UTF-8";
        if (stale)
            line += ", stale=true";
        Response refused{.status = status, .headers = {{challenge, line}}, .body = "who?"};
        if (!m_rules.more.isEmpty())
            refused.headers.append({challenge, m_rules.more});
        return refused;
    }
    [[nodiscard]] int asked() const { return m_asked; }

private:
    QByteArray newNonce()
    {
        const QByteArray nonce = "n" + QByteArray::number(++m_nonces);
        m_uses.insert(nonce, 0);
        return nonce;
    }
    [[nodiscard]] QByteArray hash(const QByteArray &text) const
    {
        const auto algorithm = m_rules.algorithm == "SHA-256" ? QCryptographicHash::Sha256 : QCryptographicHash::Md5;
        return QCryptographicHash::hash(text, algorithm).toHex();
    }
    bool isRight(const QByteArray &said, const test::Request &request, bool *stale)
    {
        const auto params = authParams(said);
        const QByteArray nonce = params.value("nonce");
        const QByteArray realm = m_rules.realmQuoted ? "a \"b\" c" : "r";
        const QByteArray user = m_rules.userHash ? hash("u:" + realm) : "u";
        if (params.value("username") != user || params.value("realm") != realm || params.value("opaque") != "5ccc"
            || params.value("uri") != request.target || params.value("userhash") != (m_rules.userHash ? "true" : ""))
            return false;
        QByteArray secret = hash("u:" + realm + ":p");
        if (m_rules.session)
            secret = hash(secret + ':' + nonce + ':' + params.value("cnonce"));
        QByteArray asked = request.method + ':' + request.target;
        if (params.value("qop") == "auth-int")
            asked += ':' + hash("");
        QByteArray expected = hash(secret + ':' + nonce + ':' + hash(asked));
        if (!m_rules.qop.isEmpty()) {
            if (!m_rules.qop.split(',').contains(params.value("qop")))
                return false;
            expected = hash(secret + ':' + nonce + ':' + params.value("nc") + ':' + params.value("cnonce") + ':'
                + params.value("qop") + ':' + hash(asked));
        }
        if (params.value("response") != expected)
            return false;
        if (!m_uses.contains(nonce) || m_uses[nonce] >= (m_rules.nextNonce ? 1 : m_rules.usesOfNonce)) {
            *stale = true;
            return false;
        }
        // Each request counts: a server may want to see none twice, and in order.
        const int count = ++m_uses[nonce];
        return m_rules.qop.isEmpty() || params.value("nc") == QByteArray::number(count, 16).rightJustified(8, '0');
    }

    const Rules m_rules;
    QMutex m_mutex;
    QHash<QByteArray, int> m_uses;
    int m_nonces = 0;
    int m_asked = 0;
    int m_accepted = 0;
};

NetSettings loggedIn(const TestSite &site, const QByteArray &login = "u:p")
{
    NetSettings settings = door().settings();
    settings.logins = {{site.origin(), login}};
    return settings;
}

} // namespace

class TestFetcherLogin : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase_data() { addDoors(); }

    void challenges_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("schemes");
        QTest::addColumn<QByteArray>("realm"); // of the last one
        QTest::newRow("one") << QByteArray(R"(Basic realm="a, b")") << QByteArray("basic") << QByteArray("a, b");
        QTest::newRow("two") << QByteArray(R"(Digest realm="x", nonce="1", qop="auth,auth-int", Basic realm=y)")
                             << QByteArray("digest basic") << QByteArray("y");
        QTest::newRow("words alone") << QByteArray(R"(Negotiate, NTLM, Basic realm="z")")
                                     << QByteArray("negotiate ntlm basic") << QByteArray("z");
        QTest::newRow("token68") << QByteArray(R"(NTLM TlRMTVNTUAAB==, Basic realm="z")") << QByteArray("ntlm basic")
                                 << QByteArray("z");
        QTest::newRow("blanks") << QByteArray("Basic  realm = \"z\" ,, Bearer") << QByteArray("basic bearer")
                                << QByteArray();
        QTest::newRow("escapes") << QByteArray(R"(Basic realm="a\"b\\")") << QByteArray("basic")
                                 << QByteArray(R"(a"b\)");
        QTest::newRow("nonsense") << QByteArray(R"("=,;,\",Basic)") << QByteArray("basic") << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray();
    }
    void challenges()
    {
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, schemes);
        QFETCH(QByteArray, realm);
        QByteArrayList found;
        const auto all = authChallenges({{"WWW-Authenticate", header}}, "www-authenticate");
        for (const AuthChallenge &one : all)
            found.append(one.scheme);
        QVERIFY2(found.join(' ').endsWith(schemes), found.join(' ').constData());
        if (!all.isEmpty())
            QCOMPARE(all.last().param("realm"), realm);
    }

    // RFC 7616, 3.9.1.
    void digestOfTheStandard()
    {
        for (const auto &[algorithm, response] :
            {std::pair<const char *, const char *>{"MD5", "8ca523f5e9506fed4657c9700eebdbec"},
                {"SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"}}) {
            AuthChallenge challenge{"digest",
                {{"realm", "http-auth@example.org"}, {"qop", "auth, auth-int"}, {"algorithm", algorithm},
                    {"nonce", "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v"},
                    {"opaque", "FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"}}};
            auto login = DigestLogin::answering(challenge);
            QVERIFY(login);
            login->setClientNonce("f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ");
            const QByteArray said = login->authorization("Mufasa:Circle of Life", "GET", "/dir/index.html");
            QCOMPARE(authParams(said.mid(7)).value("response"), QByteArray(response));
            QCOMPARE(authParams(said.mid(7)).value("nc"), QByteArray("00000001"));
        }
    }

    void digest_data()
    {
        using Rules = DigestServer::Rules;
        QTest::addColumn<Rules>("rules");
        QTest::addColumn<int>("asked"); // challenges in five requests
        QTest::newRow("MD5") << Rules{} << 1;
        QTest::newRow("SHA-256") << Rules{.algorithm = "SHA-256"} << 1;
        QTest::newRow("MD5-sess") << Rules{.session = true} << 1;
        QTest::newRow("SHA-256-sess") << Rules{.algorithm = "SHA-256", .session = true} << 1;
        QTest::newRow("without qop") << Rules{.qop = ""} << 1;
        QTest::newRow("auth-int alone") << Rules{.qop = "auth-int"} << 1;
        QTest::newRow("both") << Rules{.qop = "auth-int,auth"} << 1;
        QTest::newRow("user's hash") << Rules{.algorithm = "SHA-256", .userHash = true} << 1;
        QTest::newRow("stale") << Rules{.usesOfNonce = 2} << 3;
        QTest::newRow("next nonce") << Rules{.nextNonce = true} << 1;
        QTest::newRow("next nonce, session") << Rules{.session = true, .nextNonce = true} << 1;
        QTest::newRow("and Basic") << Rules{.more = "Basic realm=\"r\""} << 1;
        QTest::newRow("and one that nobody knows")
            << Rules{.more = "Digest realm=\"r\", nonce=\"x\", algorithm=SHA-999, qop=\"auth\""} << 1;
        QTest::newRow("quotation marks") << Rules{.realmQuoted = true} << 1;
    }
    void digest()
    {
        QFETCH(DigestServer::Rules, rules);
        QFETCH(int, asked);
        DigestServer server(rules);
        TestSite site(door().wire);
        site.setFallback([&server](const test::Request &request) { return server.answer(request); });
        Fetcher fetcher(loggedIn(site), nullptr);
        for (const char *path : {"/", "/a?b=c,d", "/deep/er", "/%22", "/"}) {
            const Reply reply = fetcher.fetch(requestFor(site.url(path)));
            COMPARE_OUTCOME(reply, Outcome::None);
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.body, QByteArray("inside"));
        }
        QCOMPARE(server.asked(), asked);
        QCOMPARE(site.accessLog().value(0).header("Authorization"), QByteArray());
        for (const test::Request &request : site.accessLog())
            QVERIFY(!request.header("Authorization").startsWith("Basic"));
    }

    // Of two the stronger one, whichever comes first.
    void takesTheStronger()
    {
        TestSite site(door().wire);
        site.setFallback(Response{.status = 401,
            .headers = {{"WWW-Authenticate",
                R"(Basic realm="r", Digest realm="r", nonce="1", qop="auth", algorithm=MD5, )"
                R"(Digest realm="r", nonce="2", qop="auth", algorithm=SHA-256)"}}});
        const Reply reply = fetchOnce(site.url("/"), loggedIn(site));
        QCOMPARE(reply.status, 401);
        QVERIFY(reply.loginRefused);
        QVERIFY(site.accessLog().value(1).header("Authorization").contains("SHA-256"));
        QCOMPARE(site.requestCount(), 2);
    }

    // The password goes where it was asked for, and below; not before, and not beside.
    void basicInItsSpace()
    {
        const QByteArray expected = "Basic " + QByteArray("u:p").toBase64();
        const auto shut = [expected](const test::Request &request) {
            if (request.header("Authorization") == expected)
                return Response{.body = "inside"};
            return Response{.status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"r\""}}};
        };
        TestSite site(door().wire);
        site.setFallback("open");
        for (const char *path : {"/shut/", "/shut/a", "/shut/deep/b", "/shutter"})
            site.setPage(path, shut);
        const auto book = makeLoginBook();
        Fetcher fetcher(loggedIn(site), nullptr);
        fetcher.useLogins(book);
        const auto get = [&](Fetcher &who, const char *path, int requests, bool sent) {
            site.clearLog();
            QCOMPARE(who.fetch(requestFor(site.url(path))).status, 200);
            QCOMPARE(site.requestCount(), requests);
            QCOMPARE(!site.accessLog().value(0).header("Authorization").isEmpty(), sent);
        };
        get(fetcher, "/", 1, false);
        get(fetcher, "/shut/a", 2, false);
        get(fetcher, "/shut/", 1, true);
        get(fetcher, "/shut/deep/b", 1, true);
        get(fetcher, "/", 1, false);
        get(fetcher, "/shutter", 2, false); // whose folder is all of the server
        get(fetcher, "/", 1, true);
        // What one has learnt the others know.
        Fetcher other(loggedIn(site), nullptr);
        other.useLogins(book);
        get(other, "/shut/a", 1, true);
    }

    // A wrong password is tried once, not at every page: accounts are locked for less.
    void wrongPasswordOnce_data()
    {
        QTest::addColumn<QByteArray>("challenge");
        QTest::newRow("Basic") << QByteArray("Basic realm=\"r\"");
        QTest::newRow("Digest") << QByteArray("Digest realm=\"r\", nonce=\"1\", qop=\"auth\"");
    }
    void wrongPasswordOnce()
    {
        QFETCH(QByteArray, challenge);
        TestSite site(door().wire);
        site.setFallback(Response{.status = 401, .headers = {{"WWW-Authenticate", challenge}}});
        Fetcher fetcher(loggedIn(site, "u:wrong"), nullptr);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(fetcher.fetch(requestFor(site.url("/p" + QByteArray::number(i)))).status, 401);
        int sent = 0;
        for (const test::Request &request : site.accessLog())
            sent += request.header("Authorization").isEmpty() ? 0 : 1;
        QCOMPARE(sent, 1);
    }

    // What the first answer sets counts for the second request.
    void keepsCookiesOfTheChallenge()
    {
        TestSite site(door().wire);
        site.setFallback([](const test::Request &request) {
            if (request.header("Authorization").isEmpty())
                return Response{
                    .status = 401, .headers = {{"WWW-Authenticate", "Basic realm=\"r\""}, {"Set-Cookie", "s=1"}}};
            return Response{.body = request.header("Cookie")};
        });
        Fetcher fetcher(loggedIn(site), makeCookieStore());
        QCOMPARE(fetcher.fetch(requestFor(site.url("/"))).body, QByteArray("s=1"));
    }

    void proxy()
    {
        if (door().isSecure() || door().isQt())
            return;
        for (const bool basic : {true, false}) {
            DigestServer digest({});
            TestSite proxy(test::Wire::Plain);
            proxy.setFallback([&](const test::Request &asked) {
                test::Request request = asked;
                request.target = request.target.mid(QByteArray("http://example.test").size());
                if (!basic)
                    return digest.answer(request, "Proxy-Authorization", 407, "Proxy-Authenticate");
                if (request.header("Proxy-Authorization") == "Basic " + QByteArray("u:p").toBase64())
                    return Response{.body = "inside"};
                return Response{.status = 407, .headers = {{"Proxy-Authenticate", "Basic realm=\"x\""}}};
            });
            NetSettings settings = door().settings();
            settings.proxy = QStringLiteral("http://u:p@127.0.0.1:%1").arg(proxy.port());
            Fetcher fetcher(settings, nullptr);
            for (const char *path : {"/", "/a", "/b"})
                QCOMPARE(
                    fetcher.fetch(requestFor(QByteArray("http://example.test") + path)).body, QByteArray("inside"));
            QCOMPARE(proxy.requestCount(), 4);
            QCOMPARE(proxy.accessLog().value(0).header("Proxy-Authorization"), QByteArray());
        }
    }
};

ARGIOPE_TEST(TestFetcherLogin, QCoreApplication)
#include "tst_fetcherlogin.moc"
