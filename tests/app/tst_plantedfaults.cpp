// A site on which the faults of whole sites are planted, crawled and audited by the program itself.

#include "core/audit/check.h"
#include "tests/app/clirun.h"
#include "tests/support/faultysite.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::test;

namespace {

/// What no clear-text site of a few hundred pages can show. The tests of these classes have a fault and a twin of each.
constexpr const char *Elsewhere[] = {
    // tst_sitechecks: what takes https, several hosts of one site, or a share of all pages
    "http-1-only", "redirect-downgrade", "index-site-noindex", "canonical-host-mixed", "site-www-twins",
    "site-hosts-mixed", "site-error-rate", "site-slow", "sitemap-http", "perf-no-brotli", "og-image-small",
    "discover-image-small", "perf-resource-twice",
    // tst_crawlspelling: what takes a dictionary
    "content-spelling",
    // tst_linkchecks
    "link-http",
    // tst_contentsitechecks
    "content-thin-for-site",
    // tst_resourcechecks: what takes images and scripts of some size
    "image-wrong-ratio", "image-oversized", "perf-page-weight", "perf-page-heavy",
    // tst_sitefiles: certificates, sitemaps of 50,000 URLs and of 50 MiB, a crawl without any
    "tls-expired", "tls-expires-soon", "tls-expiring", "tls-name-mismatch", "tls-untrusted", "tls-chain-incomplete",
    "tls-old-protocol", "tls-weak-key", "sitemap-too-many", "sitemap-too-large", "sitemap-foreign", "sitemap-none",
    // tst_probechecks
    "site-http-open", "site-404-is-200", "site-404-redirects", "site-security-txt"};

} // namespace

class TestPlantedFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void faults_data();
    void faults();
    void everyCheckIsPlanted();

private:
    QTemporaryDir m_folder;
    FaultySite m_site;
    QHash<QByteArray, QSet<QByteArray>> m_found; ///< URLs by check
};

void TestPlantedFaults::initTestCase()
{
    QStringList crawl{QStringLiteral("crawl"), QStringLiteral("--project"), QStringLiteral("site.argiope"),
        QStringLiteral("--proxy"), QString::fromLatin1(m_site.proxy())};
    crawl << QStringLiteral("--sitemaps") << QStringLiteral("--check-external") << QStringLiteral("--resources")
          << QStringLiteral("check") << QStringLiteral("--retries") << QStringLiteral("0") << QStringLiteral("--delay")
          << QStringLiteral("0") << QStringLiteral("--politeness") << QStringLiteral("own") << QStringLiteral("--set")
          << QStringLiteral("inspectResources=true") << QStringLiteral("--set") << QStringLiteral("probes=true")
          << QStringLiteral("--set") << QStringLiteral("accessibility=true") << QStringLiteral("--progress")
          << QStringLiteral("none");
    for (const QByteArray &seed : m_site.seeds())
        crawl << QString::fromLatin1(seed);
    const CliResult crawled = runCli(crawl, m_folder.path());
    QVERIFY2(crawled.status == 0, crawled.err.constData());
    const CliResult audited = runCli(
        {QStringLiteral("audit"), QStringLiteral("site.argiope"), QStringLiteral("--format"), QStringLiteral("jsonl")},
        m_folder.path());
    QVERIFY2(audited.status == 0, audited.err.constData());
    for (const QJsonObject &finding : audited.objects()) {
        if (finding.value(QStringLiteral("state")).toString() == u"found")
            m_found[finding.value(QStringLiteral("check")).toString().toUtf8()].insert(
                finding.value(QStringLiteral("url")).toString().toUtf8());
    }
}

void TestPlantedFaults::faults_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QByteArray>("good");
    for (const PlantedFault &fault : m_site.faults()) {
        QTest::addRow("%s: %s", fault.check.constData(), fault.bad.constData())
            << fault.check << fault.bad << fault.good;
    }
}

void TestPlantedFaults::faults()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, bad);
    QFETCH(QByteArray, good);
    QVERIFY(audit::checkFromId(check));
    const QSet<QByteArray> found = m_found.value(check);
    QVERIFY2(found.contains(bad), QByteArrayList(found.cbegin(), found.cend()).join(' ').constData());
    QVERIFY(!found.contains(good));
}

/// What one page decides has its twins in tests/core/audit and tests/core/a11y, which see to it that each is there.
void TestPlantedFaults::everyCheckIsPlanted()
{
    QSet<QByteArray> planted;
    for (const PlantedFault &fault : m_site.faults())
        planted.insert(fault.check);
    for (const audit::Check &check : audit::checks()) {
        const bool elsewhere = std::any_of(std::begin(Elsewhere), std::end(Elsewhere),
            [&check](const char *id) { return qstrcmp(id, check.id) == 0; });
        QVERIFY2(check.page || planted.contains(check.id) || elsewhere, check.id);
        QVERIFY2(!elsewhere || !planted.contains(check.id), check.id);
    }
}

ARGIOPE_TEST(TestPlantedFaults, QCoreApplication)
#include "tst_plantedfaults.moc"
