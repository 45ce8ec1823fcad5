#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QHash>

#include <deque>

namespace argiope::trap {

/// Finds the page that a server gives, with status 200, for whatever it does not have, where that page links to more of
/// the kind. Its sign: the same text under ever more URLs, and what it links to has that text again.
/// URLs that differ by a plain number are left out: plain pages of a numbered series may well look alike.
/// Bounded memory. Not thread-safe.
class SameContent
{
public:
    enum class Verdict : quint8 {
        Fine,
        Watched, ///< seen often: tell which URLs it was the first to name
        Trap, ///< what it links to is more of the same
    };
    /// A page was fetched. `text`: its hash, "" where it has none; `id`: any number that names the page.
    [[nodiscard]] Verdict see(const QByteArray &text, qint64 id, const QByteArray &url);
    /// A watched page was the first to name this URL.
    void child(const QByteArray &text, qint64 id, const url::Url &url);
    /// An earlier session has found that this text is a trap.
    void restore(const QByteArray &text, const QByteArray &example);
    /// A URL with this text: the first that was seen.
    [[nodiscard]] QByteArray example(const QByteArray &text) const;

    static constexpr int WatchFrom = 100; ///< pages with one text
    static constexpr int LeastAgain = 100; ///< of their children that have it too

private:
    struct Content
    {
        int pages = 0;
        int again = 0; ///< children with the same text
        int other = 0; ///< children with another
        QByteArray example;
    };
    QHash<QByteArray, Content> m_contents;
    std::deque<QByteArray> m_rare; ///< contents in the order they came, to forget those that stay rare
    QHash<qint64, QByteArray> m_parents; ///< text of the page that named a URL first
};

} // namespace argiope::trap
