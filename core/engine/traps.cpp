#include "core/engine/traps.h"

#include "core/engine/credentials.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"
#include "core/trap/trap.h"

namespace argiope::engine {

base::Result<void, store::StoreError> releaseTrap(const QString &path, const QByteArray &id, bool released)
{
    auto writer = store::Writer::open(path);
    if (!writer)
        return base::Failure{writer.error()};
    store::Writer &file = **writer;
    file.begin();
    settings::CrawlSettings settings = file.settings();
    settings.releasedTraps.removeAll(QString::fromUtf8(id));
    if (released)
        settings.releasedTraps.append(QString::fromUtf8(id));
    // Of an older version they stand in the file, and are about to be taken out of it.
    bindSecrets(settings);
    const settings::CrawlSettings stored = file.settings();
    static_cast<void>(keepCredentials(settings, &stored, QByteArray::number(file.keySeed(), 16), [] { return false; }));
    file.setSettings(settings);
    QList<trap::Trap> traps = trap::fromJson(file.meta("traps"));
    for (trap::Trap &trap : traps) {
        if (trap.id() == id)
            trap.released = released;
    }
    file.setMeta("traps", trap::toJson(traps));
    return file.commit();
}

} // namespace argiope::engine
