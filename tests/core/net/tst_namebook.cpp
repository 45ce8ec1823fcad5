// Names of hosts: many at a time, before they are needed, remembered, also those that are none.

#include "core/net/namebook.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

using namespace argiope;
using namespace argiope::net;
using namespace argiope::test;

namespace {

const QHostAddress Here(QStringLiteral("127.0.0.1"));

/// Counts what it is asked; lets nobody go before so many ask at once. Threads of a book that is gone may still ask.
class FakeResolver
{
public:
    explicit FakeResolver(int together = 1) { m_state->together = together; }
    NameBook::Answer resolve(const QString &name) { return m_state->resolve(name); }
    [[nodiscard]] QStringList asked() const
    {
        const std::lock_guard lock(m_state->mutex);
        return m_state->asked;
    }
    [[nodiscard]] NameBook::Resolve function() const
    {
        return [state = m_state](const QString &name) { return state->resolve(name); };
    }

private:
    struct State
    {
        NameBook::Answer resolve(const QString &name)
        {
            std::unique_lock lock(mutex);
            asked.append(name);
            ++at;
            changed.notify_all();
            changed.wait(lock, [this] { return at >= together; });
            return answers.value(name);
        }
        int together = 1;
        std::mutex mutex;
        std::condition_variable changed;
        QStringList asked;
        int at = 0;
        QHash<QString, NameBook::Answer> answers;
    };
    const std::shared_ptr<State> m_state = std::make_shared<State>();

public:
    QHash<QString, NameBook::Answer> &answers = m_state->answers; ///< before anybody asks
};

/// Waits for the answer.
NameBook::Answer answerOf(NameBook &book, const QString &name)
{
    std::mutex mutex;
    std::condition_variable changed;
    bool told = false;
    for (;;) {
        const auto answer = book.ask(name, [&] {
            const std::lock_guard lock(mutex);
            told = true;
            changed.notify_all();
        });
        if (answer)
            return *answer;
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return told; });
        told = false;
    }
}

NameBook::Limits quick()
{
    NameBook::Limits limits;
    limits.firstPause = std::chrono::milliseconds(1);
    return limits;
}

} // namespace

class TestNameBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remembers();
    void manyAtOnce();
    void prefetches();
    void asksAgain();
    void forgets();
    void expires();
    void endsWithQuestionsOpen();
    void fetchesByName_data();
    void fetchesByName();
    void noSuchName();
    void triesTheNextAddress();
    void localhostIsThisMachine_data();
    void localhostIsThisMachine();
};

void TestNameBook::remembers()
{
    FakeResolver resolver;
    resolver.answers.insert(QStringLiteral("a"), {{Here}, false});
    NameBook book(resolver.function(), quick());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(answerOf(book, QStringLiteral("a")).addresses, QList<QHostAddress>{Here});
        QVERIFY(answerOf(book, QStringLiteral("none")).addresses.isEmpty());
    }
    QCOMPARE(resolver.asked(), QStringList({QStringLiteral("a"), QStringLiteral("none")}));
    QCOMPARE(book.counts().lookups, 2);
    QCOMPARE(book.counts().hits, 6);
}

/// Nobody is told anything until 32 names are being looked up.
void TestNameBook::manyAtOnce()
{
    constexpr int names = 32;
    FakeResolver resolver(names);
    NameBook book(resolver.function(), quick());
    for (int i = 0; i < names - 1; ++i)
        book.prefetch(QString::number(i));
    QVERIFY(answerOf(book, QStringLiteral("last")).addresses.isEmpty());
    QCOMPARE(resolver.asked().size(), names);
}

/// What was asked for early is not asked for again.
void TestNameBook::prefetches()
{
    FakeResolver resolver;
    NameBook book(resolver.function(), quick());
    book.prefetch(QStringLiteral("a"));
    book.prefetch(QStringLiteral("a"));
    (void)answerOf(book, QStringLiteral("a"));
    book.prefetch(QStringLiteral("a"));
    (void)answerOf(book, QStringLiteral("b"));
    QCOMPARE(resolver.asked().count(QStringLiteral("a")), 1);
}

/// A resolver that fails is asked again; one that knows that there is none is not.
void TestNameBook::asksAgain()
{
    FakeResolver resolver;
    resolver.answers.insert(QStringLiteral("fails"), {{}, true});
    NameBook::Limits limits = quick();
    limits.tries = 4;
    NameBook book(resolver.function(), limits);
    QVERIFY(answerOf(book, QStringLiteral("fails")).mayPass);
    QVERIFY(!answerOf(book, QStringLiteral("none")).mayPass);
    QCOMPARE(resolver.asked().count(QStringLiteral("fails")), 4);
    QCOMPARE(resolver.asked().count(QStringLiteral("none")), 1);
}

/// What was not used for longest goes first.
void TestNameBook::forgets()
{
    FakeResolver resolver;
    NameBook::Limits limits = quick();
    limits.names = 8;
    NameBook book(resolver.function(), limits);
    (void)answerOf(book, QStringLiteral("first"));
    (void)answerOf(book, QStringLiteral("second"));
    for (int i = 0; i < 20; ++i) {
        (void)answerOf(book, QString::number(i));
        (void)answerOf(book, QStringLiteral("first"));
    }
    (void)answerOf(book, QStringLiteral("second"));
    QCOMPARE(resolver.asked().count(QStringLiteral("first")), 1);
    QCOMPARE(resolver.asked().count(QStringLiteral("second")), 2);
}

void TestNameBook::expires()
{
    FakeResolver resolver;
    resolver.answers.insert(QStringLiteral("a"), {{Here}, false});
    NameBook::Limits limits = quick();
    limits.keepsMissing = std::chrono::milliseconds(1);
    NameBook book(resolver.function(), limits);
    book.prefetch(QStringLiteral("none"));
    (void)answerOf(book, QStringLiteral("a"));
    QTRY_VERIFY((book.prefetch(QStringLiteral("none")), resolver.asked().count(QStringLiteral("none")) >= 2));
    QCOMPARE(resolver.asked().count(QStringLiteral("a")), 1);
}

void TestNameBook::endsWithQuestionsOpen()
{
    FakeResolver resolver(2);
    bool told = false;
    {
        NameBook book(resolver.function(), quick());
        QVERIFY(!book.ask(QStringLiteral("a"), [&told] { told = true; }));
        QTRY_COMPARE(resolver.asked().size(), 1);
    }
    (void)resolver.resolve(QStringLiteral("lets the other go"));
    QVERIFY(!told);
}

void TestNameBook::fetchesByName_data()
{
    QTest::addColumn<bool>("secure");
    QTest::newRow("clear") << false;
    QTest::newRow("TLS") << true;
}

/// The server is told the name, also by TLS, whatever address it is asked at.
void TestNameBook::fetchesByName()
{
    QFETCH(bool, secure);
    if (secure && !QSslSocket::supportsSsl())
        QSKIP("no TLS library");
    TestSite site({{"/", "here"}}, secure ? Wire::Tls : Wire::Plain);
    FakeResolver resolver;
    resolver.answers.insert(QStringLiteral("name.example"), {{Here}, false});
    NetSettings settings = testSettings();
    settings.ignoreTlsErrors = settings::CertificateError::Untrusted;
    settings.ignoreTlsErrors |= settings::CertificateError::WrongHost;
    Fetcher fetcher(settings, nullptr);
    fetcher.useNames(std::make_shared<NameBook>(resolver.function(), quick()));
    QByteArray url = site.url("/");
    url.replace("127.0.0.1", "name.example").replace("localhost", "name.example");
    const Reply reply = fetcher.fetch(requestFor(url));
    QVERIFY2(reply.failure == base::Outcome::None, reply.error.constData());
    QCOMPARE(reply.body, QByteArray("here"));
    QCOMPARE(resolver.asked(), QStringList(QStringLiteral("name.example")));
}

void TestNameBook::noSuchName()
{
    FakeResolver resolver;
    Fetcher fetcher(testSettings(), nullptr);
    fetcher.useNames(std::make_shared<NameBook>(resolver.function(), quick()));
    for (int i = 0; i < 2; ++i) {
        const Reply reply = fetcher.fetch(requestFor("http://none.example/"));
        QCOMPARE(reply.failure, base::Outcome::DnsFailed);
        QCOMPARE(reply.error, QByteArray("no such host: none.example"));
    }
    QCOMPARE(resolver.asked().size(), 1);
}

void TestNameBook::triesTheNextAddress()
{
    TestSite site({{"/", "here"}});
    FakeResolver resolver;
    // Nobody listens at the first one.
    resolver.answers.insert(QStringLiteral("two.example"), {{QHostAddress(QStringLiteral("127.0.0.9")), Here}, false});
    Fetcher fetcher(testSettings(), nullptr);
    fetcher.useNames(std::make_shared<NameBook>(resolver.function(), quick()));
    QByteArray url = site.url("/");
    url.replace("127.0.0.1", "two.example").replace("localhost", "two.example");
    const Reply reply = fetcher.fetch(requestFor(url));
    QVERIFY2(reply.failure == base::Outcome::None, reply.error.constData());
}

// RFC 6761, section 6.3: whatever the system's list of hosts says, or leaves out.
void TestNameBook::localhostIsThisMachine_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"localhost", "LOCALHOST", "localhost.", "shop.localhost"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestNameBook::localhostIsThisMachine()
{
    QFETCH(const QString, name);
    const NameBook::Answer answer = NameBook::systemResolve()(name);
    QVERIFY(!answer.addresses.isEmpty());
    for (const QHostAddress &address : answer.addresses)
        QVERIFY2(address.isLoopback(), qPrintable(address.toString()));
}

ARGIOPE_TEST(TestNameBook, QCoreApplication)
#include "tst_namebook.moc"
