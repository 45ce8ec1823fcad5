#pragma once

#include "core/html/collector.h"
#include "core/html/textcollector.h"

namespace argiope::html {

/// The outline of a page: empty headings, levels left out, the second level, for audits.
class HeadingObserver : public Collector
{
public:
    explicit HeadingObserver(PageContext &context)
        : m_context(context)
    {
        context.page.h2Count = 0;
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6};
        return all;
    }
    [[nodiscard]] Attrs attrs() const override { return markup::bitOf(Attr::Role); }
    [[nodiscard]] std::span<const Tag> tagsInside() const override
    {
        static constexpr Tag all[] = {Tag::Img, Tag::A, Tag::Span, Tag::I, Tag::Svg};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override
    {
        if (m_isKept)
            m_text.append(" ");
    }
    void finish() override;

private:
    void end();
    void noteLevel(int level);

    PageContext &m_context;
    markup::ElementId m_open = 0; ///< the heading that is being read; 0: none
    Tag m_tag = Tag::H1;
    bool m_isKept = true; ///< its text: of most it is enough whether there is one
    int m_rank = 0; ///< of a second-order one that is read: how surely it belongs to the page's main part
    int m_bestRank = 0; ///< of that which is kept; 0: none yet
    CollapsedText m_text{facts::Observations::EvidenceBytes};
    bool m_says = false; ///< it has a text that is not kept
    bool m_named = false; ///< by an attribute of its own, or of what is in it
    QByteArray m_imageText; ///< alt of the images in it
    int m_lastLevel = 0;
    int m_namedFirst = 0; ///< h1 that say something
};

} // namespace argiope::html
