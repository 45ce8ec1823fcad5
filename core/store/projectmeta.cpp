#include "core/store/projectmeta.h"

#include "core/settings/fields.h"
#include "core/settings/secrets.h"
#include "core/url/url.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::store {

namespace {

/// Bytes of one row that overwrites what is free.
constexpr qint64 WipeBytes = 64 * 1024 * 1024;

/// Versions before this one wrote passwords and cookies into the file.
bool tellsSecrets(const settings::CrawlSettings &settings)
{
    return settings::hasSecrets(settings)
        || std::any_of(settings.seeds.begin(), settings.seeds.end(), [](const QString &seed) {
               if (!seed.contains(u'@')) // a list may have a million of them
                   return false;
               const auto url = url::parse(seed.toUtf8());
               return url && url->hasCredentials();
           });
}

} // namespace

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
    // Nothing older ever wrote to a database.
    const bool clean = m_session.connection().isFile() && tellsSecrets(m_settings);
    if (clean) {
        // Until the file is closed: on a full disk all of this may be run again.
        if (const auto done = m_session.connection().exec(dialect::overwriteDeleted()); !done)
            m_session.fail(done.error());
    }
    setValue(QByteArray(SettingsName), QJsonDocument(json).toJson(QJsonDocument::Compact));
    if (clean) {
        writeAnew();
        overwriteFreeBytes();
    }
    if (m_session.failed())
        return;
    m_settings = *stored;
    m_cleaned = m_cleaned || clean;
}

/// Earlier values may stand in gaps between the rows.
void ProjectMeta::writeAnew()
{
    QList<QPair<QByteArray, QByteArray>> rows;
    Statement all(m_session.connection(), QStringLiteral("SELECT name, value FROM meta"));
    if (!m_session.run(all))
        return;
    while (all.next())
        rows.append({all.text(0), all.blob(1)});
    if (!m_session.check(all))
        return;
    Statement clear(m_session.connection(), QStringLiteral("DELETE FROM meta"));
    m_session.run(clear);
    for (const auto &[name, value] : std::as_const(rows))
        setValue(name, value);
}

/// And in what earlier versions gave free without overwriting it.
void ProjectMeta::overwriteFreeBytes()
{
    Connection &connection = m_session.connection();
    Statement ask(connection, dialect::freeBytes());
    if (!m_session.run(ask))
        return;
    qint64 left = ask.next() ? ask.number(0) : 0;
    if (!m_session.check(ask) || left == 0)
        return;
    const EarlyWrites early(m_session);
    Statement make(connection, dialect::withTypes(QStringLiteral("CREATE TABLE wiped (id {id}, bytes {blob})")));
    m_session.run(make);
    {
        Statement fill(connection, QStringLiteral("INSERT INTO wiped (bytes) VALUES (%1)").arg(dialect::zeros()));
        for (; left > 0; left -= WipeBytes)
            m_session.run(fill, {qlonglong(std::min(left, WipeBytes))});
    }
    Statement drop(connection, QStringLiteral("DROP TABLE wiped"));
    m_session.run(drop);
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
