#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QJsonObject>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>

namespace argiope::render {

/// A message of the browser's: an event, or the answer to a call.
struct Message
{
    QByteArray session; ///< "" of the browser itself
    int id = 0; ///< of the call that it answers; 0: an event
    QString method; ///< of an event
    QJsonObject content; ///< an event's parameters, an answer's result
    QByteArray error; ///< of a call that failed
};

/// Messages that wait for one reader. The browser's thread puts, its reader takes. Any thread.
class Channel
{
public:
    static constexpr qsizetype MostWaiting = 100'000; ///< a page may make any number of events; further ones are lost

    void put(Message message);
    /// Nobody puts anything any more, and what has not been taken is not wanted.
    void close();
    [[nodiscard]] bool isClosed() const;

    struct Taken
    {
        std::optional<Message> message; ///< none: the time is over, or it is closed
        bool closed = false;
    };
    [[nodiscard]] Taken take(base::TimePoint until);
    void clear();

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_came;
    std::deque<Message> m_messages;
    bool m_closed = false;
};

} // namespace argiope::render
