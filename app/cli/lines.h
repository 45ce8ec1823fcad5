#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <functional>

namespace argiope::cli {

class Output;

/// Calls `visit` for every line of standard input, without its '\n', in memory that only the longest line decides.
/// Before it waits for more input it sends what `out` has buffered, so that a program at the other end of both pipes
/// gets an answer to each line it wrote. Ends early when the output fails. False with `error` where reading fails.
[[nodiscard]] bool forEachInputLine(
    Output &out, const std::function<void(QByteArrayView line)> &visit, QString *error = nullptr);

/// The next bytes of standard input, at most `size`; 0 at its end, -1 with errno where reading fails.
[[nodiscard]] qsizetype readStandardInput(char *data, qsizetype size);

/// What is said where a project in a database is given for a file. Never a password.
[[nodiscard]] QString readsFilesOnly(const QString &address);

/// A whole file, or standard input for "-". False with `error`.
[[nodiscard]] bool readAllOf(const QString &path, QByteArray &bytes, QString *error);

} // namespace argiope::cli
