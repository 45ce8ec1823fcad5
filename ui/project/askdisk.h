#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

namespace argiope::project {

/// For questions to the disk alone: one that waits for a server that is gone keeps nothing else from being done, nor
/// the program from ending.
[[nodiscard]] QThreadPool &diskPool();

/// `question` runs off the UI thread, `answer` with what it returned on it, if `context` is still there. UI thread.
template <class Question, class Answer>
void askDisk(QObject *context, Question question, Answer answer)
{
    diskPool().start([context = QPointer<QObject>(context), question, answer] {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [context, found = question(), answer] {
                if (context)
                    answer(found);
            },
            Qt::QueuedConnection);
    });
}

} // namespace argiope::project
