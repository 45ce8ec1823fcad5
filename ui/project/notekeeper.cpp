#include "ui/project/notekeeper.h"

#include "core/engine/notes.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <utility>

namespace argiope::project {

namespace {

constexpr int AgainMs = 500;
constexpr int MostTries = 10; ///< before it is told; crawls of others are known otherwise, and take no notes

} // namespace

NoteKeeper::NoteKeeper(QObject *parent)
    : QObject(parent)
{
    m_again.setSingleShot(true);
    m_again.setInterval(AgainMs);
    connect(&m_again, &QTimer::timeout, this, &NoteKeeper::write);
}

NoteKeeper::~NoteKeeper()
{
    if (m_notes.isEmpty())
        return;
    // Which the program's end waits for.
    QThreadPool::globalInstance()->start([before = m_writing, notes = m_notes]() mutable {
        before.waitForFinished();
        for (const Note &note : std::as_const(notes))
            (void)engine::keepNote(note.path, note.name, note.value); // there is nobody left to tell
    });
}

void NoteKeeper::drop(const QString &path, const QByteArray &name)
{
    const auto same = [&](const Note &note) { return note.path == path && note.name == name; };
    m_notes.removeIf(same);
    m_inHand.removeIf(same);
}

void NoteKeeper::keep(const QString &path, const QByteArray &name, const QByteArray &value)
{
    drop(path, name);
    m_notes.append({path, name, value});
    write();
}

QFuture<void> NoteKeeper::hold(const QString &path)
{
    m_again.stop();
    write();
    ++m_held;
    return m_busy && m_paths.contains(path) ? m_writing : QFuture<void>();
}

void NoteKeeper::release()
{
    --m_held;
    write();
}

void NoteKeeper::write()
{
    if (m_held > 0 || m_busy || m_again.isActive() || m_notes.isEmpty())
        return;
    m_busy = true;
    m_inHand = std::exchange(m_notes, {});
    m_paths.clear();
    for (const Note &note : std::as_const(m_inHand))
        m_paths.append(note.path);
    m_writing = QtConcurrent::run([self = QPointer<NoteKeeper>(this), notes = m_inHand] {
        QList<Refusal> refused;
        for (const Note &note : notes) {
            if (const auto kept = engine::keepNote(note.path, note.name, note.value); !kept)
                refused.append({note, kept.error()});
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, refused] {
                if (self)
                    self->wrote(refused);
            },
            Qt::QueuedConnection);
    });
}

void NoteKeeper::wrote(const QList<Refusal> &refused)
{
    m_busy = false;
    QList<Note> again;
    QList<Refusal> told;
    for (Refusal refusal : refused) {
        if (!m_inHand.contains(refusal.note))
            continue; // there is a newer one
        if (refusal.error.code == store::StoreError::Code::Locked && ++refusal.note.tries < MostTries)
            again.append(refusal.note);
        else
            told.append(refusal);
    }
    m_inHand.clear();
    if (!again.isEmpty()) {
        m_notes = again + m_notes;
        m_again.start();
    }
    write();
    for (const Refusal &refusal : std::as_const(told))
        Q_EMIT failed(refusal.note.path, refusal.error);
}

} // namespace argiope::project
