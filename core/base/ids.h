#pragma once

#include <QtGlobal>

#include <functional>

namespace argiope::base {

/// Row of `urls` in the project file; 0 is "none". Distinct types so that ids cannot be swapped.
enum class UrlId : qint64 { None = 0 };
/// Row of `hosts`: one origin (scheme, host, port); 0 is "none".
enum class HostId : qint32 { None = 0 };
/// Row of `rules`: what let a URL in or kept it out; 0 is "none".
enum class RuleId : qint32 { None = 0 };
/// Row of `texts`: an anchor text; 0 is "none".
enum class TextId : qint64 { None = 0 };

template <class Id>
[[nodiscard]] constexpr auto raw(Id id)
{
    return static_cast<std::underlying_type_t<Id>>(id);
}

} // namespace argiope::base
