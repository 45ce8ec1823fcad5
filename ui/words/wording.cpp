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
    {"calendar", QT_TRANSLATE_NOOP("Words", "calendar"),
        QT_TRANSLATE_NOOP("Words", "There is always a next or an earlier date, and the pages say nothing new.")},
    {"repeated_path", QT_TRANSLATE_NOOP("Words", "recursive path"),
        QT_TRANSLATE_NOOP("Words", "The path grows from page to page, and the pages say nothing new.")},
    {"growing_query", QT_TRANSLATE_NOOP("Words", "growing query string"),
        QT_TRANSLATE_NOOP("Words", "The part behind the question mark grows from page to page.")},
    {"session_id", QT_TRANSLATE_NOOP("Words", "session ID"),
        QT_TRANSLATE_NOOP("Words",
            "Each page gives its links another random value, and the pages say the same whatever it is. One of them is "
            "crawled.")},
    {"parameters", QT_TRANSLATE_NOOP("Words", "faceted navigation"),
        QT_TRANSLATE_NOOP("Words", "The same pages come with the same filters in all combinations.")},
    {"same_content", QT_TRANSLATE_NOOP("Words", "soft 404 loop"),
        QT_TRANSLATE_NOOP("Words", "Whatever does not exist is answered with one and the same page, which links on.")},
    {"endless_chain", QT_TRANSLATE_NOOP("Words", "infinite pagination"),
        QT_TRANSLATE_NOOP("Words", "Thousands of pages, each the only way to the next, that say nothing new.")},
    {"ignored_parameter", QT_TRANSLATE_NOOP("Words", "ignored parameter"),
        QT_TRANSLATE_NOOP("Words",
            "The pages say the same whatever the value of the parameter is, as with the way back of a login or an "
            "order of rows. One of them is crawled.")},
    {"flood", QT_TRANSLATE_NOOP("Words", "URL flood"),
        QT_TRANSLATE_NOOP("Words",
            "Each page says something else, and most of the queue is of this form: differences between versions, "
            "histories, calendars, combinations of filters. Whether they are wanted is for you to say.")},
    {"waste", QT_TRANSLATE_NOOP("Words", "low-value URLs"),
        QT_TRANSLATE_NOOP("Words",
            "What this application has of each page besides its content: old versions, forms, lists in another order. "
            "Six of them in a row led to no new page.")},
    {"twin", QT_TRANSLATE_NOOP("Words", "twin pages"),
        QT_TRANSLATE_NOOP("Words",
            "The pages say the same as without this part of the address, as print views do. The page without it is "
            "crawled.")},
    {"filters", QT_TRANSLATE_NOOP("Words", "faceted navigation"),
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
            "The disk is full: the crawl waits, and goes on by itself when there is room. Nothing is lost.");
    case engine::PauseReason::Unreachable:
        return Words::tr("The database does not answer: the crawl waits, and goes on by itself when it does. "
                         "Nothing is lost.");
    }
    return {};
}

QString shortage(engine::Shortage what, int threads)
{
    switch (what) {
    case engine::Shortage::OpenFiles:
        return Words::tr("Too many files are open: requests wait until some are closed. Nothing is lost. Fewer threads "
                         "or a higher limit of open files help.");
    case engine::Shortage::Ports:
        return Words::tr("This computer has no local ports left: requests wait until there are some. Nothing is lost.");
    case engine::Shortage::Threads:
        return Words::tr("The system starts no more threads. Threads at work: %1").arg(threads);
    case engine::Shortage::FilesForThreads:
        return Words::tr("The limit of open files is too low for so many threads. Threads at work: %1").arg(threads);
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
        return Words::tr("Stopped: the limit of URLs is reached");
    case engine::EndReason::MaxTime:
        return Words::tr("Stopped: the time is over");
    case engine::EndReason::MaxBytes:
        return Words::tr("Stopped: the limit of bytes is reached");
    case engine::EndReason::LostLogin:
        return Words::tr("Stopped: the session has ended");
    case engine::EndReason::Failed:
        return Words::tr("Failed");
    }
    return {};
}

QString phase(engine::WorkerPhase phase)
{
    switch (phase) {
    case engine::WorkerPhase::Idle:
        return Words::tr("Waiting for work");
    case engine::WorkerPhase::Turn:
        return Words::tr("Waiting for the host's turn");
    case engine::WorkerPhase::Paused:
        return Words::tr("Paused");
    case engine::WorkerPhase::Robots:
        return Words::tr("Asking robots.txt");
    case engine::WorkerPhase::Lookup:
        return Words::tr("Looking up the host");
    case engine::WorkerPhase::Connect:
        return Words::tr("Connecting");
    case engine::WorkerPhase::FirstByte:
        return Words::tr("Waiting for the answer");
    case engine::WorkerPhase::Download:
        return Words::tr("Downloading");
    case engine::WorkerPhase::Parse:
        return Words::tr("Reading the page");
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
        return Words::tr("Broken");
    case Outcome::ServerError:
        return Words::tr("Server error");
    case Outcome::Blocked:
        return Words::tr("Blocked");
    case Outcome::Throttled:
        return Words::tr("Throttled");
    case Outcome::DnsFailed:
        return Words::tr("Unknown host");
    case Outcome::ConnectFailed:
        return Words::tr("No connection");
    case Outcome::TlsFailed:
        return Words::tr("Insecure");
    case Outcome::TimedOut:
        return Words::tr("Timed out");
    case Outcome::TooLarge:
        return Words::tr("Too large");
    case Outcome::ProtocolError:
        return Words::tr("Bad answer");
    case Outcome::Aborted:
        return Words::tr("Aborted");
    case Outcome::ProxyFailed:
        return Words::tr("Proxy failed");
    case Outcome::DecodeFailed:
        return Words::tr("Not decodable");
    case Outcome::UnexpectedStatus:
        return Words::tr("Odd status");
    case Outcome::TooComplex:
        return Words::tr("Too complex");
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
        return Words::tr("The server answered with the page.");
    case Outcome::Redirect:
        return Words::tr("The server sends visitors on to another URL.");
    case Outcome::Broken:
        return Words::tr("The server says that there is no such page. Correct or remove the links to it.");
    case Outcome::ServerError:
        return Words::tr("The server failed while it answered. Try again later, or look into its log.");
    case Outcome::Blocked:
        return Words::tr("The server refuses this crawl; visitors may still see the page.");
    case Outcome::Throttled:
        return Words::tr("The server asked to slow down, and kept asking. Set a delay under Options and try again.");
    case Outcome::DnsFailed:
        return Words::tr("This host does not exist, or the name server did not answer.");
    case Outcome::ConnectFailed:
        return Words::tr("Nobody answered at this address.");
    case Outcome::TlsFailed:
        return Words::tr("The certificate or the encryption is wrong; browsers will warn their visitors.");
    case Outcome::TimedOut:
        return Words::tr("The answer took longer than the time limit under Options.");
    case Outcome::TooLarge:
        return Words::tr("The page is larger than the limit under Options; its beginning was read.");
    case Outcome::ProtocolError:
        return Words::tr("What came was not HTTP, or broke off in the middle.");
    case Outcome::Aborted:
        return Words::tr("The crawl was stopped while this page was on its way.");
    case Outcome::ProxyFailed:
        return Words::tr("The proxy did not answer or refused. Check it under Options.");
    case Outcome::DecodeFailed:
        return Words::tr("The server says that the page is compressed, but it does not unpack.");
    case Outcome::UnexpectedStatus:
        return Words::tr("The server answered with a status that does not fit.");
    case Outcome::TooComplex:
        return Words::tr("The page is nested too deeply to be read in full; the links found are kept.");
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
        return Words::tr("Skipped");
    }
    return {};
}

QString statusClass(int statusClass)
{
    if (statusClass <= 0)
        return Words::tr("No answer");
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
        return Words::tr("Everything is in scope");
    case K::External:
        return Words::tr("Out of scope");
    case K::Include:
        return Words::tr("Include pattern");
    case K::Exclude:
        return Words::tr("Exclude pattern");
    case K::Scheme:
        return Words::tr("Not http or https");
    case K::Depth:
        return Words::tr("Too deep");
    case K::Robots:
        return Words::tr("Disallowed by robots.txt");
    case K::RobotsUnavailable:
        return Words::tr("robots.txt could not be read");
    case K::RobotsReported:
        return Words::tr("Fetched, though robots.txt disallows it");
    case K::NoFollow:
        return Words::tr("Marked nofollow");
    case K::Canonical:
        return Words::tr("The page names another as canonical");
    case K::OffTopic:
        return Words::tr("Linked from a page off topic");
    case K::Resource:
        return Words::tr("Image, script or style");
    case K::Metadata:
        return Words::tr("Only says something about the page");
    case K::Form:
        return Words::tr("Form target");
    case K::InvalidUrl:
        return Words::tr("Not a valid URL");
    case K::Redirects:
        return Words::tr("Too many redirects in a row");
    case K::Sitemap:
        return Words::tr("Named by a sitemap");
    case K::SitemapLimit:
        return Words::tr("Too many sitemaps");
    case K::SitemapDepth:
        return Words::tr("Sitemap indexes nested too deep");
    case K::ShorterPath:
        return Words::tr("A shorter path was found");
    case K::Trap:
        return Words::tr("Spider trap");
    case K::Released:
        return Words::tr("Its spider trap was allowed");
    case K::Resumed:
        return Words::tr("Let in when the crawl was resumed");
    case K::Unlinked:
        return Words::tr("Nothing links to it any more");
    case K::Requested:
        return Words::tr("Fetched at your request");
    case K::Archived:
        return Words::tr("Held by the web archive");
    case K::NotArchived:
        return Words::tr("Not in the web archive");
    case K::Guard:
        return Words::tr("Would change something (guard)");
    case K::Waste:
        return Words::tr("Usual waste of the application");
    case K::Recrawl:
        return Words::tr("Waits until the recrawl meets it");
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
        return Words::tr("Information and problems");
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
        return Words::tr("Only in sitemaps");
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
        return Words::tr("About the page");
    case facts::LinkKind::Form:
        return Words::tr("Form");
    }
    return {};
}

} // namespace argiope::words::wording
