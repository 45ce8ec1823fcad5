#pragma once

#include "core/base/result.h"
#include "core/engine/crawl.h"
#include "core/url/url.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace argiope::engine {

/// A seed as typed, with the user's name and password that stand in it: what normalizeSeed() reads.
[[nodiscard]] std::optional<url::Url> readSeed(const QString &text, CrawlError *error = nullptr);

/// The seeds as URLs, each once; fails with NoSeed or the first BadSeed.
[[nodiscard]] base::Result<QList<url::Url>, CrawlError> parseSeeds(const QStringList &texts);

/// Looks up the hosts of all seeds; true as soon as one resolves (or is an address). Runs an event loop of its own;
/// ends early, with true, when `canceled` says so.
[[nodiscard]] bool anyHostResolves(const QList<url::Url> &seeds, const std::function<bool()> &canceled);

} // namespace argiope::engine
