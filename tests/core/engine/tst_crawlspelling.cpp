#include "core/language/speller.h"
#include "tests/core/engine/lookinghelp.h"
#include "tests/support/testmain.h"

#include <QSslSocket>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;

namespace {

/// With what a page has beside its main text, which nobody looks up.
QByteArray page(const char *language, const char *text, const char *head = "")
{
    return "<!DOCTYPE html><html lang=" + QByteArray(language) + "><title>Titel</title>" + head
        + "<nav><a href=/bad>menue</a> <a href=/other>x</a> <a href=/german>x</a></nav><main><p>" + text
        + "</p><pre>codde</pre><p lang=fr>bonnjour</p></main>";
}

constexpr const char *Good = "the word is a good word and all of the words are known to the one who has this book";
constexpr const char *Bad = "the wrod is a good word and all of the words are knwon to the one who has this book";

} // namespace

/// Pages whose words are looked up while they are crawled, in a dictionary of the test's own.
class TestCrawlSpelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void notesWhatIsUnknown_data();
    void notesWhatIsUnknown();
    void looksOnlyWhereItIsTold();
    void goesOnAfterResuming();

private:
    static CrawlOptions options(const QTemporaryDir &folder, const TestSite &site, bool spelling = true)
    {
        CrawlOptions options = lookingOptions(folder, site, false);
        options.settings.spelling = spelling;
        return options;
    }
    QTemporaryDir m_place;
};

void TestCrawlSpelling::initTestCase()
{
    if (!language::Speller::isBuiltIn())
        QSKIP("this program was built without Hunspell");
    QFile rules(m_place.filePath(QStringLiteral("en_US.aff")));
    QFile list(m_place.filePath(QStringLiteral("en_US.dic")));
    QVERIFY(rules.open(QIODevice::WriteOnly) && rules.write("SET UTF-8\n") > 0);
    QVERIFY(list.open(QIODevice::WriteOnly));
    const QByteArrayList words = QByteArray(Good).split(' ');
    QVERIFY(list.write(QByteArray::number(words.size()) + '\n' + words.join('\n') + '\n') > 0);
    rules.close();
    list.close();
    qputenv("DICPATH", m_place.path().toLocal8Bit()); // before anybody asks for what is installed
    QVERIFY(language::Speller::installed().dictionaries().contains("en_US"));
}

void TestCrawlSpelling::notesWhatIsUnknown_data()
{
    QTest::addColumn<Wire>("wire");
    QTest::newRow("in clear") << Wire::Plain;
    QTest::newRow("HTTP/1.1 over TLS") << Wire::Tls;
    QTest::newRow("HTTP/2") << Wire::Http2;
}

void TestCrawlSpelling::notesWhatIsUnknown()
{
    QFETCH(const Wire, wire);
    if (wire != Wire::Plain && !QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS");
    const TestSite site({{"/", page("en", Good)}, {"/bad", page("en", Bad)}, {"/other", page("\"\"", Bad)},
                            {"/german", page("de", Bad)}},
        wire);
    const QTemporaryDir folder;
    const CrawlOptions on = options(folder, site);
    const CrawlRun run = runCrawl(on);
    QVERIFY(countersHold(run));
    const facts::Observations start = observed(run, site.url("/"));
    QVERIFY(start.find("spelling"));
    QCOMPARE(start.find("spelling")->evidence, QByteArray("en_US"));
    QVERIFY(!start.find("spelling-unknown"));
    const facts::Observations bad = observed(run, site.url("/bad"));
    QVERIFY(bad.find("spelling-unknown"));
    QCOMPARE(bad.find("spelling-unknown")->evidence, QByteArray("knwon wrod"));
    QCOMPARE(bad.count("spelling-unknown"), 2);
    const Told told = auditOf(on.path, "content-spelling", site.origin());
    QVERIFY2(told.lines.contains(" found 2 knwon"), told.lines.join('\n').constData());
    QCOMPARE(told.sum.pages, 1);
}

void TestCrawlSpelling::looksOnlyWhereItIsTold()
{
    const TestSite site{{"/", page("en", Good)}, {"/bad", page("en", Bad)}};
    const QTemporaryDir folder;
    const CrawlOptions off = options(folder, site, false);
    const CrawlRun run = runCrawl(off);
    QVERIFY(!observed(run, site.url("/bad")).find("spelling"));
    auto reader = store::Reader::open(off.path);
    QVERIFY(reader);
    for (const audit::Check *check : audit::checksOf((*reader)->settings()))
        QCOMPARE(audit::neededSetting(*check), "");
    QVERIFY(!settings::CrawlSettings().spelling);
}

void TestCrawlSpelling::goesOnAfterResuming()
{
    const TestSite site{{"/", page("en", Good)}, {"/bad", page("en", Bad)}};
    const QTemporaryDir folder;
    CrawlOptions first = options(folder, site);
    first.settings.maxUrls = 1;
    QCOMPARE(runCrawl(first).reason, engine::EndReason::MaxUrls);
    CrawlOptions rest = refetchOptions(first, engine::RefetchKind::Nothing);
    rest.settings.maxUrls = 0;
    QCOMPARE(observed(runCrawl(rest), site.url("/bad")).count("spelling-unknown"), 2);
}

ARGIOPE_TEST(TestCrawlSpelling, QCoreApplication)
#include "tst_crawlspelling.moc"
