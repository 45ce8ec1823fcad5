#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"

#include "core/url/canonical.h"

namespace argiope::cli {

namespace {

int runDomain(const Arguments &arguments)
{
    Output out;
    JsonLine json;
    const auto answer = [&](QByteArrayView host) {
        if (host.endsWith('\r'))
            host.chop(1);
        json.clear();
        json.string("host", host);
        if (const auto domain = url::registrableDomain(host))
            json.string("registrable", *domain);
        else
            json.null("registrable");
        out.put(json.line());
    };
    for (const QString &host : arguments.positional()) {
        if (host != u"-") {
            answer(host.toUtf8());
            continue;
        }
        QString error;
        if (!forEachInputLine(out, answer, &error)) {
            (void)out.finish(ExitDone);
            return fail(ExitError, QLatin1String("domain: ") + error);
        }
    }
    return out.finish(ExitDone);
}

} // namespace

Command domainCommand()
{
    return {{"domain", "HOST…", "print the registrable domain of hosts",
                "Prints {host, registrable} as one JSON object per line; registrable is null for IP addresses, "
                "public\nsuffixes and invalid host names. With - as HOST, hosts are read from standard input, one per "
                "line.",
                {}, 1, -1, "no host given"},
        runDomain};
}

} // namespace argiope::cli
