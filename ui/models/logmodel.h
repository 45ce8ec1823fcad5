#pragma once

#include "ui/project/logbuffer.h"
#include "ui/project/logfile.h"

#include <QAbstractListModel>
#include <QTimer>

#include <deque>
#include <memory>

namespace argiope::models {

/// The newest lines of the log, oldest first, fetched from a LogBuffer a few times a second. UI thread.
class LogModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role : int {
        LevelRole = Qt::UserRole + 1,
        WorkerRole,
        TextRole, ///< without time and thread
        LineRole, ///< as a log file has it
    };
    static constexpr int Capacity = project::LogBuffer::Capacity;

    explicit LogModel(
        std::shared_ptr<project::LogBuffer> sink = std::make_shared<project::LogBuffer>(), QObject *parent = nullptr);
    [[nodiscard]] std::shared_ptr<project::LogBuffer> sink() const { return m_buffer; }
    void flush(); ///< now; the timer does it otherwise
    void clear();
    /// Writes the lines that are here and all that come to a file, until stopLogFile(); file() says how that goes.
    void startLogFile(const QString &path);
    void stopLogFile();
    [[nodiscard]] project::LogFile &file() { return m_file; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    const std::shared_ptr<project::LogBuffer> m_buffer;
    std::deque<base::LogEntry> m_lines;
    QTimer m_timer;
    project::LogFile m_file;
};

} // namespace argiope::models
