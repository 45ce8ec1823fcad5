#pragma once

#include <QString>

#include <memory>

namespace argiope::store {

/// The system's own exclusive lock on a file that is there for nothing else: it ends with its owner, however that ends.
/// Whoever locks by writing a process id has to guess whether that process still lives, and is the same: wrong after a
/// restart, and wherever containers with ids and host names of their own share a folder.
class FileLock
{
public:
    enum class State {
        Held, ///< by us
        HeldByAnother, ///< a living process; owner() where it is known
        NotPermitted, ///< no file can be made there
        Failed, ///< error()
    };
    explicit FileLock(const QString &path);
    ~FileLock(); ///< releases it, and removes the file
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// Does not wait.
    [[nodiscard]] State take();
    void release();
    [[nodiscard]] QString owner() const { return m_owner; } ///< as words for a log: "process 12, argiope on host"
    [[nodiscard]] QString error() const { return m_error; }

private:
    struct System;
    QString m_path;
    QString m_owner;
    QString m_error;
    std::unique_ptr<System> m_system;
};

} // namespace argiope::store
