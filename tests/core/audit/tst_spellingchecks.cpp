#include "core/audit/spellingchecks.h"
#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;

namespace {

/// A page with so many words, of which these are unknown. None looked up: nobody checked it.
store::UrlRecord page(int id, int words, const QByteArrayList &unknown, int more = 0)
{
    store::UrlRecord record = document("<title>x</title><p>x", "https://example.org/" + QByteArray::number(id));
    record.id = record.page.id = base::UrlId(id);
    facts::Observations seen = facts::Observations::fromJson(record.page.observations);
    if (words > 0)
        seen.add("spelling", "en_US", words);
    if (!unknown.isEmpty())
        seen.add("spelling-unknown", unknown.join(' '), int(unknown.size()) + more);
    record.page.observations = seen.json();
    return record;
}

} // namespace

/// Words that are no errors, as the site has them on many pages.
class TestSpellingChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tells();
    void whatIsNotHtmlIsNotAsked();
};

void TestSpellingChecks::tells()
{
    Limits limits;
    limits.siteWordPages = 3;
    SpellingChecks checks(limits);
    const std::vector<store::UrlRecord> pages{page(1, 50, {"argiope", "recieve", "teh"}), page(2, 50, {"argiope"}),
        page(3, 50, {"argiope", "recieve"}), page(4, 50, {}), page(5, 0, {}),
        page(6, 10, {"das", "ist", "kein", "deutscher", "text", "hier"}), page(7, 9, {"a", "b", "c", "d", "e"}),
        page(8, 500, {"one", "two"}, 40)};
    for (const store::UrlRecord &record : pages)
        checks.add(PageView(record, limits, true));
    QByteArrayList told;
    checks.finish([&](const char *id, const SiteVerdict &verdict) {
        QCOMPARE(id, SpellingChecks::Id);
        told << QByteArray(QByteArray::number(verdict.page)
            + (verdict.state == State::Undecidable ? QByteArray(" ?")
                                                   : QByteArray(" " + QByteArray::number(verdict.count) + ' '
                                                       + verdict.evidence + ' ' + verdict.more.join(' '))));
    });
    const QByteArrayList wanted{"5 ?", "6 ?", "1 2 recieve teh", "3 1 recieve ", "7 5 a b c d e", "8 42 one two"};
    QCOMPARE(told, wanted);
}

void TestSpellingChecks::whatIsNotHtmlIsNotAsked()
{
    const Limits limits;
    SpellingChecks checks(limits);
    store::UrlRecord gone = answer(404, base::Outcome::Broken);
    checks.add(PageView(gone, limits, true));
    int told = 0;
    checks.finish([&](const char *, const SiteVerdict &) { ++told; });
    QCOMPARE(told, 0);
}

ARGIOPE_TEST(TestSpellingChecks, void)
#include "tst_spellingchecks.moc"
