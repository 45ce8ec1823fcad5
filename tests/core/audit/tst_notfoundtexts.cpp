// Pages that read as what is answered where nothing is.

#include "core/audit/notfoundtexts.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::ProbeRecord;
using store::UrlRecord;

namespace {

/// Words that no other number has.
QByteArray words(int count, const char *kind)
{
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += kind + QByteArray::number(i) + ' ';
    return text;
}

QByteArray nothingHere(const QByteArray &asked)
{
    return QByteArray("<title>Shop</title><main><p>" + words(200, "w") + "<p>You asked for " + asked + "</main>");
}

UrlRecord pageAt(const char *url, const QByteArray &html)
{
    return document(html, url);
}

/// As the probe would note it.
ProbeRecord probed(const UrlRecord &answer, const QByteArray &origin = "https://example.org")
{
    facts::Observations seen;
    seen.add("words", {}, answer.page.wordCount);
    seen.add("text", answer.page.textHash.toBase64());
    seen.add("signature-1", answer.page.signature.left(128).toBase64());
    seen.add("signature-2", answer.page.signature.mid(128).toBase64());
    ProbeRecord probe;
    probe.kind = store::ProbeKind::NotFound;
    probe.state = store::UrlState::Finished;
    probe.origin = origin;
    probe.url = origin + "/no-such-page-1";
    probe.observations = seen.json();
    return probe;
}

bool isFoundAmong(const QList<ProbeRecord> &probes, const UrlRecord &record, bool start = false)
{
    const Limits limits;
    const NotFoundTexts texts(probes);
    const auto verdict = texts.of(PageView(record, limits, true, start));
    return verdict && verdict->state == State::Found && verdict->evidence == probes.constFirst().url;
}

} // namespace

class TestNotFoundTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void whatIsNoMeasure();
};

void TestNotFoundTexts::pages_data()
{
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<bool>("found");
    const char *const url = "https://example.org/a/b";
    QTest::newRow("the same") << pageAt(url, nothingHere("/no-such-page-1")) << true;
    QTest::newRow("the same of another address") << pageAt(url, nothingHere("/a/b")) << true;
    QTest::newRow("a page") << pageAt(url, QByteArray("<title>Shop</title><main>" + words(200, "x") + "</main>"))
                            << false;
    QTest::newRow("a page with half of it")
        << pageAt(url, QByteArray("<main>" + words(200, "w") + words(200, "x") + "</main>")) << false;
    QTest::newRow("the start page") << pageAt("https://example.org/", nothingHere("/no-such-page-1")) << false;
    QTest::newRow("another host") << pageAt("https://www.example.org/a", nothingHere("/no-such-page-1")) << false;
    QTest::newRow("it says so by its status") << changed(pageAt(url, nothingHere("/a/b")), [](UrlRecord &r) {
        r.page.status = 404;
        r.page.outcome = base::Outcome::Broken;
    }) << false;
}

void TestNotFoundTexts::pages()
{
    QFETCH(const UrlRecord, page);
    const QList<ProbeRecord> probes{
        probed(pageAt("https://example.org/no-such-page-1", nothingHere("/no-such-page-1")))};
    QTEST(isFoundAmong(probes, page), "found");
}

/// Sites that are made by scripts have one short text everywhere, and so may lists without entries.
void TestNotFoundTexts::whatIsNoMeasure()
{
    const UrlRecord shell = pageAt("https://example.org/a", "<title>App</title><p>Please turn scripts on");
    QVERIFY(!isFoundAmong({probed(shell)}, shell));
    const UrlRecord page = pageAt("https://example.org/a", nothingHere("/a"));
    QVERIFY(isFoundAmong({probed(page)}, page));
    QVERIFY(!isFoundAmong({probed(page)}, page, true));
    ProbeRecord open = probed(page);
    open.state = store::UrlState::Queued;
    QVERIFY(!isFoundAmong({open}, page));
    ProbeRecord other = probed(page);
    other.kind = store::ProbeKind::OtherWww;
    QVERIFY(!isFoundAmong({other}, page));
    ProbeRecord old = probed(page); // by an Argiope that did not look
    old.observations = "{}";
    QVERIFY(!isFoundAmong({old}, page));
}

ARGIOPE_TEST(TestNotFoundTexts, void)
#include "tst_notfoundtexts.moc"
