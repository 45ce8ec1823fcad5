#include "tests/core/a11y/a11ytesting.h"

#include "core/dom/arena.h"

namespace argiope::a11y::testing {

Report examineHtml(const QByteArray &html, const Limits &limits)
{
    dom::Arena arena;
    return examine(dom::parseTree(html, arena, {}), html, limits);
}

QByteArray pageWith(const QByteArray &body)
{
    return "<!DOCTYPE html><html lang=en><head><title>A page</title></head><body>" + body + "</body></html>";
}

int foundBy(const Report &report, const QByteArray &check)
{
    for (const Tally &tally : report.tallies) {
        if (check == tally.check)
            return tally.found;
    }
    return 0;
}

int askedBy(const Report &report, const QByteArray &check)
{
    for (const Tally &tally : report.tallies) {
        if (check == tally.check)
            return tally.needsPerson;
    }
    return 0;
}

} // namespace argiope::a11y::testing
