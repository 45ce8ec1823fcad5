#pragma once

#include "core/base/result.h"
#include "core/net/fetcher.h"
#include "core/store/kept.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace argiope::kept {

/// A record within a web archive beside the project.
struct Place
{
    QByteArray file; ///< its name
    qint64 offset = 0;
    QByteArray url; ///< that the record names
};

/// An answer that is kept, and what has to be read to see it.
struct KeptPlace
{
    base::UrlId url = base::UrlId::None;
    int visit = 1;
    qint64 at = 0; ///< when it came, ms since 1970 UTC
    int status = 0;
    QByteArray contentType;
    QByteArray digest; ///< of the payload
    bool confirmed = false; ///< the server said that what is known still holds (304): it is what was known then
    Place record;
    std::optional<Place> payload; ///< where it is another record's
};

/// Finds what a project keeps of a URL. The reader must outlive it; its thread, and its rules for errors.
class KeptIndex
{
public:
    explicit KeptIndex(store::Reader &reader);
    /// Answers that are there, the first first. Of one that confirmed what was known, if that is kept.
    [[nodiscard]] QList<KeptPlace> of(base::UrlId id, const QByteArray &url);
    /// The answer that the page's facts are of, if it is kept: that of its last visit.
    [[nodiscard]] std::optional<KeptPlace> ofPage(base::UrlId id, const QByteArray &url, int visits);

private:
    [[nodiscard]] std::optional<KeptPlace> placeOf(
        const store::KeptAnswer &answer, const QByteArray &url, const QList<store::KeptAnswer> &all);

    store::Reader &m_reader;
    QHash<int, QByteArray> m_files;
};

/// Reads answers out of a project's archives, whatever these hold: a name that leads out of the folder is refused, and
/// what is not the record that is looked for is an error. One thread.
class ArchiveShelf
{
public:
    explicit ArchiveShelf(QString folder);
    /// The answer as a crawl would have had it, with the facts of its head, decoded; of it at most `maxBytes`. An error
    /// is English and technical.
    [[nodiscard]] base::Result<net::Reply, QByteArray> read(
        const KeptPlace &place, const url::Url &url, qint64 maxBytes) const;

private:
    [[nodiscard]] base::Result<QByteArray, QByteArray> blockOf(const Place &place, qint64 maxBytes) const;

    const QString m_folder;
};

/// The folder in which a project's archives lie.
[[nodiscard]] QString folderOf(const QString &project);

} // namespace argiope::kept
