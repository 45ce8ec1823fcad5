#include "core/store/projectmeta.h"

#include "core/settings/fields.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace argiope::store {

ProjectMeta::ProjectMeta(WriteSession &session)
    : m_session(session)
    , m_get(session.connection(), QStringLiteral("SELECT value FROM meta WHERE name = ?"))
    , m_set(session.connection(),
          QStringLiteral("INSERT INTO meta (name, value) VALUES (?, ?) "
                         "ON CONFLICT (name) DO UPDATE SET value = excluded.value"))
{
}

void ProjectMeta::load()
{
    const auto stored = [this](const char *name) -> QByteArray {
        if (!m_session.run(m_get, {textValue(QByteArray(name))}) || !m_get.next())
            return {};
        const QByteArray value = m_get.blob(0);
        m_get.finish();
        return value;
    };
    const QByteArray seed = stored(KeySeedName);
    const QByteArray json = stored(SettingsName);
    if (m_session.failed())
        return;
    bool ok = false;
    m_keySeed = seed.toULongLong(&ok, 16);
    if (!ok) {
        m_session.fail(StoreError::Code::Damaged, QStringLiteral("no key_seed"));
        return;
    }
    const auto parsed = settings::fromJson(QJsonDocument::fromJson(json).object());
    if (parsed)
        m_settings = *parsed;
    else
        m_session.fail(StoreError::Code::Damaged, QStringLiteral("settings: ") % parsed.error().message());
}

void ProjectMeta::setSettings(const settings::CrawlSettings &settings)
{
    const QJsonObject json = settings::toJson(settings);
    const auto stored = settings::fromJson(json); // without what is secret
    if (!stored) {
        m_session.fail(StoreError::Code::Io, QStringLiteral("settings: ") % stored.error().message());
        return;
    }
    setValue(QByteArray(SettingsName), QJsonDocument(json).toJson(QJsonDocument::Compact));
    if (!m_session.failed())
        m_settings = *stored;
}

QByteArray ProjectMeta::value(const QByteArray &name)
{
    if (!m_session.run(m_get, {textValue(name)}))
        return {};
    const QByteArray value = m_get.next() ? m_get.blob(0) : QByteArray();
    m_session.check(m_get);
    return value;
}

void ProjectMeta::setValue(const QByteArray &name, const QByteArray &value)
{
    m_session.run(m_set, {textValue(name), blobValue(value)});
}

} // namespace argiope::store
