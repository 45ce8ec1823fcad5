// The first byte chooses an encoding to decode with; the rest is sniffed, and decoded both ways.

#include "core/html/charset.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    static constexpr const char *Encodings[]
        = {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252", "windows-874", "GBK", "gb18030", "Big5", "EUC-JP", "EUC-KR",
            "Shift_JIS", "ISO-2022-JP", "ISO-8859-16", "x-user-defined", "replacement", "KOI8-U", "no such encoding"};
    const QByteArrayView body(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    const char *const chosen = Encodings[data[0] % std::size(Encodings)];
    if (!html::decodeToUtf8(body, chosen).isValidUtf8())
        abort();
    const html::SniffedEncoding sniffed = html::sniffEncoding(body, body.first(std::min<qsizetype>(body.size(), 64)));
    if (sniffed.name.isEmpty() || html::encodingFromLabel(sniffed.name).isEmpty())
        abort();
    if (!html::decodeToUtf8(body.sliced(sniffed.bomBytes), sniffed.name).isValidUtf8())
        abort();
    return 0;
}
