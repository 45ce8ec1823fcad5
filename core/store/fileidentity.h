#pragma once

#include <QString>

namespace argiope::store {

/// Which file a path names. One that is open can be moved, removed or replaced on Unix, and who writes to it goes on
/// without an error, into a file that nobody will find again. Windows does not let that happen: there every file is the
/// same as long as it is there.
class FileIdentity
{
public:
    FileIdentity() = default; ///< of no file
    [[nodiscard]] static FileIdentity of(const QString &path);
    [[nodiscard]] bool exists() const { return m_exists; }
    bool operator==(const FileIdentity &) const = default;

private:
    bool m_exists = false;
    quint64 m_device = 0;
    quint64 m_number = 0;
};

} // namespace argiope::store
