#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

namespace argiope::cli {

/// One option of a subcommand, without its "--".
struct OptionSpec
{
    QByteArray name;
    QByteArray metavar; ///< "" for a switch
    QByteArray help; ///< one line
    QByteArray offName; ///< of a switch: the option that turns it off; "" where there is none
};

struct CommandSpec
{
    QByteArray name;
    QByteArray arguments; ///< for the synopsis, e.g. "PROJECT URL"
    QByteArray summary; ///< one line
    QByteArray details; ///< further lines of --help; may be ""
    QList<OptionSpec> options;
    int minArguments = 0;
    int maxArguments = -1; ///< -1: any number
    QByteArray missing; ///< what is said where there are too few, e.g. "no URL given"
};

/// What stood on the command line. An option is `--name value`, `--name=value` or a switch `--name`; "--" ends them.
class Arguments
{
public:
    /// The error is one English line that names what is wrong.
    [[nodiscard]] static base::Result<Arguments, QString> parse(const QStringList &words, const CommandSpec &spec);

    [[nodiscard]] const QStringList &positional() const { return m_positional; }
    [[nodiscard]] bool has(const char *name) const;
    /// The last value given, or `otherwise`.
    [[nodiscard]] QString value(const char *name, const QString &otherwise = {}) const;
    /// Every option in the order given, with its value; a switch has "true", or "false" under its off name.
    [[nodiscard]] const QList<QPair<QByteArray, QString>> &options() const { return m_options; }
    [[nodiscard]] bool wantsHelp() const { return m_help; }

private:
    QStringList m_positional;
    QList<QPair<QByteArray, QString>> m_options;
    bool m_help = false;
};

/// The text of `argiope-cli COMMAND --help`.
[[nodiscard]] QByteArray helpText(const CommandSpec &spec);

} // namespace argiope::cli
