#pragma once

#include "core/audit/check.h"
#include "core/audit/hsts.h"
#include "core/audit/limits.h"
#include "core/base/setcookie.h"
#include "core/facts/observations.h"
#include "core/store/types.h"
#include "core/url/canonical.h"
#include "core/url/infrastructure.h"
#include "core/url/url.h"

#include <QByteArrayList>

#include <functional>
#include <optional>
#include <vector>

namespace argiope::audit {

/// Of statuses that redirect: the address itself stays the right one (RFC 9110, 15.4.3, 15.4.4 and 15.4.8).
[[nodiscard]] constexpr bool isTemporaryRedirect(int status)
{
    return status == 302 || status == 303 || status == 307;
}

/// Whether a search engine may list a page, and what keeps it from that: the first reason that holds.
enum class Indexability : quint8 { Indexable, Blocked, Status, NoIndex, Canonicalized };
/// What reading a page has noted.
[[nodiscard]] Verdict found(const facts::Observation &seen);

[[nodiscard]] const char *name(
    Indexability indexability); ///< "indexable", "blocked", "status", "noindex", "canonicalized"

/// Where it is said that a page has a version in another language.
enum class VersionSource : quint8 { Html, Header, Sitemap };
[[nodiscard]] const char *name(VersionSource source); ///< "html", "header", "sitemap"

/// A version of a page in another language, or for another region.
struct LanguageVersion
{
    QByteArray code;
    QByteArray url;
    VersionSource source = VersionSource::Html; ///< the first that names it
};

/// Calls `visit` with code and URL of each link of a page that says the language of what it leads to (`hreflang`).
void forEachLanguageLink(
    const facts::Observation &links, const std::function<void(const QByteArray &code, const QByteArray &url)> &visit);

/// What a page's fact `language_versions` says.
[[nodiscard]] QList<LanguageVersion> languageVersionsFrom(const QByteArray &json);

/// One URL of a crawl as the checks see it: the stored facts, and what follows from them, worked out when it is asked
/// for. Lives as long as its record. One thread.
class PageView
{
public:
    /// `isInternal`: within the crawl's scope. `isStart`: of StartPages. `sameUrls`: which spellings are one URL, as
    /// in the crawl.
    PageView(const store::UrlRecord &url, const Limits &held, bool isInternal, bool isStart = false,
        const url::CanonicalOptions &sameUrls = {});

    const store::UrlRecord &record;
    const facts::PageRecord &page;
    const Limits &limits;
    const bool internal;
    const bool start;

    [[nodiscard]] bool isFetched() const { return page.id != base::UrlId::None; }
    [[nodiscard]] bool isHtml() const { return m_html; } ///< as Gate::Html has it
    [[nodiscard]] bool isXhtml() const { return m_xhtml; } ///< served as application/xhtml+xml
    [[nodiscard]] Indexability indexability() const { return m_indexability; }
    [[nodiscard]] bool passes(Gate gate) const;
    /// robots.txt disallows it, whether that was obeyed or reported only.
    [[nodiscard]] bool isDisallowed() const;
    /// noindex, said to everybody or to the largest search engine.
    [[nodiscard]] bool isNoIndex() const;
    [[nodiscard]] bool isNoFollow() const; ///< nofollow, likewise
    /// As it is written for whom it counts.
    [[nodiscard]] QByteArray noIndexEvidence() const;
    [[nodiscard]] QByteArray noFollowEvidence() const;
    /// Of this machine or a private network: no visitor of a public site gets there.
    [[nodiscard]] bool isLocal() const;
    /// Behind the first page of a list or an article in parts, by its URL and the one that it names as before it.
    [[nodiscard]] bool isLaterPage() const;
    /// What its address is for, where that is not to be read. Nothing is said of services, and nothing of the content
    /// of copies to be printed.
    [[nodiscard]] url::Infrastructure infrastructure() const { return m_infrastructure; }
    /// Another spelling of the page's own URL; the fragment does not count.
    [[nodiscard]] bool isSelf(const QByteArray &url) const;

    /// Empty where the stored text is no URL.
    [[nodiscard]] const url::Url &address() const;
    /// Where it names another page as the canonical one: that URL without its fragment; else empty.
    [[nodiscard]] const QByteArray &canonicalElsewhere() const { return m_canonicalElsewhere; }

    /// Whether what the document says was noted when it was read.
    [[nodiscard]] bool isObserved() const { return !page.observations.isEmpty(); }
    [[nodiscard]] const facts::Observations &observations() const;
    /// Whether it was held against the rules of accessibility.
    [[nodiscard]] bool isExamined() const;
    /// What was noted then under a name; null where nothing was.
    [[nodiscard]] const facts::Observation *examined(QByteArrayView name) const;
    /// Those that the page, its headers and sitemaps name, each pair of code and URL once.
    [[nodiscard]] const QList<LanguageVersion> &languageVersions() const;

    [[nodiscard]] bool hasHeaders() const { return !page.headers.isEmpty(); }
    /// Values of a header, by its lower-case name, in the order in which they came.
    [[nodiscard]] QByteArrayList headers(QByteArrayView name) const;
    /// All of a name as one value; "" where there is none.
    [[nodiscard]] QByteArray joinedHeaders(QByteArrayView name) const;
    /// Calls `visit` for each value of a header, as headers() has them, until it returns false.
    template <class Visit>
    void eachHeader(QByteArrayView name, Visit visit) const;
    /// The codings that the body came in, lower case.
    [[nodiscard]] const QByteArrayList &codings() const;
    /// What Strict-Transport-Security says; nothing where it is not there.
    [[nodiscard]] const std::optional<Hsts> &transportSecurity() const;
    /// Those that the answer sets, in their order.
    [[nodiscard]] const std::vector<base::SetCookie> &cookies() const;
    /// When it was answered by the server's clock, where it says what that is; ms since 1970.
    [[nodiscard]] qint64 answeredAt() const;

private:
    [[nodiscard]] Indexability judge() const;
    /// Null where nothing is said, or nobody looked.
    [[nodiscard]] const facts::Observation *saidToGoogle(QByteArrayView directive) const;
    void addListedVersions(QList<LanguageVersion> &versions) const;
    void readHeaders() const;
    void readExamined() const;

    const url::CanonicalOptions m_sameUrls;
    url::Infrastructure m_infrastructure = url::Infrastructure::None;
    bool m_html;
    bool m_xhtml; ///< served as such
    bool m_brokenXml = false; ///< browsers show an error in its place
    QByteArray m_canonicalElsewhere;
    Indexability m_indexability;
    mutable std::optional<url::Url> m_address;
    mutable QByteArray m_spelling; ///< canonical, of the address
    mutable std::optional<facts::Observations> m_observations;
    mutable std::optional<std::vector<const facts::Observation *>> m_examined; ///< dozens of checks ask for one each
    struct Header
    {
        QByteArrayView name;
        QByteArrayView value;
        /// Hardly one in ten has the length and the first letter of the name that is looked for.
        [[nodiscard]] bool is(QByteArrayView wanted) const
        {
            return name.size() == wanted.size()
                && (wanted.isEmpty() || (name.front() | 0x20) == (wanted.front() | 0x20))
                && name.compare(wanted, Qt::CaseInsensitive) == 0;
        }
    };
    mutable std::optional<std::vector<Header>> m_headers; ///< dozens of checks ask for one each
    mutable std::optional<QList<LanguageVersion>> m_versions;
    mutable std::optional<std::optional<Hsts>> m_transportSecurity;
    mutable std::optional<QByteArrayList> m_codings;
    mutable std::optional<std::vector<base::SetCookie>> m_cookies;
    mutable std::optional<qint64> m_answeredAt;
};

template <class Visit>
void PageView::eachHeader(QByteArrayView name, Visit visit) const
{
    if (!m_headers)
        readHeaders();
    for (const Header &header : *m_headers) {
        if (header.is(name) && !visit(header.value))
            return;
    }
}

} // namespace argiope::audit
