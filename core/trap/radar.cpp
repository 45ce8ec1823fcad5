#include "core/trap/radar.h"

#include "core/trap/families.h"

#include <xxhash.h>

#include <algorithm>
#include <utility>

namespace argiope::trap {

namespace {
constexpr int MostFamilies = 20000;
constexpr qsizetype PlentyToSay = 2048; ///< different pages: no trap, whatever comes
constexpr qsizetype FewValues = 64; ///< of one parameter that is a switch
constexpr qsizetype LeastCombinations = 100;
constexpr qsizetype WrittenValues = 16; ///< of one parameter in a pattern
} // namespace

struct Radar::Family
{
    int pages = 0;
    int quiet = 0; ///< pages in a row that said nothing new
    bool hasPlenty = false;
    QSet<quint64> elsewhere;
    QSet<quint64> words;
    QList<QByteArray> examples;
    QHash<QByteArray, QSet<QByteArray>> values; ///< of each parameter
    QHash<QByteArray, int> met; ///< pages that have it
    QSet<quint64> combinations;

    void meet(const QueryPairs &parameters)
    {
        quint64 combination = 0;
        QSet<QByteArray> names;
        for (const auto &[key, value] : parameters) {
            values[key].insert(value);
            names.insert(key);
            combination = XXH3_64bits_withSeed(key.constData(), size_t(key.size()), combination);
            combination = XXH3_64bits_withSeed(value.constData(), size_t(value.size()), combination);
            // An identifier takes more values than any switch has.
            hasPlenty = hasPlenty || values[key].size() > FewValues;
        }
        for (const QByteArray &name : std::as_const(names))
            ++met[name];
        combinations.insert(combination);
    }
    [[nodiscard]] bool combines() const
    {
        qsizetype single = 0;
        for (const auto &each : values)
            single += each.size();
        return combinations.size() >= std::max(LeastCombinations, 2 * single);
    }
    /// What is noted of parameters is that of quiet pages in a row.
    void beginQuiet()
    {
        values.clear();
        met.clear();
        combinations.clear();
        pages = 0;
    }
    /// "/shop?color={blue|red}&option=list&page=*": names and values of the pages that were met, those that all have
    /// with one value as they are.
    [[nodiscard]] QByteArray pattern(QByteArray path) const
    {
        QList<QByteArray> names = values.keys();
        std::sort(names.begin(), names.end());
        char before = '?';
        for (const QByteArray &name : std::as_const(names)) {
            QList<QByteArray> of = values.value(name).values();
            std::sort(of.begin(), of.end());
            path += std::exchange(before, '&') + name + '=';
            if (of.size() == 1 && met.value(name) == pages && !of.constFirst().contains('{'))
                path += of.constFirst();
            else if (of.size() <= WrittenValues)
                path += '{' + of.join('|') + '}';
            else
                path += '*';
        }
        return path;
    }
    void forget()
    {
        elsewhere = {};
        words = {};
        beginQuiet();
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
    case Kind::IgnoredParameter: // SameWhatever's
    case Kind::Waste: // judge::WasteWatch's
    case Kind::Twin: // Twins'
    case Kind::Filters: // Filters'
    case Kind::Flood: // nobody's
        return 500;
    }
    return 500;
}

QByteArray Radar::see(const Sighting &sighting, const QByteArray &url)
{
    const Shape &shape = sighting.shape;
    const bool switches = shape.kind == Kind::Parameters;
    QByteArray id = shape.id();
    const quint64 key = XXH3_64bits(id.constData(), size_t(id.size()));
    const std::lock_guard lock(m_mutex);
    if (switches ? !combined(shape, true).isEmpty() : m_traps.contains(id))
        return {};
    const std::shared_ptr<Family> family = familyOf(m_families, key);
    if (family->hasPlenty)
        return {};
    const bool newElsewhere = !family->elsewhere.contains(sighting.elsewhere);
    const bool newWords = !family->words.contains(sighting.words);
    family->elsewhere.insert(sighting.elsewhere);
    family->words.insert(sighting.words);
    family->quiet = newElsewhere || newWords ? 0 : family->quiet + 1;
    if (switches && family->quiet == 0)
        family->beginQuiet();
    ++family->pages;
    if (family->examples.size() < MostExamples)
        family->examples.append(url);
    if (switches)
        family->meet(shape.parameters);
    family->hasPlenty
        = family->hasPlenty || family->elsewhere.size() > PlentyToSay || family->words.size() > PlentyToSay;
    if (family->hasPlenty) {
        family->forget();
        return {};
    }
    if (family->quiet < patience(shape.kind) || !sighting.goesOn)
        return {};
    if (switches && !family->combines())
        return {};
    Trap trap{name(shape.kind), switches ? family->pattern(shape.pattern.chopped(2)) : shape.pattern, family->examples};
    trap.pages = family->pages;
    id = trap.id();
    if (m_traps.contains(id))
        return {};
    trap.released = m_released.contains(id);
    keep(trap);
    if (switches) {
        // Other values of the same parameters may come, and may have something to say.
        family->quiet = 0;
        family->beginQuiet();
        family->examples.clear();
        return id;
    }
    family->hasPlenty = true; // nothing more to learn
    family->forget();
    return id;
}

bool Radar::Combination::matches(const QueryPairs &parameters) const
{
    QSet<QByteArray> missing = always;
    for (const auto &[key, value] : parameters) {
        const auto known = values.constFind(key);
        if (known == values.constEnd() || !(known->isEmpty() || known->contains(value)))
            return false;
        missing.remove(key);
    }
    return missing.isEmpty();
}

Radar::Combination Radar::combinationOf(const Trap &trap)
{
    Combination combination{trap.id(), {}, {}};
    for (const QByteArray &part : trap.pattern.sliced(trap.pattern.indexOf('?') + 1).split('&')) {
        const qsizetype equals = part.indexOf('=');
        const QByteArray key = equals < 0 ? part : part.first(equals);
        const QByteArray value = equals < 0 ? QByteArray() : part.sliced(equals + 1);
        QSet<QByteArray> &values = combination.values[key];
        if (value == "*")
            continue;
        if (!value.startsWith('{') || !value.endsWith('}')) {
            values.insert(value);
            combination.always.insert(key);
            continue;
        }
        for (const QByteArray &one : value.sliced(1).chopped(1).split('|'))
            values.insert(one);
    }
    return combination;
}

void Radar::keep(const Trap &trap)
{
    const QByteArray id = trap.id();
    if (m_traps.contains(id)) {
        m_traps.insert(id, trap);
        return;
    }
    m_order.append(id);
    m_traps.insert(id, trap);
    const qsizetype query = trap.pattern.indexOf('?');
    if (trap.kind == name(Kind::Parameters) && query >= 0)
        m_combinations[trap.pattern.first(query) + "?*"].append(combinationOf(trap));
}

QByteArray Radar::combined(const Shape &shape, bool released) const
{
    for (const Combination &combination : m_combinations.value(shape.pattern)) {
        if ((released || !m_traps.value(combination.id).released) && combination.matches(shape.parameters))
            return combination.id;
    }
    return {};
}

void Radar::add(const Trap &trap)
{
    const std::lock_guard lock(m_mutex);
    Trap known = trap;
    known.released = known.released || m_released.contains(trap.id());
    keep(known);
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
        if (shape.kind == Kind::Parameters) {
            if (const QByteArray id = combined(shape, false); !id.isEmpty())
                return id;
            continue;
        }
        const auto trap = m_traps.constFind(shape.id());
        if (trap != m_traps.constEnd() && !trap->released)
            return trap.key();
    }
    return {};
}

bool Radar::keeps(const QByteArray &id) const
{
    const std::lock_guard lock(m_mutex);
    const auto trap = m_traps.constFind(id);
    return trap != m_traps.constEnd() && !trap->released;
}

QSet<QByteArray> Radar::released() const
{
    const std::lock_guard lock(m_mutex);
    return m_released;
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
