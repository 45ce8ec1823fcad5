#include "core/engine/lanehistory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace argiope::engine {

namespace {

constexpr qsizetype MostLanes = 512; ///< as many threads as the settings allow
const QString LaneTimes = QStringLiteral("times");
const QString LanePhases = QStringLiteral("phases");
const QString LaneThreads = QStringLiteral("threads");

/// How many slices are like this one, then phases and their parts.
QJsonArray jsonOfSlice(const LaneSlice &slice, int times)
{
    QJsonArray json{times};
    for (size_t phase = 0; phase < slice.parts.size(); ++phase) {
        if (slice.parts[phase] > 0) {
            json.append(int(phase));
            json.append(int(slice.parts[phase]));
        }
    }
    return json;
}

/// By their places in the list; nothing where one is not known.
std::optional<QList<WorkerPhase>> readPhases(const QJsonArray &names)
{
    QList<WorkerPhase> phases;
    for (const QJsonValue &value : names) {
        int phase = 0;
        while (phase < WorkerPhaseCount && value.toString() != QLatin1String(name(WorkerPhase(phase))))
            ++phase;
        if (phase == WorkerPhaseCount)
            return std::nullopt;
        phases.append(WorkerPhase(phase));
    }
    return phases;
}

/// The other way round; false where it is none.
bool readSlice(const QJsonArray &json, const QList<WorkerPhase> &phases, LaneSlice *slice, int *times)
{
    *times = json[0].toInt();
    if (*times < 1 || *times > LaneHistory::Slices || json.size() % 2 == 0)
        return false;
    int all = 0;
    for (qsizetype i = 1; i + 1 < json.size(); i += 2) {
        const int phase = json[i].toInt(-1);
        const int part = json[i + 1].toInt(-1);
        if (phase < 0 || phase >= phases.size() || part < 0 || part > LaneSlice::Whole)
            return false;
        slice->parts[size_t(phases.at(phase))] = quint16(part);
        all += part;
    }
    return all <= LaneSlice::Whole;
}

} // namespace

void LaneHistory::add(const LaneNews &news)
{
    const qsizetype came = news.threads.isEmpty() ? 0 : news.threads.constFirst().size();
    if (came == 0)
        return;
    // A gap: nobody looked for more than a minute, and what is older than the news is out of sight anyway.
    if (news.startedAt == m_mark.startedAt && news.first != m_mark.next) {
        m_threads.clear();
        m_times.clear();
    }
    const qsizetype before = m_times.size();
    m_threads.resize(news.threads.size());
    const qsizetype surplus = std::max<qsizetype>(before + came - Slices, 0);
    for (qsizetype i = 0; i < m_threads.size(); ++i) {
        QList<LaneSlice> &thread = m_threads[i];
        if (thread.size() < before)
            thread.resize(before); // nothing: it was not there yet
        thread += news.threads.at(i);
        thread.remove(0, surplus);
    }
    for (qsizetype n = 0; n < came; ++n)
        m_times.append(news.startedAt + (news.first + n) * LaneSlice::Ms);
    m_times.remove(0, surplus);
    m_mark = {news.startedAt, news.next};
}

const QList<LaneSlice> &LaneHistory::of(int number) const
{
    static const QList<LaneSlice> none;
    return number >= 1 && number <= m_threads.size() ? m_threads.at(number - 1) : none;
}

qint64 LaneHistory::wallMs(qsizetype back) const
{
    return m_times.value(m_times.size() - 1 - back);
}

std::array<double, WorkerPhaseCount> LaneHistory::shares(int number) const
{
    std::array<double, WorkerPhaseCount> shares{};
    double all = 0;
    for (const LaneSlice &slice : of(number)) {
        for (size_t phase = 0; phase < shares.size(); ++phase) {
            shares[phase] += slice.parts[phase];
            all += slice.parts[phase];
        }
    }
    for (double &share : shares)
        share = all > 0 ? share / all : 0;
    return shares;
}

QByteArray LaneHistory::toJson() const
{
    QJsonArray threads;
    for (const QList<LaneSlice> &thread : m_threads) {
        QJsonArray lane;
        for (qsizetype i = 0; i < thread.size();) {
            qsizetype end = i + 1;
            while (end < thread.size() && thread.at(end).parts == thread.at(i).parts)
                ++end;
            lane.append(jsonOfSlice(thread.at(i), int(end - i)));
            i = end;
        }
        threads.append(lane);
    }
    QJsonArray times;
    for (const qint64 time : m_times)
        times.append(time);
    QJsonArray phases;
    for (int phase = 0; phase < WorkerPhaseCount; ++phase)
        phases.append(QLatin1String(name(WorkerPhase(phase))));
    return QJsonDocument(QJsonObject{{LanePhases, phases}, {LaneTimes, times}, {LaneThreads, threads}})
        .toJson(QJsonDocument::Compact);
}

LaneHistory LaneHistory::fromJson(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    LaneHistory history;
    for (const QJsonValue &time : object.value(LaneTimes).toArray())
        history.m_times.append(time.toInteger());
    const auto phases = readPhases(object.value(LanePhases).toArray());
    const QJsonArray threads = object.value(LaneThreads).toArray();
    if (!phases || history.m_times.size() > Slices || threads.size() > MostLanes)
        return {};
    for (const QJsonValue &lane : threads) {
        QList<LaneSlice> slices;
        for (const QJsonValue &value : lane.toArray()) {
            LaneSlice slice;
            int times = 0;
            if (!readSlice(value.toArray(), *phases, &slice, &times) || slices.size() + times > history.m_times.size())
                return {};
            for (int n = 0; n < times; ++n)
                slices.append(slice);
        }
        if (slices.size() != history.m_times.size())
            return {};
        history.m_threads.append(slices);
    }
    return history;
}

} // namespace argiope::engine
