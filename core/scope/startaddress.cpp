#include "core/scope/startaddress.h"

#include "core/settings/secrets.h"

#include <algorithm>

namespace argiope::scope {

namespace {

/// True where the text begins like a URL that names its scheme: letters, then "://" or, for schemes without an
/// authority, a colon that is not followed by a port.
bool hasScheme(const QByteArray &text)
{
    const qsizetype colon = text.indexOf(':');
    if (colon <= 0)
        return false;
    for (qsizetype i = 0; i < colon; ++i) {
        const char c = text[i];
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == '+' || c == '-')))
            return false; // a dot before the colon: example.org:8080
    }
    if (text.mid(colon).startsWith("://"))
        return true;
    // localhost:8080/x is a host and a port, mailto:me is not.
    qsizetype i = colon + 1;
    while (i < text.size() && text[i] >= '0' && text[i] <= '9')
        ++i;
    return !(i > colon + 1 && (i == text.size() || text[i] == '/' || text[i] == '?' || text[i] == '#'));
}

bool isMailAddress(const QByteArray &text)
{
    const qsizetype at = text.indexOf('@');
    const auto isPart = [](char c) { return c == '/' || c == '?' || c == '#' || c == '\\' || c == ':'; };
    return at > 0 && std::none_of(text.begin(), text.begin() + at, isPart);
}

} // namespace

base::Result<url::Url, QByteArray> readStart(const QString &text)
{
    const auto fail = [](const char *detail) { return base::Failure{QByteArray(detail)}; };
    QByteArray bytes = text.trimmed().toUtf8();
    if (bytes.isEmpty())
        return fail("");
    // "/path" would make "path" the host.
    const bool slashes = bytes.startsWith("//");
    if (!slashes && QByteArrayView("/\\?#").contains(bytes.front()))
        return fail("missing_host");
    const bool scheme = hasScheme(bytes);
    // With a name alone before the host it is an address to write to; who means a user's name says so by a scheme.
    if (!scheme && !slashes && isMailAddress(bytes))
        return fail("mail_address");
    // The URL Standard takes it for an address: 8 would be 0.0.0.8. Nobody means that.
    if (!scheme && !slashes && std::all_of(bytes.cbegin(), bytes.cend(), [](char c) { return c >= '0' && c <= '9'; }))
        return fail("number");
    if (!scheme)
        bytes.prepend(slashes ? "http:" : "http://");
    auto parsed = url::parse(bytes);
    if (!parsed)
        return fail(url::name(parsed.error()));
    if (!parsed->isHttp())
        return fail("scheme");
    const QByteArray password = QByteArray::fromPercentEncoding(parsed->password().toByteArray());
    if (QString::fromUtf8(password).contains(settings::PasswordMask))
        return fail("masked_password");
    return std::move(parsed).value();
}

} // namespace argiope::scope
