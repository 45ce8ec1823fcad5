#include "core/engine/traps.h"

#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace argiope::engine {

namespace {
const QString ReleasedKey = QStringLiteral("released");

QByteArray trapId(const QByteArray &kind, const QByteArray &pattern)
{
    return kind + ' ' + pattern; // trap::Shape::id()
}
} // namespace

QList<Trap> readTraps(const QByteArray &meta)
{
    QList<Trap> list;
    for (const QJsonValue &value : QJsonDocument::fromJson(meta).array()) {
        const QJsonObject object = value.toObject();
        Trap trap;
        trap.kind = object.value(QStringLiteral("kind")).toString().toUtf8();
        trap.pattern = object.value(QStringLiteral("pattern")).toString().toUtf8();
        if (trap.kind.isEmpty() || trap.pattern.isEmpty())
            continue;
        trap.id = trapId(trap.kind, trap.pattern);
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
        const QByteArray kind = object.value(QStringLiteral("kind")).toString().toUtf8();
        const QByteArray pattern = object.value(QStringLiteral("pattern")).toString().toUtf8();
        if (trapId(kind, pattern) != id)
            continue;
        object.insert(ReleasedKey, released);
        traps[i] = object;
    }
    file.setMeta("traps", QJsonDocument(traps).toJson(QJsonDocument::Compact));
    return file.commit();
}

} // namespace argiope::engine
