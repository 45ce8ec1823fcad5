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
        toStderr("copy: the stored pages are not copied: " + QByteArray::number(archives)
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
            QStringLiteral("copy: the project is copied, but an archive of it is missing: %1")
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
        return fail(ExitUsage, QStringLiteral("copy: --archives needs projects in files"));
    if (withArchives) {
        if (const QString path = kept::archiveInTheWay(from->name(), to->name()); !path.isEmpty())
            return fail(ExitError, path + QLatin1String(": already exists"));
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
            toStderr("copy: stopped; run the same command again to continue\n");
        return ExitInterrupted;
    }
    return fail(ExitError, copied.error().message());
}

} // namespace

Command copyCommand()
{
    return {{"copy", "PROJECT COPY", "copy a whole project, also during a crawl",
                "The copy has everything that was saved when copying started. Existing projects are never "
                "overwritten.\n--archives also copies the web archives (WARC) with the stored pages. Either project "
                "can be in a\nPostgreSQL database: postgresql://[user@]host[:port]/database#project. The password is "
                "taken from\nPGPASSWORD, ~/.pgpass or a libpq service file, never from the address. If such a copy is "
                "interrupted, the\nsame command continues it, unless the project has changed.",
                {{"archives", "", "also copy the web archives (WARC) with the stored pages", {}}}, 2, 2,
                "a project and a name for its copy are needed"},
        runCopy};
}

} // namespace argiope::cli
