#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/progressline.h"
#include "app/interrupts.h"

#include "core/kept/archivecopy.h"
#include "core/store/kept.h"
#include "core/store/placecopy.h"
#include "core/store/reader.h"

#include <QFileInfo>

namespace argiope::cli {

namespace {

/// Web archives are no part of a copy. In the folder of the original it reads those that lie there.
void sayWhatStays(const store::Place &from, const store::Place &to)
{
    // Both sides name the same ones; of one that is a file they can be asked.
    const QString &path = to.isFile() ? to.name() : from.name();
    const auto reader = store::Reader::open(path);
    const bool together
        = from.isFile() && to.isFile() && QFileInfo(from.name()).absolutePath() == QFileInfo(to.name()).absolutePath();
    if (!reader || together)
        return;
    const qsizetype archives = store::KeptReader(**reader).files().size();
    if (archives > 0) {
        toStderr("copy: the pages that the project keeps are not copied: " + QByteArray::number(archives)
            + (archives == 1 ? " archive stays" : " archives stay") + " beside the original\n");
    }
}

/// The archives, once the project is copied.
int copyWhatIsKept(const QString &from, const QString &to)
{
    const auto archives = kept::copyArchives(from, to, [] { return Interrupts::flag().load(); });
    if (!archives)
        return fail(ExitError, QLatin1String("copy: ") + archives.error());
    if (archives->canceled)
        return ExitInterrupted;
    if (!archives->missing.isEmpty()) {
        return fail(ExitError,
            QStringLiteral("copy: the project is copied, but an archive of it is not there: %1")
                .arg(QString::fromUtf8(archives->missing.first())));
    }
    return ExitDone;
}

int runCopy(const Arguments &arguments)
{
    const Interrupts interrupts;
    const auto from = store::Place::parse(arguments.positional().at(0));
    if (!from)
        return fail(ExitError, from.error().message());
    const auto to = store::Place::parse(arguments.positional().at(1));
    if (!to)
        return fail(ExitError, to.error().message());
    const bool withArchives = arguments.has("archives");
    if (withArchives && (!from->isFile() || !to->isFile()))
        return fail(ExitUsage, QStringLiteral("copy: --archives goes with projects in files"));
    if (withArchives) {
        if (const QString path = kept::archiveInTheWay(from->name(), to->name()); !path.isEmpty())
            return fail(ExitError, path + QLatin1String(": exists already"));
    }
    ProgressLine line("copying rows");
    const auto copied = store::copyPlace(
        *from, *to, [&line](const auto &progress) { line.show(progress.done, progress.all); }, &Interrupts::flag());
    line.wipe();
    if (copied && withArchives)
        return copyWhatIsKept(from->name(), to->name());
    if (copied) {
        sayWhatStays(*from, *to);
        return ExitDone;
    }
    if (copied.error().code == store::StoreError::Code::Canceled) {
        if (!from->isFile() || !to->isFile())
            toStderr("copy: stopped; the same command goes on where it was\n");
        return ExitInterrupted;
    }
    return fail(ExitError, copied.error().message());
}

} // namespace

Command copyCommand()
{
    return {
        {"copy", "PROJECT COPY", "copy a project as a whole, also while it is crawled",
            "The copy is one file with everything that was saved when it began. Nothing is overwritten.\n"
            "Web archives with the pages that the project keeps are copied with --archives.\n"
            "Either one may be in a PostgreSQL database: postgresql://[user@]host[:port]/database#project. A password\n"
            "is taken from PGPASSWORD, ~/.pgpass or a service file of libpq's, never from there. Such a copy that was\n"
            "cut off goes on where it was when the same command is given again, unless the project has changed.",
            {{"archives", "", "copy the web archives with the pages that the project keeps as well", {}}}, 2, 2,
            "a project and a name for its copy are needed"},
        runCopy};
}

} // namespace argiope::cli
