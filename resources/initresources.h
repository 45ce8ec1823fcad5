#pragma once

namespace argiope {

/// Registers the icons, translations and pages of the manual, which a static library does not do by itself. Any number
/// of calls.
void initResources();

} // namespace argiope
