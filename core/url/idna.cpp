#include "core/url/idna.h"

#include <QList>
#include <QString>

#include <unicode/uidna.h>

#include <algorithm>
#include <array>

namespace argiope::url {

namespace {

/// CheckBidi and CheckJoiners are true, UseSTD3ASCIIRules and transitional processing are not.
const UIDNA *uts46()
{
    static const UIDNA *const instance = [] {
        UErrorCode status = U_ZERO_ERROR;
        UIDNA *idna = uidna_openUTS46(
            UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ | UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE,
            &status);
        return U_SUCCESS(status) ? idna : nullptr;
    }();
    return instance;
}

/// CheckHyphens and VerifyDnsLength are false; ICU reports them all the same.
constexpr quint32 ignoredIdnaErrors = UIDNA_ERROR_EMPTY_LABEL | UIDNA_ERROR_LABEL_TOO_LONG
    | UIDNA_ERROR_DOMAIN_NAME_TOO_LONG | UIDNA_ERROR_LEADING_HYPHEN | UIDNA_ERROR_TRAILING_HYPHEN
    | UIDNA_ERROR_HYPHEN_3_4;

/// Assigned code points whose status in the IDNA mapping table changed with Unicode 15.1 and 16: ICU before 76 has the
/// older one. Mapping them beforehand gives the same result with every ICU, since the mapping is the first step of
/// UTS 46 and its output is never mapped again.
struct NewerMapping
{
    char32_t from;
    char32_t to; ///< 0: ignored
};
constexpr std::array newerMappings = std::to_array<NewerMapping>({
    {0x04C0, 0x04CF}, // Cyrillic palochka
    {0x115F, 0}, {0x1160, 0}, // Hangul fillers
    {0x17B4, 0}, {0x17B5, 0}, // Khmer inherent vowels
    {0x180E, 0}, // Mongolian vowel separator
    {0x1E9E, 0x00DF}, // capital sharp s
    {0x2061, 0}, {0x2062, 0}, {0x2063, 0}, // invisible operators
    {0x206A, 0}, {0x206B, 0}, {0x206C, 0}, {0x206D, 0}, {0x206E, 0}, {0x206F, 0}, // deprecated format controls
    {0x2132, 0x214E}, {0x2183, 0x2184}, // turned F, reversed C
    {0x3164, 0}, {0xFFA0, 0}, // Hangul fillers
    {0x1D173, 0}, {0x1D174, 0}, {0x1D175, 0}, {0x1D176, 0}, // musical format controls
    {0x1D177, 0}, {0x1D178, 0}, {0x1D179, 0}, {0x1D17A, 0}, //
    {0x2F868, 0x36FC}, {0x2F874, 0x5F53}, {0x2F91F, 0x243AB}, // CJK compatibility ideographs of Corrigendum 4
    {0x2F95F, 0x7AEE}, {0x2F9BF, 0x45D7}, //
});

/// Georgian capitals U+10A0 to U+10C5 are mapped to small letters in one block.
constexpr char32_t firstGeorgianCapital = 0x10A0;
constexpr char32_t lastGeorgianCapital = 0x10C5;
constexpr char32_t firstGeorgianSmall = 0x2D00;

QString withNewerMappings(QByteArrayView domain)
{
    const QString text = QString::fromUtf8(domain);
    QString out;
    out.reserve(text.size());
    for (const char32_t c : text.toUcs4()) {
        char32_t mapped = c;
        if (c >= firstGeorgianCapital && c <= lastGeorgianCapital) {
            mapped = firstGeorgianSmall + (c - firstGeorgianCapital);
        } else {
            const auto it = std::lower_bound(newerMappings.begin(), newerMappings.end(), c,
                [](const NewerMapping &mapping, char32_t value) { return mapping.from < value; });
            if (it != newerMappings.end() && it->from == c)
                mapped = it->to;
        }
        if (mapped != 0 || c == 0)
            out.append(QChar::fromUcs4(mapped));
    }
    return out;
}

} // namespace

bool appendDomainToAscii(Buffer &out, QByteArrayView domain)
{
    const UIDNA *idna = uts46();
    if (!idna || domain.size() > longestIdnaDomain)
        return false;
    const QString text = withNewerMappings(domain);
    const auto source = reinterpret_cast<const UChar *>(text.utf16());
    const auto length = static_cast<int32_t>(text.size());
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    UErrorCode status = U_ZERO_ERROR;
    QVarLengthArray<UChar, 512> ascii(512);
    int32_t size
        = uidna_nameToASCII(idna, source, length, ascii.data(), static_cast<int32_t>(ascii.size()), &info, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        ascii.resize(size);
        status = U_ZERO_ERROR;
        info = UIDNA_INFO_INITIALIZER;
        size
            = uidna_nameToASCII(idna, source, length, ascii.data(), static_cast<int32_t>(ascii.size()), &info, &status);
    }
    if (U_FAILURE(status) || (info.errors & ~ignoredIdnaErrors))
        return false;
    for (int32_t i = 0; i < size; ++i) {
        if (ascii[i] > 0x7F)
            return false;
        out.append(static_cast<char>(ascii[i]));
    }
    return true;
}

} // namespace argiope::url
