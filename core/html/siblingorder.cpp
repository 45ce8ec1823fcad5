#include "core/html/siblingorder.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// What has been among the children.
enum Seen : quint8 {
    SeenTerm = 1, ///< dt or dd
    SeenDescription = 2, ///< dd
    SeenDiv = 4,
    SeenImage = 8,
    SeenTitle = 16, ///< figcaption, legend, summary
    SeenSpan = 32, ///< the colgroup itself says how many columns it has
};

/// What of `seen` shuts it out.
int shutOutBy(Tag child, ContentModel model)
{
    switch (child) {
    case Tag::Dt:
        return model == ContentModel::TermGroup ? SeenDescription : SeenDiv; // a group in a div is one
    case Tag::Dd:
        return model == ContentModel::Terms ? SeenDiv : 0;
    case Tag::Div:
        return model == ContentModel::Terms ? SeenTerm : 0;
    case Tag::Img:
    case Tag::Source:
        return model == ContentModel::Picture ? SeenImage : 0;
    case Tag::Figcaption:
    case Tag::Legend:
    case Tag::Summary:
        return SeenTitle;
    case Tag::Col:
        return SeenSpan;
    default:
        return 0;
    }
}

int seenAs(Tag child)
{
    switch (child) {
    case Tag::Dt:
        return SeenTerm;
    case Tag::Dd:
        return SeenTerm | SeenDescription;
    case Tag::Div:
        return SeenDiv;
    case Tag::Img:
        return SeenImage;
    case Tag::Figcaption:
    case Tag::Legend:
    case Tag::Summary:
        return SeenTitle;
    default:
        return 0;
    }
}

} // namespace

void SiblingOrder::openOrdered(const Nesting &within, const markup::NewElement &element)
{
    if (within.depth < 0)
        return;
    if (m_seen.size() <= size_t(within.depth))
        m_seen.resize(size_t(within.depth) + 1);
    const auto hasSpan = [&element] {
        const auto &attributes = element.token->attributes;
        return std::any_of(
            attributes.begin(), attributes.end(), [](const auto &attribute) { return attribute.name == "span"; });
    };
    m_seen[size_t(within.depth)] = element.tag == Tag::Colgroup && element.token && hasSpan() ? SeenSpan : 0;
}

bool SiblingOrder::takesInOrder(Tag child, const Nesting &parent)
{
    if (parent.depth < 0 || size_t(parent.depth) >= m_seen.size())
        return true;
    quint8 &seen = m_seen[size_t(parent.depth)];
    const bool takes = (seen & shutOutBy(child, parent.model)) == 0;
    seen = quint8(seen | seenAs(child));
    return takes;
}

} // namespace argiope::html
