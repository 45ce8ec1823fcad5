#pragma once

#include "core/audit/check.h"

// The rows, group by group. Private to this folder.
namespace argiope::audit {

[[nodiscard]] std::span<const Check> a11yChecks();
[[nodiscard]] std::span<const Check> httpChecks();
[[nodiscard]] std::span<const Check> indexChecks();
[[nodiscard]] std::span<const Check> headChecks();
[[nodiscard]] std::span<const Check> contentChecks();
[[nodiscard]] std::span<const Check> renderChecks(); ///< of Group::Content
[[nodiscard]] std::span<const Check> linkChecks();
[[nodiscard]] std::span<const Check> imageChecks();
[[nodiscard]] std::span<const Check> robotsChecks();
[[nodiscard]] std::span<const Check> sitemapChecks();
[[nodiscard]] std::span<const Check> urlChecks();
[[nodiscard]] std::span<const Check> securityChecks();
[[nodiscard]] std::span<const Check> cookieChecks(); ///< of Group::Security too
[[nodiscard]] std::span<const Check> performanceChecks();
[[nodiscard]] std::span<const Check> htmlChecks();
[[nodiscard]] std::span<const Check> dataChecks(); ///< of Group::StructuredData

} // namespace argiope::audit
