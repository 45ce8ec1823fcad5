#include "core/engine/recorder/archivekeeper.h"

#include "core/archive/digest.h"
#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "core/judge/agenttoken.h"
#include "core/settings/fields.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace argiope::engine {

using archive::Fields;
using archive::WarcFileError;
using store::ArchiveFile;
using store::KeptTable;
using store::StoreError;

namespace {

constexpr qint64 SyncBytes = 64 * 1024 * 1024; ///< so much a power cut may take at most
constexpr qint64 MostFirst = 64 * 1024; ///< bytes of an archive's first record
constexpr int MostNames = 100'000; ///< NAME-99999.warc.gz

QByteArray archiveName(const QString &base, int number)
{
    const QString part = number == 0 ? QString() : QStringLiteral("-%1").arg(number, 5, 10, QLatin1Char('0'));
    return (base + part + QLatin1String(".warc.gz")).toUtf8();
}

} // namespace

ArchiveKeeper::ArchiveKeeper(const settings::CrawlSettings &settings, store::Writer &writer, Needs needs)
    : m_settings(settings)
    , m_writer(writer)
    , m_needs(std::move(needs))
{
}

QString ArchiveKeeper::pathOf(const QByteArray &name) const
{
    return QString(QFileInfo(m_writer.path()).absolutePath() % QLatin1Char('/') % QString::fromUtf8(name));
}

bool ArchiveKeeper::isOwn(const QByteArray &name) const
{
    const QByteArray base = QFileInfo(m_writer.path()).completeBaseName().toUtf8();
    if (!name.startsWith(base) || !name.endsWith(".warc.gz"))
        return false;
    const QByteArrayView part = QByteArrayView(name).sliced(base.size()).chopped(8);
    const bool numbered = part.size() == 6 && part[0] == '-'
        && std::all_of(part.begin() + 1, part.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!part.isEmpty() && !numbered)
        return false;
    // A copy may have the name of an archive of the original, down to its number.
    QFile device(pathOf(name));
    if (!device.open(QIODevice::ReadOnly))
        return false;
    archive::WarcReader reader(device, {.keep = MostFirst});
    const auto first = reader.next();
    return first && first->type == "warcinfo" && first->block.contains(partOf());
}

QByteArray ArchiveKeeper::partOf() const
{
    return archive::fieldBlock({{"isPartOf", QFileInfo(m_writer.path()).fileName().toUtf8()}});
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

qint64 ArchiveKeeper::wholeUntil(const ArchiveFile &file, qint64 bytes) const
{
    QFile device(pathOf(file.name));
    qint64 whole = file.synced <= bytes ? file.synced : 0;
    if (!device.open(QIODevice::ReadOnly) || !device.seek(whole))
        return whole;
    archive::WarcReader reader(device, {.keep = 0});
    while (whole < bytes) {
        const auto record = reader.next();
        if (!record || record->end > bytes || record->digestHolds == std::optional(false))
            break;
        whole = record->end;
    }
    return whole;
}

/// False where it is lost, or has lost its end.
bool ArchiveKeeper::reopen(ArchiveFile &file, bool cutOff)
{
    const bool wasLost = file.lost;
    const QFileInfo info(pathOf(file.name));
    const bool there = store::isArchiveName(file.name) && info.isFile();
    const bool own = there && isOwn(file.name);
    file.lost = !there || (!own && info.size() < file.bytes);
    bool whole = true;
    if (own) {
        qint64 keep = std::min(file.bytes, info.size());
        if (keep < file.bytes || (cutOff && file.synced < file.bytes))
            keep = wholeUntil(file, keep);
        if (keep < file.bytes) {
            whole = false;
            m_needs.warn("the end of " + file.name + " is lost: " + QByteArray::number(file.bytes - keep)
                + " bytes; what was kept there is not kept any more");
            m_writer.kept().dropBehind(file.id, keep);
            file.bytes = keep;
            file.synced = std::min(file.synced, keep);
        }
        if (const auto opened = m_file.open(pathOf(file.name), file.bytes); !opened)
            fail(opened.error());
    } else if (file.lost && !wasLost) {
        m_needs.warn(file.name + " is not there, or too short: what is kept in it cannot be read");
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

QByteArray ArchiveKeeper::firstRecord(const QByteArray &name) const
{
    const Fields about{{"software", "Argiope/" + QCoreApplication::applicationVersion().toUtf8()},
        {"format", "WARC File Format 1.1"},
        {"conformsTo", "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/"},
        {"robots", settings::EnumNames<settings::RobotsPolicy>::names[size_t(m_settings.robots)]},
        {"http-header-user-agent", judge::userAgentOf(m_settings)},
        {"description",
            "Values of Authorization, Cookie, Set-Cookie and of other headers that hold credentials are replaced by "
            "x's. Requests and answers of HTTP/2 are written as HTTP/1.1 has them; WARC-Protocol says so."}};
    return archive::recordMember({{"WARC-Type", "warcinfo"}, {"WARC-Record-ID", archive::newRecordId()},
                                     {"WARC-Date", archive::warcDate(QDateTime::currentMSecsSinceEpoch())},
                                     {"WARC-Filename", name}, {"Content-Type", "application/warc-fields"}},
        {archive::fieldBlock(about), partOf()});
}

void ArchiveKeeper::begin()
{
    const QString base = QFileInfo(m_writer.path()).completeBaseName();
    QSet<QByteArray> taken; // also by one that is lost
    for (const ArchiveFile &file : m_writer.kept().files())
        taken.insert(file.name);
    for (; m_next < MostNames; ++m_next) {
        const QByteArray name = archiveName(base, m_next);
        if (taken.contains(name))
            continue;
        const auto made = m_file.create(pathOf(name));
        if (!made && made.error().code == WarcFileError::Code::Exists)
            continue; // ours or not: nothing is overwritten
        if (!made) {
            fail(made.error());
            return;
        }
        ++m_next;
        m_current = {};
        m_current.name = name;
        if (!append(firstRecord(name)))
            return;
        m_current.id = m_writer.kept().addFile(name);
        m_current.bytes = m_file.size();
        m_writer.kept().updateFile(m_current);
        m_written = m_current.bytes;
        return;
    }
    fail({WarcFileError::Code::Exists, QStringLiteral("there are too many archives of this name")});
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
    Fields fields = answer.fields;
    fields.prepend({"WARC-Type", "revisit"});
    fields.append({"WARC-Profile", QByteArray(profile)});
    fields.append({"WARC-Refers-To-Target-URI", original.url});
    fields.append({"WARC-Refers-To-Date", archive::warcDate(original.answer.at)});
    fields.append({"WARC-Payload-Digest", archive::sha1Label(original.answer.digest)});
    return archive::recordMember(fields, {answer.head});
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
