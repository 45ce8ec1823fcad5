#include "core/audit/probechecks.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using base::Outcome;
using store::ProbeKind;
using store::ProbeRecord;

/// What is made of how a site answers besides its pages.
class TestProbeChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void probes_data();
    void probes();
    void nobodyAsked();
    void icons();
};

namespace {

ProbeRecord probe(ProbeKind kind, Outcome outcome, int status, const QByteArray &target = {},
    const QByteArray &observations = "{}", const QByteArray &origin = "https://example.org")
{
    ProbeRecord record;
    record.kind = kind;
    record.origin = origin;
    record.url = origin + "/probed";
    record.state = store::UrlState::Finished;
    record.outcome = outcome;
    record.status = status;
    record.target = target;
    record.contentType = "text/html";
    record.observations = observations;
    record.fetchedAt = QDateTime(QDate(2026, 11, 23), QTime(0, 0), Qt::UTC).toMSecsSinceEpoch();
    return record;
}

} // namespace

void TestProbeChecks::probes_data()
{
    QTest::addColumn<ProbeRecord>("record");
    QTest::addColumn<QByteArrayList>("expected"); // "?check" where it is left open
    const auto row = [](const char *name, const ProbeRecord &record, const QByteArrayList &expected) {
        QTest::newRow(name) << record << expected;
    };
    using K = ProbeKind;
    const QByteArrayList openNotFound{"?site-404-is-200", "?site-404-redirects"};
    row("missing", probe(K::NotFound, Outcome::Broken, 404), {});
    row("gone", probe(K::NotFound, Outcome::Broken, 410), {});
    row("there", probe(K::NotFound, Outcome::Ok, 200), {"site-404-is-200 200"});
    row("redirected", probe(K::NotFound, Outcome::Redirect, 302, "https://example.org/"),
        {"site-404-redirects https://example.org/"});
    row("refused", probe(K::NotFound, Outcome::Blocked, 403), openNotFound);
    row("error", probe(K::NotFound, Outcome::ServerError, 500), openNotFound);
    row("http open", probe(K::OtherScheme, Outcome::Ok, 200), {"site-http-open https://example.org"});
    row("http leads to https", probe(K::OtherScheme, Outcome::Redirect, 301, "https://example.org/"), {});
    row("http leads to http", probe(K::OtherScheme, Outcome::Redirect, 301, "http://www.example.org/"),
        {"?site-http-open"});
    row("no http", probe(K::OtherScheme, Outcome::ConnectFailed, 0), {});
    row("http in trouble", probe(K::OtherScheme, Outcome::TimedOut, 0), {"?site-http-open"});
    row("https beside http", probe(K::OtherScheme, Outcome::Ok, 200, {}, "{}", "http://example.org"),
        {"site-http-open http://example.org/probed"});
    row("http alone", probe(K::OtherScheme, Outcome::ConnectFailed, 0, {}, "{}", "http://example.org"), {});
    row("twin", probe(K::OtherWww, Outcome::Ok, 200), {"site-www-twins https://example.org"});
    row("twin that names the other",
        probe(K::OtherWww, Outcome::Ok, 200, {}, R"({"canonical":[1,"https://example.org/"]})"), {});
    row("twin that names itself",
        probe(K::OtherWww, Outcome::Ok, 200, {}, R"({"canonical":[1,"https://www.example.org/"]})"),
        {"site-www-twins https://example.org"});
    row("twin that redirects", probe(K::OtherWww, Outcome::Redirect, 301, "https://example.org/"), {});
    row("no twin", probe(K::OtherWww, Outcome::DnsFailed, 0), {});
    row("twin in trouble", probe(K::OtherWww, Outcome::ServerError, 503), {"?site-www-twins"});
    row("no security.txt", probe(K::SecurityTxt, Outcome::Broken, 404), {"site-security-txt 404"});
    row("security.txt",
        probe(K::SecurityTxt, Outcome::Ok, 200, {},
            R"({"contact":[1,"mailto:a@example.org"],"expires":[1,"2026-11-24T00:00:00Z"]})"),
        {});
    row("old security.txt",
        probe(K::SecurityTxt, Outcome::Ok, 200, {},
            R"({"contact":[1,"mailto:a@example.org"],"expires":[1,"2026-11-22T00:00:00Z"]})"),
        {"site-security-txt 2026-11-22T00:00:00Z"});
    row("no date", probe(K::SecurityTxt, Outcome::Ok, 200, {}, R"({"contact":[1,"mailto:a@example.org"]})"),
        {"site-security-txt Expires"});
    row("a page", probe(K::SecurityTxt, Outcome::Ok, 200), {"site-security-txt text/html"});
    row("redirected security.txt", probe(K::SecurityTxt, Outcome::Redirect, 301, "https://example.org/x"),
        {"?site-security-txt"});
    row("TLS of today", probe(K::OldTls, Outcome::Ok, 0), {});
    row("old TLS", probe(K::OldTls, Outcome::Ok, 0, {}, R"({"protocol":[1,"TLSv1.0"]})"), {"tls-old-protocol TLSv1.0"});
    row("no answer to old TLS", probe(K::OldTls, Outcome::TimedOut, 0), {"?tls-old-protocol"});
    ProbeRecord kept = probe(K::NotFound, Outcome::None, 0);
    kept.state = store::UrlState::Skipped;
    row("kept out", kept, openNotFound);
}

void TestProbeChecks::probes()
{
    QFETCH(const ProbeRecord, record);
    QByteArrayList found;
    checkProbes({record}, [&](const char *check, const QByteArray &url, const Verdict &verdict) {
        QVERIFY2(checkFromId(check), check);
        const QByteArray name(check);
        if (url.isEmpty()) // nobody asked for the others
            QCOMPARE(int(verdict.state), int(State::Undecidable));
        else
            found << (verdict.state == State::Undecidable ? QByteArray('?' + name)
                                                          : QByteArray(name + ' ' + verdict.evidence));
    });
    QTEST(found, "expected");
}

void TestProbeChecks::nobodyAsked()
{
    QByteArrayList open;
    checkProbes({}, [&](const char *check, const QByteArray &, const Verdict &verdict) {
        QCOMPARE(int(verdict.state), int(State::Undecidable));
        open << check;
    });
    QCOMPARE(open,
        (QByteArrayList{
            "site-404-is-200", "site-404-redirects", "site-http-open", "site-security-txt", "tls-old-protocol"}));
    // A site by http has no TLS that could be old.
    checkProbes({probe(ProbeKind::Favicon, Outcome::Ok, 200, {}, "{}", "http://example.org")},
        [&](const char *check, const QByteArray &, const Verdict &) {
            QVERIFY(qstrcmp(check, "tls-old-protocol") != 0);
        });
}

void TestProbeChecks::icons()
{
    const auto icons = probedIcons({probe(ProbeKind::Favicon, Outcome::Broken, 404, {}, "{}", "https://a.example"),
        probe(ProbeKind::Favicon, Outcome::Ok, 200, {}, "{}", "https://b.example"),
        probe(ProbeKind::Favicon, Outcome::Blocked, 403, {}, "{}", "https://c.example"),
        probe(ProbeKind::NotFound, Outcome::Ok, 200, {}, "{}", "https://d.example")});
    QCOMPARE(icons, (QHash<QByteArray, bool>{{"https://a.example", false}, {"https://b.example", true}}));
}

ARGIOPE_TEST(TestProbeChecks, void)
#include "tst_probechecks.moc"
