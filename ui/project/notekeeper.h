#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QFuture>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace argiope::project {

/// Writes small values into projects that no crawl of this window has open, one after the other, on another thread. A
/// project has one writer: while something else of this window is about to write, values wait (hold()), and where
/// another program has it for a moment they are tried again. Lives on the UI thread, which never waits; what is left at
/// the end of the object is still written, before the program ends.
class NoteKeeper : public QObject
{
    Q_OBJECT
public:
    explicit NoteKeeper(QObject *parent = nullptr);
    ~NoteKeeper() override;

    /// In the order in which they are asked for; one that still waits is replaced by a newer one of its name.
    void keep(const QString &path, const QByteArray &name, const QByteArray &value);
    /// Of that name nothing is written any more: a crawl of this window has it now.
    void drop(const QString &path, const QByteArray &name);
    /// Nothing is begun until as many release() have come. What is being written into that project, what waited until
    /// now included, is for the other writer to wait for, on its own thread.
    [[nodiscard]] QFuture<void> hold(const QString &path);
    void release();

Q_SIGNALS:
    void failed(const QString &path, const argiope::store::StoreError &error);

private:
    struct Note
    {
        QString path;
        QByteArray name;
        QByteArray value;
        int tries = 0;
        bool operator==(const Note &) const = default;
    };
    struct Refusal
    {
        Note note;
        store::StoreError error;
    };
    void write();
    void wrote(const QList<Refusal> &refused);

    QList<Note> m_notes;
    QList<Note> m_inHand; ///< being written, as far as nothing newer is known
    QStringList m_paths; ///< that are written into
    QFuture<void> m_writing;
    bool m_busy = false; ///< until wrote(), which comes behind the end of m_writing
    QTimer m_again;
    int m_held = 0;
};

} // namespace argiope::project
