#pragma once

#include "core/audit/pageview.h"
#include "core/audit/urlpatterns.h"
#include "core/resource/imagehead.h"
#include "core/similar/groups.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QHash>
#include <QSet>

#include <optional>
#include <span>
#include <vector>

namespace argiope::audit {

/// A URL among all others, as the checks of a whole crawl see it: no texts.
struct SiteNode
{
    enum Flag : quint32 {
        Known = 1, ///< it is in the project
        Fetched = 2,
        Internal = 4,
        Html = 8, ///< as Gate::Html has it
        Indexable = 16,
        NoIndex = 32, ///< such a page that says noindex
        Blocked = 64, ///< kept out by robots.txt
        Redirects = 128,
        Failed = 256, ///< an error, or no answer
        Https = 512,
        Home = 1024, ///< the path is "/", without a query
        Linked = 2048, ///< something leads there that is no redirect
        EndsInSlash = 4096, ///< the path does, beyond its first
        Seed = 8192,
        InSitemap = 16384,
        Tracking = 32768, ///< parameters of campaigns in the query
        DoubleEncoded = 65536,
        Credentials = 131072,
        Local = 262144, ///< of this machine or a private network
        FileScheme = 524288,
        ClearText = 1048576, ///< http
        Observed = 2097152, ///< what the document says was noted
        HtmlAnswer = 4194304, ///< 200, and said to be HTML
        NamesSelf = 16777216, ///< as canonical
        NamesIndex = 33554432, ///< the path ends in a folder's usual page: "/index.html"
        Www = 67108864, ///< the host begins with "www."
        HasIcon = 134217728, ///< it names an icon
        SiteIcon = 268435456, ///< /favicon.ico of its host
        Absent = 8388608, ///< 404, 410, 5xx or no answer: others would see the same
        VersionsCut = 536870912, ///< it names more other languages than are kept
        BadManifest = 1073741824, ///< a web app manifest that is no JSON
        OnlyNamed = 2147483648U, ///< not fetched, since nothing but metadata names it
    };
    /// How a text of some size came, where its headers are known.
    enum class Coding : quint8 { Open, Plain, Old, Modern }; ///< Modern: br or zstd
    enum class Type : quint8 { Other, Style, Script, Font, Image };
    static constexpr quint32 UnknownBytes = 0xFFFFFFFF;
    quint32 redirectTo = 0; ///< ids; 0: none, or not known
    quint32 canonical = 0; ///< of another page that it names as canonical
    quint32 next = 0;
    quint32 prev = 0;
    quint32 host = 0; ///< a number for each origin
    quint32 site = 0; ///< a number for each registrable domain
    quint32 path = 0; ///< a hash of the URL without its query
    quint32 folded = 0; ///< of pages: a hash of path and query, alike for spellings that servers often take for one
    quint32 flags = 0;
    quint32 bytes = UnknownBytes; ///< as they came over the wire where that is told, else unpacked
    quint16 status = 0;
    quint16 firstByteMs = 0; ///< at most 65,535; 0: not known
    bool http1 = false; ///< answered by HTTP/1.1
    Coding coding = Coding::Open;
    Type type = Type::Other;
    enum Mark : quint8 {
        Archive = 1, ///< by its URL a list that others pages are found in, or a page behind the first of one
        Query = 2, ///< it has a query
        Later = 4, ///< PageView::isLaterPage()
        InResults = 8, ///< as Gate::InResults has it
        Aside = 16, ///< an address of machinery, or left out as the usual waste of an application or a trap
        Contact = 32, ///< by its name, or a mail address: see trustpages.h
        Privacy = 64,
    };
    quint8 marks = 0;

    [[nodiscard]] bool is(Flag flag) const { return (flags & flag) != 0; }
};

/// A page's version in another language.
struct SiteVersion
{
    quint32 page = 0;
    quint32 target = 0; ///< 0: the crawl does not know that URL
    quint16 code = 0; ///< of SiteGraph::code()
    VersionSource source = VersionSource::Html;
};

/// A page names a URL that stands for it in some place.
struct SiteMention
{
    enum class What : quint8 { Amp, Icon, Manifest, Picture, OtherLanguage };
    quint32 page = 0;
    quint32 target = 0; ///< 0: the crawl does not know that URL
    What what = What::Amp;
    quint16 code = 0; ///< of OtherLanguage: which the link says, of SiteGraph::code()
};

/// An image whose first bytes were read.
struct SiteImage
{
    quint32 id = 0;
    resource::ImageHead head;
};

/// Texts by which pages can be twins.
enum class TwinText : quint8 { Title, Description, H1, H2, Text };
inline constexpr int TwinTextCount = int(TwinText::Text) + 1;

/// In 12 bytes, as there are seven million of them where there are a million pages.
struct Twin
{
    Twin(quint64 hash, quint32 id)
        : high(quint32(hash >> 32))
        , low(quint32(hash))
        , page(id)
    {
    }
    [[nodiscard]] quint64 hash() const { return quint64(high) << 32 | low; }

    quint32 high;
    quint32 low;
    quint32 page;
};

/// How long the main text of an indexable page is.
struct MainTextSize
{
    quint64 folder = 0; ///< a hash of its URL up to the last slash of the path
    quint32 page = 0;
    qint32 words = 0;
};

/// The main text of a page that names another one as canonical, of enough words to be told from another.
struct CanonicalizedText
{
    quint32 page = 0;
    similar::Signature signature; ///< not empty
};

/// All URLs of a crawl, in memory: 48 bytes each and 12 for its address, for an indexable page up to 80 more and
/// 280 with a signature (which a canonicalized one has, too), for each version in another language 20. Filled once, in
/// the order of the ids, then resolved; after that it does not change. One thread.
class SiteGraph
{
public:
    /// `signatures`: near duplicates are looked for.
    explicit SiteGraph(const url::CanonicalOptions &options, bool signatures = true)
        : m_options(options)
        , m_wantsSignatures(signatures)
    {
    }

    /// False where the ids are so far apart that no crawl has made them.
    [[nodiscard]] bool add(const PageView &page);
    /// Once, behind the last: URLs that pages name become ids. With so many threads, the caller's among them.
    void resolve(int threads = 1);

    /// Whether /favicon.ico of an origin is there, as somebody knows who is no page of the crawl.
    void setIcons(const QHash<QByteArray, bool> &icons);
    /// Of a page's host; nothing where that is not known.
    [[nodiscard]] std::optional<bool> iconOf(quint32 host) const;

    [[nodiscard]] quint32 size() const { return quint32(m_nodes.size()); } ///< ids are below it
    [[nodiscard]] const SiteNode &node(quint32 id) const { return id < m_nodes.size() ? m_nodes[id] : m_nodes[0]; }
    /// By page, in the order of the pages.
    [[nodiscard]] std::span<const SiteVersion> versions() const { return m_versions; }
    /// Those of a page that lead to `target`.
    [[nodiscard]] std::span<const SiteVersion> versionsOf(quint32 page, quint32 target) const;
    [[nodiscard]] const QByteArray &code(quint16 number) const { return m_codes[number]; } ///< lower case
    /// What the page says its language is, lower case; "" where it does not, or nobody asks by a link.
    [[nodiscard]] QByteArray languageOf(quint32 page) const;
    /// Indexable pages with such a text, by its hash.
    [[nodiscard]] std::span<const Twin> twins(TwinText text) const { return m_twins[size_t(text)]; }
    /// In the order of the pages.
    [[nodiscard]] std::span<const SiteMention> mentions() const { return m_mentions; }
    /// Of the site's pages.
    [[nodiscard]] const UrlPatterns &patterns() const { return m_patterns; }
    /// It is no content, as a form to reply by, and names another page as its canonical.
    [[nodiscard]] bool isCanonicalisedAside(quint32 id) const { return m_canonicalisedAside.contains(id); }
    /// Nobody asks for twins, patterns, lengths of main texts and canonicalized texts any more: what they take is given
    /// back.
    void forgetTexts();
    /// Null where nobody looked into it, or it does not tell.
    [[nodiscard]] const resource::ImageHead *imageOf(quint32 id) const;
    /// Where a manifest stops being JSON, as it was noted; "" where that is not known.
    [[nodiscard]] QByteArray manifestFaultOf(quint32 id) const { return m_manifestFaults.value(id); }
    /// A hash of what a script or style sheet has; 0 where it was not read.
    [[nodiscard]] quint64 contentOf(quint32 id) const;
    /// By folder, then by their words.
    [[nodiscard]] std::span<const MainTextSize> mainTexts() const { return m_mainTexts; }
    /// Indexable pages with a signature of their main text; once.
    [[nodiscard]] std::vector<similar::SimilarPage> takeSimilarPages() { return std::move(m_similar); }
    [[nodiscard]] std::span<const CanonicalizedText> canonicalized() const { return m_canonicalized; }
    /// Pages that would be there, and have no signature.
    [[nodiscard]] std::span<const quint32> canonicalizedOpen() const { return m_canonicalizedOpen; }
    /// Of an indexable page, until takeSimilarPages(); null where it has none.
    [[nodiscard]] const similar::Signature *signatureOf(quint32 page) const;
    /// Indexable pages whose main text nobody has counted.
    [[nodiscard]] std::span<const quint32> withoutMainText() const { return m_withoutMainText; }
    /// Indexable pages whose main text may have words, and has no signature.
    [[nodiscard]] std::span<const quint32> withoutSignature() const { return m_withoutSignature; }
    /// The page names a canonical, next or previous URL that the crawl does not know.
    enum class Named : quint8 { Canonical, Next, Prev };
    [[nodiscard]] bool isUnknown(quint32 page, Named what) const;

private:
    /// A URL that a page names, before it is an id.
    struct Reference
    {
        quint64 hash = 0;
        quint32 page = 0;
        Named what = Named::Canonical;
        bool known = false;
    };
    [[nodiscard]] quint64 hashOf(const url::Url &address) const;
    [[nodiscard]] quint64 hashOf(const QByteArray &url) const;
    [[nodiscard]] quint32 idOf(quint64 hash) const;
    void addTexts(const PageView &page, quint32 id);
    void addMainText(const PageView &page, quint32 id);
    void addVersions(const PageView &page, quint32 id);
    void addMentions(const PageView &page, quint32 id);
    void addResource(const PageView &page, quint32 id);
    quint16 codeNumber(const QByteArray &code);
    void sort(int threads); ///< what is looked up by hashes, and twins

    url::CanonicalOptions m_options;
    bool m_wantsSignatures;
    std::vector<SiteNode> m_nodes{SiteNode()};
    qint64 m_known = 0;
    std::vector<Twin> m_byUrl; ///< hash of the canonical spelling
    std::vector<Reference> m_references;
    std::vector<quint32> m_inlinks; ///< until they are resolved
    std::vector<quint64> m_versionHashes; ///< beside m_versions
    std::vector<quint64> m_mentionHashes; ///< beside m_mentions
    std::vector<SiteMention> m_mentions;
    std::vector<SiteImage> m_images; ///< by id
    QHash<quint32, QByteArray> m_manifestFaults;
    std::vector<Twin> m_contents; ///< of scripts and style sheets, by `page`, which is their own id
    std::vector<SiteVersion> m_versions;
    std::vector<Twin> m_twins[TwinTextCount];
    UrlPatterns m_patterns;
    QSet<quint32> m_canonicalisedAside; ///< isCanonicalisedAside()
    std::vector<MainTextSize> m_mainTexts;
    std::vector<similar::SimilarPage> m_similar;
    std::vector<CanonicalizedText> m_canonicalized;
    std::vector<quint32> m_canonicalizedOpen;
    std::vector<quint32> m_withoutMainText;
    std::vector<quint32> m_withoutSignature;
    QList<QByteArray> m_codes;
    QHash<QByteArray, quint16> m_codeNumbers;
    std::vector<std::pair<quint32, quint16>> m_languages; ///< of pages that say theirs, by id
    QHash<QByteArray, quint32> m_hosts;
    QHash<QByteArray, quint32> m_sites;
    QHash<quint32, bool> m_icons; ///< by host
    QByteArray m_lastOrigin; ///< most URLs have the host of the one before
    quint32 m_lastHost = 0;
    std::vector<quint32> m_siteOfHost;
};

} // namespace argiope::audit
