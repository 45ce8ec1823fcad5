// The completions of the shells, made from the same lists that the parser reads. Hidden from --help: the build asks for
// them, and who has installed nothing may: source <(argiope-cli completions bash).
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/describe.h"

namespace argiope::cli {

namespace {

using Kind = ValueSpec::Kind;
using Words = QList<QByteArray>;

/// In single quotes, for sh and zsh.
QByteArray quoted(QByteArray text)
{
    return '\'' + text.replace("'", "'\\''") + '\'';
}

QByteArray fishQuoted(QByteArray text)
{
    return '\'' + text.replace("\\", "\\\\").replace("'", "\\'") + '\'';
}

/// Every spelling of the options, with "--".
Words optionWords(const CommandSpec &spec)
{
    Words words;
    for (const OptionSpec &option : spec.options) {
        words.append("--" + option.name);
        if (!option.offName.isEmpty())
            words.append("--" + option.offName);
    }
    words.append("--help");
    return words;
}

Words commandNames()
{
    Words names;
    for (const Command &command : allCommands())
        names.append(command.spec.name);
    return names;
}

// bash ---------------------------------------------------------------------------------------------------------------

QByteArray bashReply(const ValueSpec &value)
{
    switch (value.kind) {
    case Kind::Choice:
        return "_argiope_words " + quoted(value.choices.join(' '));
    case Kind::File:
        return "_argiope_files '*'";
    case Kind::Project:
        return "_argiope_files '*.argiope'";
    case Kind::Setting:
        return "_argiope_setting";
    case Kind::None:
    case Kind::Text:
    case Kind::Url:
        break;
    }
    return ":";
}

QByteArray bashHelpers()
{
    return R"(
# _argiope_split: COMP_WORDS up to the cursor, in words; "=" and ":" divide words in Bash's eyes only.
_argiope_split() {
    local i part joined=
    words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        part=${COMP_WORDS[i]}
        if ((i > 0)) && [[ $joined || $part =~ ^[=:]+$ ]]; then
            words[${#words[@]} - 1]+=$part
        else
            words+=("$part")
        fi
        joined=
        [[ $part =~ ^[=:]+$ ]] && joined=1
    done
    cur=${words[${#words[@]} - 1]}
}
# _argiope_words 'WORD…' [SUFFIX]: those that begin with what stands there
_argiope_words() {
    mapfile -t COMPREPLY < <(compgen -S "${2-}" -W "$1" -- "$value")
}
# _argiope_files PATTERN: folders, and files of that name
_argiope_files() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$value"; compgen -f -X "!$1" -- "$value" |
        while IFS= read -r file; do [[ -d $file ]] || printf '%s\n' "$file"; done)
}
)";
}

QByteArray bashSetting()
{
    QByteArray keys;
    QByteArray cases;
    for (const SettingSpec &setting : settingSpecs()) {
        keys += (keys.isEmpty() ? "" : " ") + setting.key;
        if (!setting.choices.isEmpty())
            cases += "    " + setting.key + ") _argiope_words " + quoted(setting.choices.join(' ')) + " ;;\n";
    }
    return "_argiope_setting() {\n"
           "    if [[ $value != *=* ]]; then\n"
           "        compopt -o nospace 2>/dev/null\n"
           "        _argiope_words "
        + quoted(keys)
        + " =\n"
          "        return\n"
          "    fi\n"
          "    local key=${value%%=*}\n"
          "    value=${value#*=}\n"
          "    case $key in\n"
        + cases
        + "    esac\n"
          "}\n";
}

/// The cases `NAME --option)` of one command, its words and its arguments.
void bashCommand(const CommandSpec &spec, QByteArray &values, QByteArray &words, QByteArray &arguments)
{
    for (const OptionSpec &option : spec.options) {
        if (!option.metavar.isEmpty())
            values += "    '" + spec.name + " --" + option.name + "') " + bashReply(valueOf(option)) + "; return ;;\n";
    }
    words += "        " + spec.name + ") _argiope_words " + quoted(optionWords(spec).join(' ')) + " ;;\n";
    int position = 0;
    for (const ArgumentSpec &argument : argumentsOf(spec)) {
        const QByteArray number = argument.repeats ? QByteArray("*") : QByteArray::number(position);
        ++position;
        if (const QByteArray reply = bashReply(argument.value); reply != ":")
            arguments += "        '" + spec.name + ' ' + "'" + number + ") " + reply + " ;;\n";
    }
}

QByteArray bashScript(const CommandSpec &program, const QList<CommandSpec> &commands)
{
    const bool sub = !commands.isEmpty();
    QByteArray values;
    QByteArray words;
    QByteArray arguments;
    for (const CommandSpec &spec : sub ? commands : QList<CommandSpec>{program})
        bashCommand(spec, values, words, arguments);
    const QByteArray function = '_' + QByteArray(program.name).replace('-', '_');
    QByteArray text = "# bash completion for " + program.name + "\n" + bashHelpers();
    if (sub)
        text += bashSetting();
    text += function
        + "() {\n"
          "    local words cur value option= count=0 i name\n"
          "    COMPREPLY=()\n"
          "    _argiope_split\n"
          "    value=$cur\n";
    if (sub) {
        text += "    name=${words[1]}\n"
                "    if ((${#words[@]} == 2)); then\n"
                "        _argiope_words "
            + quoted(commandNames().join(' ') + " help --help --version")
            + "\n"
              "        return\n"
              "    fi\n"
              "    if [[ $name == help ]]; then\n"
              "        ((${#words[@]} == 3)) && _argiope_words "
            + quoted(commandNames().join(' '))
            + "\n"
              "        return\n"
              "    fi\n";
    } else {
        text += "    name=" + program.name + "\n";
    }
    text += "    if [[ $cur == --*=* ]]; then\n"
            "        option=${cur%%=*} value=${cur#*=}\n"
            "    elif ((${#words[@]} > 2)) && [[ ${words[${#words[@]} - 2]} == --* ]]; then\n"
            "        option=${words[${#words[@]} - 2]}\n"
            "    fi\n"
            "    case \"$name $option\" in\n"
        + values
        + "    esac\n"
          "    if [[ $cur == -* ]]; then\n"
          "        case $name in\n"
        + words
        + "        esac\n"
          "        return\n"
          "    fi\n";
    if (!arguments.isEmpty()) {
        // Options and their values are no arguments.
        text += "    for ((i = " + QByteArray(sub ? "2" : "1")
            + "; i < ${#words[@]} - 1; i++)); do\n"
              "        case ${words[i]} in\n"
              "        --*=* | -?*) ;;\n"
              "        *) ((count += 1)) ;;\n"
              "        esac\n"
              "        case \"$name ${words[i]}\" in\n";
        QByteArray withValue;
        for (const CommandSpec &spec : sub ? commands : QList<CommandSpec>{program}) {
            for (const OptionSpec &option : spec.options) {
                if (!option.metavar.isEmpty())
                    withValue += (withValue.isEmpty() ? "'" : " | '") + spec.name + " --" + option.name + "'";
            }
        }
        if (!withValue.isEmpty())
            text += "        " + withValue + ") ((i += 1)) ;;\n";
        text += "        esac\n"
                "    done\n"
                "    case \"$name $count\" in\n"
            + arguments + "    esac\n";
    }
    return text + "}\ncomplete -F " + function + ' ' + program.name + '\n';
}

// zsh ----------------------------------------------------------------------------------------------------------------

QByteArray zshAction(const ValueSpec &value)
{
    switch (value.kind) {
    case Kind::Choice:
        return '(' + value.choices.join(' ') + ')';
    case Kind::File:
        return "_files";
    case Kind::Project:
        return "_files -g \"*.argiope\"";
    case Kind::Url:
        return "_urls";
    case Kind::Setting:
        return "_argiope_setting";
    case Kind::None:
    case Kind::Text:
        break;
    }
    return " ";
}

/// A description within brackets, or a message between colons.
QByteArray zshText(QByteArray text)
{
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
}

void zshSpecs(const CommandSpec &spec, const QByteArray &indent, QByteArray &text)
{
    const QByteArray next = " \\\n" + indent;
    for (const OptionSpec &option : spec.options) {
        const QByteArray help = '[' + zshText(option.help) + ']';
        if (!option.metavar.isEmpty()) {
            // "=": as the next word or after "=". "*": the lists may be given more than once.
            text += next
                + quoted("*--" + option.name + '=' + help + ':' + zshText(option.metavar) + ':'
                    + zshAction(valueOf(option)));
        } else if (option.offName.isEmpty()) {
            text += next + quoted("--" + option.name + help);
        } else {
            const QByteArray group = "(--" + option.name + " --" + option.offName + ")--";
            text += next + quoted(group + option.name + help);
            text += next + quoted(group + option.offName + "[not\\: " + zshText(option.help) + ']');
        }
    }
    text += next + quoted("(- *)--help[show what it takes]");
    int position = 0;
    for (const ArgumentSpec &argument : argumentsOf(spec)) {
        const QByteArray number = argument.repeats ? QByteArray("*") : QByteArray::number(++position);
        text += next + quoted(number + ':' + zshText(argument.name) + ':' + zshAction(argument.value));
    }
    text += '\n';
}

QByteArray zshSetting()
{
    QByteArray keys;
    QByteArray cases;
    for (const SettingSpec &setting : settingSpecs()) {
        keys += "        " + quoted(setting.key + ':' + setting.help) + '\n';
        if (!setting.choices.isEmpty())
            cases += "        " + setting.key + ") compadd -- " + setting.choices.join(' ') + " ;;\n";
    }
    return "_argiope_setting() {\n"
           "    local -a keys\n"
           "    local key=${PREFIX%%=*}\n"
           "    if compset -P '*='; then\n"
           "        case $key in\n"
        + cases
        + "        esac\n"
          "        return\n"
          "    fi\n"
          "    keys=(\n"
        + keys
        + "    )\n"
          "    _describe -t settings setting keys -S =\n"
          "}\n";
}

QByteArray zshScript(const CommandSpec &program, const QList<CommandSpec> &commands)
{
    QByteArray text = "#compdef " + program.name + "\n\n";
    if (commands.isEmpty()) {
        text += "_arguments -S";
        zshSpecs(program, "    ", text);
        return text;
    }
    text += zshSetting() + "_argiope_command() {\n    local -a commands=(\n";
    for (const CommandSpec &spec : commands)
        text += "        " + quoted(spec.name + ':' + spec.summary) + '\n';
    text += "    )\n"
            "    _describe -t commands command commands\n"
            "}\n"
            "_argiope_cli() {\n"
            "    if ((CURRENT == 2)); then\n"
            "        _argiope_command\n"
            "        compadd -- help --help --version\n"
            "        return\n"
            "    fi\n"
            "    shift words\n"
            "    ((CURRENT -= 1))\n"
            "    case $words[1] in\n"
            "    help) ((CURRENT == 2)) && _argiope_command ;;\n";
    for (const CommandSpec &spec : commands) {
        text += "    " + spec.name + ")\n        _arguments -S";
        zshSpecs(spec, "            ", text);
        text += "        ;;\n";
    }
    return text + "    esac\n}\n_argiope_cli \"$@\"\n";
}

// fish ---------------------------------------------------------------------------------------------------------------

QByteArray fishValue(const ValueSpec &value)
{
    switch (value.kind) {
    case Kind::None:
        return {};
    case Kind::Choice:
        return " -x -a " + fishQuoted(value.choices.join(' '));
    case Kind::File:
        return " -r -F";
    case Kind::Project:
        return " -r -k -a '(__fish_complete_suffix .argiope)'";
    case Kind::Setting:
        return " -x -a '(__argiope_settings)'";
    case Kind::Text:
    case Kind::Url:
        break;
    }
    return " -x";
}

QByteArray fishSetting()
{
    QByteArray text = "function __argiope_settings\n";
    for (const SettingSpec &setting : settingSpecs()) {
        const QByteArray help = ' ' + fishQuoted(setting.help) + '\n';
        if (setting.choices.isEmpty())
            text += "    printf '%s=\\t%s\\n' " + setting.key + help;
        for (const QByteArray &choice : setting.choices)
            text += "    printf '%s\\t%s\\n' " + setting.key + '=' + choice + help;
    }
    return text + "end\n";
}

void fishSpecs(const CommandSpec &spec, const QByteArray &begin, QByteArray &text)
{
    for (const OptionSpec &option : spec.options) {
        text += begin + " -l " + option.name + fishValue(valueOf(option)) + " -d " + fishQuoted(option.help) + '\n';
        if (!option.offName.isEmpty())
            text += begin + " -l " + option.offName + " -d " + fishQuoted("not: " + option.help) + '\n';
    }
    text += begin + " -s h -l help -d 'show what it takes'\n";
    for (const ArgumentSpec &argument : argumentsOf(spec)) {
        if (argument.value.kind == Kind::Project)
            text += begin + " -k -a '(__fish_complete_suffix .argiope)'\n";
        else if (argument.value.kind == Kind::File)
            text += begin + " -F\n";
        else if (argument.value.kind == Kind::Choice)
            text += begin + " -a " + fishQuoted(argument.value.choices.join(' ')) + '\n';
    }
}

QByteArray fishScript(const CommandSpec &program, const QList<CommandSpec> &commands)
{
    const QByteArray complete = "complete -c " + program.name;
    QByteArray text = "# fish completion for " + program.name + "\n" + complete + " -f\n";
    if (commands.isEmpty()) {
        fishSpecs(program, complete, text);
        return text;
    }
    text += "function __argiope_command_is\n"
            "    set -l words (commandline -opc)\n"
            "    test (count $words) -ge 2; and test \"$words[2]\" = $argv[1]\n"
            "end\n"
            "function __argiope_no_command\n"
            "    test (count (commandline -opc)) -eq 1\n"
            "end\n"
        + fishSetting();
    const QByteArray first = complete + " -n __argiope_no_command";
    for (const CommandSpec &spec : commands) {
        const QByteArray offer = " -a " + spec.name + " -d " + fishQuoted(spec.summary) + '\n';
        text += first + offer + complete + " -n '__argiope_command_is help'" + offer;
    }
    text += first + " -a help -d 'show what a command takes'\n" + first + " -s h -l help -d 'name all commands'\n"
        + first + " -s V -l version -d 'show the version'\n";
    for (const CommandSpec &spec : commands)
        fishSpecs(spec, complete + " -n '__argiope_command_is " + spec.name + "'", text);
    return text;
}

int runCompletions(const Arguments &arguments)
{
    CommandSpec program = windowSpec();
    QList<CommandSpec> commands;
    if (const QString name = arguments.positional().value(1, QStringLiteral("argiope-cli")); name == u"argiope-cli") {
        program = CommandSpec{"argiope-cli", {}, {}, {}, {}, 0, -1, {}};
        for (const Command &command : allCommands())
            commands.append(command.spec);
    } else if (name != u"argiope") {
        return fail(
            ExitUsage, QStringLiteral("completions: unknown program '%1': expected argiope-cli, argiope").arg(name));
    }
    const QString shell = arguments.positional().first();
    Output out;
    if (shell == u"bash")
        out.put(bashScript(program, commands));
    else if (shell == u"zsh")
        out.put(zshScript(program, commands));
    else if (shell == u"fish")
        out.put(fishScript(program, commands));
    else
        return fail(ExitUsage, QStringLiteral("completions: unknown shell '%1': expected bash, zsh, fish").arg(shell));
    return out.finish(ExitDone);
}

} // namespace

Command completionsCommand()
{
    return {{"completions", "SHELL [PROGRAM]", "print the completions of a shell",
                "SHELL is bash, zsh or fish; PROGRAM is argiope-cli or argiope.", {}, 1, 2, "no shell given"},
        runCompletions};
}

} // namespace argiope::cli
