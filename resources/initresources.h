#pragma once

namespace argiope {

/// Registers the icons and translations, which a static library does not do by itself. Any number of calls.
void initResources();

} // namespace argiope
