#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/base/httpdate.h"
#include "core/base/text.h"
#include "core/url/canonical.h"

#include <QDateTime>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

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
std::optional<qint64> dayOf(const QByteArray &text, qint64 now)
{
    if (const auto date = base::parseHttpDate(text, now))
        return date;
    const QString words = QString::fromUtf8(text);
    QDateTime parsed = QDateTime::fromString(words, Qt::ISODate);
    static const QRegularExpression day(QStringLiteral("\\b(\\d{1,2})[ -]([A-Za-z]{3})[a-z]*[ -](\\d{4})\\b"));
    const QRegularExpressionMatch found = day.match(words);
    if (!parsed.isValid() && found.hasMatch()) {
        const QDate date = QLocale::c().toDate(
            found.captured(1) + u' ' + found.captured(2) + u' ' + found.captured(3), QStringLiteral("d MMM yyyy"));
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
        const QByteArray code = version.code.toLower();
        if (code != "x-default" && languageOf(code) != said)
            return found(QByteArray(version.code + ", " + view.page.language));
    }
    return {};
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

Verdict noSelf(const Check &, const PageView &view)
{
    return versions(view, [&](const QList<LanguageVersion> &list) {
        for (const LanguageVersion &version : list) {
            if (view.isSelf(version.url))
                return Verdict{};
        }
        return found();
    });
}

Verdict noDefault(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        for (const LanguageVersion &version : list) {
            if (version.code.compare("x-default", Qt::CaseInsensitive) == 0)
                return Verdict{};
        }
        return found();
    });
}

Verdict codeTwice(const Check &, const PageView &view)
{
    return versions(view, [](const QList<LanguageVersion> &list) {
        QHash<QByteArray, QByteArray> byCode;
        for (const LanguageVersion &version : list) {
            QByteArray &url = byCode[version.code.toLower()];
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
        return foundIf(!target.isEmpty() && !own.contains(target.first()), view.canonicalElsewhere());
    });
}

const Check IndexRows[] = {
    {"index-noindex", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && !view.start, view.page.metaRobots);
        },
        "Search engines are told not to list the page"},
    {"index-noindex-start", Group::Index, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && view.start, view.page.metaRobots);
        },
        "Search engines are told not to list the start page"},
    {"index-site-noindex", Group::Index, Severity::Error, Gate::Html, nullptr,
        "Nearly all pages are kept from search engines"},
    {"index-nofollow", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.noFollow, view.page.metaRobots); },
        "Search engines are told not to follow the page's links"},
    {"index-blocked", Group::Index, Severity::Warning, Gate::Known,
        [](const Check &, const PageView &view) {
            return foundIf(view.internal && view.isDisallowed() && view.record.inlinks > 0, view.record.rule.detail);
        },
        "Pages link to what robots.txt disallows"},
    {"index-conflict", Group::Index, Severity::Warning, Gate::Html, observed,
        "Directives for search engines contradict each other"},
    {"index-noindex-canonical", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.isNoIndex() && !view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        },
        "noindex, and another page named as the canonical one"},
    {"index-directive-in-body", Group::Index, Severity::Warning, Gate::Html, observed,
        "A robots meta stands outside of the head"},
    {"index-directive-unknown", Group::Index, Severity::Notice, Gate::Html, observed,
        "A robots directive that no search engine knows"},
    {"index-unavailable-after", Group::Index, Severity::Warning, Gate::Html, unavailableAfter,
        "The page's last day is over, or cannot be read"},
    {"index-nosnippet", Group::Index, Severity::Notice, Gate::Html, observed,
        "Search engines may not show all that they know of the page"},
    {"canonical-missing", Group::Index, Severity::Notice, Gate::Indexable,
        [](const Check &, const PageView &view) { return foundIf(view.page.canonical.isEmpty()); }, "No canonical URL"},
    {"canonical-multiple", Group::Index, Severity::Warning, Gate::Html, observed,
        "The canonical URL is named more than once"},
    {"canonical-conflict", Group::Index, Severity::Error, Gate::Html, observed, "Different canonical URLs on one page"},
    {"canonical-relative", Group::Index, Severity::Warning, Gate::Html, observed,
        "The canonical URL is a relative one"},
    {"canonical-invalid", Group::Index, Severity::Error, Gate::Html, observed, "The canonical URL is no URL"},
    {"canonical-fragment", Group::Index, Severity::Error, Gate::Html, observed, "The canonical URL has a fragment"},
    {"canonical-in-body", Group::Index, Severity::Error, Gate::Html, observed,
        "The canonical URL stands outside of the head"},
    {"canonical-attributes", Group::Index, Severity::Warning, Gate::Html, observed,
        "Search engines ignore a canonical link with these attributes"},
    {"canonical-other-url", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        },
        "Another page is named as the canonical one"},
    {"canonical-off-site", Group::Index, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return canonical(
                view, [](const url::Url &own, const url::Url &target) { return siteOf(own) != siteOf(target); });
        },
        "The canonical URL is that of another site"},
    {"canonical-to-home", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return canonical(
                view, [](const url::Url &own, const url::Url &target) { return isHome(target) && !isHome(own); });
        },
        "The start page is named as the canonical one"},
    {"canonical-http", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return canonical(view, [](const url::Url &own, const url::Url &target) {
                return own.scheme() == "https" && target.scheme() == "http";
            });
        },
        "A page of https names a canonical URL of http"},
    {"canonical-to-redirect", Group::Index, Severity::Error, Gate::Html, nullptr, "The canonical URL redirects"},
    {"canonical-to-error", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The canonical URL does not answer as a page"},
    {"canonical-to-noindex", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The canonical page is kept from search engines"},
    {"canonical-to-blocked", Group::Index, Severity::Error, Gate::Html, nullptr,
        "robots.txt disallows the canonical URL"},
    {"canonical-chain", Group::Index, Severity::Warning, Gate::Html, nullptr,
        "The canonical page names yet another one"},
    {"canonical-loop", Group::Index, Severity::Error, Gate::Html, nullptr, "Pages name each other as canonical"},
    {"canonical-host-mixed", Group::Index, Severity::Warning, Gate::Html, nullptr,
        "The canonical URLs of a host are of several hosts"},
    {"canonical-other-language", Group::Index, Severity::Warning, Gate::Html, canonicalOfOtherLanguage,
        "The canonical page is a translation of this one"},
    {"pagination-non-200", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The next or previous page does not answer as a page"},
    {"pagination-sequence", Group::Index, Severity::Warning, Gate::Html, nullptr,
        "The next page does not name this one as its previous"},
    {"pagination-noindex", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            const bool kept = view.isNoIndex() || !view.canonicalElsewhere().isEmpty();
            if (!view.isObserved())
                return undecidable();
            return foundIf(!view.page.prevUrl.isEmpty() && kept, view.page.prevUrl);
        },
        "A later page of a series is kept from search engines"},
    {"hreflang-bad-code", Group::Index, Severity::Error, Gate::Html, observed,
        "A language or region that search engines do not know"},
    {"hreflang-relative", Group::Index, Severity::Warning, Gate::Html, observed,
        "The URL of another language is a relative one"},
    {"hreflang-no-return", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The page in the other language does not link back"},
    {"hreflang-return-differs", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The page in the other language links back under another code"},
    {"hreflang-no-self", Group::Index, Severity::Warning, Gate::Html, noSelf,
        "The page does not list itself among its languages"},
    {"hreflang-no-default", Group::Index, Severity::Notice, Gate::Html, noDefault,
        "No page for all other languages (x-default)"},
    {"hreflang-non-200", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The page in the other language does not answer as a page"},
    {"hreflang-noindex", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The page in the other language is kept from search engines"},
    {"hreflang-not-canonical", Group::Index, Severity::Error, Gate::Html, nullptr,
        "The page in the other language is not the canonical one"},
    {"hreflang-on-non-canonical", Group::Index, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            return foundIf(!view.page.languageVersions.isEmpty()
                && (view.indexability() == Indexability::NoIndex
                    || view.indexability() == Indexability::Canonicalized));
        },
        "Other languages are named on a page that search engines do not list"},
    {"hreflang-twice", Group::Index, Severity::Error, Gate::Html, codeTwice, "One language, two pages"},
    {"hreflang-many-codes", Group::Index, Severity::Warning, Gate::Html, urlWithManyCodes,
        "One page for several languages"},
    {"hreflang-lang-mismatch", Group::Index, Severity::Warning, Gate::Html, languageMismatch,
        "The page's language is not the one it is listed under"},
    {"hreflang-in-body", Group::Index, Severity::Error, Gate::Html, observed,
        "Other languages are named outside of the head"},
};

} // namespace

std::span<const Check> indexChecks()
{
    return IndexRows;
}

} // namespace argiope::audit
