#pragma once

#include "app/cli/command.h"

#include <QByteArray>
#include <QList>

namespace argiope::cli {

/// What may stand where the command line takes a value.
struct ValueSpec
{
    enum class Kind : quint8 { None, Text, Choice, List, File, Project, Url, Setting };
    Kind kind = Kind::None;
    QList<QByteArray> choices; ///< of Choice; of List what stands between its commas
};

/// What an option takes; None for a switch.
[[nodiscard]] ValueSpec valueOf(const OptionSpec &option);

/// One argument of a command's synopsis.
struct ArgumentSpec
{
    QByteArray name; ///< "PROJECT"
    ValueSpec value;
    bool repeats = false;
};
[[nodiscard]] QList<ArgumentSpec> argumentsOf(const CommandSpec &spec);

/// One key of `--set`.
struct SettingSpec
{
    QByteArray key;
    QByteArray help;
    QByteArray standard; ///< the default, as --set would take it; "" where it is empty
    QByteArray range; ///< "1 to 512"; "" where there is none
    QByteArray flag; ///< its own option, without "--"; "" where only --set reaches it
    QList<QByteArray> choices; ///< the names of an enumeration, or true and false; empty for everything else
};
[[nodiscard]] QList<SettingSpec> settingSpecs();

/// The window's command line, in the words of this one.
[[nodiscard]] CommandSpec windowSpec();

} // namespace argiope::cli
