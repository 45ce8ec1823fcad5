#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// What the head says about the page: language, canonical URL, description, robots.
class MetaFacts : public Collector
{
public:
    explicit MetaFacts(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Html, Tag::Link, Tag::Meta};
        return all;
    }
    WalkFlags element(const ElementView &view) override;

private:
    void link(const ElementView &view);
    void meta(const ElementView &view);

    PageContext &m_context;
    bool m_haveDescription = false;
};

} // namespace argiope::html
