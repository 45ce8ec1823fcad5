#include "core/facts/renderchoice.h"

#include <algorithm>
#include <array>

namespace argiope::facts {

namespace {

constexpr std::array Names{
    "render-auto-no-scripts", "render-auto-same", "render-auto-sample", "render-auto-differs"}; ///< by Why

} // namespace

void RenderChoice::addTo(Observations &observed) const
{
    // The shape is a URL with holes, so without a space.
    const QByteArray evidence = difference.isEmpty() ? shape : QByteArray(difference + ' ' + shape);
    observed.add(Names[size_t(why)], evidence, std::max(seen, 1));
}

std::optional<RenderChoice> RenderChoice::from(const Observations &observed)
{
    for (size_t i = 0; i < Names.size(); ++i) {
        const Observation *known = observed.find(Names[i]);
        if (!known)
            continue;
        const qsizetype space = known->evidence.lastIndexOf(' ');
        return RenderChoice{Why(i), known->evidence.sliced(space + 1),
            known->evidence.first(std::max<qsizetype>(space, 0)), known->count};
    }
    return std::nullopt;
}

} // namespace argiope::facts
