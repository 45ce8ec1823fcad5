#include "ui/project/recent.h"

#include "core/engine/crawl.h"
#include "core/store/reader.h"

#include <QFileInfo>
#include <QSettings>

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
        if (!QFileInfo::exists(path) || store::isBeingWritten(path))
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

} // namespace argiope::project::recent
