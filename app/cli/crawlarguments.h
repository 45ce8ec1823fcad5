#pragma once

#include "app/cli/arguments.h"

#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"

#include <QString>

namespace argiope::cli {

enum class ProgressKind : quint8 { Auto, Bar, Json, None };

/// What `argiope-cli crawl` was asked for.
struct CrawlRequest
{
    engine::CrawlOptions::Mode mode = engine::CrawlOptions::Mode::Create;
    engine::RefetchKind refetch = engine::RefetchKind::Nothing;
    QString project;
    settings::CrawlSettings settings;
    ProgressKind progress = ProgressKind::Auto;
    QString logPath; ///< "": none
};

struct CrawlRefusal
{
    int status = 0;
    QString text; ///< one English line
};

/// The options of `crawl`: those of the settings, made from their one list of fields, and its own.
[[nodiscard]] QList<OptionSpec> crawlOptions();

/// Reads the settings file and, to resume, the stored settings; changes and creates nothing. Later wins: stored
/// settings, --settings, then --set and the flags in the order given. A list that the command line names replaces the
/// one from before it.
[[nodiscard]] base::Result<CrawlRequest, CrawlRefusal> readCrawlArguments(const Arguments &arguments);

} // namespace argiope::cli
