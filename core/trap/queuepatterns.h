#pragma once

#include "core/base/waitingurl.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace argiope::trap {

/// The forms of a URL, the most special first: its path with {n}, {date} and {token} for numbers, dates and tokens, and
/// the names of its parameters; of one with parameters also without the end of its path. None where nothing in the URL
/// varies that way. `url`: as url::Url has it, without fragment. Linear in the URL.
[[nodiscard]] QList<QByteArray> patternsOf(QByteArrayView url);

/// How much of a queue has which form: diffs, histories, calendars, combinations of filters stand out by it, although
/// each of their pages says something else. Bounded memory: forms that few URLs have are forgotten. Not thread-safe.
class QueuePatterns
{
public:
    static constexpr qint64 Lap = 1000; ///< URLs of a form that wait before others of it
    static constexpr qint64 Window = 256; ///< fetched URLs between two looks

    struct Row
    {
        QByteArray pattern;
        qint64 waiting = 0;
        qint64 fetched = 0;
        QList<QByteArray> examples; ///< URLs that wait, or waited
    };

    /// One more form that a URL has, by what is known of the site; "" for none.
    using Further = std::function<QByteArray(const QByteArray &url)>;
    void setFurther(Further further) { m_further = std::move(further); }

    /// A URL waits now. Returns its base::WaitingUrl::lap: how many thousands of its form wait already.
    int add(const QByteArray &url);
    /// Gives those their laps that waited in the file alone, and are counted already: a piece of it, in its order,
    /// after which others of the same forms may follow.
    void giveLaps(QList<base::WaitingUrl> &piece) const;
    void fetched(const QByteArray &url);
    void drop(const QByteArray &url); ///< it waits no more
    /// One more was fetched than at the last call, and `queued` URLs wait: once in a while the form that floods the
    /// queue, if one does. It has more than half of the queue, thousands, and the queue grows while it is worked off.
    /// Each form once.
    [[nodiscard]] std::optional<Row> look(const std::function<qint64()> &queued);
    void told(const QByteArray &pattern); ///< look() is not to tell of it
    /// Those that most URLs wait of.
    [[nodiscard]] QList<Row> rows(qsizetype most) const;

private:
    struct Counted
    {
        Row row;
        qint64 waitedThen = 0; ///< at the last look
        qint64 fetchedThen = 0;
        bool told = false;
    };
    void makeRoom();
    [[nodiscard]] QList<QByteArray> formsOf(const QByteArray &url) const;

    Further m_further;
    QHash<QByteArray, Counted> m_counted; ///< by pattern
    qint64 m_queuedThen = 0;
    qint64 m_fetched = 0; ///< since the last look
};

} // namespace argiope::trap
