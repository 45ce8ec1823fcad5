// When gathered URLs are written, and how long what was looked up ahead is believed.
#include "storefixture.h"

#include "core/store/urlqueue.h"
#include "tests/support/testmain.h"

#include <array>

using namespace argiope;
using namespace argiope::storetest;

class TestUrlStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gatheredUntilAskedFor();
    void queueSeesWhatIsGathered();
    void lookAheadLastsUntilAChange();
    void lookAheadKnowsWhatIsGathered();
    void forgetsWhatWasTakenBack();
};

namespace {

NewUrl urlAt(const QByteArray &text)
{
    NewUrl row;
    row.key = url::urlKey(text, 0);
    row.url = text;
    row.host = HostId(1);
    return row;
}

/// Outside of a transaction, so that others see at once what is written.
struct UrlTable
{
    explicit UrlTable(const Project &project)
        : path(project.path)
        , session(std::move(*createProject(project.path, {})))
        , store(session)
    {
    }
    [[nodiscard]] int written() const { return rawSql(path, QStringLiteral("SELECT COUNT(*) FROM urls")).toInt(); }

    QString path;
    WriteSession session;
    UrlStore store;
};

} // namespace

void TestUrlStore::gatheredUntilAskedFor()
{
    const Project project;
    UrlTable urls(project);
    const UrlId first = urls.store.insert(urlAt("a"));
    QCOMPARE(urls.written(), 0);
    QCOMPARE(urls.store.find(urlAt("a").key)->id, first);
    QVERIFY(urls.store.flushFor(first));
    QCOMPARE(urls.written(), 1);

    const UrlId second = urls.store.insert(urlAt("b"));
    urls.store.skip(first, RuleId(3)); // which is in the file, so that the others can wait
    QCOMPARE(urls.store.byId(first)->state, UrlState::Skipped);
    QCOMPARE(urls.written(), 1);
    urls.store.skip(second, RuleId(4));
    QCOMPARE(urls.written(), 2);
    QCOMPARE(urls.store.find(urlAt("b").key)->rule, RuleId(4));
}

void TestUrlStore::queueSeesWhatIsGathered()
{
    const Project project;
    UrlTable urls(project);
    UrlQueue queue(urls.session, urls.store);
    const UrlId first = urls.store.insert(urlAt("a"));
    QCOMPARE(queue.queuedByHost().value(HostId(1)), 1);
    const UrlId second = urls.store.insert(urlAt("b"));
    QCOMPARE(queue.waiting(second, UrlRole::Page, {}).url, QByteArray("b"));
    const UrlId third = urls.store.insert(urlAt("c"));
    QList<UrlId> ids;
    for (const base::WaitingUrl &waiting : queue.queued(HostId(1), {}, 10, {}))
        ids << waiting.id;
    QCOMPARE(ids, (QList<UrlId>{first, second, third}));
}

void TestUrlStore::lookAheadLastsUntilAChange()
{
    const Project project;
    UrlTable urls(project);
    const UrlId known = urls.store.insert(urlAt("known"));
    QVERIFY(urls.store.flush());
    const std::array keys{urlAt("known").key, urlAt("new").key};
    urls.store.lookAhead(keys);
    // Behind the store's back: what it remembers is what it saw.
    (void)rawSql(project.path, QStringLiteral("UPDATE urls SET depth = 9"));
    QCOMPARE(urls.store.find(keys[0])->depth, 0);
    QVERIFY(!urls.store.find(keys[1]));
    urls.store.markInSitemap(known); // changes nothing that was looked up
    QCOMPARE(urls.store.find(keys[0])->depth, 0);
    // A new URL is known at once, and the rest stays.
    const UrlId id = urls.store.insert(urlAt("new"));
    QCOMPARE(urls.store.find(keys[1])->id, id);
    QVERIFY(urls.store.flush());
    QCOMPARE(urls.store.find(keys[1])->id, id);
    QCOMPARE(urls.store.find(keys[0])->depth, 0);
    urls.store.setRule(id, RuleId(1)); // any change of a row
    QCOMPARE(urls.store.find(keys[0])->depth, 9);
    // What was given up does not come back by a change that would leave it true.
    urls.store.markInSitemap(known);
    QCOMPARE(urls.store.find(keys[0])->depth, 9);
}

void TestUrlStore::lookAheadKnowsWhatIsGathered()
{
    const Project project;
    UrlTable urls(project);
    const UrlId gathered = urls.store.insert(urlAt("gathered"));
    std::vector<url::UrlKey> keys{urlAt("gathered").key};
    for (int i = 0; i < 40; ++i) // more than two statements take
        keys.push_back(urlAt(QByteArray::number(i)).key);
    urls.store.lookAhead(keys);
    QVERIFY(urls.store.flush());
    QCOMPARE(urls.store.find(keys[0])->id, gathered);
    for (size_t i = 1; i < keys.size(); ++i)
        QVERIFY(!urls.store.find(keys[i]));
}

void TestUrlStore::forgetsWhatWasTakenBack()
{
    const Project project;
    UrlTable urls(project);
    const UrlId kept = urls.store.insert(urlAt("kept"));
    QVERIFY(urls.store.flush());
    urls.session.begin();
    const std::array keys{urlAt("written").key, urlAt("gathered").key};
    const UrlId lost = urls.store.insert(urlAt("written"));
    QVERIFY(urls.store.flush());
    urls.store.lookAhead(keys);
    (void)urls.store.insert(urlAt("gathered"));
    urls.session.fail(StoreError::Code::Io, QStringLiteral("made up"));
    QVERIFY(!urls.store.find(urlAt("kept").key)); // nothing is done after a failure
    QCOMPARE(urls.store.insert(urlAt("more")), UrlId::None);
    (void)urls.session.rollback();
    urls.store.forget();
    QVERIFY(!urls.store.find(keys[0]));
    QVERIFY(!urls.store.find(keys[1]));
    QCOMPARE(urls.store.find(urlAt("kept").key)->id, kept);
    QCOMPARE(urls.store.insert(urlAt("next")), lost);
}

ARGIOPE_TEST(TestUrlStore, QCoreApplication)
#include "tst_urlstore.moc"
