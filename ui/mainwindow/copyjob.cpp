#include "ui/mainwindow/copyjob.h"

#include "core/engine/projectcopy.h"
#include "core/store/placecopy.h"
#include "ui/project/askdisk.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

namespace argiope::mainwindow {

CopyJob::CopyJob(QString from, QString to, qint64 archiveBytes, QObject *parent)
    : QObject(parent)
    , m_from(std::move(from))
    , m_to(std::move(to))
    , m_archiveBytes(archiveBytes)
    , m_cancel(std::make_shared<std::atomic<bool>>(false))
    , m_archived(std::make_shared<std::atomic<qint64>>(0))
    , m_percent(std::make_shared<std::atomic<int>>(0))
{
    m_timer.setInterval(100);
    connect(&m_timer, &QTimer::timeout, this, &CopyJob::poll);
}

CopyJob::~CopyJob()
{
    *m_cancel = true;
}

void CopyJob::start()
{
    m_timer.start();
    QThreadPool::globalInstance()->start(
        [self = QPointer<CopyJob>(this), from = m_from, to = m_to, archives = m_archiveBytes > 0, cancel = m_cancel,
            archived = m_archived, percent = m_percent] {
            std::optional<store::StoreError> error;
            QByteArrayList missing;
            if (store::Place::isDatabase(from) || store::Place::isDatabase(to)) {
                const auto source = store::Place::parse(from);
                const auto target = store::Place::parse(to);
                const auto tell = [&](const store::CopyProgress &now) {
                    *percent = now.all > 0 ? int(qMin<qint64>(99, now.done * 100 / now.all)) : 0;
                };
                if (!source || !target)
                    error = source ? target.error() : source.error();
                else if (const auto copied = store::copyPlace(*source, *target, tell, cancel.get()); !copied)
                    error = copied.error();
            } else if (archives) {
                const auto copied = engine::copyWithArchives(from, to, cancel.get(), archived.get());
                if (copied)
                    missing = copied->missing;
                else
                    error = copied.error();
            } else if (const auto copied = store::copyProject(from, to, cancel.get()); !copied) {
                error = copied.error();
            }
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, error, missing] {
                    if (!self)
                        return;
                    self->m_timer.stop();
                    if (error)
                        Q_EMIT self->failed(*error);
                    else
                        Q_EMIT self->succeeded(missing);
                },
                Qt::QueuedConnection);
        });
}

void CopyJob::cancel()
{
    *m_cancel = true;
}

void CopyJob::poll()
{
    if (store::Place::isDatabase(m_from) || store::Place::isDatabase(m_to)) {
        Q_EMIT progressed(m_percent->load());
        return;
    }
    if (m_asking)
        return; // a server takes its time
    m_asking = true;
    project::askDisk(
        this,
        [from = m_from, to = m_to, archives = m_archiveBytes, archived = m_archived] {
            // A copy has no gaps, so it may end up smaller than the original, never larger.
            const qint64 whole = QFileInfo(from).size() + archives;
            const QString part = store::partOfCopy(to);
            const qint64 done = QFileInfo(archived->load() > 0 ? to : part).size() + archived->load();
            return whole > 0 ? int(qMin<qint64>(99, done * 100 / whole)) : -1;
        },
        [this](int percent) {
            m_asking = false;
            if (percent >= 0)
                Q_EMIT progressed(percent);
        });
}

} // namespace argiope::mainwindow
