#include "core/html/charset.h"

#include "core/html/strings.h"

#include <QHash>
#include <QMutex>

#include <algorithm>
#include <array>
#include <memory>

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

namespace argiope::html {

namespace {

constexpr char32_t Replacement = 0xFFFD;

/// Joins UTF-16 units to code points across chunks.
class Utf16Sink
{
public:
    explicit Utf16Sink(QByteArray &out)
        : m_out(out)
    {
    }
    void put(char16_t unit)
    {
        if (m_high) {
            const char32_t high = m_high;
            m_high = 0;
            if (unit >= 0xDC00 && unit <= 0xDFFF) {
                appendUtf8(m_out, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
                return;
            }
            appendUtf8(m_out, Replacement);
        }
        if (unit >= 0xD800 && unit <= 0xDBFF)
            m_high = unit;
        else
            appendUtf8(m_out, unit >= 0xDC00 && unit <= 0xDFFF ? Replacement : char32_t(unit));
    }
    void finish()
    {
        if (m_high)
            appendUtf8(m_out, Replacement);
        m_high = 0;
    }

private:
    QByteArray &m_out;
    char32_t m_high = 0;
};

QByteArray decodeUtf16(QByteArrayView bytes, bool bigEndian, qsizetype limit)
{
    QByteArray out;
    out.reserve(bytes.size());
    Utf16Sink sink(out);
    qsizetype at = 0;
    for (; at + 1 < bytes.size() && out.size() < limit; at += 2) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        sink.put(char16_t(bigEndian ? (first << 8) | second : (second << 8) | first));
    }
    sink.finish();
    if (at == bytes.size() - 1)
        appendUtf8(out, Replacement);
    return out;
}

bool allAscii(QByteArrayView bytes)
{
    char seen = 0;
    for (const char c : bytes)
        seen |= c;
    return !(seen & char(0x80));
}

/// What is written for bytes that stand for themselves, but for those from 0x80 on: up to three for each of these.
class Decoded
{
public:
    explicit Decoded(QByteArrayView bytes)
        : m_bytes(bytes.size() + 2 * std::count_if(bytes.begin(), bytes.end(), [](char c) { return c & 0x80; }),
            Qt::Uninitialized)
        , m_to(m_bytes.data())
    {
    }
    [[nodiscard]] qsizetype size() const { return m_to - m_bytes.constData(); }
    void append(const char *data, qsizetype length)
    {
        std::memcpy(m_to, data, size_t(length));
        m_to += length;
    }
    void append(char32_t c) { m_to = markup::writeUtf8(m_to, c); } ///< below U+10000
    /// The first of three bytes, which stand for a byte from 0x80 on.
    void append(const std::array<char, 3> &bytes, int count)
    {
        std::memcpy(m_to, bytes.data(), bytes.size());
        m_to += count;
    }
    [[nodiscard]] QByteArray take()
    {
        m_bytes.truncate(size());
        return std::move(m_bytes);
    }

private:
    QByteArray m_bytes;
    char *m_to;
};

/// The UTF-8 decoder (Encoding Standard 8.1.1): one U+FFFD for each longest prefix of a sequence.
QByteArray repairUtf8(QByteArrayView bytes, qsizetype limit)
{
    Decoded out(bytes);
    qsizetype at = 0;
    while (at < bytes.size() && out.size() < limit) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead < 0x80) {
            qsizetype end = at + 1;
            while (end < bytes.size() && static_cast<unsigned char>(bytes[end]) < 0x80)
                ++end;
            out.append(bytes.data() + at, end - at);
            at = end;
            continue;
        }
        int needed = 0;
        unsigned char lower = 0x80;
        unsigned char upper = 0xBF;
        if (lead >= 0xC2 && lead <= 0xDF) {
            needed = 1;
        } else if (lead >= 0xE0 && lead <= 0xEF) {
            needed = 2;
            lower = lead == 0xE0 ? 0xA0 : 0x80;
            upper = lead == 0xED ? 0x9F : 0xBF;
        } else if (lead >= 0xF0 && lead <= 0xF4) {
            needed = 3;
            lower = lead == 0xF0 ? 0x90 : 0x80;
            upper = lead == 0xF4 ? 0x8F : 0xBF;
        }
        qsizetype end = at + 1;
        int seen = 0;
        for (; seen < needed && end < bytes.size(); ++seen, ++end) {
            const auto c = static_cast<unsigned char>(bytes[end]);
            if (c < lower || c > upper)
                break;
            lower = 0x80;
            upper = 0xBF;
        }
        if (needed > 0 && seen == needed)
            out.append(bytes.data() + at, end - at);
        else
            out.append(Replacement);
        at = end;
    }
    return out.take();
}

struct IcuName
{
    const char *encoding;
    const char *converter;
};

/// Where ICU's own reading of a name differs from the Encoding Standard's.
constexpr IcuName IcuNames[] = {
    {"GBK", "gb18030"}, // the standard's GBK decoder is gb18030's
    {"gb18030", "gb18030"},
    {"Big5", "ibm-1375_P100-2008"}, // with HKSCS
    {"EUC-JP", "euc-jp-2007"},
    {"EUC-KR", "windows-949-2000"},
    {"Shift_JIS", "ibm-943_P15A-2003"},
    {"ISO-8859-8-I", "ISO-8859-8"},
    {"IBM866", "ibm-866_P100-1995"},
    {"macintosh", "macos-0_2-10.2"},
    {"x-mac-cyrillic", "macos-7_3-10.2"},
    {"KOI8-U", "ibm-1168_P100-2002"},
    {"ISO-8859-10", "iso-8859_10-1998"},
    {"ISO-8859-14", "iso-8859_14-1998"},
    {"windows-874", "windows-874-2000"},
};

struct ConverterCloser
{
    void operator()(UConverter *converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

/// ICU's own substitute is U+001A for a single byte.
void writeReplacement(const void *, UConverterToUnicodeArgs *args, const char *, int32_t,
    UConverterCallbackReason reason, UErrorCode *error)
{
    if (reason > UCNV_IRREGULAR)
        return; // the converter is reset or closed
    const UChar unit = u'\uFFFD';
    *error = U_ZERO_ERROR;
    ucnv_cbToUWriteUChars(args, &unit, 1, 0, error);
}

Converter openConverter(QByteArrayView encoding)
{
    QByteArray name = encoding.toByteArray();
    for (const IcuName &entry : IcuNames) {
        if (encoding == QByteArrayView(entry.encoding))
            name = entry.converter;
    }
    UErrorCode error = U_ZERO_ERROR;
    Converter converter(ucnv_open(name.constData(), &error));
    if (U_SUCCESS(error))
        ucnv_setToUCallBack(converter.get(), writeReplacement, nullptr, nullptr, nullptr, &error);
    return U_SUCCESS(error) ? std::move(converter) : Converter();
}

/// Bytes 0x80 to 0xFF of a single-byte encoding.
using HighHalf = std::array<char16_t, 128>;

/// ISO-8859-16, which ICU lacks: where it differs from ISO-8859-1.
struct BytePatch
{
    quint8 byte;
    char16_t unit;
};
constexpr BytePatch Iso8859Part16[] = {
    {0xA1, 0x0104},
    {0xA2, 0x0105},
    {0xA3, 0x0141},
    {0xA4, 0x20AC},
    {0xA5, 0x201E},
    {0xA6, 0x0160},
    {0xA8, 0x0161},
    {0xAA, 0x0218},
    {0xAC, 0x0179},
    {0xAE, 0x017A},
    {0xAF, 0x017B},
    {0xB2, 0x010C},
    {0xB3, 0x0142},
    {0xB4, 0x017D},
    {0xB5, 0x201D},
    {0xB8, 0x017E},
    {0xB9, 0x010D},
    {0xBA, 0x0219},
    {0xBC, 0x0152},
    {0xBD, 0x0153},
    {0xBE, 0x0178},
    {0xBF, 0x017C},
    {0xC3, 0x0102},
    {0xC5, 0x0106},
    {0xD0, 0x0110},
    {0xD1, 0x0143},
    {0xD5, 0x0150},
    {0xD7, 0x015A},
    {0xD8, 0x0170},
    {0xDD, 0x0118},
    {0xDE, 0x021A},
    {0xE3, 0x0103},
    {0xE5, 0x0107},
    {0xF0, 0x0111},
    {0xF1, 0x0144},
    {0xF5, 0x0151},
    {0xF7, 0x015B},
    {0xF8, 0x0171},
    {0xFD, 0x0119},
    {0xFE, 0x021B},
};

void patchHighHalf(HighHalf &table, QByteArrayView encoding)
{
    const auto set = [&](int byte, char16_t unit) { table[size_t(byte - 0x80)] = unit; };
    if (encoding == "ISO-8859-16") {
        for (int byte = 0x80; byte <= 0xFF; ++byte)
            set(byte, char16_t(byte));
        for (const BytePatch &patch : Iso8859Part16)
            set(patch.byte, patch.unit);
    } else if (encoding == "KOI8-U") {
        set(0xAE, 0x045E);
        set(0xBE, 0x040E);
    } else if (encoding == "x-mac-cyrillic") {
        set(0xA2, 0x0490);
        set(0xB6, 0x0491);
        set(0xFF, 0x20AC);
    }
    // ICU fills Microsoft's holes with private use; the standard has one such character only, Apple's logo.
    if (encoding != "macintosh") {
        for (char16_t &unit : table) {
            if (unit >= 0xE000 && unit <= 0xF8FF)
                unit = char16_t(Replacement);
        }
    }
    // The standard gives the windows encodings the C1 controls where Microsoft left holes.
    if (encoding.startsWith("windows-") || encoding.startsWith("ISO-8859-")) {
        for (int byte = 0x80; byte <= 0x9F; ++byte) {
            if (table[size_t(byte - 0x80)] == Replacement)
                set(byte, char16_t(byte));
        }
    }
}

/// Null where the encoding is not a single-byte one (or ICU lacks it). Lives as long as the program. Any thread.
const HighHalf *highHalf(QByteArrayView encoding)
{
    static QMutex mutex;
    static QHash<QByteArray, std::shared_ptr<const HighHalf>> tables;
    const QByteArray key = encoding.toByteArray();
    const QMutexLocker lock(&mutex);
    const auto it = tables.constFind(key);
    if (it != tables.cend())
        return it->get();
    std::shared_ptr<HighHalf> table;
    const Converter converter = openConverter(encoding);
    const bool single = converter && ucnv_getMaxCharSize(converter.get()) == 1;
    if (single || encoding == "ISO-8859-16") {
        table = std::make_shared<HighHalf>();
        table->fill(Replacement);
        for (int byte = 0x80; single && byte <= 0xFF; ++byte) {
            const char c = char(byte);
            UChar units[4] = {};
            UErrorCode error = U_ZERO_ERROR;
            const int32_t length = ucnv_toUChars(converter.get(), units, 4, &c, 1, &error);
            if (U_SUCCESS(error) && length == 1)
                (*table)[size_t(byte - 0x80)] = units[0];
        }
        patchHighHalf(*table, encoding);
    }
    return tables.insert(key, std::move(table))->get();
}

QByteArray decodeSingleByte(QByteArrayView bytes, const HighHalf &table, qsizetype limit)
{
    if (allAscii(bytes))
        return QByteArray::fromRawData(bytes.data(), bytes.size());
    struct Utf8
    {
        std::array<char, 3> bytes{};
        int count = 0;
    };
    std::array<Utf8, 128> characters;
    for (size_t i = 0; i < table.size(); ++i) {
        char *const begin = characters[i].bytes.data();
        characters[i].count = int(markup::writeUtf8(begin, char32_t(table[i])) - begin);
    }
    Decoded out(bytes);
    qsizetype at = 0;
    while (at < bytes.size() && out.size() < limit) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        if (byte >= 0x80) {
            out.append(characters[byte - 0x80U].bytes, characters[byte - 0x80U].count);
            ++at;
            continue;
        }
        qsizetype end = at + 1;
        while (end < bytes.size() && static_cast<unsigned char>(bytes[end]) < 0x80)
            ++end;
        out.append(bytes.data() + at, end - at);
        at = end;
    }
    return out.take();
}

QByteArray decodeThroughIcu(QByteArrayView bytes, UConverter *converter, qsizetype limit)
{
    QByteArray out;
    out.reserve(bytes.size() + bytes.size() / 2);
    Utf16Sink sink(out);
    std::array<UChar, 4096> units{};
    const char *source = bytes.data();
    const char *const end = source + bytes.size();
    UErrorCode error = U_BUFFER_OVERFLOW_ERROR;
    while (error == U_BUFFER_OVERFLOW_ERROR && out.size() < limit) {
        error = U_ZERO_ERROR;
        UChar *target = units.data();
        ucnv_toUnicode(converter, &target, target + units.size(), &source, end, nullptr, true, &error);
        for (const UChar *unit = units.data(); unit != target; ++unit)
            sink.put(*unit);
    }
    sink.finish();
    return out;
}

} // namespace

QByteArray decodeToUtf8(QByteArrayView bytes, QByteArrayView encoding, qsizetype limit)
{
    if (bytes.isEmpty())
        return {};
    if (encoding == "UTF-16LE" || encoding == "UTF-16BE")
        return decodeUtf16(bytes, encoding == "UTF-16BE", limit);
    if (encoding == "replacement") // Encoding Standard 14.1: one error, then the end
        return QByteArrayLiteral("\xEF\xBF\xBD");
    if (encoding == "x-user-defined") { // 14.5
        HighHalf table;
        for (size_t i = 0; i < table.size(); ++i)
            table[i] = char16_t(0xF780 + i);
        return decodeSingleByte(bytes, table, limit);
    }
    if (encoding != "UTF-8") {
        if (const HighHalf *table = highHalf(encoding))
            return decodeSingleByte(bytes, *table, limit);
        if (const Converter converter = openConverter(encoding))
            return decodeThroughIcu(bytes, converter.get(), limit);
        // An ICU built without this converter: ASCII survives, the rest is marked.
    }
    if (bytes.isValidUtf8())
        return QByteArray::fromRawData(bytes.data(), bytes.size());
    return repairUtf8(bytes, limit);
}

} // namespace argiope::html
