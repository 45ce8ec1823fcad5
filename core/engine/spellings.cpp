#include "core/engine/spellings.h"

#include "core/judge/linkjudge.h"

namespace argiope::engine {

url::CanonicalOptions spellings(const settings::CrawlSettings &settings)
{
    return judge::canonicalOptions(settings);
}

} // namespace argiope::engine
