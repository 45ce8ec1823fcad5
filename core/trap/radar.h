#pragma once

#include "core/base/clockcache.h"
#include "core/trap/shapes.h"
#include "core/trap/trap.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <mutex>

namespace argiope::trap {

/// What one fetched page says about one family that it belongs to.
struct Sighting
{
    Shape shape;
    quint64 elsewhere = 0; ///< hash over the set of URLs outside of the family that the page links to
    quint64 words = 0; ///< hash over the set of the page's words, numbers and words of its own URL left out
    bool goesOn = false; ///< it links to members of the family
};

/// Watches fetched pages for families of URLs that go on without ever saying anything new: same words, same links out
/// of the family, page after page. A shop of a million products is none, since its pages differ. What is kept out of
/// combined parameters are those whose names and values quiet pages had, no others of the path.
/// Bounded memory: families that stop coming are forgotten, and those with plenty to say are not looked at again.
/// Thread-safe.
class Radar
{
public:
    Radar();
    ~Radar();
    Radar(const Radar &) = delete;
    Radar &operator=(const Radar &) = delete;

    /// The family's id where this page makes it a trap, "" otherwise. `url`: of the page.
    [[nodiscard]] QByteArray see(const Sighting &sighting, const QByteArray &url);
    /// A trap known from before, or found by other means than see().
    void add(const Trap &trap);
    /// Its URLs are let in from now on, or kept out again.
    void release(const QByteArray &id, bool released = true);
    [[nodiscard]] bool isReleased(const QByteArray &id) const;
    /// The id of the trap that keeps a URL of these families out; "" where none does.
    [[nodiscard]] QByteArray keeping(const QList<Shape> &shapes) const;
    [[nodiscard]] bool keeps(const QByteArray &id) const; ///< it is known, and not released
    [[nodiscard]] QSet<QByteArray> released() const;
    [[nodiscard]] bool knows(const Shape &shape) const;
    /// False while nothing was found: no need to know a URL's families.
    [[nodiscard]] bool hasTraps() const;
    [[nodiscard]] QList<Trap> traps() const;

    /// Pages in a row without anything new that make a family of this kind a trap.
    [[nodiscard]] static int patience(Kind kind);

private:
    struct Family;
    /// Parameters of one path, in combination: what a trap of them keeps out.
    struct Combination
    {
        QByteArray id;
        QHash<QByteArray, QSet<QByteArray>> values; ///< by name; none: any
        QSet<QByteArray> always; ///< names that have to be there

        [[nodiscard]] bool matches(const QueryPairs &parameters) const;
    };
    [[nodiscard]] static Combination combinationOf(const Trap &trap);
    void keep(const Trap &trap);
    /// The id of the trap of combined parameters that this URL belongs to, also, `released`, of one that is let in.
    [[nodiscard]] QByteArray combined(const Shape &shape, bool released) const;
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key); }
    };
    mutable std::mutex m_mutex;
    base::ClockCache<quint64, std::shared_ptr<Family>, KeyHash> m_families;
    QHash<QByteArray, Trap> m_traps; ///< by id
    QHash<QByteArray, QList<Combination>> m_combinations; ///< of these, by Shape::pattern
    QList<QByteArray> m_order; ///< ids, as found
    QSet<QByteArray> m_released; ///< ids, also of what is not known yet
};

} // namespace argiope::trap
