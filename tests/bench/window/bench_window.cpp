// How smooth the real window is, on a display or with QT_QPA_PLATFORM=offscreen:
//     bench_window [project=/tmp/window-1m.argiope] [urls=1000000] [columns=N] [issues]
//         opens, scrolls, sorts (by the first N columns) and filters a project that is made where the file is missing;
//         with `issues` behind it only what the tab of issues does, with `live` only lists and filters, of a project
//         that others crawl meanwhile; project=postgresql://… is one that `argiope-cli copy` has made of such a file
//     bench_window crawl [pages=50000] [threads=32]
//         crawls a synthetic site of this process with and without a window
//     bench_window search project=FILE [QUERY]...
//         types queries into Search in Text of a project that keeps the text of its pages
// "block" is the longest time that the window did not react; "computing" is how much of its thread's own time the
// longest stretch took, which other programs on the machine do not change. "page" is the time until all visible rows
// show their contents, "whole" until the list is complete.
// Goals: block < 50 ms; page < 100 ms after scrolling, < 500 ms after sorting or filtering; memory < 300 MB; a window
// costs < 10 % of a crawl's rate; first results of a search < 100 ms after a key; issues: first rows < 1 s, complete
// < 20 s.

#include "core/base/heap.h"
#include "core/engine/crawl.h"
#include "core/store/place.h"
#include "tests/bench/crawl/syntheticsite.h"
#include "tests/bench/window/bigproject.h"
#include "tests/bench/window/heartbeat.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/auditrun.h"
#include "ui/search/searchdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTextDocument>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int MostMs = 600000;

QHash<QString, QString> options;

int number(const char *name, int otherwise)
{
    return options.value(QLatin1String(name), QString::number(otherwise)).toInt();
}

bool waitFor(const std::function<bool()> &done)
{
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > MostMs)
            return false;
        // With a time, it would not wait but take a processor from those that are measured. A heart beats meanwhile.
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents);
    }
    return true;
}

/// Megabytes by the name in /proc/self/status; 0 where there is no such thing.
double memory(const char *name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith(name))
            return line.mid(qsizetype(qstrlen(name)) + 1).trimmed().split(' ').value(0).toDouble() / 1024;
    }
    return 0;
}

class Bench
{
public:
    Bench(mainwindow::MainWindow &window, Heartbeat &heart)
        : m_heart(heart)
        , m_table(*window.findChild<urls::UrlTable *>(QStringLiteral("urlsTable")))
        , m_view(*qobject_cast<urls::UrlsView *>(m_table.parentWidget()->parentWidget()))
        , m_model(m_view.model())
    {
        QObject::connect(&m_model, &models::UrlTableModel::headListed, &m_table, [this] { m_news = true; });
        QObject::connect(&m_model, &models::UrlTableModel::listed, &m_table, [this] { m_news = true; });
    }
    static void head()
    {
        std::printf("%-34s %10s %11s %10s %10s %10s\n", "", "block ms", "computing", "page ms", "whole ms", "rows");
    }
    /// `lists`: a new list of rows is asked for by it.
    bool run(const char *name, const std::function<void()> &action, bool lists = true)
    {
        m_news = !lists;
        m_heart.restart();
        QElapsedTimer clock;
        clock.start();
        action();
        const bool paged = waitFor([this] { return m_news && filled(); });
        const auto page = clock.elapsed();
        const bool whole = waitFor([this] { return !m_model.isListing() && filled(); });
        const auto all = clock.elapsed();
        // What the end of the list brings to the window counts too.
        QElapsedTimer rest;
        rest.start();
        waitFor([&rest] { return rest.elapsed() > 100; });
        std::printf("%-34s %10.0f %11.0f %10lld %10lld %10d\n", name, m_heart.longestMs(), m_heart.longestCpuMs(),
            static_cast<long long>(page), static_cast<long long>(all), m_model.rowCount());
        std::fflush(stdout);
        return paged && whole;
    }
    urls::UrlTable &table() { return m_table; }
    urls::UrlsView &view() { return m_view; }
    models::UrlTableModel &model() { return m_model; }

private:
    bool filled()
    {
        if (m_model.rowCount() == 0)
            return !m_model.isListing();
        const int first = m_table.rowAt(0);
        const int last = m_table.rowAt(m_table.viewport()->height() - 1);
        for (int row = std::max(0, first); row <= (last < 0 ? m_model.rowCount() - 1 : last); ++row) {
            if (!m_model.index(row, 0).data().isValid())
                return false;
        }
        return true;
    }
    Heartbeat &m_heart;
    urls::UrlTable &m_table;
    urls::UrlsView &m_view;
    models::UrlTableModel &m_model;
    bool m_news = false;
};

/// Everything that people do in the tab of issues, from the first audit of the project on.
bool benchIssues(mainwindow::MainWindow &window, Heartbeat &heart)
{
    auto *view = window.findChild<issues::IssuesView *>();
    auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("tabs"));
    if (!view || !tabs)
        return false;
    auto *table = view->findChild<QAbstractItemView *>(QStringLiteral("issuesTable"));
    auto *findings = view->findChild<QAbstractItemView *>(QStringLiteral("findingsTable"));
    const auto rest = [](int ms) {
        QElapsedTimer clock;
        clock.start();
        waitFor([&] { return clock.elapsed() > ms; });
    };
    std::printf("\n%-34s %10s %11s %10s\n", "issues", "block ms", "computing", "whole ms");
    const auto step
        = [&](const QByteArray &name, const std::function<void()> &action, const std::function<bool()> &done) {
              heart.restart();
              QElapsedTimer clock;
              clock.start();
              action();
              const bool over = waitFor(done);
              const auto whole = clock.elapsed();
              rest(300);
              std::printf("%-34s %10.0f %11.0f %10lld\n", name.constData(), heart.longestMs(), heart.longestCpuMs(),
                  static_cast<long long>(whole));
              std::fflush(stdout);
              return over;
          };
    const auto at = [&](double share) {
        QAbstractItemModel &model = *table->model();
        return model.index(int(share * (model.rowCount() - 1)), 0);
    };
    bool ok = step(
        "first rows", [&] { tabs->setCurrentWidget(view); }, [&] { return table->model()->rowCount() > 0; });
    ok = ok
        && step(
            "until the audit is over", [] {}, [&] { return view->auditRun().currentFindings() != nullptr; });
    for (int i = 0; ok && i <= 10; ++i) {
        const QModelIndex row = at(i / 10.0);
        ok = step(
            "a click on issue " + row.data().toString().toUtf8().left(16), [&] { table->setCurrentIndex(row); },
            [&] { return findings->model()->rowCount() == 0 || findings->model()->index(0, 0).data().isValid(); });
        ok = ok
            && step(
                "  to the end of its findings", [&] { findings->scrollToBottom(); },
                [&] {
                    const int last = findings->model()->rowCount() - 1;
                    return last < 0 || findings->model()->index(last, 0).data().isValid();
                });
    }
    return ok
        && step(
            "the audit once more", [&] { view->auditRun().start(); }, [&] { return !view->auditRun().isRunning(); });
}

int benchTables()
{
    const QString path
        = options.value(QStringLiteral("project"), QDir::tempPath() + QStringLiteral("/window-1m.argiope"));
    if (!store::Place::isDatabase(path) && !QFileInfo::exists(path)) {
        std::printf("making %s …\n", qPrintable(path));
        std::fflush(stdout);
        if (!makeBigProject(path, number("urls", 1000000))) {
            std::fprintf(stderr, "the project could not be made\n");
            return 1;
        }
    }
    Heartbeat heart;
    auto *window = new mainwindow::MainWindow({});
    window->resize(1280, 800);
    window->show();
    Bench bench(*window, heart);
    urls::UrlTable &table = bench.table();
    waitFor([&] { return window->isVisible(); });
    Bench::head();
    bool ok = bench.run("open", [&] { window->openProject(path); });
    if (options.contains(QStringLiteral("issues"))) {
        ok = ok && benchIssues(*window, heart);
        std::printf("\nmemory: %.0f MB at most\n", memory("VmHWM:"));
        delete window;
        return ok ? 0 : 1;
    }
    const int rows = bench.model().rowCount();
    ok = ok
        && bench.run(
            "to row 90 %", [&] { table.verticalScrollBar()->setValue(int(rows * 0.9)); }, false);
    ok = ok
        && bench.run(
            "to row 30 %", [&] { table.verticalScrollBar()->setValue(int(rows * 0.3)); }, false);
    ok = ok
        && bench.run(
            "to the top", [&] { table.verticalScrollBar()->setValue(0); }, false);
    const int columns = std::min(bench.model().columnCount(), number("columns", bench.model().columnCount()));
    for (int column = 0; ok && column < columns; ++column) {
        const QByteArray name = "sort by " + bench.model().columns().at(column).name;
        ok = bench.run(name.constData(), [&] { table.sortByColumn(column, Qt::AscendingOrder); });
        if (column < 3) {
            const QByteArray down = name + ", descending";
            ok = ok && bench.run(down.constData(), [&] { table.sortByColumn(column, Qt::DescendingOrder); });
        }
    }
    const double listed = memory("VmHWM:");
    table.selectRow(5);
    ok = ok && bench.run("sort, with a selected row", [&] { table.sortByColumn(0, Qt::AscendingOrder); });
    ok = ok && bench.run("back to the list's own order", [&] { table.sortByColumn(-1, Qt::AscendingOrder); });
    const auto filter = [&](const char *name, auto change) {
        ok = ok && bench.run(name, [&] {
            store::ListQuery query;
            change(query);
            bench.view().filter(query);
        });
    };
    filter("filter: text, many", [](auto &q) { q.text = QStringLiteral("garden"); });
    filter("filter: text, few", [](auto &q) { q.text = QStringLiteral("/999999"); });
    filter("filter: text, none", [](auto &q) { q.text = QStringLiteral("nowhere at all"); });
    filter("filter: expression", [](auto &q) {
        q.text = QStringLiteral("blue/.*99\\.html");
        q.regex = true;
    });
    filter("chip 4xx", [](auto &q) { q.statusClasses = {4}; });
    filter("chips 4xx and Failed", [](auto &q) {
        q.statusClasses = {4};
        q.outcomes = {base::Outcome::TimedOut};
    });
    filter("only problems", [](auto &q) { q.problems = true; });
    filter("type: images", [](auto &q) { q.types = {store::TypeGroup::Image}; });
    filter("depth 3", [](auto &q) { q.depth = 3; });
    filter("one host", [](auto &q) { q.host = "https://www7.example.org"; });
    filter("one rule", [](auto &q) { q.ruleName = "any"; });
    filter("no filter", [](auto &) {});
    if (options.contains(QStringLiteral("live"))) {
        std::printf("\nmemory: %.0f MB at most\n", listed);
        delete window;
        return ok ? 0 : 1;
    }
    ok = ok
        && bench.run(
            "select all", [&] { table.selectAll(); }, false);
    ok = ok && bench.run("sort, with everything selected", [&] { table.sortByColumn(4, Qt::DescendingOrder); });
    ok = ok
        && bench.run(
            "copy all URLs",
            [&] {
                table.copyUrls();
                waitFor([&] { return !table.isCopying(); });
            },
            false);
    auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
    for (int i = 1; ok && i < tabs->count(); ++i) {
        const QByteArray name = "tab " + tabs->tabText(i).toUtf8();
        ok = bench.run(
            name.constData(),
            [&] {
                tabs->setCurrentIndex(i);
                QElapsedTimer look;
                look.start();
                waitFor([&look] { return look.elapsed() > 2000; });
                tabs->setCurrentIndex(0);
            },
            false);
    }
    ok = ok && benchIssues(*window, heart);
    std::printf("\nmemory: %.0f MB at most while scrolling and sorting, %.0f MB with all URLs in the clipboard\n",
        listed, memory("VmHWM:"));
    delete window;
    if (!ok)
        std::fprintf(stderr, "something did not come to an end\n");
    return ok ? 0 : 1;
}

/// From the last key of each query.
int benchSearch(const QStringList &queries)
{
    Heartbeat heart;
    auto *window = new mainwindow::MainWindow({});
    window->resize(1280, 800);
    window->show();
    waitFor([&] { return window->isVisible(); });
    window->openProject(options.value(QStringLiteral("project")));
    bool opened = waitFor([&] { return window->session().reader().isOpen(); });
    auto *dialog = new searching::SearchDialog(
        window->session().reader(), [] { return store::ListQuery(); }, window);
    dialog->show();
    auto *field = dialog->findChild<QLineEdit *>(QStringLiteral("searchQuery"));
    auto *hits = dialog->findChild<QTextBrowser *>(QStringLiteral("searchHits"));
    bool answered = false;
    int shown = 0;
    QObject::connect(dialog, &searching::SearchDialog::answered, dialog, [&] { answered = true; });
    QObject::connect(hits->document(), &QTextDocument::contentsChanged, dialog, [&] { ++shown; });
    std::printf("%-34s %10s %11s %10s %10s\n", "", "block ms", "computing", "first ms", "whole ms");
    // The first search may have to take texts in.
    for (const QString &query : QStringList{QStringLiteral("argiope")} + queries) {
        answered = field->text().isEmpty();
        field->clear();
        waitFor([&] { return answered; });
        QElapsedTimer rest;
        rest.start();
        waitFor([&rest] { return rest.elapsed() > 200; });
        answered = false;
        shown = 0;
        heart.restart();
        QElapsedTimer clock;
        clock.start();
        field->setText(query);
        opened = waitFor([&] { return answered || (shown > 0 && !hits->document()->isEmpty()); }) && opened;
        const auto first = clock.elapsed();
        opened = waitFor([&] { return answered; }) && opened;
        const auto whole = clock.elapsed();
        rest.restart();
        waitFor([&rest] { return rest.elapsed() > 100; });
        std::printf("%-34s %10.0f %11.0f %10lld %10lld\n", qPrintable(query), heart.longestMs(), heart.longestCpuMs(),
            static_cast<long long>(first), static_cast<long long>(whole));
        std::fflush(stdout);
    }
    delete window;
    return opened ? 0 : 1;
}

struct Rate
{
    double pagesPerSecond = 0;
    double block = 0;
    double blockCpu = 0;
};

settings::CrawlSettings crawlSettings(const SyntheticSite &site)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QString::fromStdString(site.url(0))};
    settings.threads = number("threads", 32);
    return settings;
}

double rateOf(const engine::Counters &counters)
{
    return counters.elapsedMs > 0 ? double(counters.finished) * 1000 / double(counters.elapsedMs) : 0;
}

Rate crawlAlone(const SyntheticSite &site, const QString &path)
{
    Heartbeat heart;
    engine::CrawlOptions crawlOptions;
    crawlOptions.path = path;
    crawlOptions.settings = crawlSettings(site);
    engine::Crawl crawl(crawlOptions);
    crawl.start();
    waitFor([&] { return crawl.state() == engine::State::Ended; });
    return {rateOf(crawl.counters()), heart.longestMs(), heart.longestCpuMs()};
}

Rate crawlInWindow(const SyntheticSite &site, const QString &path)
{
    Heartbeat heart;
    auto *window = new mainwindow::MainWindow({});
    window->resize(1280, 800);
    window->show();
    waitFor([&] { return window->isVisible(); });
    heart.restart();
    window->session().startNew(crawlSettings(site), path);
    waitFor([&] { return window->session().state() == engine::State::Ended; });
    const Rate rate{rateOf(*window->session().counters()), heart.longestMs(), heart.longestCpuMs()};
    delete window;
    return rate;
}

int benchCrawl()
{
    SyntheticOptions siteOptions;
    siteOptions.pages = number("pages", 50000);
    const SyntheticSite site(siteOptions);
    const QTemporaryDir folder;
    const auto show = [](const char *name, const Rate &rate) {
        std::printf("%-20s %10.0f %12.0f %12.0f\n", name, rate.pagesPerSecond, rate.block, rate.blockCpu);
        std::fflush(stdout);
    };
    std::printf("%-20s %10s %12s %12s\n", "", "pages/s", "block ms", "computing");
    const Rate first = crawlAlone(site, folder.filePath(QStringLiteral("a.argiope")));
    show("without a window", first);
    const Rate windowed = crawlInWindow(site, folder.filePath(QStringLiteral("b.argiope")));
    show("with a window", windowed);
    const Rate second = crawlAlone(site, folder.filePath(QStringLiteral("c.argiope")));
    show("without a window", second);
    const double alone = (first.pagesPerSecond + second.pagesPerSecond) / 2;
    std::printf("\nthe window costs %.1f %% of the rate; memory: %.0f MB at most\n",
        alone > 0 ? 100 * (1 - windowed.pagesPerSecond / alone) : 0, memory("VmHWM:"));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    base::returnLargeBlocks(); // as the program does
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("ArgiopeBench"));
    QCoreApplication::setApplicationName(QStringLiteral("ArgiopeBench"));
    const QTemporaryDir place;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, place.path());
    QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    bool crawl = false;
    bool search = false;
    QStringList queries;
    const QStringList arguments = QApplication::arguments().mid(1);
    for (const QString &argument : arguments) {
        if (argument == QLatin1String("crawl"))
            crawl = true;
        else if (argument == QLatin1String("search"))
            search = true;
        else if (search && !argument.startsWith(QLatin1String("project=")))
            queries << argument;
        else
            options.insert(argument.section(QLatin1Char('='), 0, 0), argument.section(QLatin1Char('='), 1));
    }
    if (search)
        return benchSearch(queries);
    return crawl ? benchCrawl() : benchTables();
}
