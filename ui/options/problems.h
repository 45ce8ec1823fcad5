#pragma once

#include "core/settings/fields.h"
#include "ui/options/profiles.h"

#include <QString>
#include <QStringList>

namespace argiope::options {

/// What is wrong with a setting, in the words of the dialog.
[[nodiscard]] QString problemText(const settings::SettingsError &error);
/// What is wrong with the first of these start addresses that is none, "" where they all are; those `before` were there
/// and are not judged.
[[nodiscard]] QString seedProblem(const QStringList &seeds, const QStringList &before);
/// What is wrong with a profile or a settings file, with the key where one is to blame.
[[nodiscard]] QString problemText(const ProfileError &error);

} // namespace argiope::options
