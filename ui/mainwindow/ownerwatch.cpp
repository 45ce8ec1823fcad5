#include "ui/mainwindow/ownerwatch.h"

#include "core/engine/crawl.h"
#include "core/store/place.h"
#include "core/store/reader.h"
#include "ui/project/projectsession.h"

#include <QTimer>

namespace argiope::mainwindow {

namespace {

constexpr int IntervalMs = 2000;
/// A server that was started again has nobody's lock until they come back, which takes seconds; and then the project
/// still says that it is being crawled.
constexpr int SilentLooks = 5;

enum class Owner : quint8 { There, Silent, Gone };

Owner ownerOf(store::Reader &reader)
{
    const auto written = reader.isBeingWritten();
    if (!written || *written)
        return Owner::There; // where the server is gone nobody can tell
    if (!store::Place::isDatabase(reader.path()))
        return Owner::Gone;
    const QByteArray state = reader.meta("state");
    if (reader.error())
        return Owner::There;
    return state == engine::name(engine::State::Running) ? Owner::Silent : Owner::Gone;
}

} // namespace

OwnerWatch::OwnerWatch(project::ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(IntervalMs);
    m_timer->setObjectName(QStringLiteral("watchOthers"));
    connect(m_timer, &QTimer::timeout, this, &OwnerWatch::look);
}

void OwnerWatch::follow()
{
    m_isWaiting = false;
    m_silent = 0;
    if (!m_session.isActive() && m_session.reader().isOpen() && m_session.isBeingWritten())
        m_timer->start();
}

void OwnerWatch::look()
{
    if (!m_session.isBeingWritten() || m_session.isActive()) {
        m_timer->stop();
        return;
    }
    if (m_isWaiting)
        return; // the server is gone, or has much to do
    m_isWaiting = true;
    Q_EMIT looks();
    m_session.reader().ask(
        project::Lane::Lists, this, [](store::Reader &reader, const std::atomic<bool> &) { return ownerOf(reader); },
        [this, path = m_session.path()](Owner owner) {
            m_isWaiting = false;
            if (!m_session.isBeingWritten() || path != m_session.path())
                return;
            m_silent = owner == Owner::Silent ? m_silent + 1 : 0;
            if (owner == Owner::Gone || m_silent >= SilentLooks)
                Q_EMIT gone(path);
        });
}

} // namespace argiope::mainwindow
