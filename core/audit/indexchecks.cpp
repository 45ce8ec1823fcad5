#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/base/httpdate.h"
#include "core/base/text.h"
#include "core/url/canonical.h"

#include <QDateTime>
#include <QHash>

namespace argiope::audit {

using facts::RuleKind;

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

/// A date of unavailable_after: HTTP dates, ISO 8601 and the long form that search engines show.
Verdict unavailableAfter(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    const facts::Observation *said = view.observations().find("unavailable-after");
    if (!said)
        return {};
    const qint64 then = view.page.fetchedAt;
    auto date = base::parseHttpDate(said->evidence, then);
    if (!date) {
        const QString text = QString::fromUtf8(said->evidence);
        QDateTime parsed = QDateTime::fromString(text, Qt::ISODate);
        if (!parsed.isValid())
            parsed = QDateTime::fromString(text, Qt::RFC2822Date);
        if (parsed.isValid())
            date = parsed.toMSecsSinceEpoch();
    }
    return foundIf(!date || *date <= then, said->evidence);
}

Verdict languageMismatch(const Check &, const PageView &view)
{
    const QByteArray own = view.record.url;
    if (view.page.language.isEmpty())
        return {};
    const QByteArray said = base::upTo(view.page.language, '-').toLower();
    for (const LanguageVersion &version : view.languageVersions()) {
        if (base::upTo(version.url, '#') != own)
            continue;
        const QByteArray code = version.code.toLower();
        if (code != "x-default" && base::upTo(code, '-') != said)
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
            if (base::upTo(version.url, '#') == view.record.url)
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
            if (url == view.record.url)
                own << code;
            else if (url == view.canonicalElsewhere())
                target << code;
        }
        return foundIf(!target.isEmpty() && !own.contains(target.first()), view.canonicalElsewhere());
    });
}

constexpr auto Html = Gate::Html;
constexpr auto E = Severity::Error;
constexpr auto W = Severity::Warning;
constexpr auto N = Severity::Notice;
constexpr auto G = Group::Index;

const Check Rows[] = {
    {"index-noindex", G, N, Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && !view.start, view.page.metaRobots);
        },
        "Search engines are told not to list the page"},
    {"index-noindex-start", G, E, Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.indexability() == Indexability::NoIndex && view.start, view.page.metaRobots);
        },
        "Search engines are told not to list the start page"},
    {"index-site-noindex", G, E, Html, nullptr, "Nearly all pages are kept from search engines"},
    {"index-nofollow", G, N, Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.noFollow, view.page.metaRobots); },
        "Search engines are told not to follow the page's links"},
    {"index-blocked", G, W, Gate::Known,
        [](const Check &, const PageView &view) {
            return foundIf(view.internal && view.record.rule.kind == RuleKind::Robots && view.record.inlinks > 0,
                view.record.rule.detail);
        },
        "Pages link to what robots.txt disallows"},
    {"index-conflict", G, W, Html, observed, "Directives for search engines contradict each other"},
    {"index-noindex-canonical", G, W, Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.page.noIndex && !view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        },
        "noindex, and another page named as the canonical one"},
    {"index-directive-in-body", G, W, Html, observed, "A robots meta stands outside of the head"},
    {"index-directive-unknown", G, N, Html, observed, "A robots directive that no search engine knows"},
    {"index-unavailable-after", G, W, Html, unavailableAfter, "The page's last day is over, or cannot be read"},
    {"index-nosnippet", G, N, Html, observed, "Search engines may not show all that they know of the page"},
    {"canonical-missing", G, N, Gate::Indexable,
        [](const Check &, const PageView &view) { return foundIf(view.page.canonical.isEmpty()); }, "No canonical URL"},
    {"canonical-multiple", G, W, Html, observed, "The canonical URL is named more than once"},
    {"canonical-conflict", G, E, Html, observed, "Different canonical URLs on one page"},
    {"canonical-relative", G, W, Html, observed, "The canonical URL is a relative one"},
    {"canonical-invalid", G, E, Html, observed, "The canonical URL is no URL"},
    {"canonical-fragment", G, E, Html, observed, "The canonical URL has a fragment"},
    {"canonical-in-body", G, E, Html, observed, "The canonical URL stands outside of the head"},
    {"canonical-attributes", G, W, Html, observed, "Search engines ignore a canonical link with these attributes"},
    {"canonical-other-url", G, N, Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        },
        "Another page is named as the canonical one"},
    {"canonical-off-site", G, N, Html,
        [](const Check &, const PageView &view) {
            return canonical(
                view, [](const url::Url &own, const url::Url &target) { return siteOf(own) != siteOf(target); });
        },
        "The canonical URL is that of another site"},
    {"canonical-to-home", G, W, Html,
        [](const Check &, const PageView &view) {
            return canonical(
                view, [](const url::Url &own, const url::Url &target) { return isHome(target) && !isHome(own); });
        },
        "The start page is named as the canonical one"},
    {"canonical-http", G, W, Html,
        [](const Check &, const PageView &view) {
            return canonical(view, [](const url::Url &own, const url::Url &target) {
                return own.scheme() == "https" && target.scheme() == "http";
            });
        },
        "A page of https names a canonical URL of http"},
    {"canonical-to-redirect", G, E, Html, nullptr, "The canonical URL redirects"},
    {"canonical-to-error", G, E, Html, nullptr, "The canonical URL does not answer as a page"},
    {"canonical-to-noindex", G, E, Html, nullptr, "The canonical page is kept from search engines"},
    {"canonical-to-blocked", G, E, Html, nullptr, "robots.txt disallows the canonical URL"},
    {"canonical-chain", G, W, Html, nullptr, "The canonical page names yet another one"},
    {"canonical-loop", G, E, Html, nullptr, "Pages name each other as canonical"},
    {"canonical-host-mixed", G, W, Html, nullptr, "The canonical URLs of a host are of several hosts"},
    {"canonical-other-language", G, W, Html, canonicalOfOtherLanguage,
        "The canonical page is a translation of this one"},
    {"pagination-non-200", G, E, Html, nullptr, "The next or previous page does not answer as a page"},
    {"pagination-sequence", G, W, Html, nullptr, "The next page does not name this one as its previous"},
    {"pagination-noindex", G, W, Html,
        [](const Check &, const PageView &view) {
            const bool kept = view.page.noIndex || !view.canonicalElsewhere().isEmpty();
            if (!view.isObserved())
                return undecidable();
            return foundIf(!view.page.prevUrl.isEmpty() && kept, view.page.prevUrl);
        },
        "A later page of a series is kept from search engines"},
    {"hreflang-bad-code", G, E, Html, observed, "A language or region that search engines do not know"},
    {"hreflang-relative", G, W, Html, observed, "The URL of another language is a relative one"},
    {"hreflang-no-return", G, E, Html, nullptr, "The page in the other language does not link back"},
    {"hreflang-return-differs", G, E, Html, nullptr, "The page in the other language links back under another code"},
    {"hreflang-no-self", G, W, Html, noSelf, "The page does not list itself among its languages"},
    {"hreflang-no-default", G, N, Html, noDefault, "No page for all other languages (x-default)"},
    {"hreflang-non-200", G, E, Html, nullptr, "The page in the other language does not answer as a page"},
    {"hreflang-noindex", G, E, Html, nullptr, "The page in the other language is kept from search engines"},
    {"hreflang-not-canonical", G, E, Html, nullptr, "The page in the other language is not the canonical one"},
    {"hreflang-on-non-canonical", G, W, Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.languageVersions.isEmpty()
                && (view.indexability() == Indexability::NoIndex
                    || view.indexability() == Indexability::Canonicalized));
        },
        "Other languages are named on a page that search engines do not list"},
    {"hreflang-twice", G, E, Html, codeTwice, "One language, two pages"},
    {"hreflang-many-codes", G, W, Html, urlWithManyCodes, "One page for several languages"},
    {"hreflang-lang-mismatch", G, W, Html, languageMismatch, "The page's language is not the one it is listed under"},
    {"hreflang-in-body", G, E, Html, observed, "Other languages are named outside of the head"},
};

} // namespace

std::span<const Check> indexChecks()
{
    return Rows;
}

} // namespace argiope::audit
