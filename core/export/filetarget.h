#pragma once

#include <QFileDevice>
#include <QString>

#include <memory>

namespace argiope::exporting {

/// Where something is written to: a file, through a temporary one beside it, so that the old content stays until all of
/// the new one is there; or a device, a pipe or what stands for an open file, which is written into as it is. One
/// thread.
class FileTarget
{
public:
    explicit FileTarget(QString path);
    [[nodiscard]] bool open();
    [[nodiscard]] QIODevice &device() { return *m_file; } ///< once it is open
    /// What was written takes its place. Without it a file stays as it was.
    [[nodiscard]] bool commit();
    [[nodiscard]] QString problem() const; ///< "PATH: the system's words"

private:
    const QString m_path;
    std::unique_ptr<QFileDevice> m_file;
};

/// True of devices, pipes, and what stands for an open file: to be written into, never to be replaced.
[[nodiscard]] bool isNoPlainFile(const QString &path);

} // namespace argiope::exporting
