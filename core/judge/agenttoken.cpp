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
    return QByteArray("Argiope/") + base::Version + " (+" + base::Homepage + ")";
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
