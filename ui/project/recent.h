#pragma once

#include <QList>
#include <QString>
#include <QStringList>

/// Which projects were open, remembered in QSettings for all windows and processes of the person. UI thread.
namespace argiope::project::recent {

[[nodiscard]] QStringList projects(); ///< paths, the last one first
void add(const QString &path);
void remove(const QString &path);
void clear();

/// Projects into which a crawl is running, or was when its window was closed, so that those that a crash or closing has
/// left can be offered again.
[[nodiscard]] QStringList crawling();
void setCrawling(const QString &path, bool crawling);

struct Interrupted
{
    QString path;
    bool crashed = false; ///< by a process that is gone; else it was stopped and saved
};
/// Of `paths` those that were left in the middle of a crawl that nobody goes on with. Reads files: not on the UI
/// thread.
[[nodiscard]] QList<Interrupted> interrupted(const QStringList &paths);

} // namespace argiope::project::recent
