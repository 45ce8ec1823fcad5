#include "core/engine/recorder/redirectloops.h"
#include "tests/core/engine/recorder/deskrig.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using engine::RedirectCookies;
using enginetest::DeskRig;

namespace {

/// A crawl in which what comes next answers by a redirect.
struct Redirects : DeskRig
{
    /// The URL that answered; "" where nothing waits. `target`: "" for a page.
    QByteArray answer(const QByteArray &to, const std::optional<RedirectCookies> &cookies)
    {
        serve();
        const frontier::Counts counts = session->frontier.counts();
        if (counts.queued + counts.leased == 0) // what is asked for once more counts as leased
            return {};
        frontier::Lease lease;
        if (session->frontier.take(lease) != frontier::TakeResult::Leased)
            return {};
        if (session->frontier.mustOpen(lease))
            session->frontier.openHost(lease.entry.host, base::Milliseconds{0});
        session->frontier.release(lease);
        engine::PageResult page = helper.answer(lease.entry, {});
        page.found = {};
        page.found.rules = {store::Rule{}};
        if (!to.isEmpty()) {
            page.record.outcome = Outcome::Redirect;
            page.record.status = 302;
            judge::Target made = target(to);
            made.redirect = true;
            page.found.targets.append(made);
        }
        page.cookies = cookies;
        desk->recordPage(std::move(page));
        return lease.entry.url;
    }
};

const QByteArray Start = enginetest::SeedUrl;

QByteArray below(const char *path)
{
    return Start + path;
}

} // namespace

class TestRedirectLoops : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // The circle closes with a cookie that the start was not asked with.
    void asksAgainWithTheCookie()
    {
        Redirects crawl;
        const QByteArray gate = below("gate");
        QCOMPARE(crawl.answer(gate, RedirectCookies{0, 0}), Start);
        QCOMPARE(crawl.answer(Start, RedirectCookies{0, 7}), gate);
        QCOMPARE(crawl.answer({}, std::nullopt), Start);
        QCOMPARE(crawl.answer({}, std::nullopt), QByteArray());
        QVERIFY(crawl.commit());
        QCOMPARE(crawl.desk->counters().counts.finished, 2);
    }

    // Nothing has changed for it: it is a loop.
    void asksNoMoreThanBrowsers()
    {
        Redirects crawl;
        const QByteArray gate = below("gate");
        QCOMPARE(crawl.answer(gate, RedirectCookies{0, 0}), Start);
        QCOMPARE(crawl.answer(Start, RedirectCookies{0, 0}), gate);
        QCOMPARE(crawl.answer({}, std::nullopt), QByteArray());
    }

    // Another cookie each time: as often as browsers follow redirects.
    void hasAnEnd()
    {
        Redirects crawl;
        const QByteArray gate = below("gate");
        engine::CookieMark mark = 1;
        int answers = 0;
        for (; answers < 100; ++answers) {
            const bool first = answers == 0;
            const QByteArray asked
                = crawl.answer(answers % 2 == 0 ? gate : Start, RedirectCookies{first ? 0 : mark, mark + 1});
            if (asked.isEmpty())
                break;
            ++mark;
        }
        QVERIFY2(
            answers > 2 && answers <= 2 * engine::MostRedirectsInARow + 2, QByteArray::number(answers).constData());
    }

    // A redirect to what redirects elsewhere closes no circle.
    void chainsAreLeftAlone()
    {
        Redirects crawl;
        const QByteArray one = below("one");
        const QByteArray two = below("two");
        QCOMPARE(crawl.answer(one, RedirectCookies{0, 0}), Start);
        QCOMPARE(crawl.answer(two, RedirectCookies{0, 5}), one);
        QCOMPARE(crawl.answer({}, std::nullopt), two);
        QCOMPARE(crawl.answer({}, std::nullopt), QByteArray());
    }
};

ARGIOPE_TEST(TestRedirectLoops, QCoreApplication)
#include "tst_redirectloops.moc"
