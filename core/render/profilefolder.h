#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace argiope::render {

/// A browser's profile: an empty folder among the temporary files that goes with this object. A file beside it is
/// locked meanwhile, so that whoever comes later can tell what a killed program has left behind. Any thread.
class ProfileFolder
{
public:
    ProfileFolder();
    ~ProfileFolder();
    ProfileFolder(const ProfileFolder &) = delete;
    ProfileFolder &operator=(const ProfileFolder &) = delete;

    [[nodiscard]] bool isValid() const { return !m_path.isEmpty(); }
    [[nodiscard]] QString path() const { return m_path; } ///< "" where none could be made

    /// Removes those of programs that have ended. How many.
    static int removeLeft();

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace argiope::render
