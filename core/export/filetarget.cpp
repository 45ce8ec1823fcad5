#include "core/export/filetarget.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace argiope::exporting {

bool isNoPlainFile(const QString &path)
{
    const QFileInfo info(path);
    // A handle may be of a plain file that others write to as well; one on /dev/shm is like any other.
    constexpr std::array handles{"/dev/stdout", "/dev/stderr"};
    return (info.exists() && !info.isFile() && !info.isDir()) || path.startsWith(QLatin1String("/dev/fd/"))
        || path.startsWith(QLatin1String("/proc/self/fd/"))
        || std::any_of(handles.begin(), handles.end(), [&](const char *name) { return path == QLatin1String(name); });
}

FileTarget::FileTarget(QString path)
    : m_path(std::move(path))
{
    if (isNoPlainFile(m_path))
        m_file = std::make_unique<QFile>(m_path);
    else
        m_file = std::make_unique<QSaveFile>(m_path);
}

bool FileTarget::open()
{
    // Behind what stands there already: standard output may be a file that others write to as well.
    const bool whole = qobject_cast<QSaveFile *>(m_file.get()) != nullptr;
    return m_file->open(whole ? QIODevice::WriteOnly : QIODevice::WriteOnly | QIODevice::Append);
}

bool FileTarget::commit()
{
    if (auto *whole = qobject_cast<QSaveFile *>(m_file.get()))
        return whole->commit();
    return m_file->flush();
}

QString FileTarget::problem() const
{
    return m_path % QStringLiteral(": ") % m_file->errorString();
}

} // namespace argiope::exporting
