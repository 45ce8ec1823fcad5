#pragma once

#include "core/facts/renderchoice.h"
#include "core/html/page.h"
#include "core/render/rendering.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>

#include <mutex>

namespace argiope::engine {

/// Whether there is anything on a page that runs as it loads: a script that is no data, a frame, a handler of loading.
[[nodiscard]] bool mayRunScripts(QByteArrayView body);

/// Which scripts a page loads: the names of their files as they come, and a "+" for each that stands in the page. ""
/// where there are none. Linear in the page.
[[nodiscard]] QByteArray scriptsOf(QByteArrayView body);

/// So little text stands in the page, below 200 bytes, that the rest may be what scripts make. Linear in the page.
[[nodiscard]] bool hasLittleText(QByteArrayView body);

/// Pages that are likely to be made alike: origin, first folder, how deep the path is, the file's ending and the names
/// of parameters, "https://example.org/shop/*/*.html?page=". `url`: http(s). Linear in the URL.
[[nodiscard]] QByteArray shapeOf(const url::Url &url);

/// What links, text and tags of a page scripts have changed, "links, title"; "" where nothing. A difference in the
/// number of words below a fiftieth is none, nor are links into the page itself.
[[nodiscard]] QByteArray differenceOf(
    const html::ParsedPage &source, const html::ParsedPage &made, const render::Rendering &rendering);

/// Chooses pages to be rendered by what came of others of their shape: the first of each are, and every tenth. Where
/// one of these differs from its source all others are. Shapes whose pages load the same scripts speak for each other
/// as long as none of them differs: then looking at more of them takes no more than a twentieth of the time. A page of
/// little text is none that others speak for. What comes first decides, so the choice can depend on the speed of
/// servers; it is not kept beyond a session. Any thread; bounded memory.
class RenderShapes
{
public:
    static constexpr int Samples = 3; ///< before a shape is one that scripts do not change
    static constexpr int Again = 10; ///< then so many pages for one that is looked at again
    static constexpr qint64 TimeShare = 20; ///< of the time one such part is for looking at what others speak for
    static constexpr qsizetype MostShapes = 20'000; ///< further ones count as one

    /// `elapsedMs`: what the session has taken.
    [[nodiscard]] facts::RenderChoice choose(const url::Url &url, QByteArrayView body, qint64 elapsedMs);
    /// What came of a page that was rendered, and how long that took.
    void learn(const QByteArray &shape, const QByteArray &difference, int renderMs);

private:
    struct Shape
    {
        int pages = 0; ///< that asked since its samples were had
        int seen = 0;
        QByteArray difference;
        QByteArray kin; ///< of the page that was met last
    };
    /// Pages of an origin that load the same scripts.
    struct Kin
    {
        int seen = 0;
        bool differs = false;
    };
    /// The entry of that name, which becomes "*" where there is no room for one more.
    template <class Entry>
    [[nodiscard]] static Entry &at(QHash<QByteArray, Entry> &entries, QByteArray &name);
    [[nodiscard]] bool mayLook(qint64 elapsedMs);

    std::mutex m_mutex;
    QHash<QByteArray, Shape> m_shapes;
    QHash<QByteArray, Kin> m_kins;
    qint64 m_usualMs = 0; ///< what a rendering takes
    qint64 m_lookedMs = 0; ///< what was spent on pages that others speak for
};

} // namespace argiope::engine
