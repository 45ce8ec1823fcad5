#pragma once

#include "core/audit/sitechecks.h"
#include "core/facts/anchors.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>

#include <functional>
#include <vector>

namespace argiope::store {
class Reader;
}

namespace argiope::audit {

/// Links to places that the page they lead to does not have: what pages have said of themselves, and their links to
/// other pages held against the places that these have. First all pages, then all links, by page in document order, all
/// of them kept. Needs some 24 bytes of memory a page, and what the project keeps of its places and
/// hashes of fragments.
class FragmentChecks
{
public:
    static constexpr const char *Id = "link-fragment-missing";

    explicit FragmentChecks(const SiteGraph &graph)
        : m_graph(graph)
    {
    }
    void add(const PageView &page);
    void beginLinks(); ///< behind the last page
    void take(const store::LinkNumbers &link);
    /// A link whose place is missing.
    struct Miss
    {
        int position = 0; ///< among the links of its page
        int index = 0; ///< among those of them that have fragments
    };
    /// What is said of each of these links, which are on that page, in their order.
    using EvidenceOf = std::function<QByteArrayList(quint32 page, const std::vector<Miss> &misses)>;
    void finish(const EvidenceOf &evidenceOf, const SiteSink &sink);

private:
    /// Small: there may be a million.
    struct Page
    {
        qsizetype begin = 0; ///< in m_bytes: of its anchors, and behind them its fragments
        quint32 anchors = 0; ///< bytes
        quint32 fragments = 0; ///< bytes
        quint32 id = 0;
        bool observed = false;
        bool open = false;
    };
    /// Of a page with links to places that are missing.
    struct Trouble
    {
        int missing = 0;
        std::vector<Miss> misses; ///< the first of the links to places that other pages lack
        QByteArray evidence; ///< a place that the page itself lacks
        QByteArrayList more; ///< further ones
    };
    /// What a redirect makes of the fragment that leads to it (RFC 9110, 10.2.2).
    struct HandedOn
    {
        bool own = false; ///< its target has one of its own, which counts instead
        bool anywhere = false; ///< and that is in every page
        quint64 raw = 0; ///< as FragmentLink's
        quint64 decoded = 0;
    };
    void addRedirect(const PageView &page);
    [[nodiscard]] Page *find(quint32 id);
    void beginPage(quint32 id);
    void hold(const facts::FragmentLink &link, int index, quint32 target);

    const SiteGraph &m_graph;
    std::vector<Page> m_pages; ///< by id
    QHash<quint32, HandedOn> m_redirects; ///< whose headers are known
    QHash<quint32, Trouble> m_troubles; ///< by page
    QByteArray m_bytes;
    quint32 m_page = 0; ///< whose links go by
    Page *m_source = nullptr;
    std::vector<facts::FragmentLink> m_wanted; ///< of its links
    size_t m_next = 0;
    int m_position = -1; ///< of the last link
};

/// "https://example.org/page#place (text of the link)" of each; without the place where the project does not keep it.
[[nodiscard]] QByteArrayList linksToNoPlace(
    store::Reader &reader, quint32 page, const std::vector<FragmentChecks::Miss> &misses);

} // namespace argiope::audit
