#pragma once

#include <QByteArray>
#include <QString>

/// Small files that a person has chosen, to be read or written as a whole. They ask the disk: for askDisk(). Any
/// thread.
namespace argiope::project {

struct ChosenFile
{
    QByteArray bytes;
    QString problem; ///< why it cannot be read, in the system's words; "" where it was
    bool tooLarge = false; ///< then nothing of it is here
};
[[nodiscard]] ChosenFile readChosenFile(const QString &path, qint64 mostBytes);
/// What stood there stays until all is written. Answers why it cannot be, in the system's words; "" where it was.
[[nodiscard]] QString writeChosenFile(const QString &path, const QByteArray &bytes);

} // namespace argiope::project
