#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/interrupts.h"

#include "core/store/reader.h"

namespace argiope::cli {

namespace {

int runCopy(const Arguments &arguments)
{
    const Interrupts interrupts;
    const auto copied
        = store::copyProject(arguments.positional().at(0), arguments.positional().at(1), &Interrupts::flag());
    if (copied)
        return ExitDone;
    if (copied.error().code == store::StoreError::Code::Canceled)
        return ExitInterrupted;
    return fail(ExitError, copied.error().message());
}

} // namespace

Command copyCommand()
{
    return {{"copy", "PROJECT COPY", "copy a project as a whole, also while it is crawled",
                "The copy is one file with everything that was saved when it began. Nothing is overwritten.", {}, 2, 2,
                "a project and a name for its copy are needed"},
        runCopy};
}

} // namespace argiope::cli
