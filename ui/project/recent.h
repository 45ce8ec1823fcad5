#pragma once

#include <QString>
#include <QStringList>

/// Which projects were open, remembered in QSettings for all windows and processes of the person. UI thread.
namespace argiope::project::recent {

[[nodiscard]] QStringList projects(); ///< paths, the last one first
void add(const QString &path);
void remove(const QString &path);
void clear();

/// Projects into which a crawl is running, so that those that a crash left can be offered again.
[[nodiscard]] QStringList crawling();
void setCrawling(const QString &path, bool crawling);

/// Of `paths` those that were left in the middle of a crawl by a process that is gone. Reads files: not on the UI
/// thread.
[[nodiscard]] QStringList interrupted(const QStringList &paths);

} // namespace argiope::project::recent
