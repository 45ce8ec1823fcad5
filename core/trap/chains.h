#pragma once

#include "core/base/clockcache.h"
#include "core/trap/trap.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QSet>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace argiope::trap {

/// Numbered pages that lead to one another and stop saying anything: a list that has an empty page behind its last one,
/// or its last one again, and always a next; a calendar without entries. Their URLs differ by numbers alone, as those
/// of honest pages do. What gives them away is the way to them: each was named by one that had nothing to say, which
/// was named by such a one, and so on. The verdict is about that way, not about the form of the URLs: another way goes
/// on, and so does this one behind whatever does say something.
///
/// A page is barren where it is the first to name further pages of its kind and no others. Some barren pages in a row
/// are watched: their words, numbers and pictures are looked at. One whose words its kind has had is quiet. So is one
/// that differs in no more than a few numbers, in words of links to where its kind has led before, or in what stands
/// beside the main text: how long it took, who is online, what others read. Such a page counts a fifth. Where many
/// quiet ones follow one another the next is kept out; in a calendar, whose months fan out into days, where many were
/// seen since the last page that said something. Bounded memory. Thread-safe.
class Chains
{
public:
    static constexpr int WatchFrom = 8; ///< barren pages, one named by the other
    static constexpr int Patience = 40; ///< quiet pages, one named by the other; in a calendar since the last news
    static constexpr int AgainPatience = 8; ///< where another way of the site has ended with the same words
    static constexpr int NearlyQuiet = 5; ///< times as many where they are nearly quiet
    static constexpr qsizetype FewNumbers = 4;

    /// What a page says. Each stands for words or numbers in whatever order, but for those of the URL.
    struct Said
    {
        quint64 all = 0; ///< words, and numbers of the main text that stand in no link
        quint64 plain = 0; ///< words of the main text that stand in no link
        qsizetype numbers = 0; ///< how many different ones stand there
        QList<quint64> leadsTo; ///< pages that it names but for those of its kind
    };

    Chains();
    ~Chains();
    Chains(const Chains &) = delete;
    Chains &operator=(const Chains &) = delete;

    /// The words of this page are wanted.
    [[nodiscard]] bool isWatched(QByteArrayView url);
    void read(QByteArrayView url, Said said);
    /// What tells kinds of pages apart; 0: of none.
    [[nodiscard]] static quint64 kindOf(QByteArrayView url);
    /// A page was fetched. `named`: pages that it is the first to name; `pictures`: stands for what it shows. The trap
    /// that it makes, if any.
    [[nodiscard]] std::optional<Trap> see(const QByteArray &url, const QList<QByteArray> &named, quint64 pictures);
    /// A trap known from before. False where it is of no such kind.
    bool add(const Trap &trap);
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out
    /// This URL waits from an earlier session. Whose way it is on nobody knows any more: where such ways have ended
    /// before, all that wait are one.
    void noteWaiting(const QByteArray &url);
    /// The id of the trap that keeps a URL out, "" otherwise. `released`: ids that keep nothing out.
    [[nodiscard]] QByteArray keeping(QByteArrayView url, const QSet<QByteArray> &released);

private:
    /// Where something was said for the last time.
    struct Anchor
    {
        int barren = 0; ///< pages since then
        int quiet = 0; ///< of these
        int silence = 0; ///< what these count, in fifths
        bool dated = false;
        QByteArray id; ///< of the trap that keeps out what comes; "": none does
    };
    struct Node
    {
        std::shared_ptr<Anchor> anchor;
        int barren = 0; ///< pages on the way here, in a row
        int quiet = 0;
        int silence = 0;
    };
    /// What all pages of a kind have said.
    struct Kept
    {
        QSet<quint64> words;
        QSet<quint64> leadsTo;
    };
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key); }
    };
    [[nodiscard]] int silenceOf(quint64 kind, const Said &said, quint64 pictures);
    [[nodiscard]] QByteArray patternOf(const QByteArray &url);
    [[nodiscard]] Trap trapOf(const QByteArray &url, int pages, quint64 proof, Anchor &ends);

    std::mutex m_mutex;
    std::atomic<bool> m_any{false}; ///< kinds are watched
    base::ClockCache<quint64, Node, KeyHash> m_nodes; ///< by URL; of those that barren pages named
    base::ClockCache<quint64, Said, KeyHash> m_read; ///< by URL
    /// Kinds that had some barren pages in a row. All their pages are read: one may be fetched before it is known whose
    /// way it is on.
    QSet<quint64> m_watched;
    QHash<quint64, Kept> m_said; ///< by kind
    QSet<quint64> m_proven; ///< words, with the origin, that a way has ended with
    QHash<QByteArray, QSet<QByteArray>> m_patterns; ///< by origin and what stands around the last number
    QHash<QByteArray, KeptOut> m_kept; ///< by id
    QHash<quint64, std::shared_ptr<Anchor>> m_waiting; ///< by kind: of what waits from an earlier session
};

} // namespace argiope::trap
