#include "core/scope/spellings.h"

namespace argiope::scope {

url::CanonicalOptions canonicalOptions(const settings::CrawlSettings &s)
{
    url::CanonicalOptions options;
    options.normalizeEscapes = s.normalizeEscapes;
    options.dropEmptyQuery = s.dropEmptyQuery;
    options.dropDefaultDocument = s.dropDefaultDocument;
    options.dropTrailingSlash = s.dropTrailingSlash;
    options.sortQuery = s.sortQuery;
    options.dropTrackingParameters = s.dropTrackingParameters;
    options.dropSessionIds = s.dropSessionIds;
    options.mergeWww = s.mergeWww;
    options.mergeSchemes = s.mergeSchemes;
    return options;
}

} // namespace argiope::scope
