#pragma once

#include "core/html/collector.h"
#include "core/html/textcollector.h"

namespace argiope::html {

/// The title and the first-order headings.
class HeadingFacts : public Collector
{
public:
    explicit HeadingFacts(PageContext &context)
        : m_context(context)
    {
        hear(InTitle | InFirstHeading);
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Title, Tag::H1};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override { m_heading.append(" "); }
    void finish() override;

private:
    PageContext &m_context;
    CollapsedText m_title{FactBytes};
    CollapsedText m_heading{FactBytes};
    bool m_haveTitle = false;
};

} // namespace argiope::html
