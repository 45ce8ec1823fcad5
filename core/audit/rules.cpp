#include "core/audit/rules.h"

#include "core/html/pagestream.h"
#include "core/html/resourceobserver.h"
#include "core/similar/groups.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace argiope::audit {

namespace {

using Unit = LimitInfo::Unit;

constexpr std::array<const char *, SiteTypeCount> SiteTypeNames{
    "any", "blog", "shop", "docs", "intranet", "single-page"};

template <auto Member>
double getLimit(const Limits &limits)
{
    return double(limits.*Member);
}
template <auto Member>
void putLimit(Limits &limits, double value)
{
    limits.*Member = static_cast<std::remove_reference_t<decltype(limits.*Member)>>(value);
}
template <auto Member>
constexpr LimitInfo limit(
    const char *name, Unit unit, double least, double most, const char *checks, const char *notAbove = nullptr)
{
    return {name, unit, least, most, checks, notAbove, &getLimit<Member>, &putLimit<Member>};
}

constexpr double Year = 31'536'000;
constexpr double Mebibyte = 1024 * 1024;

constexpr LimitInfo LimitRows[] = {
    limit<&Limits::redirectHops>("redirect-hops", Unit::Number, 1, 50, "redirect-too-long"),
    limit<&Limits::redirectsToHome>("redirects-to-home", Unit::Number, 1, 100'000, "redirect-to-home"),
    limit<&Limits::siteNoIndexShare>("noindex-share", Unit::Share, 0.01, 1, "index-site-noindex"),
    limit<&Limits::titleCharacters>("title-long", Unit::Characters, 1, 1000, "title-too-long"),
    limit<&Limits::titleCharactersLeast>("title-short", Unit::Characters, 1, 1000, "title-too-short", "title-long"),
    limit<&Limits::titlePixels>("title-wide", Unit::Pixels, 1, 10'000, "title-too-wide"),
    limit<&Limits::titlePixelsLeast>("title-narrow", Unit::Pixels, 1, 10'000, "title-too-narrow", "title-wide"),
    limit<&Limits::descriptionCharacters>("description-long", Unit::Characters, 1, 5000, "description-too-long"),
    limit<&Limits::descriptionCharactersLeast>(
        "description-short", Unit::Characters, 1, 5000, "description-too-short", "description-long"),
    limit<&Limits::descriptionPixels>("description-wide", Unit::Pixels, 1, 50'000, "description-too-wide"),
    limit<&Limits::descriptionPixelsLeast>(
        "description-narrow", Unit::Pixels, 1, 50'000, "description-too-narrow", "description-wide"),
    limit<&Limits::h1Characters>("h1-long", Unit::Characters, 1, 5000, "h1-too-long"),
    limit<&Limits::wordsForSubheadings>("h2-words", Unit::Words, 1, 1'000'000, "h2-missing soft-404"),
    limit<&Limits::wordsOfShell>("shell-words", Unit::Words, 0, 10'000, "content-needs-js content-needs-js-start"),
    limit<&Limits::textShare>("text-share", Unit::Share, 0, 1, "content-low-text-ratio"),
    limit<&Limits::textShareBytes>("text-share-bytes", Unit::Bytes, 0, 100 * Mebibyte, "content-low-text-ratio"),
    limit<&Limits::mainWordsLeast>("main-words", Unit::Words, 0, 100'000, "content-thin"),
    limit<&Limits::thinForSitePages>("thin-pages", Unit::Number, 3, 100'000, "content-thin-for-site"),
    limit<&Limits::siteWordPages>("site-words", Unit::Number, 2, 100'000, "content-spelling"),
    limit<&Limits::thinForSiteShare>("thin-share", Unit::Share, 0.01, 1, "content-thin-for-site"),
    limit<&Limits::thinForSiteDeviations>("thin-deviations", Unit::Factor, 0.5, 10, "content-thin-for-site"),
    limit<&Limits::nearDuplicate>("near-duplicate", Unit::Share, similar::LeastThreshold, 1, "content-near-duplicate"),
    limit<&Limits::depth>("depth", Unit::Number, 1, 1000, "page-deep"),
    limit<&Limits::internalLinks>("internal-links", Unit::Number, 1, 1'000'000, "page-many-links"),
    limit<&Limits::externalLinks>("external-links", Unit::Number, 1, 1'000'000, "page-many-links"),
    limit<&Limits::imageBytes>("image-bytes", Unit::Bytes, 1, 1024 * Mebibyte, "image-too-large"),
    limit<&Limits::gifBytes>("gif-bytes", Unit::Bytes, 1, 1024 * Mebibyte, "image-heavy-gif"),
    limit<&Limits::imageSpareBytes>(
        "image-spare-bytes", Unit::Bytes, 1, 1024 * Mebibyte, "image-old-format image-oversized"),
    limit<&Limits::ogImagePixels>("og-image-pixels", Unit::Pixels, 1, 10'000, "og-image-small"),
    limit<&Limits::hstsSeconds>("hsts-weak", Unit::Seconds, 1, 10 * Year, "sec-hsts-weak"),
    limit<&Limits::hstsSecondsLeast>("hsts-short", Unit::Seconds, 1, 10 * Year, "sec-hsts-short", "hsts-weak"),
    limit<&Limits::urlCharacters>("url-characters", Unit::Characters, 10, 2048, "url-long"),
    limit<&Limits::urlParameters>("url-parameters", Unit::Number, 0, 1000, "url-many-parameters"),
    limit<&Limits::wastedPages>("wasted-pages", Unit::Number, 2, 1'000'000, "url-crawl-waste"),
    limit<&Limits::siteErrorShare>("site-errors", Unit::Share, 0.0001, 1, "site-error-rate"),
    limit<&Limits::firstByteMs>(
        "first-byte", Unit::Milliseconds, 1, 600'000, "perf-slow-first-byte site-slow", "first-byte-most"),
    limit<&Limits::firstByteMsMost>("first-byte-most", Unit::Milliseconds, 1, 600'000, "perf-very-slow-first-byte"),
    limit<&Limits::responseMs>("response", Unit::Milliseconds, 1, 600'000, "perf-slow", "response-most"),
    limit<&Limits::responseMsMost>("response-most", Unit::Milliseconds, 1, 600'000, "perf-very-slow"),
    limit<&Limits::htmlBytes>("html-bytes", Unit::Bytes, 1, 1024 * Mebibyte, "perf-html-heavy", "html-bytes-most"),
    limit<&Limits::htmlBytesMost>("html-bytes-most", Unit::Bytes, 1, 1024 * Mebibyte, "perf-html-large"),
    limit<&Limits::codeBytes>("code-bytes", Unit::Bytes, 1, 1024 * Mebibyte, "resource-large"),
    limit<&Limits::pdfBytes>("pdf-bytes", Unit::Bytes, 1, 4096 * Mebibyte, "resource-large"),
    limit<&Limits::compressedBytesLeast>("compressed-bytes", Unit::Bytes, 0, 100 * Mebibyte, "perf-uncompressed"),
    limit<&Limits::cacheSecondsLeast>("cache-seconds", Unit::Seconds, 1, 10 * Year, "perf-cache-short"),
    limit<&Limits::domElements>(
        "dom-elements", Unit::Number, html::DomShape::LeastElements, 10'000'000, "perf-dom-many", "dom-elements-most"),
    limit<&Limits::domElementsMost>(
        "dom-elements-most", Unit::Number, html::DomShape::LeastElements, 10'000'000, "perf-dom-large"),
    limit<&Limits::domDepth>("dom-depth", Unit::Number, html::DomShape::LeastDepth, 10'000, "perf-dom-deep"),
    limit<&Limits::domChildren>(
        "dom-children", Unit::Number, html::DomShape::LeastChildren, 1'000'000, "perf-dom-deep"),
    limit<&Limits::headStyles>(
        "head-styles", Unit::Number, html::ResourceObserver::LeastStyles, 1000, "perf-many-styles"),
    limit<&Limits::requests>(
        "requests", Unit::Number, html::ResourceObserver::LeastRequests, 20'000, "perf-many-requests"),
    limit<&Limits::inlineBytes>("inline-bytes", Unit::Bytes, double(html::ResourceObserver::LeastInlineBytes),
        1024 * Mebibyte, "perf-inline-heavy"),
    limit<&Limits::pageWeight>("page-weight", Unit::Bytes, 1, 1024 * Mebibyte, "perf-page-weight", "page-weight-most"),
    limit<&Limits::pageWeightMost>("page-weight-most", Unit::Bytes, 1, 1024 * Mebibyte, "perf-page-heavy"),
    limit<&Limits::spareBytes>("spare-bytes", Unit::Bytes, 1, 100 * Mebibyte, "perf-unminified"),
};

struct TypeLimit
{
    SiteType type;
    const char *limit;
    double value;
};
/// What is usual there.
constexpr TypeLimit TypeLimits[] = {
    {SiteType::Blog, "depth", 6}, // the archive's pages lead to older posts one after the other
    {SiteType::Blog, "main-words", 100},
    {SiteType::Shop, "depth", 5},
    {SiteType::Shop, "main-words", 60}, // pictures and prices say most of it
    {SiteType::Shop, "url-parameters", 8}, // what a list is filtered and sorted by
    {SiteType::Documentation, "depth", 8},
    {SiteType::Documentation, "title-long", 90}, // what it is about, the chapter, the product
    {SiteType::Documentation, "title-wide", 840},
    {SiteType::Documentation, "internal-links", 5000}, // tables of contents and indexes
    {SiteType::Documentation, "html-bytes", 2'000'000},
};

struct TypeEffect
{
    SiteType type;
    const char *check;
    std::optional<Severity> severity; ///< none: off
};
constexpr TypeEffect TypeEffects[] = {
    {SiteType::Blog, "page-one-inlink", {}}, // an older post is linked from its page of the archive
    {SiteType::Blog, "content-stale-year", {}},
    {SiteType::Blog, "twitter-card-missing", Severity::Warning}, // posts are shared
    {SiteType::Blog, "og-incomplete", Severity::Warning},

    {SiteType::Shop, "content-thin-for-site", {}},
    {SiteType::Shop, "content-near-duplicate", Severity::Notice}, // products in several colours
    {SiteType::Shop, "content-same-by-query", Severity::Notice},
    {SiteType::Shop, "canonical-other-url", {}}, // of each variant, as it should be
    {SiteType::Shop, "perf-slow", Severity::Warning},
    {SiteType::Shop, "image-alt-filename", Severity::Error}, // pictures of products are searched for

    {SiteType::Documentation, "description-missing", {}},
    {SiteType::Documentation, "description-duplicate", {}},
    {SiteType::Documentation, "description-too-short", {}},
    {SiteType::Documentation, "description-too-narrow", {}},
    {SiteType::Documentation, "title-equals-h1", {}},
    {SiteType::Documentation, "h2-duplicate", {}}, // "Parameters", "Return value" …
    {SiteType::Documentation, "content-thin", {}},
    {SiteType::Documentation, "content-thin-for-site", {}},
    {SiteType::Documentation, "content-near-duplicate", Severity::Notice},
    {SiteType::Documentation, "page-one-inlink", {}},
    {SiteType::Documentation, "og-incomplete", {}},
    {SiteType::Documentation, "twitter-card-missing", {}},
    {SiteType::Documentation, "sd-none", {}},
    {SiteType::Documentation, "link-fragment-missing", Severity::Error}, // half of the links lead to a place in a page

    // Nobody is to find it in a search engine.
    {SiteType::Intranet, "index-noindex", {}},
    {SiteType::Intranet, "index-noindex-start", {}},
    {SiteType::Intranet, "index-site-noindex", {}},
    {SiteType::Intranet, "index-nofollow", {}},
    {SiteType::Intranet, "index-blocked", {}},
    {SiteType::Intranet, "index-nosnippet", {}},
    {SiteType::Intranet, "index-noindex-canonical", {}},
    {SiteType::Intranet, "page-nofollow-only", {}},
    {SiteType::Intranet, "page-noindex-inlinks-only", {}},
    {SiteType::Intranet, "pagination-noindex", {}},
    {SiteType::Intranet, "hreflang-noindex", {}},
    {SiteType::Intranet, "sd-on-noindex", {}},
    {SiteType::Intranet, "canonical-missing", {}},
    {SiteType::Intranet, "canonical-off-site", {}}, // the public site's address
    {SiteType::Intranet, "canonical-host-mixed", {}},
    {SiteType::Intranet, "canonical-to-noindex", {}},
    {SiteType::Intranet, "canonical-to-blocked", {}},
    {SiteType::Intranet, "sitemap-none", {}},
    {SiteType::Intranet, "sitemap-unlisted", {}},
    {SiteType::Intranet, "sitemap-noindex", {}},
    {SiteType::Intranet, "sitemap-blocked", {}},
    {SiteType::Intranet, "robots-none", {}},
    {SiteType::Intranet, "robots-blocks-all", {}},
    {SiteType::Intranet, "robots-blocks-start", {}},
    {SiteType::Intranet, "robots-blocks-assets", {}},
    {SiteType::Intranet, "robots-ai-agents", {}},
    {SiteType::Intranet, "description-missing", {}},
    {SiteType::Intranet, "description-duplicate", {}},
    {SiteType::Intranet, "description-too-long", {}},
    {SiteType::Intranet, "description-too-wide", {}},
    {SiteType::Intranet, "description-too-short", {}},
    {SiteType::Intranet, "description-too-narrow", {}},
    {SiteType::Intranet, "title-too-wide", {}},
    {SiteType::Intranet, "title-too-narrow", {}},
    {SiteType::Intranet, "og-incomplete", {}},
    {SiteType::Intranet, "twitter-card-missing", {}},
    {SiteType::Intranet, "sd-none", {}},
    {SiteType::Intranet, "sec-hsts-missing", Severity::Notice},

    {SiteType::SinglePage, "sitemap-none", {}},
    {SiteType::SinglePage, "sitemap-unlisted", {}},
    {SiteType::SinglePage, "robots-none", {}},
    {SiteType::SinglePage, "page-orphan", {}},
    {SiteType::SinglePage, "page-one-inlink", {}},
    {SiteType::SinglePage, "page-dead-end", {}},
    {SiteType::SinglePage, "canonical-missing", {}},
    {SiteType::SinglePage, "content-thin", {}},
    {SiteType::SinglePage, "content-low-text-ratio", {}},
    {SiteType::SinglePage, "perf-inline-heavy", {}}, // scripts and styles stand where they are used once
    {SiteType::SinglePage, "link-same-text", {}},
};

const TypeEffect *effectOf(SiteType type, const Check &check)
{
    for (const TypeEffect &effect : TypeEffects) {
        if (effect.type == type && qstrcmp(effect.check, check.id) == 0)
            return &effect;
    }
    return nullptr;
}

constexpr QLatin1String SiteTypeKey("site_type");
constexpr QLatin1String LimitsKey("limits");
constexpr QLatin1String SwitchesKey("switches");
constexpr QLatin1String SeveritiesKey("severities");
constexpr QLatin1String NonIndexableKey("non_indexable");
constexpr qsizetype MostEntries = 10'000; ///< of a file from a stranger

std::optional<Severity> severityFromName(const QString &word)
{
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Notice}) {
        if (word == QLatin1String(name(severity)))
            return severity;
    }
    return {};
}

bool isInRange(const LimitInfo &info, double value)
{
    const bool whole = info.unit == Unit::Share || info.unit == Unit::Factor || value == std::floor(value);
    return whole && value >= info.least && value <= info.most; // false for what is no number
}

} // namespace

const char *name(SiteType type)
{
    return SiteTypeNames[size_t(type)];
}

std::optional<SiteType> siteTypeFromName(QByteArrayView name)
{
    for (size_t i = 0; i < SiteTypeNames.size(); ++i) {
        if (name == SiteTypeNames[i])
            return SiteType(i);
    }
    return {};
}

std::span<const LimitInfo> limitInfos()
{
    return LimitRows;
}

const LimitInfo *limitFromName(QByteArrayView name)
{
    const auto *it = std::find_if(
        std::begin(LimitRows), std::end(LimitRows), [name](const LimitInfo &info) { return name == info.name; });
    return it == std::end(LimitRows) ? nullptr : it;
}

QByteArray limitText(const LimitInfo &info, double value)
{
    return info.unit == Unit::Share ? QByteArray::number(value, 'g', 6) : QByteArray::number(value, 'g', 15);
}

bool concerns(const LimitInfo &info, const Check &check)
{
    return QByteArray(info.checks).split(' ').contains(check.id);
}

Limits limitsOf(SiteType type)
{
    Limits limits;
    for (const TypeLimit &usual : TypeLimits) {
        if (usual.type == type)
            limitFromName(usual.limit)->set(limits, usual.value);
    }
    return limits;
}

bool isOn(SiteType type, const Check &check)
{
    const TypeEffect *effect = effectOf(type, check);
    return !effect || effect->severity;
}

Severity severityOf(SiteType type, const Check &check)
{
    const TypeEffect *effect = effectOf(type, check);
    return effect && effect->severity ? *effect->severity : check.severity;
}

Limits Rules::allLimits() const
{
    Limits all = limitsOf(siteType);
    for (auto it = limits.cbegin(); it != limits.cend(); ++it) {
        if (const LimitInfo *info = limitFromName(it.key()))
            info->set(all, *it);
    }
    all.nonIndexable = nonIndexable;
    return all;
}

bool Rules::isOn(const Check &check) const
{
    const auto said = switches.constFind(check.id);
    return said != switches.cend() ? *said : audit::isOn(siteType, check);
}

Severity Rules::severityOf(const Check &check) const
{
    const auto said = severities.constFind(check.id);
    return said != severities.cend() ? *said : audit::severityOf(siteType, check);
}

Rules rulesFromJson(const QByteArray &json)
{
    Rules rules;
    const QJsonObject whole = QJsonDocument::fromJson(json).object();
    if (const auto type = siteTypeFromName(whole.value(SiteTypeKey).toString().toUtf8()))
        rules.siteType = *type;
    rules.nonIndexable = whole.value(NonIndexableKey).toBool();
    const QJsonObject limits = whole.value(LimitsKey).toObject();
    for (auto it = limits.begin(); it != limits.end(); ++it) {
        const LimitInfo *info = limitFromName(it.key().toUtf8());
        if (info && it.value().isDouble() && isInRange(*info, it.value().toDouble()))
            rules.limits.insert(info->name, it.value().toDouble());
    }
    if (problemOf(rules.allLimits()))
        rules.limits.clear(); // one contradicts another: nobody has said that
    // Of a check that only a later version knows it stays, for whoever knows it.
    const QJsonObject switches = whole.value(SwitchesKey).toObject();
    for (auto it = switches.begin(); it != switches.end() && rules.switches.size() < MostEntries; ++it) {
        if (it.value().isBool())
            rules.switches.insert(it.key().toUtf8(), it.value().toBool());
    }
    const QJsonObject severities = whole.value(SeveritiesKey).toObject();
    for (auto it = severities.begin(); it != severities.end() && rules.severities.size() < MostEntries; ++it) {
        if (const auto severity = severityFromName(it.value().toString()))
            rules.severities.insert(it.key().toUtf8(), *severity);
    }
    return rules;
}

QByteArray toJson(const Rules &rules)
{
    if (rules == Rules())
        return {};
    QJsonObject limits;
    for (auto it = rules.limits.cbegin(); it != rules.limits.cend(); ++it)
        limits.insert(QString::fromUtf8(it.key()), *it);
    QJsonObject switches;
    for (auto it = rules.switches.cbegin(); it != rules.switches.cend(); ++it)
        switches.insert(QString::fromUtf8(it.key()), *it);
    QJsonObject severities;
    for (auto it = rules.severities.cbegin(); it != rules.severities.cend(); ++it)
        severities.insert(QString::fromUtf8(it.key()), QLatin1String(name(*it)));
    QJsonObject whole{{SiteTypeKey, QLatin1String(name(rules.siteType))}};
    if (!limits.isEmpty())
        whole.insert(LimitsKey, limits);
    if (!switches.isEmpty())
        whole.insert(SwitchesKey, switches);
    if (!severities.isEmpty())
        whole.insert(SeveritiesKey, severities);
    if (rules.nonIndexable)
        whole.insert(NonIndexableKey, true);
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

base::Result<void, QString> setLimit(Rules &rules, QByteArrayView name, const QString &value)
{
    const LimitInfo *info = limitFromName(name);
    if (!info)
        return base::Failure{QStringLiteral("there is no limit '%1'").arg(QString::fromUtf8(name))};
    if (value.trimmed() == u"default") {
        rules.limits.remove(info->name);
        return {};
    }
    bool ok = false;
    const double number = value.trimmed().toDouble(&ok);
    if (!ok || !isInRange(*info, number)) {
        return base::Failure{
            QStringLiteral("%1: cannot use '%2': expected %3 from %4 to %5, or default")
                .arg(QLatin1String(info->name), value,
                    info->unit == Unit::Share ? QStringLiteral("a share") : QStringLiteral("a number"),
                    QLatin1String(limitText(*info, info->least)), QLatin1String(limitText(*info, info->most)))};
    }
    rules.limits.insert(info->name, number);
    return {};
}

std::optional<LimitProblem> problemOf(const Limits &limits)
{
    for (const LimitInfo &info : LimitRows) {
        if (!isInRange(info, info.get(limits)))
            return LimitProblem{&info, nullptr};
        const LimitInfo *other = info.notAbove ? limitFromName(info.notAbove) : nullptr;
        if (other && info.get(limits) > other->get(limits))
            return LimitProblem{&info, other};
    }
    return {};
}

QString message(const LimitProblem &problem, const Limits &limits)
{
    const auto text = [&limits](const LimitInfo &info) -> QString {
        return QLatin1String(info.name) % QLatin1Char('=') % QLatin1String(limitText(info, info.get(limits)));
    };
    if (problem.other)
        return QStringLiteral("%1 is more than %2").arg(text(*problem.limit), text(*problem.other));
    return QStringLiteral("%1 is not from %2 to %3")
        .arg(text(*problem.limit), QLatin1String(limitText(*problem.limit, problem.limit->least)),
            QLatin1String(limitText(*problem.limit, problem.limit->most)));
}

} // namespace argiope::audit
