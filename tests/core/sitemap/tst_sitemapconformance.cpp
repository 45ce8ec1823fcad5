#include "core/sitemap/sitemap.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace argiope;
using sitemap::SitemapEntry;
using sitemap::SitemapProblem;

namespace {

QString sitemapData()
{
    const QString given = qEnvironmentVariable("ARGIOPE_CONFORMANCE");
    const QString folder = given.isEmpty() ? QStringLiteral(CONFORMANCE_DEFAULT_DIR) : given;
    return QDir(folder).filePath(QStringLiteral("sitemaps"));
}

QByteArray read(const QString &name)
{
    QFile file(QDir(sitemapData()).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject table()
{
    return QJsonDocument::fromJson(read(QStringLiteral("sitemap_cases.json"))).object();
}

QList<QByteArray> hrefs(const QJsonValue &list)
{
    QList<QByteArray> result;
    const QJsonArray array = list.toArray();
    for (const auto &value : array) {
        const QByteArray text = value.toString().toUtf8();
        const auto parsed = url::parse(text);
        result.append(parsed ? parsed->href() : "not a URL: " + text);
    }
    return result;
}

QList<QByteArray> ofKinds(const QList<SitemapEntry> &entries, const QList<SitemapEntry::Kind> &kinds)
{
    QList<QByteArray> result;
    for (const SitemapEntry &entry : entries) {
        if (kinds.contains(entry.kind))
            result.append(entry.url.href());
    }
    return result;
}

} // namespace

/// Third-party sitemaps, where their folder is there.
class TestSitemapConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sitemaps_data();
    void sitemaps();
};

void TestSitemapConformance::initTestCase()
{
    if (!QDir(sitemapData()).exists())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE to its folder");
}

void TestSitemapConformance::sitemaps_data()
{
    QTest::addColumn<QJsonObject>("entry");
    QTest::addColumn<int>("pieceSize");
    const QJsonArray cases = table().value(QStringLiteral("cases")).toArray();
    QVERIFY(cases.size() >= 68);
    for (const auto &value : cases) {
        const QJsonObject entry = value.toObject();
        const QByteArray name
            = (entry.value(QStringLiteral("id")).toString() + u' ' + entry.value(QStringLiteral("name")).toString())
                  .toUtf8();
        QTest::newRow(name.constData()) << entry << (1 << 20);
        QTest::addRow("%s byte by byte", name.constData()) << entry << 1;
    }
}

void TestSitemapConformance::sitemaps()
{
    QFETCH(QJsonObject, entry);
    QFETCH(int, pieceSize);
    const auto base = url::parse(entry.value(QStringLiteral("url")).toString().toUtf8());
    QVERIFY(base.ok());
    QList<SitemapEntry> found;
    sitemap::SitemapReader reader(*base, [&](SitemapEntry &&one) { found.append(std::move(one)); });
    const QByteArray body = read(entry.value(QStringLiteral("file")).toString());
    QVERIFY(!body.isEmpty());
    for (qsizetype i = 0; i < body.size(); i += pieceSize)
        reader.feed(QByteArrayView(body).sliced(i, std::min<qsizetype>(pieceSize, body.size() - i)));
    const SitemapProblem problem = reader.finish();

    const QString type = entry.value(QStringLiteral("expected_type")).toString();
    const bool index = type == QLatin1String("index");
    const QList<QByteArray> main = ofKinds(found, {SitemapEntry::Kind::Page, SitemapEntry::Kind::Sitemap});
    if (type == QLatin1String("error")) {
        // An error, or what a reader that refuses nothing finds.
        QCOMPARE(main, hrefs(entry.value(QStringLiteral("alternative_urls"))));
        QVERIFY(problem != SitemapProblem::None || entry.contains(QStringLiteral("must_not")));
    } else {
        QCOMPARE(main, hrefs(entry.value(QStringLiteral("expected_urls"))));
        QCOMPARE(main.size(), entry.value(QStringLiteral("expected_count")).toInt());
        QCOMPARE(ofKinds(found, {SitemapEntry::Kind::Sitemap}).size(), index ? main.size() : 0);
        QVERIFY(problem != SitemapProblem::NotASitemap);
    }
    if (entry.contains(QStringLiteral("image_urls")))
        QCOMPARE(ofKinds(found, {SitemapEntry::Kind::Image}), hrefs(entry.value(QStringLiteral("image_urls"))));
    const QJsonObject lastmod = entry.value(QStringLiteral("lastmod")).toObject();
    for (auto it = lastmod.begin(); it != lastmod.end(); ++it) {
        const auto one = std::find_if(
            found.begin(), found.end(), [&](const SitemapEntry &e) { return e.url == *url::parse(it.key().toUtf8()); });
        QVERIFY(one != found.end());
        QCOMPARE(one->lastmod, it.value().toString().toUtf8());
    }
    QList<QByteArray> alternates = ofKinds(found, {SitemapEntry::Kind::Alternate});
    if (entry.contains(QStringLiteral("alternate_urls"))) {
        // The list names each URL once.
        std::sort(alternates.begin(), alternates.end());
        alternates.erase(std::unique(alternates.begin(), alternates.end()), alternates.end());
        QList<QByteArray> expected = hrefs(entry.value(QStringLiteral("alternate_urls")));
        std::sort(expected.begin(), expected.end());
        QCOMPARE(alternates, expected);
    }
}

ARGIOPE_TEST(TestSitemapConformance, void)
#include "tst_sitemapconformance.moc"
