#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// How a page uses its images: texts instead of them, room for them before they are there, candidates for screens. For
/// audits. What is in a template, noscript or something hidden is left out.
class ImageObserver : public Collector
{
public:
    explicit ImageObserver(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Img, Tag::Picture, Tag::Source, Tag::Main};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void finish() override;

private:
    void image(const ElementView &view);
    void alternative(const ElementView &view);
    void candidates(const ElementView &view);
    void note(const char *check, const ElementView &view);
    void size(const ElementView &view);

    PageContext &m_context;
    markup::ElementId m_picture = 0; ///< that is open; 0: none
    bool m_pictureHasImage = false;
    bool m_sourceWithoutSizes = false; ///< a source of it has widths, and does not say how wide it is drawn
    QByteArray m_pictureSource; ///< the first candidate of its sources
    markup::ElementId m_main = 0;
    bool m_mainHadImage = false;
    int m_images = 0;
    int m_lazy = 0;
    qsizetype m_linksBefore = 0; ///< those of elements before this one
    QByteArray m_sizes; ///< "[position,width,height]", a comma between two
    int m_sized = 0;
};

} // namespace argiope::html
