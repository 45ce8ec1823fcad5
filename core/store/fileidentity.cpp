#include "core/store/fileidentity.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace argiope::store {

FileIdentity FileIdentity::of(const QString &path)
{
    FileIdentity identity;
#ifdef Q_OS_UNIX
    struct stat file = {};
    if (stat(QFile::encodeName(path).constData(), &file) == 0) {
        identity.m_exists = true;
        identity.m_device = quint64(file.st_dev);
        identity.m_number = quint64(file.st_ino);
    }
#else
    identity.m_exists = QFile::exists(path);
#endif
    return identity;
}

} // namespace argiope::store
