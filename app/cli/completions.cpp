// What the shells complete. They ask the program itself, by a command that --help does not name: so there is one place
// that knows, the lists that the parser reads. A shell's own part is a stub, which the build asks for; who has
// installed nothing may as well: source <(argiope-cli completions bash).
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/describe.h"

#include <algorithm>
#include <optional>

namespace argiope::cli {

namespace {

using Kind = ValueSpec::Kind;

// The stubs. `argiope-cli complete PROGRAM WORD…` prints a line for each word that the last WORD may become, with what
// it means behind a tab; one that ends in "=" wants more behind it. ":files PATTERN" asks for names of files.

constexpr const char *Bash = R"(# bash completion for @PROGRAM@
@FUNCTION@() {
    local i part word head joined= words=()
    # "=" and ":" divide words in Bash's eyes only.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        part=${COMP_WORDS[i]}
        if ((${#words[@]} > 0)) && [[ $joined || $part =~ ^[=:]+$ ]]; then
            words[${#words[@]} - 1]+=$part
        else
            words+=("$part")
        fi
        joined=
        [[ $part =~ ^[=:]+$ ]] && joined=1
    done
    word=${words[${#words[@]} - 1]}
    head=${word%"${word##*[=:]}"}
    COMPREPLY=()
    while IFS=$'\t' read -r word part; do
        case $word in
        :files*)
            compopt -o filenames 2>/dev/null
            part=${words[${#words[@]} - 1]#"$head"}
            mapfile -t COMPREPLY < <(compgen -d -- "$part"; compgen -f -X "!${word#:files }" -- "$part" |
                while IFS= read -r word; do [[ -d $word ]] || printf '%s\n' "$word"; done)
            return
            ;;
        *=) compopt -o nospace 2>/dev/null ;;
        esac
        COMPREPLY+=("${word#"$head"}")
    done < <(argiope-cli complete @PROGRAM@ "${words[@]}" 2>/dev/null)
}
complete -F @FUNCTION@ @PROGRAM@
)";

constexpr const char *Zsh = R"(#compdef @PROGRAM@
local line word
local -a whole begun
for line in "${(@f)$(argiope-cli complete @PROGRAM@ "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
    word=${line%%$'\t'*}
    case $word in
    '') ;;
    :files*)
        compset -P '*='
        _files -g "${word#:files }"
        return
        ;;
    *=) begun+=("$word:${line#*$'\t'}") ;;
    *) whole+=("$word:${line#*$'\t'}") ;;
    esac
done
_describe -t values value whole -- begun -S ''
)";

constexpr const char *Fish = R"(# fish completion for @PROGRAM@
function _@FUNCTION@_complete
    set -l words (commandline -opc)[2..] (commandline -ct)
    for line in (argiope-cli complete @PROGRAM@ $words 2>/dev/null)
        switch $line
            case ':files \*'
                __fish_complete_path (commandline -ct)
            case ':files *'
                __fish_complete_suffix (string replace ':files *' '' -- $line)
            case '*'
                echo $line
        end
    end
end
complete -c @PROGRAM@ -f -a '(_@FUNCTION@_complete)'
)";

/// What the last word may become.
class Offers
{
public:
    explicit Offers(QByteArray begun)
        : m_begun(std::move(begun))
    {
    }
    void word(const QByteArray &word, const QByteArray &help)
    {
        if (word.startsWith(m_begun))
            m_lines += word + '\t' + help + '\n';
    }
    /// `head`: what stands before the value in the same word.
    void value(const ValueSpec &value, const QByteArray &head = {})
    {
        switch (value.kind) {
        case Kind::Choice:
            for (const QByteArray &choice : value.choices)
                word(head + choice, {});
            break;
        case Kind::List: {
            const qsizetype comma = m_begun.lastIndexOf(',');
            const QByteArray before = comma < 0 ? head : m_begun.first(comma + 1);
            for (const QByteArray &choice : value.choices)
                word(before + choice, {});
            break;
        }
        case Kind::File:
            m_lines = ":files *\n";
            break;
        case Kind::Project:
            m_lines = ":files *.argiope\n";
            break;
        case Kind::Setting:
            setting(head);
            break;
        case Kind::None:
        case Kind::Text:
        case Kind::Url:
            break;
        }
    }
    void options(const CommandSpec &spec)
    {
        for (const OptionSpec &option : spec.options) {
            word("--" + option.name, option.help);
            if (!option.offName.isEmpty())
                word("--" + option.offName, "not: " + option.help);
        }
        word("--help", "show its options");
    }
    void commands()
    {
        for (const Command &command : allCommands())
            word(command.spec.name, command.spec.summary);
    }
    [[nodiscard]] const QByteArray &lines() const { return m_lines; }

private:
    void setting(const QByteArray &head)
    {
        for (const SettingSpec &spec : settingSpecs()) {
            const QByteArray key = head + spec.key + '=';
            if (!m_begun.startsWith(key))
                word(key, spec.help);
            else
                value({Kind::Choice, spec.choices}, key);
        }
    }

    const QByteArray m_begun;
    QByteArray m_lines;
};

/// The option of that name, with its "--", which takes a value; null where there is none.
const OptionSpec *optionWithValue(const CommandSpec &spec, const QByteArray &word)
{
    const auto found = std::find_if(spec.options.begin(), spec.options.end(),
        [&word](const OptionSpec &option) { return !option.metavar.isEmpty() && word == "--" + option.name; });
    return found == spec.options.end() ? nullptr : &*found;
}

/// The last of `words` is begun; those before it are whole.
void offerArguments(const CommandSpec &spec, const QList<QByteArray> &words, Offers &offers)
{
    const QByteArray &begun = words.last();
    if (const qsizetype equals = begun.indexOf('='); begun.startsWith("--") && equals > 0) {
        if (const OptionSpec *option = optionWithValue(spec, begun.left(equals)))
            offers.value(valueOf(*option), begun.left(equals + 1));
        return;
    }
    qsizetype position = 0; // options and their values are no arguments
    for (qsizetype i = 0; i < words.size() - 1; ++i) {
        if (const OptionSpec *option = optionWithValue(spec, words[i])) {
            if (i == words.size() - 2) {
                offers.value(valueOf(*option));
                return;
            }
            ++i;
        } else if (!words[i].startsWith('-')) {
            ++position;
        }
    }
    if (begun.startsWith('-')) {
        offers.options(spec);
        return;
    }
    const QList<ArgumentSpec> arguments = argumentsOf(spec);
    if (arguments.isEmpty())
        return;
    if (position < arguments.size())
        offers.value(arguments[position].value);
    else if (arguments.last().repeats)
        offers.value(arguments.last().value);
}

QByteArray offersOf(const QString &program, const QList<QByteArray> &words)
{
    Offers offers(words.last());
    if (program == u"argiope") {
        offerArguments(windowSpec(), words, offers);
    } else if (words.size() == 1) {
        offers.commands();
        offers.word("help", "show the options of a command");
        offers.word("--help", "list all commands");
        offers.word("--version", "show the version");
    } else if (words.first() == "help") {
        if (words.size() == 2)
            offers.commands();
    } else {
        for (const Command &command : allCommands()) {
            if (command.spec.name == words.first())
                offerArguments(command.spec, words.mid(1), offers);
        }
    }
    return offers.lines();
}

std::optional<QString> unknownProgram(const QString &command, const QString &name)
{
    if (name == u"argiope-cli" || name == u"argiope")
        return std::nullopt;
    return QStringLiteral("%1: unknown program '%2': expected argiope-cli, argiope").arg(command, name);
}

int runCompletions(const Arguments &arguments)
{
    const QString program = arguments.positional().value(1, QStringLiteral("argiope-cli"));
    if (const auto error = unknownProgram(QStringLiteral("completions"), program))
        return fail(ExitUsage, *error);
    const QString shell = arguments.positional().first();
    QByteArray text;
    if (shell == u"bash")
        text = Bash;
    else if (shell == u"zsh")
        text = Zsh;
    else if (shell == u"fish")
        text = Fish;
    else
        return fail(ExitUsage, QStringLiteral("completions: unknown shell '%1': expected bash, zsh, fish").arg(shell));
    const QByteArray name = program.toLatin1();
    const QByteArray function = '_' + QByteArray(name).replace('-', '_');
    text.replace("@PROGRAM@", name);
    text.replace("@FUNCTION@", function);
    Output out;
    out.put(text);
    return out.finish(ExitDone);
}

} // namespace

Command completionsCommand()
{
    return {{"completions", "SHELL [PROGRAM]", "print the completions of a shell",
                "SHELL is bash, zsh or fish; PROGRAM is argiope-cli or argiope.", {}, 1, 2, "no shell given"},
        runCompletions};
}

int complete(const QStringList &words)
{
    if (const auto error = unknownProgram(QStringLiteral("complete"), words.value(0)))
        return fail(ExitUsage, *error);
    QList<QByteArray> typed;
    for (const QString &word : words.mid(1))
        typed.append(word.toUtf8());
    if (typed.isEmpty())
        typed.append(QByteArray());
    Output out;
    out.put(offersOf(words.first(), typed));
    return out.finish(ExitDone);
}

} // namespace argiope::cli
