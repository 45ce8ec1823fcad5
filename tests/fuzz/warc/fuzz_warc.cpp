// A web archive from a stranger: packed or plain, with whatever it says of its lengths; and the answers in it, read as
// those of a server are. Run with -timeout=10 -max_len=65536.

#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "core/net/fetcher.h"
#include "core/net/storedanswer.h"

#include <QBuffer>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

void check(bool holds)
{
    if (!holds)
        abort();
}

/// What was read can be written, and reads the same.
void writeAndRead(const archive::WarcRecord &record)
{
    QByteArray member = archive::recordMember({{"WARC-Type", record.type}}, {record.block});
    QBuffer buffer(&member);
    check(buffer.open(QIODevice::ReadOnly));
    archive::WarcReader reader(buffer);
    const auto again = reader.next();
    check(again && again->block == record.block && again->digestHolds == std::optional(true));
    check(!reader.next() && reader.error().isEmpty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 65536)
        return 0;
    QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    QBuffer buffer(&bytes);
    check(buffer.open(QIODevice::ReadOnly));
    static const archive::ReadLimits limits{.keep = 4096, .block = 1024 * 1024, .head = 8192, .fields = 100};
    archive::WarcReader reader(buffer, limits);
    static const url::Url url = *url::parse("http://example.org/");
    qint64 before = 0;
    while (const auto record = reader.next()) {
        check(record->offset >= before && record->end > record->offset && record->end <= qint64(size));
        check(record->block.size() <= limits.keep && record->block.size() <= record->length);
        check(record->fields.size() <= limits.fields);
        before = record->offset;
        (void)archive::msFromWarcDate(record->field("WARC-Date"));
        // Control characters are written as spaces.
        if (std::all_of(record->type.cbegin(), record->type.cend(), [](char c) { return uchar(c) > ' '; }))
            writeAndRead(*record);
        const net::Reply reply = net::readStoredAnswer(record->block, url, 1024 * 1024);
        check(reply.body.size() <= 1024 * 1024);
    }
    check(!reader.next());
    return 0;
}
