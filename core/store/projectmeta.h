#pragma once

#include "core/store/writesession.h"

#include <QByteArray>

#include <utility>

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
    /// Where secrets stand in the settings of before, as older versions wrote them, no byte of them stays in the file.
    void setSettings(const settings::CrawlSettings &settings);
    /// True once after setSettings() has done so: the log beside the file may hold them still.
    [[nodiscard]] bool takeCleaned() { return std::exchange(m_cleaned, false); }

    [[nodiscard]] QByteArray value(const QByteArray &name);
    void setValue(const QByteArray &name, const QByteArray &value);

    void remember() { m_settingsBefore = m_settings; } ///< a transaction begins
    void forget() ///< it was taken back
    {
        m_settings = m_settingsBefore;
        m_cleaned = false;
    }

private:
    void writeAnew();
    void overwriteFreeBytes();

    WriteSession &m_session;
    quint64 m_keySeed = 0;
    settings::CrawlSettings m_settings;
    settings::CrawlSettings m_settingsBefore; ///< as they were when the transaction began
    bool m_cleaned = false;
    Statement m_get;
    Statement m_set;
};

} // namespace argiope::store
