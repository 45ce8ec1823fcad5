#include "ui/models/logmodel.h"

#include "ui/words/foreigntext.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace argiope::models {

namespace foreign = words::foreign;

LogModel::LogModel(std::shared_ptr<project::LogBuffer> sink, QObject *parent)
    : QAbstractListModel(parent)
    , m_buffer(std::move(sink))
{
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &LogModel::flush);
    m_timer.start();
    connect(&m_file, &project::LogFile::changed, this, [this] {
        if (!m_file.isOn())
            m_buffer->setCopy(nullptr);
    });
}

void LogModel::startLogFile(const QString &path)
{
    stopLogFile();
    const std::shared_ptr<base::LogSink> sink = m_file.start(path);
    for (const base::LogEntry &line : m_lines)
        sink->log(line);
    m_buffer->setCopy(sink);
}

void LogModel::stopLogFile()
{
    m_file.stop();
}

void LogModel::flush()
{
    qint64 dropped = 0;
    QList<base::LogEntry> news = m_buffer->take(&dropped);
    if (news.size() > Capacity - 1)
        news = news.last(Capacity - 1); // room for the note below
    if (dropped > 0) {
        base::LogEntry gap;
        gap.wallMs = news.isEmpty() ? QDateTime::currentMSecsSinceEpoch() : news.constFirst().wallMs;
        gap.level = base::LogLevel::Warning;
        gap.text = QByteArray::number(dropped) + " lines came too fast to be shown";
        news.prepend(gap);
    }
    if (news.isEmpty())
        return;
    const int over = int(std::max<qsizetype>(0, qsizetype(m_lines.size()) + news.size() - Capacity));
    if (over > 0) {
        beginRemoveRows({}, 0, over - 1);
        m_lines.erase(m_lines.begin(), m_lines.begin() + over);
        endRemoveRows();
    }
    const int first = int(m_lines.size());
    beginInsertRows({}, first, first + int(news.size()) - 1);
    m_lines.insert(m_lines.end(), news.cbegin(), news.cend());
    endInsertRows();
}

void LogModel::clear()
{
    beginResetModel();
    m_lines.clear();
    (void)m_buffer->take();
    endResetModel();
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_lines.size()))
        return {};
    const base::LogEntry &line = m_lines[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: {
        const QString time = QDateTime::fromMSecsSinceEpoch(line.wallMs).toString(QStringLiteral("HH:mm:ss.zzz"));
        const QString worker = line.worker > 0 ? QStringLiteral("[%1]").arg(line.worker, 2) : QStringLiteral("    ");
        return QString(time % QLatin1Char(' ') % worker % QLatin1Char(' ') % foreign::shown(line.text));
    }
    case Qt::ToolTipRole:
        return foreign::tip(line.toLine());
    case LineRole:
        return foreign::shown(line.toLine(), foreign::WholeText);
    case LevelRole:
        return int(line.level);
    case WorkerRole:
        return line.worker;
    case TextRole:
        return QString::fromUtf8(line.text);
    default:
        return {};
    }
}

} // namespace argiope::models
