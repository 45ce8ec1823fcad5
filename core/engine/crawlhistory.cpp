#include "core/engine/crawlhistory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::engine {

namespace {

const QString HistoryInterval = QStringLiteral("interval_ms");
const QString HistorySamples = QStringLiteral("samples");
constexpr qint64 MostNumber = qint64(1) << 53; ///< what a file of a stranger says may be anything

} // namespace

void CrawlHistory::add(const Sample &sample, bool last)
{
    if (!m_samples.isEmpty()) {
        const qint64 since = sample.ms - m_samples.constLast().ms;
        if (since <= 0 && last) { // what came since counts, in whatever moment
            const qint64 ms = m_samples.constLast().ms;
            m_samples.last() = sample;
            m_samples.last().ms = ms;
            return;
        }
        if (since <= 0 || (since < m_interval && !last))
            return;
        // An end that comes at once tells no speed of its own, but where there is nothing else to tell one by.
        if (since < std::min(m_interval, LeastInterval) && m_samples.size() > 1)
            m_samples.removeLast();
    }
    m_samples.append(sample);
    if (m_samples.size() > Most)
        thin();
}

void CrawlHistory::thin()
{
    // Every second one goes; speeds, being differences of counters, become means over twice the time.
    QList<Sample> fewer;
    for (qsizetype i = 0; i < m_samples.size(); i += 2)
        fewer.append(m_samples.at(i));
    m_samples = fewer;
    m_interval *= 2;
}

QByteArray CrawlHistory::toJson() const
{
    QJsonArray samples;
    for (const Sample &sample : m_samples)
        samples.append(QJsonArray{sample.ms, sample.fetched, sample.bytes, sample.queued});
    return QJsonDocument(QJsonObject{{HistoryInterval, m_interval}, {HistorySamples, samples}})
        .toJson(QJsonDocument::Compact);
}

CrawlHistory CrawlHistory::fromJson(const QByteArray &json, qint64 until)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    CrawlHistory history;
    history.m_interval = std::clamp(object.value(HistoryInterval).toInteger(), LeastInterval, MostNumber / 2);
    Sample before{-1, 0, 0, 0};
    for (const QJsonValue &value : object.value(HistorySamples).toArray()) {
        const QJsonArray numbers = value.toArray();
        const Sample sample{
            numbers[0].toInteger(-1), numbers[1].toInteger(-1), numbers[2].toInteger(-1), numbers[3].toInteger(-1)};
        const bool valid = sample.ms > before.ms && sample.ms <= until && sample.fetched >= before.fetched
            && sample.bytes >= before.bytes && sample.queued >= 0 && sample.fetched <= MostNumber
            && sample.bytes <= MostNumber && sample.queued <= MostNumber;
        if (!valid)
            continue;
        before = sample;
        history.m_samples.append(sample);
        if (history.m_samples.size() > Most)
            history.thin();
    }
    return history;
}

} // namespace argiope::engine
