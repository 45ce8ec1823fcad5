#include "core/a11y/observe.h"

#include "core/a11y/examine.h"

namespace argiope::a11y {

void observe(QByteArrayView text, facts::Observations &observed)
{
    constexpr Limits limits{100}; // some are shown
    const Report report = examine(dom::Document(text), limits);
    if (report.incomplete) {
        observed.add(TooMuchName);
        return;
    }
    observed.add(ExaminedName);
    for (const Tally &tally : report.tallies) {
        const bool found = tally.found > 0;
        const Certainty wanted = found ? Certainty::Found : Certainty::NeedsPerson;
        const QByteArray name = found ? QByteArray(tally.check) : QByteArray(AskedPrefix + QByteArray(tally.check));
        int shown = 0;
        for (const Instance &one : report.instances) {
            if (shown <= facts::Observations::MostMore && one.check == tally.check && one.certainty == wanted) {
                observed.add(name, one.element);
                ++shown;
            }
        }
        if (const int rest = (found ? tally.found : tally.needsPerson) - shown; rest > 0)
            observed.add(name, {}, rest);
    }
}

} // namespace argiope::a11y
