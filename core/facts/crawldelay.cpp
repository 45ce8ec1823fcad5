#include "core/facts/crawldelay.h"

#include "core/facts/observations.h"

namespace argiope::facts {

QByteArray CrawlDelay::written() const
{
    return QByteArray::number(asked, 'g', 12) + '/' + QByteArray::number(kept, 'g', 12);
}

std::optional<CrawlDelay> CrawlDelay::of(const QByteArray &observations)
{
    if (!observations.contains(Name))
        return std::nullopt;
    const Observations all = Observations::fromJson(observations);
    const Observation *one = all.find(Name);
    const qsizetype slash = one ? one->evidence.indexOf('/') : -1;
    if (slash < 0)
        return std::nullopt;
    bool isNumber = false;
    CrawlDelay delay;
    delay.asked = one->evidence.left(slash).toDouble(&isNumber);
    if (isNumber)
        delay.kept = one->evidence.mid(slash + 1).toDouble(&isNumber);
    // A file from a stranger may say anything.
    const bool meant = isNumber && delay.asked >= 0 && delay.asked <= 1e9 && delay.kept >= 0 && delay.kept <= 1e9;
    return meant ? std::optional(delay) : std::nullopt;
}

} // namespace argiope::facts
