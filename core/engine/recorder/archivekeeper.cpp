#include "core/engine/recorder/archivekeeper.h"

#include "core/archive/digest.h"
#include "core/archive/warcwriter.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace argiope::engine {

using archive::WarcFileError;
using store::ArchiveFile;
using store::KeptTable;
using store::StoreError;

namespace {
constexpr qint64 SyncBytes = 64 * 1024 * 1024; ///< so much a power cut may take at most
} // namespace

ArchiveKeeper::ArchiveKeeper(const settings::CrawlSettings &settings, store::Writer &writer, Needs needs)
    : m_settings(settings)
    , m_writer(writer)
    , m_needs(std::move(needs))
    , m_archives(writer.path())
{
}

void ArchiveKeeper::fail(const WarcFileError &error)
{
    if (m_error)
        return;
    using Code = WarcFileError::Code;
    StoreError::Code code = StoreError::Code::Io;
    if (error.code == Code::DiskFull)
        code = StoreError::Code::DiskFull;
    else if (error.code == Code::NotFound || error.code == Code::TooShort)
        code = StoreError::Code::NotFound;
    m_error = StoreError{code, m_file.path(), error.detail};
}

/// False where it is lost, or has lost its end.
bool ArchiveKeeper::reopen(ArchiveFile &file, bool cutOff)
{
    const bool wasLost = file.lost;
    const QFileInfo info(m_archives.pathOf(file.name));
    const bool there = store::isArchiveName(file.name) && info.isFile();
    const bool own = there && m_archives.isOwn(file.name);
    file.lost = !there || (!own && info.size() < file.bytes);
    bool whole = true;
    if (own) {
        qint64 keep = std::min(file.bytes, info.size());
        if (keep < file.bytes || (cutOff && file.synced < file.bytes))
            keep = m_archives.wholeUntil(file, keep);
        if (keep < file.bytes) {
            whole = false;
            m_needs.warn("the end of " + file.name + " is lost: " + QByteArray::number(file.bytes - keep)
                + " bytes; the responses stored there are lost");
            m_writer.kept().dropBehind(file.id, keep);
            file.bytes = keep;
            file.synced = std::min(file.synced, keep);
        }
        if (const auto opened = m_file.open(m_archives.pathOf(file.name), file.bytes); !opened)
            fail(opened.error());
    } else if (file.lost && !wasLost) {
        m_needs.warn(file.name + " is missing or too short: the responses stored in it cannot be read");
    }
    m_writer.kept().updateFile(file);
    return whole && !(file.lost && !wasLost);
}

bool ArchiveKeeper::open(bool cutOff)
{
    bool lost = false;
    for (ArchiveFile &file : m_writer.kept().files()) {
        m_file.close();
        m_current = {};
        lost = !reopen(file, cutOff) || lost;
        if (m_file.isOpen())
            m_current = file;
    }
    m_written = m_current.bytes;
    if (!mayBeKept(m_settings))
        m_file.close(); // it was cut, and nothing more is written to it
    else if (!m_file.isOpen() && !failed())
        begin();
    return lost;
}

void ArchiveKeeper::begin()
{
    QSet<QByteArray> taken; // also by one that is lost
    for (const ArchiveFile &file : m_writer.kept().files())
        taken.insert(file.name);
    for (; m_next < OwnArchives::MostNames; ++m_next) {
        const QByteArray name = m_archives.nameOf(m_next);
        if (taken.contains(name))
            continue;
        const auto made = m_file.create(m_archives.pathOf(name));
        if (!made && made.error().code == WarcFileError::Code::Exists)
            continue; // ours or not: nothing is overwritten
        if (!made) {
            fail(made.error());
            return;
        }
        ++m_next;
        m_current = {};
        m_current.name = name;
        if (!append(m_archives.firstRecord(name, m_settings)))
            return;
        m_current.id = m_writer.kept().addFile(name);
        m_current.bytes = m_file.size();
        m_writer.kept().updateFile(m_current);
        m_written = m_current.bytes;
        return;
    }
    fail({WarcFileError::Code::Exists, QStringLiteral("too many archives with this name")});
}

bool ArchiveKeeper::append(QByteArrayView bytes)
{
    for (;;) {
        const qint64 limit = m_needs.limit();
        const bool full = limit > 0 && m_file.size() + bytes.size() > limit;
        const auto done = full
            ? base::Result<void, WarcFileError>(base::Failure{WarcFileError{WarcFileError::Code::DiskFull, {}}})
            : m_file.append(bytes);
        if (done)
            return true;
        if (done.error().code != WarcFileError::Code::DiskFull || !m_needs.waitForRoom()) {
            fail(done.error());
            return false;
        }
    }
}

QByteArray ArchiveKeeper::revisit(
    const PackedAnswer &answer, const KeptTable::Found &original, const char *profile) const
{
    QByteArray lines = answer.lines;
    archive::appendField(lines, "WARC-Profile", profile);
    archive::appendField(lines, "WARC-Refers-To-Target-URI", original.url);
    archive::appendField(lines, "WARC-Refers-To-Date", archive::warcDate(original.answer.at));
    archive::appendField(lines, "WARC-Payload-Digest", archive::sha1Label(original.answer.digest));
    QByteArray member;
    archive::appendRecord(member, "revisit", lines, {answer.head});
    return member;
}

void ArchiveKeeper::keep(const store::PageRecord &record, const PackedAnswer &answer)
{
    if (failed() || !m_file.isOpen())
        return;
    KeptTable &table = m_writer.kept();
    const bool notModified = answer.response.isEmpty();
    std::optional<KeptTable::Found> original;
    if (notModified)
        original = table.lastOf(record.id);
    else if (answer.payloadBytes > 0)
        original = table.withPayload(answer.digest);
    if (notModified && !original)
        return; // what the server confirmed is not kept, so there is nothing to refer to
    const QByteArray first = original
        ? revisit(answer, *original, notModified ? archive::NotModified : archive::IdenticalPayload)
        : answer.response;
    store::KeptAnswer kept;
    kept.visit = record.visits;
    kept.file = m_current.id;
    kept.offset = m_file.size();
    kept.length = first.size();
    kept.at = record.fetchedAt;
    kept.status = notModified ? 304 : record.status;
    kept.contentType = record.contentType;
    kept.digest = original ? original->answer.digest : answer.digest;
    kept.original = original ? original->answer.id : 0;
    if (!append(QByteArray(first + answer.others)))
        return;
    m_current.bytes = m_file.size();
    table.add(record.id, kept);
}

void ArchiveKeeper::keepAside(const QList<AsideAnswer> &answers)
{
    for (const AsideAnswer &answer : answers)
        keepAside(answer);
}

void ArchiveKeeper::keepAside(const AsideAnswer &answer)
{
    if (failed() || !m_file.isOpen())
        return;
    KeptTable &table = m_writer.kept();
    auto original = table.lastAside(answer.url); // a recrawl gets most of them as they were
    if (original && (original->digest != answer.packed.digest || answer.packed.payloadBytes == 0))
        original.reset();
    const QByteArray first = original ? revisit(answer.packed, {*original, answer.url}, archive::IdenticalPayload)
                                      : answer.packed.response;
    store::KeptAnswer kept;
    kept.file = m_current.id;
    kept.offset = m_file.size();
    kept.length = first.size();
    kept.at = answer.at;
    kept.status = answer.status;
    kept.contentType = answer.contentType;
    kept.digest = answer.packed.digest;
    kept.original = original ? original->id : 0;
    if (!append(QByteArray(first + answer.packed.others)))
        return;
    m_current.bytes = m_file.size();
    table.addAside(answer.url, kept);
}

void ArchiveKeeper::sync()
{
    if (m_current.synced == m_current.bytes)
        return;
    if (const auto done = m_file.sync(); done)
        m_current.synced = m_current.bytes;
    else
        m_needs.warn(m_current.name + ": " + done.error().detail.toUtf8());
}

void ArchiveKeeper::beforeCommit()
{
    if (failed() || !m_file.isOpen() || m_written == m_current.bytes)
        return;
    const bool isLong = m_current.bytes >= m_settings.archiveBytes;
    if (isLong || m_current.bytes - m_current.synced >= SyncBytes)
        sync();
    m_writer.kept().updateFile(m_current);
    m_written = m_current.bytes;
    if (isLong)
        begin();
}

void ArchiveKeeper::settle()
{
    if (failed() || !m_file.isOpen() || m_current.synced == m_current.bytes)
        return;
    sync();
    m_writer.kept().updateFile(m_current);
    m_written = m_current.bytes;
}

} // namespace argiope::engine
