#include "core/engine/projectcopy.h"

#include "core/kept/archivecopy.h"
#include "core/kept/keptanswers.h"
#include "core/store/kept.h"
#include "core/store/reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace argiope::engine {

using store::StoreError;

namespace {

QStringList archivePaths(const QString &project, const QString &folder, qint64 *bytes)
{
    QStringList paths;
    const auto reader = store::Reader::open(project);
    if (!reader)
        return paths;
    const QList<store::ArchiveFile> files = store::KeptReader(**reader).files();
    for (const store::ArchiveFile &file : files) {
        const QString path = QDir(folder).filePath(QString::fromUtf8(file.name));
        if (!store::isArchiveName(file.name) || !QFileInfo::exists(path))
            continue;
        paths.append(path);
        if (bytes)
            *bytes += file.bytes;
    }
    return paths;
}

} // namespace

ArchivesBeside archivesBeside(const QString &project)
{
    ArchivesBeside beside;
    beside.files = archivePaths(project, kept::folderOf(project), &beside.bytes).size();
    return beside;
}

base::Result<WholeCopy, StoreError> copyWithArchives(
    const QString &from, const QString &to, const std::atomic<bool> *cancel, std::atomic<qint64> *archived)
{
    if (const QString path = kept::archiveInTheWay(from, to); !path.isEmpty())
        return base::Failure{StoreError{StoreError::Code::Exists, path, {}}};
    if (const auto copied = store::copyProject(from, to, cancel); !copied)
        return base::Failure{copied.error()};
    const auto archives = kept::copyArchives(
        from, to, [cancel] { return cancel && cancel->load(); },
        [archived](qint64 bytes) {
            if (archived)
                *archived += bytes;
        });
    if (archives && !archives->canceled)
        return WholeCopy{archives->missing};
    // What lies there now is of this copy: nothing was in the way. In one folder nothing was copied.
    const QString folder = kept::folderOf(to);
    if (QFileInfo(folder).canonicalFilePath() != QFileInfo(kept::folderOf(from)).canonicalFilePath()) {
        const QStringList made = archivePaths(to, folder, nullptr);
        for (const QString &path : made)
            QFile::remove(path);
    }
    QFile::remove(to);
    if (archives)
        return base::Failure{StoreError{StoreError::Code::Canceled, to, {}}};
    return base::Failure{StoreError{StoreError::Code::Io, to, archives.error()}};
}

} // namespace argiope::engine
