#include "core/url/idna.h"

#include <QVarLengthArray>

#include <unicode/uidna.h>
#include <unicode/ustring.h>

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

} // namespace

bool appendDomainToAscii(Buffer &out, QByteArrayView domain)
{
    const UIDNA *idna = uts46();
    if (!idna || domain.size() > INT32_MAX / 8)
        return false;
    const auto length = static_cast<int32_t>(domain.size());
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    UErrorCode status = U_ZERO_ERROR;
    QVarLengthArray<char, 512> ascii(512);
    int32_t size = uidna_nameToASCII_UTF8(
        idna, domain.data(), length, ascii.data(), static_cast<int32_t>(ascii.size()), &info, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) {
        ascii.resize(size);
        status = U_ZERO_ERROR;
        info = UIDNA_INFO_INITIALIZER;
        size = uidna_nameToASCII_UTF8(
            idna, domain.data(), length, ascii.data(), static_cast<int32_t>(ascii.size()), &info, &status);
    }
    if (U_FAILURE(status) || (info.errors & ~ignoredIdnaErrors))
        return false;
    out.append(ascii.constData(), size);
    return true;
}

} // namespace argiope::url
