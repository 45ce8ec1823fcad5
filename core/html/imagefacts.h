#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// The images, and those without a text.
class ImageFacts : public Collector
{
public:
    explicit ImageFacts(PageContext &context)
        : m_context(context)
    {
        context.page.images = 0;
        context.page.imagesWithoutAlt = 0;
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Img};
        return all;
    }
    WalkFlags element(const ElementView &view) override
    {
        if (view.isHtml && m_context.isPage() && !(view.flags & (InTemplate | InNoscript))) {
            ++m_context.page.images;
            m_context.page.imagesWithoutAlt += view.has(Attr::Alt) ? 0 : 1;
        }
        return 0;
    }

private:
    PageContext &m_context;
};

} // namespace argiope::html
