#pragma once

#include "core/export/export.h"
#include "core/export/filetarget.h"
#include "core/export/output.h"
#include "core/export/progress.h"

namespace argiope::exporting {

[[nodiscard]] inline base::Failure<ExportError> exportFailure(ExportError::Code code, const QString &detail = {})
{
    return base::Failure{ExportError{code, detail}};
}

/// What is left to say once the rows are through: the project could not be read, somebody cancelled.
[[nodiscard]] inline std::optional<ExportError> errorOf(store::Reader &reader, Progress &progress)
{
    if (const auto error = reader.error())
        return ExportError{ExportError::Code::ReadFailed, error->message()};
    if (progress.canceled())
        return ExportError{ExportError::Code::Canceled, {}};
    return std::nullopt;
}

/// The same where there is an output, whose last bytes it sends. The number of rows.
[[nodiscard]] inline base::Result<qint64, ExportError> resultOf(
    store::Reader &reader, Output &output, Progress &progress)
{
    if (const auto error = errorOf(reader, progress))
        return base::Failure{*error};
    if (!output.flush())
        return exportFailure(ExportError::Code::WriteFailed, output.problem());
    progress.finished();
    return progress.rows();
}

/// `writeTo` is given the target's device.
template <class Write>
base::Result<qint64, ExportError> throughTarget(const QString &path, Write writeTo)
{
    FileTarget target(path);
    if (!target.open())
        return exportFailure(ExportError::Code::CannotOpen, target.problem());
    const base::Result<qint64, ExportError> written = writeTo(target.device());
    if (written && !target.commit())
        return exportFailure(ExportError::Code::WriteFailed, target.problem());
    return written;
}

} // namespace argiope::exporting
