#pragma once

#include "ui/project/askdisk.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <type_traits>

/// Small files that a person has chosen, to be read or written as a whole.
namespace argiope::project {

struct ChosenFile
{
    QByteArray bytes;
    QString problem; ///< why it cannot be read, in the system's words; "" where it was
    bool tooLarge = false; ///< then nothing of it is here
    [[nodiscard]] bool ok() const { return problem.isEmpty() && !tooLarge; }
};
// They ask the disk. Any thread.
[[nodiscard]] ChosenFile readChosenFile(const QString &path, qint64 mostBytes);
/// What stood there stays until all is written. Answers why it cannot be, in the system's words; "" where it was.
[[nodiscard]] QString writeChosenFile(const QString &path, const QByteArray &bytes);

/// What came of reading a file: its content, where there was one to be understood.
template <class Content>
struct UnderstoodFile
{
    ChosenFile file; ///< without its bytes
    std::optional<Content> content;
};

/// `understand` makes of the bytes what it will, also off the UI thread; `then` gets an UnderstoodFile of it on the UI
/// thread, if `context` is still there. UI thread.
template <class Understand, class Then>
void askForFile(QObject *context, const QString &path, qint64 mostBytes, Understand understand, Then then)
{
    using Understood = UnderstoodFile<std::invoke_result_t<Understand, const QByteArray &>>;
    askDisk(
        context,
        [path, mostBytes, understand] {
            Understood read{readChosenFile(path, mostBytes), {}};
            if (read.file.ok())
                read.content = understand(read.file.bytes);
            read.file.bytes.clear();
            return read;
        },
        then);
}

/// `then` gets what writeChosenFile() answers, on the UI thread, if `context` is still there. UI thread.
template <class Then>
void putIntoFile(QObject *context, const QString &path, const QByteArray &bytes, Then then)
{
    askDisk(
        context, [path, bytes] { return writeChosenFile(path, bytes); }, then);
}

} // namespace argiope::project
