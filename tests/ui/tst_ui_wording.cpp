#include "core/settings/fields.h"
#include "core/store/types.h"
#include "tests/support/testmain.h"
#include "ui/words/columnwords.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <QSet>
#include <QTest>

using namespace argiope;
namespace wording = words::wording;

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
        for (const store::Column &column : store::Columns::fixed().all()) {
            QVERIFY2(wording::hasColumnWords(column), column.name.constData());
            seen.insert(wording::column(column));
        }
        QCOMPARE(seen.size(), store::Columns::fixed().all().size());
        for (int i = 0; i <= int(engine::State::Ended); ++i)
            QVERIFY(!wording::state(engine::State(i)).isEmpty());
        for (int i = 0; i <= int(engine::EndReason::Failed); ++i)
            QVERIFY(!wording::endReason(engine::EndReason(i)).isEmpty());
    }
    void rulesSayMoreThanASetting()
    {
        QSet<QString> seen;
        for (const char *scope : settings::EnumNames<settings::Scope>::names) {
            if (QByteArrayView(scope) == "any")
                continue; // keeps nothing out
            const QString words = wording::ruleDetail({facts::RuleKind::External, scope});
            QVERIFY2(words.contains(QLatin1Char(' ')) && !seen.contains(words), scope);
            seen.insert(words);
        }
        QCOMPARE(wording::ruleDetail({facts::RuleKind::Robots, "2: Disallow: /a"}), QStringLiteral("2: Disallow: /a"));
        QCOMPARE(wording::ruleDetail({facts::RuleKind::Trap, "session_id http://a.test/?s={n}"}),
            QStringLiteral("Session ID http://a.test/?s={n}"));
        QCOMPARE(wording::ruleDetail({facts::RuleKind::Trap, "odd"}), QStringLiteral("odd"));
    }
    /// What no link leads to has no number, and two reasons.
    void depthsAreWords()
    {
        QCOMPARE(wording::depth(3), QStringLiteral("3"));
        QCOMPARE(wording::depth(store::OrphanDepth), QStringLiteral("–"));
        QCOMPARE(wording::depth(store::DepthInSitemaps), QStringLiteral("Only in sitemap"));
        QCOMPARE(wording::depth(store::DepthUnlinked), QStringLiteral("No longer linked"));
    }
    void rulesAreExplainedByWhatTheyDid()
    {
        // A pattern under “Only URLs that match” lets in by matching and keeps out by not matching.
        using facts::RuleKind;
        const QString in = wording::ruleHint({RuleKind::Include}, false);
        const QString out = wording::ruleHint({RuleKind::Include}, true);
        QVERIFY(in.contains(QStringLiteral("Matches an include pattern")));
        QVERIFY(out.contains(QStringLiteral("none of the include patterns")));
        QCOMPARE(wording::ruleHint({RuleKind::Exclude}, true), wording::ruleHint({RuleKind::Exclude}, false));
        QSet<QString> seen;
        for (int i = int(RuleKind::Seed); i < facts::RuleKindCount; ++i) {
            const store::Rule rule{RuleKind(i)};
            QVERIFY2(!wording::ruleHint(rule, true).isEmpty(), rule.name().constData());
            QVERIFY2(!wording::rule(rule).isEmpty() && !seen.contains(wording::rule(rule)), rule.name().constData());
            seen.insert(wording::rule(rule));
        }
        // What a later version stored is shown as it stands there.
        QCOMPARE(wording::rule(store::Rule::fromFile("moon_phase", "full")), QStringLiteral("moon_phase"));
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
        QVERIFY(wording::error(unknown).text.startsWith(QStringLiteral("The host nowhere.test was not found.")));
        unknown.detail = QStringLiteral("no_answer");
        QVERIFY(wording::error(unknown).text.startsWith(
            QStringLiteral("DNS lookup failed: no DNS server answered for nowhere.test.")));
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
        row("http://1.2.3.456/", "IPv4 address");
        row("http://[::1/", "IPv6");
        row("http://me:••••@example.org/", "with the password itself");
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
        const auto row = [](const char *name, base::Outcome outcome, int status, words::StatusKind kind) {
            QTest::newRow(name) << int(outcome) << status << int(kind);
        };
        row("ok", base::Outcome::Ok, 200, words::StatusKind::Ok);
        row("redirect", base::Outcome::Redirect, 301, words::StatusKind::Redirect);
        row("broken", base::Outcome::Broken, 404, words::StatusKind::ClientError);
        row("refused is not broken", base::Outcome::Blocked, 403, words::StatusKind::Blocked);
        row("throttled is not broken", base::Outcome::Throttled, 503, words::StatusKind::Blocked);
        row("server", base::Outcome::ServerError, 500, words::StatusKind::ServerError);
        row("dns", base::Outcome::DnsFailed, 0, words::StatusKind::Failed);
        row("waiting", base::Outcome::None, 0, words::StatusKind::Waiting);
    }
    void kinds()
    {
        QFETCH(int, outcome);
        QFETCH(int, status);
        QFETCH(int, kind);
        QCOMPARE(int(words::statusKind(base::Outcome(outcome), status)), kind);
    }
};

ARGIOPE_TEST(TestWording, QCoreApplication)
#include "tst_ui_wording.moc"
