#pragma once

#include "core/store/writesession.h"

#include <QByteArray>

namespace argiope::store {

/// Names of what every project has in table `meta`.
inline constexpr char KeySeedName[] = "key_seed";
inline constexpr char SettingsName[] = "settings";

/// Table `meta`: small values by name. The seed of the keys and the settings are kept in memory.
class ProjectMeta
{
public:
    explicit ProjectMeta(WriteSession &session);
    void load(); ///< fails with Damaged where seed or settings cannot be read

    [[nodiscard]] quint64 keySeed() const { return m_keySeed; }
    [[nodiscard]] const settings::CrawlSettings &settings() const { return m_settings; }
    void setSettings(const settings::CrawlSettings &settings);

    [[nodiscard]] QByteArray value(const QByteArray &name);
    void setValue(const QByteArray &name, const QByteArray &value);

    void remember() { m_settingsBefore = m_settings; } ///< a transaction begins
    void forget() { m_settings = m_settingsBefore; } ///< it was taken back

private:
    WriteSession &m_session;
    quint64 m_keySeed = 0;
    settings::CrawlSettings m_settings;
    settings::CrawlSettings m_settingsBefore; ///< as they were when the transaction began
    Statement m_get;
    Statement m_set;
};

} // namespace argiope::store
