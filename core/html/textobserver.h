#pragma once

#include "core/html/collector.h"
#include "core/html/textcollector.h"

namespace argiope::html {

/// Texts that something went wrong with before they were sent: read in another encoding, escaped twice, templates that
/// nobody filled, a footer of years ago, a page that scripts are to write. For audits. Samples of code are left out.
class TextObserver : public Collector
{
public:
    explicit TextObserver(PageContext &context);

    [[nodiscard]] std::span<const Tag> tags() const override;
    [[nodiscard]] Attrs attrs() const override { return markup::bitOf(Attr::Id); } // of the page's root for scripts
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override;
    void finish() override;

private:
    static constexpr WalkFlags InSample = 4096;
    void read(QByteArrayView line);
    void readFooter();

    PageContext &m_context;
    const bool m_suspect; ///< the source has what may be such a text; most have none
    CollapsedText m_line{4096}; ///< what was read since the last break
    markup::ElementId m_footer = 0; ///< that is open; 0: none
    CollapsedText m_footerText{4096};
    int m_footerYear = 0;
    bool m_scriptRoot = false; ///< an element that frameworks write the page into
    bool m_script = false; ///< from a file of its own
};

} // namespace argiope::html
