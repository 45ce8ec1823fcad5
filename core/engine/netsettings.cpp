#include "core/engine/netsettings.h"

#include "core/judge/agenttoken.h"

#include <QString>

namespace argiope::engine {

net::NetSettings makeNetSettings(const settings::CrawlSettings &s, const QList<url::Url> &seeds)
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
    out.credentials = s.auth.toUtf8();
    for (const url::Url &seed : seeds) {
        out.credentialOrigins.append(seed.origin());
        // What a host was trusted with in the clear it may have under TLS: seeds without a scheme begin as http.
        if (seed.scheme() == "http" && seed.port().isEmpty())
            out.credentialOrigins.append("https://" + seed.host());
    }
    out.timeoutMs = int(s.timeout * 1000);
    out.totalTimeoutMs = int(s.totalTimeout * 1000);
    out.http2 = s.http2;
    out.minRate = s.minRate;
    out.ignoreTlsErrors = s.ignoreTlsErrors;
    return out;
}

} // namespace argiope::engine
