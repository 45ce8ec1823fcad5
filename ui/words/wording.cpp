#include "ui/words/wording.h"

#include "ui/words/format.h"

#include <QCoreApplication>

#include <iterator>

namespace argiope::words::wording {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct TrapWord
{
    const char *kind;
    const char *text;
    const char *hint;
};

constexpr TrapWord TrapWords[] = {
    {"calendar", QT_TRANSLATE_NOOP("Words", "Calendar"),
        QT_TRANSLATE_NOOP("Words", "The dates have no end in either direction, and the pages have no new content.")},
    {"repeated_path", QT_TRANSLATE_NOOP("Words", "Recursive path"),
        QT_TRANSLATE_NOOP("Words", "The path grows with each page, and the pages have no new content.")},
    {"growing_query", QT_TRANSLATE_NOOP("Words", "Growing query string"),
        QT_TRANSLATE_NOOP("Words", "The query string grows with each page.")},
    {"session_id", QT_TRANSLATE_NOOP("Words", "Session ID"),
        QT_TRANSLATE_NOOP("Words",
            "Each page adds another random value to its links; the content is the same for any value. One of the URLs "
            "is crawled.")},
    {"parameters", QT_TRANSLATE_NOOP("Words", "Faceted navigation"),
        QT_TRANSLATE_NOOP("Words", "The same filters combine in all ways and list the same pages.")},
    {"same_content", QT_TRANSLATE_NOOP("Words", "Soft 404 loop"),
        QT_TRANSLATE_NOOP("Words", "Every missing URL returns the same page, which contains further links.")},
    {"endless_chain", QT_TRANSLATE_NOOP("Words", "Infinite pagination"),
        QT_TRANSLATE_NOOP("Words", "Numbered pages without new content, each found only through the previous one.")},
    {"ignored_parameter", QT_TRANSLATE_NOOP("Words", "Ignored parameter"),
        QT_TRANSLATE_NOOP("Words",
            "The content is the same for any value of the parameter, such as a return URL or a sort order. One of the "
            "URLs is crawled.")},
    {"flood", QT_TRANSLATE_NOOP("Words", "URL flood"),
        QT_TRANSLATE_NOOP("Words",
            "Most of the queue has this pattern, with different content on each page: version diffs, histories, "
            "calendars, filter combinations. Decide whether to crawl them.")},
    {"waste", QT_TRANSLATE_NOOP("Words", "Low-value URLs"),
        QT_TRANSLATE_NOOP("Words",
            "Pages that the application adds to each content page: old versions, forms, other sort orders. Six in a "
            "row led to no new page.")},
    {"twin", QT_TRANSLATE_NOOP("Words", "Duplicate URLs"),
        QT_TRANSLATE_NOOP("Words",
            "The content is the same without this part of the URL, as in print versions. The URL without it is "
            "crawled.")},
    {"filters", QT_TRANSLATE_NOOP("Words", "Faceted navigation"),
        QT_TRANSLATE_NOOP("Words",
            "Filters in combination, whose pages lead to further combinations and to nothing new. Pages of fewer "
            "filters are crawled.")},
};

} // namespace

QString state(engine::State state)
{
    switch (state) {
    case engine::State::Idle:
        return Words::tr("Ready");
    case engine::State::Starting:
        return Words::tr("Starting");
    case engine::State::Running:
        return Words::tr("Crawling");
    case engine::State::Paused:
        return Words::tr("Paused");
    case engine::State::Stopping:
        return Words::tr("Saving");
    case engine::State::Ended:
        return Words::tr("Ended");
    }
    return {};
}

QString pauseReason(engine::PauseReason reason)
{
    switch (reason) {
    case engine::PauseReason::None:
    case engine::PauseReason::User:
        break;
    case engine::PauseReason::DiskFull:
        return Words::tr(
            "The disk is full. The crawl waits, and continues automatically when space is available. No data is lost.");
    case engine::PauseReason::Unreachable:
        return Words::tr("The database does not respond. The crawl waits, and continues automatically when it "
                         "responds. No data is lost.");
    }
    return {};
}

QString shortage(engine::Shortage what, int threads)
{
    switch (what) {
    case engine::Shortage::OpenFiles:
        return Words::tr("Too many open files. Requests wait until some are closed. No data is lost. Reduce the "
                         "threads, or raise the limit of open files.");
    case engine::Shortage::Ports:
        return Words::tr("No local ports are free. Requests wait until some are released. No data is lost.");
    case engine::Shortage::Threads:
        return Words::tr("The system cannot start more threads. Active threads: %1").arg(threads);
    case engine::Shortage::FilesForThreads:
        return Words::tr("The limit of open files is too low for this many threads. Active threads: %1").arg(threads);
    }
    return {};
}

QString endReason(engine::EndReason reason)
{
    switch (reason) {
    case engine::EndReason::None:
        return Words::tr("Ready");
    case engine::EndReason::Completed:
        return Words::tr("Finished");
    case engine::EndReason::Stopped:
        return Words::tr("Stopped");
    case engine::EndReason::MaxUrls:
        return Words::tr("Stopped: URL limit reached");
    case engine::EndReason::MaxTime:
        return Words::tr("Stopped: time limit reached");
    case engine::EndReason::MaxBytes:
        return Words::tr("Stopped: download limit reached");
    case engine::EndReason::LostLogin:
        return Words::tr("Stopped: login session expired");
    case engine::EndReason::Failed:
        return Words::tr("Failed");
    }
    return {};
}

QString phase(engine::WorkerPhase phase)
{
    switch (phase) {
    case engine::WorkerPhase::Idle:
        return Words::tr("Idle");
    case engine::WorkerPhase::Turn:
        return Words::tr("Waiting (crawl delay)");
    case engine::WorkerPhase::Paused:
        return Words::tr("Paused");
    case engine::WorkerPhase::Robots:
        return Words::tr("Fetching robots.txt");
    case engine::WorkerPhase::Lookup:
        return Words::tr("DNS lookup");
    case engine::WorkerPhase::Connect:
        return Words::tr("Connecting");
    case engine::WorkerPhase::FirstByte:
        return Words::tr("Waiting for response");
    case engine::WorkerPhase::Download:
        return Words::tr("Downloading");
    case engine::WorkerPhase::Parse:
        return Words::tr("Parsing page");
    case engine::WorkerPhase::Store:
        return Words::tr("Saving");
    case engine::WorkerPhase::Done:
        return Words::tr("Done");
    }
    return {};
}

QString outcome(base::Outcome outcome)
{
    using base::Outcome;
    switch (outcome) {
    case Outcome::None:
        return Words::tr("Not fetched");
    case Outcome::Ok:
        return Words::tr("OK");
    case Outcome::Redirect:
        return Words::tr("Redirect");
    case Outcome::Broken:
        return Words::tr("Client error (4xx)");
    case Outcome::ServerError:
        return Words::tr("Server error (5xx)");
    case Outcome::Blocked:
        return Words::tr("Access denied");
    case Outcome::Throttled:
        return Words::tr("Rate limited");
    case Outcome::DnsFailed:
        return Words::tr("DNS error");
    case Outcome::ConnectFailed:
        return Words::tr("Connection failed");
    case Outcome::TlsFailed:
        return Words::tr("Certificate error");
    case Outcome::TimedOut:
        return Words::tr("Timeout");
    case Outcome::TooLarge:
        return Words::tr("Too large");
    case Outcome::ProtocolError:
        return Words::tr("Invalid response");
    case Outcome::Aborted:
        return Words::tr("Aborted");
    case Outcome::ProxyFailed:
        return Words::tr("Proxy error");
    case Outcome::DecodeFailed:
        return Words::tr("Content decoding error");
    case Outcome::UnexpectedStatus:
        return Words::tr("Unexpected status");
    case Outcome::TooComplex:
        return Words::tr("Parse limit reached");
    }
    return QString::fromLatin1(base::name(outcome));
}

QString outcomeHint(base::Outcome outcome)
{
    using base::Outcome;
    switch (outcome) {
    case Outcome::None:
        return {};
    case Outcome::Ok:
        return Words::tr("The server returned the page.");
    case Outcome::Redirect:
        return Words::tr("The server redirects to another URL.");
    case Outcome::Broken:
        return Words::tr(
            "The server returned a client error, such as 404 (Not Found). Correct or remove the links to this URL.");
    case Outcome::ServerError:
        return Words::tr("The server returned an error. Try again later, or check the server log.");
    case Outcome::Blocked:
        return Words::tr("The server denies access to the crawler. Visitors may still see the page.");
    case Outcome::Throttled:
        return Words::tr(
            "The server kept limiting the request rate. Set a longer delay in Crawl Settings, and try again.");
    case Outcome::DnsFailed:
        return Words::tr("The host does not exist, or the DNS server did not respond.");
    case Outcome::ConnectFailed:
        return Words::tr("The connection was refused or reset, or the server is unreachable.");
    case Outcome::TlsFailed:
        return Words::tr("The certificate or the TLS connection is invalid. Browsers show a warning.");
    case Outcome::TimedOut:
        return Words::tr("The response exceeded the time limit in Crawl Settings.");
    case Outcome::TooLarge:
        return Words::tr("The page exceeds the size limit in Crawl Settings. Only the beginning was read.");
    case Outcome::ProtocolError:
        return Words::tr("The response was not HTTP, or was incomplete.");
    case Outcome::Aborted:
        return Words::tr("The crawl was stopped during the transfer of this page.");
    case Outcome::ProxyFailed:
        return Words::tr("The proxy did not respond, or refused the request. Check it in Crawl Settings.");
    case Outcome::DecodeFailed:
        return Words::tr("The response could not be decompressed (Content-Encoding).");
    case Outcome::UnexpectedStatus:
        return Words::tr("The server returned a status that is not valid for this request.");
    case Outcome::TooComplex:
        return Words::tr("The page is nested too deeply to be parsed completely. Links found so far are kept.");
    }
    return {};
}

QString urlState(store::UrlState state)
{
    switch (state) {
    case store::UrlState::Queued:
        return Words::tr("Queued");
    case store::UrlState::Finished:
        return Words::tr("Fetched");
    case store::UrlState::Skipped:
        return Words::tr("Not crawled");
    }
    return {};
}

QString statusClass(int statusClass)
{
    if (statusClass <= 0)
        return Words::tr("No response");
    return Words::tr("%1xx", "a class of HTTP status codes, e.g. 2xx").arg(statusClass);
}

QString rule(const store::Rule &rule)
{
    using K = facts::RuleKind;
    switch (rule.kind) {
    case K::None:
    case K::Unknown:
        break;
    case K::Seed:
        return Words::tr("Start address");
    case K::Host:
        return Words::tr("Same host");
    case K::Domain:
        return Words::tr("Same domain");
    case K::Folder:
        return Words::tr("Same folder");
    case K::Any:
        return Words::tr("All URLs in scope");
    case K::External:
        return Words::tr("External (out of scope)");
    case K::Include:
        return Words::tr("Include pattern");
    case K::Exclude:
        return Words::tr("Exclude pattern");
    case K::Scheme:
        return Words::tr("Non-HTTP scheme");
    case K::Depth:
        return Words::tr("Depth limit exceeded");
    case K::Robots:
        return Words::tr("Blocked by robots.txt");
    case K::RobotsUnavailable:
        return Words::tr("robots.txt unreachable");
    case K::RobotsReported:
        return Words::tr("Crawled despite robots.txt");
    case K::NoFollow:
        return Words::tr("Nofollow link");
    case K::Canonical:
        return Words::tr("Linked from canonicalised page");
    case K::OffTopic:
        return Words::tr("Linked from off-topic page");
    case K::Resource:
        return Words::tr("Resource (image, script, style)");
    case K::Metadata:
        return Words::tr("Metadata URL (hreflang, AMP …)");
    case K::Form:
        return Words::tr("Form action");
    case K::InvalidUrl:
        return Words::tr("Invalid URL");
    case K::Redirects:
        return Words::tr("Too many redirects");
    case K::Sitemap:
        return Words::tr("Found in sitemap");
    case K::SitemapLimit:
        return Words::tr("Sitemap limit exceeded");
    case K::SitemapDepth:
        return Words::tr("Sitemap indexes nested too deep");
    case K::ShorterPath:
        return Words::tr("Shorter click path found");
    case K::Trap:
        return Words::tr("Spider trap");
    case K::Released:
        return Words::tr("Spider trap allowed");
    case K::Resumed:
        return Words::tr("Included after resuming");
    case K::Unlinked:
        return Words::tr("Orphaned since last crawl");
    case K::Requested:
        return Words::tr("Crawled manually");
    case K::Archived:
        return Words::tr("In imported archive");
    case K::NotArchived:
        return Words::tr("Not in imported archive");
    case K::Guard:
        return Words::tr("Action link (guard)");
    case K::Waste:
        return Words::tr("Low-value URL (application)");
    case K::Recrawl:
        return Words::tr("Not rediscovered yet");
    }
    return QString::fromUtf8(rule.name());
}

QString trapKind(const QByteArray &kind)
{
    for (const TrapWord &word : TrapWords) {
        if (kind == word.kind)
            return Words::tr(word.text);
    }
    return QString::fromUtf8(kind);
}

QString trapHint(const QByteArray &kind)
{
    for (const TrapWord &word : TrapWords) {
        if (kind == word.kind)
            return Words::tr(word.hint);
    }
    return {};
}

QString logLevel(base::LogLevel level)
{
    switch (level) {
    case base::LogLevel::Debug:
        return Words::tr("Everything");
    case base::LogLevel::Info:
        return Words::tr("Information, warnings and errors");
    case base::LogLevel::Warning:
        return Words::tr("Warnings and errors");
    case base::LogLevel::Error:
        return Words::tr("Errors only");
    }
    return {};
}

QString depth(int depth)
{
    if (depth == store::DepthInSitemaps)
        return Words::tr("Only in sitemap");
    if (depth == store::DepthUnlinked)
        return Words::tr("No longer linked");
    return depth >= store::OrphanDepth ? QStringLiteral("–") : format::count(depth);
}

QString linkKind(facts::LinkKind kind)
{
    switch (kind) {
    case facts::LinkKind::Navigation:
        return Words::tr("Link");
    case facts::LinkKind::Resource:
        return Words::tr("Resource");
    case facts::LinkKind::Metadata:
        return Words::tr("Metadata");
    case facts::LinkKind::Form:
        return Words::tr("Form");
    }
    return {};
}

} // namespace argiope::words::wording
