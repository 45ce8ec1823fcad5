#pragma once

#include "core/judge/foundlinks.h"
#include "core/settings/crawlsettings.h"
#include "core/trap/radar.h"
#include "core/url/url.h"

#include <QList>
#include <QStringList>

namespace argiope::judge {

/// The traps of one crawl: what is looked for, what was found, what is kept out. Owned by the Session; any thread.
class TrapWatch
{
public:
    TrapWatch(settings::TrapPolicy policy, const QStringList &released);

    [[nodiscard]] bool isOn() const { return m_policy != settings::TrapPolicy::Ignore; }
    /// The families of a page about to be read; none where nobody looks for traps.
    [[nodiscard]] QList<trap::Shape> shapesOf(const url::Url &page, int depth) const;
    /// A page with these families was read; ids of the families that this makes traps.
    [[nodiscard]] QList<QByteArray> see(
        const QList<trap::Shape> &shapes, const url::Url &page, int depth, quint64 words, const FoundLinks &found);
    /// The rule that keeps a URL out; isNone() where none does.
    [[nodiscard]] facts::Rule keeping(const url::Url &url, int depth) const;
    [[nodiscard]] facts::Rule keeping(const QByteArray &url, int depth) const;
    /// The rule of one trap; isNone() where it keeps nothing out.
    [[nodiscard]] facts::Rule ruleOf(const trap::Shape &shape) const;

    [[nodiscard]] bool keeps() const { return m_policy == settings::TrapPolicy::Quarantine && m_radar.hasTraps(); }
    [[nodiscard]] bool isReleased(const QByteArray &id) const;
    void release(const QByteArray &id, bool released = true);
    [[nodiscard]] bool knows(const trap::Shape &shape) const { return m_radar.knows(shape); }
    void add(const trap::Trap &trap) { m_radar.add(trap); }
    [[nodiscard]] QList<trap::Trap> traps() const; ///< as found; where none is kept out all count as released

    // As the project file keeps them (docs/FORMAT.md, meta "traps").
    [[nodiscard]] QByteArray toJson() const { return trap::toJson(traps()); }
    void restore(const QByteArray &json);

private:
    const settings::TrapPolicy m_policy;
    trap::Radar m_radar;
};

} // namespace argiope::judge
