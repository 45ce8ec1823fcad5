#include "core/judge/agenttoken.h"

#include "core/base/version.h"

namespace argiope::judge {

namespace {

QByteArray tokenAtFront(QByteArrayView text)
{
    qsizetype end = 0;
    while (end < text.size()) {
        const char c = text[end];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_'))
            break;
        ++end;
    }
    return text.first(end).toByteArray();
}

} // namespace

QByteArray userAgentOf(const settings::CrawlSettings &settings)
{
    if (!settings.userAgent.isEmpty())
        return settings.userAgent.toUtf8();
    const QByteArray name = QByteArray("Argiope/") + base::Version;
    // Until the program has a page of its own, only a person can be named: nobody answers for the placeholder.
    const QByteArray contact = settings.contact.isEmpty() && !QByteArray(base::Homepage).contains(".example/")
        ? QByteArray(base::Homepage)
        : settings.contact.toUtf8();
    return contact.isEmpty() ? name : QByteArray(name + " (+" + contact + ")");
}

QByteArray productToken(const QByteArray &userAgent)
{
    if (userAgent.startsWith("Mozilla/")) {
        constexpr QByteArrayView Mark = "compatible;";
        const qsizetype at = userAgent.indexOf(Mark);
        if (at >= 0) {
            if (const QByteArray name = tokenAtFront(QByteArrayView(userAgent).sliced(at + Mark.size()).trimmed());
                !name.isEmpty())
                return name;
        }
    }
    const QByteArray token = tokenAtFront(userAgent);
    return token.isEmpty() ? QByteArrayLiteral("Argiope") : token;
}

} // namespace argiope::judge
