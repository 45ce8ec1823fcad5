#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// The links in the attributes of elements.
class ElementLinks : public Collector
{
public:
    explicit ElementLinks(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::A, Tag::Applet, Tag::Link, Tag::Meta, Tag::Object};
        return all;
    }
    [[nodiscard]] Attrs attrs() const override;
    WalkFlags element(const ElementView &view) override;
    /// The link of the `a` that was met last; -1 where it has none that is wanted.
    [[nodiscard]] qsizetype lastAnchor() const { return m_lastAnchor; }

private:
    void htmlElement(const ElementView &view);
    void foreignElement(const ElementView &view);
    void linkElement(const ElementView &view);
    void metaElement(const ElementView &view);
    void styleOrData(const ElementView &view, const markup::Attribute &attribute);

    PageContext &m_context;
    qsizetype m_lastAnchor = -1;
};

} // namespace argiope::html
