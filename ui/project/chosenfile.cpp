#include "ui/project/chosenfile.h"

#include <QFile>
#include <QSaveFile>

namespace argiope::project {

ChosenFile readChosenFile(const QString &path, qint64 mostBytes)
{
    ChosenFile read;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        read.problem = file.errorString();
        return read;
    }
    read.bytes = file.read(mostBytes + 1);
    if (file.error() != QFileDevice::NoError)
        read.problem = file.errorString();
    read.tooLarge = read.bytes.size() > mostBytes;
    if (read.tooLarge || !read.problem.isEmpty())
        read.bytes.clear();
    return read;
}

QString writeChosenFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return written ? QString() : file.errorString();
}

} // namespace argiope::project
