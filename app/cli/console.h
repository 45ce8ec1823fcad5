#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QIODevice>
#include <QString>

namespace argiope::cli {

/// `argiope-cli: TEXT` on stderr, on one line and without control characters whatever TEXT holds. Returns `status`, so
/// that a command can end by it.
int fail(int status, const QString &text);
/// A text of strangers for a terminal, on one line: without control characters, which steer terminals (also U+0080 to
/// U+009F), ends of lines of any kind, and what turns the order of what stands around it. Bytes that are no UTF-8 are
/// shown as U+FFFD.
[[nodiscard]] QByteArray oneLine(QByteArrayView text);
/// TEXT as it is, to stderr.
void toStderr(const QByteArray &text);
[[nodiscard]] bool stderrIsTerminal();
/// Columns of the terminal at stderr; 80 where that is not known.
[[nodiscard]] int terminalWidth();

/// While it lives, a console of Windows takes UTF-8, which is what this program writes; elsewhere terminals do.
class ConsoleEncoding
{
public:
    ConsoleEncoding();
    ~ConsoleEncoding();
    Q_DISABLE_COPY_MOVE(ConsoleEncoding)

private:
    [[maybe_unused]] unsigned m_former = 0; ///< the console outlives this program, and gets its code page back
};

/// Standard output with a buffer of its own: a million lines are a few thousand system calls, and there is no locale
/// and no line-end conversion between. The main thread only.
class Output : public QIODevice
{
public:
    Output();
    ~Output() override;

    void put(QByteArrayView bytes);
    /// Hands on what is buffered. False, now and later, once the reader is gone or the disk is full.
    bool send();
    /// Ends a command that read kept answers: as finish(), and an error where some could not be read.
    [[nodiscard]] int finishReading(const QString &command, qint64 unreadable, const QByteArray &first);
    /// Ends a command: the exit status, after saying what went wrong with the output where something did.
    [[nodiscard]] int finish(int status);
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QByteArray m_buffer;
    bool m_isTerminal = false;
    bool m_failed = false;
    QString m_error;
};

} // namespace argiope::cli
