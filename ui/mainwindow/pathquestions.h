#pragma once

#include <QString>
#include <QStringList>

namespace argiope::mainwindow {

/// What there is under a name that a person gave.
enum class PathKind : quint8 { Nothing, File, Project };

/// By its ending alone; the disk is not asked. Any thread.
[[nodiscard]] bool isNamedAsProject(const QString &path);

/// These ask the disk, which may be a server that does not answer: any thread but the UI's, where that can be.
[[nodiscard]] PathKind kindOf(const QString &path);
/// Which of `names` is another name of the same file; "" where none is.
[[nodiscard]] QString sameFile(const QString &path, const QStringList &names);

} // namespace argiope::mainwindow
