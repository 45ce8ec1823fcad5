#pragma once

#include "core/html/contentmodel.h"
#include "core/markup/treesink.h"

#include <vector>

namespace argiope::html {

/// Whether elements that may be children of another may be so beside those that are there already: a second figcaption,
/// dt beside div in a dl, source behind the img of a picture or in a video that has src (HTML Standard, "Content model"
/// of each). As a tree is built: open(), then its children. One page, one thread.
class SiblingOrder
{
public:
    /// Most have none: asked for every element.
    [[nodiscard]] static constexpr bool hasOrder(ContentModel model)
    {
        switch (model) {
        case ContentModel::Terms:
        case ContentModel::TermGroup:
        case ContentModel::Picture:
        case ContentModel::Figure:
        case ContentModel::Fieldset:
        case ContentModel::Details:
        case ContentModel::Columns:
        case ContentModel::Table:
        case ContentModel::Hgroup:
        case ContentModel::FlowMedia:
        case ContentModel::PhrasingMedia:
            return true;
        default:
            return false;
        }
    }
    /// Any element, with what its children know of it.
    void open(const Nesting &within, const markup::NewElement &element)
    {
        if (hasOrder(within.model))
            openOrdered(within, element);
    }
    /// False where the child has come too late, or is one too many. It is there all the same.
    [[nodiscard]] bool takes(Tag child, const Nesting &parent)
    {
        return !hasOrder(parent.model) || takesInOrder(child, parent);
    }

private:
    void openOrdered(const Nesting &within, const markup::NewElement &element);
    [[nodiscard]] bool takesInOrder(Tag child, const Nesting &parent);

    std::vector<quint8> m_seen; ///< of open elements for which it matters, by their depth
};

} // namespace argiope::html
