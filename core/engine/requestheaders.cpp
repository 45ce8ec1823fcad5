#include "core/engine/requestheaders.h"

#include "core/engine/netsettings.h"
#include "core/net/standingheaders.h"
#include "core/url/url.h"

namespace argiope::engine {

QByteArray requestHeaders(const settings::CrawlSettings &settings, const QByteArray &url)
{
    const auto parsed = url::parse(url);
    if (!parsed || (parsed->scheme() != "http" && parsed->scheme() != "https"))
        return {};
    QByteArray lines = "Host: " + QByteArray(parsed->host()) + '\n';
    for (const auto &[name, value] : net::standingHeaders(makeNetSettings(settings), *parsed))
        lines += name + ": " + value + '\n';
    return lines;
}

} // namespace argiope::engine
