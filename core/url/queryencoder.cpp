#include "core/url/queryencoder.h"

#include "core/url/japaneseencoder.h"

#include <QList>
#include <QString>

#include <unicode/ucnv.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>

namespace argiope::url {

namespace {

struct ConverterCloser
{
    void operator()(UConverter *converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

Converter openConverter(const char *icuName)
{
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(icuName, &status));
    if (U_FAILURE(status))
        return {};
    ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFallback(converter.get(), false); // no look-alikes: what is not in the table becomes a reference
    return converter;
}

/// The bytes of one code point; empty where the encoding lacks it. For stateless encodings.
QByteArray encodeOne(UConverter *converter, char32_t c)
{
    if (!converter)
        return {};
    std::array<UChar, 2> units{};
    int32_t length = 1;
    if (c > 0xFFFF) {
        units = {UChar(QChar::highSurrogate(c)), UChar(QChar::lowSurrogate(c))};
        length = 2;
    } else {
        units[0] = UChar(c);
    }
    std::array<char, 16> bytes{};
    UErrorCode status = U_ZERO_ERROR;
    const int32_t size = ucnv_fromUChars(converter, bytes.data(), int32_t(bytes.size()), units.data(), length, &status);
    return U_FAILURE(status) ? QByteArray() : QByteArray(bytes.data(), size);
}

bool isPrivateUse(char32_t c)
{
    return c >= 0xE000 && c <= 0xF8FF;
}

/// Runs `encode(code point)` over non-ASCII input; what it lacks becomes a reference.
template <class Encode>
QByteArray encodeEach(QByteArrayView utf8, Encode encode)
{
    QByteArray out;
    out.reserve(utf8.size());
    for (const char32_t c : QString::fromUtf8(utf8).toUcs4()) {
        if (c < 0x80) {
            out.append(char(c));
            continue;
        }
        const QByteArray bytes = encode(c);
        if (bytes.isEmpty())
            appendCharacterReference(out, c);
        else
            out.append(bytes);
    }
    return out;
}

bool isAscii(QByteArrayView bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

using Function = QByteArray (*)(QByteArrayView, const char *icuName);

QByteArray encodeSingleByte(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    return encodeEach(utf8, [&](char32_t c) { return encodeOne(converter.get(), c); });
}

/// KOI8-U as the standard has it knows the Belarusian short U in place of two line drawings.
QByteArray encodeKoi8U(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    return encodeEach(utf8, [&](char32_t c) {
        if (c == 0x045E)
            return QByteArray("\xAE");
        if (c == 0x040E)
            return QByteArray("\xBE");
        const QByteArray bytes = encodeOne(converter.get(), c);
        return bytes == "\xAE" || bytes == "\xBE" ? QByteArray() : bytes;
    });
}

/// Encoding Standard 10.2.2: U+E5E5 is left out, since it would decode to a space.
QByteArray encodeGb18030(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    return encodeEach(utf8, [&](char32_t c) { return c == 0xE5E5 ? QByteArray() : encodeOne(converter.get(), c); });
}

/// The same with the "is GBK" flag: no four-byte sequences, and the euro sign is one byte.
QByteArray encodeGbk(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    return encodeEach(utf8, [&](char32_t c) {
        if (c == 0xE5E5)
            return QByteArray();
        if (c == 0x20AC)
            return QByteArray("\x80");
        const QByteArray bytes = encodeOne(converter.get(), c);
        return bytes.size() > 2 ? QByteArray() : bytes;
    });
}

/// The standard has none of the vendors' user-defined areas.
QByteArray encodeEucKr(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    return encodeEach(utf8, [&](char32_t c) { return isPrivateUse(c) ? QByteArray() : encodeOne(converter.get(), c); });
}

/// Encoding Standard 11.1.2: of the Hong Kong characters only those at or above lead byte 0xA1 are encoded.
QByteArray encodeBig5(QByteArrayView utf8, const char *icuName)
{
    const Converter converter = openConverter(icuName);
    const Converter hongKong = openConverter("Big5-HKSCS");
    return encodeEach(utf8, [&](char32_t c) {
        if (isPrivateUse(c))
            return QByteArray();
        const QByteArray bytes = encodeOne(converter.get(), c);
        if (!bytes.isEmpty())
            return bytes;
        const QByteArray other = encodeOne(hongKong.get(), c);
        return other.size() == 2 && static_cast<unsigned char>(other[0]) >= 0xA1 ? other : QByteArray();
    });
}

// Bytes 0xA0 to 0xFF; below they are their own code points. ICU has no ISO-8859-16.
constexpr std::array<char16_t, 96> iso8859Part16
    = {0x00A0, 0x0104, 0x0105, 0x0141, 0x20AC, 0x201E, 0x0160, 0x00A7, 0x0161, 0x00A9, 0x0218, 0x00AB, 0x0179, 0x00AD,
        0x017A, 0x017B, 0x00B0, 0x00B1, 0x010C, 0x0142, 0x017D, 0x201D, 0x00B6, 0x00B7, 0x017E, 0x010D, 0x0219, 0x00BB,
        0x0152, 0x0153, 0x0178, 0x017C, 0x00C0, 0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0106, 0x00C6, 0x00C7, 0x00C8, 0x00C9,
        0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF, 0x0110, 0x0143, 0x00D2, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x015A,
        0x0170, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x0118, 0x021A, 0x00DF, 0x00E0, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x0107,
        0x00E6, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00ED, 0x00EE, 0x00EF, 0x0111, 0x0144, 0x00F2, 0x00F3,
        0x00F4, 0x0151, 0x00F6, 0x015B, 0x0171, 0x00F9, 0x00FA, 0x00FB, 0x00FC, 0x0119, 0x021B, 0x00FF};

QByteArray encodeIso8859Part16(QByteArrayView utf8, const char *)
{
    return encodeEach(utf8, [](char32_t c) {
        if (c < 0xA0)
            return QByteArray(1, char(c));
        const auto it = std::find(iso8859Part16.begin(), iso8859Part16.end(), c);
        return it == iso8859Part16.end() ? QByteArray()
                                         : QByteArray(1, char(0xA0 + std::distance(iso8859Part16.begin(), it)));
    });
}

/// Encoding Standard 14.5.2.
QByteArray encodeUserDefined(QByteArrayView utf8, const char *)
{
    return encodeEach(utf8,
        [](char32_t c) { return c >= 0xF780 && c <= 0xF7FF ? QByteArray(1, char(c - 0xF780 + 0x80)) : QByteArray(); });
}

QByteArray encodeShiftJis(QByteArrayView utf8, const char *)
{
    return encodeEach(utf8, [](char32_t c) { return shiftJisBytes(c); });
}

QByteArray encodeEucJp(QByteArrayView utf8, const char *)
{
    return encodeEach(utf8, [](char32_t c) { return eucJpBytes(c); });
}

QByteArray encodeIso2022Jp(QByteArrayView utf8, const char *)
{
    return iso2022Jp(utf8);
}

struct EncodingEntry
{
    const char *name; ///< lower-case
    const char *icuName;
    Function function;
};
constexpr EncodingEntry encodings[] = {
    {"ibm866", "ibm-866_P100-1995", encodeSingleByte},
    {"iso-8859-2", "ISO-8859-2", encodeSingleByte},
    {"iso-8859-3", "ISO-8859-3", encodeSingleByte},
    {"iso-8859-4", "ISO-8859-4", encodeSingleByte},
    {"iso-8859-5", "ISO-8859-5", encodeSingleByte},
    {"iso-8859-6", "ISO-8859-6", encodeSingleByte},
    {"iso-8859-7", "ISO-8859-7", encodeSingleByte},
    {"iso-8859-8", "ISO-8859-8", encodeSingleByte},
    {"iso-8859-8-i", "ISO-8859-8", encodeSingleByte},
    {"iso-8859-10", "ISO-8859-10", encodeSingleByte},
    {"iso-8859-13", "ISO-8859-13", encodeSingleByte},
    {"iso-8859-14", "ISO-8859-14", encodeSingleByte},
    {"iso-8859-15", "ISO-8859-15", encodeSingleByte},
    {"iso-8859-16", nullptr, encodeIso8859Part16},
    {"koi8-r", "KOI8-R", encodeSingleByte},
    {"koi8-u", "KOI8-U", encodeKoi8U},
    {"macintosh", "macintosh", encodeSingleByte},
    {"windows-874", "windows-874", encodeSingleByte},
    {"windows-1250", "windows-1250", encodeSingleByte},
    {"windows-1251", "windows-1251", encodeSingleByte},
    {"windows-1252", "windows-1252", encodeSingleByte},
    {"windows-1253", "windows-1253", encodeSingleByte},
    {"windows-1254", "windows-1254", encodeSingleByte},
    {"windows-1255", "windows-1255", encodeSingleByte},
    {"windows-1256", "windows-1256", encodeSingleByte},
    {"windows-1257", "windows-1257", encodeSingleByte},
    {"windows-1258", "windows-1258", encodeSingleByte},
    {"x-mac-cyrillic", "x-mac-cyrillic", encodeSingleByte},
    {"gbk", "gb18030", encodeGbk},
    {"gb18030", "gb18030", encodeGb18030},
    {"big5", "windows-950", encodeBig5},
    {"euc-jp", nullptr, encodeEucJp},
    {"iso-2022-jp", nullptr, encodeIso2022Jp},
    {"shift_jis", nullptr, encodeShiftJis},
    {"euc-kr", "windows-949", encodeEucKr},
    {"x-user-defined", nullptr, encodeUserDefined},
};

} // namespace

QueryEncoder queryEncoderFor(QByteArrayView encodingName)
{
    const QByteArray lower = encodingName.toByteArray().toLower();
    const auto entry = std::find_if(std::begin(encodings), std::end(encodings),
        [&lower](const EncodingEntry &candidate) { return lower == candidate.name; });
    if (entry == std::end(encodings))
        return {};
    // A converter costs microseconds to open and is not for several threads, so each call opens its own, and only
    // where the query has anything to convert. ISO-2022-JP refuses three ASCII controls, so it looks itself.
    const Function function = entry->function;
    const char *icuName = entry->icuName;
    const bool asciiIsItself = function != encodeIso2022Jp;
    return [function, icuName, asciiIsItself](QByteArrayView utf8) {
        return asciiIsItself && isAscii(utf8) ? utf8.toByteArray() : function(utf8, icuName);
    };
}

} // namespace argiope::url
