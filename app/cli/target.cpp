#include "app/cli/target.h"

#include <QFileInfo>
#include <QSaveFile>

namespace argiope::cli {

Target::Target() = default;
Target::~Target() = default;

bool Target::open(const QString &path)
{
    if (path == u"-")
        return true;
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        m_file = std::make_unique<QFile>(path);
    else
        m_file = std::make_unique<QSaveFile>(path);
    return m_file->open(QIODevice::WriteOnly);
}

QString Target::error() const
{
    return m_file->errorString();
}

void Target::put(QByteArrayView bytes)
{
    if (m_file)
        m_failed = m_failed || m_file->write(bytes.data(), bytes.size()) != bytes.size();
    else
        m_out.put(bytes);
}

bool Target::commit()
{
    if (!m_file)
        return true;
    if (auto *whole = qobject_cast<QSaveFile *>(m_file.get()))
        return !m_failed && whole->commit();
    return !m_failed && m_file->flush();
}

} // namespace argiope::cli
