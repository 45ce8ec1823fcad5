#pragma once

#include "ui/models/logbuffer.h"
#include "ui/models/logfile.h"

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
    static constexpr int Capacity = LogBuffer::Capacity;

    explicit LogModel(QObject *parent = nullptr);
    [[nodiscard]] std::shared_ptr<LogBuffer> sink() const { return m_buffer; }
    void flush(); ///< now; the timer does it otherwise
    void clear();
    /// Writes the lines that are here and all that come to a file, until stopLogFile(); file() says how that goes.
    void startLogFile(const QString &path);
    void stopLogFile();
    [[nodiscard]] LogFile &file() { return m_file; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<LogBuffer> m_buffer = std::make_shared<LogBuffer>();
    std::deque<base::LogEntry> m_lines;
    QTimer m_timer;
    LogFile m_file;
};

} // namespace argiope::models
