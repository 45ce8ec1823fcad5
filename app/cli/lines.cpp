#include "app/cli/lines.h"

#include "app/cli/console.h"

#include "core/store/place.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

namespace argiope::cli {

namespace {
constexpr qsizetype InputBlock = 64 * 1024;

QString inputError()
{
    return QLatin1String("cannot read standard input: ") + QString::fromLocal8Bit(std::strerror(errno));
}
} // namespace

qsizetype readStandardInput(char *data, qsizetype size)
{
#ifdef Q_OS_WIN
    static const int binary = _setmode(0, _O_BINARY);
    Q_UNUSED(binary);
    return _read(0, data, unsigned(size));
#else
    ssize_t got = -1;
    do {
        got = ::read(0, data, size_t(size));
    } while (got < 0 && errno == EINTR);
    return got;
#endif
}

bool forEachInputLine(Output &out, const std::function<void(QByteArrayView)> &visit, QString *error)
{
    QByteArray block(InputBlock, Qt::Uninitialized);
    QByteArray partial; // of a line whose end has not come yet
    for (;;) {
        if (!out.send())
            return true; // the output says so itself
        const qsizetype got = readStandardInput(block.data(), block.size());
        if (got < 0) {
            if (error)
                *error = inputError();
            return false;
        }
        if (got == 0)
            break;
        QByteArrayView rest(block.constData(), got);
        for (qsizetype end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
            if (partial.isEmpty()) {
                visit(rest.first(end));
            } else {
                partial.append(rest.data(), end);
                visit(partial);
                partial.clear();
            }
            rest = rest.sliced(end + 1);
            if (out.failed())
                return true;
        }
        partial.append(rest.data(), rest.size());
    }
    if (!partial.isEmpty())
        visit(partial);
    return true;
}

QString readsFilesOnly(const QString &address)
{
    const auto place = store::Place::parse(address);
    if (!place)
        return place.error().message(); // which repeats no password
    return place->name()
        + QLatin1String(": this is a project in a database, but the command reads a file; for projects use export, "
                        "search, explain or text PROJECT URL");
}

bool readAllOf(const QString &path, QByteArray &bytes, QString *error)
{
    bytes.clear();
    if (path == u"-") {
        QByteArray block(InputBlock, Qt::Uninitialized);
        for (;;) {
            const qsizetype got = readStandardInput(block.data(), block.size());
            if (got == 0)
                return true;
            if (got < 0) {
                *error = inputError();
                return false;
            }
            bytes.append(block.constData(), got);
        }
    }
    if (store::Place::isDatabase(path)) {
        *error = readsFilesOnly(path);
        return false;
    }
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        *error = path + QLatin1String(": is a folder");
        return false;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        *error = path + QLatin1String(": ") + file.errorString();
        return false;
    }
    bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        *error = path + QLatin1String(": ") + file.errorString();
        return false;
    }
    return true;
}

} // namespace argiope::cli
