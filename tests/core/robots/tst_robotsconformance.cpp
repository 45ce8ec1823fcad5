#include "core/html/metarobots.h"
#include "core/robots/access.h"
#include "core/robots/pathmatcher.h"
#include "core/robots/robots.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace argiope;
using robots::Robots;
using robots::RobotsAccess;

namespace {

QString dataFolder()
{
    const QString given = qEnvironmentVariable("ARGIOPE_CONFORMANCE");
    return given.isEmpty() ? QStringLiteral(CONFORMANCE_DEFAULT_DIR) : given;
}

QJsonObject load(const QString &name)
{
    QFile file(QDir(dataFolder()).filePath(QStringLiteral("robots/") + name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QByteArray robotsText(const QJsonObject &entry)
{
    const QString exact = entry.value(QStringLiteral("robots_txt_base64")).toString();
    return exact.isEmpty() ? entry.value(QStringLiteral("robots_txt")).toString().toUtf8()
                           : QByteArray::fromBase64(exact.toLatin1());
}

QByteArray bytes(const QJsonObject &entry, const char *key)
{
    return entry.value(QLatin1String(key)).toString().toUtf8();
}

struct Tally
{
    int cases = 0;
    int passed = 0;
};

/// Counts by source and prints a table. A case that does not pass must be named in the exceptions, and a case that is
/// named there must not pass.
class Table
{
public:
    using Exceptions = QMap<QByteArray, const char *>; ///< "name" or "name/agent" to the reason

    explicit Table(const char *title, Exceptions exceptions = {})
        : m_title(title)
        , m_exceptions(std::move(exceptions))
    {
    }
    void count(const QJsonObject &entry, bool passed)
    {
        Tally &tally = m_bySource[bytes(entry, "source").split(':').front()];
        ++tally.cases;
        tally.passed += passed;
        const QByteArray name = bytes(entry, "name");
        const QByteArray nameAndAgent = name + '/' + bytes(entry, "user_agent");
        const auto known = m_exceptions.constFind(m_exceptions.contains(nameAndAgent) ? nameAndAgent : name);
        if (known == m_exceptions.constEnd()) {
            if (!passed)
                m_wrong.append("fails: " + QJsonDocument(entry).toJson(QJsonDocument::Compact).left(600));
        } else {
            m_used.insert(known.key());
            if (passed)
                m_wrong.append("passes, but is named as an exception: " + nameAndAgent);
        }
    }
    void finish(int atLeast)
    {
        Tally all;
        for (auto it = m_bySource.cbegin(); it != m_bySource.cend(); ++it) {
            qInfo("%s  %-34s %5d of %5d", m_title, it.key().constData(), it->passed, it->cases);
            all.cases += it->cases;
            all.passed += it->passed;
        }
        qInfo("%s  %-34s %5d of %5d", m_title, "all", all.passed, all.cases);
        for (auto it = m_exceptions.cbegin(); it != m_exceptions.cend(); ++it) {
            qInfo("%s  exception %s: %s", m_title, it.key().constData(), it.value());
            if (!m_used.contains(it.key()))
                m_wrong.append("an exception names no case: " + it.key());
        }
        QVERIFY2(m_wrong.isEmpty(), m_wrong.join('\n').constData());
        QVERIFY(all.cases >= atLeast);
    }

private:
    const char *m_title;
    Exceptions m_exceptions;
    QMap<QByteArray, Tally> m_bySource;
    QSet<QByteArray> m_used;
    QList<QByteArray> m_wrong;
};

bool isTrue(const QJsonObject &entry, const char *key)
{
    return entry.value(QLatin1String(key)).toBool(); // false also where it is null or missing
}

} // namespace

/// Third-party cases, where their folder is there.
class TestRobotsConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void decisions();
    void examplesOfTheRfc();
    void crawlDelays();
    void sitemaps();
    void parsing();
    void httpStatus();
    void scope();
    void metaRobots();
};

void TestRobotsConformance::initTestCase()
{
    if (!QDir(dataFolder()).exists(QStringLiteral("robots")))
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE to its folder");
}

namespace {

void runDecisions(const QString &file, int atLeast)
{
    const QJsonArray entries = load(file).value(QStringLiteral("cases")).toArray();
    Table settled("settled by RFC 9309");
    int others = 0;
    int otherAnswers = 0;
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        const auto url = url::parse(bytes(entry, "url"));
        const bool passed = url
            && Robots::parse(robotsText(entry)).check(bytes(entry, "user_agent"), *url).allowed
                == isTrue(entry, "allowed");
        if (isTrue(entry, "rfc9309")) {
            settled.count(entry, passed);
        } else {
            ++others;
            otherAnswers += !passed;
        }
    }
    qInfo("not settled by RFC 9309, or against it: %d cases, %d answered otherwise", others, otherAnswers);
    settled.finish(atLeast);
}

} // namespace

void TestRobotsConformance::decisions()
{
    runDecisions(QStringLiteral("robots_cases.json"), 1470);
}

void TestRobotsConformance::examplesOfTheRfc()
{
    runDecisions(QStringLiteral("rfc9309_examples.json"), 37);
}

void TestRobotsConformance::crawlDelays()
{
    const char *const early = "a record before any user-agent line belongs to no group";
    const char *const spelling = "a field of another spelling is another record";
    const char *const html = "\"10<BR>\" is no number";
    Table table("crawl-delay",
        {{"test_no_leading_user_agent/agent", early}, {"test_robot_starts_with_crawl_delay/BobBot", early},
            {"test_reppy_no_leading_user_agent", early}, {"test_repcpp_no_leading_user_agent", early},
            {"test_repcpp_well_formed_crawl_delay", early}, {"test_real_robot_against_ipwatchdog", early},
            {"TestCrawlDelays/b", spelling}, {"test_forgiveness_crawl_delay_variations/BobBot", spelling},
            {"test_forgiveness_crawl_delay_variations/EveBot", spelling}, {"testHtmlMarkupInRobotsTxt", html},
            {"testHeritrixCases/Mozilla delaybot 99.9", "the agent is given as a product token, not as a User-Agent"},
            {"test_robot_retrieve_crawl_delay/D", "an invalid value is passed over, not replaced by another group's"}});
    const QJsonArray entries
        = load(QStringLiteral("robots_extensions.json")).value(QStringLiteral("crawl_delay")).toArray();
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        const QJsonValue expected = entry.value(QStringLiteral("crawl_delay"));
        const std::optional<double> delay = Robots::parse(robotsText(entry)).crawlDelay(bytes(entry, "user_agent"));
        table.count(entry, expected.isDouble() ? delay == expected.toDouble() : !delay);
    }
    table.finish(84);
}

void TestRobotsConformance::sitemaps()
{
    Table table("sitemaps",
        {{"testSitemap", "a bare URL is no record"}, {"testSitemapDedup", "lines are reported as often as written"},
            {"test_forgiveness_sitemap_variations", "a field of another spelling is another record"}});
    const QJsonArray entries
        = load(QStringLiteral("robots_extensions.json")).value(QStringLiteral("sitemaps")).toArray();
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        const QList<QByteArray> found = Robots::parse(robotsText(entry)).sitemaps();
        if (entry.contains(QStringLiteral("sitemaps"))) {
            QList<QByteArray> expected;
            const QJsonArray list = entry.value(QStringLiteral("sitemaps")).toArray();
            for (const auto &sitemap : list)
                expected.append(sitemap.toString().toUtf8());
            table.count(entry, found == expected);
        } else {
            table.count(entry, found.size() == entry.value(QStringLiteral("count")).toInt());
        }
    }
    table.finish(21);
}

void TestRobotsConformance::parsing()
{
    const QJsonObject file = load(QStringLiteral("robots_parse.json"));

    const char *const halfMark = "a part of a byte order mark is no byte order mark";
    Table lines("lines",
        {{"ID_UTF8ByteOrderMarkIsSkipped/kUtf8FilePartial2BOM", halfMark},
            {"ID_UTF8ByteOrderMarkIsSkipped/kUtf8FilePartial1BOM", halfMark}});
    const QJsonArray lineCounts = file.value(QStringLiteral("line_counts")).toArray();
    for (const auto &value : lineCounts) {
        const QJsonObject entry = value.toObject();
        const Robots robots = Robots::parse(robotsText(entry));
        if (entry.contains(QStringLiteral("sitemap"))) {
            lines.count(entry, robots.sitemaps() == QList<QByteArray>{bytes(entry, "sitemap")});
        } else if (entry.contains(QStringLiteral("last_line_seen"))) {
            lines.count(
                entry, robots.checkPath("bar", "/").line == entry.value(QStringLiteral("last_line_seen")).toInt());
        } else {
            // Both directives count only where the group was opened and the rule was read.
            const int line = entry.value(QStringLiteral("valid_directives")).toInt() == 2 ? 2 : 0;
            lines.count(entry, robots.checkPath("foo", "/AnyValue").line == line);
        }
    }
    lines.finish(12);

    Table paths("paths of URLs");
    const QJsonArray pathEntries = file.value(QStringLiteral("path_params_query")).toArray();
    for (const auto &value : pathEntries) {
        const QJsonObject entry = value.toObject();
        const auto url = url::parse(bytes(entry, "input"));
        if (url) // the rest are no URLs, which this program never asks about
            paths.count(entry, url->pathname().toByteArray() + url->search() == bytes(entry, "expected"));
    }
    paths.finish(6);

    Table escapes("escapes");
    const QJsonArray escapeEntries = file.value(QStringLiteral("escape_pattern")).toArray();
    for (const auto &value : escapeEntries) {
        const QJsonObject entry = value.toObject();
        const robots::PathUnits expected(bytes(entry, "expected"));
        escapes.count(entry, robots::PathPattern(bytes(entry, "input"), false).text() == expected.strict());
    }
    escapes.finish(4);

    Table names("valid names");
    const QJsonArray nameEntries = file.value(QStringLiteral("valid_user_agent")).toArray();
    for (const auto &value : nameEntries) {
        const QJsonObject entry = value.toObject();
        const QByteArray agent = bytes(entry, "user_agent");
        if (isTrue(entry, "valid")) {
            const QByteArray text = "User-agent: " + agent + "\nDisallow: /";
            names.count(entry, !Robots::parse(text).checkPath(agent, "/").allowed);
        }
    }
    names.finish(3);
}

void TestRobotsConformance::httpStatus()
{
    Table table("status");
    const QJsonArray entries = load(QStringLiteral("robots_http_status.json")).value(QStringLiteral("cases")).toArray();
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        if (!isTrue(entry, "rfc9309"))
            continue;
        const QByteArray expected = bytes(entry, "expected");
        const RobotsAccess access = expected == "allow_all" ? RobotsAccess::AllowAll : RobotsAccess::DisallowAll;
        const QJsonValue status = entry.value(QStringLiteral("status"));
        if (entry.contains(QStringLiteral("chain"))) {
            const QJsonArray chain = entry.value(QStringLiteral("chain")).toArray();
            bool passed = chain.size() == 6;
            for (int i = 0; i < chain.size(); ++i)
                passed = passed
                    && robots::robotsAccess(chain[i].toInt(), i)
                        == (i < 5 ? RobotsAccess::Follow : RobotsAccess::Parse);
            table.count(entry, passed);
        } else if (status.isString()) {
            const QStringList range = status.toString().split(QLatin1Char('-'));
            bool passed = range.size() == 2;
            for (int code = range.first().toInt(); code <= range.last().toInt(); ++code)
                passed = passed && robots::robotsAccess(code) == access;
            table.count(entry, passed);
        } else if (entry.contains(QStringLiteral("bytes"))) {
            table.count(entry, Robots::MaxBytes >= entry.value(QStringLiteral("bytes")).toInt());
        } else if (status.isDouble()) {
            table.count(entry, robots::robotsAccess(status.toInt()) == access);
        } // the rest is about caching, which is not this module's
    }
    table.finish(34);
}

void TestRobotsConformance::scope()
{
    const QJsonObject file = load(QStringLiteral("robots_scope.json"));
    const auto robotsUrl = [](const QByteArray &text) {
        const auto url = url::parse(text);
        return url ? robots::robotsUrlFor(*url) : std::nullopt;
    };

    Table urls("robots.txt of a URL");
    const QJsonArray urlEntries = file.value(QStringLiteral("robots_url_of")).toArray();
    for (const auto &value : urlEntries) {
        const QJsonObject entry = value.toObject();
        const bool none = entry.value(QStringLiteral("robots_url")).isNull();
        const std::optional<QByteArray> found = robotsUrl(bytes(entry, "url"));
        urls.count(entry, none ? !found : found == bytes(entry, "robots_url"));
    }
    urls.finish(19);

    Table applies("rules apply");
    const QJsonArray applyEntries = file.value(QStringLiteral("applies")).toArray();
    for (const auto &value : applyEntries) {
        const QJsonObject entry = value.toObject();
        const bool same = robotsUrl(bytes(entry, "url")) == robotsUrl(bytes(entry, "robots_url"));
        applies.count(entry, same == isTrue(entry, "applies"));
    }
    applies.finish(25);
}

void TestRobotsConformance::metaRobots()
{
    Table table("meta robots");
    static const QRegularExpression comment(
        QStringLiteral("<!--.*?-->"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression meta(QStringLiteral("<meta\\s[^>]*>"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name(
        QStringLiteral("\\sname=\"([^\"]*)\""), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression content(
        QStringLiteral("\\scontent=\"([^\"]*)\""), QRegularExpression::CaseInsensitiveOption);
    const QJsonArray entries = load(QStringLiteral("meta_robots_cases.json")).value(QStringLiteral("cases")).toArray();
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        html::MetaDirectives found;
        QString html = entry.value(QStringLiteral("html")).toString();
        html.remove(comment);
        for (auto match = meta.globalMatch(html); match.hasNext();) {
            const QString tag = match.next().captured();
            if (html::isRobotsMetaName(name.match(tag).captured(1).toUtf8(), "argiope"))
                found.merge(html::parseMetaRobots(content.match(tag).captured(1).toUtf8()));
        }
        const QJsonArray headers
            = entry.value(QStringLiteral("headers")).toObject().value(QStringLiteral("X-Robots-Tag")).toArray();
        for (const auto &header : headers)
            found.merge(html::parseXRobotsTag(header.toString().toUtf8(), "argiope"));
        const QJsonObject expected = entry.value(QStringLiteral("expected")).toObject();
        table.count(
            entry, found.noIndex == isTrue(expected, "noindex") && found.noFollow == isTrue(expected, "nofollow"));
    }
    table.finish(26);
}

ARGIOPE_TEST(TestRobotsConformance, void)
#include "tst_robotsconformance.moc"
