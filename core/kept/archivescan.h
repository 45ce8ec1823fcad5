#pragma once

#include "core/archive/warcreader.h"
#include "core/kept/archiveanswers_p.h"

#include <QHash>
#include <QSet>

namespace argiope::kept {

/// Looks through archives and notes where each answer is. One thread.
class ArchiveAnswers::Scan
{
public:
    Scan(Impl &into, const ReadOptions &options);

    /// An error, or nothing; canceled() where it was left early.
    [[nodiscard]] std::optional<QString> read(const QStringList &files);
    [[nodiscard]] bool canceled() const { return m_options.canceled && m_options.canceled(); }

private:
    struct Reference
    {
        url::UrlKey url; ///< of what a revisit refers to
        qint64 at = -1;
        bool named = false; ///< it names a URL
    };
    /// What other records say of an answer, by the hash of its id.
    struct Said
    {
        qint64 request = -1;
        int fetchMs = 0;
        bool notGet = false;
        bool site = false;
        QByteArray start{}; ///< where the crawl began with it: its URL
    };
    [[nodiscard]] std::optional<QString> readFile(const QString &path);
    [[nodiscard]] std::optional<QString> scan(const QString &path); ///< the last of the files, which has this name
    /// A web archive collection (WACZ), in whatever folders of the ZIP archive: the archives in it, each unpacked for
    /// as long as the answers are there, and the collections in it (multi-wacz-package). `name`: as people know it;
    /// `any`: set where there is one.
    [[nodiscard]] std::optional<QString> readCollection(
        const QString &path, const QByteArray &name, int level, bool &any);
    [[nodiscard]] QString newPath(const char *suffix); ///< for what is unpacked
    [[nodiscard]] std::optional<QString> unpackFile(const QString &path);
    void take(const archive::WarcRecord &record);
    void takeAnswer(const archive::WarcRecord &record);
    void takeRequest(const archive::WarcRecord &record);
    void takeMetadata(const archive::WarcRecord &record);
    void trouble(const QByteArray &what, qint64 count = 1);
    void settle(); ///< when all is read
    void resolveRevisits();
    void keepLast();
    void findStarts();

    Impl &m_into;
    const ReadOptions &m_options;
    qint64 m_all = 0; ///< bytes
    qint64 m_before = 0; ///< of files that were read
    qint64 m_unpacked = 0; ///< bytes
    std::vector<ArchiveEntry> m_entries; ///< all of them
    QHash<quint64, Said> m_said;
    QHash<qsizetype, Reference> m_references; ///< by number of the entry
    QSet<QByteArray> m_hosts;
    bool m_manyHosts = false; ///< more than are counted
    QByteArray m_firstDocument;
    QByteArray m_first;
};

} // namespace argiope::kept
