#pragma once

#include "core/base/result.h"
#include "core/settings/crawlsettings.h"

#include <QByteArrayList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace argiope::kept {
class ArchiveAnswers;
}

namespace argiope::engine {

/// Web archives that are to become a project: a Crawl with these answers in place of the network
/// (CrawlOptions::answers) reads them as if their pages came from servers now. It asks for no name and sends nothing.
/// What they do not hold is kept out (facts::RuleKind::NotArchived). Once everything is read that the starts lead to,
/// what else they hold is met with no depth, as what only sitemaps name. robots.txt, where they hold it, keeps nothing
/// out that they hold, but is noted. With settings.bodies the answers are copied into the project's own archives, so
/// that the project needs these no more.
struct ArchivesToImport
{
    std::shared_ptr<const kept::ArchiveAnswers> answers;
    QStringList seeds; ///< where their crawl began
    bool manySites = false; ///< they hold what lies on other hosts than the seeds
    qint64 held = 0; ///< answers
    qint64 troubles = 0; ///< places or records that are of no use
    QByteArrayList firstTroubles; ///< of these, in words, English
};

/// Looks through the archives; takes as long as reading them. `canceled` is asked, and `progress` told of bytes, often.
/// An error is English; "": it was canceled.
[[nodiscard]] base::Result<ArchivesToImport, QString> readArchives(const QStringList &files,
    const std::function<bool()> &canceled, const std::function<void(qint64 done, qint64 all)> &progress);

/// Settings for the project where nobody asks for others: all that is held is read and kept.
[[nodiscard]] settings::CrawlSettings proposedFor(const ArchivesToImport &archives, settings::CrawlSettings settings);

/// By what an import itself goes: the project's settings without manners, as there are no servers.
[[nodiscard]] settings::CrawlSettings settingsOfImport(settings::CrawlSettings settings);

/// Whether a file's name is that of a web archive.
[[nodiscard]] bool isArchiveFile(const QString &name);

} // namespace argiope::engine
