#include "core/html/linkcollector.h"

#include "core/html/srcset.h"
#include "core/html/strings.h"

namespace argiope::html {

void LinkCollector::start(QList<Link> &&links)
{
    m_links = std::move(links);
    if (!m_resources)
        m_links.removeIf([](const Link &link) { return link.kind != LinkKind::Navigation; });
}

std::optional<url::Url> LinkCollector::resolve(QByteArrayView value, const url::Url &against)
{
    m_work += value.size() + against.href().size();
    if (m_work > MostWork)
        return std::nullopt;
    auto parsed = url::parse(value, &against, m_encoder);
    if (!parsed)
        return std::nullopt;
    return std::move(*parsed);
}

const LinkSource &LinkCollector::sourceOf(const Place &place)
{
    constexpr size_t MostSources = 8;
    for (const LinkSource &known : m_sources) {
        if (known.element() == place.element && known.attribute() == place.attribute)
            return known;
    }
    if (m_sources.size() < MostSources)
        return m_sources.emplace_back(place.element, place.attribute);
    LinkSource &oldest = m_sources[m_nextSource];
    m_nextSource = (m_nextSource + 1) % MostSources;
    return oldest = {place.element, place.attribute};
}

qsizetype LinkCollector::add(QByteArrayView value, LinkKind kind, const Place &place, const url::Url &against)
{
    if (kind != LinkKind::Navigation && !m_resources)
        return -1;
    if (m_links.size() >= MostLinks || m_bytes > MostBytes || m_work > MostWork) {
        m_overflowed = true;
        return -1;
    }
    Link link;
    if (auto parsed = resolve(value, against)) {
        link.url = std::move(*parsed);
        link.source = sourceOf(place);
    } else {
        link.source = {place.element, place.attribute, trimmed(value).toByteArray()};
    }
    m_bytes += link.url.href().size() + link.raw().size();
    link.text = place.text;
    link.kind = kind;
    link.rel = place.rel;
    m_links.append(std::move(link));
    return m_links.size() - 1;
}

void LinkCollector::addRuled(const LinkRule &rule, QByteArrayView value, const Place &place, const url::Url &against)
{
    const auto addOne = [&](QByteArrayView one) { add(one, rule.kind, place, against); };
    switch (rule.shape) {
    case ValueShape::None:
        return;
    case ValueShape::Url:
        if (!trimmed(value).isEmpty()) // only an anchor's empty value is a link, and that is not decided here
            addOne(value);
        return;
    case ValueShape::Tokens:
        forEachToken(value, addOne);
        return;
    case ValueShape::Commas:
        while (!value.isEmpty()) {
            const qsizetype comma = value.indexOf(',');
            forEachToken(comma < 0 ? value : value.first(comma), addOne);
            value = comma < 0 ? QByteArrayView() : value.sliced(comma + 1);
        }
        return;
    case ValueShape::Srcset:
        parseSrcsetWhile(value, [&](const SrcsetCandidate &candidate) {
            if (!candidate.url.isEmpty())
                addOne(candidate.url);
            return !m_overflowed; // none would be kept
        });
        return;
    }
}

} // namespace argiope::html
