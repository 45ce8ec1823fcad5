#pragma once

#include "core/facts/observations.h"
#include "core/html/headers.h"
#include "core/html/linkcollector.h"
#include "core/html/page.h"
#include "core/html/sourcesigns.h"
#include "core/markup/tokenizer.h"
#include "core/markup/treesink.h"

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <new>
#include <span>
#include <utility>
#include <vector>

namespace argiope::html {

/// Where on the page something stands; inherited by what is inside. 4096 is TextObserver's, bits 16 to 28 are
/// MarkupObserver's, 29 SemanticAttributes', 30 PromotionObserver's.
using WalkFlags = quint32;
inline constexpr WalkFlags InTemplate = 1;
inline constexpr WalkFlags InNoscript = 2;
inline constexpr WalkFlags NoText = 4; ///< not part of the visible text
inline constexpr WalkFlags InTitle = 8; ///< the page's
inline constexpr WalkFlags InFirstHeading = 16;
inline constexpr WalkFlags InStyle = 32;
inline constexpr WalkFlags InJson = 64; ///< JSON-LD that is asked for
inline constexpr WalkFlags InHead = 128;
inline constexpr WalkFlags InCode = 1024; ///< a script or style sheet that is written on the page
inline constexpr WalkFlags InHidden = 2048; ///< hidden, or aria-hidden
inline constexpr WalkFlags BesideMain = 8192; ///< not part of the main text
inline constexpr WalkFlags InMain = 16384; ///< in a `main`
inline constexpr WalkFlags InAnchor = 32768; ///< part of a link's text
inline constexpr WalkFlags InCodeName = 0x80000000U; ///< in a `code`
// Of texts alone: no element gives them to what is inside it.
inline constexpr WalkFlags Visible = 256; ///< without NoText
inline constexpr WalkFlags Anywhere = 512;

/// What all collectors of a page work on. Lives as long as the page is read.
struct PageContext
{
    const PageInput &input;
    const ExtractOptions &options;
    ParsedPage &page; ///< without links until the end
    const HeaderFacts &headers; ///< without links
    QByteArrayView source; ///< the document's text
    const SourceSigns &signs; ///< of it, where it is observed
    facts::Observations &observed;
    LinkCollector &links;
    url::Url base; ///< the document base URL
    int srcdocDepth = 0; ///< within how many srcdoc documents
    std::function<void(QByteArrayView)> readSrcdoc{}; ///< reads the document in an iframe's attribute

    /// Facts are those of the page itself.
    [[nodiscard]] bool isPage() const { return srcdocDepth == 0; }
};

/// An element that came into being, with the tag that stands for it. Valid for the call.
class ElementView
{
public:
    ElementView(
        const markup::NewElement &element, const markup::Token &token, markup::Tokenizer &tokenizer, WalkFlags where)
        : tag(element.tag)
        , isHtml(element.space == markup::Space::Html)
        , isSvg(element.space == markup::Space::Svg)
        , flags(where)
        , m_id(element.id)
        , m_token(token)
        , m_tokenizer(tokenizer)
    {
    }

    const Tag tag;
    const bool isHtml;
    const bool isSvg;
    const WalkFlags flags; ///< of where it stands

    [[nodiscard]] markup::ElementId id() const { return m_id; }
    /// Where the tag begins, in bytes of the text that is read.
    [[nodiscard]] qsizetype begin() const { return m_token.begin; }
    /// The value of an attribute that has no number; null where it does not have it.
    [[nodiscard]] QByteArrayView value(QByteArrayView attribute) const;
    [[nodiscard]] const std::vector<markup::Attribute> &attributes() const { return m_token.attributes; }
    [[nodiscard]] bool has(Attr attr) const { return m_token.present & bitOf(attr); }
    [[nodiscard]] QByteArrayView value(Attr attr) const ///< null where it does not have it
    {
        return has(attr) ? present(attr) : QByteArrayView(); // most do not
    }
    [[nodiscard]] QByteArrayView value(const markup::Attribute &attribute) const
    {
        return m_tokenizer.value(attribute);
    }
    [[nodiscard]] QByteArray name() const; ///< lower case
    [[nodiscard]] LinkRels rel() const; ///< what its place says of its links

private:
    [[nodiscard]] QByteArrayView present(Attr attr) const;

    const markup::ElementId m_id;
    const markup::Token &m_token;
    markup::Tokenizer &m_tokenizer;
};

/// Gathers one kind of facts from a page while it is read: told of elements, texts and their ends in the order of the
/// source. One page, one thread. A new one is a class and a line in collectors.cpp.
class Collector
{
public:
    virtual ~Collector();
    Collector(const Collector &) = delete;
    Collector &operator=(const Collector &) = delete;

    /// Of elements of these it is told when they begin, are copied and end.
    [[nodiscard]] virtual std::span<const Tag> tags() const { return {}; }
    /// Of the beginning of elements of these it is told while it watches.
    [[nodiscard]] virtual std::span<const Tag> tagsInside() const { return {}; }
    /// It is told of the beginning of every element that has one of these.
    [[nodiscard]] virtual Attrs attrs() const { return 0; }
    /// It is told of texts, as far as it hears them, and of what parts their words.
    [[nodiscard]] virtual bool readsText() const { return false; }
    /// While it watches ends it is told of those of all elements.
    [[nodiscard]] virtual bool readsEnds() const { return false; }

    /// Some of the collectors of a page, a bit for each.
    using Set = quint32;
    /// What collectors want to be told at a time, kept where whoever tells them can look at that of all at once.
    struct Wants
    {
        static constexpr size_t Most = 32;
        std::array<WalkFlags, Most> heard{}; ///< texts of places that have one of these flags
        WalkFlags everHeard = 0; ///< by any of them so far
        WalkFlags place = 0; ///< as far as somebody has heard such texts: that of the last text
        Set hearers = 0; ///< of texts of such a place
        Set watching = 0;
        Set watchingEnds = 0;

        /// Who hears texts of a place: most places are like the one before.
        [[nodiscard]] Set hearersAt(WalkFlags where)
        {
            if ((where & everHeard) == place)
                return hearers;
            place = where & everHeard;
            hearers = 0;
            for (size_t i = 0; i < Most; ++i)
                hearers |= heard[i] & place ? Set(1) << i : 0;
            return hearers;
        }
    };
    /// It is the one at `place` of those.
    void keepWantsIn(Wants &wants, size_t place)
    {
        m_wants = &wants;
        m_place = place;
        hear(m_atFirst.hears);
        watch(m_atFirst.watches);
        watchEnds(m_atFirst.watchesEnds);
    }

    /// Flags for what is inside it are returned.
    virtual WalkFlags element(const ElementView &view);
    virtual void copied(const markup::NewElement &element); ///< of a formatting element, which overlaps another
    virtual void closed(const markup::Element &element);
    virtual void ended(const markup::Element &element); ///< whichever it is
    virtual void text(QByteArrayView text, WalkFlags flags);
    /// Before a text: an element that parts the words before it from those behind it began or ended since the last one.
    virtual void lineBreak();
    /// Within another document, of a srcdoc: what is open is not open in there.
    virtual void enterDocument();
    virtual void leaveDocument();
    virtual void finish(); ///< the page is over

protected:
    Collector() = default;
    // From now on. Most texts and elements are nothing to most collectors, and a page may have millions.
    void hear(WalkFlags where)
    {
        m_atFirst.hears = where;
        if (m_wants) {
            m_wants->heard[m_place] = where;
            m_wants->everHeard |= where; // of the last place it then has to be known anew
            setOwn(m_wants->hearers, where & m_wants->place);
        }
    }
    void watch(bool on)
    {
        m_atFirst.watches = on;
        if (m_wants)
            setOwn(m_wants->watching, on);
    }
    void watchEnds(bool on)
    {
        m_atFirst.watchesEnds = on;
        if (m_wants)
            setOwn(m_wants->watchingEnds, on);
    }

private:
    void setOwn(Set &set, bool on) const
    {
        const Set own = Set(1) << m_place;
        set = on ? set | own : set & ~own;
    }
    /// Said by a constructor, before it is one of several.
    struct AtFirst
    {
        WalkFlags hears = 0;
        bool watches = false;
        bool watchesEnds = false;
    };
    AtFirst m_atFirst;
    Wants *m_wants = nullptr;
    size_t m_place = 0;
};

/// The collectors of a page, which it owns: they stand in itself, as each page has two dozen of them.
class Collectors
{
public:
    Collectors() = default;
    Collectors(const Collectors &) = delete;
    Collectors &operator=(const Collectors &) = delete;
    ~Collectors();

    template <class Kind, class... Arguments>
    Kind &make(Arguments &&...arguments)
    {
        static_assert(alignof(Kind) <= alignof(std::max_align_t));
        Kind *const made = new (room(sizeof(Kind))) Kind(std::forward<Arguments>(arguments)...);
        m_all[m_count++] = made;
        return *made;
    }
    [[nodiscard]] size_t size() const { return m_count; }
    [[nodiscard]] Collector &operator[](size_t index) const { return *m_all[index]; }
    [[nodiscard]] auto begin() const { return m_all.begin(); }
    [[nodiscard]] auto end() const { return m_all.begin() + m_count; }

private:
    static constexpr size_t OwnBytes = 18 * 1024; ///< a little more than all of them take
    [[nodiscard]] void *room(size_t bytes);

    std::array<Collector *, Collector::Wants::Most> m_all;
    size_t m_count = 0;
    std::vector<std::unique_ptr<std::byte[]>> m_more; ///< of those that find no room
    size_t m_left = OwnBytes;
    alignas(std::max_align_t) std::array<std::byte, OwnBytes> m_own;
};

/// Every collector that a page is read with.
void makeCollectors(PageContext &context, Collectors &all);

} // namespace argiope::html
