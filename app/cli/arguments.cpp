#include "app/cli/arguments.h"

#include <algorithm>
#include <optional>

namespace argiope::cli {

namespace {

struct FoundOption
{
    const OptionSpec *spec;
    bool off;
};

std::optional<FoundOption> findOption(const CommandSpec &spec, QStringView name)
{
    for (const OptionSpec &option : spec.options) {
        if (name == QLatin1String(option.name))
            return FoundOption{&option, false};
        if (!option.offName.isEmpty() && name == QLatin1String(option.offName))
            return FoundOption{&option, true};
    }
    return std::nullopt;
}

base::Failure<QString> refuse(const QString &text)
{
    return {text};
}

} // namespace

base::Result<Arguments, QString> Arguments::parse(const QStringList &words, const CommandSpec &spec)
{
    Arguments arguments;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        // "-" alone is an argument: standard input.
        if (optionsEnded || !word.startsWith(u'-') || word.size() == 1) {
            arguments.m_positional.append(word);
            continue;
        }
        if (word == u"--") {
            optionsEnded = true;
            continue;
        }
        if (word == u"--help" || word == u"-h") {
            arguments.m_help = true;
            return arguments;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.left(equals); // all of it where there is no '='
        const auto option = name.startsWith(u"--") ? findOption(spec, QStringView(name).sliced(2)) : std::nullopt;
        if (!option)
            return refuse(QStringLiteral("unknown option '%1'").arg(name));
        const OptionSpec &known = *option->spec;
        if (known.metavar.isEmpty()) {
            if (equals >= 0)
                return refuse(QStringLiteral("%1 takes no value").arg(name));
            arguments.m_options.append({known.name, option->off ? QStringLiteral("false") : QStringLiteral("true")});
        } else if (equals >= 0) {
            arguments.m_options.append({known.name, word.mid(equals + 1)});
        } else {
            // Another option in the place of a value is a forgotten value; --name=--value means it.
            if (i + 1 == words.size() || words[i + 1].startsWith(u"--"))
                return refuse(QStringLiteral("%1 needs a value: %2").arg(name, QString::fromUtf8(known.metavar)));
            arguments.m_options.append({known.name, words[++i]});
        }
    }
    if (arguments.m_positional.size() < spec.minArguments)
        return refuse(QString::fromUtf8(spec.missing));
    if (spec.maxArguments >= 0 && arguments.m_positional.size() > spec.maxArguments)
        return refuse(QStringLiteral("unexpected argument '%1'").arg(arguments.m_positional[spec.maxArguments]));
    return arguments;
}

bool Arguments::has(const char *name) const
{
    return std::any_of(m_options.begin(), m_options.end(), [&](const auto &option) { return option.first == name; });
}

QString Arguments::value(const char *name, const QString &otherwise) const
{
    const auto it
        = std::find_if(m_options.rbegin(), m_options.rend(), [&](const auto &option) { return option.first == name; });
    return it == m_options.rend() ? otherwise : it->second;
}

QByteArray helpText(const CommandSpec &spec)
{
    QByteArray text = "usage: argiope-cli " + spec.name + (spec.options.isEmpty() ? "" : " [OPTION]…");
    if (!spec.arguments.isEmpty())
        text += ' ' + spec.arguments;
    text += "\n\n" + spec.summary + '\n';
    if (!spec.details.isEmpty())
        text += '\n' + spec.details + '\n';
    text += "\noptions:\n";
    constexpr qsizetype Column = 32;
    const auto row = [&](const QByteArray &left, const QByteArray &right) {
        QByteArray line = "  " + left;
        // What is too wide for its column stands on a line of its own.
        if (line.size() + 2 > Column)
            line += '\n' + QByteArray(Column, ' ');
        else
            line = line.leftJustified(Column);
        text += line + right + '\n';
    };
    for (const OptionSpec &option : spec.options) {
        QByteArray left = "--" + option.name;
        if (!option.metavar.isEmpty())
            left += ' ' + option.metavar;
        else if (!option.offName.isEmpty())
            left += ", --" + option.offName;
        row(left, option.help);
    }
    row("-h, --help", "show this help");
    return text;
}

} // namespace argiope::cli
