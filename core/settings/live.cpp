#include "core/settings/live.h"

#include "core/settings/fields.h"
#include "core/settings/secrets.h"
#include "core/settings/speed.h"

#include <algorithm>
#include <iterator>

namespace argiope::settings {

bool isLive(QByteArrayView key)
{
    static constexpr QByteArrayView keys[] = {"seeds", "include", "exclude", "leaveOut", "checkExternal", "resources",
        "maxDepth", "maxUrls", "maxTime", "maxTotalBytes"};
    return isSpeed(key) || std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

bool isLiveForNodes(QByteArrayView key)
{
    static constexpr QByteArrayView judging[]
        = {"seeds", "include", "exclude", "leaveOut", "checkExternal", "resources", "maxDepth"};
    return isLive(key) && std::find(std::begin(judging), std::end(judging), key) == std::end(judging);
}

CrawlSettings withLive(const CrawlSettings &settings, const CrawlSettings &wanted)
{
    CrawlSettings result = settings;
    forEachField([&](const auto &field) {
        if (isLive(field.info.key))
            result.*field.member = wanted.*field.member;
    });
    return result;
}

bool judgeAlike(const CrawlSettings &a, const CrawlSettings &b)
{
    return a.seeds == b.seeds && a.scope == b.scope && a.include == b.include && a.exclude == b.exclude
        && a.mergeWww == b.mergeWww && a.leaveOut == b.leaveOut && a.checkExternal == b.checkExternal
        && a.resources == b.resources && fetchesResources(a) == fetchesResources(b)
        && fetchesRelatedPages(a) == fetchesRelatedPages(b) && isGuarded(a) == isGuarded(b);
}

} // namespace argiope::settings
