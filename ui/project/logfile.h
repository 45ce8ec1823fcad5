#pragma once

#include "core/base/log.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QThread>

#include <memory>

namespace argiope::project {

/// Copies log lines into a file on a thread of its own, from start() to stop(). Lines are never dropped: where the disk
/// is slower than the crawl, the crawl waits. UI thread, but for the sink.
class LogFile : public QObject
{
    Q_OBJECT
public:
    explicit LogFile(QObject *parent = nullptr);
    ~LogFile() override; ///< waits until what was logged is written

    /// Replaces what the file held. Ends in failed() where that cannot be written. Returns where lines go.
    std::shared_ptr<base::LogSink> start(const QString &path);
    void stop(); ///< what was logged until now is still written
    [[nodiscard]] bool isOn() const { return m_writer != nullptr; }
    [[nodiscard]] QString path() const { return m_path; } ///< "" while it is off

Q_SIGNALS:
    void changed(); ///< on or off
    /// No more is written; `why` is the system's text.
    void failed(const QString &path, const QString &why);

private:
    class Writer;
    QString m_path;
    std::shared_ptr<Writer> m_writer;
    QList<std::shared_ptr<Writer>> m_ending; ///< they still write what was logged before stop()
};

} // namespace argiope::project
