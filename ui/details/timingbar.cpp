#include "ui/details/facts.h"
#include "ui/details/htmltext.h"
#include "ui/words/format.h"

#include <QStringList>

#include <algorithm>

namespace argiope::details {

QString timingHtml(const store::PageRecord &page)
{
    struct Part
    {
        QString text;
        int ms;
        const char *colour; // Okabe and Ito: told apart by the colour-blind too; the legend says the same in words
    };
    // The first byte is counted from the start of the request, so with the connecting.
    const int connect = std::max(page.connectMs, 0);
    const Part parts[] = {
        {DetailsText::tr("connect %1"), page.connectMs, "#E69F00"},
        {DetailsText::tr("TTFB %1"), page.firstByteMs < 0 ? -1 : std::max(0, page.firstByteMs - connect), "#56B4E9"},
        {DetailsText::tr("download %1"), page.downloadMs, "#0072B2"},
        {DetailsText::tr("parsing %1"), page.notModified ? -1 : page.parseMs, "#CC79A7"},
    };
    int sum = 0;
    for (const Part &part : parts)
        sum += std::max(part.ms, 0);
    const QString whole = words::format::milliseconds(page.responseMs);
    QString bar;
    QStringList legend;
    for (const Part &part : parts) {
        if (part.ms < 0)
            continue;
        const QString colour = QString::fromLatin1(part.colour);
        legend.append(QStringLiteral("<span style=\"color:%1\">■</span> %2")
                          .arg(colour, part.text.arg(words::format::milliseconds(part.ms))));
        if (part.ms > 0) {
            bar += QStringLiteral("<td width=\"%1%\" bgcolor=\"%2\" style=\"font-size:6pt\">&nbsp;</td>")
                       .arg(std::max(1, int(100.0 * part.ms / sum)))
                       .arg(colour);
        }
    }
    if (legend.isEmpty())
        return whole;
    QString html = whole;
    if (bar.isEmpty()) // all of it took less than a millisecond
        html += QStringLiteral("<br>");
    else
        html += QStringLiteral("<table width=\"360\" cellspacing=\"0\" cellpadding=\"0\"><tr>%1</tr></table>").arg(bar);
    return html + legend.join(QStringLiteral("&nbsp; "));
}

} // namespace argiope::details
