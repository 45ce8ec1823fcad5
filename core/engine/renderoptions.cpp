#include "core/engine/renderoptions.h"

namespace argiope::engine {

namespace {

constexpr int BusyFactor = 2; ///< what is computed takes time that the page's clock does not count

} // namespace

render::RendererOptions renderOptions(const settings::CrawlSettings &settings, const net::NetSettings &netSettings)
{
    render::RendererOptions options;
    options.browser = settings.browser;
    options.sandbox = settings.renderSandbox;
    options.tabs = settings.renderTabs;
    options.userAgent = netSettings.userAgent;
    options.acceptLanguage = netSettings.acceptLanguage;
    return options;
}

render::PageLimits pageLimits(const settings::CrawlSettings &settings)
{
    const int ownMs = int(settings.renderTime * 1000);
    return {ownMs, BusyFactor * ownMs};
}

} // namespace argiope::engine
