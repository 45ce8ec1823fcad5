#include "ui/mainwindow/copyjob.h"

#include "ui/project/askdisk.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

namespace argiope::mainwindow {

CopyJob::CopyJob(QString from, QString to, QObject *parent)
    : QObject(parent)
    , m_from(std::move(from))
    , m_to(std::move(to))
    , m_cancel(std::make_shared<std::atomic<bool>>(false))
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
    QThreadPool::globalInstance()->start([self = QPointer<CopyJob>(this), from = m_from, to = m_to, cancel = m_cancel] {
        const auto copied = store::copyProject(from, to, cancel.get());
        const std::optional<store::StoreError> error
            = copied ? std::nullopt : std::optional<store::StoreError>(copied.error());
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, error] {
                if (!self)
                    return;
                self->m_timer.stop();
                if (error)
                    Q_EMIT self->failed(*error);
                else
                    Q_EMIT self->succeeded();
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
    if (m_asking)
        return; // a server takes its time
    m_asking = true;
    project::askDisk(
        this,
        [from = m_from, part = store::partOfCopy(m_to)] {
            // A copy has no gaps, so it may end up smaller than the original, never larger.
            const qint64 whole = QFileInfo(from).size();
            return whole > 0 ? int(qMin<qint64>(99, QFileInfo(part).size() * 100 / whole)) : -1;
        },
        [this](int percent) {
            m_asking = false;
            if (percent >= 0)
                Q_EMIT progressed(percent);
        });
}

} // namespace argiope::mainwindow
