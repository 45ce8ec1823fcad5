#pragma once

#include "core/base/waitingurl.h"
#include "core/judge/foundlinks.h"
#include "core/store/types.h"

namespace argiope::engine {

/// What has become of a URL so far. Ranks fates: 0 kept out, 1 checked, 2 a page behind all others, 3 a page. A
/// meeting can only ever raise a URL's.
struct Standing
{
    int rank = 0;
    base::Way way;
};

[[nodiscard]] inline int rankOf(judge::Fate fate)
{
    switch (fate) {
    case judge::Fate::Page:
        return 3;
    case judge::Fate::Later:
        return 2;
    case judge::Fate::Check:
        return 1;
    case judge::Fate::Skip:
        break;
    }
    return 0;
}

/// What a rank makes of a URL, wherever it waits: 0 kept out, 1 checked, 2 a page.
[[nodiscard]] constexpr int levelOf(int rank)
{
    return rank > 2 ? 2 : rank;
}

[[nodiscard]] inline int rankOf(store::UrlRole role)
{
    return role == store::UrlRole::Page ? 3 : 1;
}

[[nodiscard]] inline int rankOf(const store::KnownUrl &url)
{
    const bool last = url.state == store::UrlState::Queued && base::isLast(url.priority);
    return url.role == store::UrlRole::Page && last ? 2 : rankOf(url.role);
}

[[nodiscard]] inline base::Way wayTo(const store::KnownUrl &url)
{
    return {url.depth, url.hops, base::UrlId::None};
}

} // namespace argiope::engine
