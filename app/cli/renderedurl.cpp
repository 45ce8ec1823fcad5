#include "app/cli/renderedurl.h"

#include "app/cli/crawlarguments.h"
#include "app/interrupts.h"

#include "core/base/outcome.h"
#include "core/engine/crawl.h"
#include "core/render/rendering.h"
#include "core/store/reader.h"

#include <QEventLoop>
#include <QTemporaryDir>

#include <mutex>
#include <optional>

namespace argiope::cli {

namespace {

using engine::Crawl;

constexpr int MostRedirects = 10;

/// What a crawl has told of the page, on its threads.
struct Told
{
    std::mutex mutex;
    QByteArray page; ///< URL in the project
    render::Rendering rendering;
};

/// Why there is no rendering, by what the crawl made of the URL.
QString whyNotRendered(const store::UrlRecord &row)
{
    const QString url = QString::fromUtf8(row.url);
    if (row.state == store::UrlState::Skipped)
        return QStringLiteral("%1 is not crawled: %2").arg(url, QString::fromLatin1(row.rule.name()));
    if (!row.page.error.isEmpty())
        return QStringLiteral("%1: %2").arg(url, QString::fromUtf8(row.page.error));
    if (row.page.outcome != base::Outcome::Ok) {
        const QString status = row.page.status > 0 ? QStringLiteral(" (status %1)").arg(row.page.status) : QString();
        return QStringLiteral("%1: %2").arg(url, QLatin1String(base::name(row.page.outcome))) + status;
    }
    return QStringLiteral(
        "%1 is not rendered: only HTML pages with status 200 are, and this has status %2 and type '%3'")
        .arg(url)
        .arg(row.page.status)
        .arg(QString::fromUtf8(row.page.contentType));
}

base::Result<engine::CrawlOptions, QString> optionsFor(const Arguments &arguments, const QString &url)
{
    engine::CrawlOptions options;
    if (arguments.has("settings")) {
        if (const auto read = readSettingsFile(arguments.value("settings"), options.settings); !read)
            return base::Failure{read.error().text};
    }
    engine::CrawlError error;
    if (engine::normalizeSeed(url, &error).isEmpty())
        return base::Failure{error.message()};
    options.settings.seeds = {url};
    options.settings.maxDepth = 0;
    options.settings.sitemaps = false;
    options.settings.accessibility = true; // as `audit --page` does
    options.settings.render = settings::Render::All;
    return options;
}

/// One URL: its rendering, or where it leads.
struct Visited
{
    std::optional<RenderedUrl> page;
    QString redirect;
};

base::Result<Visited, QString> visit(const Arguments &arguments, const QString &url)
{
    auto options = optionsFor(arguments, url);
    if (!options)
        return base::Failure{options.error()};
    const QTemporaryDir folder;
    if (!folder.isValid())
        return base::Failure{folder.errorString()};
    options->path = folder.filePath(QStringLiteral("page.argiope"));
    Told told;
    options->rendered = [&told](const QByteArray &page, const render::Rendering &rendering) {
        const std::lock_guard lock(told.mutex);
        if (told.page.isEmpty() && rendering.end == render::Rendering::End::Rendered) {
            told.page = page;
            told.rendering = rendering;
        }
    };
    std::optional<engine::CrawlError> error;
    bool interrupted = false;
    {
        Crawl crawl(*options);
        QEventLoop loop;
        const Interrupts interrupts;
        QObject::connect(&interrupts, &Interrupts::interrupted, &crawl, [&] {
            interrupted = true;
            crawl.stop();
        });
        QObject::connect(&crawl, &Crawl::failed, &loop, [&](const engine::CrawlError &e) { error = e; });
        QObject::connect(&crawl, &Crawl::ended, &loop, &QEventLoop::quit);
        crawl.start();
        loop.exec();
    }
    if (error)
        return base::Failure{error->message()};
    if (interrupted)
        return base::Failure{QStringLiteral("interrupted")};
    auto reader = store::Reader::open(options->path);
    if (!reader)
        return base::Failure{reader.error().message()};
    if (told.page.isEmpty()) {
        QString why = QStringLiteral("%1 was not rendered").arg(url);
        Visited led;
        for (const auto kind : {store::ListKind::Skipped, store::ListKind::Urls}) {
            store::ListQuery query;
            query.kind = kind;
            (*reader)->forEach(query, [&why, &led](const store::UrlRecord &row) {
                if (row.depth > 0)
                    return true; // what it leads to
                why = whyNotRendered(row);
                led.redirect = QString::fromUtf8(row.redirectUrl);
                return true;
            });
        }
        if (!led.redirect.isEmpty())
            return led;
        return base::Failure{why};
    }
    auto record = (*reader)->find(told.page);
    if (!record)
        return base::Failure{QStringLiteral("%1 was not stored").arg(QString::fromUtf8(told.page))};
    return Visited{RenderedUrl{told.rendering.finalUrl, told.rendering.html, std::move(*record)}, {}};
}

} // namespace

base::Result<RenderedUrl, QString> renderUrl(const Arguments &arguments, const QString &url)
{
    QString next = url;
    for (int redirects = 0; redirects <= MostRedirects; ++redirects) {
        auto visited = visit(arguments, next);
        if (!visited)
            return base::Failure{visited.error()};
        if (visited->page)
            return std::move(*visited->page);
        next = visited->redirect;
    }
    return base::Failure{QStringLiteral("%1 redirects more than %2 times").arg(url).arg(MostRedirects)};
}

} // namespace argiope::cli
