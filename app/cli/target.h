#pragma once

#include "app/cli/console.h"

#include "core/export/filetarget.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace argiope::cli {

/// Standard output, or a file that is there only when it is whole. What is no file is written to as it is.
class Target
{
public:
    [[nodiscard]] bool open(const QString &path); ///< "-": standard output
    [[nodiscard]] QString problem() const { return m_file->problem(); } ///< of a file: "PATH: the system's words"
    void put(QByteArrayView bytes);
    /// False where a file could not be written.
    [[nodiscard]] bool commit();
    /// The exit status, after saying what went wrong with standard output where something did.
    [[nodiscard]] int finish(int status) { return m_out.finish(status); }

private:
    Output m_out;
    std::unique_ptr<exporting::FileTarget> m_file;
    bool m_failed = false;
};

} // namespace argiope::cli
