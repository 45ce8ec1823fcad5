#include "core/engine/netsettings.h"

#include "core/engine/credentials.h"
#include "core/judge/agenttoken.h"
#include "core/settings/secrets.h"

#include <QString>

#include <utility>

namespace argiope::engine {

net::NetSettings makeNetSettings(const settings::CrawlSettings &s)
{
    net::NetSettings out;
    out.userAgent = judge::userAgentOf(s);
    for (const QString &line : s.headers) {
        const qsizetype colon = line.indexOf(u':');
        if (colon > 0)
            out.headers.append({line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()});
    }
    out.proxy = s.proxy;
    out.transport = s.transport;
    settings::CrawlSettings bound = s;
    bindSecrets(bound);
    for (const QString &text : std::as_const(bound.logins)) {
        const settings::Login login = settings::Login::fromText(text);
        if (!login.credentials.isEmpty())
            out.logins.insert(login.origin, login.credentials.toUtf8());
    }
    for (const QString &origin : std::as_const(bound.headersFor))
        out.credentialOrigins.append(origin.toUtf8());
    out.timeoutMs = int(s.timeout * 1000);
    out.totalTimeoutMs = int(s.totalTimeout * 1000);
    out.http2 = s.http2;
    out.minRate = s.minRate;
    out.ignoreTlsErrors = s.ignoreTlsErrors;
    return out;
}

} // namespace argiope::engine
