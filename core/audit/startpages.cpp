#include "core/audit/startpages.h"

#include "core/scope/spellings.h"
#include "core/scope/startaddress.h"
#include "core/url/canonical.h"

namespace argiope::audit {

namespace {

constexpr int MostHomeHops = 10;
constexpr int MostSeeds = 20; ///< more are a list, and none of them is a home page

/// Not by its rule, in place of which a line of robots.txt may stand.
bool isSeed(const store::UrlRecord &record)
{
    return record.depth == 0 && record.referrerId == base::UrlId::None;
}

} // namespace

StartPages::StartPages(store::Reader &reader)
{
    const settings::CrawlSettings settings = reader.settings();
    if (settings.seeds.size() > MostSeeds)
        return;
    const url::CanonicalOptions sameUrls = scope::canonicalOptions(settings);
    for (const QString &seed : settings.seeds) {
        const auto typed = scope::readStart(seed);
        if (!typed)
            continue;
        auto record = reader.find(url::canonical(*typed, sameUrls));
        for (int hops = 0; record && !record->redirectUrl.isEmpty() && hops < MostHomeHops; ++hops) {
            record = reader.find(record->redirectUrl);
            if (record)
                m_reached.insert(record->id);
        }
    }
}

bool StartPages::has(const store::UrlRecord &record) const
{
    return isSeed(record) || m_reached.contains(record.id);
}

} // namespace argiope::audit
