#pragma once

#include "core/base/result.h"
#include "core/engine/crawl.h"
#include "core/url/url.h"

#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>

class QObject;

namespace argiope::engine {

/// A seed as typed, with the user's name and password that stand in it: what normalizeSeed() reads.
[[nodiscard]] std::optional<url::Url> readSeed(const QString &text, CrawlError *error = nullptr);

/// The seeds as URLs, each once; fails with NoSeed or the first BadSeed.
[[nodiscard]] base::Result<QList<url::Url>, CrawlError> parseSeeds(const QStringList &texts);

enum class HostsAnswer : quint8 {
    Found, ///< one of them resolves, or is an address
    Unknown, ///< none does
    Silence, ///< nobody said so in time
};
/// Looks a name up, and then calls `done`, from an event loop, unless `context` is gone.
using HostLookup
    = std::function<void(const QString &name, QObject &context, const std::function<void(bool found)> &done)>;
[[nodiscard]] HostLookup systemHostLookup();

/// Looks up the hosts of all seeds, until one resolves or `patience` is at its end. Runs an event loop of its own; ends
/// early, with Found, when `canceled` says so.
[[nodiscard]] HostsAnswer lookUpHosts(const QList<url::Url> &seeds, std::chrono::milliseconds patience,
    const std::function<bool()> &canceled, const HostLookup &lookUp = systemHostLookup());

} // namespace argiope::engine
