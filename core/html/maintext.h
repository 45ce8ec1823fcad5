#pragma once

#include "core/html/collector.h"

#include <vector>

namespace argiope::html {

/// Takes the blocks of a page's main text.
class MainTextSink
{
public:
    virtual ~MainTextSink();

    /// A piece of text that nothing parts into lines, as it is written; UTF-8, not empty. `inMain`: it stands in a
    /// `main`. Where a page has such a block the others are not part of its main text, which shows at its end only.
    /// Valid for the call.
    virtual void block(QByteArrayView text, bool inMain) = 0;
    /// So many bytes of text, most of it that of links, which are no block: a menu, or an index, which is what its page
    /// has to say.
    virtual void links(qsizetype bytes, bool inMain);
};

/// The main text of a page: what is left of its visible text (without scripts, styles, templates and noscript) when
/// these are taken away:
/// - elements for what surrounds it: `nav`, `header`, `footer`, `aside`, `menu`, `search`, and those that a role makes
///   such a thing (banner, navigation, contentinfo, complementary, search, menu, menubar, toolbar, dialog …);
/// - controls and drawings: `select`, `button`, `textarea`, `datalist`, `svg`;
/// - what is not shown: `hidden`, `aria-hidden=true`, a `dialog` that is not open, `display:none` and
///   `visibility:hidden` of a style attribute; what html and body say of themselves is undone by scripts, and ignored;
/// - blocks more than half of which is the text of links, as menus are that nobody has marked. A block ends where a
///   line does: with an element that is not phrasing content;
/// - and, on a page with a `main` (or role=main) that has any such block, all that is outside of it.
/// In constant memory but for the block that is read, of which a mebibyte is kept: where one is longer and has elements
/// or references in it, it is given in parts, each of which counts as a block. Documents of srcdoc attributes are none
/// of it.
class MainText : public Collector
{
public:
    /// Both outlive it.
    MainText(const PageContext &context, MainTextSink &sink)
        : m_context(context)
        , m_sink(sink)
    {
        hear(Visible);
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::A, Tag::Nav, Tag::Header, Tag::Footer, Tag::Aside, Tag::Menu, Tag::Search,
            Tag::Dialog, Tag::Main, Tag::Select, Tag::Button, Tag::Textarea, Tag::Datalist, Tag::Svg};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    [[nodiscard]] Attrs attrs() const override
    {
        return markup::bitsOf(Attr::Hidden, Attr::AriaHidden, Attr::Style, Attr::Role);
    }
    WalkFlags element(const ElementView &view) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override { endBlock(); }
    void finish() override { endBlock(); }

private:
    static constexpr qsizetype MostKept = 1024 * 1024; ///< bytes

    void append(QByteArrayView text);
    void endBlock();

    const PageContext &m_context;
    MainTextSink &m_sink;
    QByteArrayView m_only; ///< the block, where it is one text that stands so in the document: most are
    std::vector<char> m_block; ///< else
    qsizetype m_bytes = 0; ///< of it, but for white space at the ends of its texts
    qsizetype m_linked = 0; ///< of these within links
    bool m_inMain = false;
};

} // namespace argiope::html
