#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "core/settings/secrets.h"
#include "core/settings/speed.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <limits>

using namespace argiope::settings;
using Code = SettingsError::Code;

Q_DECLARE_METATYPE(argiope::settings::SettingsError::Code)

namespace {

// For any type of field: a value that differs from the default, as a value and as text.

template <class E>
requires std::is_enum_v<E> E otherThan(E value, const FieldInfo &)
{
    return E((size_t(value) + 1) % std::size(EnumNames<E>::names));
}
bool otherThan(bool value, const FieldInfo &)
{
    return !value;
}
template <class N>
requires std::is_arithmetic_v<N> N otherThan(N value, const FieldInfo &info)
{
    return value == N(info.max) ? N(info.min) : N(info.max);
}
QString otherThan(const QString &, const FieldInfo &info)
{
    return QLatin1String(info.key) == QLatin1String("proxy") ? QStringLiteral("socks5://[::1]:1080")
                                                             : QStringLiteral("ä:b \"c\"");
}
QStringList otherThan(const QStringList &, const FieldInfo &)
{
    return {QStringLiteral("X-A: ä"), QStringLiteral("b: \\d+,")};
}

QStringList texts(const QStringList &value)
{
    return value;
}
QStringList texts(const QString &value)
{
    return {value};
}
QStringList texts(bool value)
{
    return {value ? QStringLiteral("true") : QStringLiteral("false")};
}
template <class N>
requires std::is_arithmetic_v<N> QStringList texts(N value)
{
    if constexpr (std::is_same_v<N, double>)
        return {QString::number(value, 'g', 17)};
    else
        return {QString::number(value)};
}
template <class E>
requires std::is_enum_v<E> QStringList texts(E value)
{
    return {QLatin1String(EnumNames<E>::names[size_t(value)])};
}
template <class E>
QFlags<E> otherThan(QFlags<E> value, const FieldInfo &)
{
    return value ^ QFlags<E>(E(2)) ^ QFlags<E>(E(4));
}
template <class E>
QStringList texts(QFlags<E> value)
{
    QStringList names;
    for (size_t bit = 0; bit < std::size(FlagNames<E>::names); ++bit) {
        if (value.testFlag(E(1u << bit)))
            names.append(QLatin1String(FlagNames<E>::names[bit]));
    }
    return {names.join(u',')};
}

CrawlSettings allChanged()
{
    CrawlSettings settings;
    forEachField([&](const auto &field) { settings.*field.member = otherThan(settings.*field.member, field.info); });
    return settings;
}

QJsonObject object(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("bad JSON in the test: %s", json.constData());
    return document.object();
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formerNamesStillCount()
    {
        CrawlSettings settings;
        QCOMPARE(settings.nofollow, NofollowPolicy::Last);
        QVERIFY(setFromText(settings, QStringLiteral("nofollow"), QStringLiteral("record")).ok());
        QCOMPARE(settings.nofollow, NofollowPolicy::Follow);
        const auto read = fromJson(QJsonDocument::fromJson(R"({"nofollow": "record"})").object());
        QVERIFY(read.ok());
        QCOMPARE(read->nofollow, NofollowPolicy::Follow);
        QCOMPARE(toJson(*read).value(QStringLiteral("nofollow")).toString(), QStringLiteral("follow"));
        QVERIFY(!setFromText(settings, QStringLiteral("nofollow"), QStringLiteral("never")).ok());
    }
    void onlyKnownApplications()
    {
        CrawlSettings settings;
        settings.leaveOut = {QStringLiteral("mediawiki")};
        QVERIFY(validate(settings).ok());
        settings.leaveOut.append(QStringLiteral("nobody"));
        QVERIFY(!validate(settings).ok());
    }
    void listIsComplete();
    void keysAndFlagsAreUnique();
    void defaultsAreInRange();
    void jsonRoundTrip();
    void jsonOfOneField();
    void textRoundTrip();
    void speedIsWhatItSays();
    void liveIsWhatItSays();
    void secretsStayOut();
    void jsonKeepsTheBase();
    void badJson_data();
    void badJson();
    void badText_data();
    void badText();
    void flagsOfOldProjects();
    void goodText_data();
    void goodText();
    void validates_data();
    void validates();
    void noTextEmptiesAList();
    void messagesAreOneLine();
};

void TestFields::listIsComplete()
{
    // A member that the list forgets would keep its default: sizes say when one was added without its field.
    qsizetype size = 0;
    int count = 0;
    forEachField([&](const auto &field) {
        size += qsizetype(sizeof(CrawlSettings{}.*field.member));
        ++count;
    });
    // Each of some twenty flags and choices between texts and numbers leaves up to seven bytes empty behind it.
    QVERIFY2(qsizetype(sizeof(CrawlSettings)) - size < 88, "more than padding is missing from fields()");
    QVERIFY(count >= 44);
}

void TestFields::keysAndFlagsAreUnique()
{
    QSet<QByteArray> keys;
    QSet<QByteArray> flags;
    forEachField([&](const auto &field) {
        const QByteArray key = field.info.key;
        QVERIFY(!key.isEmpty());
        QVERIFY2(!keys.contains(key), key.constData());
        keys.insert(key);
        const QByteArray flag = field.info.flag;
        QVERIFY2(flag.isEmpty() || !flags.contains(flag), flag.constData());
        flags.insert(flag);
        QVERIFY2(*field.info.help, key.constData());
        using T = std::decay_t<decltype(CrawlSettings{}.*field.member)>;
        QCOMPARE(*field.info.metavar == '\0', (std::is_same_v<T, bool>));
        if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>)
            QVERIFY2(field.info.min < field.info.max, key.constData());
    });
}

void TestFields::defaultsAreInRange()
{
    QVERIFY(validate(CrawlSettings{}).ok());
}

void TestFields::jsonRoundTrip()
{
    const CrawlSettings changed = allChanged();
    QVERIFY(changed != CrawlSettings{});
    const QByteArray text = QJsonDocument(toJson(changed)).toJson();
    const auto back = fromJson(QJsonDocument::fromJson(text).object());
    QVERIFY(back.ok());
    CrawlSettings expected = withoutSecrets(changed);
    QVERIFY(*back == expected);
    const auto defaults = fromJson(toJson(CrawlSettings{}), changed);
    QVERIFY(defaults.ok());
    expected = CrawlSettings{};
    expected.auth = changed.auth;
    QVERIFY(*defaults == expected);
}

void TestFields::jsonOfOneField()
{
    const CrawlSettings changed = allChanged();
    const QJsonObject json = toJson(changed);
    forEachField([&](const auto &field) {
        if (field.info.secret)
            return;
        const QString key = QLatin1String(field.info.key);
        QVERIFY2(json.contains(key), field.info.key);
        const auto one = fromJson({{key, json.value(key)}});
        QVERIFY2(one.ok(), field.info.key);
        CrawlSettings expected;
        expected.*field.member = withoutSecrets(changed).*field.member;
        QVERIFY2(*one == expected, field.info.key);
    });
}

void TestFields::textRoundTrip()
{
    const CrawlSettings changed = allChanged();
    forEachField([&](const auto &field) {
        CrawlSettings settings;
        for (const QString &text : texts(changed.*field.member))
            QVERIFY2(setFromText(settings, QLatin1String(field.info.key), text).ok(), field.info.key);
        CrawlSettings expected;
        expected.*field.member = changed.*field.member;
        QVERIFY2(settings == expected, field.info.key);
    });
}

void TestFields::speedIsWhatItSays()
{
    const CrawlSettings other = allChanged();
    CrawlSettings settings;
    setSpeed(settings, speedOf(other));
    QCOMPARE(speedOf(settings), speedOf(other));
    forEachField([&](const auto &field) {
        const bool taken = settings.*field.member == other.*field.member;
        QVERIFY2(taken == isSpeed(field.info.key), field.info.key);
    });
}

void TestFields::liveIsWhatItSays()
{
    const CrawlSettings other = allChanged();
    const CrawlSettings settings = withLive({}, other);
    forEachField([&](const auto &field) {
        const bool taken = settings.*field.member == other.*field.member;
        QVERIFY2(taken == isLive(field.info.key), field.info.key);
        QVERIFY2(!isSpeed(field.info.key) || isLive(field.info.key), field.info.key);
    });
    QVERIFY(judgeAlike({}, withLive({}, CrawlSettings())));
    QVERIFY(!judgeAlike({}, settings));
}

void TestFields::secretsStayOut()
{
    CrawlSettings settings;
    settings.auth = QStringLiteral("me:hunter2");
    const QJsonObject json = toJson(settings);
    QVERIFY(!json.contains(QLatin1String("auth")));
    QVERIFY(!QJsonDocument(json).toJson().contains("hunter2"));
    // Given by hand it is taken.
    const auto given = fromJson(object(R"({"auth": "me:hunter2"})"));
    QVERIFY(given.ok());
    QCOMPARE(given->auth, settings.auth);
    // And no error repeats it.
    settings.auth = QStringLiteral("hunter2");
    const auto refused = validate(settings);
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().code, Code::BadAuth);
    QVERIFY(!refused.error().message().contains(QLatin1String("hunter2")));
    const auto wrongType = fromJson(object(R"({"auth": ["hunter2"]})"));
    QVERIFY(!wrongType.ok());
    QVERIFY(!wrongType.error().message().contains(QLatin1String("hunter2")));
}

void TestFields::jsonKeepsTheBase()
{
    CrawlSettings base;
    base.threads = 3;
    base.exclude = QStringList{QStringLiteral("a")};
    const auto merged = fromJson(object(R"({"exclude": ["b"], "delay": 0.5})"), base);
    QVERIFY(merged.ok());
    QCOMPARE(merged->threads, 3);
    QCOMPARE(merged->exclude, QStringList{QStringLiteral("b")}); // replaced, not appended
    QCOMPARE(merged->delay, 0.5);
}

void TestFields::badJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<SettingsError::Code>("code");
    QTest::addColumn<QString>("key");
    const auto row = [](const char *name, const char *json, Code code, const char *key) {
        QTest::newRow(name) << QByteArray(json) << code << QString::fromLatin1(key);
    };
    row("unknown key", R"({"thread": 1})", Code::UnknownKey, "thread");
    row("unknown among known", R"({"threads": 1, "zebra": null})", Code::UnknownKey, "zebra");
    row("key in another case", R"({"Threads": 1})", Code::UnknownKey, "Threads");
    row("string for number", R"({"threads": "8"})", Code::WrongType, "threads");
    row("fraction for whole", R"({"threads": 1.5})", Code::WrongType, "threads");
    row("null", R"({"threads": null})", Code::WrongType, "threads");
    row("too small", R"({"threads": 0})", Code::OutOfRange, "threads");
    row("too large", R"({"threads": 513})", Code::OutOfRange, "threads");
    row("huge", R"({"maxUrls": 1e300})", Code::OutOfRange, "maxUrls");
    row("below -1", R"({"maxDepth": -2})", Code::OutOfRange, "maxDepth");
    row("negative delay", R"({"delay": -0.1})", Code::OutOfRange, "delay");
    row("number for bool", R"({"cookies": 1})", Code::WrongType, "cookies");
    row("unknown name", R"({"scope": "site"})", Code::WrongType, "scope");
    row("name in capitals", R"({"scope": "HOST"})", Code::WrongType, "scope");
    row("number for name", R"({"scope": 1})", Code::WrongType, "scope");
    row("string for list", R"({"include": "a"})", Code::WrongType, "include");
    row("number in list", R"({"include": ["a", 1]})", Code::WrongType, "include");
    row("list for string", R"({"userAgent": ["a"]})", Code::WrongType, "userAgent");
}

void TestFields::badJson()
{
    QFETCH(QByteArray, json);
    QFETCH(SettingsError::Code, code);
    QFETCH(QString, key);
    const auto result = fromJson(object(json));
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().key, key);
    QVERIFY(result.error().message().contains(key));
}

void TestFields::badText_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<SettingsError::Code>("code");
    const auto row = [](const char *key, const char *text, Code code) {
        QTest::addRow("%s=%s", key, text) << QString::fromLatin1(key) << QString::fromUtf8(text) << code;
    };
    row("nothing", "1", Code::UnknownKey);
    row("", "1", Code::UnknownKey);
    row("threads", "", Code::WrongType);
    row("threads", "many", Code::WrongType);
    row("threads", "8x", Code::WrongType);
    row("threads", "0x10", Code::WrongType);
    row("threads", "1.5", Code::WrongType);
    row("threads", "0", Code::OutOfRange);
    row("threads", "-1", Code::OutOfRange);
    row("threads", "99999999999999999999", Code::OutOfRange);
    row("maxUrls", "9007199254740993", Code::OutOfRange);
    row("maxUrls", "-1", Code::OutOfRange);
    row("delay", "nan", Code::WrongType);
    row("delay", "inf", Code::WrongType);
    row("delay", "1,5", Code::WrongType);
    row("delay", "-1", Code::OutOfRange);
    row("timeout", "0", Code::OutOfRange);
    row("cookies", "maybe", Code::WrongType);
    row("cookies", "", Code::WrongType);
    row("cookies", "2", Code::WrongType);
    row("robots", "obeying", Code::WrongType);
    row("robots", "", Code::WrongType);
    row("ignoreTlsErrors", "expired,old", Code::WrongType);
}

void TestFields::flagsOfOldProjects()
{
    // There were no kinds once: true meant all.
    const auto all = fromJson(object(R"({"ignoreTlsErrors": true})"));
    QVERIFY(all.ok());
    QCOMPARE(int(all->ignoreTlsErrors), 15);
    const auto none = fromJson(object(R"({"ignoreTlsErrors": false})"), *all);
    QVERIFY(none.ok());
    QCOMPARE(int(none->ignoreTlsErrors), 0);
    QVERIFY(!fromJson(object(R"({"ignoreTlsErrors": ["nonsense"]})")).ok());
    QVERIFY(!fromJson(object(R"({"ignoreTlsErrors": 1})")).ok());
}

void TestFields::badText()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(SettingsError::Code, code);
    CrawlSettings settings;
    const auto result = setFromText(settings, key, text);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().key, key);
    QCOMPARE(result.error().value, text);
    QVERIFY(settings == CrawlSettings{});
}

void TestFields::goodText_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json"); // of the field afterwards
    const auto row = [](const char *key, const char *text, const char *json) {
        QTest::addRow("%s=%s", key, text)
            << QString::fromLatin1(key) << QString::fromUtf8(text) << QString::fromUtf8(json);
    };
    row("cookies", "off", "false");
    row("cookies", "No", "false");
    row("cookies", "0", "false");
    row("cookies", "FALSE", "false");
    row("sitemaps", "on", "true");
    row("sitemaps", "yes", "true");
    row("sitemaps", "1", "true");
    row("sitemaps", "True", "true");
    row("delay", "0.25", "0.25");
    row("delay", "1e-1", "0.1");
    row("delay", "500", "500");
    row("delay", "1.5 min", "90");
    row("maxTime", "8h", "28800");
    row("maxTime", "1 h 30 min", "5400");
    row("maxTotalBytes", "2 GB", "2000000000");
    row("maxTotalBytes", "2GiB", "2147483648");
    row("maxTotalBytes", "9007199254740992", "9007199254740992");
    row("maxDepth", "-1", "-1");
    row("maxDepth", "0", "0");
    row("maxUrls", "9007199254740992", "9007199254740992");
    row("threads", "512", "512");
    row("scope", "folder", "\"folder\"");
    row("userAgent", "", "\"\"");
    row("include", "^https://ä", "[\"^https://ä\"]");
    row("ignoreTlsErrors", "expired", "[\"expired\"]");
    row("ignoreTlsErrors", "untrusted,expired", "[\"expired\",\"untrusted\"]");
    row("ignoreTlsErrors", "all", "[\"expired\",\"wrong_host\",\"untrusted\",\"other\"]");
    row("ignoreTlsErrors", "true", "[\"expired\",\"wrong_host\",\"untrusted\",\"other\"]");
    row("ignoreTlsErrors", "none", "[]");
    row("ignoreTlsErrors", "off", "[]");
}

void TestFields::goodText()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(QString, json);
    CrawlSettings settings;
    QVERIFY(setFromText(settings, key, text).ok());
    const QByteArray expected = "{\"" + key.toUtf8() + "\":" + json.toUtf8() + "}";
    QCOMPARE(QJsonDocument(QJsonObject{{key, toJson(settings).value(key)}}).toJson(QJsonDocument::Compact), expected);
}

void TestFields::validates_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<SettingsError::Code>("code");
    const auto row = [](const char *key, const QString &text, bool good, Code code = Code::NotJson) {
        QTest::addRow("%s=%s", key, qPrintable(QString(text).replace(QChar(0), u'0').simplified()))
            << QString::fromLatin1(key) << text << good << code;
    };
    const auto s = [](const char *text) { return QString::fromUtf8(text); };
    row("include", s("\\.html?$"), true);
    row("include", s("(?i)ä+"), true);
    row("include", s("(unclosed"), false, Code::BadRegex);
    row("exclude", s("a{2,1}"), false, Code::BadRegex);
    row("exclude", s("*"), false, Code::BadRegex);
    row("headers", s("X-Test: yes"), true);
    row("headers", s("X-Empty:"), true);
    row("headers", s("X-Tab:\ta"), true);
    row("headers", s("no colon"), false, Code::BadHeader);
    row("headers", s(": value"), false, Code::BadHeader);
    row("headers", s("Two Words: value"), false, Code::BadHeader);
    row("headers", s("Ä: value"), false, Code::BadHeader);
    row("headers", s("A: b\r\nC: d"), false, Code::BadHeader);
    row("headers", s("A: b\nC: d"), false, Code::BadHeader);
    row("headers", s("A: \x01"), false, Code::BadHeader);
    row("headers", QStringLiteral("A: b") + QChar(0), false, Code::BadHeader);
    row("userAgent", s("Mozilla/5.0 (compatible)"), true);
    row("userAgent", s("a\r\nX: y"), false, Code::BadHeader);
    row("proxy", s("http://127.0.0.1:3128"), true);
    row("proxy", s("https://proxy.example"), false, Code::BadUrl);
    row("proxy", s("system"), true);
    row("proxy", s("socks5://me:secret@proxy.example:1080"), true);
    row("proxy", s("127.0.0.1:3128"), false, Code::BadUrl);
    row("proxy", s("proxy.example:3128"), false, Code::BadUrl);
    row("proxy", s("ftp://proxy.example"), false, Code::BadUrl);
    row("proxy", s("http://"), false, Code::BadUrl);
    row("proxy", s("http://a b/"), false, Code::BadUrl);
    row("proxy", s("http://a:99999"), false, Code::BadUrl);
    row("proxy", s("http://a:0"), false, Code::BadUrl);
    row("auth", s("me:secret:with:colons"), true);
    row("auth", s("me:"), true);
    row("auth", s("me"), false, Code::BadAuth);
    row("auth", s("me:a\nb"), false, Code::BadAuth);
}

void TestFields::validates()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(bool, good);
    QFETCH(SettingsError::Code, code);
    CrawlSettings settings;
    QVERIFY(setFromText(settings, key, text).ok());
    const auto result = validate(settings);
    QCOMPARE(result.ok(), good);
    if (good)
        return;
    QCOMPARE(result.error().code, code);
    QCOMPARE(result.error().key, key);
    QVERIFY(!result.error().detail.isEmpty());
}

/// `--set exclude=` takes the patterns away that a project has; it does not keep every URL out.
void TestFields::noTextEmptiesAList()
{
    CrawlSettings settings;
    settings.exclude = {QStringLiteral("a"), QStringLiteral("b")};
    QVERIFY(setFromText(settings, QStringLiteral("exclude"), {}).ok());
    QCOMPARE(settings.exclude, QStringList());
    QVERIFY(setFromText(settings, QStringLiteral("exclude"), QStringLiteral("c")).ok());
    QVERIFY(setFromText(settings, QStringLiteral("exclude"), QStringLiteral("d")).ok());
    QCOMPARE(settings.exclude, (QStringList{QStringLiteral("c"), QStringLiteral("d")}));
}

void TestFields::messagesAreOneLine()
{
    CrawlSettings settings;
    settings.threads = 0;
    auto result = validate(settings);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().message(), QStringLiteral("threads: '0' is out of range: 1 to 512"));
    settings = {};
    settings.timeout = std::numeric_limits<double>::quiet_NaN();
    result = validate(settings);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().detail, QStringLiteral("0.1 to 86400"));
    result = setFromText(settings, QStringLiteral("scope"), QStringLiteral("a\nb\x1b[31m"));
    QVERIFY(!result.ok());
    const QString message = result.error().message();
    QCOMPARE(message, QStringLiteral("scope: cannot use 'a b [31m': expected host, domain, folder, any"));
}

ARGIOPE_TEST(TestFields, void)
#include "tst_fields.moc"
