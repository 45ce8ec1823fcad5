#include "ui/mainwindow/pathquestions.h"

#include "core/store/place.h"
#include "core/store/reader.h"

#include <QFileInfo>

#include <algorithm>

namespace argiope::mainwindow {

bool isNamedAsProject(const QString &path)
{
    return store::Place::isDatabase(path) || path.endsWith(QLatin1String(".argiope"), Qt::CaseInsensitive);
}

PathKind kindOf(const QString &path)
{
    if (!store::Place::isDatabase(path) && !QFileInfo(path).isFile())
        return PathKind::Nothing;
    return isNamedAsProject(path) || store::looksLikeProject(path) ? PathKind::Project : PathKind::File;
}

QString sameFile(const QString &path, const QStringList &names)
{
    if (store::Place::isDatabase(path))
        return names.contains(path) ? path : QString();
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const auto same = std::find_if(names.begin(), names.end(), [&canonical](const QString &name) {
        return !canonical.isEmpty() && QFileInfo(name).canonicalFilePath() == canonical;
    });
    return same == names.end() ? QString() : *same;
}

} // namespace argiope::mainwindow
