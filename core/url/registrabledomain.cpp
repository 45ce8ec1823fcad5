#include "core/url/canonical.h"

#include "core/url/charclass.h"
#include "core/url/host.h"

#include <libpsl.h>

#include <algorithm>

namespace argiope::url {

namespace {

constexpr qsizetype longestDnsName = 253; ///< RFC 1035, 2.3.4, as text

/// The newer of the list that libpsl was built with and the one that the system keeps up to date. Lives as long as the
/// program; look-ups do not change it. nullptr only where libpsl was built without any list.
const psl_ctx_t *publicSuffixList()
{
    static const psl_ctx_t *const list = [] {
        const psl_ctx_t *latest = psl_latest(nullptr);
        return latest ? latest : psl_builtin();
    }();
    return list;
}

} // namespace

std::optional<QByteArray> registrableDomain(QByteArrayView host)
{
    if (host.endsWith('.'))
        host.chop(1); // the root label: example.org. is example.org to the list
    Buffer ascii;
    if (host.isEmpty() || appendHost(ascii, host, false))
        return std::nullopt;
    const QByteArrayView name(ascii.constData(), ascii.size());
    // After the host parser only an IPv4 address consists of digits and dots.
    const bool isAddress = name.startsWith('[')
        || std::all_of(name.begin(), name.end(), [](char c) { return c == '.' || isAsciiDigit(c); });
    if (isAddress || name.startsWith('.') || name.endsWith('.') || name.toByteArray().contains(".."))
        return std::nullopt;
    if (name.size() > longestDnsName)
        return std::nullopt;
    const psl_ctx_t *list = publicSuffixList();
    if (!list)
        return std::nullopt;
    ascii.append('\0');
    const char *registrable = psl_registrable_domain(list, ascii.constData());
    if (!registrable)
        return std::nullopt;
    return QByteArray(registrable);
}

} // namespace argiope::url
