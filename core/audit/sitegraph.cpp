#include "core/audit/sitegraph.h"

#include "core/audit/addresskind.h"
#include "core/audit/statictypes.h"
#include "core/audit/trustpages.h"
#include "core/base/crew.h"
#include "core/base/text.h"
#include "core/base/threads.h"
#include "core/facts/contenttype.h"
#include "core/resource/inspect.h"
#include "core/url/host.h"

#include <xxhash.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <tuple>

namespace argiope::audit {

using base::Outcome;

namespace {

constexpr qint64 LeastGap = 10'000'000; ///< between two ids: links to what is left out take some too
constexpr qint64 MostGap = 100; ///< times what is known

quint64 hashOfText(QByteArrayView text)
{
    return XXH3_64bits(text.data(), size_t(text.size()));
}

quint32 numberOf(QHash<QByteArray, quint32> &numbers, const QByteArray &name)
{
    const auto known = numbers.constFind(name);
    if (known != numbers.cend())
        return *known;
    const auto number = quint32(numbers.size()) + 1;
    numbers.insert(name, number);
    return number;
}

/// Parameters by which campaigns are told apart.
bool hasTracking(QByteArrayView query)
{
    static constexpr const char *names[] = {"utm_", "gclid=", "fbclid=", "msclkid=", "dclid=", "mc_cid=", "mc_eid=",
        "yclid=", "_hsenc=", "igshid=", "wbraid=", "gbraid="};
    for (qsizetype at = query.startsWith('?') ? 1 : 0; at > 0 && at < query.size();) {
        const QByteArrayView rest = query.sliced(at);
        for (const char *name : names) {
            if (rest.startsWith(name))
                return true;
        }
        at = query.indexOf('&', at) + 1;
    }
    return false;
}

/// "%25" before two hexadecimal digits, or an ampersand that was written as a reference twice.
bool isDoubleEncoded(QByteArrayView url)
{
    const auto isHex = [](char c) { return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'f'); };
    for (qsizetype at = url.indexOf("%25"); at >= 0; at = url.indexOf("%25", at + 3)) {
        if (at + 4 < url.size() && isHex(url[at + 3]) && isHex(url[at + 4]))
            return true;
    }
    return url.contains("&amp;");
}

SiteNode::Type typeOf(const QByteArray &contentType)
{
    if (!isStaticType(contentType))
        return SiteNode::Type::Other;
    const QByteArray type = facts::bareType(contentType).toLower();
    if (type.startsWith("image/"))
        return SiteNode::Type::Image;
    if (type == "text/css")
        return SiteNode::Type::Style;
    return isScriptOrStyle(contentType) ? SiteNode::Type::Script : SiteNode::Type::Font;
}

/// Of the body, as it came where the head tells.
quint32 bytesOf(const PageView &page)
{
    bool plain = true;
    qint64 bytes = page.page.bytes;
    if (page.hasHeaders()) {
        page.eachHeader("content-encoding", [&plain](QByteArrayView value) {
            plain = value.trimmed().compare("identity", Qt::CaseInsensitive) == 0;
            return plain;
        });
        if (!plain) {
            page.eachHeader("content-length", [&bytes](QByteArrayView value) {
                bytes = value.trimmed().toLongLong();
                return false; // the first counts
            });
        }
    }
    return bytes < 0 || bytes >= SiteNode::UnknownBytes ? SiteNode::UnknownBytes : quint32(bytes);
}

/// Path and query as servers often have one page for several spellings: without regard to case, a last slash, and the
/// name of a folder's usual page.
struct FoldedPath
{
    explicit FoldedPath(const url::Url &address)
        : text(address.pathname().toByteArray().toLower())
    {
        const qsizetype name = text.lastIndexOf('/') + 1;
        const QByteArrayView last = QByteArrayView(text).sliced(name);
        index = last.startsWith("index.") || last.startsWith("default.");
        if (index)
            text.truncate(name);
        slash = !index && text.size() > 1 && text.endsWith('/');
        while (text.endsWith('/'))
            text.chop(1);
        text += address.search();
    }
    QByteArray text;
    bool slash = false;
    bool index = false;
};

bool byHash(const Twin &a, const Twin &b)
{
    return std::tie(a.high, a.low, a.page) < std::tie(b.high, b.low, b.page);
}

bool byPage(const SiteVersion &a, const SiteVersion &b)
{
    if (a.page != b.page)
        return a.page < b.page;
    return a.target != b.target ? a.target < b.target : a.code < b.code;
}

} // namespace

quint64 SiteGraph::hashOf(const url::Url &address) const
{
    return hashOfText(url::canonical(address, m_options));
}

quint64 SiteGraph::hashOf(const QByteArray &url) const
{
    const auto parsed = url::parse(url);
    return parsed ? hashOf(*parsed) : 0;
}

bool SiteGraph::add(const PageView &page)
{
    const qint64 raw = base::raw(page.record.id);
    if (raw <= 0 || raw >= std::numeric_limits<quint32>::max()
        || raw > qint64(m_nodes.size()) + std::max<qint64>(LeastGap, MostGap * m_known))
        return false;
    ++m_known;
    const auto id = quint32(raw);
    if (id >= m_nodes.size())
        m_nodes.resize(id + 1);
    m_inlinks.resize(m_nodes.size());
    m_inlinks[id] = quint32(std::clamp<qint64>(page.record.inlinks, 0, std::numeric_limits<int>::max()));
    SiteNode &node = m_nodes[id];
    const url::Url &address = page.address();
    node.flags = SiteNode::Known;
    const auto set = [&node](SiteNode::Flag flag, bool condition) {
        if (condition)
            node.flags |= flag;
    };
    const Outcome outcome = page.page.outcome;
    const bool service = url::isService(page.infrastructure());
    set(SiteNode::Fetched, page.isFetched());
    set(SiteNode::Internal, page.internal);
    // What is no content is no page among others, either.
    const bool html = page.isHtml() && (!page.internal || page.passes(Gate::Html));
    set(SiteNode::Html, html);
    set(SiteNode::Indexable, page.passes(Gate::Indexable));
    set(SiteNode::NoIndex, page.isHtml() && page.indexability() == Indexability::NoIndex);
    set(SiteNode::Blocked, page.isDisallowed());
    set(SiteNode::Redirects, outcome == Outcome::Redirect && !service);
    // Who is refused, or asked to wait, has not learned what others see.
    set(SiteNode::Failed,
        !service && base::isProblem(outcome) && outcome != Outcome::Blocked && outcome != Outcome::Throttled
            && outcome != Outcome::TooLarge && outcome != Outcome::TooComplex && outcome != Outcome::ProxyFailed);
    const int status = page.page.status;
    set(SiteNode::Absent,
        !service && (status == 404 || status == 410 || status >= 500 || (status == 0 && node.is(SiteNode::Failed))));
    set(SiteNode::Observed, page.isObserved());
    set(SiteNode::NamesSelf, html && !page.page.canonical.isEmpty() && page.canonicalElsewhere().isEmpty());
    set(SiteNode::HtmlAnswer, !service && status == 200 && page.page.contentType.startsWith("text/html"));
    set(SiteNode::Https, address.scheme() == "https");
    set(SiteNode::Home, address.isHttp() && address.pathname() == "/" && address.search().isEmpty());
    set(SiteNode::SiteIcon, address.isHttp() && address.pathname() == "/favicon.ico" && address.search().isEmpty());
    set(SiteNode::VersionsCut, page.isObserved() && page.observations().find("language-versions-dropped"));
    set(SiteNode::Seed, page.start);
    set(SiteNode::InSitemap, page.record.inSitemap);
    set(SiteNode::OnlyNamed,
        page.record.state == store::UrlState::Skipped && page.record.rule.kind == facts::RuleKind::Metadata);
    if (html && page.internal && address.isHttp())
        node.marks = quint8((isArchive(address) ? SiteNode::Archive : 0)
            | (address.search().isEmpty() ? 0 : SiteNode::Query) | (page.isLaterPage() ? SiteNode::Later : 0)
            | (page.passes(Gate::InResults) ? SiteNode::InResults : 0));
    const facts::RuleKind rule = page.record.rule.kind;
    if (page.infrastructure() != url::Infrastructure::None || rule == facts::RuleKind::Waste
        || rule == facts::RuleKind::Trap)
        node.marks |= SiteNode::Aside;
    if (address.isHttp() ? page.internal || page.record.inlinks > 0 : true) {
        const quint8 trust = trustPagesOf(address, html ? page.page.title : QByteArray());
        node.marks |= quint8(
            ((trust & ContactPage) ? SiteNode::Contact : 0) | ((trust & PrivacyPage) ? SiteNode::Privacy : 0));
    }
    set(SiteNode::Tracking, hasTracking(address.search()));
    set(SiteNode::DoubleEncoded, isDoubleEncoded(address.href()));
    set(SiteNode::Credentials, address.hasCredentials());
    set(SiteNode::Local, address.isHttp() && url::isLocalHost(address.hostname()));
    set(SiteNode::FileScheme, address.scheme() == "file");
    set(SiteNode::ClearText, address.scheme() == "http");
    node.redirectTo = quint32(std::clamp<qint64>(base::raw(page.page.redirectTo), 0, std::numeric_limits<int>::max()));
    node.status = quint16(std::clamp(page.page.status, 0, 999));
    // What the crawl's own load made of it says nothing of the site.
    if (!page.isObserved() || page.observations().count(facts::UnderLoad) == 0)
        node.firstByteMs = quint16(std::clamp(page.page.firstByteMs, 0, 65'535));
    node.http1 = page.page.httpVersion == "1.1" || page.page.httpVersion == "1.0";
    if (address.isHttp()) {
        QByteArray origin = address.origin();
        if (origin != m_lastOrigin) {
            m_lastHost = numberOf(m_hosts, origin);
            if (m_lastHost >= m_siteOfHost.size()) {
                const auto domain = url::registrableDomain(address.hostname());
                m_siteOfHost.resize(m_lastHost + 1);
                m_siteOfHost[m_lastHost] = numberOf(m_sites, domain ? *domain : address.hostname().toByteArray());
            }
            m_lastOrigin = std::move(origin);
        }
        node.host = m_lastHost;
        node.site = m_siteOfHost[m_lastHost];
        m_byUrl.push_back({hashOf(address), id});
        const QByteArrayView whole = address.hrefWithoutFragment();
        node.path = quint32(hashOfText(whole.first(whole.size() - address.search().size())));
        set(SiteNode::Www, address.hostname().startsWith("www."));
        if (node.is(SiteNode::Indexable)) {
            const FoldedPath folded(address);
            node.folded = quint32(hashOfText(folded.text));
            set(SiteNode::EndsInSlash, folded.slash);
            set(SiteNode::NamesIndex, folded.index);
        }
    }
    addResource(page, id);
    if (page.isHtml() && page.internal) {
        m_patterns.add(address, id);
        if (!html && page.indexability() == Indexability::Canonicalized)
            m_canonicalisedAside.insert(id);
    }
    if (!html)
        return true;
    const auto refer = [&](const QByteArray &url, Named what) {
        if (!url.isEmpty())
            m_references.push_back({hashOf(url), id, what, false});
    };
    refer(page.canonicalElsewhere(), Named::Canonical);
    refer(page.page.nextUrl, Named::Next);
    refer(page.page.prevUrl, Named::Prev);
    addVersions(page, id);
    addMentions(page, id);
    if (!page.page.language.isEmpty())
        m_languages.emplace_back(id, codeNumber(page.page.language.toLower()));
    if (node.is(SiteNode::Indexable)) {
        addTexts(page, id);
        addMainText(page, id);
    } else if (m_wantsSignatures && page.internal && page.indexability() == Indexability::Canonicalized
        && (page.page.mainWords < 0 || page.page.mainWords >= page.limits.canonicalWordsLeast)) {
        // A few words do not tell two pages apart.
        const auto signature = similar::Signature::fromEncoded(page.page.signature);
        if (signature && !signature->isEmpty())
            m_canonicalized.push_back({id, *signature});
        else
            m_canonicalizedOpen.push_back(id);
    }
    return true;
}

void SiteGraph::addTexts(const PageView &page, quint32 id)
{
    const auto keep = [&](TwinText kind, const QByteArray &text) {
        if (!text.isEmpty())
            m_twins[size_t(kind)].push_back({hashOfText(text), id});
    };
    keep(TwinText::Title, page.page.title);
    keep(TwinText::Description, page.page.description);
    keep(TwinText::H1, page.page.h1);
    keep(TwinText::H2, page.page.h2);
    if (page.page.wordCount > 0)
        keep(TwinText::Text, page.page.textHash);
}

void SiteGraph::addMainText(const PageView &page, quint32 id)
{
    const int words = page.page.mainWords;
    if (words >= 0) {
        const int linked = page.isObserved() ? page.observations().count("link-lists") : 0;
        const url::Url &address = page.address();
        const QByteArrayView whole = address.hrefWithoutFragment();
        const QByteArrayView path = whole.first(whole.size() - address.search().size());
        m_mainTexts.push_back({hashOfText(path.first(path.lastIndexOf('/') + 1)), id, words + linked});
    } else {
        m_withoutMainText.push_back(id);
    }
    if (!m_wantsSignatures || words == 0)
        return;
    const auto signature = similar::Signature::fromEncoded(page.page.signature);
    if (!signature || signature->isEmpty()) {
        m_withoutSignature.push_back(id);
        return;
    }
    const auto number
        = [](qint64 value) { return quint32(std::clamp<qint64>(value, 0, std::numeric_limits<int>::max())); };
    m_similar.push_back({id, number(page.record.inlinks), number(page.record.depth), number(page.record.url.size()),
        hashOfText(page.page.textHash), *signature});
}

quint16 SiteGraph::codeNumber(const QByteArray &code)
{
    const auto known = m_codeNumbers.constFind(code);
    if (known != m_codeNumbers.cend())
        return *known;
    // What a page says may be anything: beyond the number of codes that there can be, all are one.
    if (m_codes.size() == std::numeric_limits<quint16>::max())
        return std::numeric_limits<quint16>::max() - 1;
    const auto number = quint16(m_codes.size());
    m_codes.append(code);
    m_codeNumbers.insert(code, number);
    return number;
}

void SiteGraph::addVersions(const PageView &page, quint32 id)
{
    for (const LanguageVersion &version : page.languageVersions()) {
        if (version.url.isEmpty())
            continue;
        m_versions.push_back({id, 0, codeNumber(version.code.toLower()), version.source});
        m_versionHashes.push_back(hashOf(version.url));
    }
}

void SiteGraph::addMentions(const PageView &page, quint32 id)
{
    const auto add = [&](const QByteArray &url, SiteMention::What what) {
        if (url.isEmpty())
            return;
        m_mentions.push_back({id, 0, what, 0});
        m_mentionHashes.push_back(hashOf(url));
    };
    add(page.page.ampUrl, SiteMention::What::Amp);
    if (!page.isObserved())
        return;
    if (const facts::Observation *icon = page.observations().find("page-icon")) {
        m_nodes[id].flags |= SiteNode::HasIcon;
        add(icon->evidence, SiteMention::What::Icon);
    }
    if (const facts::Observation *manifest = page.observations().find("page-manifest"))
        add(manifest->evidence, SiteMention::What::Manifest);
    if (const facts::Observation *picture = page.observations().find("page-picture"))
        add(picture->evidence, SiteMention::What::Picture);
    if (const facts::Observation *links = page.observations().find("link-hreflang")) {
        forEachLanguageLink(*links, [&](const QByteArray &code, const QByteArray &url) {
            add(url, SiteMention::What::OtherLanguage);
            if (!url.isEmpty())
                m_mentions.back().code = codeNumber(code.toLower());
        });
    }
}

QByteArray SiteGraph::languageOf(quint32 page) const
{
    const auto it = std::lower_bound(m_languages.begin(), m_languages.end(), page,
        [](const auto &known, quint32 wanted) { return known.first < wanted; });
    return it != m_languages.end() && it->first == page ? m_codes[it->second] : QByteArray();
}

void SiteGraph::addResource(const PageView &page, quint32 id)
{
    if (page.page.status != 200)
        return;
    SiteNode &node = m_nodes[id];
    node.type = typeOf(page.page.contentType);
    node.bytes = bytesOf(page);
    if (page.hasHeaders() && page.page.bytes >= page.limits.compressedBytesLeast && isTextType(page.page.contentType)) {
        const QByteArrayList &codings = page.codings();
        const auto has = [&codings](QByteArrayView name) {
            return std::any_of(
                codings.cbegin(), codings.cend(), [name](const QByteArray &coding) { return coding.contains(name); });
        };
        node.coding = has("br") || has("zstd") ? SiteNode::Coding::Modern
            : has("gzip") || has("deflate")    ? SiteNode::Coding::Old
                                               : SiteNode::Coding::Plain;
    }
    if ((node.type == SiteNode::Type::Script || node.type == SiteNode::Type::Style) && !page.page.contentHash.isEmpty())
        m_contents.push_back({hashOfText(page.page.contentHash) | 1, id});
    if (page.page.inspected.isEmpty())
        return;
    const auto noted = facts::Observations::fromJson(page.page.inspected);
    if (const auto head = resource::imageFrom(noted))
        m_images.push_back({id, *head});
    if (const facts::Observation *fault = noted.find("manifest-unreadable")) {
        node.flags |= SiteNode::BadManifest;
        m_manifestFaults.insert(id, fault->evidence);
    }
}

quint32 SiteGraph::idOf(quint64 hash) const
{
    const auto it = std::lower_bound(
        m_byUrl.begin(), m_byUrl.end(), hash, [](const Twin &twin, quint64 wanted) { return twin.hash() < wanted; });
    return it != m_byUrl.end() && it->hash() == hash ? it->page : 0;
}

void SiteGraph::resolve(int threads)
{
    for (const SiteNode &node : m_nodes) {
        if (node.redirectTo < m_inlinks.size() && m_inlinks[node.redirectTo] > 0)
            --m_inlinks[node.redirectTo];
    }
    for (size_t id = 0; id < m_inlinks.size(); ++id) {
        if (m_inlinks[id] > 0)
            m_nodes[id].flags |= SiteNode::Linked;
    }
    m_inlinks = {};
    sort(threads);
    for (Reference &reference : m_references) {
        const quint32 target = idOf(reference.hash);
        reference.known = target != 0;
        SiteNode &node = m_nodes[reference.page];
        switch (reference.what) {
        case Named::Canonical:
            node.canonical = target;
            break;
        case Named::Next:
            node.next = target;
            break;
        case Named::Prev:
            node.prev = target;
            break;
        }
    }
    std::erase_if(m_references, [](const Reference &reference) { return reference.known; });
    std::sort(m_references.begin(), m_references.end(),
        [](const Reference &a, const Reference &b) { return a.page < b.page; });
    for (size_t i = 0; i < m_versions.size(); ++i)
        m_versions[i].target = idOf(m_versionHashes[i]);
    m_versionHashes = {};
    for (size_t i = 0; i < m_mentions.size(); ++i)
        m_mentions[i].target = idOf(m_mentionHashes[i]);
    m_mentionHashes = {};
    std::sort(m_versions.begin(), m_versions.end(), byPage);
    std::sort(m_images.begin(), m_images.end(), [](const SiteImage &a, const SiteImage &b) { return a.id < b.id; });
    std::sort(m_contents.begin(), m_contents.end(), [](const Twin &a, const Twin &b) { return a.page < b.page; });
}

void SiteGraph::sort(int threads)
{
    constexpr int lists = TwinTextCount + 2;
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int list = next++; list < lists; list = next++) {
            if (list == lists - 1) {
                std::sort(m_mainTexts.begin(), m_mainTexts.end(), [](const MainTextSize &a, const MainTextSize &b) {
                    return std::tie(a.folder, a.words, a.page) < std::tie(b.folder, b.words, b.page);
                });
            } else {
                std::vector<Twin> &twins = list == 0 ? m_byUrl : m_twins[list - 1];
                std::sort(twins.begin(), twins.end(), byHash);
            }
        }
    };
    base::Crew crew;
    if (threads > 1)
        crew.start(threads - 1, base::ThreadStackSize, work);
    work();
}

void SiteGraph::forgetTexts()
{
    for (std::vector<Twin> &twins : m_twins)
        twins = {};
    m_patterns.clear();
    m_canonicalisedAside.clear();
    m_mainTexts = {};
    m_canonicalized = {};
    m_canonicalizedOpen = {};
}

const similar::Signature *SiteGraph::signatureOf(quint32 page) const
{
    const auto it = std::lower_bound(m_similar.begin(), m_similar.end(), page,
        [](const similar::SimilarPage &one, quint32 wanted) { return one.id < wanted; });
    return it != m_similar.end() && it->id == page ? &it->signature : nullptr;
}

const resource::ImageHead *SiteGraph::imageOf(quint32 id) const
{
    const auto it = std::lower_bound(
        m_images.begin(), m_images.end(), id, [](const SiteImage &image, quint32 wanted) { return image.id < wanted; });
    return it != m_images.end() && it->id == id ? &it->head : nullptr;
}

quint64 SiteGraph::contentOf(quint32 id) const
{
    const auto it = std::lower_bound(
        m_contents.begin(), m_contents.end(), id, [](const Twin &twin, quint32 wanted) { return twin.page < wanted; });
    return it != m_contents.end() && it->page == id ? it->hash() : 0;
}

void SiteGraph::setIcons(const QHash<QByteArray, bool> &icons)
{
    for (auto it = icons.cbegin(); it != icons.cend(); ++it) {
        if (const quint32 host = m_hosts.value(it.key()); host != 0)
            m_icons.insert(host, it.value());
    }
}

std::optional<bool> SiteGraph::iconOf(quint32 host) const
{
    const auto known = m_icons.constFind(host);
    return known == m_icons.cend() ? std::nullopt : std::optional(*known);
}

std::span<const SiteVersion> SiteGraph::versionsOf(quint32 page, quint32 target) const
{
    const auto before = [](const SiteVersion &a, const SiteVersion &b) {
        return a.page != b.page ? a.page < b.page : a.target < b.target;
    };
    const auto [first, last]
        = std::equal_range(m_versions.begin(), m_versions.end(), SiteVersion{page, target}, before);
    return {first, last};
}

bool SiteGraph::isUnknown(quint32 page, Named what) const
{
    const auto [first, last] = std::equal_range(m_references.begin(), m_references.end(), Reference{0, page},
        [](const Reference &a, const Reference &b) { return a.page < b.page; });
    return std::any_of(first, last, [what](const Reference &reference) { return reference.what == what; });
}

} // namespace argiope::audit
