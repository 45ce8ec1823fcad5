#include "tests/core/a11y/a11ytesting.h"

#include "core/html/inputstream.h"

#include <QStringBuilder>

namespace argiope::a11y::testing {

Report examineHtml(const QByteArray &body, const Limits &limits)
{
    const html::InputStream stream = html::inputStream(body, "text/html; charset=utf-8");
    return examine(dom::Document(stream.text), limits);
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
