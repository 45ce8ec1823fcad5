#pragma once

#include "core/audit/sitechecks.h"
#include "core/store/types.h"

#include <QHash>

#include <vector>

namespace argiope::audit {

/// Holds a crawl's links against the checks, one after the other, without keeping them: what is found on a page is said
/// when its last link has gone by, what concerns targets at the end. Links come by page. 8 bytes of memory a URL.
class LinkChecks
{
public:
    /// `all`: every link was kept, not only the first to each target.
    LinkChecks(
        const SiteGraph &graph, const Limits &limits, const QList<store::LinkPlace> &places, bool all, SiteSink sink);
    [[nodiscard]] static bool decides(const Check &check);
    [[nodiscard]] static bool needsAll(const Check &check); ///< the others stand with one link to each target

    void take(const store::LinkNumbers &link);
    void finish();

private:
    /// What the links say of a URL that they lead to.
    struct Inlinks
    {
        enum Bit : quint8 {
            Followed = 1, ///< a link of a page without nofollow
            NotFollowed = 2,
            FromListed = 4, ///< a page that is not noindex
            FromUnlisted = 8,
            Anchor = 16, ///< by an `a` or `area`
            SeveralPages = 32,
            Form = 64,
            Version = 128, ///< named as another language
        };
        quint32 page = 0; ///< the last that links there
        quint8 bits = 0;
    };
    enum class Element : quint8 { Other, Anchor, Image, Link, Redirect };
    struct Tally
    {
        int count = 0;
        Others others;
        void add(quint32 target)
        {
            ++count;
            others.add(target);
        }
    };
    enum What : size_t {
        Broken,
        BrokenExternal,
        BrokenMetadata,
        BrokenResource,
        BrokenImage,
        ToRedirect,
        ResourceRedirect,
        ToHttp,
        NoFollowInternal,
        Tracking,
        DoubleEncoded,
        Credentials,
        Local,
        FileScheme,
        BlockedAsset,
        Open, ///< external targets that nobody asked for, or that refuse us
        WhatCount,
    };

    void beginPage(quint32 page);
    [[nodiscard]] bool hasOwnCheck(quint32 target) const;
    void endPage();
    void finishStarts();
    void noteTarget(const store::LinkNumbers &link, Element element);
    void noteQuality(const store::LinkNumbers &link, const SiteNode &target);
    void noteAnswer(const store::LinkNumbers &link, const SiteNode &target, Element element);

    const SiteGraph &m_graph;
    const Limits &m_limits;
    const SiteSink m_sink;
    QHash<qint64, Element> m_elements;
    std::vector<Inlinks> m_inlinks;
    quint32 m_page = 0;
    Tally m_tallies[WhatCount];
    int m_internal = 0; ///< followed links of the page
    int m_external = 0;
    bool m_nextAnchored = false;
    bool m_prevAnchored = false;
    std::vector<bool> m_leadsOn; ///< pages with a link
    QHash<quint32, quint8> m_starts; ///< start pages, with the marks of what they lead to
    bool m_any = false;
};

} // namespace argiope::audit
