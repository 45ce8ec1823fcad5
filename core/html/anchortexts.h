#pragma once

#include "core/html/elementlinks.h"
#include "core/html/textcollector.h"

namespace argiope::html {

/// The texts of links.
class AnchorTexts : public Collector
{
public:
    AnchorTexts(PageContext &context, const ElementLinks &links)
        : m_context(context)
        , m_links(links)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::A, Tag::Img};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void copied(const markup::NewElement &element) override;
    void closed(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override;
    void enterDocument() override;
    void leaveDocument() override;
    void finish() override;

private:
    struct OpenAnchor
    {
        markup::ElementId id = 0;
        qsizetype link = -1; ///< index in the page's links
        CollapsedText text{AnchorTextBytes};
    };
    struct LastAnchor
    {
        markup::ElementId id = 0; ///< its own, or of its last copy
        qsizetype link = -1;
    };
    void open(markup::ElementId id, qsizetype link);
    void append(QByteArrayView text);
    void close(size_t index);
    void listen() { hear(m_open.empty() ? 0 : Anywhere); }

    PageContext &m_context;
    const ElementLinks &m_links;
    std::vector<OpenAnchor> m_open;
    LastAnchor m_last;
    std::vector<std::vector<OpenAnchor>> m_outer; ///< of the documents around a srcdoc's
};

} // namespace argiope::html
