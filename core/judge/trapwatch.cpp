#include "core/judge/trapwatch.h"

#include <xxhash.h>

namespace argiope::judge {

namespace {

facts::Rule trapRule(const QByteArray &id)
{
    return id.isEmpty() ? facts::Rule{} : facts::Rule{facts::RuleKind::Trap, id};
}

} // namespace

TrapWatch::TrapWatch(settings::TrapPolicy policy, const QStringList &released)
    : m_policy(policy)
{
    for (const QString &id : released)
        m_radar.release(id.toUtf8());
}

QList<trap::Shape> TrapWatch::shapesOf(const url::Url &page, int depth) const
{
    return isOn() ? trap::shapesOf(page, depth) : QList<trap::Shape>();
}

QList<QByteArray> TrapWatch::see(
    const QList<trap::Shape> &shapes, const url::Url &page, int depth, quint64 words, const FoundLinks &found)
{
    QList<QByteArray> traps;
    if (shapes.isEmpty())
        return traps;
    QList<trap::Sighting> sightings;
    for (const trap::Shape &shape : shapes)
        sightings.append({shape, 0, words, false});
    for (const Target &target : found.targets) {
        const auto url = url::parse(target.url);
        const QList<trap::Shape> families = url ? trap::shapesOf(*url, depth) : QList<trap::Shape>();
        for (trap::Sighting &sighting : sightings) {
            const bool member = families.contains(sighting.shape);
            // A sum, so that the order of the links does not count.
            if (!member)
                sighting.elsewhere += XXH3_64bits(&target.key, sizeof target.key);
            sighting.goesOn = sighting.goesOn || (member && isPage(target.fate));
        }
    }
    for (const trap::Sighting &sighting : std::as_const(sightings)) {
        const QByteArray id = m_radar.see(sighting, page.hrefWithoutFragment().toByteArray());
        if (!id.isEmpty())
            traps.append(id);
    }
    return traps;
}

facts::Rule TrapWatch::keeping(const url::Url &url, int depth) const
{
    return keeps() ? trapRule(m_radar.keeping(trap::shapesOf(url, depth))) : facts::Rule{};
}

facts::Rule TrapWatch::keeping(const QByteArray &url, int depth) const
{
    if (!keeps())
        return {};
    const auto parsed = url::parse(url);
    return parsed ? keeping(*parsed, depth) : facts::Rule{};
}

facts::Rule TrapWatch::ruleOf(const trap::Shape &shape) const
{
    return keeps() ? trapRule(m_radar.keeping({shape})) : facts::Rule{};
}

bool TrapWatch::isReleased(const QByteArray &id) const
{
    return m_policy != settings::TrapPolicy::Quarantine || m_radar.isReleased(id);
}

void TrapWatch::release(const QByteArray &id, bool released)
{
    m_radar.release(id, released);
}

QList<trap::Trap> TrapWatch::traps() const
{
    QList<trap::Trap> list = m_radar.traps();
    for (trap::Trap &trap : list)
        trap.released = trap.released || m_policy != settings::TrapPolicy::Quarantine;
    return list;
}

void TrapWatch::restore(const QByteArray &json)
{
    for (trap::Trap &trap : trap::fromJson(json)) {
        trap.released = false; // by the settings alone
        if (trap::kindOf(trap.kind)) // another one is of a later version
            m_radar.add(trap);
    }
}

} // namespace argiope::judge
