// One rule for recrawls, what is due, comparisons and feeds.

#include "core/change/haschanged.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using facts::PageRecord;

namespace {

QByteArray signatureOf(QByteArrayView text)
{
    similar::SignatureMaker maker;
    similar::Shingles shingles([&maker](std::span<const quint64> some) { maker.add(some); });
    shingles.append(text);
    shingles.finish();
    return maker.signature().encoded();
}

PageRecord page()
{
    PageRecord page;
    page.status = 200;
    page.readAs = facts::NewestFacts;
    page.title = "Title";
    page.mainWords = 9;
    page.signature = signatureOf("one two three four five six seven eight nine");
    page.textHash = QByteArray(16, 't');
    page.contentHash = QByteArray(16, 'c');
    page.changeHash = QByteArray(24, 'h');
    return page;
}

template <class Edit>
PageRecord with(Edit edit)
{
    PageRecord record = page();
    edit(record);
    return record;
}

PageRecord file(char hash)
{
    return with([hash](PageRecord &p) {
        p.readAs = 0;
        p.changeHash.clear();
        p.contentHash = QByteArray(16, hash);
    });
}

PageRecord redirect(int target, char hash)
{
    return with([=](PageRecord &p) {
        p.status = 302;
        p.readAs = 0;
        p.redirectTo = base::UrlId(target);
        p.changeHash = hash ? QByteArray(8, hash) : QByteArray();
        p.contentHash = QByteArray(16, char('a' + target));
    });
}

/// As an Argiope has it that made no change hash.
PageRecord older(PageRecord record)
{
    record.changeHash.clear();
    record.contentHash = QByteArray(16, 'o');
    return record;
}

} // namespace

class TestHasChanged : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rule_data()
    {
        QTest::addColumn<PageRecord>("before");
        QTest::addColumn<PageRecord>("now");
        QTest::addColumn<bool>("changed");
        const auto row = [](const char *name, const PageRecord &before, const PageRecord &now, bool changed) {
            QTest::newRow(name) << before << now << changed;
        };
        row("the same", page(), page(), false);
        row("other bytes", page(), with([](auto &p) { p.contentHash = QByteArray(16, 'd'); }), false);
        row("read otherwise", page(), with([](auto &p) { p.changeHash = QByteArray(24, 'i'); }), true);
        row("another status", page(), with([](auto &p) { p.status = 203; }), true);
        row("gone", page(), with([](auto &p) { p.status = 404; }), true);
        row("another error page", with([](auto &p) { p.status = 404; }), with([](auto &p) {
            p.status = 404;
            p.changeHash = QByteArray(24, 'i');
        }),
            false);
        row("a file", file('a'), file('a'), false);
        row("another file", file('a'), file('b'), true);
        row("a redirect", redirect(7, 'r'), redirect(7, 'r'), false);
        row("the redirect leads elsewhere", redirect(7, 'r'), redirect(8, 's'), true);
        row("the redirect's token is another one", redirect(7, 'r'), redirect(8, 'r'), false);
        row("a redirect of an older Argiope", redirect(7, 0), redirect(7, 'r'), false);
        row("one that led elsewhere", redirect(7, 0), redirect(8, 'r'), true);

        row("older: other bytes", older(page()), page(), false);
        row("older: the same bytes", with([](auto &p) { p.changeHash.clear(); }), page(), false);
        row("older: another title", older(page()), with([](auto &p) { p.title = "Other"; }), true);
        row("older: noindex", older(page()), with([](auto &p) { p.noIndex = true; }), true);
        row("older: canonical", older(page()), with([](auto &p) { p.canonical = "https://x.test/"; }), true);
        row("older: another text", older(page()), with([](auto &p) { p.signature = signatureOf("other words now"); }),
            true);
        row("older: what stands around the text", older(page()),
            with([](auto &p) { p.textHash = QByteArray(16, 'u'); }), false);
        const auto unsigned_ = [](PageRecord record) {
            record.signature.clear();
            return record;
        };
        row("older: without signatures", unsigned_(older(page())), unsigned_(page()), false);
        row("older: another text without signatures", unsigned_(older(page())),
            unsigned_(with([](auto &p) { p.textHash = QByteArray(16, 'u'); })), true);
    }
    void rule()
    {
        QFETCH(const PageRecord, before);
        QFETCH(const PageRecord, now);
        QTEST(change::hasChanged(before, now), "changed");
        QTEST(change::hasChanged(now, before), "changed");
    }

    void unknownVisits()
    {
        const QByteArray hash(24, 'h');
        const change::Visit known{200, hash, "c", true};
        QCOMPARE(change::compareVisits({200, {}, "d", true}, known), change::Verdict::Unknown);
        QCOMPARE(change::compareVisits({200, {}, "c", true}, known), change::Verdict::Same);
        QCOMPARE(change::compareVisits({200, {}, "d", true}, {200, {}, "e", true}), change::Verdict::Unknown);
        QCOMPARE(change::compareVisits({200, {}, "d", false}, {200, {}, "e", false}), change::Verdict::Changed);
        QCOMPARE(change::compareVisits({200, {}, {}, false}, {200, {}, "e", false}), change::Verdict::Unknown);
        QCOMPARE(change::compareVisits({301, {}, "d", true}, {200, {}, "d", true}), change::Verdict::Changed);
    }

    void degrees_data()
    {
        QTest::addColumn<PageRecord>("now");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("the title") << with([](auto &p) { p.title = "Other"; }) << 1 << 1;
        QTest::newRow("a word") << with([](auto &p) {
            p.signature = signatureOf("one two three four ten six seven eight nine");
        }) << 40 << 70;
        QTest::newRow("all words") << with([](auto &p) { p.signature = signatureOf("quite another text than before"); })
                                   << 95 << 100;
        QTest::newRow("no words") << with([](auto &p) {
            p.signature.clear();
            p.mainWords = 0;
        }) << 100 << 100;
        QTest::newRow("gone") << with([](auto &p) { p.status = 404; }) << 100 << 100;
        QTest::newRow("redirects") << redirect(7, 'r') << 100 << 100;
        QTest::newRow("no signature") << with([](auto &p) { p.signature.clear(); }) << -1 << -1;
    }
    void degrees()
    {
        QFETCH(const PageRecord, now);
        QFETCH(const int, least);
        QFETCH(const int, most);
        const int degree = change::degree(page(), now, true);
        QVERIFY2(degree >= least && degree <= most, qPrintable(QString::number(degree)));
        QCOMPARE(change::degree(page(), now, false), 0);
    }
    void degreeOfFiles() { QCOMPARE(change::degree(file('a'), file('b'), true), -1); }
};

ARGIOPE_TEST(TestHasChanged, void)
#include "tst_haschanged.moc"
