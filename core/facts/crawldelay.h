#pragma once

#include <QByteArray>

#include <optional>

namespace argiope::facts {

/// Crawl-delay of a host's robots.txt, in seconds.
struct CrawlDelay
{
    static constexpr const char *Name = "robots-crawl-delay"; ///< among the observations of a host

    double asked = 0;
    double kept = 0; ///< less where the settings bound it

    [[nodiscard]] QByteArray written() const; ///< as the evidence of that observation: "3600/60"
    /// Of a host's observations, JSON; nothing where its robots.txt asks for none.
    [[nodiscard]] static std::optional<CrawlDelay> of(const QByteArray &observations);
};

} // namespace argiope::facts
