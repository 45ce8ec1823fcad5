#include "core/audit/linkchecks.h"

#include <algorithm>

namespace argiope::audit {

using facts::LinkKind;
using facts::LinkRel;

namespace {

constexpr facts::LinkRels NotFollowed = LinkRel::NoFollow | LinkRel::Sponsored | LinkRel::Ugc | LinkRel::MetaNoFollow;
/// Not what people who see the page are given, or guessed.
constexpr facts::LinkRels Unseen = LinkRel::InTemplate | LinkRel::Dynamic;

constexpr int MostStartHops = 5; ///< from a start address to the page that it is of
constexpr qint64 LeastSitePages = 5; ///< of a site of which contact and privacy are asked

} // namespace

LinkChecks::LinkChecks(
    const SiteGraph &graph, const Limits &limits, const QList<store::LinkPlace> &places, bool all, SiteSink sink)
    : m_graph(graph)
    , m_limits(limits)
    , m_sink([all, to = std::move(sink)](const char *check, SiteVerdict verdict) {
        if (all || !needsAll(*checkFromId(check)))
            to(check, std::move(verdict));
    })
    , m_inlinks(graph.size())
    , m_leadsOn(graph.size())
{
    for (const store::LinkPlace &place : places) {
        const bool image = place.element == "img" || place.element == "source" || place.element == "image"
            || (place.element == "input" && place.attribute == "src");
        const bool anchor = place.element == "a" || place.element == "area";
        const bool redirect = place.element == "header" && place.attribute == "location";
        m_elements.insert(place.id,
            redirect                      ? Element::Redirect
                : anchor                  ? Element::Anchor
                : image                   ? Element::Image
                : place.element == "link" ? Element::Link
                                          : Element::Other);
    }
    for (const SiteVersion &version : graph.versions()) {
        if (version.target != version.page && version.target < m_inlinks.size())
            m_inlinks[version.target].bits |= Inlinks::Version;
    }
    for (quint32 id = 1; id < graph.size(); ++id) {
        if (!graph.node(id).is(SiteNode::Seed) || !graph.node(id).is(SiteNode::Internal))
            continue;
        quint32 page = id;
        for (int hops = 0; hops < MostStartHops && graph.node(page).is(SiteNode::Redirects); ++hops)
            page = graph.node(page).redirectTo;
        m_starts.insert(page, 0);
    }
}

bool LinkChecks::decides(const Check &check)
{
    const QByteArrayView id(check.id);
    return !check.page && id != "link-hreflang-differs"
        && (check.group == Group::Links || id == "image-broken" || id == "robots-blocks-assets"
            || id == "sitemap-orphan");
}

bool LinkChecks::needsAll(const Check &check)
{
    static constexpr const char *names[] = {"pagination-not-anchor", "canonical-unlinked", "page-nofollow-only",
        "page-mixed-follow", "link-nofollow-internal", "page-many-links", "page-noindex-inlinks-only", "image-broken"};
    return std::any_of(
        std::begin(names), std::end(names), [&check](const char *name) { return qstrcmp(check.id, name) == 0; });
}

void LinkChecks::take(const store::LinkNumbers &link)
{
    const qint64 most = m_graph.size();
    if (base::raw(link.page) >= most || base::raw(link.target) >= most || base::raw(link.target) <= 0)
        return;
    const auto page = quint32(base::raw(link.page));
    const auto target = quint32(base::raw(link.target));
    m_any = true;
    if (page != m_page) {
        endPage();
        beginPage(page);
    }
    const Element element = m_elements.value(link.place, Element::Other);
    if (const quint8 trust = m_graph.node(target).marks & (SiteNode::Contact | SiteNode::Privacy)) {
        if (const auto start = m_starts.find(page); start != m_starts.end() && link.kind == LinkKind::Navigation)
            *start |= trust;
    }
    m_leadsOn[page] = m_leadsOn[page] || (link.kind == LinkKind::Navigation && target != page);
    noteTarget(link, element);
    const SiteNode &source = m_graph.node(page);
    if (!source.is(SiteNode::Internal) || !source.is(SiteNode::Html) || (link.rel & Unseen))
        return;
    if (element == Element::Anchor) {
        m_nextAnchored = m_nextAnchored || target == source.next;
        m_prevAnchored = m_prevAnchored || target == source.prev;
    }
    const SiteNode &node = m_graph.node(target);
    noteQuality(link, node);
    noteAnswer(link, node, element);
}

void LinkChecks::beginPage(quint32 page)
{
    m_page = page;
    for (Tally &tally : m_tallies) {
        tally.count = 0;
        tally.others.clear();
    }
    m_internal = m_external = 0;
    m_nextAnchored = m_prevAnchored = false;
}

/// What the target learns from the link.
void LinkChecks::noteTarget(const store::LinkNumbers &link, Element element)
{
    const auto page = quint32(base::raw(link.page));
    const auto target = quint32(base::raw(link.target));
    if (page == target || (link.rel & Unseen))
        return;
    Inlinks &inlinks = m_inlinks[target];
    if (link.kind == LinkKind::Form)
        inlinks.bits |= Inlinks::Form;
    if (link.kind != LinkKind::Navigation)
        return;
    if (element == Element::Redirect) {
        inlinks.page = inlinks.page == 0 ? page : inlinks.page; // somebody comes there, but not by a link
        return;
    }
    inlinks.bits |= (link.rel & NotFollowed) ? Inlinks::NotFollowed : Inlinks::Followed;
    inlinks.bits |= m_graph.node(page).is(SiteNode::NoIndex) ? Inlinks::FromUnlisted : Inlinks::FromListed;
    if (element == Element::Anchor)
        inlinks.bits |= Inlinks::Anchor;
    if (inlinks.page != 0 && inlinks.page != page)
        inlinks.bits |= Inlinks::SeveralPages;
    inlinks.page = page;
}

/// What is wrong with the link whatever its target answers.
void LinkChecks::noteQuality(const store::LinkNumbers &link, const SiteNode &target)
{
    const auto to = quint32(base::raw(link.target));
    const SiteNode &source = m_graph.node(m_page);
    if (link.kind == LinkKind::Navigation) {
        const bool followed = !(link.rel & NotFollowed);
        (target.is(SiteNode::Internal) ? m_internal : m_external) += followed && target.host != 0 ? 1 : 0;
        // Not to lead crawlers to what is not to be found, or to the page itself, is what nofollow is for.
        const bool wanted = !(target.marks & SiteNode::Aside) && to != m_page && !target.is(SiteNode::NoIndex)
            && !target.is(SiteNode::Blocked);
        if (wanted && target.is(SiteNode::Internal)
            && (link.rel & (LinkRel::NoFollow | LinkRel::Sponsored | LinkRel::Ugc)))
            m_tallies[NoFollowInternal].add(to);
        if (target.is(SiteNode::Internal) && target.is(SiteNode::Tracking))
            m_tallies[Tracking].add(to);
    }
    // A canonical URL is neither followed nor loaded; canonical-http and canonical-invalid say what is wrong with it.
    const bool led = !(link.rel & LinkRel::Canonical);
    if (led && source.is(SiteNode::Https) && target.is(SiteNode::ClearText) && target.is(SiteNode::Internal))
        m_tallies[ToHttp].add(to);
    if (target.is(SiteNode::DoubleEncoded))
        m_tallies[DoubleEncoded].add(to);
    if (target.is(SiteNode::Credentials))
        m_tallies[Credentials].add(to);
    if (target.is(SiteNode::Local) && !source.is(SiteNode::Local))
        m_tallies[Local].add(to);
    if (led && target.is(SiteNode::FileScheme))
        m_tallies[FileScheme].add(to);
}

/// What is wrong with the link by what its target answers.
void LinkChecks::noteAnswer(const store::LinkNumbers &link, const SiteNode &target, Element element)
{
    const auto to = quint32(base::raw(link.target));
    const bool failed = target.is(SiteNode::Failed);
    switch (link.kind) {
    case LinkKind::Navigation:
        if (target.is(SiteNode::Internal)) {
            if (failed)
                m_tallies[Broken].add(to);
        } else if (target.is(SiteNode::Absent)) {
            m_tallies[BrokenExternal].add(to);
        } else if (target.host != 0 && !(target.marks & SiteNode::Aside)
            && (target.status < 200 || target.status > 299)) {
            m_tallies[Open].add(to); // nobody asked, or what others see is another answer
        }
        // Where it is temporary this is the address to link to: of a random page, a login, the start page in the
        // visitor's language.
        if (target.is(SiteNode::Redirects) && target.is(SiteNode::Internal) && !isTemporaryRedirect(target.status))
            m_tallies[ToRedirect].add(to);
        break;
    case LinkKind::Resource:
        if (failed && !hasOwnCheck(to))
            m_tallies[element == Element::Image ? BrokenImage : BrokenResource].add(to);
        if (target.is(SiteNode::Redirects))
            m_tallies[ResourceRedirect].add(to);
        if (target.is(SiteNode::Blocked) && m_graph.node(m_page).is(SiteNode::Indexable))
            m_tallies[BlockedAsset].add(to);
        if (element == Element::Image && target.is(SiteNode::HtmlAnswer))
            m_tallies[BrokenImage].add(to);
        break;
    case LinkKind::Metadata:
        if (failed && !hasOwnCheck(to))
            m_tallies[BrokenMetadata].add(to);
        break;
    case LinkKind::Form:
        break;
    }
}

/// What the page names there, and the check of it says that it fails: neighbours in a series, its canonical URL, other
/// languages, AMP pages, icons and manifests.
bool LinkChecks::hasOwnCheck(quint32 target) const
{
    const SiteNode &node = m_graph.node(m_page);
    if (target == node.next || target == node.prev || target == node.canonical
        || !m_graph.versionsOf(m_page, target).empty())
        return true;
    const auto mentions = m_graph.mentions();
    const auto first = std::lower_bound(mentions.begin(), mentions.end(), m_page,
        [](const SiteMention &mention, quint32 page) { return mention.page < page; });
    for (auto it = first; it != mentions.end() && it->page == m_page; ++it) {
        if (it->target == target && it->what != SiteMention::What::Picture
            && it->what != SiteMention::What::OtherLanguage)
            return true;
    }
    return false;
}

void LinkChecks::endPage()
{
    if (m_page == 0)
        return;
    static constexpr const char *names[]
        = {"link-broken", "link-broken-external", "link-broken-metadata", "resource-broken", "image-broken",
            "link-to-redirect", "perf-resource-redirects", "link-http", "link-nofollow-internal", "link-tracking",
            "link-double-encoded", "link-credentials", "link-local", "link-file-scheme", "robots-blocks-assets"};
    static_assert(std::size(names) == Open);
    const SiteNode &node = m_graph.node(m_page);
    if (!node.is(SiteNode::Internal))
        return;
    for (size_t what = 0; what < Open; ++what) {
        const Tally &tally = m_tallies[what];
        if (tally.count > 0)
            m_sink(names[what], {m_page, State::Found, tally.count, tally.others.first, {}, tally.others.more});
    }
    if (m_tallies[BrokenExternal].count == 0 && m_tallies[Open].count > 0)
        m_sink("link-broken-external", {m_page, State::Undecidable, 0, 0, {}});
    if (m_internal > m_limits.internalLinks || m_external > m_limits.externalLinks) {
        m_sink("page-many-links",
            {m_page, State::Found, m_internal + m_external, 0,
                QByteArray(QByteArray::number(m_internal) + " + " + QByteArray::number(m_external))});
    }
    if ((node.next != 0 && !m_nextAnchored) || (node.prev != 0 && !m_prevAnchored))
        m_sink("pagination-not-anchor",
            {m_page, State::Found, 1, node.next != 0 && !m_nextAnchored ? node.next : node.prev, {}});
}

void LinkChecks::finish()
{
    endPage();
    m_page = 0;
    if (!m_any)
        return; // links were not kept: nothing can be said of what leads where
    std::vector<bool> related(m_graph.size());
    for (quint32 id = 1; id < m_graph.size(); ++id) {
        if (m_graph.node(id).canonical != id)
            related[m_graph.node(id).canonical] = true;
    }
    for (const SiteMention &mention : m_graph.mentions()) {
        if (mention.what == SiteMention::What::Amp)
            related[mention.target] = true;
    }
    for (const SiteVersion &version : m_graph.versions()) {
        if (version.target != version.page)
            related[version.target] = true;
    }
    for (quint32 id = 1; id < m_graph.size(); ++id) {
        const SiteNode &node = m_graph.node(id);
        if (!node.is(SiteNode::Internal))
            continue;
        const Inlinks &inlinks = m_inlinks[id];
        const auto has = [&inlinks](quint8 bits) { return (inlinks.bits & bits) == bits; };
        if (node.is(SiteNode::OnlyNamed) && has(Inlinks::Version) && inlinks.page == 0)
            m_sink("hreflang-unlinked", {id, State::Found, 1, 0, {}});
        if (node.is(SiteNode::Html) && !m_leadsOn[id])
            m_sink("page-dead-end", {id, State::Found, 1, 0, {}});
        if (!node.is(SiteNode::Html) || node.is(SiteNode::Seed))
            continue;
        if (inlinks.page == 0) {
            if (has(Inlinks::Version))
                m_sink("hreflang-unlinked", {id, State::Found, 1, 0, {}});
            // A canonical page, an AMP page or another language that is only named has checks of its own, if any.
            const bool onlyNamed = related[id] && !node.is(SiteNode::InSitemap);
            if (!has(Inlinks::Form) && !onlyNamed) {
                m_sink("page-orphan", {id, State::Found, 1, 0, {}});
                if (node.is(SiteNode::InSitemap))
                    m_sink("sitemap-orphan", {id, State::Found, 1, 0, {}});
            }
            continue;
        }
        if (node.is(SiteNode::Indexable) && !has(Inlinks::SeveralPages))
            m_sink("page-one-inlink", {id, State::Found, 1, inlinks.page, {}});
        if (has(Inlinks::NotFollowed))
            m_sink(has(Inlinks::Followed) ? "page-mixed-follow" : "page-nofollow-only",
                {id, State::Found, 1, inlinks.page, {}});
        if (has(Inlinks::FromUnlisted) && !has(Inlinks::FromListed))
            m_sink("page-noindex-inlinks-only", {id, State::Found, 1, inlinks.page, {}});
    }
    finishStarts();
    for (quint32 id = 1; id < m_graph.size(); ++id) {
        const SiteNode &node = m_graph.node(id);
        if (!node.is(SiteNode::Internal) || node.canonical == 0)
            continue;
        const SiteNode &target = m_graph.node(node.canonical);
        if (target.is(SiteNode::Internal) && !target.is(SiteNode::Seed)
            && !(m_inlinks[node.canonical].bits & Inlinks::Anchor))
            m_sink("canonical-unlinked", {id, State::Found, 1, node.canonical, {}});
    }
}

/// Whether start pages lead to whom the site belongs to, and what becomes of visitors' data.
void LinkChecks::finishStarts()
{
    for (auto start = m_starts.cbegin(); start != m_starts.cend(); ++start) {
        const SiteNode &page = m_graph.node(start.key());
        if (!page.is(SiteNode::Html) || !m_leadsOn[start.key()])
            continue;
        qint64 pages = 0;
        Others contact; // which are there, all the same
        Others privacy;
        for (quint32 id = 1; id < m_graph.size(); ++id) {
            const SiteNode &node = m_graph.node(id);
            if (!node.is(SiteNode::Html) || !node.is(SiteNode::Internal) || node.site != page.site)
                continue;
            ++pages;
            if (node.marks & SiteNode::Contact)
                contact.add(id);
            if (node.marks & SiteNode::Privacy)
                privacy.add(id);
        }
        if (pages < LeastSitePages)
            continue;
        if (!(*start & SiteNode::Contact))
            m_sink("site-contact-missing", {start.key(), State::Found, 1, contact.first, {}, contact.more});
        if (!(*start & SiteNode::Privacy))
            m_sink("site-privacy-missing", {start.key(), State::Found, 1, privacy.first, {}, privacy.more});
    }
}

} // namespace argiope::audit
