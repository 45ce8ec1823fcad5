#pragma once

#include "app/cli/arguments.h"

namespace argiope::cli {

/// What scripts may rely on.
enum ExitStatus : int {
    ExitDone = 0,
    ExitError = 1, ///< one line on stderr said why
    ExitUsage = 2,
    ExitLimit = 3, ///< --max-urls, --max-time or --max-bytes ended the crawl
    ExitFound = 4, ///< an audit or a comparison found what it was told to fail on
    ExitInterrupted = 130, ///< after a clean save
};

/// One subcommand: what it takes, and what runs it. `run` returns the exit status.
struct Command
{
    CommandSpec spec;
    int (*run)(const Arguments &arguments) = nullptr;
};

// One file each.
[[nodiscard]] Command afterCommand();
[[nodiscard]] Command aiCommand();
[[nodiscard]] Command auditCommand();
[[nodiscard]] Command checksCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command controlCommand();
[[nodiscard]] Command copyCommand();
[[nodiscard]] Command nodesCommand();
[[nodiscard]] Command crawlCommand();
[[nodiscard]] Command domainCommand();
[[nodiscard]] Command explainCommand();
[[nodiscard]] Command exportCommand();
[[nodiscard]] Command importCommand();
[[nodiscard]] Command linksCommand();
[[nodiscard]] Command queryCommand();
[[nodiscard]] Command rankCommand();
[[nodiscard]] Command dueCommand();
[[nodiscard]] Command replayCommand();
[[nodiscard]] Command robotsCommand();
[[nodiscard]] Command similarCommand();
[[nodiscard]] Command searchCommand();
[[nodiscard]] Command sitemapCommand();
[[nodiscard]] Command statsCommand();
[[nodiscard]] Command textCommand();
[[nodiscard]] Command urlCommand();

/// Those that --help names, in its order.
[[nodiscard]] QList<Command> allCommands();
// For the build, which makes man pages and completions with them.
[[nodiscard]] Command completionsCommand();
[[nodiscard]] Command manualCommand();
/// `argiope-cli complete PROGRAM WORD…`, for the shells: prints what the last of the words may become.
[[nodiscard]] int complete(const QStringList &words);

} // namespace argiope::cli
