#include "app/cli/console.h"

#include "app/cli/command.h"
#include "app/interrupts.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace argiope::cli {

namespace {

constexpr qsizetype OutputBuffer = 64 * 1024;

/// Writes everything to descriptor 1 or 2; false with errno where that fails.
bool writeAll(int descriptor, const char *data, qsizetype size)
{
    while (size > 0) {
#ifdef Q_OS_WIN
        const auto written = _write(descriptor, data, unsigned(qMin<qsizetype>(size, 1 << 20)));
#else
        const auto written = ::write(descriptor, data, size_t(size));
#endif
        if (written < 0) {
            if (errno == EINTR && !Interrupts::flag())
                continue;
            return false;
        }
        data += written;
        size -= qsizetype(written);
    }
    return true;
}

/// `lines`: tabs and ends of lines stay.
QByteArray withoutHidden(QByteArrayView utf8, bool lines)
{
    const bool isPlain = std::all_of(utf8.begin(), utf8.end(), [lines](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte >= 0x20 && byte < 0x7f) || (lines && (c == '\n' || c == '\t' || c == '\r'));
    });
    if (isPlain)
        return utf8.toByteArray();
    QByteArray out;
    out.reserve(utf8.size());
    const QList<uint> characters = QString::fromUtf8(utf8).toUcs4();
    for (const uint c : characters) {
        const bool isKept = lines && (c == '\n' || c == '\t' || c == '\r');
        const bool turns = c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e)
            || (c >= 0x2066 && c <= 0x2069) || (c >= 0xe0000 && c <= 0xe007f);
        if (!isKept && (c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029))
            out += ' ';
        else if (turns)
            out += "\xEF\xBF\xBD";
        else
            out += QStringView(QChar::fromUcs4(c)).toUtf8();
    }
    return out;
}

bool stdoutIsTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(1) != 0;
#else
    return ::isatty(1) == 1;
#endif
}

/// Where the last character begins that is not whole; the size where all are.
qsizetype wholeCharacters(QByteArrayView text)
{
    for (qsizetype back = 1; back <= 3 && back <= text.size(); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if (byte < 0x80)
            break;
        if (byte >= 0xc0)
            return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? text.size() - back : text.size();
    }
    return text.size();
}

} // namespace

void toStderr(const QByteArray &text)
{
    // There is nobody to tell where this fails.
    (void)writeAll(2, text.constData(), text.size());
}

QByteArray oneLine(QByteArrayView text)
{
    return withoutHidden(text, false);
}

int fail(int status, const QString &text)
{
    toStderr("argiope-cli: " + oneLine(text.toUtf8()) + '\n');
    return status;
}

bool stderrIsTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(2) != 0;
#else
    return ::isatty(2) == 1;
#endif
}

int terminalWidth()
{
#ifdef Q_OS_WIN
    CONSOLE_SCREEN_BUFFER_INFO info;
    if (GetConsoleScreenBufferInfo(GetStdHandle(STD_ERROR_HANDLE), &info))
        return info.srWindow.Right - info.srWindow.Left + 1;
#else
    winsize size{};
    if (::ioctl(2, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
#endif
    return 80;
}

ConsoleEncoding::ConsoleEncoding()
{
#ifdef Q_OS_WIN
    m_former = GetConsoleOutputCP(); // 0 where there is no console
    if (m_former != 0)
        SetConsoleOutputCP(CP_UTF8);
#endif
}

ConsoleEncoding::~ConsoleEncoding()
{
#ifdef Q_OS_WIN
    if (m_former != 0)
        SetConsoleOutputCP(m_former);
#endif
}

Output::Output()
{
#ifdef Q_OS_WIN
    _setmode(1, _O_BINARY);
#endif
    m_buffer.reserve(2 * OutputBuffer);
    m_isTerminal = stdoutIsTerminal();
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

Output::~Output()
{
    send();
}

void Output::put(QByteArrayView bytes)
{
    m_buffer.append(bytes.data(), bytes.size());
    if (m_buffer.size() >= OutputBuffer)
        send();
}

bool Output::send()
{
    QByteArray rest;
    if (m_isTerminal) { // whatever a command prints of strangers: into a file it goes as it is
        const qsizetype whole = wholeCharacters(m_buffer);
        rest = m_buffer.size() >= OutputBuffer ? m_buffer.sliced(whole) : QByteArray();
        m_buffer = withoutHidden(QByteArrayView(m_buffer).chopped(rest.size()), true);
    }
    if (!m_failed && !writeAll(1, m_buffer.constData(), m_buffer.size())) {
        m_failed = true;
        m_error = QString::fromLocal8Bit(std::strerror(errno));
    }
    m_buffer.resize(0);
    m_buffer.append(rest);
    return !m_failed;
}

int Output::finish(int status)
{
    if (!send())
        return fail(ExitError, QLatin1String("cannot write to standard output: ") + m_error);
    return status;
}

int Output::finishReading(const QString &command, qint64 unreadable, const QByteArray &first)
{
    const int status = finish(ExitDone);
    if (status != ExitDone || unreadable == 0)
        return status;
    return fail(ExitError,
        QStringLiteral("%1: %2 stored responses could not be read; first: %3")
            .arg(command)
            .arg(unreadable)
            .arg(QString::fromUtf8(first)));
}

qint64 Output::readData(char *, qint64)
{
    return -1;
}

qint64 Output::writeData(const char *data, qint64 size)
{
    put(QByteArrayView(data, size));
    if (!m_failed)
        return size;
    setErrorString(m_error);
    return -1;
}

} // namespace argiope::cli
