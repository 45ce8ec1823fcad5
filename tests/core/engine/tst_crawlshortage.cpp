#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QEventLoop>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

#include <memory>
#include <mutex>
#include <vector>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;

namespace {

#ifndef Q_OS_WIN
/// Below are files that are open throughout, so that one that is closed makes no room for another.
constexpr rlim_t LongOpen = 8;

/// Any thread.
class Files
{
public:
    Files() { getrlimit(RLIMIT_NOFILE, &m_before); }
    ~Files() { giveBack(); }
    Files(const Files &) = delete;
    Files &operator=(const Files &) = delete;

    void takeAll()
    {
        const std::lock_guard lock(m_mutex);
        rlimit few = m_before;
        few.rlim_cur = LongOpen;
        setrlimit(RLIMIT_NOFILE, &few);
        for (int one = 0; (one = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;)
            m_taken.push_back(one);
    }
    void giveBack()
    {
        const std::lock_guard lock(m_mutex);
        for (const int one : m_taken)
            close(one);
        m_taken.clear();
        setrlimit(RLIMIT_NOFILE, &m_before);
    }

private:
    std::mutex m_mutex;
    rlimit m_before{};
    std::vector<int> m_taken;
};
#endif

} // namespace

/// tests/bench/crawl/manyhosts.py does it at scale, with the built program.
class TestCrawlShortage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noFilesAreNoOutcome()
    {
        if (test::sanitized)
            QSKIP("UBSan opens a pipe to look at memory, and takes what it cannot look at for damaged");
#ifdef Q_OS_WIN
        QSKIP("there is no such limit");
#else
        Files files;
        TestSite site{
            {"/", Response{.body = "<a href=/b>b</a><a href=/c>c</a>", .closeConnection = true}}, {"/c", "c"}};
        // The one thread has no connection afterwards, and gets none.
        site.setPage("/b", [&files](const Request &) {
            files.takeAll();
            return Response{.body = "b", .closeConnection = true};
        });
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        const auto log = std::make_shared<KeptLog>();
        options.log = log;
        int told = 0;
        EndReason reason = EndReason::None;
        {
            engine::Crawl crawl(options);
            QEventLoop loop;
            QObject::connect(&crawl, &engine::Crawl::shortage, &loop, [&](engine::Shortage what, int threads) {
                ++told;
                files.giveBack();
                QCOMPARE(what, engine::Shortage::OpenFiles);
                QCOMPARE(threads, 0);
            });
            QObject::connect(&crawl, &engine::Crawl::ended, &loop, [&](EndReason why) {
                reason = why;
                loop.quit();
            });
            crawl.start();
            loop.exec();
        }
        QCOMPARE(reason, EndReason::Completed);
        QVERIFY(told >= 1);
        const CrawlRun run = readProject(options.path);
        QCOMPARE(run.urls.size(), 3);
        for (const store::UrlRecord &url : run.urls)
            QVERIFY2(url.page.outcome == base::Outcome::Ok, url.url.constData());
        bool said = false;
        for (const base::LogEntry &entry : log->entries())
            said = said || (entry.level == base::LogLevel::Warning && entry.text.startsWith("too many open files"));
        QVERIFY(said);
#endif
    }
};

ARGIOPE_TEST(TestCrawlShortage, QCoreApplication)
#include "tst_crawlshortage.moc"
