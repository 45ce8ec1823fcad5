#include "ui/project/notekeeper.h"

#include "core/engine/notes.h"

#include <QCoreApplication>
#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
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

void NoteKeeper::drop(const QString &path, const QByteArray &name)
{
    m_notes.removeIf([&](const Note &note) { return note.path == path && note.name == name; });
}

void NoteKeeper::keep(const QString &path, const QByteArray &name, const QByteArray &value)
{
    drop(path, name);
    m_notes.append({path, name, value});
    write();
}

QFuture<void> NoteKeeper::hold()
{
    ++m_held;
    return m_writing;
}

void NoteKeeper::release()
{
    --m_held;
    write();
}

void NoteKeeper::write()
{
    if (m_held > 0 || m_writing.isRunning() || m_again.isActive() || m_notes.isEmpty())
        return;
    m_writing = QtConcurrent::run([self = QPointer<NoteKeeper>(this), notes = std::exchange(m_notes, {})] {
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
    m_writing.waitForFinished(); // which it has, but for its last line
    QList<Note> again;
    for (const Refusal &refusal : refused) {
        const Note &note = refusal.note;
        const bool newer = std::any_of(m_notes.cbegin(), m_notes.cend(),
            [&](const Note &other) { return other.path == note.path && other.name == note.name; });
        if (newer)
            continue;
        if (refusal.error.code == store::StoreError::Code::Locked && m_tries < MostTries)
            again.append(note);
        else
            Q_EMIT failed(note.path, refusal.error);
    }
    m_tries = again.isEmpty() ? 0 : m_tries + 1;
    m_notes = again + m_notes;
    if (!again.isEmpty())
        m_again.start();
    write();
}

} // namespace argiope::project
