#include "core/engine/traps.h"

#include "core/engine/credentials.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/secrets.h"
#include "core/store/writer.h"
#include "core/trap/trap.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace argiope::engine {

base::Result<void, store::StoreError> releaseTrap(const QString &path, const QByteArray &id, bool released)
{
    auto writer = store::Writer::open(path);
    if (!writer)
        return base::Failure{writer.error()};
    store::Writer &file = **writer;
    settings::CrawlSettings settings = file.settings();
    QByteArray tags;
    if (settings::hasSecrets(settings)) {
        // Of an older version they stand in the file, and are about to be taken out of it. Who waits for a keychain
        // holds no transaction, and not the end of the program.
        const settings::CrawlSettings stored = settings;
        bindSecrets(settings);
        const CredentialsOwner owner{
            QByteArray::number(file.keySeed(), 16), QFileInfo(path).canonicalFilePath(), file.meta(CredentialTagsName)};
        tags = keepCredentials(settings, &stored, owner, [] { return QCoreApplication::closingDown(); }).tags;
    }
    file.begin();
    settings.releasedTraps.removeAll(QString::fromUtf8(id));
    if (released)
        settings.releasedTraps.append(QString::fromUtf8(id));
    file.setSettings(settings);
    if (!tags.isEmpty())
        file.setMeta(CredentialTagsName, tags);
    QList<trap::Trap> traps = trap::fromJson(file.meta("traps"));
    for (trap::Trap &trap : traps) {
        if (trap.id() == id)
            trap.released = released;
    }
    file.setMeta("traps", trap::toJson(traps));
    return file.commit();
}

} // namespace argiope::engine
