#include "ui/mainwindow/pathquestions.h"

#include "core/store/reader.h"

#include <QFileInfo>

#include <algorithm>

namespace argiope::mainwindow {

bool isNamedAsProject(const QString &path)
{
    return path.endsWith(QLatin1String(".argiope"), Qt::CaseInsensitive);
}

PathKind kindOf(const QString &path)
{
    if (!QFileInfo(path).isFile())
        return PathKind::Nothing;
    return isNamedAsProject(path) || store::looksLikeProject(path) ? PathKind::Project : PathKind::File;
}

QString sameFile(const QString &path, const QStringList &names)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const auto same = std::find_if(names.begin(), names.end(), [&canonical](const QString &name) {
        return !canonical.isEmpty() && QFileInfo(name).canonicalFilePath() == canonical;
    });
    return same == names.end() ? QString() : *same;
}

} // namespace argiope::mainwindow
