#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace argiope::store {

class PageTexts;
class Reader;
class WriteSession;

/// A web archive beside the project in which answers are kept.
struct ArchiveFile
{
    int id = 0;
    QByteArray name; ///< without a folder: it lies in the project's
    qint64 bytes = 0; ///< that belong to what was committed; the file may have more
    qint64 synced = 0; ///< of these a power cut takes none
    bool lost = false; ///< it was not there, or shorter, when a crawl last wanted it: what it held counts as not kept
};

/// An answer that is kept, and where.
struct KeptAnswer
{
    qint64 id = 0; ///< the URL's id × 2^20 + a running number
    int visit = 1; ///< which of the URL's
    int file = 0; ///< ArchiveFile::id
    qint64 offset = 0; ///< of the record's gzip member
    qint64 length = 0; ///< of that member
    qint64 at = 0; ///< when the answer came; the record's date
    int status = 0;
    QByteArray contentType;
    QByteArray digest; ///< SHA-1 of the payload, 20 bytes
    qint64 original = 0; ///< the answer that has the payload, where this one says only that it is the same; 0: itself

    [[nodiscard]] UrlId url() const;
};

/// A file's name as it may stand in a project: of nothing but the project's folder.
[[nodiscard]] bool isArchiveName(const QByteArray &name);

/// Tables `archive_files` and `kept`, as the writer has them. Inside its transaction, by its rules for errors.
class KeptTable
{
public:
    explicit KeptTable(WriteSession &session);
    ~KeptTable();
    KeptTable(const KeptTable &) = delete;
    KeptTable &operator=(const KeptTable &) = delete;

    [[nodiscard]] PageTexts &texts(); ///< of pages, which are kept apart from the archives
    [[nodiscard]] QList<ArchiveFile> files(); ///< in the order of their ids
    [[nodiscard]] int addFile(const QByteArray &name); ///< its id; 0 on failure
    void updateFile(const ArchiveFile &file); ///< everything but its name
    void add(UrlId url, KeptAnswer answer); ///< gives it its id
    /// One that has this payload itself, in a file that is there, and its URL.
    struct Found
    {
        KeptAnswer answer;
        QByteArray url;
    };
    [[nodiscard]] std::optional<Found> withPayload(const QByteArray &digest);
    /// An answer that is none of a URL of the crawl: robots.txt, a sitemap. Gives it its id; `visit` does not count.
    void addAside(const QByteArray &url, KeptAnswer answer);
    /// One of these that has its payload itself, in a file that is there: the last of this URL.
    [[nodiscard]] std::optional<KeptAnswer> lastAside(const QByteArray &url);
    /// Where the payload of a URL's last kept answer is.
    [[nodiscard]] std::optional<Found> lastOf(UrlId url);
    /// What does not lie within the first bytes of a file is not kept, nor what refers to it.
    void dropBehind(int file, qint64 bytes);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The same for who reads. The reader must outlive it; same thread, same rules for errors.
class KeptReader
{
public:
    explicit KeptReader(Reader &reader)
        : m_reader(reader)
    {
    }

    [[nodiscard]] QList<ArchiveFile> files();
    // Of files that are there
    [[nodiscard]] QList<KeptAnswer> of(UrlId url); ///< the first first
    [[nodiscard]] std::optional<KeptAnswer> byId(qint64 id, QByteArray *url = nullptr);
    [[nodiscard]] qint64 count();
    /// What is none of a URL of the crawl, behind the row `after`; `most` of them.
    struct Aside
    {
        QByteArray url;
        KeptAnswer answer; ///< `id` is the row's, `original` that of another of these
    };
    [[nodiscard]] QList<Aside> aside(qint64 after = 0, int most = 1000);
    [[nodiscard]] QList<qint64> urls(qint64 after = 0); ///< ids of those that something is kept of, behind `after`

private:
    Reader &m_reader;
};

} // namespace argiope::store
