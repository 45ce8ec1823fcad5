#include "ui/project/newproject.h"

#include "ui/project/projectsession.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

namespace argiope::project {

QString newProjectPath(const QString &host)
{
    QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
    folder.mkpath(QStringLiteral("projects"));
    folder.cd(QStringLiteral("projects"));
    QString safe = host.isEmpty() ? ProjectSession::tr("Crawl", "a project's name") : QString();
    for (const QChar c : host) {
        const bool plain = c.isLetterOrNumber() || c == u'.' || c == u'-';
        safe += plain ? c : c == u':' ? QChar(u'-') : QChar(u'_');
    }
    const QString began = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm"));
    return folder.filePath(safe % QLatin1Char(' ') % began % QStringLiteral(".argiope"));
}

} // namespace argiope::project
