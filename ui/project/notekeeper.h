#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QFuture>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

namespace argiope::project {

/// Writes small values into projects that no crawl of this window has open, one after the other, on a thread of its
/// own. A project has one writer: while something else of this window is about to write, values wait (hold()), and
/// where another program has it for a moment they are tried again. Lives on the UI thread.
class NoteKeeper : public QObject
{
    Q_OBJECT
public:
    explicit NoteKeeper(QObject *parent = nullptr);

    /// In the order in which they are asked for; one that still waits is replaced by a newer one of its name.
    void keep(const QString &path, const QByteArray &name, const QByteArray &value);
    /// The same, if a crawl of this window does not take it.
    void drop(const QString &path, const QByteArray &name);
    /// Nothing is begun until as many release() have come. What is being written meanwhile is for the other writer to
    /// wait for, on its own thread.
    [[nodiscard]] QFuture<void> hold();
    void release();

Q_SIGNALS:
    void failed(const QString &path, const argiope::store::StoreError &error);

private:
    struct Note
    {
        QString path;
        QByteArray name;
        QByteArray value;
    };
    struct Refusal
    {
        Note note;
        store::StoreError error;
    };
    void write();
    void wrote(const QList<Refusal> &refused);

    QList<Note> m_notes;
    QFuture<void> m_writing;
    QTimer m_again;
    int m_held = 0;
    int m_tries = 0; ///< in a row in which another had the project
};

} // namespace argiope::project
