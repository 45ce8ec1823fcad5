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
    SeenTitle = 16, ///< figcaption, legend, summary; the heading of an hgroup
    SeenSpan = 32, ///< the colgroup itself says how many columns it has
    SeenSource = 64, ///< the audio or video itself has src, or what comes behind all source elements
    SeenContent = 128, ///< what comes behind all track elements, and a legend or a summary
    SeenLateTitle = 64, ///< a figcaption behind the content, which must be the last
    // Of tables, in their order.
    SeenCaption = 1,
    SeenColumns = 2,
    SeenHead = 4,
    SeenBody = 8,
    SeenFoot = 16,
};

bool isMedia(ContentModel model)
{
    return model == ContentModel::FlowMedia || model == ContentModel::PhrasingMedia;
}

bool isScript(Tag tag)
{
    return tag == Tag::Script || tag == Tag::Template;
}

/// What is one of the parts of a table (HTML Standard 4.9.1).
int tablePart(Tag child)
{
    switch (child) {
    case Tag::Caption:
        return SeenCaption;
    case Tag::Colgroup:
        return SeenColumns;
    case Tag::Thead:
        return SeenHead;
    case Tag::Tbody:
        return SeenBody;
    case Tag::Tfoot:
        return SeenFoot;
    default:
        return 0;
    }
}

/// What of `seen` shuts it out.
int shutOutBy(Tag child, ContentModel model)
{
    if (model == ContentModel::Hgroup)
        return markup::isHeading(child) ? SeenTitle : 0;
    if (model == ContentModel::Table) {
        const int part = tablePart(child);
        const bool several = child == Tag::Colgroup || child == Tag::Tbody;
        return part == 0
            ? 0
            : (SeenCaption | SeenColumns | SeenHead | SeenBody | SeenFoot) & ~((several ? 2 * part : part) - 1);
    }
    if (model == ContentModel::Figure && !isScript(child))
        return child == Tag::Figcaption ? SeenTitle : SeenLateTitle;
    switch (child) {
    case Tag::Dt:
        return model == ContentModel::TermGroup ? SeenDescription : SeenDiv; // a group in a div is one
    case Tag::Dd:
        return model == ContentModel::Terms ? SeenDiv : 0;
    case Tag::Div:
        return model == ContentModel::Terms ? SeenTerm : 0;
    case Tag::Img:
        return model == ContentModel::Picture ? SeenImage : 0;
    case Tag::Source:
        return model == ContentModel::Picture ? SeenImage : isMedia(model) ? SeenSource | SeenContent : 0;
    case Tag::Track:
        return isMedia(model) ? SeenContent : 0;
    case Tag::Legend:
        return SeenTitle | (model == ContentModel::Fieldset ? SeenContent : 0);
    case Tag::Summary:
        return SeenTitle | (model == ContentModel::Details ? SeenContent : 0);
    case Tag::Col:
        return SeenSpan;
    default:
        return 0;
    }
}

int seenAs(Tag child, ContentModel model, int seen)
{
    if (model == ContentModel::Hgroup)
        return markup::isHeading(child) ? SeenTitle : 0;
    if (model == ContentModel::Table)
        return tablePart(child);
    if (model == ContentModel::Figure) {
        const bool isLate = child == Tag::Figcaption && (seen & SeenContent);
        return child != Tag::Figcaption ? SeenContent : isLate ? SeenTitle | SeenLateTitle : SeenTitle;
    }
    if (isMedia(model))
        return child == Tag::Track ? SeenSource : child == Tag::Source ? 0 : SeenContent;
    switch (child) {
    case Tag::Dt:
        return SeenTerm;
    case Tag::Dd:
        return SeenTerm | SeenDescription;
    case Tag::Div:
        return SeenDiv;
    case Tag::Img:
        return SeenImage;
    case Tag::Legend:
    case Tag::Summary:
        return SeenTitle;
    default:
        return model == ContentModel::Fieldset || model == ContentModel::Details ? SeenContent : 0;
    }
}

} // namespace

void SiblingOrder::openOrdered(const Nesting &within, const markup::NewElement &element)
{
    if (within.depth < 0)
        return;
    if (m_seen.size() <= size_t(within.depth))
        m_seen.resize(size_t(within.depth) + 1);
    const auto has = [&element](QByteArrayView name) {
        return element.token
            && std::any_of(element.token->attributes.begin(), element.token->attributes.end(),
                [name](const auto &attribute) { return attribute.name == name; });
    };
    quint8 &seen = m_seen[size_t(within.depth)];
    seen = 0;
    if (element.tag == Tag::Colgroup && has("span"))
        seen = SeenSpan;
    else if ((element.tag == Tag::Audio || element.tag == Tag::Video) && has("src"))
        seen = SeenSource;
}

bool SiblingOrder::takesInOrder(Tag child, const Nesting &parent)
{
    if (parent.depth < 0 || size_t(parent.depth) >= m_seen.size())
        return true;
    quint8 &seen = m_seen[size_t(parent.depth)];
    const bool takes = (seen & shutOutBy(child, parent.model)) == 0;
    seen = quint8(seen | seenAs(child, parent.model, seen));
    return takes;
}

} // namespace argiope::html
