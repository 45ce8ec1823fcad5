#include "core/audit/pageview.h"

#include "core/a11y/observe.h"
#include "core/audit/addresskind.h"
#include "core/audit/headervalues.h"
#include "core/audit/lastread.h"
#include "core/base/httpdate.h"
#include "core/base/text.h"
#include "core/html/inputstream.h"
#include "core/url/host.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <QSet>

#include <algorithm>

namespace argiope::audit {

using base::Outcome;
using facts::RuleKind;

namespace {

constexpr qsizetype MostVersions = 1000; ///< what a crawl keeps of a page

} // namespace

Verdict found(const facts::Observation &seen)
{
    return {State::Found, seen.count, seen.evidence, false, seen.more};
}

const char *name(Indexability indexability)
{
    switch (indexability) {
    case Indexability::Indexable:
        return "indexable";
    case Indexability::Blocked:
        return "blocked";
    case Indexability::Status:
        return "status";
    case Indexability::NoIndex:
        return "noindex";
    case Indexability::Canonicalized:
        break;
    }
    return "canonicalized";
}

PageView::PageView(const store::UrlRecord &url, const Limits &held, bool isInternal, bool isStart,
    const url::CanonicalOptions &sameUrls)
    : record(url)
    , page(url.page)
    , limits(held)
    , internal(isInternal)
    , start(isStart)
    , m_sameUrls(sameUrls)
    // Before format 4 nothing but the encoding told that a document was read.
    , m_html(page.status == 200 && page.outcome == Outcome::Ok && (page.readAs > 0 || !page.charset.isEmpty()))
    , m_xhtml(html::isXhtml(page.contentType))
{
    m_brokenXml = m_xhtml && isObserved() && observations().find("xhtml-broken");
    const QByteArray canonical = base::upTo(page.canonical, '#');
    // Search engines pass over one that stands in the body.
    const bool counts
        = !isObserved() || !observations().find("canonical-in-body") || observations().find("canonical-in-head");
    // What leads to no page of the web names none.
    const bool web = canonical.startsWith("http:") || canonical.startsWith("https:");
    if (m_html && counts && web && !isSelf(canonical))
        m_canonicalElsewhere = canonical;
    m_indexability = judge();
    m_infrastructure = url::infrastructureOf(address());
}

Indexability PageView::judge() const
{
    if (isDisallowed())
        return Indexability::Blocked;
    if (!m_html)
        return Indexability::Status;
    if (isNoIndex())
        return Indexability::NoIndex;
    return m_canonicalElsewhere.isEmpty() ? Indexability::Indexable : Indexability::Canonicalized;
}

bool PageView::isDisallowed() const
{
    return record.rule.kind == RuleKind::Robots || record.rule.kind == RuleKind::RobotsUnavailable
        || record.rule.kind == RuleKind::RobotsReported;
}

const facts::Observation *PageView::saidToGoogle(QByteArrayView directive) const
{
    return isObserved() ? observations().find(directive) : nullptr;
}

bool PageView::isNoIndex() const
{
    return page.noIndex || saidToGoogle("googlebot-noindex");
}

bool PageView::isNoFollow() const
{
    return page.noFollow || saidToGoogle("googlebot-nofollow");
}

QByteArray PageView::noIndexEvidence() const
{
    const facts::Observation *google = page.noIndex ? nullptr : saidToGoogle("googlebot-noindex");
    return google ? google->evidence : page.metaRobots;
}

QByteArray PageView::noFollowEvidence() const
{
    const facts::Observation *google = page.noFollow ? nullptr : saidToGoogle("googlebot-nofollow");
    return google ? google->evidence : page.metaRobots;
}

bool PageView::isLocal() const
{
    return address().isHttp() && url::isLocalHost(address().hostname());
}

bool PageView::isLaterPage() const
{
    if (page.prevUrl.isEmpty())
        return audit::isLaterPage(address());
    const auto before = url::parse(page.prevUrl);
    return before ? audit::isLaterPage(address(), *before) : audit::isLaterPage(address());
}

bool PageView::isSelf(const QByteArray &url) const
{
    const QByteArray other = base::upTo(url, '#');
    if (other == record.url)
        return true;
    const auto parsed = url::parse(other);
    if (!parsed || address().isEmpty())
        return false;
    if (m_spelling.isEmpty())
        m_spelling = url::canonical(address(), m_sameUrls);
    return url::canonical(*parsed, m_sameUrls) == m_spelling;
}

bool PageView::passes(Gate gate) const
{
    const bool isContent = !m_brokenXml
        && (m_infrastructure == url::Infrastructure::None || m_infrastructure == url::Infrastructure::Feed);
    switch (gate) {
    case Gate::Fetched:
        return internal && isFetched() && !url::isService(m_infrastructure);
    case Gate::Html:
        return internal && m_html && isContent;
    case Gate::Markup:
        return passes(Gate::Html) && !m_xhtml;
    case Gate::Indexable:
        return internal && m_indexability == Indexability::Indexable && isContent;
    case Gate::InResults:
        return internal && isContent
            && (limits.nonIndexable ? m_html : m_indexability == Indexability::Indexable && !isLaterPage());
    case Gate::Known:
        break;
    }
    return true;
}

const url::Url &PageView::address() const
{
    if (!m_address) {
        auto parsed = url::parse(record.url);
        m_address = parsed ? *std::move(parsed) : url::Url();
    }
    return *m_address;
}

const facts::Observations &PageView::observations() const
{
    if (!m_observations)
        m_observations = facts::Observations::fromJson(page.observations);
    return *m_observations;
}

void PageView::readExamined() const
{
    m_examined.emplace();
    if (!isObserved() || !observations().find(a11y::ExaminedName))
        return;
    for (const facts::Observation &one : observations().all()) {
        if (one.name.startsWith("a11y-") || one.name.startsWith(a11y::AskedPrefix))
            m_examined->push_back(&one);
    }
}

bool PageView::isExamined() const
{
    if (!m_examined)
        readExamined();
    return !m_examined->empty();
}

const facts::Observation *PageView::examined(QByteArrayView name) const
{
    if (!m_examined)
        readExamined();
    const auto it = std::find_if(
        m_examined->begin(), m_examined->end(), [name](const facts::Observation *one) { return one->name == name; });
    return it == m_examined->end() ? nullptr : *it;
}

const char *name(VersionSource source)
{
    switch (source) {
    case VersionSource::Html:
        return "html";
    case VersionSource::Header:
        return "header";
    case VersionSource::Sitemap:
        break;
    }
    return "sitemap";
}

const QList<LanguageVersion> &PageView::languageVersions() const
{
    if (!m_versions) {
        m_versions = languageVersionsFrom(page.languageVersions);
        if (!record.sitemapVersions.isEmpty())
            addListedVersions(*m_versions);
    }
    return *m_versions;
}

void PageView::addListedVersions(QList<LanguageVersion> &versions) const
{
    const auto spelling = [this](const QByteArray &address) {
        const auto parsed = url::parse(address);
        return parsed ? url::canonical(*parsed, m_sameUrls) : address;
    };
    QSet<QByteArray> known;
    for (const LanguageVersion &version : std::as_const(versions))
        known.insert(version.code.toLower() + ' ' + spelling(version.url));
    for (LanguageVersion &version : languageVersionsFrom(record.sitemapVersions)) {
        const QByteArray key = version.code.toLower() + ' ' + spelling(version.url);
        if (known.contains(key) || versions.size() >= 2 * MostVersions)
            continue;
        known.insert(key);
        version.source = VersionSource::Sitemap;
        versions.append(std::move(version));
    }
}

void forEachLanguageLink(
    const facts::Observation &links, const std::function<void(const QByteArray &code, const QByteArray &url)> &visit)
{
    const auto one = [&visit](const QByteArray &written) {
        const qsizetype blank = written.indexOf(' ');
        visit(blank < 0 ? written : written.first(blank), blank < 0 ? QByteArray() : written.sliced(blank + 1));
    };
    one(links.evidence);
    for (const QByteArray &written : links.more)
        one(written);
}

QList<LanguageVersion> languageVersionsFrom(const QByteArray &json)
{
    QList<LanguageVersion> versions;
    if (json.isEmpty())
        return versions;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array) {
        if (versions.size() == MostVersions) // a file from a stranger may name any number
            break;
        const QJsonArray one = value.toArray();
        const bool header = one.at(2).toString() == QLatin1String(name(VersionSource::Header));
        versions.append({one.at(0).toString().toUtf8(), one.at(1).toString().toUtf8(),
            header ? VersionSource::Header : VersionSource::Html});
    }
    return versions;
}

void PageView::readHeaders() const
{
    constexpr size_t usual = 16;
    m_headers.emplace();
    m_headers->reserve(usual);
    qsizetype at = 0;
    const QByteArray &all = page.headers;
    while (at < all.size()) {
        qsizetype end = all.indexOf('\n', at);
        if (end < 0)
            end = all.size();
        const QByteArrayView line = QByteArrayView(all).sliced(at, end - at);
        if (const qsizetype colon = line.indexOf(':'); colon >= 0)
            m_headers->push_back({line.first(colon), line.sliced(colon + 1).trimmed()});
        at = end + 1;
    }
}

const std::vector<base::SetCookie> &PageView::cookies() const
{
    if (!m_cookies) {
        m_cookies.emplace();
        for (const QByteArray &line : headers("set-cookie"))
            m_cookies->push_back(base::readSetCookie(line));
    }
    return *m_cookies;
}

qint64 PageView::answeredAt() const
{
    if (!m_answeredAt) {
        const QByteArrayList dates = headers("date");
        const auto date = dates.isEmpty() ? std::nullopt : base::parseHttpDate(dates.constFirst(), page.fetchedAt);
        m_answeredAt = date.value_or(page.fetchedAt);
    }
    return *m_answeredAt;
}

const std::optional<Hsts> &PageView::transportSecurity() const
{
    if (!m_transportSecurity) {
        thread_local LastRead<Hsts> last;
        const QByteArray value = joinedHeaders("strict-transport-security");
        m_transportSecurity.emplace(value.isEmpty() ? std::nullopt : std::optional(last.of(value, readHsts)));
    }
    return *m_transportSecurity;
}

QByteArray PageView::joinedHeaders(QByteArrayView name) const
{
    QByteArray joined;
    bool first = true;
    eachHeader(name, [&](QByteArrayView value) {
        if (!first)
            joined += ", ";
        joined += value;
        first = false;
        return true;
    });
    return joined;
}

QByteArrayList PageView::headers(QByteArrayView name) const
{
    QByteArrayList values;
    eachHeader(name, [&](QByteArrayView value) {
        values.append(value.toByteArray());
        return true;
    });
    return values;
}

const QByteArrayList &PageView::codings() const
{
    if (!m_codings) {
        m_codings.emplace();
        eachHeader("content-encoding", [this](QByteArrayView value) {
            eachPart(value, ',', [this](QByteArrayView part) {
                if (QByteArray coding = part.toByteArray().toLower(); !coding.isEmpty() && coding != "identity")
                    m_codings->append(std::move(coding));
            });
            return true;
        });
    }
    return *m_codings;
}

} // namespace argiope::audit
