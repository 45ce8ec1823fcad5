#include "core/audit/cachecontrol.h"
#include "core/audit/checkgroups.h"
#include "core/audit/headervalues.h"
#include "core/audit/lastread.h"
#include "core/audit/pageview.h"
#include "core/audit/statictypes.h"

#include <algorithm>

namespace argiope::audit {

using base::Outcome;

namespace {

/// Something that was measured, where it is more than it should be; -1 stands for what was not.
Verdict moreThan(qint64 measured, qint64 most)
{
    return measured < 0 ? undecidable() : foundIf(measured > most, [measured] { return QByteArray::number(measured); });
}

/// A time of the server's. What it took while the crawl itself had it at work is told as that.
Verdict slowerThan(const PageView &view, qint64 measured, qint64 most)
{
    Verdict verdict = moreThan(measured, most);
    const int running = view.isObserved() ? view.observations().count(facts::UnderLoad) : 0;
    if (verdict.state == State::Found && running > 0)
        verdict.evidence += ", under the crawl's own load of " + QByteArray::number(running) + " requests at a time";
    return verdict;
}

/// The number that the page's reading noted under that name, where it was large enough to be noted.
Verdict notedMoreThan(const PageView &view, QByteArrayView name, int most)
{
    return view.isObserved() ? moreThan(view.observations().count(name), most) : undecidable();
}

bool isAnswer(const PageView &view)
{
    return view.page.status == 200 && (view.page.outcome == Outcome::Ok || view.page.outcome == Outcome::TooComplex);
}

QByteArray firstHeader(const PageView &view, QByteArrayView name)
{
    const QByteArrayList values = view.headers(name);
    return values.isEmpty() ? QByteArray() : values.constFirst();
}

CacheControl cacheControlOf(const PageView &view)
{
    thread_local LastRead<CacheControl> last;
    return last.of(view.joinedHeaders("cache-control"), readCacheControl);
}

bool isCompressible(const PageView &view)
{
    return isAnswer(view) && isTextType(view.page.contentType);
}

Verdict uncompressed(const Check &, const PageView &view)
{
    if (!isCompressible(view))
        return {};
    if (!view.hasHeaders())
        return undecidable();
    if (!view.codings().isEmpty())
        return {};
    if (view.page.bytes < 0)
        return undecidable();
    return foundIf(
        view.page.bytes >= view.limits.compressedBytesLeast, [&] { return QByteArray::number(view.page.bytes); });
}

/// A cache for many that kept it would give the coded body to who does not know the coding (RFC 9110, 12.5.5). What no
/// such cache may keep needs no Vary.
Verdict varyMissing(const Check &, const PageView &view)
{
    if (!isAnswer(view))
        return {};
    if (!view.hasHeaders())
        return undecidable();
    const QByteArrayList &codings = view.codings();
    if (codings.isEmpty())
        return {};
    bool varies = false;
    view.eachHeader("vary", [&varies](QByteArrayView value) {
        eachPart(value, ',', [&varies](QByteArrayView name) {
            varies = varies || name == "*" || name.compare("accept-encoding", Qt::CaseInsensitive) == 0;
        });
        return !varies;
    });
    if (varies)
        return {};
    const CacheControl control = cacheControlOf(view);
    return foundIf(!control.noStore && !control.isPrivate, [&] { return shown(codings.join(", ")); });
}

/// How an answer that stays the same may be kept.
struct Caching
{
    CacheControl control;
    std::optional<qint64> freshness;
    bool validator = false;

    explicit Caching(const PageView &view)
        : control(cacheControlOf(view))
        , freshness(
              freshnessOf(control, view.headers("expires").join(", "), firstHeader(view, "date"), view.page.fetchedAt))
        , validator(!firstHeader(view, "etag").isEmpty() || !firstHeader(view, "last-modified").isEmpty())
    {
    }
    [[nodiscard]] bool isKept() const { return !control.noStore && (freshness || validator); }
};

Verdict notCacheable(const Check &, const PageView &view)
{
    if (!isAnswer(view) || !isStaticType(view.page.contentType)
        || isImageOfProgram(view.page.contentType, view.address()))
        return {};
    if (!view.hasHeaders())
        return undecidable();
    return foundIf(!Caching(view).isKept(), shown(view.headers("cache-control").join(", ")));
}

Verdict cacheShort(const Check &, const PageView &view)
{
    if (!isAnswer(view) || !isStaticType(view.page.contentType))
        return {};
    if (!view.hasHeaders())
        return undecidable();
    const Caching caching(view);
    return foundIf(caching.isKept() && caching.freshness.value_or(0) < view.limits.cacheSecondsLeast,
        QByteArray::number(caching.freshness.value_or(0)));
}

Verdict resourceLarge(const Check &, const PageView &view)
{
    if (!isAnswer(view))
        return {};
    const bool pdf = isPdf(view.page.contentType);
    if (!pdf && !isScriptOrStyle(view.page.contentType))
        return {};
    const qint64 most = pdf ? view.limits.pdfBytes : view.limits.codeBytes;
    const Verdict verdict = moreThan(view.page.bytes, most);
    // Of a body that was not read only its length as it would have come is known.
    const bool coded = view.page.contentHash.isEmpty() && (!view.hasHeaders() || !view.codings().isEmpty());
    return verdict.state == State::NotFound && coded ? undecidable() : verdict;
}

/// What a script or style sheet could do without, where it is more than a twentieth of it.
Verdict unminified(const Check &, const PageView &view)
{
    constexpr qint64 LeastPart = 20;
    if (!isAnswer(view) || !isScriptOrStyle(view.page.contentType))
        return {};
    const auto noted = facts::Observations::fromJson(view.page.inspected);
    if (view.page.inspected.isEmpty() || noted.find("spare-unread"))
        return undecidable();
    const qint64 spare = noted.count("spare-bytes");
    return foundIf(spare > view.limits.spareBytes && spare * LeastPart > view.page.bytes, QByteArray::number(spare));
}

const Check PerformanceRows[] = {
    {"perf-slow-first-byte", Group::Performance, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return slowerThan(view, view.page.firstByteMs, view.limits.firstByteMs);
        },
        Told::OfEachPage, "perf-very-slow-first-byte"},
    {"perf-very-slow-first-byte", Group::Performance, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return slowerThan(view, view.page.firstByteMs, view.limits.firstByteMsMost);
        }},
    {"perf-slow", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return slowerThan(view, view.page.responseMs, view.limits.responseMs);
        },
        Told::OfEachPage, "perf-very-slow"},
    {"perf-very-slow", Group::Performance, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return slowerThan(view, view.page.responseMs, view.limits.responseMsMost);
        }},
    {"perf-html-large", Group::Performance, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) { return moreThan(view.page.bytes, view.limits.htmlBytesMost); }},
    {"perf-html-heavy", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return moreThan(view.page.bytes, view.limits.htmlBytes); },
        Told::OfEachPage, "perf-html-large"},
    {"resource-large", Group::Performance, Severity::Warning, Gate::Fetched, resourceLarge},
    {"perf-uncompressed", Group::Performance, Severity::Warning, Gate::Fetched, uncompressed, Told::OfSite},
    {"perf-vary-missing", Group::Performance, Severity::Warning, Gate::Fetched, varyMissing, Told::OfSite},
    {"perf-not-cacheable", Group::Performance, Severity::Warning, Gate::Fetched, notCacheable, Told::OfSite},
    {"perf-cache-short", Group::Performance, Severity::Notice, Gate::Fetched, cacheShort, Told::OfSite},
    {"perf-no-validator", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            // What nobody may keep is never asked for by a validator.
            return foundIf(
                view.page.etag.isEmpty() && view.page.lastModified.isEmpty() && !cacheControlOf(view).noStore);
        },
        Told::OfSite},
    {"perf-dom-large", Group::Performance, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return notedMoreThan(view, "dom-elements", view.limits.domElementsMost);
        }},
    {"perf-dom-many", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return notedMoreThan(view, "dom-elements", view.limits.domElements);
        },
        Told::OfEachPage, "perf-dom-large"},
    {"perf-dom-deep", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const Verdict deep = notedMoreThan(view, "dom-depth", view.limits.domDepth);
            if (deep.state != State::NotFound)
                return deep;
            Verdict many = notedMoreThan(view, "dom-children", view.limits.domChildren);
            if (many.state == State::Found) // a number alone would be a depth
                many.evidence += " children";
            return many;
        }},
    {"perf-blocking-script", Group::Performance, Severity::Warning, Gate::Html, observed},
    {"perf-many-styles", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return notedMoreThan(view, "head-styles", view.limits.headStyles); }},
    {"perf-many-requests", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return notedMoreThan(view, "requests", view.limits.requests); }},
    {"perf-inline-heavy", Group::Performance, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return notedMoreThan(view, "inline-bytes", view.limits.inlineBytes);
        }},
    {"perf-page-weight", Group::Performance, Severity::Notice, Gate::Html, nullptr},
    {"perf-page-heavy", Group::Performance, Severity::Warning, Gate::Html, nullptr},
    {"perf-resource-twice", Group::Performance, Severity::Notice, Gate::Html, nullptr},
    {"perf-unminified", Group::Performance, Severity::Notice, Gate::Fetched, unminified},
    {"perf-no-brotli", Group::Performance, Severity::Notice, Gate::Known, nullptr},
};

} // namespace

std::span<const Check> performanceChecks()
{
    return PerformanceRows;
}

} // namespace argiope::audit
