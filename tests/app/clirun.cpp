#include "tests/app/clirun.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcessEnvironment>

#include <algorithm>

namespace argiope::test {

namespace {
// Generous: sanitizer builds on a loaded machine.
constexpr int PatienceMs = 120000;
} // namespace

QList<QByteArray> CliResult::outLines() const
{
    if (out.isEmpty())
        return {};
    QList<QByteArray> lines = out.split('\n');
    if (!lines.last().isEmpty())
        qFatal("the output does not end with a line end");
    lines.removeLast();
    return lines;
}

QList<QJsonObject> CliResult::objects() const
{
    QList<QJsonObject> objects;
    for (const QByteArray &line : outLines()) {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(line, &error);
        if (!document.isObject())
            qFatal("no JSON object: %s (%s)", line.constData(), qPrintable(error.errorString()));
        objects.append(document.object());
    }
    return objects;
}

QList<QJsonObject> CliResult::array() const
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(out, &error);
    if (!document.isArray())
        qFatal("no JSON array: %s", qPrintable(error.errorString()));
    QList<QJsonObject> objects;
    for (const QJsonValue &value : document.array())
        objects.append(value.toObject());
    return objects;
}

bool CliResult::oneErrorLine() const
{
    return err.startsWith("argiope-cli: ") && err.size() > 15 && err.count('\n') == 1 && err.endsWith('\n');
}

void prepareCli(QProcess &process, const QStringList &arguments, const QString &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // The machine's proxy settings are none of the tests' business.
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("ARGIOPE_CREDENTIALS"), folder + QStringLiteral("/credentials"));
    environment.remove(QStringLiteral("ARGIOPE_AUTH"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.setProgram(QStringLiteral(ARGIOPE_CLI));
    process.setArguments(arguments);
}

CliResult runCli(const QStringList &arguments, const QString &folder, const QByteArray &input)
{
    QProcess process;
    prepareCli(process, arguments, folder);
    process.start();
    if (!process.waitForStarted(PatienceMs))
        qFatal("argiope-cli does not start: %s", qPrintable(process.errorString()));
    process.write(input);
    process.closeWriteChannel();
    CliResult result;
    if (!process.waitForFinished(PatienceMs)) {
        qWarning("argiope-cli does not end");
        process.kill();
        process.waitForFinished();
        return result;
    }
    if (process.exitStatus() == QProcess::NormalExit)
        result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

QList<QByteArray> snapshot(const QString &folder)
{
    QList<QByteArray> entries;
    QDirIterator it(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        if (path.endsWith(QLatin1String("-wal")) || path.endsWith(QLatin1String("-shm")))
            continue; // a reader may leave SQLite's empty log behind (docs/FORMAT.md)
        entries.append(path.toUtf8() + '\0' + (it.fileInfo().isDir() ? QByteArray("folder") : readFile(path)));
    }
    std::sort(entries.begin(), entries.end());
    return entries;
}

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace argiope::test
