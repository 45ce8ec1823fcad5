#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// The links in style elements and, where they are asked for, in JSON-LD.
class EmbeddedLinks : public Collector
{
public:
    explicit EmbeddedLinks(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Style, Tag::Script};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void finish() override;

private:
    void readText();
    void readStyle();
    void readJson();

    PageContext &m_context;
    QByteArray m_text; ///< of the element that is open
    LinkRels m_rel;
    WalkFlags m_inside = 0; ///< InStyle or InJson: of the element that is open
    markup::ElementId m_id = 0;
};

} // namespace argiope::html
