#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/facts/contenttype.h"
#include "core/html/refresh.h"

#include <algorithm>

namespace argiope::audit {

using base::Outcome;

namespace {

bool leadsOn(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

QByteArray statusOf(const PageView &page)
{
    return page.page.status > 0 ? QByteArray::number(page.page.status) : QByteArray(base::name(page.page.outcome));
}

Verdict endsAs(const PageView &page, std::initializer_list<Outcome> outcomes)
{
    const bool so = std::find(outcomes.begin(), outcomes.end(), page.page.outcome) != outcomes.end();
    return so ? found(statusOf(page)) : Verdict{};
}

/// What a file's name promises, for types that are never served as anything else.
constexpr std::pair<QByteArrayView, QByteArrayView> TypesByName[] = {{".html", "text/html"}, {".htm", "text/html"},
    {".css", "text/css"}, {".js", "javascript"}, {".mjs", "javascript"}, {".json", "json"}, {".png", "image/png"},
    {".jpg", "image/jpeg"}, {".jpeg", "image/jpeg"}, {".gif", "image/gif"}, {".webp", "image/webp"},
    {".avif", "image/avif"}, {".svg", "image/svg"}, {".pdf", "application/pdf"}, {".woff", "woff"}, {".woff2", "woff2"},
    {".mp4", "video/mp4"}, {".mp3", "audio/mpeg"}};

/// A resource that is answered as a page, or the other way round: types within one family (text, image) pass, as
/// servers name them in many ways.
Verdict typeMismatch(const Check &, const PageView &view)
{
    const facts::PageRecord &page = view.page;
    if (page.status != 200 || page.contentType.isEmpty())
        return {};
    const QByteArrayView path = view.address().pathname();
    const qsizetype dot = path.lastIndexOf('.');
    if (dot < 0)
        return {};
    const QByteArrayView named = path.sliced(dot);
    for (const auto &[ending, expected] : TypesByName) {
        if (named.size() != ending.size() || named.compare(ending, Qt::CaseInsensitive) != 0)
            continue;
        const QByteArray type = facts::bareType(page.contentType).toLower();
        const qsizetype slash = expected.indexOf('/');
        const bool sameFamily = slash > 0 && expected.first(slash) != "application" && expected.first(slash) != "text"
            && type.startsWith(expected.first(slash + 1));
        const bool xhtml = expected == "text/html" && type == "application/xhtml+xml";
        const bool octets = type == "application/octet-stream" && slash > 0 && expected.first(slash) != "text";
        return foundIf(!type.contains(expected) && !sameFamily && !xhtml && !octets,
            [&type, name = ending] { return QByteArray(name.toByteArray() + ": " + type); });
    }
    return {};
}

Verdict httpRefresh(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const QByteArrayList values = view.headers("refresh");
    for (const QByteArray &value : values) {
        const auto refresh = html::parseRefresh(value);
        if (refresh && !refresh->url.isEmpty())
            return found(value);
    }
    return {};
}

Verdict badLocation(const Check &, const PageView &view)
{
    if (!leadsOn(view.page.status) || view.page.outcome != Outcome::UnexpectedStatus)
        return {};
    const QByteArrayList values = view.headers("location");
    return found(values.isEmpty() ? statusOf(view) : values.first());
}

Verdict isRedirect(const PageView &view, bool condition)
{
    return foundIf(view.page.outcome == Outcome::Redirect && condition, view.record.redirectUrl);
}

const Check HttpRows[] = {
    {"http-client-error", Group::Http, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) { return endsAs(view, {Outcome::Broken}); }},
    {"http-access-denied", Group::Http, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) { return endsAs(view, {Outcome::Blocked}); }},
    {"http-rate-limited", Group::Http, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) { return endsAs(view, {Outcome::Throttled}); }},
    {"http-server-error", Group::Http, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) { return endsAs(view, {Outcome::ServerError}); }},
    {"http-no-response", Group::Http, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) {
            return endsAs(view,
                {Outcome::DnsFailed, Outcome::ConnectFailed, Outcome::TlsFailed, Outcome::TimedOut,
                    Outcome::ProtocolError, Outcome::DecodeFailed});
        }},
    {"http-gone-linked", Group::Http, Severity::Warning, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const bool gone = view.page.status == 410 || (view.page.status == 404 && view.page.goneSince > 0);
            return foundIf(gone && view.record.inlinks > 0, [&] { return QByteArray::number(view.record.inlinks); });
        }},
    {"http-type-missing", Group::Http, Severity::Warning, Gate::Fetched,
        [](const Check &, const PageView &view) {
            return foundIf(view.page.status == 200 && view.page.bytes > 0 && view.page.contentType.isEmpty());
        },
        Told::OfSite},
    {"http-type-mismatch", Group::Http, Severity::Warning, Gate::Fetched, typeMismatch},
    {"redirect-internal", Group::Http, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) { return isRedirect(view, view.record.inlinks > 0); }},
    {"redirect-to-self", Group::Http, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const bool self = view.page.outcome == Outcome::Redirect && view.page.redirectTo == view.page.id;
            const bool maybeWall = !view.limits.keptCookies && (!view.hasHeaders() || !view.cookies().empty());
            return self && maybeWall ? undecidable() : isRedirect(view, self);
        }},
    {"redirect-temporary", Group::Http, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) { return isRedirect(view, isTemporaryRedirect(view.page.status)); }},
    {"redirect-bad-location", Group::Http, Severity::Error, Gate::Fetched, badLocation},
    {"redirect-meta-refresh", Group::Http, Severity::Warning, Gate::Html, observed},
    {"redirect-http-refresh", Group::Http, Severity::Warning, Gate::Fetched, httpRefresh},
    {"redirect-chain", Group::Http, Severity::Warning, Gate::Fetched, nullptr},
    {"redirect-too-long", Group::Http, Severity::Error, Gate::Fetched, nullptr},
    {"redirect-loop", Group::Http, Severity::Error, Gate::Fetched, nullptr},
    {"redirect-to-error", Group::Http, Severity::Error, Gate::Fetched, nullptr},
    {"redirect-downgrade", Group::Http, Severity::Error, Gate::Fetched, nullptr},
    {"redirect-off-site", Group::Http, Severity::Notice, Gate::Fetched, nullptr},
    {"redirect-to-home", Group::Http, Severity::Warning, Gate::Fetched, nullptr},
    {"http-1-only", Group::Http, Severity::Notice, Gate::Fetched, nullptr},
};

} // namespace

std::span<const Check> httpChecks()
{
    return HttpRows;
}

} // namespace argiope::audit
