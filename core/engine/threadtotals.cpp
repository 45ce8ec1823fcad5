#include "core/engine/threadtotals.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::engine {

namespace {

constexpr qsizetype MostThreads = 512; ///< as many as the settings allow
constexpr qint64 MostTotal = qint64(1) << 53;

qint64 totalOf(const QJsonValue &value)
{
    return std::clamp<qint64>(value.toInteger(), 0, MostTotal);
}

} // namespace

QByteArray threadsToJson(const QList<WorkerStatus> &threads)
{
    QJsonArray list;
    for (const WorkerStatus &thread : threads) {
        QJsonObject times;
        for (int phase = 0; phase < int(WorkerPhase::Done); ++phase) {
            if (const qint64 ms = thread.phaseTotalsMs[size_t(phase)]; ms > 0)
                times.insert(QLatin1String(name(WorkerPhase(phase))), ms);
        }
        list.append(QJsonObject{{QStringLiteral("pages"), thread.pages}, {QStringLiteral("bytes"), thread.bytes},
            {QStringLiteral("ms"), times}});
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

QList<WorkerStatus> threadsFromJson(const QByteArray &json)
{
    QList<WorkerStatus> threads;
    for (const QJsonValue &value : QJsonDocument::fromJson(json).array()) {
        if (threads.size() == MostThreads)
            break;
        WorkerStatus thread;
        thread.number = int(threads.size()) + 1;
        thread.phase = WorkerPhase::Done;
        thread.pages = totalOf(value[QLatin1String("pages")]);
        thread.bytes = totalOf(value[QLatin1String("bytes")]);
        const QJsonValue times = value[QLatin1String("ms")];
        for (int phase = 0; phase < int(WorkerPhase::Done); ++phase)
            thread.phaseTotalsMs[size_t(phase)] = totalOf(times[QLatin1String(name(WorkerPhase(phase)))]);
        threads.append(thread);
    }
    return threads;
}

} // namespace argiope::engine
