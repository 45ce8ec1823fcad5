#pragma once

#include "app/cli/arguments.h"

#include "core/export/export.h"

#include <QString>

#include <optional>

namespace argiope::cli {

struct Refusal
{
    int status = 0; ///< ExitUsage, ExitError …
    QString text; ///< one line; "" where there is nothing to say
};

/// Which rows and columns an export's --filter, --columns and --check ask for. The format and table of `options` are
/// settled. None where all is well.
[[nodiscard]] std::optional<Refusal> selectRows(
    const Arguments &arguments, store::Reader &reader, exporting::Options &options);

} // namespace argiope::cli
