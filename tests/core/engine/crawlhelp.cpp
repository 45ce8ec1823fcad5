#include "tests/core/engine/crawlhelp.h"

#include <QEventLoop>
#include <QHash>
#include <QTest>

namespace argiope::test {

using engine::Crawl;
using store::ListKind;

QByteArray CrawlRun::summary(const QByteArray &base) const
{
    const auto shortened = [&](QByteArray url) { return url.startsWith(base) ? url.mid(base.size()) : url; };
    QList<QByteArray> lines;
    for (const store::UrlRecord &row : urls) {
        lines.append(shortened(row.url) + " depth=" + QByteArray::number(row.depth) + ' '
            + (row.state == store::UrlState::Finished
                    ? QByteArray(base::name(row.page.outcome)) + ' ' + QByteArray::number(row.page.status)
                    : QByteArray(store::name(row.state))));
    }
    for (const store::UrlRecord &row : skipped)
        lines.append(shortened(row.url) + " depth=" + QByteArray::number(row.depth) + " skipped: " + row.rule.name());
    std::sort(lines.begin(), lines.end());
    return lines.join('\n');
}

QList<QByteArray> CrawlRun::paths(const QByteArray &base) const
{
    QList<QByteArray> list;
    for (const QByteArray &url : urls.keys())
        list.append(url.startsWith(base) ? url.mid(base.size()) : url);
    return list;
}

CrawlRun readProject(const QString &path)
{
    CrawlRun run;
    auto reader = store::Reader::open(path);
    if (!reader) {
        QTest::qFail(reader.error().message().toUtf8().constData(), __FILE__, __LINE__);
        return run;
    }
    run.stats = (*reader)->stats();
    store::ListQuery query;
    (*reader)->forEach(query, [&](const store::UrlRecord &row) {
        run.urls.insert(row.url, row);
        return true;
    });
    query.kind = ListKind::Skipped;
    (*reader)->forEach(query, [&](const store::UrlRecord &row) {
        run.skipped.insert(row.url, row);
        return true;
    });
    (*reader)->forEachLink([&](const store::LinkRecord &row) {
        run.links.append(row);
        return true;
    });
    run.traps = trap::fromJson((*reader)->meta("traps"));
    return run;
}

CrawlRun runCrawl(const engine::CrawlOptions &options, const std::function<void(Crawl &)> &during)
{
    Crawl crawl(options);
    QEventLoop loop;
    std::optional<engine::CrawlError> error;
    QObject::connect(&crawl, &Crawl::failed, &loop, [&](const engine::CrawlError &e) { error = e; });
    QObject::connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
    if (during)
        QObject::connect(&crawl, &Crawl::progressed, &loop, [&] { during(crawl); });
    crawl.start();
    loop.exec();
    CrawlRun run;
    if (!error)
        run = readProject(options.path);
    run.error = error;
    run.reason = crawl.endReason();
    run.counters = crawl.counters();
    return run;
}

bool countersHold(const CrawlRun &run)
{
    const engine::Counters &c = run.counters;
    const store::Stats &s = run.stats;
    const auto same = [](const char *what, qint64 memory, qint64 file) {
        if (memory == file)
            return true;
        const QByteArray text = QByteArray(what) + ": " + QByteArray::number(memory) + " in memory, "
            + QByteArray::number(file) + " in the file";
        QTest::qFail(text.constData(), __FILE__, __LINE__);
        return false;
    };
    qint64 outcomes = 0;
    for (const qint64 n : c.byOutcome)
        outcomes += n;
    qint64 classes = 0;
    for (const qint64 n : c.byStatusClass)
        classes += n;
    return QTest::qVerify(c.balanced(), "balanced", "", __FILE__, __LINE__)
        && same("discovered", c.discovered, s.discovered) && same("queued and leased", c.queued + c.leased, s.queued)
        && same("finished", c.finished, s.finished) && same("skipped", c.skipped, s.skipped)
        && same("outcomes", outcomes, s.finished) && same("status classes", classes, s.finished)
        && same("rows of urls", run.urls.size(), s.queued + s.finished)
        && same("rows of skipped", run.skipped.size(), s.skipped);
}

engine::CrawlOptions crawlOptions(const QString &path, const QByteArray &seed, int threads)
{
    engine::CrawlOptions options;
    options.path = path;
    options.settings.seeds = QStringList{QString::fromUtf8(seed)};
    options.settings.threads = threads;
    options.settings.retries = 0;
    options.settings.timeout = 20;
    return options;
}

engine::CrawlOptions refetchOptions(const engine::CrawlOptions &first, engine::RefetchKind refetch)
{
    engine::CrawlOptions options = first;
    options.mode = engine::CrawlOptions::Mode::Resume;
    options.refetch = refetch;
    return options;
}

bool inlinksHold(const CrawlRun &run)
{
    QHash<QByteArray, qint64> counted;
    for (const store::LinkRecord &link : run.links)
        ++counted[link.target];
    for (const auto *rows : {&run.urls, &run.skipped}) {
        for (const store::UrlRecord &row : *rows) {
            if (row.inlinks != counted.value(row.url)) {
                const QByteArray text = row.url + ": " + QByteArray::number(row.inlinks) + " inlinks, "
                    + QByteArray::number(counted.value(row.url)) + " links";
                QTest::qFail(text.constData(), __FILE__, __LINE__);
                return false;
            }
        }
    }
    return true;
}

} // namespace argiope::test
