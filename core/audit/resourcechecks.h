#pragma once

#include "core/audit/sitechecks.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace argiope::audit {

/// What pages are made of, held against what was read of it: how much that is together, what is there twice, images
/// that are drawn in another size or shape than they have. First all pages, then all links, by page in document order,
/// all of them kept. Needs some 30 bytes of memory for each page that says how large its images are, and what it says.
class ResourceChecks
{
public:
    ResourceChecks(const SiteGraph &graph, const Limits &limits, const QList<store::LinkPlace> &places, SiteSink sink);
    [[nodiscard]] static bool decides(const Check &check);

    void add(const PageView &page);
    void beginLinks(); ///< behind the last page
    void take(const store::LinkNumbers &link);
    void finish();

private:
    enum class Use : quint8 { None, Script, Image, Candidate, Link, Sheet };
    /// Where a page says how large its images are drawn.
    struct Said
    {
        quint32 page = 0;
        qsizetype begin = 0;
        qsizetype end = 0;
    };
    struct Drawn
    {
        int position = 0;
        int width = 0;
        int height = 0;
    };
    /// The largest use of an image.
    struct Largest
    {
        int width = 0;
        int height = 0;
        quint32 page = 0;
        bool open = false; ///< somewhere nothing says how large it is drawn
    };
    struct Tally
    {
        int count = 0;
        int open = 0;
        Others others;
        QByteArray evidence; ///< of the first
    };

    void beginPage(quint32 page);
    void endPage();
    void endWeight(const SiteNode &page);
    void endTwice();
    [[nodiscard]] quint32 endOf(quint32 target) const; ///< where its redirects lead
    [[nodiscard]] Use useOf(qint64 place) const { return m_uses.value(place, Use::None); }
    void draw(quint32 target, const Drawn *drawn);

    const SiteGraph &m_graph;
    const Limits &m_limits;
    const SiteSink m_sink;
    QHash<qint64, Use> m_uses; ///< by place
    std::vector<Said> m_said; ///< by page
    QByteArray m_bytes;
    QHash<quint32, Largest> m_largest;

    quint32 m_page = 0; ///< whose links go by
    bool m_counts = false; ///< it is a page of the site
    int m_position = -1; ///< of the last link
    std::vector<Drawn> m_drawn;
    size_t m_nextDrawn = 0;
    std::vector<quint32> m_parts; ///< what it is made of, as often as it stands there
    std::vector<quint32> m_scripts;
    std::vector<quint32> m_code; ///< scripts and style sheets
    Tally m_ratio;
};

} // namespace argiope::audit
