#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/log.h"
#include "core/base/outcome.h"
#include "core/base/result.h"
#include "core/base/username.h"
#include "core/base/version.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <memory>
#include <unordered_set>

using namespace argiope::base;

Q_DECLARE_METATYPE(argiope::base::LogEntry)

namespace {

enum class Why : int { None, Because };

Result<int, Why> half(int value)
{
    if (value % 2)
        return Failure{Why::Because};
    return value / 2;
}

Result<void, Why> check(bool good)
{
    if (!good)
        return Failure{Why::Because};
    return {};
}

} // namespace

class TestBase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resultHoldsOneOfTwo();
    void resultMovesItsValue();
    void resultOfSameTypes();
    void resultWithoutValue();
    void idsAreDistinct();
    void outcomeNames();
    void outcomeNumbersAreStable();
    void problems();
    void logLines_data();
    void logLines();
    void clocks();
    void version();
    void userNeedsNoEnvironment();
};

void TestBase::resultHoldsOneOfTwo()
{
    const auto good = half(4);
    QVERIFY(good.ok());
    QVERIFY(bool(good));
    QCOMPARE(*good, 2);
    QCOMPARE(good.value(), 2);
    const auto bad = half(3);
    QVERIFY(!bad.ok());
    QVERIFY(!bad);
    QCOMPARE(bad.error(), Why::Because);
}

void TestBase::resultMovesItsValue()
{
    Result<std::unique_ptr<int>, Why> result = std::make_unique<int>(7);
    QVERIFY(result.ok());
    const std::unique_ptr<int> taken = std::move(result).value();
    QCOMPARE(*taken, 7);
    Result<QByteArray, Why> text = QByteArray("abc");
    QCOMPARE(text->size(), 3);
    *text += 'd';
    QCOMPARE(*text, QByteArray("abcd"));
}

void TestBase::resultOfSameTypes()
{
    // Value and error of one type must not be mixed up: Failure says which is meant.
    const Result<QByteArray, QByteArray> good = QByteArray("value");
    const Result<QByteArray, QByteArray> bad = Failure{QByteArray("error")};
    QVERIFY(good.ok());
    QCOMPARE(*good, QByteArray("value"));
    QVERIFY(!bad.ok());
    QCOMPARE(bad.error(), QByteArray("error"));
}

void TestBase::resultWithoutValue()
{
    QVERIFY(check(true).ok());
    const auto bad = check(false);
    QVERIFY(!bad.ok());
    QVERIFY(!bad);
    QCOMPARE(bad.error(), Why::Because);
}

void TestBase::idsAreDistinct()
{
    static_assert(!std::is_convertible_v<UrlId, HostId>);
    static_assert(!std::is_convertible_v<UrlId, qint64>);
    static_assert(std::is_same_v<decltype(raw(UrlId{})), qint64>);
    static_assert(std::is_same_v<decltype(raw(HostId{})), qint32>);
    QCOMPARE(raw(UrlId::None), qint64(0));
    QCOMPARE(raw(UrlId{12}), qint64(12));
    std::unordered_set<UrlId> set{UrlId{1}, UrlId{2}, UrlId{1}};
    QCOMPARE(set.size(), size_t(2));
}

void TestBase::outcomeNames()
{
    QSet<QByteArray> names;
    for (int i = 1; i < OutcomeCount; ++i) {
        const auto outcome = Outcome(i);
        const QByteArray text = name(outcome);
        QVERIFY(QRegularExpression(QStringLiteral("^[a-z]+(_[a-z]+)*$")).match(QString::fromLatin1(text)).hasMatch());
        QVERIFY2(!names.contains(text), text.constData());
        names.insert(text);
        QCOMPARE(outcomeFromName(text), std::optional(outcome));
    }
    QCOMPARE(QByteArray(name(Outcome::None)), QByteArray());
    QCOMPARE(outcomeFromName(""), std::optional<Outcome>());
    QCOMPARE(outcomeFromName("OK"), std::optional<Outcome>());
    QCOMPARE(outcomeFromName("okay"), std::optional<Outcome>());
    QCOMPARE(QByteArray(name(Outcome(OutcomeCount))), QByteArray("unknown"));
}

void TestBase::outcomeNumbersAreStable()
{
    // They are stored in project files.
    QCOMPARE(int(Outcome::Ok), 1);
    QCOMPARE(int(Outcome::Broken), 3);
    QCOMPARE(int(Outcome::Throttled), 6);
    QCOMPARE(int(Outcome::TimedOut), 10);
    QCOMPARE(int(Outcome::DecodeFailed), 15);
    QCOMPARE(int(Outcome::TooComplex), 17);
    QCOMPARE(QByteArray(name(Outcome::ServerError)), QByteArray("server_error"));
    QCOMPARE(QByteArray(name(Outcome::DnsFailed)), QByteArray("dns_failed"));
    QCOMPARE(QByteArray(name(Outcome::TooComplex)), QByteArray("too_complex"));
}

void TestBase::problems()
{
    int problems = 0;
    for (int i = 0; i < OutcomeCount; ++i)
        problems += isProblem(Outcome(i)) ? 1 : 0;
    QCOMPARE(problems, OutcomeCount - 3);
    QVERIFY(!isProblem(Outcome::None));
    QVERIFY(!isProblem(Outcome::Ok));
    QVERIFY(!isProblem(Outcome::Redirect));
}

void TestBase::logLines_data()
{
    QTest::addColumn<LogEntry>("entry");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("engine") << LogEntry{0, LogLevel::Info, 0, "started"}
                            << QByteArray("1970-01-01T00:00:00.000Z info    [engine] started");
    QTest::newRow("worker") << LogEntry{1769860800123, LogLevel::Warning, 12, "429 http://a.example/"}
                            << QByteArray("2026-01-31T12:00:00.123Z warning [12] 429 http://a.example/");
    QTest::newRow("error") << LogEntry{951782400000, LogLevel::Error, 1, "ä"}
                           << QByteArray("2000-02-29T00:00:00.000Z error   [1] ä");
    QTest::newRow("what steers") << LogEntry{0, LogLevel::Info, 0, "a\x1b[31m\n\u009b1m\u0085\u2028\u202e\u2066\u061cz"}
                                 << QByteArray("1970-01-01T00:00:00.000Z info    [engine] a?[31m ??1m?????????????z");
    QTest::newRow("what steers, cut off") << LogEntry{0, LogLevel::Info, 0, "ä\xe2\x80"}
                                          << QByteArray("1970-01-01T00:00:00.000Z info    [engine] ä\xe2\x80");
    QTest::newRow("debug") << LogEntry{951782399999, LogLevel::Debug, 1, ""}
                           << QByteArray("2000-02-28T23:59:59.999Z debug   [1] ");
}

void TestBase::logLines()
{
    QFETCH(LogEntry, entry);
    QFETCH(QByteArray, line);
    QCOMPARE(entry.toLine(), line);
}

void TestBase::clocks()
{
    const Clock &clock = systemClock();
    const TimePoint before = clock.now();
    QVERIFY(clock.wallMs() > 1700000000000); // later than 2023, so in milliseconds since 1970
    QVERIFY(clock.now() >= before);
    QCOMPARE(&systemClock(), &clock);
}

void TestBase::version()
{
    QVERIFY(QRegularExpression(QStringLiteral("^\\d+\\.\\d+\\.\\d+$")).match(QLatin1String(Version)).hasMatch());
    QVERIFY(QByteArray(Homepage).startsWith("https://"));
}

void TestBase::userNeedsNoEnvironment()
{
    const QByteArray user = qgetenv("USER");
    const QByteArray userName = qgetenv("USERNAME");
    const QByteArray known = argiope::base::userName();
    qputenv("USER", "somebody else");
    qunsetenv("USERNAME");
    const QByteArray other = argiope::base::userName();
    qunsetenv("USER");
    const QByteArray without = argiope::base::userName();
    if (!user.isNull())
        qputenv("USER", user);
    if (!userName.isNull())
        qputenv("USERNAME", userName);
    if (without.isEmpty())
        QSKIP("the system has no name for this user");
    QCOMPARE(known, without);
    QCOMPARE(other, without);
}

ARGIOPE_TEST(TestBase, void)
#include "tst_base.moc"
