#pragma once

#include "core/base/waitingurl.h"
#include "core/judge/foundlinks.h"
#include "core/store/types.h"

namespace argiope::engine {

/// What has become of a URL so far. Ranks fates: 0 kept out, 1 checked, 2 a page. A meeting can only ever raise a
/// URL's.
struct Standing
{
    int rank = 0;
    base::Way way;
};

[[nodiscard]] inline int rankOf(judge::Fate fate)
{
    return fate == judge::Fate::Page ? 2 : fate == judge::Fate::Check ? 1 : 0;
}

[[nodiscard]] inline int rankOf(store::UrlRole role)
{
    return role == store::UrlRole::Page ? 2 : 1;
}

[[nodiscard]] inline base::Way wayTo(const store::KnownUrl &url)
{
    return {url.depth, url.hops, base::UrlId::None};
}

} // namespace argiope::engine
