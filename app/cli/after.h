#pragma once

#include "app/cli/arguments.h"

#include "core/base/result.h"
#include "core/compare/telling.h"

#include <QString>
#include <QStringList>

namespace argiope::cli {

/// What follows a crawl: files of what it found, and a message to a web address where something has changed.
struct AfterRequest
{
    QStringList write; ///< "report", "issues", "urls", "changes"
    QString folder; ///< of these files; "": the current one
    QString webhook; ///< "": none
    QString language; ///< of the report
};

/// `--write`, `--folder`, `--webhook`, `--language`; `when` begins each line of help.
[[nodiscard]] QList<OptionSpec> afterOptions(const QByteArray &when);
/// The error is a line about what is wrong with the options.
[[nodiscard]] base::Result<AfterRequest, QString> readAfterArguments(const Arguments &arguments);

/// Writes the files "PROJECT DATE TIME WHAT", and tells the web address of what has changed. What fails does not keep
/// the rest from being done; the error is a line about the first of it.
[[nodiscard]] base::Result<void, QString> doAfter(
    const QString &project, const AfterRequest &request, const compare::Told &told);

} // namespace argiope::cli
