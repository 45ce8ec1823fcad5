// The sections of the man pages that list options, made from the same lists that the parser reads. Hidden from --help:
// the build asks for them.
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/describe.h"

#include <cctype>

namespace argiope::cli {

namespace {

/// Text as roff takes it: no escapes, hyphens that can be copied, no requests.
QByteArray roff(QByteArray text)
{
    text.replace("\\", "\\e").replace("-", "\\-").replace("…", "\\&.\\|.\\|.\\&").replace("'", "\\(aq");
    text.replace("~", "\\(ti").replace("^", "\\(ha").replace("`", "\\(ga");
    if (text.startsWith('.'))
        text.prepend("\\&");
    return text;
}

/// Lines that may begin with anything.
QByteArray roffLines(const QByteArray &text)
{
    QByteArray lines;
    for (const QByteArray &line : text.split('\n'))
        lines += roff(line) + '\n';
    return lines;
}

QByteArray sentence(QByteArray text)
{
    text = roff(text);
    if (!text.isEmpty() && !text.endsWith('.'))
        text += '.';
    return text + '\n';
}

void appendOptions(const CommandSpec &spec, QByteArray &text)
{
    for (const OptionSpec &option : spec.options) {
        text += ".TP\n.B " + roff("--" + option.name);
        if (!option.metavar.isEmpty())
            text += " \\fI" + roff(option.metavar) + "\\fR";
        else if (!option.offName.isEmpty())
            text += "\\fR, \\fB" + roff("--" + option.offName);
        text += '\n' + sentence(option.help);
    }
}

QByteArray commandsSection()
{
    QByteArray text = ".SH COMMANDS\nEvery command also takes\n.BR \\-h ,\n.BR \\-\\-help .\nThe value of an option is "
                      "the next word, or follows an equals sign.\n";
    for (const Command &command : allCommands()) {
        const CommandSpec &spec = command.spec;
        text += ".SS argiope\\-cli " + roff(spec.name) + (spec.options.isEmpty() ? "" : " [OPTION]\\&.\\|.\\|.")
            + (spec.arguments.isEmpty() ? QByteArray() : ' ' + roff(spec.arguments)) + '\n';
        QByteArray summary = spec.summary;
        summary[0] = char(std::toupper(static_cast<unsigned char>(summary[0])));
        text += sentence(summary);
        if (!spec.details.isEmpty())
            text += ".PP\n" + roffLines(spec.details);
        appendOptions(spec, text);
    }
    return text;
}

QByteArray settingsSection()
{
    QByteArray text = ".SH SETTINGS\n"
                      "The keys of\n.B \\-\\-set\nand of the JSON object that\n.B \\-\\-settings\nreads.\n";
    for (const SettingSpec &setting : settingSpecs()) {
        text += ".TP\n.B " + roff(setting.key) + '\n' + sentence(setting.help);
        if (!setting.choices.isEmpty())
            text += "One of " + roff(setting.choices.join(", ")) + ".\n";
        if (!setting.range.isEmpty())
            text += "From " + roff(setting.range) + ".\n";
        if (!setting.standard.isEmpty())
            text += "Default: " + roff(setting.standard) + ".\n";
        if (!setting.flag.isEmpty())
            text += "The same as\n.BR " + roff("--" + setting.flag) + " .\n";
    }
    return text;
}

int runManual(const Arguments &arguments)
{
    const QString program = arguments.positional().value(0, QStringLiteral("argiope-cli"));
    QByteArray text;
    if (program == u"argiope-cli") {
        text = commandsSection() + settingsSection();
    } else if (program == u"argiope") {
        text = ".SH OPTIONS\n";
        appendOptions(windowSpec(), text);
        text += ".TP\n.BR \\-h \", \" \\-\\-help\nShow the options.\n";
    } else {
        return fail(
            ExitUsage, QStringLiteral("manual: unknown program '%1': expected argiope-cli, argiope").arg(program));
    }
    Output out;
    out.put(text);
    return out.finish(ExitDone);
}

} // namespace

Command manualCommand()
{
    return {{"manual", "[PROGRAM]", "print the options as sections of a man page", "PROGRAM is argiope-cli or argiope.",
                {}, 0, 1, {}},
        runManual};
}

} // namespace argiope::cli
