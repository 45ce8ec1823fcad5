#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"

#include "core/sitemap/sitemap.h"
#include "core/store/place.h"

#include <QFile>
#include <QFileInfo>

namespace argiope::cli {

namespace {

QString problemText(sitemap::SitemapProblem problem)
{
    return QString::fromLatin1(sitemap::name(problem)).replace(u'_', u' ');
}

int runSitemap(const Arguments &arguments)
{
    url::Url base;
    if (arguments.has("base")) {
        const QString text = arguments.value("base");
        auto parsed = url::parse(text.toUtf8());
        if (!parsed)
            return fail(ExitError,
                QStringLiteral("sitemap: --base '%1' does not parse: %2")
                    .arg(text, QLatin1String(url::name(parsed.error()))));
        base = std::move(parsed).value();
    }
    const QString path = arguments.positional().first();
    QFile file(path);
    const bool standardInput = path == u"-";
    if (!standardInput) {
        if (store::Place::isDatabase(path))
            return fail(ExitError, QLatin1String("sitemap: ") + readsFilesOnly(path));
        if (QFileInfo(path).isDir())
            return fail(ExitError, QStringLiteral("sitemap: %1: is a folder").arg(path));
        if (!file.open(QIODevice::ReadOnly))
            return fail(ExitError, QStringLiteral("sitemap: %1: %2").arg(path, file.errorString()));
    }

    Output out;
    JsonLine json;
    sitemap::SitemapReader reader(base, [&](sitemap::SitemapEntry &&entry) {
        json.clear();
        json.string("url", entry.url.href());
        if (entry.lastmod.isEmpty())
            json.null("lastmod");
        else
            json.string("lastmod", entry.lastmod);
        json.string("kind", sitemap::name(entry.kind));
        out.put(json.line());
    });
    QByteArray block(64 * 1024, Qt::Uninitialized);
    for (;;) {
        const qint64 got
            = standardInput ? readStandardInput(block.data(), block.size()) : file.read(block.data(), block.size());
        if (got < 0) {
            (void)out.finish(ExitDone);
            return fail(ExitError, QStringLiteral("sitemap: %1: cannot be read").arg(path));
        }
        if (got == 0 || out.failed())
            break;
        reader.feed(QByteArrayView(block.constData(), got));
    }
    const sitemap::SitemapProblem problem = reader.finish();
    const bool bad = problem != sitemap::SitemapProblem::None;
    const int status = out.finish(bad ? ExitError : ExitDone);
    if (bad && !out.failed())
        return fail(ExitError, QStringLiteral("sitemap: %1: %2").arg(path, problemText(problem)));
    return status;
}

} // namespace

Command sitemapCommand()
{
    return {
        {"sitemap", "FILE", "list the URLs of a sitemap",
            "Reads XML sitemaps and indexes, plain text, RSS and Atom, gzipped or not, from FILE or - (standard\n"
            "input), and prints {url, lastmod, kind} as one JSON object a line; lastmod is null where there is none.",
            {{"base", "URL", "the sitemap's own URL", {}}}, 1, 1, "no file given"},
        runSitemap};
}

} // namespace argiope::cli
