#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"
#include "core/audit/textwidth.h"

#include <QHash>
#include <QSet>
#include <QVarLengthArray>

#include <algorithm>

namespace argiope::audit {

using base::Outcome;
using facts::RuleKind;

namespace {

/// Longer ones are cut off by servers and sitemaps.
constexpr qsizetype LongestUseful = 2048;
constexpr int MostRepeats = 2; ///< of one segment

/// `test` of the path, for what was fetched and is a page or file of the site.
template <class Test>
Verdict path(const PageView &view, Test test)
{
    const QByteArrayView text = view.address().pathname();
    return foundIf(test(text), [text] { return text.toByteArray(); });
}

/// Upper case in escapes (%C3) is how they are written.
bool hasUpperCase(QByteArrayView path)
{
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (path[i] == '%')
            i += 2;
        else if (path[i] >= 'A' && path[i] <= 'Z')
            return true;
    }
    return false;
}

/// An escape of a byte beyond ASCII.
bool hasForeignEscape(QByteArrayView text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%' && (text[i + 1] >= '8' && QByteArrayView("89abcdefABCDEF").contains(text[i + 1])))
            return true;
    }
    return false;
}

Verdict nonAscii(const Check &, const PageView &view)
{
    return foundIf(hasForeignEscape(view.address().pathname()) || hasForeignEscape(view.address().search())
            || view.address().hostname().contains("xn--"),
        view.record.url);
}

Verdict manyParameters(const Check &, const PageView &view)
{
    const QByteArrayView query = view.address().search();
    const int count = query.isEmpty() ? 0 : int(std::count(query.begin(), query.end(), '&')) + 1;
    return foundIf(count > view.limits.urlParameters, [count] { return QByteArray::number(count); });
}

Verdict repeats(const Check &, const PageView &view)
{
    const QByteArrayView path = view.address().pathname();
    if (std::count(path.begin(), path.end(), '/') <= MostRepeats) // "/a/a/a" is the shortest
        return {};
    QVarLengthArray<QByteArrayView, 16> segments;
    for (qsizetype begin = 0; begin <= path.size();) {
        const qsizetype slash = path.indexOf('/', begin);
        const qsizetype end = slash < 0 ? path.size() : slash;
        segments.append(path.sliced(begin, end - begin));
        begin = end + 1;
    }
    // Hardly a path names anything twice, and to see that takes less than to count.
    auto sorted = segments;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end())
        return {};
    QHash<QByteArrayView, int> seen;
    QSet<QByteArrayView> pairs; // with the slash between them
    for (qsizetype i = 0; i < segments.size(); ++i) {
        const QByteArrayView segment = segments[i];
        if (segment.isEmpty())
            continue;
        if (seen[segment]++ >= MostRepeats)
            return found(segment.toByteArray());
        if (i + 1 == segments.size() || segments[i + 1].isEmpty() || segments[i + 1] == segment)
            continue;
        const QByteArrayView pair(segment.data(), segment.size() + 1 + segments[i + 1].size());
        if (pairs.contains(pair))
            return found(pair.toByteArray());
        pairs.insert(pair);
    }
    return {};
}

Verdict space(const Check &, const PageView &view)
{
    return path(view, [](QByteArrayView text) { return text.contains("%20") || text.contains('+'); });
}

/// Names of sessions, as parameters and as ";jsessionid=" in the path.
Verdict session(const Check &, const PageView &view)
{
    static constexpr const char *names[]
        = {"jsessionid", "phpsessid", "sessionid", "session_id", "sid", "cfid", "cftoken", "zenid"};
    const auto begins = [](char c) { return c == '?' || c == '&' || c == ';'; };
    const QByteArray &url = view.record.url;
    for (qsizetype at = 0; at < url.size(); ++at) {
        if (!begins(url[at]))
            continue;
        for (const char *name : names) {
            const qsizetype size = qsizetype(qstrlen(name));
            const QByteArrayView here = QByteArrayView(url).sliced(at + 1);
            if (here.size() > size && here[size] == '=' && here.first(size).compare(name, Qt::CaseInsensitive) == 0)
                return found(name);
        }
    }
    return {};
}

/// Names under which sites have their own search.
Verdict internalSearch(const Check &, const PageView &view)
{
    static constexpr const char *parameters[] = {"q=", "s=", "query=", "search=", "suche=", "keyword=", "keywords="};
    const QByteArray query = view.address().search().toByteArray().toLower();
    if (query.isEmpty())
        return {};
    const QByteArray path = view.address().pathname().toByteArray().toLower();
    const bool searchPath = path.contains("/search") || path.contains("/suche") || path.contains("/recherche");
    for (const char *parameter : parameters) {
        const bool has = query.mid(1).startsWith(parameter) || query.contains(QByteArray('&' + QByteArray(parameter)));
        // "s" alone means much; on a start page it is how the most common publishing system searches.
        const bool surely = searchPath || (qstrcmp(parameter, "s=") == 0 && path == "/");
        if (has && surely)
            return found(query);
    }
    return {};
}

const Check UrlRows[] = {
    {"url-uppercase", Group::Urls, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return path(view, hasUpperCase); }, Told::OfSite},
    {"url-underscore", Group::Urls, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return path(view, [](QByteArrayView text) { return text.contains('_'); });
        },
        Told::OfSite},
    {"url-non-ascii", Group::Urls, Severity::Notice, Gate::Html, nonAscii},
    {"url-long", Group::Urls, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const int length = textLength(view.record.url);
            return foundIf(length > view.limits.urlCharacters && length <= LongestUseful,
                [length] { return QByteArray::number(length); });
        }},
    {"url-too-long", Group::Urls, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(
                view.record.url.size() > LongestUseful, [&] { return QByteArray::number(view.record.url.size()); });
        }},
    {"url-many-parameters", Group::Urls, Severity::Notice, Gate::Html, manyParameters},
    {"url-double-slash", Group::Urls, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return path(view, [](QByteArrayView text) { return text.contains("//"); });
        }},
    {"url-repeats", Group::Urls, Severity::Warning, Gate::Html, repeats},
    {"url-space", Group::Urls, Severity::Warning, Gate::Html, space},
    {"url-session", Group::Urls, Severity::Warning, Gate::Html, session},
    {"url-internal-search", Group::Urls, Severity::Notice, Gate::Indexable, internalSearch},
    {"url-hashbang", Group::Urls, Severity::Notice, Gate::Html, observed},
    {"url-trap", Group::Urls, Severity::Warning, Gate::Known,
        [](const Check &, const PageView &view) {
            return foundIf(view.record.rule.kind == RuleKind::Trap, view.record.rule.detail);
        },
        Told::OfEachKind},
    {"url-crawl-waste", Group::Urls, Severity::Warning, Gate::Html, nullptr},
    {"url-slash-twins", Group::Urls, Severity::Warning, Gate::Indexable, nullptr},
    {"url-case-twins", Group::Urls, Severity::Warning, Gate::Indexable, nullptr},
    {"url-index-twins", Group::Urls, Severity::Warning, Gate::Indexable, nullptr},
    {"site-www-twins", Group::Urls, Severity::Error, Gate::Indexable, nullptr},
    {"site-http-open", Group::Urls, Severity::Error, Gate::Known, nullptr},
    {"site-404-is-200", Group::Urls, Severity::Error, Gate::Known, nullptr},
    {"site-404-redirects", Group::Urls, Severity::Warning, Gate::Known, nullptr},
    {"site-security-txt", Group::Urls, Severity::Notice, Gate::Known, nullptr},
    {"site-hosts-mixed", Group::Urls, Severity::Notice, Gate::Indexable, nullptr},
    {"site-error-rate", Group::Urls, Severity::Warning, Gate::Fetched, nullptr},
    {"site-slow", Group::Urls, Severity::Warning, Gate::Html, nullptr},
};

} // namespace

std::span<const Check> urlChecks()
{
    return UrlRows;
}

} // namespace argiope::audit
