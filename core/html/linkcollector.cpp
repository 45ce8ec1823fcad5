#include "core/html/linkcollector.h"

#include "core/html/srcset.h"
#include "core/html/strings.h"

#include <xxhash.h>

namespace argiope::html {

void LinkCollector::start(QList<Link> &&links)
{
    m_links = std::move(links);
    if (!m_resources)
        m_links.removeIf([](const Link &link) { return link.kind != LinkKind::Navigation; });
}

bool LinkCollector::mayResolve(QByteArrayView value, const url::Url &against)
{
    m_work += value.size() + against.href().size();
    return m_work <= MostWork;
}

std::optional<url::Url> LinkCollector::resolve(QByteArrayView value, const url::Url &against)
{
    if (!mayResolve(value, against))
        return std::nullopt;
    auto parsed = url::parse(value, &against, m_encoder);
    if (!parsed)
        return std::nullopt;
    return std::move(*parsed);
}

LinkCollector::Written *LinkCollector::placeOf(QByteArrayView value, const url::Url &against)
{
    constexpr size_t Places = 512;
    if (value.isEmpty() || value.data() < m_document.data() || value.data() >= m_document.data() + m_document.size())
        return nullptr;
    if (m_written.empty()) {
        m_written.resize(Places);
        m_base = against.href();
    }
    if (m_base.constData() != against.href().constData())
        return nullptr;
    return &m_written[size_t(XXH3_64bits(value.data(), size_t(value.size())) % Places)];
}

const LinkSource &LinkCollector::sourceOf(const Place &place)
{
    constexpr size_t MostSources = 8;
    // Names of elements and attributes are mostly the very same.
    const auto same = [](const QByteArray &one, const QByteArray &other) {
        return one.constData() == other.constData() || one == other;
    };
    for (const LinkSource &known : m_sources) {
        if (same(known.element(), place.element) && same(known.attribute(), place.attribute))
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
    if (place.rel & LinkRel::InTemplate) // inert: what a script may make of it is not known (HTML Standard 4.12.3)
        return -1;
    if (m_links.size() >= MostLinks || m_bytes > MostBytes || m_work > MostWork) {
        m_overflowed = true;
        return -1;
    }
    Link link;
    Written *const written = placeOf(value, against);
    if (written && written->value && QByteArrayView(written->value, written->size) == value) {
        if (mayResolve(value, against))
            link.url = m_links.at(written->link).url;
        if (!link.url.isEmpty())
            link.sameAs = qint32(written->link);
    } else if (auto parsed = resolve(value, against)) {
        link.url = std::move(*parsed);
        if (written)
            *written = {value.data(), value.size(), m_links.size()};
    }
    if (!link.url.isEmpty()) {
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

void LinkCollector::setText(qsizetype index, QByteArray text)
{
    Link &link = m_links[index];
    const bool repeated = link.sameAs >= 0 && m_links.at(link.sameAs).text == text;
    link.text = repeated ? m_links.at(link.sameAs).text : std::move(text);
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
