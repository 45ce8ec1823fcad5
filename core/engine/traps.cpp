#include "core/engine/traps.h"

#include "core/engine/credentials.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/secrets.h"
#include "core/store/writer.h"
#include "core/trap/shapes.h"
#include "core/trap/trap.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace argiope::engine {

QByteArray floodId(const QByteArray &pattern)
{
    return trap::Shape{trap::Kind::Flood, pattern, {}}.id();
}

std::optional<trap::Trap> floodOf(const QByteArray &id)
{
    const QByteArray kind = trap::name(trap::Kind::Flood);
    if (!id.startsWith(QByteArray(kind + ' ')) || id.size() == kind.size() + 1)
        return std::nullopt;
    return trap::Trap{kind, id.mid(kind.size() + 1), {}, true};
}

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
    bool known = false;
    for (trap::Trap &trap : traps) {
        if (trap.id() == id) {
            trap.released = released;
            known = true;
        }
    }
    if (auto flood = floodOf(id); flood && !known) {
        flood->released = released;
        traps.append(*flood);
    }
    file.setMeta("traps", trap::toJson(traps));
    return file.commit();
}

QList<trap::QueuePatterns::Row> queuePatterns(store::Reader &reader, qsizetype most, const std::atomic<bool> *cancelled)
{
    constexpr qsizetype piece = 5000;
    store::ListQuery query;
    query.kind = store::ListKind::Queue;
    trap::QueuePatterns patterns;
    const QList<qint64> ids = reader.ids(query, 0, cancelled);
    for (qsizetype i = 0; i < ids.size() && !(cancelled && *cancelled); i += piece) {
        for (const QByteArray &url : reader.urls(ids.mid(i, piece)))
            (void)patterns.add(url);
    }
    return patterns.rows(most);
}

} // namespace argiope::engine
