#pragma once

#include "core/base/clock.h"
#include "core/judge/robotscache.h"
#include "core/render/rendering.h"

#include <QByteArray>
#include <QHash>

#include <condition_variable>
#include <functional>
#include <list>
#include <memory>
#include <mutex>

namespace argiope::engine {

/// Answers to what rendered pages have asked for, so that a script is fetched once a crawl, and what is known of the
/// servers that they lie on. Any thread. Bounded by bytes: what was not asked for longest is forgotten.
class ResourceBook
{
public:
    static constexpr qint64 MostBytes = 64 * 1024 * 1024;
    static constexpr qsizetype MostOrigins = 5'000;

    using Answer = std::shared_ptr<const render::ResourceAnswer>;
    /// What stands under the key, else what `fetch` brings. Who asks for the same meanwhile waits for it. Null where it
    /// brings nothing; then the next who asks fetches.
    [[nodiscard]] Answer get(const QByteArray &key, const std::function<Answer()> &fetch);
    /// The answer stands for nobody else.
    void forget(const QByteArray &key);

    /// robots.txt of an origin; null: not known.
    [[nodiscard]] std::shared_ptr<const judge::HostRobots> robots(const QByteArray &origin) const;
    void setRobots(const QByteArray &origin, judge::HostRobots robots);
    /// The pause before the next request to the origin, of which there is `pause` between two; that request's turn is
    /// taken with it.
    [[nodiscard]] base::Milliseconds takeTurn(const QByteArray &origin, base::Milliseconds pause, base::TimePoint now);

private:
    struct Item
    {
        QByteArray key;
        Answer answer; ///< null: somebody is fetching it
    };
    using Items = std::list<Item>;
    void remove(Items::iterator item);

    mutable std::mutex m_mutex;
    std::condition_variable m_came;
    Items m_items; ///< asked for last, first
    QHash<QByteArray, Items::iterator> m_index;
    qint64 m_bytes = 0;
    struct Origin
    {
        std::shared_ptr<const judge::HostRobots> robots;
        base::TimePoint next{};
    };
    QHash<QByteArray, Origin> m_origins;
};

} // namespace argiope::engine
