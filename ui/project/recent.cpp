#include "ui/project/recent.h"

#include "core/engine/crawl.h"
#include "core/engine/credentials.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonValue>
#include <QSettings>

#include <algorithm>

namespace argiope::project::recent {

namespace {

const QString RecentKey = QStringLiteral("history/projects");
const QString CrawlingKey = QStringLiteral("history/crawling");
constexpr int RecentLength = 10;

} // namespace

QStringList projects()
{
    return QSettings().value(RecentKey).toStringList();
}

void add(const QString &path)
{
    QStringList paths = projects();
    paths.removeAll(path);
    paths.prepend(path);
    while (paths.size() > RecentLength)
        paths.removeLast();
    QSettings().setValue(RecentKey, paths);
}

void remove(const QString &path)
{
    QStringList paths = projects();
    if (paths.removeAll(path) > 0)
        QSettings().setValue(RecentKey, paths);
}

void clear()
{
    QSettings().remove(RecentKey);
}

QStringList crawling()
{
    return QSettings().value(CrawlingKey).toStringList();
}

void setCrawling(const QString &path, bool crawling)
{
    QSettings store;
    store.sync(); // another process may have changed the list
    QStringList paths = store.value(CrawlingKey).toStringList();
    if (paths.contains(path) == crawling)
        return;
    if (crawling)
        paths.append(path);
    else
        paths.removeAll(path);
    store.setValue(CrawlingKey, paths);
    store.sync(); // it is read after a crash
}

QList<Interrupted> interrupted(const QStringList &paths)
{
    QList<Interrupted> found;
    for (const QString &path : paths) {
        if (!store::mayBeThere(path) || store::isBeingWritten(path))
            continue;
        const auto reader = store::Reader::open(path);
        const QByteArray state = reader ? (*reader)->meta(QByteArrayLiteral("state")) : QByteArray();
        const bool crashed = state == engine::name(engine::State::Running);
        if (crashed || state == engine::name(engine::State::Paused)
            || state == engine::name(engine::EndReason::Stopped))
            found.append({path, crashed});
    }
    return found;
}

Facts factsOf(const QString &path)
{
    using State = Facts::State;
    Facts facts;
    facts.path = path;
    const QFileInfo file(path);
    if (!store::mayBeThere(path))
        return facts;
    if (!store::Place::isDatabase(path)) {
        const QFileInfo log(path + QStringLiteral("-wal"));
        facts.bytes = file.size() + (log.exists() ? log.size() : 0);
        facts.changedAt = file.lastModified().toMSecsSinceEpoch();
        if (log.exists() && log.size() > 0)
            facts.changedAt = std::max(facts.changedAt, log.lastModified().toMSecsSinceEpoch());
    }
    const bool written = store::isBeingWritten(path);
    const auto reader = store::Reader::open(path);
    if (!reader) {
        facts.state = State::Unreadable;
        facts.error = reader.error();
        return facts;
    }
    facts.meta = (*reader)->meta(QByteArrayLiteral("state"));
    const settings::CrawlSettings settings = (*reader)->settings();
    facts.seedCount = settings.seeds.size();
    facts.firstSeed = engine::withoutCredentials(settings.seeds.value(0)); // files of earlier versions have them
    const QJsonDocument counters = QJsonDocument::fromJson((*reader)->meta(QByteArrayLiteral("counters")));
    if (counters.isObject())
        facts.urls = std::max<qint64>(
            counters[QLatin1String("queued")].toInteger() + counters[QLatin1String("finished")].toInteger(), 0);
    if (const auto error = (*reader)->error()) {
        facts.state = State::Unreadable;
        facts.error = error;
    } else if (written) {
        facts.state = State::BeingWritten;
    } else if (facts.meta == engine::name(engine::State::Running)) {
        facts.state = State::Interrupted;
    } else {
        const bool finished = facts.meta == "finished" || facts.meta == engine::name(engine::EndReason::Completed);
        facts.state = finished ? State::Finished : State::Unfinished;
    }
    return facts;
}

} // namespace argiope::project::recent
