#pragma once

#include "core/base/clockcache.h"
#include "core/url/url.h"

#include <QByteArray>

#include <memory>
#include <optional>
#include <utility>

namespace argiope::trap {

/// The family of a key; a new one where it is not known, or was forgotten.
template <class Family, class Hash>
[[nodiscard]] std::shared_ptr<Family> familyOf(
    base::ClockCache<quint64, std::shared_ptr<Family>, Hash> &families, quint64 key)
{
    if (const auto *known = families.find(key))
        return *known;
    auto family = std::make_shared<Family>();
    families.insert(key, family);
    return family;
}

/// Of a trap's pattern; nothing where it does not begin with a URL.
[[nodiscard]] inline std::optional<QByteArray> originOf(const QByteArray &pattern)
{
    constexpr qsizetype behindScheme = 8;
    const auto url = url::parse(pattern.left(pattern.indexOf('/', behindScheme)));
    return url ? std::optional(url->origin()) : std::nullopt;
}

/// Adds a rule that has an id, but once.
template <class Rules, class Rule>
void addOnce(Rules &rules, Rule &&rule)
{
    for (const auto &known : std::as_const(rules)) {
        if (known.id == rule.id)
            return;
    }
    rules.append(std::forward<Rule>(rule));
}

} // namespace argiope::trap
