#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace argiope::test {

/// What one run of argiope-cli left behind.
struct CliResult
{
    int status = -1; ///< exit status; -1 where it crashed or did not end
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QList<QByteArray> outLines() const; ///< without line ends; the output must end with one
    [[nodiscard]] QList<QJsonObject> objects() const; ///< of every line of the output
    [[nodiscard]] QList<QJsonObject> array() const; ///< the output is a JSON array of them
    [[nodiscard]] bool oneErrorLine() const; ///< stderr is exactly one line, and says something
};

/// Runs argiope-cli in `folder` until it ends.
[[nodiscard]] CliResult runCli(const QStringList &arguments, const QString &folder, const QByteArray &input = {});

/// Prepares one that the test starts, talks to and ends itself.
void prepareCli(QProcess &process, const QStringList &arguments, const QString &folder);

/// Names and contents of everything below a folder: equal snapshots mean that nothing was made, changed or removed.
[[nodiscard]] QList<QByteArray> snapshot(const QString &folder);

void writeFile(const QString &path, const QByteArray &bytes);
[[nodiscard]] QByteArray readFile(const QString &path);

} // namespace argiope::test
