#include "core/judge/wastewatch.h"

#include "core/trap/shapes.h"

#include <xxhash.h>

#include <utility>

namespace argiope::judge {

namespace {
constexpr qint64 FirstSample = 8; ///< of the URLs that are kept out
constexpr int LeastLeading = 2; ///< samples: one may name a page that others had not come to yet
constexpr qsizetype MostFamilies = 4096;
constexpr qsizetype MostChildren = 100000;

quint64 hashOf(const QByteArray &url)
{
    return XXH3_64bits(url.constData(), size_t(url.size()));
}

/// Of the URL's origin; "" where it is no waste.
QByteArray everyOneOf(const QByteArray &waste, const url::Url &url)
{
    return waste.isEmpty() ? QByteArray() : url.origin() + "/* (" + waste + ')';
}
} // namespace

QByteArray WasteWatch::patternOf(const url::Url &url) const
{
    return everyOneOf(m_applications.judgedWasteOf(url), url);
}

QByteArray WasteWatch::formOf(const url::Url &url) const
{
    return everyOneOf(m_applications.wasteOf(url), url);
}

std::optional<trap::Trap> WasteWatch::see(
    const QByteArray &pattern, const QByteArray &url, const QList<base::UrlId> &named, bool isKnown)
{
    const quint64 hash = hashOf(url);
    const std::lock_guard lock(m_mutex);
    if (m_families.size() >= MostFamilies && !m_families.contains(pattern))
        return {}; // as many sites at once have no waste that is left out
    Family &family = m_families[pattern];
    ++family.pages;
    if (family.examples.size() < trap::MostExamples)
        family.examples.append(url);
    for (const base::UrlId id : named) {
        if (m_children.size() < MostChildren)
            m_children.insert(id, {pattern, hash});
    }
    family.sampled += isKnown && family.samples.contains(hash);
    if (named.isEmpty())
        ++family.quiet;
    else
        family.held += std::exchange(family.quiet, 0);
    if (isKnown || family.quiet < Patience)
        return {};
    return trap::Trap{trap::name(trap::Kind::Waste), pattern, family.examples, false, family.pages};
}

QByteArray WasteWatch::childDone(base::UrlId id, bool exists)
{
    const std::lock_guard lock(m_mutex);
    const auto child = m_children.constFind(id);
    if (child == m_children.constEnd())
        return {};
    const auto [pattern, parent] = *child;
    m_children.erase(child);
    Family &family = m_families[pattern];
    if (!exists) // and so naming it was no news
        family.quiet += std::exchange(family.held, 0);
    if (!exists || family.leading.contains(parent))
        return {};
    family.leading.insert(parent);
    family.quiet = family.held = 0;
    if (family.samples.contains(parent)) {
        ++family.leadingSamples;
        family.kept = 0; // further ones soon
    }
    const bool most = family.leading.size() >= LeastLeading && 2 * family.leading.size() >= family.pages;
    const bool mostSamples = family.leadingSamples >= LeastLeading && 2 * family.leadingSamples >= family.sampled;
    return most || mostSamples ? pattern : QByteArray();
}

void WasteWatch::noteKept(const QByteArray &pattern, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    if (m_families.size() < MostFamilies)
        m_families[pattern].kept = urls;
}

bool WasteWatch::isSample(const QByteArray &pattern, const QByteArray &url)
{
    const quint64 hash = hashOf(url);
    const std::lock_guard lock(m_mutex);
    Family &family = m_families[pattern];
    if (family.samples.contains(hash))
        return true;
    const qint64 kept = ++family.kept;
    const bool sample = kept >= FirstSample && (kept & (kept - 1)) == 0;
    if (sample)
        family.samples.insert(hash);
    return sample;
}

} // namespace argiope::judge
