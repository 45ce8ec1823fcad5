#include "core/kept/archivecopy.h"

#include "core/kept/keptanswers.h"
#include "core/store/kept.h"
#include "core/store/reader.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace argiope::kept {

namespace {

constexpr qint64 CopyPiece = 1024 * 1024;

QString placeIn(const QString &folder, const store::ArchiveFile &file)
{
    return folder + QLatin1Char('/') + QString::fromUtf8(file.name);
}

bool sameFolder(const QString &a, const QString &b)
{
    return QFileInfo(folderOf(a)).canonicalFilePath() == QFileInfo(folderOf(b)).canonicalFilePath();
}

/// "" where all is well; of a file that is shorter than it should be what there is.
QString copyFile(QFile &from, QFile &to, qint64 bytes, const std::function<bool()> &canceled,
    const std::function<void(qint64)> &written)
{
    for (qint64 left = bytes; left > 0 && !(canceled && canceled());) {
        const QByteArray piece = from.read(std::min(left, CopyPiece));
        if (piece.isEmpty())
            return from.error() == QFileDevice::NoError ? QString()
                                                        : from.fileName() + QLatin1String(": ") + from.errorString();
        if (to.write(piece) != piece.size())
            return to.fileName() + QLatin1String(": ") + to.errorString();
        left -= piece.size();
        if (written)
            written(piece.size());
    }
    return to.flush() ? QString() : to.fileName() + QLatin1String(": ") + to.errorString();
}

} // namespace

QString archiveInTheWay(const QString &project, const QString &copy)
{
    const auto reader = store::Reader::open(project);
    if (!reader || sameFolder(project, copy))
        return {};
    const QList<store::ArchiveFile> files = store::KeptReader(**reader).files();
    for (const store::ArchiveFile &file : files) {
        if (const QString path = placeIn(folderOf(copy), file);
            store::isArchiveName(file.name) && QFileInfo::exists(path))
            return path;
    }
    return {};
}

base::Result<CopiedArchives, QString> copyArchives(const QString &original, const QString &copy,
    const std::function<bool()> &canceled, const std::function<void(qint64 bytes)> &written)
{
    const auto reader = store::Reader::open(copy);
    if (!reader)
        return base::Failure{reader.error().message()};
    CopiedArchives copied;
    if (sameFolder(original, copy))
        return copied;
    const QList<store::ArchiveFile> files = store::KeptReader(**reader).files();
    for (const store::ArchiveFile &file : files) {
        QFile from(placeIn(folderOf(original), file));
        if (!store::isArchiveName(file.name) || !from.open(QIODevice::ReadOnly)) {
            copied.missing.append(file.name);
            continue;
        }
        QFile to(placeIn(folderOf(copy), file));
        if (!to.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return base::Failure{QString(to.fileName() + QLatin1String(": ") + to.errorString())};
        const QString wrong = copyFile(from, to, file.bytes, canceled, written);
        copied.canceled = canceled && canceled();
        if (!wrong.isEmpty() || copied.canceled)
            to.remove();
        if (!wrong.isEmpty())
            return base::Failure{wrong};
        if (copied.canceled)
            break;
        ++copied.files;
    }
    return copied;
}

} // namespace argiope::kept
