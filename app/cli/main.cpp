#include "app/cli/command.h"
#include "app/cli/console.h"

#include "core/base/heap.h"
#include "core/base/libraries.h"
#include "core/base/openfiles.h"
#include "core/base/version.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace argiope;
using namespace argiope::cli;

QList<Command> cli::allCommands()
{
    return {crawlCommand(), importCommand(), controlCommand(), exportCommand(), statsCommand(), auditCommand(),
        checksCommand(), compareCommand(), rankCommand(), dueCommand(), searchCommand(), explainCommand(),
        linksCommand(), urlCommand(), robotsCommand(), domainCommand(), sitemapCommand(), similarCommand(), aiCommand(),
        queryCommand(), textCommand(), copyCommand(), nodesCommand(), replayCommand(), afterCommand()};
}

namespace {

QByteArray programHelp(const QList<Command> &commands)
{
    QByteArray text
        = "usage: argiope-cli COMMAND [OPTION]… [ARGUMENT]…\n\n" + QByteArray(base::Description) + "\n\ncommands:\n";
    for (const Command &command : commands)
        text += "  " + command.spec.name.leftJustified(10) + command.spec.summary + '\n';
    text += "\n  argiope-cli COMMAND --help   the options of a command\n  argiope-cli --version        the "
            "version\n\nexit status: 0 done; 1 an error, one line on stderr; 2 wrong usage; 3 stopped by a limit;\n  4 "
            "findings or differences that --fail-on or --fail-on-changes asked for; 130 interrupted, with everything "
            "saved\n";
    return text;
}

/// What the program was built without is the first question about a package.
QByteArray versionText()
{
    QByteArray text = "argiope-cli " + QByteArray(base::Version) + '\n';
    if (base::MissingLibraries[0] != '\0')
        text += "built without: " + QByteArray(base::MissingLibraries) + '\n';
    return text;
}

int print(const QByteArray &text)
{
    Output out;
    out.put(text);
    return out.finish(ExitDone);
}

/// Qt's own warnings are for its programmers: stderr holds one line of ours where something goes wrong. Whoever looks
/// for a fault sets ARGIOPE_QT_MESSAGES.
void handleQtMessage(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    static const bool wanted = qEnvironmentVariableIsSet("ARGIOPE_QT_MESSAGES");
    if (wanted || type == QtFatalMsg)
        toStderr(text.toUtf8() + '\n');
    if (type == QtFatalMsg)
        std::abort();
}

/// UTF-8 whatever the locale is: results and messages must not depend on it.
QStringList utf8Arguments(int argc, char **argv)
{
#ifdef Q_OS_WIN
    Q_UNUSED(argc);
    Q_UNUSED(argv);
    return QCoreApplication::arguments(); // from the wide command line
#else
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromUtf8(argv[i]));
    return words;
#endif
}

int dispatch(const QStringList &words)
{
    const QList<Command> commands = allCommands();
    if (words.isEmpty())
        return fail(ExitUsage, QStringLiteral("no command given; see argiope-cli --help"));
    const QString &first = words.first();
    if (first == u"--help" || first == u"-h" || (first == u"help" && words.size() == 1))
        return print(programHelp(commands));
    if (first == u"--version" || first == u"-V")
        return print(versionText());
    if (first == u"complete")
        return complete(words.mid(1)); // as they are: none of them is an option of ours
    QString name = first;
    QStringList rest = words.mid(1);
    if (name == u"help") {
        name = rest.first();
        rest = QStringList{QStringLiteral("--help")};
    }
    const QList<Command> known = commands + QList<Command>{completionsCommand(), manualCommand()};
    const auto command = std::find_if(known.begin(), known.end(),
        [&](const Command &candidate) { return name == QLatin1String(candidate.spec.name); });
    if (command == known.end()) {
        const QString what = name.startsWith(u'-') ? QStringLiteral("option") : QStringLiteral("command");
        return fail(ExitUsage, QStringLiteral("unknown %1 '%2'; see argiope-cli --help").arg(what, name));
    }
    const auto arguments = Arguments::parse(rest, command->spec);
    if (!arguments) {
        return fail(ExitUsage,
            QStringLiteral("%1: %2; see argiope-cli %1 --help")
                .arg(QString::fromLatin1(command->spec.name), arguments.error()));
    }
    if (arguments->wantsHelp())
        return print(helpText(command->spec));
    return command->run(*arguments);
}

/// Where a file's name is no UTF-8 another file would be meant, and no address has such bytes.
int refuseForeignBytes(int argc, char **argv)
{
#ifdef Q_OS_WIN
    Q_UNUSED(argc);
    Q_UNUSED(argv);
#else
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView word(argv[i]);
        if (word.isValidUtf8())
            continue;
        QString name = QStringLiteral("argument %1").arg(i);
        if (word.startsWith("--"))
            name = QString::fromUtf8(word.first(std::max<qsizetype>(word.indexOf('='), 2)));
        else if (QByteArrayView(argv[i - 1]).startsWith("--"))
            name = QString::fromUtf8(argv[i - 1]);
        return fail(ExitUsage, name + QStringLiteral(": not valid UTF-8"));
    }
#endif
    return ExitDone;
}

int runProgram(int argc, char **argv)
{
    argiope::base::returnLargeBlocks();
    argiope::base::raiseOpenFileLimit();
    const ConsoleEncoding encoding;
#if defined(Q_OS_MACOS)
    setenv("LC_ALL", "en_US.UTF-8", 1);
#elif !defined(Q_OS_WIN)
    setenv("LC_ALL", "C.UTF-8", 1);
#endif
    qInstallMessageHandler(handleQtMessage);
    // Never taken down: it would wait for threads that look a name up, as long as nobody answers them.
    new QCoreApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("argiope-cli"));
    QCoreApplication::setApplicationVersion(QLatin1String(base::Version));
    if (const int refused = refuseForeignBytes(argc, argv); refused != ExitDone)
        return refused;
    return dispatch(utf8Arguments(argc, argv).mid(1));
}

} // namespace

int main(int argc, char **argv)
{
    const int status = runProgram(argc, argv);
    // All is closed and written. Qt's threads count as over a moment before they are, and OpenSSL, when the process
    // ends by exit(), takes away what it holds for each of them: one that is still leaving would crash.
    std::fflush(nullptr);
    std::_Exit(status);
}
