#pragma once

#include "core/store/types.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// Which projects were open, remembered in QSettings for all windows and processes of the person. UI thread, but for
/// what reads files.
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

/// What a list of projects says of one.
struct Facts
{
    enum class State : quint8 {
        Missing, ///< there is no such file
        Unreadable, ///< `error` says why
        BeingWritten, ///< somebody crawls into it now
        Interrupted, ///< its crawl was cut off
        Unfinished, ///< `meta` says how it stands; it can be resumed
        Finished,
    };
    QString path;
    State state = State::Missing;
    QByteArray meta; ///< the project's "state"
    std::optional<store::StoreError> error;
    QString firstSeed; ///< without credentials
    qint64 seedCount = 0;
    qint64 urls = -1; ///< fetched or waiting; -1: not known
    qint64 bytes = -1; ///< the files
    qint64 changedAt = 0; ///< ms since 1970 UTC
    [[nodiscard]] bool canResume() const { return state == State::Interrupted || state == State::Unfinished; }
};
/// Reads files: not on the UI thread.
[[nodiscard]] Facts factsOf(const QString &path);

} // namespace argiope::project::recent
