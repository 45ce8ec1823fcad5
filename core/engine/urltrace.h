#pragma once

#include "core/judge/foundlinks.h"

#include <QFile>
#include <QString>

#include <mutex>

namespace argiope::engine {

/// The stream of "is this URL known?" that a crawl's pages make, for experiments with caches: a file of 8 bytes for
/// each link and redirect, repetitions within a page included, in the order in which pages were recorded. The bytes are
/// the first of the URL's key, so equal ones are the same URL within one project; in another one they are others. Any
/// thread.
class UrlTrace
{
public:
    /// Replaces what is there. False with `error` where the file cannot be made.
    [[nodiscard]] bool open(const QString &path, QString *error);
    void add(const judge::FoundLinks &found);
    /// Writes what is still in memory; what went wrong first, "" where nothing did.
    [[nodiscard]] QString close();

private:
    void put(const url::UrlKey &key);
    void flush();

    std::mutex m_mutex;
    QFile m_file;
    QByteArray m_bytes; ///< that wait to be written
    QString m_error;
};

} // namespace argiope::engine
