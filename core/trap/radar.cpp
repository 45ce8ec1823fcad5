#include "core/trap/radar.h"

#include <xxhash.h>

namespace argiope::trap {

namespace {
constexpr int MostFamilies = 20000;
constexpr qsizetype PlentyToSay = 2048; ///< different pages: no trap, whatever comes
constexpr qsizetype FewValues = 64; ///< of one parameter that is a switch
constexpr qsizetype LeastCombinations = 100;
} // namespace

struct Radar::Family
{
    int pages = 0;
    int quiet = 0; ///< pages in a row that said nothing new
    bool hasPlenty = false;
    QSet<quint64> elsewhere;
    QSet<quint64> words;
    QList<QByteArray> examples;
    QHash<quint32, QSet<quint32>> values; ///< of each parameter
    QSet<quint64> combinations;

    void meet(const QList<QPair<quint32, quint32>> &parameters)
    {
        quint64 combination = 0;
        for (const auto &[key, value] : parameters) {
            values[key].insert(value);
            const quint64 pair = (quint64(key) << 32) | value;
            combination = combination * 0x9E3779B97F4A7C15ULL + pair;
            // An identifier takes more values than any switch has.
            hasPlenty = hasPlenty || values[key].size() > FewValues;
        }
        combinations.insert(combination);
    }
    [[nodiscard]] bool combines() const
    {
        qsizetype single = 0;
        for (const auto &each : values)
            single += each.size();
        return combinations.size() >= std::max(LeastCombinations, 2 * single);
    }
    void forget()
    {
        elsewhere = {};
        words = {};
        values = {};
        combinations = {};
    }
};

Radar::Radar()
    : m_families(MostFamilies)
{
}

Radar::~Radar() = default;

int Radar::patience(Kind kind)
{
    switch (kind) {
    case Kind::RepeatedPath:
    case Kind::GrowingQuery:
        return 20;
    case Kind::Calendar:
    case Kind::SessionId:
        return 40;
    case Kind::Parameters:
        return 100;
    case Kind::SameContent:
        return 200;
    case Kind::EndlessChain:
        return 500;
    }
    return 500;
}

QByteArray Radar::see(const Sighting &sighting, const QByteArray &url)
{
    const QByteArray id = sighting.shape.id();
    const quint64 key = XXH3_64bits(id.constData(), size_t(id.size()));
    const std::lock_guard lock(m_mutex);
    if (m_traps.contains(id))
        return {};
    std::shared_ptr<Family> family;
    if (const auto *known = m_families.find(key)) {
        family = *known;
    } else {
        family = std::make_shared<Family>();
        m_families.insert(key, family);
    }
    if (family->hasPlenty)
        return {};
    ++family->pages;
    if (family->examples.size() < Examples)
        family->examples.append(url);
    if (sighting.shape.kind == Kind::Parameters)
        family->meet(sighting.shape.parameters);
    const bool newElsewhere = !family->elsewhere.contains(sighting.elsewhere);
    const bool newWords = !family->words.contains(sighting.words);
    family->elsewhere.insert(sighting.elsewhere);
    family->words.insert(sighting.words);
    family->quiet = newElsewhere || newWords ? 0 : family->quiet + 1;
    family->hasPlenty
        = family->hasPlenty || family->elsewhere.size() > PlentyToSay || family->words.size() > PlentyToSay;
    if (family->hasPlenty) {
        family->forget();
        return {};
    }
    if (family->quiet < patience(sighting.shape.kind) || !sighting.goesOn)
        return {};
    if (sighting.shape.kind == Kind::Parameters && !family->combines())
        return {};
    m_traps.insert(id, {name(sighting.shape.kind), sighting.shape.pattern, family->examples, m_released.contains(id)});
    m_order.append(id);
    family->hasPlenty = true; // nothing more to learn
    family->forget();
    return id;
}

void Radar::add(const Trap &trap)
{
    const QByteArray id = trap.id();
    const std::lock_guard lock(m_mutex);
    if (!m_traps.contains(id))
        m_order.append(id);
    Trap known = trap;
    known.released = known.released || m_released.contains(id);
    m_traps.insert(id, known);
}

void Radar::release(const QByteArray &id, bool released)
{
    const std::lock_guard lock(m_mutex);
    if (released)
        m_released.insert(id);
    else
        m_released.remove(id);
    if (const auto trap = m_traps.find(id); trap != m_traps.end())
        trap->released = released;
}

bool Radar::isReleased(const QByteArray &id) const
{
    const std::lock_guard lock(m_mutex);
    return m_released.contains(id);
}

QByteArray Radar::keeping(const QList<Shape> &shapes) const
{
    const std::lock_guard lock(m_mutex);
    for (const Shape &shape : shapes) {
        const auto trap = m_traps.constFind(shape.id());
        if (trap != m_traps.constEnd() && !trap->released)
            return trap.key();
    }
    return {};
}

bool Radar::knows(const Shape &shape) const
{
    const std::lock_guard lock(m_mutex);
    return m_traps.contains(shape.id());
}

bool Radar::hasTraps() const
{
    const std::lock_guard lock(m_mutex);
    return !m_traps.isEmpty();
}

QList<Trap> Radar::traps() const
{
    const std::lock_guard lock(m_mutex);
    QList<Trap> list;
    for (const QByteArray &id : m_order)
        list.append(m_traps.value(id));
    return list;
}

} // namespace argiope::trap
