#include "core/a11y/observe.h"

#include "core/a11y/examine.h"

#include <algorithm>

namespace argiope::a11y {

void observe(QByteArrayView text, facts::Observations &observed)
{
    constexpr Limits limits{100}; // one is shown
    const Report report = examine(dom::Document(text), limits);
    if (report.incomplete) {
        observed.add(TooMuchName);
        return;
    }
    observed.add(ExaminedName);
    for (const Tally &tally : report.tallies) {
        const Certainty wanted = tally.found > 0 ? Certainty::Found : Certainty::NeedsPerson;
        const auto first = std::find_if(report.instances.begin(), report.instances.end(),
            [&](const Instance &one) { return one.check == tally.check && one.certainty == wanted; });
        const QByteArray element = first == report.instances.end() ? QByteArray() : first->element;
        if (tally.found > 0)
            observed.add(tally.check, element, tally.found);
        else
            observed.add(QByteArray(AskedPrefix + QByteArray(tally.check)), element, tally.needsPerson);
    }
}

} // namespace argiope::a11y
