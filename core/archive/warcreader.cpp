#include "core/archive/warcreader.h"

#include "core/archive/digest.h"
#include "core/archive/gunzip.h"
#include "core/base/sha1.h"

#include <QIODevice>

#include <algorithm>

namespace argiope::archive {

namespace {
constexpr qsizetype ReadPiece = 64 * 1024;
constexpr qint64 MostReserved = 1024 * 1024; ///< of a length that nothing but the record itself vouches for

bool isVersion(QByteArrayView line)
{
    if (!line.startsWith("WARC/") || line.size() < 8 || line.size() > 16)
        return false;
    const QByteArrayView number = line.sliced(5);
    const qsizetype dot = number.indexOf('.');
    return dot > 0 && dot < number.size() - 1
        && std::all_of(number.begin(), number.end(), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
}

/// What is missing behind it may lie within it, as its length is too large: an answer does not end in a line end, and a
/// head in no more than its own.
bool holdsAnEnd(const WarcRecord &record)
{
    if (record.digestHolds == std::optional(true) || record.block.size() < record.length)
        return false;
    if (record.type == "request" || record.type == "revisit")
        return record.block.endsWith("\r\n\r\n\r\n");
    return (record.type == "response" || record.type == "resource") && record.block.endsWith("\r\n");
}

} // namespace

struct WarcReader::Impl
{
    Impl(QIODevice &device, const ReadLimits &readLimits)
        : file(device)
        , in(device)
        , limits(readLimits)
    {
    }

    std::optional<WarcRecord> fail(const QByteArray &what);
    std::optional<QByteArray> line(qsizetype &left); ///< without its end; nothing where it failed, or at the end
    bool toNextRecord(); ///< false at the end of the file, or where it failed
    bool readFields(WarcRecord &record, qsizetype left);
    bool breaksOff(qint64 missing, qint64 length); ///< false
    bool readLength(WarcRecord &record);
    bool readBlock(WarcRecord &record);
    bool readEnd(const WarcRecord &record);

    QIODevice &file;
    Gunzip in;
    const ReadLimits limits;
    qint64 start = 0;
    qint64 unused = 0;
    bool begun = false;
    QByteArray error;
};

std::optional<WarcRecord> WarcReader::Impl::fail(const QByteArray &what)
{
    if (error.isEmpty()) {
        error = "record at byte " + QByteArray::number(start) + ": " + (in.error().isEmpty() ? what : in.error());
    }
    return std::nullopt;
}

std::optional<QByteArray> WarcReader::Impl::line(qsizetype &left)
{
    QByteArray text;
    for (;;) {
        const QByteArrayView piece = in.read(std::min<qsizetype>(left, 4096));
        if (piece.isEmpty()) {
            fail(left <= 0 ? "its head is too long" : "its head breaks off");
            return std::nullopt;
        }
        const qsizetype end = piece.indexOf('\n');
        const qsizetype used = end < 0 ? piece.size() : end + 1;
        text.append(piece.first(used));
        in.unread(piece.size() - used);
        left -= used;
        if (end < 0)
            continue;
        text.chop(1);
        if (text.endsWith('\r'))
            text.chop(1);
        return text;
    }
}

bool WarcReader::Impl::toNextRecord()
{
    // Some writers put several records into a member, others leave empty members or lines between them.
    for (;;) {
        const qint64 before = in.offset();
        const QByteArrayView piece = in.read(1);
        if (piece.isEmpty()) {
            if (!in.error().isEmpty()) {
                start = in.packed() ? in.memberStart() : before;
                fail({});
                return false;
            }
            if (!in.nextMember()) {
                if (!in.error().isEmpty())
                    fail({});
                return false;
            }
            continue;
        }
        if (piece[0] == '\r' || piece[0] == '\n')
            continue;
        in.unread(1);
        start = in.packed() ? in.memberStart() : before;
        return true;
    }
}

bool WarcReader::Impl::readFields(WarcRecord &record, qsizetype left)
{
    int lines = 0;
    for (;;) {
        const auto text = line(left);
        if (!text)
            return false;
        if (text->isEmpty())
            return true;
        if (++lines > limits.fields) {
            fail("it has too many fields");
            return false;
        }
        if (text->startsWith(' ') || text->startsWith('\t')) { // RFC 2822, 2.2.3
            if (!record.fields.isEmpty()) {
                QByteArray &value = record.fields.last().second;
                value = QByteArray(value + ' ' + text->trimmed()).trimmed();
            }
            continue;
        }
        const qsizetype colon = text->indexOf(':');
        if (colon <= 0) {
            fail("a line of its head is no field");
            return false;
        }
        record.fields.append({text->first(colon).trimmed(), text->sliced(colon + 1).trimmed()});
    }
}

bool WarcReader::Impl::breaksOff(qint64 missing, qint64 length)
{
    fail("it breaks off: " + QByteArray::number(missing) + " of " + QByteArray::number(length) + " bytes are missing");
    return false;
}

bool WarcReader::Impl::readLength(WarcRecord &record)
{
    QByteArray length;
    for (const auto &[name, value] : std::as_const(record.fields)) {
        if (name.compare("Content-Length", Qt::CaseInsensitive) != 0)
            continue;
        if (!length.isEmpty() && length != value) {
            fail("it names two lengths");
            return false;
        }
        length = value;
    }
    bool ok = !length.isEmpty() && length.size() <= 18
        && std::all_of(length.cbegin(), length.cend(), [](char c) { return c >= '0' && c <= '9'; });
    record.length = ok ? length.toLongLong(&ok) : 0;
    if (!ok)
        fail(length.isEmpty() ? "it names no length" : "its length is no number");
    else if (record.length > limits.block)
        fail("it says that it has " + length + " bytes, more than are read");
    else if (const qint64 there = file.size() - in.offset();
             !in.packed() && !file.isSequential() && record.length > there)
        breaksOff(record.length - there, record.length); // which is known without reading to the end
    return error.isEmpty();
}

bool WarcReader::Impl::readBlock(WarcRecord &record)
{
    const QByteArray expected = sha1FromLabel(record.field("WARC-Block-Digest"));
    base::Sha1 digest;
    record.block.reserve(qsizetype(std::min({record.length, limits.keep, MostReserved})));
    qint64 left = record.length;
    while (left > 0) {
        if (limits.canceled && limits.canceled()) {
            fail("reading was canceled");
            return false;
        }
        const QByteArrayView piece = in.read(qsizetype(std::min<qint64>(left, ReadPiece)));
        if (piece.isEmpty())
            return breaksOff(left, record.length);
        left -= piece.size();
        unused += piece.size();
        if (!expected.isEmpty())
            digest.add(piece);
        const qint64 room = limits.keep - record.block.size();
        if (room > 0)
            record.block.append(piece.first(qsizetype(std::min<qint64>(room, piece.size()))));
    }
    if (!expected.isEmpty())
        record.digestHolds = digest.result() == expected;
    return true;
}

bool WarcReader::Impl::readEnd(const WarcRecord &record)
{
    // Two line ends (WARC/1.1, 4). Some writers forget them at the end of a file or a member.
    for (int ends = 0; ends < 2;) {
        const QByteArrayView piece = in.read(1);
        if (piece.isEmpty())
            return in.error().isEmpty() || fail({}).has_value();
        if (piece[0] == '\n')
            ++ends;
        else if (piece[0] == 'W' && ends == 1 && !holdsAnEnd(record)) {
            in.unread(1); // one line end between records, as some writers have it; whether one begins is seen next
            return true;
        } else if (piece[0] != '\r')
            return fail("it goes on behind the end that its length names").has_value();
    }
    // What follows within the member is a record of its own; to look for it reads to the member's end and checks it.
    if (in.packed()) {
        const QByteArrayView piece = in.read(1);
        in.unread(piece.size());
        if (piece.isEmpty() && !in.error().isEmpty())
            return fail({}).has_value();
    }
    return true;
}

WarcReader::WarcReader(QIODevice &device, const ReadLimits &limits)
    : m_impl(std::make_unique<Impl>(device, limits))
{
}

WarcReader::~WarcReader() = default;

std::optional<WarcRecord> WarcReader::next()
{
    Impl &d = *m_impl;
    if (!d.error.isEmpty() || !d.toNextRecord())
        return std::nullopt;
    WarcRecord record;
    record.offset = d.start;
    qsizetype left = d.limits.head;
    const auto version = d.line(left);
    if (!version)
        return std::nullopt;
    if (!isVersion(*version))
        return d.fail(d.begun ? "no record begins here"
                : version->startsWith("filedesc://")
                ? "this is an ARC file, older than WARC, which is not read: convert it to WARC first"
                : "this is no web archive");
    d.begun = true;
    record.version = version->sliced(5);
    if (!d.readFields(record, left))
        return std::nullopt;
    record.type = record.field("WARC-Type").toLower();
    if (record.type.isEmpty())
        return d.fail("it names no type");
    if (!d.readLength(record) || !d.readBlock(record) || !d.readEnd(record))
        return std::nullopt;
    record.end = d.in.offset();
    d.unused = 0;
    return record;
}

qint64 WarcReader::place() const
{
    return m_impl->start;
}

qint64 WarcReader::unusedBytes() const
{
    return m_impl->unused;
}

const QByteArray &WarcReader::error() const
{
    return m_impl->error;
}

} // namespace argiope::archive
