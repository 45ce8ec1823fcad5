// What others say of whole pages, of robots.txt, of languages and of texts that are alike. Prints a table for each, and
// what differs.

#include "core/audit/sitefiles.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"
#include "core/sitemap/sitemapgunzip.h"
#include "tests/core/audit/auditing.h"
#include "tests/core/html/conformancefile.h"
#include "tests/support/testmain.h"

#include <QMap>
#include <QTest>

#include <cmath>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using html::testing::conformancePath;
using html::testing::readConformance;

class TestPageConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages();
    void languages();
    void likenesses();
};

namespace {

constexpr const char *PageVectors = "audits/lighthouse/lighthouse_audit_vectors.json";
constexpr const char *Subtags = "audits/lang/iana_subtags.json";
constexpr const char *Duplicates = "audits/near_duplicates/near_duplicate_vectors.json.gz";
constexpr const char *Head = "<!doctype html><html lang=en><title>A page that has a title</title>";

QByteArray escaped(const QJsonValue &value)
{
    return value.toString().toHtmlEscaped().toUtf8();
}

/// ` name="value"`, where there is a value.
QByteArray attribute(const char *name, const QJsonValue &value)
{
    return value.toString().isEmpty() ? QByteArray()
                                      : QByteArray(QByteArray(" ") + name + "=\"" + escaped(value) + '"');
}

QByteArray headersOf(const QJsonObject &artifacts)
{
    const QJsonArray responses = artifacts.value(QLatin1String("responses")).toArray();
    QByteArray headers = "Content-Type: text/html\n";
    const QJsonObject last
        = responses.isEmpty() ? QJsonObject() : responses.last().toObject().value(QLatin1String("headers")).toObject();
    for (auto it = last.begin(); it != last.end(); ++it) {
        const QByteArray line = it.key().toUtf8() + ": " + it.value().toString().toUtf8() + '\n';
        headers = it.key() == QLatin1String("content-type") ? line : QByteArray(headers + line);
    }
    return headers;
}

bool finds(const store::UrlRecord &record, std::initializer_list<const char *> checks)
{
    return std::any_of(checks.begin(), checks.end(),
        [&record](const char *id) { return verdictOf(*checkFromId(id), record).state == State::Found; });
}

std::optional<bool> anchors(const QJsonObject &artifacts)
{
    QByteArray body;
    for (const QJsonValue &value : artifacts.value(QLatin1String("AnchorElements")).toArray()) {
        const QJsonObject one = value.toObject();
        if (!one.value(QLatin1String("listeners")).toArray().isEmpty())
            return std::nullopt; // scripts add these
        body += "<a";
        for (const QJsonValue &name : one.value(QLatin1String("attributeNames")).toArray())
            body += name == QLatin1String("href") ? QByteArray() : QByteArray(' ' + name.toString().toUtf8());
        const bool has = one.value(QLatin1String("attributeNames")).toArray().contains(QLatin1String("href"));
        const QJsonValue href = one.value(QLatin1String("rawHref"));
        if (has && href.toString().isEmpty() && one.value(QLatin1String("href")).toString().isEmpty())
            return std::nullopt; // no browser leaves it so: the URL is the page's
        if (has || !href.toString().isEmpty())
            body += " href=\"" + escaped(href) + '"';
        for (const char *name : {"name", "onclick", "role", "id"})
            body += attribute(name, one.value(QLatin1String(name)));
        body += ">word</a>";
    }
    return finds(document(Head + body), {"link-not-crawlable", "link-malformed"});
}

QByteArray linkElements(const QJsonObject &artifacts, QByteArray *headers)
{
    QByteArray head;
    QByteArray body = "<body>";
    for (const QJsonValue &value : artifacts.value(QLatin1String("LinkElements")).toArray()) {
        const QJsonObject one = value.toObject();
        const QJsonValue raw = one.value(QLatin1String("hrefRaw"));
        const QJsonValue href = raw.toString().isEmpty() ? one.value(QLatin1String("href")) : raw;
        const QString source = one.value(QLatin1String("source")).toString();
        if (source == QLatin1String("headers")) {
            *headers += "Link: <" + href.toString().toUtf8() + ">; rel=\""
                + one.value(QLatin1String("rel")).toString().toUtf8() + '"';
            const QByteArray language = one.value(QLatin1String("hreflang")).toString().toUtf8();
            *headers += language.isEmpty() ? QByteArray("\n") : QByteArray("; hreflang=\"" + language + "\"\n");
            continue;
        }
        (source == QLatin1String("head") ? head : body) += "<link" + attribute("rel", one.value(QLatin1String("rel")))
            + attribute("hreflang", one.value(QLatin1String("hreflang"))) + " href=\"" + escaped(href) + "\">";
    }
    return QByteArray(Head + head + body);
}

bool robots(const QJsonObject &artifacts)
{
    const QJsonObject file = artifacts.value(QLatin1String("RobotsTxt")).toObject();
    store::HostRecord host;
    host.id = base::HostId(1);
    host.origin = "https://example.com";
    host.robotsStatus = file.value(QLatin1String("status")).toInt();
    host.robotsText = file.value(QLatin1String("content")).toString().toUtf8();
    bool found = false;
    checkRobots(host, [&found](const char *check, const QByteArray &, const Verdict &verdict) {
        // What only some readers know is a notice here, and no fault there.
        static const QByteArrayList asked{"robots-unreachable", "robots-html", "robots-syntax", "robots-no-group",
            "robots-bad-path", "robots-sitemap-bad"};
        found = found || (verdict.state == State::Found && asked.contains(check));
    });
    return found;
}

/// Whether our checks find something; nothing where the case cannot be put as a document.
std::optional<bool> judged(const QString &audit, const QJsonObject &artifacts)
{
    QByteArray headers = headersOf(artifacts);
    const QJsonObject urls = artifacts.value(QLatin1String("URL")).toObject();
    const QByteArray shown = urls.value(QLatin1String("finalDisplayedUrl")).toString().toUtf8();
    const QByteArray main = urls.value(QLatin1String("mainDocumentUrl")).toString().toUtf8();
    const QByteArray url = !main.isEmpty() ? main : !shown.isEmpty() ? shown : QByteArray("https://example.com/");
    if (audit == QLatin1String("crawlable-anchors"))
        return anchors(artifacts);
    if (audit == QLatin1String("robots-txt")) {
        const int status
            = artifacts.value(QLatin1String("RobotsTxt")).toObject().value(QLatin1String("status")).toInt();
        return status >= 300 && status < 400 ? std::nullopt : std::optional(robots(artifacts)); // it lies elsewhere
    }
    if (audit == QLatin1String("charset"))
        return finds(document(artifacts.value(QLatin1String("MainDocumentContent")).toString().toUtf8(), url, headers),
            {"charset-missing", "charset-late"});
    if (audit == QLatin1String("canonical") || audit == QLatin1String("hreflang")) {
        const QByteArray html = linkElements(artifacts, &headers);
        const store::UrlRecord record = document(html, url, headers);
        return audit == QLatin1String("hreflang")
            ? finds(record, {"hreflang-bad-code", "hreflang-relative"})
            : finds(record,
                {"canonical-multiple", "canonical-conflict", "canonical-invalid", "canonical-relative",
                    "canonical-to-home", "canonical-off-site"});
    }
    if (audit == QLatin1String("meta-description") || audit == QLatin1String("is-crawlable")) {
        if (!artifacts.value(QLatin1String("RobotsTxt")).toObject().isEmpty())
            return std::nullopt; // of the site
        QByteArray html = Head;
        for (const QJsonValue &value : artifacts.value(QLatin1String("MetaElements")).toArray()) {
            const QJsonObject one = value.toObject();
            html += "<meta name=\"" + escaped(one.value(QLatin1String("name"))) + "\" content=\""
                + escaped(one.value(QLatin1String("content"))) + "\">";
        }
        const store::UrlRecord record = document(html, url, headers);
        return audit == QLatin1String("is-crawlable")
            ? finds(record, {"index-noindex", "index-noindex-start", "index-unavailable-after"})
            : finds(record, {"description-missing", "description-empty"});
    }
    if (audit == QLatin1String("link-text")) {
        bool found = false;
        for (const QJsonValue &value : artifacts.value(QLatin1String("AnchorElements")).toArray()) {
            const QJsonObject one = value.toObject();
            const QByteArray language = one.value(QLatin1String("textLang")).toString(QStringLiteral("en")).toUtf8();
            found = found
                || finds(document("<!doctype html><html lang=" + language + "><title>T</title><a"
                                 + attribute("href", one.value(QLatin1String("href")))
                                 + attribute("rel", one.value(QLatin1String("rel"))) + '>'
                                 + escaped(one.value(QLatin1String("text"))) + "</a>",
                             url),
                    {"link-text-generic"});
        }
        return found;
    }
    return std::nullopt; // is-on-https has a test of its own; the rest is about requests, not documents
}

struct Score
{
    int faults = 0;
    int found = 0;
    int sound = 0;
    int alarms = 0;
};

} // namespace

void TestPageConformance::pages()
{
    ARGIOPE_SKIP_WITHOUT(PageVectors);
    QMap<QString, Score> scores;
    Score all;
    for (const QJsonValue &value : readConformance(PageVectors).value(QLatin1String("cases")).toArray()) {
        const QJsonObject test = value.toObject();
        const QString audit = test.value(QLatin1String("audit")).toString();
        const QJsonObject artifacts = test.value(QLatin1String("artifacts")).toObject();
        const std::optional<bool> found
            = test.contains(QLatin1String("score")) ? judged(audit, artifacts) : std::nullopt;
        if (!found)
            continue;
        const bool faulty = test.value(QLatin1String("score")).toInt() == 0;
        for (Score *score : {&scores[audit], &all}) {
            ++(faulty ? score->faults : score->sound);
            score->found += faulty && *found ? 1 : 0;
            score->alarms += !faulty && *found ? 1 : 0;
        }
        if (faulty != *found)
            qInfo("%s: %s: %s | %s", faulty ? "not found" : "alarm", qPrintable(audit),
                qPrintable(test.value(QLatin1String("name")).toString()),
                QJsonDocument(artifacts).toJson(QJsonDocument::Compact).left(300).constData());
    }
    for (auto it = scores.cbegin(); it != scores.cend(); ++it)
        qInfo("%-20s %3d of %3d found, %3d of %3d alarms", qPrintable(it.key()), it->found, it->faults, it->alarms,
            it->sound);
    QVERIFY(all.faults > 20 && all.sound > 20);
    QVERIFY(all.found * 100 >= all.faults * 95);
    QVERIFY(all.alarms * 100 <= all.sound * 2);
}

/// Each language of the registry may be a page's; those of two letters that are in use may be a version's.
void TestPageConformance::languages()
{
    ARGIOPE_SKIP_WITHOUT(Subtags);
    const QJsonObject subtags = readConformance(Subtags).value(QLatin1String("subtags")).toObject();
    const QJsonObject known = subtags.value(QLatin1String("language")).toObject();
    Score pages;
    Score versions;
    const auto look = [](Score &score, const QByteArray &html, const char *check, bool sound, const QByteArray &code) {
        const bool found = finds(document(html), {check});
        ++(sound ? score.sound : score.faults);
        score.found += !sound && found ? 1 : 0;
        score.alarms += sound && found ? 1 : 0;
        if (sound == found)
            qInfo("%s: %s: %s", sound ? "alarm" : "not found", check, code.constData());
    };
    for (char a = 'a'; a <= 'z'; ++a) {
        for (char b = 'a'; b <= 'z'; ++b) {
            const QByteArray code{QByteArray(1, a) + b};
            const QJsonValue entry = known.value(QString::fromLatin1(code));
            look(pages, "<!doctype html><html lang=" + code + "><title>T</title>", "lang-invalid", !entry.isUndefined(),
                code);
            if (!entry.toObject().contains(QLatin1String("deprecated")))
                look(versions, Head + ("<link rel=alternate hreflang=" + code + " href=https://example.org/x>"),
                    "hreflang-bad-code", !entry.isUndefined(), code);
        }
    }
    int step = 0;
    for (auto it = known.begin(); it != known.end(); ++it) {
        if (it.key().size() == 3 && ++step % 20 == 0)
            look(pages, "<!doctype html><html lang=" + it.key().toUtf8() + "><title>T</title>", "lang-invalid", true,
                it.key().toUtf8());
    }
    qInfo("lang: %d of %d found, %d of %d alarms; hreflang: %d of %d found, %d of %d alarms", pages.found, pages.faults,
        pages.alarms, pages.sound, versions.found, versions.faults, versions.alarms, versions.sound);
    QCOMPARE(pages.alarms, 0);
    QVERIFY(versions.alarms * 100 <= versions.sound * 3);
    QVERIFY(pages.found * 100 >= pages.faults * 95);
    QVERIFY(versions.found * 100 >= versions.faults * 95);
}

/// The exact share of three-word shingles, and what signatures make of it.
void TestPageConformance::likenesses()
{
    ARGIOPE_SKIP_WITHOUT(Duplicates);
    QFile file(conformancePath(Duplicates));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text;
    sitemap::SitemapGunzip gunzip;
    gunzip.feed(file.readAll(), [&text](QByteArrayView piece) { text.append(piece.data(), piece.size()); });
    const QJsonObject vectors = QJsonDocument::fromJson(text).object();
    QMap<QString, similar::Signature> signatures;
    for (const QJsonValue &value : vectors.value(QLatin1String("docs")).toArray()) {
        similar::SignatureMaker maker;
        similar::Shingles shingles([&maker](std::span<const quint64> some) { maker.add(some); });
        shingles.append(value.toObject().value(QLatin1String("text")).toString().toUtf8());
        shingles.finish();
        signatures.insert(value.toObject().value(QLatin1String("id")).toString(), maker.signature());
    }
    int pairs = 0;
    int near = 0;
    int alike = 0;
    double squares = 0;
    double most = 0;
    for (const QJsonValue &value : vectors.value(QLatin1String("pairs")).toArray()) {
        const QJsonObject pair = value.toObject();
        const double exact = pair.value(QLatin1String("jaccard3")).toDouble();
        const double estimate = similar::likeness(signatures.value(pair.value(QLatin1String("a")).toString()),
            signatures.value(pair.value(QLatin1String("b")).toString()));
        const double error = std::abs(estimate - exact);
        ++pairs;
        squares += error * error;
        most = std::max(most, error);
        near += exact >= 0.9 ? 1 : 0;
        alike += (exact >= 0.9) == (estimate >= 0.9) ? 1 : 0;
        if ((exact >= 0.9) != (estimate >= 0.9))
            qInfo("differs: %s %s: %.3f, estimated %.3f", qPrintable(pair.value(QLatin1String("a")).toString()),
                qPrintable(pair.value(QLatin1String("b")).toString()), exact, estimate);
    }
    qInfo("likeness: %d pairs, %d of them near; %d judged alike at 0.9; error %.4f on average, %.3f at most", pairs,
        near, alike, std::sqrt(squares / std::max(pairs, 1)), most);
    QVERIFY(pairs > 100);
    QVERIFY(alike * 100 >= pairs * 97);
    QVERIFY(squares / pairs < 0.025 * 0.025);
}

ARGIOPE_TEST(TestPageConformance, void)
#include "tst_pageconformance.moc"
