#pragma once

#include "core/base/result.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/fields.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace argiope::options {

struct ProfileError
{
    enum class Code : quint8 {
        CannotRead,
        CannotWrite,
        NotJson, ///< detail: where
        BadSetting, ///< setting says which
        BadName, ///< empty, or longer than a file's name may be
        Exists,
    };
    Code code = Code::CannotRead;
    QString subject; ///< the file or the name
    QString detail; ///< the system's words
    settings::SettingsError setting;
};

/// Settings under a name, each a file NAME.json as `argiope-cli crawl --settings` reads them, in the person's
/// configuration folder. What belongs to one crawl alone is not in them: the start addresses, and secrets. UI thread.
class Profiles
{
public:
    explicit Profiles(QString folder = defaultFolder());
    [[nodiscard]] static QString defaultFolder();

    [[nodiscard]] QStringList names() const; ///< sorted as the language sorts
    /// The profile's settings, with the start addresses and secrets of `current`.
    [[nodiscard]] base::Result<settings::CrawlSettings, ProfileError> load(
        const QString &name, const settings::CrawlSettings &current) const;
    /// Replaces one of that name.
    [[nodiscard]] base::Result<void, ProfileError> save(const QString &name, const settings::CrawlSettings &settings);
    [[nodiscard]] base::Result<void, ProfileError> rename(const QString &from, const QString &to);
    [[nodiscard]] base::Result<void, ProfileError> remove(const QString &name);

    // Files of settings that a person has chosen; whoever asks for them reads and writes them. Any thread.
    static constexpr qint64 LargestProfile = 64 * 1024 * 1024; ///< start addresses may be many
    /// `path`: what problems call it. Start addresses in it count.
    [[nodiscard]] static base::Result<settings::CrawlSettings, ProfileError> read(
        const QByteArray &bytes, const QString &path, const settings::CrawlSettings &current);
    [[nodiscard]] static QByteArray written(const settings::CrawlSettings &settings);

private:
    [[nodiscard]] QString pathOf(const QString &name) const;
    QString m_folder;
};

} // namespace argiope::options
