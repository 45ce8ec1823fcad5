#include "core/engine/renderoptions.h"

namespace argiope::engine {

render::RendererOptions renderOptions(const settings::CrawlSettings &settings, const net::NetSettings &netSettings)
{
    render::RendererOptions options;
    options.browser = settings.browser;
    options.sandbox = settings.renderSandbox;
    options.tabs = settings.renderTabs;
    options.limitMs = int(settings.renderTime * 1000);
    options.userAgent = netSettings.userAgent;
    options.acceptLanguage = netSettings.acceptLanguage;
    return options;
}

} // namespace argiope::engine
