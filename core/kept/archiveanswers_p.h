#pragma once

#include "core/kept/archiveanswers.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace argiope::kept {

/// One answer of an archive.
struct ArchiveEntry
{
    enum Flag : quint8 {
        Resource = 1, ///< a record without a head
        Revisit = 2, ///< its payload is another record's
        Document = 4,
        Site = 8,
        Truncated = 16,
        NotModified = 32, ///< 304: it says nothing of itself
    };
    url::UrlKey key;
    qint64 offset = 0;
    qint64 request = -1; ///< offset of the request, in the same file
    qint64 payload = -1; ///< of a revisit: offset of the record that has it
    qint64 at = 0;
    quint64 id = 0; ///< a hash of the record's
    quint64 digest = 0; ///< the beginning of the payload's; 0: not known
    int fetchMs = 0;
    quint16 file = 0;
    quint16 payloadFile = 0;
    quint8 flags = 0;

    [[nodiscard]] bool is(Flag flag) const { return (flags & flag) != 0; }
};

struct ArchiveAnswers::Impl
{
    struct File
    {
        QString path; ///< that is read
        QByteArray name; ///< that people know
    };
    std::vector<File> files;
    std::unique_ptr<QTemporaryDir> unpacked; ///< what had to be unpacked; none of it is held open
    int unpackedFiles = 0;
    quint64 seed = 0;
    std::vector<ArchiveEntry> entries; ///< by key, one each
    std::vector<quint32> order; ///< numbers of entries, as they come in the archives
    QList<QByteArray> starts;
    bool onStartHosts = true;
    qint64 troubles = 0;
    QByteArrayList firstTroubles;

    [[nodiscard]] url::UrlKey keyOf(QByteArrayView href) const { return url::urlKey(href, seed); }
    [[nodiscard]] const ArchiveEntry *find(const url::UrlKey &key) const;
};

/// The URL of a record; some programs write it in brackets. Nothing where it is not http or https.
[[nodiscard]] std::optional<url::Url> targetOf(QByteArray text); ///< without a name and password
/// Without its fragment, user name and password: as archives are asked for it.
[[nodiscard]] QByteArray withoutLogin(const url::Url &url);

} // namespace argiope::kept
