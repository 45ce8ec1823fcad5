#pragma once

#include "core/html/collector.h"

#include <array>
#include <vector>

namespace argiope::html {

/// Where a block of a page's main text stands.
enum class MainTextPlace : quint8 {
    Outside, ///< of a `main`
    Main,
    Spare, ///< in what mostly surrounds a main text: it is that for want of another, as MainTextChoice says
};

/// Which of these is the main text, by what stands there. Any thread, one at a time.
class MainTextChoice
{
public:
    /// Of a block in Spare `headed` says that a `main` or h1 stands there, before it or right behind it.
    void add(MainTextPlace place, qsizetype bytes, bool headed)
    {
        m_bytes[size_t(place)] += bytes;
        m_headed += headed ? bytes : 0;
    }
    /// Whatever else may come.
    [[nodiscard]] bool isOut(MainTextPlace place) const
    {
        return place != MainTextPlace::Main && best() == MainTextPlace::Main;
    }
    [[nodiscard]] MainTextPlace best() const
    {
        const auto bytes = [this](MainTextPlace place) { return m_bytes[size_t(place)]; };
        if (bytes(MainTextPlace::Main) > 0)
            return MainTextPlace::Main;
        const qsizetype outside = bytes(MainTextPlace::Outside);
        const bool spare = bytes(MainTextPlace::Spare) > 0 && (outside == 0 || m_headed > 2 * outside);
        return spare ? MainTextPlace::Spare : MainTextPlace::Outside;
    }

private:
    std::array<qsizetype, 3> m_bytes{};
    qsizetype m_headed = 0;
};

/// Takes the blocks of a page's main text.
class MainTextSink
{
public:
    virtual ~MainTextSink();

    /// A piece of text that nothing parts into lines, as it is written; UTF-8, not empty. Which place counts shows at
    /// the page's end only: MainTextChoice. Valid for the call.
    virtual void block(QByteArrayView text, MainTextPlace place, bool headed) = 0;
    /// The same block without code and what is in another language by a `lang` of its own; behind block(). May be
    /// empty.
    virtual void spoken(QByteArrayView text, MainTextPlace place);
    /// So many bytes of text, most of it that of links, which are no block: a menu, or an index, which is what its page
    /// has to say.
    virtual void links(qsizetype bytes, bool inMain);
};

/// The main text of a page: what is left of its visible text (without scripts, styles, templates and noscript) when
/// these are taken away:
/// - elements for what surrounds it: `nav`, `header`, `footer`, `aside`, `menu`, `search`, and those that a role makes
///   such a thing (banner, navigation, contentinfo, complementary, search, menu, menubar, toolbar, dialog …);
/// - controls and drawings: `select`, `button`, `textarea`, `datalist`, `svg`;
/// - what is not shown: `hidden`, `aria-hidden=true` but for base texts of `ruby`, a `dialog` that is not open,
///   `display:none` and `visibility:hidden` of a style attribute; what html and body say of themselves is undone by
///   scripts, and ignored;
/// - blocks more than half of which is the text of links, as menus are that nobody has marked. A block ends where a
///   line does: with an element that is not phrasing content;
/// - and, on a page with a `main` (or role=main) that has any such block, all that is outside of it.
/// Kept for a page that says nothing else (MainTextPlace::Spare) is what stands in an `aside`, or is aria-hidden, as a
/// page below a dialog is; of a `header` and of what is not shown it is, where a `main`, `article` or h1 stands in it.
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
            Tag::Dialog, Tag::Main, Tag::Article, Tag::H1, Tag::Ruby, Tag::Select, Tag::Button, Tag::Textarea,
            Tag::Datalist, Tag::Svg, Tag::Math, Tag::Pre, Tag::Code, Tag::Kbd, Tag::Samp, Tag::Var, Tag::Tt, Tag::Xmp};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    [[nodiscard]] bool readsEnds() const override { return true; }
    [[nodiscard]] Attrs attrs() const override
    {
        return markup::bitsOf(Attr::Hidden, Attr::AriaHidden, Attr::Style, Attr::Role, Attr::Lang);
    }
    WalkFlags element(const ElementView &view) override;
    void ended(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override { endBlock(); }
    void finish() override { endBlock(); }

private:
    static constexpr qsizetype MostKept = 1024 * 1024; ///< bytes

    /// An element that is left out, and what becomes of the text in it.
    enum class Spare : quint8 {
        No,
        Yes,
        WithLandmark, ///< where a main, article or h1 stands in it
    };
    struct Meaning
    {
        WalkFlags flags = 0;
        Spare spare = Spare::No; ///< where the flags have BesideMain
    };
    [[nodiscard]] Meaning meaningOf(const ElementView &view) const;
    WalkFlags insideSpare(const ElementView &view);
    [[nodiscard]] bool isOther(const ElementView &view) const;
    [[nodiscard]] bool isWatching() const { return m_spare != 0 || m_ruby != 0 || m_other != 0; }
    [[nodiscard]] QByteArrayView current() const
    {
        return m_only.isEmpty() ? QByteArrayView(m_block.data(), qsizetype(m_block.size())) : m_only;
    }
    void append(QByteArrayView text);
    void endBlock();

    const PageContext &m_context;
    MainTextSink &m_sink;
    QByteArrayView m_only; ///< the block, where it is one text that stands so in the document: most are
    std::vector<char> m_block; ///< else
    qsizetype m_bytes = 0; ///< of it, but for white space at the ends of its texts
    qsizetype m_linked = 0; ///< of these within links
    MainTextPlace m_place = MainTextPlace::Outside; ///< of it

    // Elements that are open, the outermost one of each kind; 0: none.
    markup::ElementId m_spare = 0;
    markup::ElementId m_beside = 0; ///< within m_spare, what is left out whatever else there is
    markup::ElementId m_ruby = 0;
    markup::ElementId m_other = 0; ///< code, or another language
    bool m_needsLandmark = false; ///< m_spare does
    bool m_landmark = false; ///< it has one
    bool m_headed = false; ///< a main or h1
    bool m_parted = false; ///< something of the block is m_other
    QByteArray m_spoken; ///< then the rest of it
};

} // namespace argiope::html
