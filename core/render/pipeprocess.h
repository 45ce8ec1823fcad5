#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <memory>

namespace argiope::render {

/// A program that is talked to over pipes of its own beside standard input and output: on Unix it reads from
/// descriptor 3 and writes to descriptor 4, on Windows the handles are named by an argument
/// (--remote-debugging-io-pipes). It runs in a process group (a job on Windows) of its own and ends with the thread
/// that started it, however that ends.
class PipeProcess
{
public:
    /// `errors`: the file that takes what it writes to standard error. On failure why, English, technical.
    [[nodiscard]] static base::Result<std::unique_ptr<PipeProcess>, QByteArray> start(
        const QString &program, const QStringList &arguments, const QString &errors);
    virtual ~PipeProcess() = default; ///< ends it and all that it started
    PipeProcess(const PipeProcess &) = delete;
    PipeProcess &operator=(const PipeProcess &) = delete;

    /// False where it does not read any more. Any thread, one at a time.
    [[nodiscard]] virtual bool write(QByteArrayView bytes) = 0;
    /// Number of bytes; 0: none within the time; -1: it has ended. The thread that started it.
    [[nodiscard]] virtual qint64 read(char *to, qint64 most, int timeoutMs) = 0;
    /// Ends the processes of its group that hold more memory of their own than `bytes`. How many; 0 where that cannot
    /// be told.
    virtual int endLargerThan(qint64 bytes) = 0;
    /// Any thread: ends it and all that it started.
    virtual void kill() = 0;

protected:
    PipeProcess() = default;
};

} // namespace argiope::render
