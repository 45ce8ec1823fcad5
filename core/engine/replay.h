#pragma once

#include "core/base/result.h"
#include "core/settings/crawlsettings.h"
#include "core/store/types.h"

#include <QByteArrayList>
#include <QString>

#include <functional>
#include <optional>

namespace argiope::engine {

struct ReplayOptions
{
    int threads = 0; ///< that read pages; 0: as many as there are cores
    bool accessibility = false; ///< rules of accessibility as well, also where the project's settings have none
    bool spelling = false; ///< likewise
    /// In place of the project's settings of these names, which it keeps then: columns that are cut out of pages, and
    /// their text. Columns that no extractor fills any more stay as they are.
    std::optional<QStringList> extract{};
    std::optional<settings::KeptText> text{};
    bool fromStart = false; ///< pages that an interrupted replay has read already are read again
    std::function<bool()> canceled{}; ///< asked often
    std::function<void(qint64 done, qint64 all)> progress{}; ///< of URLs; not more often than a few times a second
};

struct ReplayResult
{
    qint64 urls = 0; ///< of which something is kept, and which this replay has looked at
    qint64 read = 0; ///< whose facts are new
    qint64 before = 0; ///< that an interrupted replay has looked at
    /// Whose last answer is not kept, or which wait to be fetched again: nothing is known that could be read anew.
    qint64 withoutAnswer = 0;
    qint64 otherLinks = 0; ///< whose links are read otherwise than they are stored; facts that name links stay
    qint64 unreadable = 0; ///< whose record is gone or damaged; their facts stay
    QByteArrayList troubles; ///< of the first of these: URL and why, in English
    qint64 incomplete = 0; ///< read, but not all that was asked for could be cut out of them
    QByteArrayList problems; ///< of the first of these, likewise
    bool canceled = false; ///< the next replay goes on
};

/// Reads all pages that a project keeps once more and puts what they say now into the place of what was read then: all
/// facts that this Argiope knows, whatever the settings of the crawl asked for. Links, histories and counters stay. No
/// request is made. What is done stays done whatever happens: the next replay with the same options goes on behind it.
/// Blocks; any thread. Fails with Locked while somebody crawls into the project.
[[nodiscard]] base::Result<ReplayResult, store::StoreError> replay(const QString &path, const ReplayOptions &options);

} // namespace argiope::engine
