#pragma once

#include "app/cli/arguments.h"

#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"

#include <QString>

#include <functional>
#include <memory>

namespace argiope::cli {

enum class ProgressKind : quint8 { Auto, Bar, Json, None };

/// What `argiope-cli crawl` was asked for.
struct CrawlRequest
{
    engine::CrawlOptions::Mode mode = engine::CrawlOptions::Mode::Create;
    engine::RefetchKind refetch = engine::RefetchKind::Nothing;
    qint64 due = 0; ///< so many of the pages that are due are fetched, and nothing else; 0: not so
    QString project;
    settings::CrawlSettings settings;
    engine::NodeOptions node{};
    ProgressKind progress = ProgressKind::Auto;
    QString logPath; ///< "": none
    QString tracePath; ///< "": none
    QString command = QStringLiteral("crawl"); ///< whose messages these are
    std::shared_ptr<const kept::ArchiveAnswers> answers{}; ///< engine::CrawlOptions::answers
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

/// Into `settings`, over what is there. Checks what it reads; creates nothing.
[[nodiscard]] base::Result<void, CrawlRefusal> readSettingsFile(const QString &path, settings::CrawlSettings &settings);

/// The same of `import`, which has no URLs: settings from --settings, --set and flags, over those that `proposed` makes
/// of the ones that the project has, or of the usual ones. It is called once nothing is wrong with what was given.
using ProposedSettings
    = std::function<base::Result<settings::CrawlSettings, CrawlRefusal>(const settings::CrawlSettings &before)>;
[[nodiscard]] QList<OptionSpec> importOptions();
[[nodiscard]] base::Result<CrawlRequest, CrawlRefusal> readImportArguments(
    const Arguments &arguments, const ProposedSettings &proposed);

} // namespace argiope::cli
