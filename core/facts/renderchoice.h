#pragma once

#include "core/facts/observations.h"

#include <QByteArray>

#include <optional>

namespace argiope::facts {

/// Why a page was rendered or not, where samples of pages that are made alike decide it. A value; it is kept among the
/// page's observations (docs/FORMAT.md).
struct RenderChoice
{
    enum class Why : quint8 {
        NoScripts, ///< nothing on it runs
        Same, ///< rendered pages of its shape are as their sources
        Sample, ///< to see whether they are
        Differs, ///< one of them is not
    };
    Why why = Why::Sample;
    QByteArray shape{}; ///< "" with NoScripts
    QByteArray difference{}; ///< with Differs: what the first that did has changed, "links, title"
    int seen = 0; ///< pages of the shape that were rendered before

    [[nodiscard]] bool isRendered() const { return why == Why::Sample || why == Why::Differs; }
    void addTo(Observations &observed) const;
    [[nodiscard]] static std::optional<RenderChoice> from(const Observations &observed);
};

} // namespace argiope::facts
