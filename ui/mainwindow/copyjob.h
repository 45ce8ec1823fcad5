#pragma once

#include "core/store/reader.h"

#include <QByteArrayList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

namespace argiope::mainwindow {

/// Copies a project on another thread, between files and databases in any direction, and tells how far it is. Lives on
/// the UI thread; may be destroyed at any time, which cancels the copy. Cancelling ends the copying within a moment,
/// wherever it is, and removes what there is of it; on Windows and macOS it takes effect when the database is done
/// (store::CancelGuard). failed() says so. With `archiveBytes` the web archives with the kept pages, which have about
/// so many bytes, are copied along.
class CopyJob : public QObject
{
    Q_OBJECT
public:
    CopyJob(QString from, QString to, qint64 archiveBytes, QObject *parent = nullptr);
    ~CopyJob() override;
    void start();
    void cancel();

Q_SIGNALS:
    void progressed(int percent);
    void succeeded(const QByteArrayList &missing); ///< archives that were not there
    void failed(const argiope::store::StoreError &error); ///< also where it was cancelled

private:
    void poll();
    const QString m_from;
    const QString m_to;
    const qint64 m_archiveBytes;
    bool m_asking = false; ///< how far it is
    QTimer m_timer;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    std::shared_ptr<std::atomic<qint64>> m_archived; ///< bytes of archives that are copied
    std::shared_ptr<std::atomic<int>> m_percent; ///< of rows, where a database takes part
};

} // namespace argiope::mainwindow
