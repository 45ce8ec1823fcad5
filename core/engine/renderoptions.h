#pragma once

#include "core/net/fetcher.h"
#include "core/render/renderer.h"
#include "core/settings/crawlsettings.h"

namespace argiope::engine {

/// How the settings have pages rendered, by who we are to servers.
[[nodiscard]] render::RendererOptions renderOptions(
    const settings::CrawlSettings &settings, const net::NetSettings &netSettings);
[[nodiscard]] render::PageLimits pageLimits(const settings::CrawlSettings &settings);

} // namespace argiope::engine
