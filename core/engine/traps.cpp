#include "core/engine/traps.h"

#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace argiope::engine {

namespace {
const QString ReleasedKey = QStringLiteral("released");

/// The family that an element of the list names, and no more.
trap::Trap named(const QJsonObject &object)
{
    trap::Trap trap;
    trap.kind = object.value(QStringLiteral("kind")).toString().toUtf8();
    trap.pattern = object.value(QStringLiteral("pattern")).toString().toUtf8();
    return trap;
}
} // namespace

QList<trap::Trap> readTraps(const QByteArray &meta)
{
    QList<trap::Trap> list;
    for (const QJsonValue &value : QJsonDocument::fromJson(meta).array()) {
        const QJsonObject object = value.toObject();
        trap::Trap trap = named(object);
        if (trap.kind.isEmpty() || trap.pattern.isEmpty())
            continue;
        for (const QJsonValue &url : object.value(QStringLiteral("examples")).toArray())
            trap.examples.append(url.toString().toUtf8());
        trap.released = object.value(ReleasedKey).toBool();
        list.append(trap);
    }
    return list;
}

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
    file.setSettings(settings);
    QJsonArray traps = QJsonDocument::fromJson(file.meta("traps")).array();
    for (int i = 0; i < traps.size(); ++i) {
        QJsonObject object = traps[i].toObject();
        if (named(object).id() != id)
            continue;
        object.insert(ReleasedKey, released);
        traps[i] = object;
    }
    file.setMeta("traps", QJsonDocument(traps).toJson(QJsonDocument::Compact));
    return file.commit();
}

} // namespace argiope::engine
