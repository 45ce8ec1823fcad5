#include "core/kept/keptanswers.h"

#include "core/archive/warcreader.h"
#include "core/net/storedanswer.h"
#include "core/store/reader.h"
#include "core/url/steadyaddress.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace argiope::kept {

using base::Failure;
using base::Outcome;
using store::KeptAnswer;

namespace {

constexpr qint64 HeadRoom = 1024 * 1024; ///< of a record's block, beside the body
constexpr int NotModified = 304;

} // namespace

QString folderOf(const QString &project)
{
    return QFileInfo(project).absolutePath();
}

KeptIndex::KeptIndex(store::Reader &reader)
    : m_reader(reader)
{
    const QList<store::ArchiveFile> files = store::KeptReader(reader).files();
    for (const store::ArchiveFile &file : files)
        m_files.insert(file.id, file.name);
}

std::optional<KeptPlace> KeptIndex::placeOf(
    const KeptAnswer &answer, const QByteArray &url, const QList<KeptAnswer> &all)
{
    const KeptAnswer *said = &answer;
    if (answer.status == NotModified) {
        // What was known then is the newest answer before it that says anything.
        said = nullptr;
        for (const KeptAnswer &earlier : all) {
            if (earlier.id < answer.id && earlier.status != NotModified)
                said = &earlier;
        }
        if (!said)
            return std::nullopt;
    }
    KeptPlace place;
    place.url = answer.url();
    place.visit = answer.visit;
    place.at = answer.at;
    place.status = said->status;
    place.contentType = said->contentType;
    place.digest = said->digest;
    place.confirmed = said != &answer;
    place.record = {m_files.value(said->file), said->offset, url};
    if (said->original > 0) {
        QByteArray owner;
        const auto original = store::KeptReader(m_reader).byId(said->original, &owner);
        if (!original)
            return std::nullopt;
        place.payload = Place{m_files.value(original->file), original->offset, owner};
    }
    return place;
}

QList<KeptPlace> KeptIndex::of(base::UrlId id, const QByteArray &url)
{
    QList<KeptPlace> places;
    const QList<KeptAnswer> all = store::KeptReader(m_reader).of(id);
    for (const KeptAnswer &answer : all) {
        if (auto place = placeOf(answer, url, all))
            places.append(std::move(*place));
    }
    return places;
}

std::optional<KeptPlace> KeptIndex::ofPage(base::UrlId id, const QByteArray &url, int visits)
{
    const QList<KeptAnswer> all = store::KeptReader(m_reader).of(id);
    return all.isEmpty() || all.last().visit != visits ? std::nullopt : placeOf(all.last(), url, all);
}

ArchiveShelf::ArchiveShelf(QString folder)
    : m_folder(std::move(folder))
{
}

base::Result<QByteArray, QByteArray> ArchiveShelf::blockOf(const Place &place, qint64 maxBytes) const
{
    if (!store::isArchiveName(place.file))
        return Failure{QByteArray("the archive has a name that none can have")};
    QFile file(m_folder + QLatin1Char('/') + QString::fromUtf8(place.file));
    if (!file.open(QIODevice::ReadOnly))
        return Failure{QByteArray(place.file + ": " + file.errorString().toUtf8())};
    if (!file.seek(place.offset))
        return Failure{QByteArray(place.file + " ends before the record begins")};
    archive::WarcReader reader(file, {.keep = maxBytes + HeadRoom});
    auto record = reader.next();
    if (!record) {
        return Failure{QByteArray(
            place.file + ": " + (reader.error().isEmpty() ? "it ends before the record begins" : reader.error()))};
    }
    // A recrawl may have met the resource by an address that differs in a time or a session (Writer::readdress()).
    const QByteArray target = record->field("WARC-Target-URI");
    const bool isOne = target == place.url || url::steadyIdentity(target) == url::steadyIdentity(place.url);
    if ((record->type != "response" && record->type != "revisit") || !isOne)
        return Failure{QByteArray(place.file + ": another record stands at " + QByteArray::number(place.offset))};
    if (record->digestHolds == std::optional(false))
        return Failure{QByteArray(place.file + ": the record at " + QByteArray::number(place.offset) + " is damaged")};
    return std::move(record->block);
}

base::Result<net::Reply, QByteArray> ArchiveShelf::read(
    const KeptPlace &place, const url::Url &url, qint64 maxBytes) const
{
    const auto own = blockOf(place.record, maxBytes);
    if (!own)
        return Failure{own.error()};
    if (!place.payload)
        return net::readStoredAnswer(*own, url, maxBytes);
    const auto block = blockOf(*place.payload, maxBytes);
    if (!block)
        return Failure{block.error()};
    // The payload is the other's, and with it how it is coded; all else is what this answer said.
    net::Reply reply = net::readStoredAnswer(*block, url, maxBytes);
    const net::Reply head = net::readStoredHead(*own, url);
    if (head.failure != Outcome::None)
        return Failure{QByteArray(place.record.file + ": " + head.error)};
    reply.status = head.status;
    reply.reason = head.reason;
    reply.headers = head.headers;
    reply.contentType = head.contentType;
    return reply;
}

} // namespace argiope::kept
