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

/// Pages that are likely to be made alike: origin, first folder, how deep the path is, the file's ending and the names
/// of parameters, "https://example.org/shop/*/*.html?page=". `url`: http(s). Linear in the URL.
[[nodiscard]] QByteArray shapeOf(const url::Url &url);

/// What links, text and tags of a page scripts have changed, "links, title"; "" where nothing. A difference in the
/// number of words below a fiftieth is none, nor are links into the page itself.
[[nodiscard]] QByteArray differenceOf(
    const html::ParsedPage &source, const html::ParsedPage &made, const render::Rendering &rendering);

/// Chooses pages to be rendered by what came of others of their shape: the first of each are, and every tenth. Where
/// one of these differs from its source all others are. What comes first decides, so the choice can depend on the speed
/// of servers; it is not kept beyond a session. Any thread; bounded memory.
class RenderShapes
{
public:
    static constexpr int Samples = 3; ///< before a shape is one that scripts do not change
    static constexpr int Again = 10; ///< then so many pages for one that is looked at again
    static constexpr qsizetype MostShapes = 20'000; ///< further ones count as one

    [[nodiscard]] facts::RenderChoice choose(const url::Url &url, QByteArrayView body);
    /// What came of a page that was rendered.
    void learn(const QByteArray &shape, const QByteArray &difference);

private:
    struct Shape
    {
        int pages = 0; ///< that asked since its samples were had
        int seen = 0;
        QByteArray difference;
    };
    [[nodiscard]] Shape &at(QByteArray &shape);

    std::mutex m_mutex;
    QHash<QByteArray, Shape> m_shapes;
};

} // namespace argiope::engine
