#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/cli/verdictlines.h"

#include "core/audit/sitefiles.h"
#include "core/sitemap/review.h"
#include "core/sitemap/sitemap.h"
#include "core/sitemap/sitemapjudge.h"
#include "core/store/place.h"

#include <QDateTime>

#include <QFile>
#include <QFileInfo>

namespace argiope::cli {

namespace {

QString problemText(sitemap::SitemapProblem problem)
{
    return QString::fromLatin1(sitemap::name(problem)).replace(u'_', u' ');
}

/// Holds the sitemap against the checks that a crawl's audit has of one.
class Checking
{
public:
    Checking(const url::Url &base, const QString &path)
        : m_review(base, QDateTime::currentMSecsSinceEpoch(), m_listed)
    {
        m_record.id = 1;
        m_record.url = base.isEmpty() ? path.toUtf8() : base.href();
        m_record.state = store::UrlState::Finished;
        m_record.outcome = base::Outcome::Ok;
        m_record.source = store::SitemapSource::Robots;
        m_record.host = base::HostId(1);
        m_record.parent = 1;
        m_record.urls = 0;
        m_record.sitemaps = 0;
        m_record.bytes = 0;
    }
    void listenTo(sitemap::SitemapReader &reader)
    {
        reader.tellUnreadable(
            [this](QByteArrayView written, const sitemap::Place &place) { m_review.takeUnreadable(written, place); });
        reader.tellUnpacked([this](QByteArrayView bytes) {
            m_record.bytes += bytes.size();
            m_judge.feed(bytes);
        });
    }
    void take(const sitemap::SitemapEntry &entry)
    {
        m_review.take(entry);
        m_record.urls += entry.kind == sitemap::SitemapEntry::Kind::Page ? 1 : 0;
        m_record.sitemaps += entry.kind == sitemap::SitemapEntry::Kind::Sitemap ? 1 : 0;
    }
    /// Prints what it found; whether there is an error among it.
    bool print(sitemap::SitemapProblem problem, bool placed, Output &out)
    {
        if (problem != sitemap::SitemapProblem::None)
            m_record.problem = sitemap::name(problem);
        facts::Observations observed;
        m_judge.finish(
            true, [&observed](const char *name, QByteArrayView what, int count) { observed.add(name, what, count); });
        m_review.finish([&](const char *name, QByteArrayView first, int count) {
            if (placed || (qstrcmp(name, "sitemap-other-host") != 0 && qstrcmp(name, "sitemap-other-folder") != 0))
                observed.add(name, first, count);
        });
        m_record.observations = observed.json();
        bool failed = false;
        audit::SitemapChecks checks([&](const char *id, const QByteArray &url, const audit::Verdict &verdict) {
            failed = putVerdict(out, id, url, verdict) || failed;
        });
        checks.take(m_record);
        return failed;
    }

private:
    sitemap::ListedUrls m_listed;
    sitemap::SitemapReview m_review;
    sitemap::SitemapJudge m_judge;
    store::SitemapRecord m_record;
};

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
    std::optional<Checking> checking;
    if (arguments.has("check"))
        checking.emplace(base, path);
    sitemap::SitemapReader reader(base, [&](sitemap::SitemapEntry &&entry) {
        if (checking) {
            checking->take(entry);
            return;
        }
        json.clear();
        json.string("url", entry.url.href());
        if (entry.lastmod.isEmpty())
            json.null("lastmod");
        else
            json.string("lastmod", entry.lastmod);
        json.string("kind", sitemap::name(entry.kind));
        out.put(json.line());
    });
    if (checking)
        checking->listenTo(reader);
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
    if (checking) {
        const bool failed = checking->print(problem, !base.isEmpty(), out);
        return out.finish(failed ? ExitFound : ExitDone);
    }
    const bool bad = problem != sitemap::SitemapProblem::None;
    const int status = out.finish(bad ? ExitError : ExitDone);
    if (bad && !out.failed())
        return fail(ExitError, QStringLiteral("sitemap: %1: %2").arg(path, problemText(problem)));
    return status;
}

} // namespace

Command sitemapCommand()
{
    return {{"sitemap", "FILE", "list the URLs of a sitemap",
                "Reads XML sitemaps, sitemap indexes, plain text, RSS and Atom, gzipped or not, from FILE or - "
                "(standard\ninput), and prints {url, lastmod, kind} as one JSON object per line; lastmod is null if "
                "missing. With\n--check, it prints sitemap errors instead: {check, severity, url, count, evidence} "
                "with line and column.\nThe exit status is then 4 if any of them is an error.",
                {{"base", "URL", "URL of the sitemap", {}}, {"check", {}, "print sitemap errors instead of URLs", {}}},
                1, 1, "no file given"},
        runSitemap};
}

} // namespace argiope::cli
