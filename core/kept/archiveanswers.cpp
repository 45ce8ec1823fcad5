#include "core/kept/archiveanswers.h"

#include "core/archive/warcreader.h"
#include "core/kept/archivescan.h"
#include "core/net/archivedanswer.h"

#include <QFile>
#include <QRandomGenerator>

#include <algorithm>

namespace argiope::kept {

using base::Failure;
using base::Outcome;

namespace {

constexpr qint64 BlockRoom = 1024 * 1024; ///< of a record's block, beside the body

struct Block
{
    archive::WarcRecord record;
    QByteArray error;
};

/// The record at a place of an archive, without more than `keep` bytes of its block.
Block blockAt(const QString &path, qint64 offset, qint64 keep)
{
    Block block;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(offset)) {
        block.error = file.errorString().toUtf8();
        return block;
    }
    archive::WarcReader reader(file, {.keep = keep});
    auto record = reader.next();
    if (record)
        block.record = std::move(*record);
    else
        block.error = reader.error().isEmpty() ? "it ends before the record begins" : reader.error();
    return block;
}

net::Reply failed(const QByteArray &why)
{
    net::Reply reply;
    reply.failure = Outcome::ProtocolError;
    reply.error = why;
    return reply;
}

/// A record that has no head: with the one that it stands for.
QByteArray withHead(const archive::WarcRecord &record)
{
    const QByteArray type = record.field("Content-Type");
    return "HTTP/1.1 200 OK\r\n" + (type.isEmpty() ? QByteArray() : "Content-Type: " + type + "\r\n") + "\r\n"
        + record.block;
}

} // namespace

const ArchiveEntry *ArchiveAnswers::Impl::find(const url::UrlKey &key) const
{
    const auto at = std::lower_bound(entries.begin(), entries.end(), key,
        [](const ArchiveEntry &entry, const url::UrlKey &wanted) { return entry.key.bytes < wanted.bytes; });
    return at != entries.end() && at->key == key ? &*at : nullptr;
}

base::Result<std::shared_ptr<const ArchiveAnswers>, QString> ArchiveAnswers::read(
    const QStringList &files, const ReadOptions &options)
{
    auto impl = std::make_unique<Impl>();
    impl->seed = QRandomGenerator::global()->generate64();
    Scan scan(*impl, options);
    if (auto error = scan.read(files))
        return Failure{std::move(*error)};
    if (scan.canceled())
        return Failure{QString()};
    return std::shared_ptr<const ArchiveAnswers>(new ArchiveAnswers(std::move(impl)));
}

ArchiveAnswers::ArchiveAnswers(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

ArchiveAnswers::~ArchiveAnswers() = default;

bool ArchiveAnswers::holds(const url::Url &url) const
{
    return m_impl->find(m_impl->keyOf(withoutLogin(url))) != nullptr;
}

net::Reply ArchiveAnswers::fetch(const net::Request &request) const
{
    const Impl &d = *m_impl;
    const QByteArray href = withoutLogin(request.url);
    const ArchiveEntry *entry = d.find(d.keyOf(href));
    if (!entry)
        return failed("the archive does not hold it");
    const Impl::File &file = d.files[entry->file];
    const qint64 keep = request.maxBytes + BlockRoom;
    Block own = blockAt(file.path, entry->offset, keep);
    const auto target = targetOf(own.record.field("WARC-Target-URI"));
    if (own.error.isEmpty() && (!target || target->hrefWithoutFragment() != href))
        own.error = "another record stands at byte " + QByteArray::number(entry->offset);
    if (!own.error.isEmpty())
        return failed(file.name + ": " + own.error);
    net::Reply reply;
    if (entry->is(ArchiveEntry::Revisit)) {
        const Impl::File &other = d.files[entry->payloadFile];
        const Block payload = blockAt(other.path, entry->payload, keep);
        if (!payload.error.isEmpty())
            return failed(other.name + ": " + payload.error);
        const bool bare = payload.record.type == "resource";
        reply = net::readArchivedAnswer(bare ? withHead(payload.record) : payload.record.block, request);
    } else {
        const bool bare = entry->is(ArchiveEntry::Resource);
        reply = net::readArchivedAnswer(bare ? withHead(own.record) : own.record.block, request);
    }
    if (entry->is(ArchiveEntry::Truncated) && reply.failure != Outcome::Aborted && reply.status > 0) {
        reply.failure = Outcome::TooLarge;
        reply.error = "the archive holds only the beginning of it";
        reply.bodyComplete = false;
        reply.wire.reset();
    }
    reply.keptAt = entry->at;
    reply.timings.total = entry->fetchMs;
    if (reply.wire) {
        reply.wire->address = own.record.field("WARC-IP-Address");
        if (entry->request >= 0) {
            Block asked = blockAt(file.path, entry->request, BlockRoom);
            const auto askedFor = targetOf(asked.record.field("WARC-Target-URI"));
            if (asked.record.type == "request" && askedFor && askedFor->hrefWithoutFragment() == href)
                reply.wire->request = std::move(asked.record.block);
        }
    }
    return reply;
}

qsizetype ArchiveAnswers::size() const
{
    return qsizetype(m_impl->entries.size());
}

std::optional<ArchiveAnswers::Held> ArchiveAnswers::at(qsizetype number) const
{
    const ArchiveEntry &entry = m_impl->entries[m_impl->order[size_t(number)]];
    const Block block = blockAt(m_impl->files[entry.file].path, entry.offset, 0);
    const auto url = block.error.isEmpty() ? targetOf(block.record.field("WARC-Target-URI")) : std::nullopt;
    if (!url)
        return std::nullopt;
    return Held{
        url->hrefWithoutFragment().toByteArray(), entry.is(ArchiveEntry::Document), entry.is(ArchiveEntry::Site)};
}

const QList<QByteArray> &ArchiveAnswers::starts() const
{
    return m_impl->starts;
}

bool ArchiveAnswers::onStartHosts() const
{
    return m_impl->onStartHosts;
}

qint64 ArchiveAnswers::troubles() const
{
    return m_impl->troubles;
}

const QByteArrayList &ArchiveAnswers::firstTroubles() const
{
    return m_impl->firstTroubles;
}

} // namespace argiope::kept
