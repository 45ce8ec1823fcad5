#pragma once

#include "core/settings/crawlsettings.h"

/// What the menu beside Start ticks, for crawls that begin in the window: as a person ticked it last. Before that
/// images, scripts and styles, and links to other sites are on: whoever looks for broken links means these, too. What a
/// crawl is made of otherwise, and on the command line, says settings::CrawlSettings. Kept in QSettings; UI thread.
namespace argiope::startbar::everyday {

void restore(settings::CrawlSettings &settings);
void remember(const settings::CrawlSettings &settings);

} // namespace argiope::startbar::everyday
