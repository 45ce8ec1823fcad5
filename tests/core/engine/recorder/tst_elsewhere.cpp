// Which URLs of other nodes' servers their keepers are told of. with_postgres starts a server for it.
#include "core/engine/recorder/elsewhere.h"
#include "core/store/nodebook.h"
#include "core/store/projectfile.h"
#include "tests/core/engine/recorder/memoryurls.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTest>
#include <QUuid>

using namespace argiope;
using base::UrlId;
using base::Way;
using engine::Elsewhere;
using engine::ForeignFind;
using judge::Fate;
using store::UrlRole;
using store::UrlState;

namespace {

constexpr int MaxDepth = 5;

store::KnownUrl stands(UrlState state, UrlRole role, int depth)
{
    store::KnownUrl known;
    known.id = UrlId(7);
    known.state = state;
    known.role = role;
    known.depth = depth;
    known.run = 1;
    return known;
}

} // namespace

class TestElsewhere : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsWhatMayChangeSomething_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("fate");
        QTest::addColumn<int>("now"); // depth of the way
        QTest::addColumn<bool>("inSitemap");
        QTest::addColumn<bool>("tells");
        const auto row = [](const char *name, UrlState state, UrlRole role, int depth, Fate fate, int now, bool tells) {
            QTest::newRow(name) << true << int(state) << int(role) << depth << int(fate) << now << false << tells;
        };
        QTest::newRow("nobody knows it") << false << 0 << 0 << 0 << int(Fate::Page) << 2 << false << true;
        QTest::newRow("a sitemap names it")
            << true << int(UrlState::Finished) << int(UrlRole::Page) << 2 << int(Fate::Page) << 2 << true << true;
        row("as near", UrlState::Queued, UrlRole::Page, 2, Fate::Page, 2, false);
        row("farther", UrlState::Queued, UrlRole::Page, 2, Fate::Page, 3, false);
        row("nearer", UrlState::Finished, UrlRole::Page, 3, Fate::Page, 2, true);
        row("was checked, is a page", UrlState::Finished, UrlRole::Check, 2, Fate::Page, 3, true);
        row("is a page, would be checked", UrlState::Finished, UrlRole::Page, 3, Fate::Check, 1, false);
        row("was kept out, comes in", UrlState::Skipped, UrlRole::Page, 2, Fate::Page, 3, true);
        row("stays out", UrlState::Skipped, UrlRole::Page, 2, Fate::Skip, 3, false);
        row("stays out, nearer", UrlState::Skipped, UrlRole::Page, 3, Fate::Skip, 2, true);
        row("beyond the limit", UrlState::Skipped, UrlRole::Page, 2, Fate::Page, MaxDepth + 1, false);
        row("nearer, beyond the limit of now", UrlState::Finished, UrlRole::Page, MaxDepth + 3, Fate::Page,
            MaxDepth + 2, true);
    }
    void tellsWhatMayChangeSomething()
    {
        QFETCH(const bool, isKnown);
        QFETCH(const int, state);
        QFETCH(const int, role);
        QFETCH(const int, depth);
        QFETCH(const int, fate);
        QFETCH(const int, now);
        QFETCH(const bool, inSitemap);
        QFETCH(const bool, tells);
        const QString server = test::postgresServer();
        REQUIRE_POSTGRES(server);
        const QString address = server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
        QVERIFY(store::Writer::create(address, {}));
        const auto forget = qScopeGuard([&] { store::removeProject(address); });
        const auto book = store::NodeBook::join(address, {}, 60'000);
        QVERIFY(book);
        const auto held = (*book)->change({}, {0});
        QVERIFY(held);
        const auto writer = store::Writer::join(address, store::NodeShare{(*book)->id(), held->tokens, false, 60'000});
        QVERIFY2(writer, writer ? "" : qPrintable(writer.error().message()));
        (*writer)->begin();
        engine::SlotMail mail(**writer);

        settings::CrawlSettings settings;
        settings.maxDepth = MaxDepth;
        enginetest::MemoryUrls urls;
        const engine::WayLimits limits(settings, urls);
        engine::UrlMemory memory(1000);
        memory.knowOthers();
        Elsewhere elsewhere(limits, memory);
        ForeignFind find;
        find.url = "http://b.test/";
        find.key = url::urlKey(find.url, 1);
        find.origin = "http://b.test";
        find.fate = Fate(fate);
        find.way = Way{now, 0, UrlId(1)};
        find.inSitemap = inSitemap;
        const auto known
            = isKnown ? std::optional(stands(UrlState(state), UrlRole(role), depth)) : std::optional<store::KnownUrl>();
        const url::UrlKey key = find.key;
        const UrlId id = elsewhere.meet(mail, std::move(find), known);
        QCOMPARE(id, isKnown ? UrlId(7) : mail.agreedId(key));
        QVERIFY(id != UrlId::None);
        QCOMPARE(mail.isWaitedFor(), tells);
        QVERIFY(memory.recalls(key)); // and so it is told once
        QVERIFY((*writer)->commit());
    }
};

ARGIOPE_TEST(TestElsewhere, QCoreApplication)
#include "tst_elsewhere.moc"
