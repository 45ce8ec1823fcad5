#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace argiope::store {

/// The one descriptor that this process has of a project's file, beside the database's own. On Unix the locks by which
/// the database knows who has a file open are the process's: they go when it closes any descriptor of that file,
/// whoever opened it. So nobody opens a project's file but through here, and connections hold one too: what is open
/// stays open until nobody of this process uses the file. One exception the database makes itself: a connection that
/// takes no locks (dialect::Access::ReadLog) closes its own descriptor at once. It is opened only where this process
/// cannot write and nobody has the project open; connections that were opened to the same file later lose their locks
/// when it ends. Any thread.
class HeldFile
{
public:
    /// Nothing where the file cannot even be read (errno says why).
    [[nodiscard]] static std::optional<HeldFile> open(const QString &path);
    ~HeldFile();
    HeldFile(HeldFile &&other) noexcept;
    HeldFile &operator=(HeldFile &&other) noexcept;
    HeldFile(const HeldFile &) = delete;
    HeldFile &operator=(const HeldFile &) = delete;

    /// The first bytes, fewer where the file ends; nothing where it cannot be read.
    [[nodiscard]] std::optional<QByteArray> head(qsizetype bytes) const;
    /// Keeps other writers away from the file, whichever of its names (hard links) they know it by. False where one has
    /// it, in this process or another. Where the system has no such locks it is true.
    [[nodiscard]] bool lock();
    void unlock(); ///< what lock() of this object has taken; its end does so too

private:
    struct File;
    explicit HeldFile(File *file);
    void release();
    File *m_file = nullptr; ///< shared by all that hold it
    bool m_locked = false;
};

} // namespace argiope::store
