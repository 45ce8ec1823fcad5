#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/base/httpdate.h"
#include "core/base/text.h"
#include "core/html/languageversions.h"
#include "core/url/canonical.h"

#include <QDateTime>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

namespace argiope::audit {

namespace {

/// The registrable domain, or the host where there is none.
QByteArray siteOf(const url::Url &address)
{
    const auto domain = url::registrableDomain(address.hostname());
    return domain ? *domain : address.hostname().toByteArray();
}

/// `test` of the page and the canonical URL that it names.
template <class Test>
Verdict canonical(const PageView &view, Test test)
{
    if (view.canonicalElsewhere().isEmpty())
        return {};
    const auto target = url::parse(view.canonicalElsewhere());
    return foundIf(target && test(view.address(), *target), view.canonicalElsewhere());
}

bool isHome(const url::Url &address)
{
    return address.pathname() == "/" && address.search().isEmpty();
}

/// The date of unavailable_after, to the day: HTTP dates, ISO 8601, "25 Jun 2030 15:00:00 PST", "25-Jun-2030 …".
/// RFC 850 writes years in two digits, and other zones than GMT are met with it.
std::optional<qint64> dayOf(const QByteArray &text, qint64 now)
{
    QByteArray line = text.trimmed();
    for (const char *zone : {" UTC", " Z", " +0000"}) {
        if (line.endsWith(zone))
            line = line.left(line.size() - qsizetype(qstrlen(zone))) + " GMT";
    }
    if (const auto date = base::parseHttpDate(line, now))
        return date;
    const QString words = QString::fromUtf8(text);
    QDateTime parsed = QDateTime::fromString(words, Qt::ISODate);
    static const QRegularExpression day(QStringLiteral("\\b(\\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\\d{4}|\\d{2})\\b"));
    const QRegularExpressionMatch found = day.match(words);
    if (!parsed.isValid() && found.hasMatch()) {
        QString year = found.captured(3);
        if (year.size() == 2)
            year = QString::number(base::yearOfTwoDigits(year.toInt(), now));
        const QDate date = QLocale::c().toDate(
            found.captured(1) + u' ' + found.captured(2) + u' ' + year, QStringLiteral("d MMM yyyy"));
        parsed = date.isValid() ? date.endOfDay(Qt::UTC) : QDateTime();
    }
    return parsed.isValid() ? std::optional(parsed.toMSecsSinceEpoch()) : std::nullopt;
}

Verdict unavailableAfter(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    const facts::Observation *said = view.observations().find("unavailable-after");
    if (!said)
        return {};
    const qint64 then = view.page.fetchedAt;
    const auto date = dayOf(said->evidence, then);
    return foundIf(!date || *date <= then, said->evidence);
}

/// The language of a tag; codes that were replaced by others, and the two written languages of Norwegian, are one.
QByteArray languageOf(QByteArray tag)
{
    const QByteArray language = base::upTo(tag.replace('_', '-').toLower(), '-');
    static const QHash<QByteArray, QByteArray> same{
        {"iw", "he"}, {"in", "id"}, {"ji", "yi"}, {"nb", "no"}, {"nn", "no"}, {"mo", "ro"}};
    return same.value(language, language);
}

Verdict languageMismatch(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    if (view.page.language.isEmpty())
        return {};
    const QByteArray said = languageOf(view.page.language);
    for (const LanguageVersion &version : view.languageVersions()) {
        if (!view.isSelf(version.url))
            continue;
        // What is no code at all is badCode's.
        const QByteArray code = version.code.toLower();
        if (code != "x-default" && languageOf(code) != said && html::isSearchLanguage(version.code))
            return found(QByteArray(version.code + ", " + view.page.language));
    }
    return {};
}

/// What the page says of its language elsewhere, where that is another one.
Verdict languageConflict(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    if (view.page.language.isEmpty())
        return {};
    const QByteArray said = languageOf(view.page.language);
    Verdict verdict;
    for (const auto &[noted, source] :
        {std::pair{"og-locale", "og:locale"}, {"content-language", "Content-Language"}}) {
        const facts::Observation *other = view.observations().find(noted);
        const QByteArrayList tags = other ? other->evidence.split(',') : QByteArrayList();
        if (tags.isEmpty() || std::any_of(tags.begin(), tags.end(), [&said](const QByteArray &tag) {
                return languageOf(tag.trimmed()) == said;
            }))
            continue;
        if (verdict.state != State::Found)
            verdict = found(QByteArray(view.page.language + " (html lang)"));
        verdict.evidence += QByteArray(", " + other->evidence + " (" + source + ')');
    }
    return verdict;
}

/// `test` of the versions, where the page names any.
template <class Test>
Verdict versions(const PageView &view, Test test)
{
    if (!view.isObserved())
        return undecidable();
    const QList<LanguageVersion> list = view.languageVersions();
    return list.isEmpty() ? Verdict{} : test(list);
}

/// Where versions are named: "html, sitemap".
QByteArray sourcesOf(const QList<LanguageVersion> &list)
{
    QByteArrayList names;
    for (const LanguageVersion &version : list) {
        if (!names.contains(name(version.source)))
            names.append(name(version.source));
    }
    return names.join(", ");
}

Verdict noSelf(const Check &, const PageView &view)
{
    return versions(view, [&](const QList<LanguageVersion> &list) {
        for (const LanguageVersion &version : list) {
            if (view.isSelf(version.url))
                return Verdict{};
        }
        return found(sourcesOf(list));
    });
}

/// What reading the page has noted, and what sitemaps say.
Verdict badCode(const Check &check, const PageView &view)
{
    Verdict verdict = observed(check, view);
    if (verdict.state == State::Undecidable)
        return verdict;
    bool told = verdict.state != State::Found; // where the first one is said
    for (const LanguageVersion &version : view.languageVersions()) {
        if (!told && version.source == VersionSource::Header && version.code == verdict.evidence) {
            verdict.evidence += " (header)";
            told = true;
        }
        if (version.source != VersionSource::Sitemap || html::isSearchLanguage(version.code))
            continue;
        if (verdict.count++ == 0)
            verdict = found(QByteArray(version.code + " (sitemap)"));
    }
    return verdict;
}

/// The page and a sitemap name different URLs for one language.
Verdict sitemapConflict(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        QHash<QByteArray, const LanguageVersion *> own;
        for (const LanguageVersion &version : list) {
            if (version.source != VersionSource::Sitemap)
                own.insert(version.code.toLower(), &version);
        }
        Verdict verdict;
        for (const LanguageVersion &version : list) {
            const auto other = own.constFind(version.code.toLower());
            if (version.source != VersionSource::Sitemap || other == own.cend())
                continue;
            if (verdict.count == 0)
                verdict = found(QByteArray(version.code + ": " + (*other)->url + " (" + name((*other)->source) + "), "
                    + version.url + " (sitemap)"));
            else
                ++verdict.count;
        }
        return verdict;
    });
}

Verdict noDefault(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        for (const LanguageVersion &version : list) {
            if (version.code.compare("x-default", Qt::CaseInsensitive) == 0)
                return Verdict{};
        }
        return found(sourcesOf(list));
    });
}

Verdict codeTwice(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        QHash<QByteArray, QByteArray> byCode;
        for (const LanguageVersion &version : list) {
            // What sitemaps say otherwise than the page is another check's.
            const bool listed = version.source == VersionSource::Sitemap;
            QByteArray &url = byCode[version.code.toLower() + (listed ? "\n" : "")];
            if (!url.isEmpty() && url != version.url)
                return found(version.code);
            url = version.url;
        }
        return Verdict{};
    });
}

Verdict urlWithManyCodes(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        QHash<QByteArray, QByteArray> byUrl;
        for (const LanguageVersion &version : list) {
            const QByteArray code = version.code.toLower();
            if (code == "x-default")
                continue;
            const QByteArray language = base::upTo(code, '-');
            QByteArray &known = byUrl[version.url];
            if (!known.isEmpty() && known != language)
                return found(version.url);
            known = language;
        }
        return Verdict{};
    });
}

/// The page that it names as the original is one of its own translations.
Verdict canonicalOfOtherLanguage(const Check &, const PageView &view)
{
    if (view.canonicalElsewhere().isEmpty())
        return {};
    return versions(view, [&](const QList<LanguageVersion> &list) {
        QByteArrayList own;
        QByteArrayList target;
        for (const LanguageVersion &version : list) {
            const QByteArray url = base::upTo(version.url, '#');
            const QByteArray code = version.code.toLower();
            if (code == "x-default")
                continue;
            if (view.isSelf(url))
                own << code;
            else if (url == view.canonicalElsewhere())
                target << code;
        }
        if (target.isEmpty())
            return Verdict{};
        // A page that is not among them says itself which language it is in.
        const bool same = own.isEmpty() ? languageOf(target.first()) == languageOf(view.page.language)
                                        : own.contains(target.first());
        return foundIf(!same, view.canonicalElsewhere());
    });
}

/// Of a series: "/list" as of "/list?page=2" and of "/list/page/2", or the page before. Another address that a page of
/// a series names (the same page elsewhere, or without the order of its rows) keeps nothing from anybody.
bool isOfEarlierPage(const PageView &view, const QByteArray &canonical)
{
    return !canonical.isEmpty()
        && (canonical == base::upTo(view.page.prevUrl, '#') || view.record.url.startsWith(canonical));
}

const Check IndexRows[] = {
    {"index-noindex", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && !view.start, view.noIndexEvidence());
        }},
    {"index-noindex-start", Group::Index, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && view.start, view.noIndexEvidence());
        }},
    {"index-site-noindex", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"index-nofollow", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.isNoFollow(), view.noFollowEvidence()); }},
    {"index-agent-directive", Group::Index, Severity::Notice, Gate::Html, observed},
    {"index-blocked", Group::Index, Severity::Warning, Gate::Known,
        [](const Check &, const PageView &view) {
            const bool content = view.infrastructure() == url::Infrastructure::None
                && view.record.role == store::UrlRole::Page; // robots-blocks-assets tells of files
            return foundIf(
                view.internal && content && view.isDisallowed() && view.record.inlinks > 0, view.record.rule.detail);
        }},
    {"index-conflict", Group::Index, Severity::Warning, Gate::Html, observed},
    {"index-noindex-canonical", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.isNoIndex() && !view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        }},
    {"index-directive-in-body", Group::Index, Severity::Warning, Gate::Html, observed, Told::OfEachPage,
        "html-head-broken"},
    {"index-directive-unknown", Group::Index, Severity::Notice, Gate::Html, observed},
    {"index-unavailable-after", Group::Index, Severity::Warning, Gate::Html, unavailableAfter},
    {"index-nosnippet", Group::Index, Severity::Notice, Gate::Html, observed},
    {"canonical-missing", Group::Index, Severity::Notice, Gate::Indexable,
        [](const Check &, const PageView &view) { return foundIf(view.page.canonical.isEmpty()); }},
    {"canonical-multiple", Group::Index, Severity::Warning, Gate::Html, observed},
    {"canonical-conflict", Group::Index, Severity::Error, Gate::Html, observed},
    {"canonical-relative", Group::Index, Severity::Warning, Gate::Html, observed},
    {"canonical-invalid", Group::Index, Severity::Error, Gate::Html, observed},
    {"canonical-fragment", Group::Index, Severity::Warning, Gate::Html, observed},
    {"canonical-in-body", Group::Index, Severity::Error, Gate::Html, observed, Told::OfEachPage, "html-head-broken"},
    {"canonical-attributes", Group::Index, Severity::Warning, Gate::Html, observed},
    {"canonical-other-url", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        }},
    {"canonical-off-site", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return canonical(
                view, [](const url::Url &own, const url::Url &target) { return siteOf(own) != siteOf(target); });
        }},
    {"canonical-to-home", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            // Where "/" leads to this page, both are the home page.
            return canonical(view, [&view](const url::Url &own, const url::Url &target) {
                return isHome(target) && !isHome(own) && !view.start;
            });
        }},
    {"canonical-http", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return canonical(view, [](const url::Url &own, const url::Url &target) {
                return own.scheme() == "https" && target.scheme() == "http";
            });
        }},
    {"canonical-to-redirect", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"canonical-to-error", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"canonical-to-noindex", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"canonical-to-blocked", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"canonical-different-text", Group::Index, Severity::Warning, Gate::Html, nullptr},
    {"canonical-chain", Group::Index, Severity::Warning, Gate::Html, nullptr},
    {"canonical-loop", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"canonical-host-mixed", Group::Index, Severity::Warning, Gate::Html, nullptr},
    {"canonical-other-language", Group::Index, Severity::Warning, Gate::Html, canonicalOfOtherLanguage},
    {"pagination-non-200", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"pagination-sequence", Group::Index, Severity::Warning, Gate::Html, nullptr},
    {"pagination-noindex", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const bool kept = view.isNoIndex() || isOfEarlierPage(view, view.canonicalElsewhere());
            return foundIf(!view.page.prevUrl.isEmpty() && kept, view.page.prevUrl);
        }},
    {"hreflang-bad-code", Group::Index, Severity::Error, Gate::Html, badCode},
    {"hreflang-relative", Group::Index, Severity::Warning, Gate::Html, observed},
    {"hreflang-no-return", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"hreflang-return-differs", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"hreflang-no-self", Group::Index, Severity::Warning, Gate::Html, noSelf},
    {"hreflang-no-default", Group::Index, Severity::Notice, Gate::Html, noDefault},
    {"hreflang-non-200", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"hreflang-noindex", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"hreflang-not-canonical", Group::Index, Severity::Error, Gate::Html, nullptr},
    {"hreflang-sitemap-conflict", Group::Index, Severity::Warning, Gate::Html, sitemapConflict},
    {"hreflang-on-non-canonical", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            return foundIf(!view.languageVersions().isEmpty()
                && (view.indexability() == Indexability::NoIndex
                    || view.indexability() == Indexability::Canonicalized));
        }},
    {"hreflang-twice", Group::Index, Severity::Error, Gate::Html, codeTwice},
    {"hreflang-many-codes", Group::Index, Severity::Warning, Gate::Html, urlWithManyCodes},
    {"hreflang-lang-mismatch", Group::Index, Severity::Warning, Gate::Html, languageMismatch},
    {"lang-conflict", Group::Index, Severity::Notice, Gate::Html, languageConflict},
    {"hreflang-in-body", Group::Index, Severity::Error, Gate::Html, observed, Told::OfEachPage, "html-head-broken"},
};

} // namespace

std::span<const Check> indexChecks()
{
    return IndexRows;
}

} // namespace argiope::audit
