#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/interrupts.h"

#include "core/store/kept.h"
#include "core/store/reader.h"

#include <QFileInfo>

namespace argiope::cli {

namespace {

/// Web archives are no part of a copy. In the folder of the original it reads those that lie there.
void sayWhatStays(const QString &from, const QString &to)
{
    const auto reader = store::Reader::open(to);
    if (!reader || QFileInfo(from).absolutePath() == QFileInfo(to).absolutePath())
        return;
    const qsizetype archives = store::KeptReader(**reader).files().size();
    if (archives > 0) {
        toStderr("copy: the pages that the project keeps are not copied: " + QByteArray::number(archives)
            + (archives == 1 ? " archive stays" : " archives stay") + " beside the original\n");
    }
}

int runCopy(const Arguments &arguments)
{
    const Interrupts interrupts;
    const auto copied
        = store::copyProject(arguments.positional().at(0), arguments.positional().at(1), &Interrupts::flag());
    if (copied) {
        sayWhatStays(arguments.positional().at(0), arguments.positional().at(1));
        return ExitDone;
    }
    if (copied.error().code == store::StoreError::Code::Canceled)
        return ExitInterrupted;
    return fail(ExitError, copied.error().message());
}

} // namespace

Command copyCommand()
{
    return {{"copy", "PROJECT COPY", "copy a project as a whole, also while it is crawled",
                "The copy is one file with everything that was saved when it began. Nothing is overwritten.\n"
                "Web archives with the pages that the project keeps are not copied.",
                {}, 2, 2, "a project and a name for its copy are needed"},
        runCopy};
}

} // namespace argiope::cli
