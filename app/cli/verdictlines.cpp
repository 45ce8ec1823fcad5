#include "app/cli/verdictlines.h"

#include "app/cli/console.h"
#include "app/cli/json.h"

namespace argiope::cli {

bool putVerdict(Output &out, const char *id, QByteArrayView url, const audit::Verdict &verdict)
{
    const audit::Check *check = audit::checkFromId(id);
    if (!check || verdict.state != audit::State::Found)
        return false;
    JsonLine json;
    const auto say = [&](QByteArrayView evidence, int count) {
        json.clear();
        json.string("check", id).string("severity", audit::name(check->severity));
        if (!url.isEmpty())
            json.string("url", url);
        out.put(json.number("count", count).string("evidence", evidence).line());
    };
    say(verdict.evidence, verdict.count - int(verdict.more.size()));
    for (const QByteArray &more : verdict.more)
        say(more, 1);
    return check->severity == audit::Severity::Error;
}

} // namespace argiope::cli
