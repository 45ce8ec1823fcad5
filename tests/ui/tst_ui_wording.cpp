#include "ui/models/statuskind.h"
#include "ui/models/wording.h"

#include <QSet>
#include <QTest>

using namespace argiope;
namespace wording = models::wording;

class TestWording : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCodeHasWords()
    {
        QSet<QString> seen;
        for (int i = 0; i < base::OutcomeCount; ++i) {
            const QString text = wording::outcome(base::Outcome(i));
            QVERIFY2(!text.isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
            if (i > 0)
                QVERIFY(!wording::outcomeHint(base::Outcome(i)).isEmpty());
        }
        seen.clear();
        for (int i = 0; i <= int(engine::WorkerPhase::Done); ++i)
            seen.insert(wording::phase(engine::WorkerPhase(i)));
        QCOMPARE(seen.size(), int(engine::WorkerPhase::Done) + 1);
        QVERIFY(!seen.contains(QString()));
        seen.clear();
        for (int i = 0; i < store::UrlColumnCount; ++i)
            seen.insert(wording::column(store::UrlColumn(i)));
        QCOMPARE(seen.size(), store::UrlColumnCount);
        for (int i = 0; i <= int(engine::State::Ended); ++i)
            QVERIFY(!wording::state(engine::State(i)).isEmpty());
        for (int i = 0; i <= int(engine::EndReason::Failed); ++i)
            QVERIFY(!wording::endReason(engine::EndReason(i)).isEmpty());
    }
    void rulesAreExplainedByWhatTheyDid()
    {
        // A pattern under “Only URLs that match” lets in by matching and keeps out by not matching.
        const QString in = wording::ruleHint("include", false);
        const QString out = wording::ruleHint("include", true);
        QVERIFY(in.contains(QStringLiteral("matches a pattern")));
        QVERIFY(out.contains(QStringLiteral("none of the patterns")));
        QCOMPARE(wording::ruleHint("exclude", true), wording::ruleHint("exclude", false));
        for (const char *name : {"external", "scheme", "exclude", "include", "depth", "robots", "robots_unavailable",
                 "robots_reported", "nofollow", "canonical", "resource", "metadata", "form", "invalid_url", "redirects",
                 "trap", "resumed", "unlinked", "recrawl", "shorter_path", "sitemap"}) {
            QVERIFY2(!wording::ruleHint(name, true).isEmpty(), name);
            QVERIFY2(wording::rule(name) != QLatin1String(name), name); // has words of its own
        }
    }
    void everyErrorIsExplained()
    {
        for (int i = 0; i <= int(store::StoreError::Code::Io); ++i) {
            const auto words = wording::error(
                store::StoreError{store::StoreError::Code(i), QStringLiteral("a.argiope"), QStringLiteral("errno 5")});
            QVERIFY(!words.text.isEmpty());
            QVERIFY2(!words.text.contains(QStringLiteral("errno")), qPrintable(words.text));
            QVERIFY(!words.details.isEmpty());
        }
        engine::CrawlError unknown{engine::CrawlError::Code::UnknownHost, QStringLiteral("nowhere.test"), {}, -1};
        QVERIFY(wording::error(unknown).text.startsWith(QStringLiteral("nowhere.test does not exist.")));
    }
    void seedsAreJudgedInWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("part"); // of the explanation; "" where it is an address
        const auto row = [](const char *typed, const char *part) {
            QTest::newRow(*typed ? typed : "nothing") << QString::fromUtf8(typed) << QString::fromUtf8(part);
        };
        row("example.org", "");
        row(" https://example.org/a ", "");
        row("", "Type the address");
        row("ftp://example.org/", "http://");
        row("mailto:a@example.org", "http://");
        row("http://", "missing");
        row("http://exa mple.org", "spaces");
        row("http://a<b/", "characters");
        row("http://1.2.3.456/", "IP address");
        row("http://[::1/", "IPv6");
        row("http://example.org:99999/", "port");
    }
    void seedsAreJudgedInWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, part);
        engine::CrawlError error;
        const QByteArray seed = engine::normalizeSeed(typed, &error);
        QCOMPARE(!seed.isEmpty(), part.isEmpty());
        if (!part.isEmpty()) {
            const QString words = wording::badSeed(typed, error);
            QVERIFY2(words.contains(part), qPrintable(words));
        }
    }
    void kinds_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, base::Outcome outcome, int status, models::StatusKind kind) {
            QTest::newRow(name) << int(outcome) << status << int(kind);
        };
        row("ok", base::Outcome::Ok, 200, models::StatusKind::Ok);
        row("redirect", base::Outcome::Redirect, 301, models::StatusKind::Redirect);
        row("broken", base::Outcome::Broken, 404, models::StatusKind::ClientError);
        row("refused is not broken", base::Outcome::Blocked, 403, models::StatusKind::Blocked);
        row("throttled is not broken", base::Outcome::Throttled, 503, models::StatusKind::Blocked);
        row("server", base::Outcome::ServerError, 500, models::StatusKind::ServerError);
        row("dns", base::Outcome::DnsFailed, 0, models::StatusKind::Failed);
        row("waiting", base::Outcome::None, 0, models::StatusKind::Waiting);
    }
    void kinds()
    {
        QFETCH(int, outcome);
        QFETCH(int, status);
        QFETCH(int, kind);
        QCOMPARE(int(models::statusKind(base::Outcome(outcome), status)), kind);
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "tst_ui_wording.moc"
