// A ZIP archive from a stranger (WACZ), with whatever its directory says of places and lengths; and what is in it,
// unpacked. Run with -timeout=10 -max_len=65536.

#include "core/archive/zipfile.h"

#include <QBuffer>

#include <zlib.h>

#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

constexpr qint64 Most = 64 * 1024;
constexpr int Looked = 20; ///< entries that are unpacked: many may be of the same bytes

void check(bool holds)
{
    if (!holds)
        abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 65536)
        return 0;
    QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    QBuffer zip(&bytes);
    check(zip.open(QIODevice::ReadOnly));
    (void)archive::isZip(zip);
    check(zip.pos() == 0);
    const auto entries = archive::zipEntries(zip);
    if (!entries) {
        check(!entries.error().isEmpty());
        return 0;
    }
    check(entries->size() <= archive::MostZipEntries);
    int looked = 0;
    for (const archive::ZipEntry &entry : *entries) {
        if (++looked > Looked)
            break;
        // What it says of places and lengths may be anything: extract() holds it against the file.
        QByteArray out;
        QBuffer to(&out);
        check(to.open(QIODevice::WriteOnly));
        const QByteArray wrong = archive::extract(zip, entry, to, Most, {});
        check(out.size() <= Most);
        if (!wrong.isEmpty())
            continue;
        check(out.size() == entry.bytes);
        check(crc32(0, reinterpret_cast<const Bytef *>(out.constData()), uInt(out.size())) == entry.crc);
    }
    // Given up at once.
    if (!entries->isEmpty()) {
        QByteArray out;
        QBuffer to(&out);
        check(to.open(QIODevice::WriteOnly));
        (void)archive::extract(zip, entries->first(), to, Most, [] { return true; });
        check(out.size() <= Most);
    }
    return 0;
}
