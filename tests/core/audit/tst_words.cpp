#include "core/audit/limits.h"
#include "core/audit/words.h"
#include "core/audit/words/wordrows.h"
#include "resources/checktranslator.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;

/// What people read of the checks.
class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void everyCheckHasWords();
    void noRowIsLeftOver();
    void titlesDiffer();
    void numbersAreTheLimits_data();
    void numbersAreTheLimits();
    void everythingIsInChinese();
    void groupsAndSeverities();
    void unknownLanguage();
    void unknownCheck();
    void synonymsAreOfChecks();
    void otherToolsNamesFind_data();
    void otherToolsNamesFind();
};

namespace {

constexpr int LongestTitle = 70;
constexpr int LongestText = 300;

QStringList sentencesOf(const Words &words)
{
    return {words.what, words.why, words.mend};
}

} // namespace

void TestWords::cleanup()
{
    QVERIFY(installCheckTranslator(QStringLiteral("en")));
}

void TestWords::everyCheckHasWords()
{
    QVERIFY(!checks().empty());
    // What shows them may take them for markup.
    static const QRegularExpression markup(QStringLiteral("[<`]|&#|\\s\\s|^\\s|\\s$"));
    for (const Check &check : checks()) {
        QVERIFY2(wordRow(check.id), check.id);
        const Words text = words(check);
        QCOMPARE(text.title, QLatin1String(check.title));
        QVERIFY2(!text.title.isEmpty() && text.title.size() <= LongestTitle, check.id);
        QVERIFY2(!text.title.endsWith(QLatin1Char('.')) && !text.title.contains(markup), check.id);
        const QStringList sentences = sentencesOf(text);
        for (const QString &sentence : sentences) {
            QVERIFY2(sentence.size() > 20 && sentence.size() <= LongestText, check.id);
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(markup), check.id);
        }
        QVERIFY2(QSet<QString>(sentences.begin(), sentences.end()).size() == 3, check.id);
    }
}

void TestWords::noRowIsLeftOver()
{
    QSet<QByteArray> ids;
    for (const auto group : {httpWords, indexWords, headWords, contentWords, linkWords, securityWords, siteWords,
             sitemapWords, urlWords, performanceWords, a11yAriaWords, a11yWords, htmlWords, dataWords, renderWords}) {
        QVERIFY(!group().empty());
        for (const WordRow &row : group()) {
            QVERIFY2(checkFromId(row.id), row.id);
            QVERIFY2(!ids.contains(row.id), row.id);
            ids.insert(row.id);
        }
    }
    QCOMPARE(size_t(ids.size()), checks().size());
}

void TestWords::titlesDiffer()
{
    for (const char *language : {"en", "zh_CN"}) {
        if (!installCheckTranslator(QLatin1String(language)))
            continue; // of a build without catalogues
        QHash<QString, const char *> known;
        for (const Check &check : checks()) {
            const QString title = words(check).title.toCaseFolded();
            QVERIFY2(!known.contains(title), qPrintable(QLatin1String(check.id) + QLatin1String(" is ") + title));
            known.insert(title, check.id);
        }
    }
}

void TestWords::numbersAreTheLimits_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<qint64>("number");
    const Limits limits;
    const auto row = [](const char *id, qint64 number) {
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(id)).arg(number)))
            << QByteArray(id) << number;
    };
    row("title-too-long", limits.titleCharacters);
    row("title-too-short", limits.titleCharactersLeast);
    row("title-too-wide", limits.titlePixels);
    row("title-too-narrow", limits.titlePixelsLeast);
    row("description-too-long", limits.descriptionCharacters);
    row("description-too-short", limits.descriptionCharactersLeast);
    row("description-too-wide", limits.descriptionPixels);
    row("description-too-narrow", limits.descriptionPixelsLeast);
    row("h1-too-long", limits.h1Characters);
    row("h2-missing", limits.wordsForSubheadings);
    row("content-needs-js", limits.wordsOfShell);
    row("content-needs-js-start", limits.wordsOfShell);
    row("content-low-text-ratio", qRound64(limits.textShare * 100));
    row("content-low-text-ratio", limits.textShareBytes);
    row("url-long", limits.urlCharacters);
    row("url-many-parameters", limits.urlParameters);
    row("url-crawl-waste", limits.wastedPages);
    row("site-error-rate", qRound64(limits.siteErrorShare * 100));
    row("site-slow", limits.firstByteMs);
    row("redirect-too-long", limits.redirectHops);
    row("redirect-to-home", limits.redirectsToHome);
    row("index-site-noindex", qRound64(limits.siteNoIndexShare * 100));
    row("page-many-links", limits.internalLinks);
    row("page-many-links", limits.externalLinks);
    row("page-deep", limits.depth);
    row("image-too-large", limits.imageBytes);
    row("perf-slow-first-byte", limits.firstByteMs);
    row("perf-very-slow-first-byte", limits.firstByteMsMost);
    row("perf-uncompressed", limits.compressedBytesLeast);
    row("perf-dom-many", limits.domElements);
    row("perf-dom-large", limits.domElementsMost);
    row("perf-dom-deep", limits.domDepth);
    row("perf-dom-deep", limits.domChildren);
    row("perf-many-styles", limits.headStyles);
    row("perf-many-requests", limits.requests);
}

void TestWords::numbersAreTheLimits()
{
    QFETCH(QByteArray, id);
    QFETCH(qint64, number);
    const Check *check = checkFromId(id);
    QVERIFY(check);
    for (const char *language : {"en", "zh_CN"}) {
        if (!installCheckTranslator(QLatin1String(language)))
            continue;
        const QString what = words(*check).what;
        // Thousands are set apart by commas.
        const QRegularExpression wanted(
            QStringLiteral("(?<![\\d,.])%1(?!\\d|[,.]\\d)").arg(QLocale(QLocale::English).toString(number)));
        QVERIFY2(what.contains(wanted), qPrintable(what));
    }
}

void TestWords::everythingIsInChinese()
{
    if (!installCheckTranslator(QStringLiteral("zh_CN")))
        QSKIP("built without catalogues");
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    // Punctuation of the other script between two ideographs.
    static const QRegularExpression foreign(QStringLiteral("\\p{Han}[,;:.?!]\\s*\\p{Han}"));
    for (const Check &check : checks()) {
        const Words text = words(check);
        QVERIFY2(text.title.contains(han) && text.title.size() <= LongestTitle, check.id);
        QVERIFY2(!text.title.endsWith(QChar(0x3002)) && !text.title.contains(foreign), check.id);
        for (const QString &sentence : sentencesOf(text)) {
            QVERIFY2(sentence.contains(han) && sentence.endsWith(QChar(0x3002)), check.id);
            QVERIFY2(!sentence.contains(foreign) && !sentence.contains(QLatin1Char('<')), check.id);
        }
    }
    QCOMPARE(words(*checkFromId("title-missing")).title, QStringLiteral("缺少页面标题"));
    QVERIFY(installCheckTranslator(QStringLiteral("en")));
    QCOMPARE(words(*checkFromId("title-missing")).title, QStringLiteral("Missing title"));
}

void TestWords::groupsAndSeverities()
{
    for (const char *language : {"en", "zh_CN"}) {
        if (!installCheckTranslator(QLatin1String(language)))
            continue;
        QSet<QString> titles;
        for (int i = 0; i < GroupCount; ++i)
            titles.insert(groupTitle(Group(i)));
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Notice})
            titles.insert(severityTitle(severity));
        titles << whyCaption() << mendCaption();
        QCOMPARE(int(titles.size()), GroupCount + 5);
        QVERIFY(!titles.contains(QString()));
    }
    QVERIFY(installCheckTranslator(QStringLiteral("en")));
    QCOMPARE(groupTitle(Group::Http), QStringLiteral("Response codes"));
    QCOMPARE(groupTitle(Group::Accessibility), QStringLiteral("Accessibility"));
    QCOMPARE(severityTitle(Severity::Notice), QStringLiteral("Notice"));
}

void TestWords::unknownLanguage()
{
    QVERIFY(!installCheckTranslator(QStringLiteral("xx")));
    QCOMPARE(severityTitle(Severity::Error), QStringLiteral("Error"));
}

void TestWords::unknownCheck()
{
    Check own{"own-check", Group::Http, Severity::Notice, Gate::Html, nullptr};
    own.title = "Somebody's own";
    const Words text = words(own);
    QCOMPARE(text.title, QStringLiteral("Somebody's own"));
    QVERIFY(text.what.isEmpty() && text.why.isEmpty() && text.mend.isEmpty());
}

void TestWords::synonymsAreOfChecks()
{
    QSet<QByteArray> seen;
    for (const SynonymRow &row : synonymRows()) {
        const Check *check = checkFromId(row.id);
        QVERIFY2(check, row.id);
        QVERIFY2(!seen.contains(row.id), row.id);
        seen.insert(row.id);
        const QStringList each = QString::fromUtf8(row.words).split(QStringLiteral(", "));
        for (const QString &one : each)
            QVERIFY2(!one.trimmed().isEmpty() && one == one.trimmed(), row.id);
    }
    QVERIFY(isCalled(*checkFromId("http-client-error"), QString())); // nothing is asked for
}

void TestWords::otherToolsNamesFind_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QByteArray>("check");
    const auto row = [](const char *search, const char *check) {
        QTest::newRow(search) << QString::fromUtf8(search) << QByteArray(check);
    };
    row("alt text", "image-alt-missing");
    row("404", "http-client-error");
    row("broken link", "link-broken");
    row("BROKEN links", "link-broken");
    row("死链", "link-broken");
    row("soft 404", "soft-404");
    row("H1", "h1-missing");
    row("orphan", "page-orphan");
    row("CLS", "image-no-size");
    row("redirect chain", "redirect-chain");
    row("hreflang", "hreflang-no-return");
    row("pixel", "title-too-wide");
    row("http-client-error", "http-client-error");
}

void TestWords::otherToolsNamesFind()
{
    QFETCH(const QString, search);
    QFETCH(const QByteArray, check);
    QVERIFY2(checkFromId(check), check.constData());
    QVERIFY(isCalled(*checkFromId(check), search));
    QVERIFY(!isCalled(*checkFromId("cookie-not-httponly"), search));
}

ARGIOPE_TEST(TestWords, QCoreApplication)
#include "tst_words.moc"
