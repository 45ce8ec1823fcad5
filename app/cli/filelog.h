#pragma once

#include "core/base/log.h"

#include <QFile>
#include <QString>

#include <mutex>

namespace argiope::cli {

/// The log of a crawl in a text file, one line an entry, appended to what is there. Any thread.
class FileLog : public base::LogSink
{
public:
    /// False with `error` where the file cannot be opened.
    [[nodiscard]] bool open(const QString &path, QString *error);
    void log(const base::LogEntry &entry) override;
    /// What went wrong first while writing; "" where nothing did.
    [[nodiscard]] QString error() const;
    /// Takes back a file that open() has made and nothing was written to.
    void removeIfNew();

private:
    mutable std::mutex m_mutex;
    QFile m_file;
    QString m_error;
    bool m_new = false;
};

} // namespace argiope::cli
