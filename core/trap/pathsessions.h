#pragma once

#include "core/base/clockcache.h"
#include "core/trap/trap.h"
#include "core/url/url.h"

#include <QHash>
#include <QSet>

#include <mutex>
#include <optional>

namespace argiope::trap {

/// A segment of the path that is another one in each answer: sessions of short tokens, words or numbers
/// ("/h7i7s0p8/art/5", "/(S(abc))/art/5", "/art/5/h7i7s0p8"). SameWhatever looks at what is a token by its look; here a
/// value gives itself away by what becomes of it. One page alone names it, in all of its links, and another one than
/// its own. Names of people, languages and years are named by many pages. Where dozens of such pages show what the same
/// path behind another value has shown, and none shows something else, the segment says nothing (Kind::SessionId): of
/// the URLs that differ in it alone one is crawled. Each time that the number of URLs kept out has doubled, one more is
/// let in: where two such pages differ the trap is taken back. Bounded memory. Thread-safe.
class PathSessions
{
public:
    static constexpr int Patience = 40; ///< pages that show what another one has shown
    static constexpr qsizetype LeastPaths = 8; ///< different ones, but for the segment
    static constexpr qsizetype LeastValues = 8;

    PathSessions();

    struct News
    {
        QList<Trap> traps;
        QList<QByteArray> disproved; ///< ids: what they keep out is to be let in
    };
    /// A page was fetched. `shown`: stands for what people read and see of it; 0: it is no document. `named`: pages
    /// that it was the first to name.
    [[nodiscard]] News see(const url::Url &page, quint64 shown, const QList<url::Url> &named);
    /// What this page names is about to be met, before see() is told: somebody may lease it at once.
    void announce(const url::Url &page, const QList<url::Url> &named);
    [[nodiscard]] bool hasAny() const; ///< traps
    /// A URL is known from another session, in which `namedBy` was the first to name it.
    void noteKnown(const url::Url &url, quint64 namedBy, bool fetched);
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out
    /// A trap known from before. False where it is of no such kind.
    bool add(const Trap &trap);
    /// The id of the trap that keeps a URL out, "" otherwise: see() or noteKnown() has told who names it, and that is
    /// one page alone. `released`: ids that keep nothing out.
    [[nodiscard]] QByteArray keeping(const url::Url &url, const QSet<QByteArray> &released);

private:
    /// One way to take a URL apart.
    struct Way
    {
        QByteArray family; ///< "http://h/site/{any}/*", "http://h/*/{any}"
        quint64 path = 0; ///< of the URL without the segment
        quint64 value = 0;
    };
    struct Page
    {
        quint64 value = 0; ///< of the first with this path
        quint64 shown = 0; ///< 0: not fetched yet
    };
    struct Family
    {
        int same = 0;
        int differing = 0;
        QSet<quint64> paths;
        QSet<quint64> values;
        QList<QByteArray> examples;
    };
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key); }
    };
    [[nodiscard]] static QList<Way> waysOf(const url::Url &url);
    [[nodiscard]] bool isRule(const QByteArray &origin, const QByteArray &family) const;
    /// Notes by whom values are named. The one value that all of these URLs have, of each family; 0: several.
    [[nodiscard]] QHash<QByteArray, quint64> noteNamed(quint64 page, const QList<url::Url> &named);
    void noteOwner(const Way &way, quint64 page);
    [[nodiscard]] bool isOwnedByOne(const Way &way);

    mutable std::mutex m_mutex;
    base::ClockCache<quint64, Page, KeyHash> m_pages; ///< by family and path
    base::ClockCache<quint64, quint64, KeyHash> m_owners; ///< by family and value: the page that names it; 0: several
    base::ClockCache<quint64, Family, KeyHash> m_families;
    QHash<QByteArray, QList<QByteArray>> m_rules; ///< families, by origin
    QHash<QByteArray, KeptOut> m_kept; ///< by id
};

} // namespace argiope::trap
