#pragma once

#include "core/html/collector.h"
#include "core/html/contentmodel.h"
#include "core/html/identifiers.h"
#include "core/html/semanticattributes.h"
#include "core/html/siblingorder.h"
#include "core/markup/parseerror.h"

#include <array>

namespace argiope::html {

/// What is wrong with the markup of a page itself, for audits: parse errors, and elements and attributes where the HTML
/// Standard has none. Srcdoc documents and templates are left out, and noscript mostly. One page, one thread.
class MarkupObserver
{
public:
    /// Of what start() gives: the element itself is a copy. Not inherited.
    static constexpr WalkFlags CopiedElement = 1U << 28;

    /// `source`: the document's text. Both outlive it.
    MarkupObserver(PageContext &context, QByteArrayView source);

    /// For the page's tokenizer.
    [[nodiscard]] markup::FoundErrors *errors() { return &m_errors; }

    // As tree construction announces it.
    /// What elements within it need to know: flags, to be added to others, and the packed Nesting.
    [[nodiscard]] markup::Mark start(const markup::NewElement &element, WalkFlags flags, markup::Tokenizer &tokenizer)
    {
        const bool written = isWritten(element);
        if (written && ((flags >> EnclosureShift) & (WithinLink | WithinButton))
            && !(flags & (InTemplate | InNoscript)))
            reachable(element);
        const quint64 where = quint64(quint32(element.place.mark.value)) << 32 | flags;
        const Plain &before = plainAt(element.tag, where);
        if (!written || element.tag == Tag::Unknown || !before.isOf(element.tag, where) || element.place.table != 0)
            return startAnew(element, flags, tokenizer, where);
        markup::Mark mark = before.mark;
        if (element.token->present & Told)
            mark.flags |= attributes(element, flags, tokenizer);
        return mark;
    }
    void fosteredText(QByteArrayView text);
    void doctype(const markup::DoctypeToken &doctype);
    void fault(markup::Fault fault, const markup::Token &token, const markup::Element *element);
    void finish();

private:
    enum Finding : quint8 {
        NoDoctype,
        HeadBroken,
        MetaInBody,
        TwoHeads,
        BodyBeforeHtml,
        ParseErrors,
        DuplicateId,
        DuplicateAttribute,
        Unclosed,
        StrayEnd,
        NestedForm,
        NestedLink,
        FosterParented,
        BadNesting,
        Obsolete,
        UnknownElement,
        BadBase,
        ControlCharacters,
        SelfClosing,
        ReferenceMissing,
        FindingCount
    };
    struct Tally
    {
        struct Seen
        {
            qsizetype at = -1; ///< in bytes; -1: the evidence says all
            QByteArray evidence;
        };
        int count = 0;
        std::vector<Seen> some; ///< the first of them
    };
    static constexpr size_t MostShown = 10; ///< of a kind
    void note(Finding finding, qsizetype at, QByteArrayView evidence = {}, int count = 1);
    /// The evidence of the first few of its kind is asked for: a page may have millions.
    template <class Evidence>
    void noteWith(Finding finding, qsizetype at, Evidence evidence)
    {
        const bool follows = isLost() && (finding == MetaInBody || finding == StrayEnd || finding == BadNesting);
        Tally &tally = (follows ? m_ofLost : m_tallies)[finding];
        if (size_t(tally.count++) < MostShown)
            tally.some.push_back({at, evidence()});
    }
    // The upper half of an element's flags: enclosures, and what else is inherited of it here.
    static constexpr int EnclosureShift = 16;
    /// Attributes that attributes() has something to say of.
    static constexpr Attrs Told = markup::bitsOf(Attr::Id, Attr::Background, Attr::Presentational, Attr::Reference,
        Attr::ItemId, Attr::ItemType, Attr::Microdata, Attr::Property, Attr::Rdfa);
    [[nodiscard]] static bool isWritten(const markup::NewElement &element)
    {
        return element.space == markup::Space::Html && element.token;
    }
    /// Whatever the keyboard can reach by its tabindex may not stand in a link or button either, as this one does (HTML
    /// Standard 4.5.1, 4.10.6).
    void reachable(const markup::NewElement &element);
    /// One that nothing is known of yet.
    [[nodiscard]] markup::Mark startAnew(
        const markup::NewElement &element, WalkFlags flags, markup::Tokenizer &tokenizer, quint64 where);
    void foreign(const markup::NewElement &element, const Nesting &parent);
    /// What follows from a head that ended too early, as long as no tag says that it is over.
    [[nodiscard]] bool isLost() const { return m_leftAt >= 0 && !m_headOver; }
    void noteName(Finding finding, const markup::Token &token);
    void noteEnd(Finding finding, const markup::Token &token);
    void place(const markup::NewElement &element, const Nesting &parent);
    void nesting(
        const markup::NewElement &element, WalkFlags flags, const Nesting &parent, markup::Tokenizer &tokenizer);
    [[nodiscard]] bool isPlain(
        const markup::NewElement &element, WalkFlags flags, const Nesting &parent, const Nesting &within) const;
    void name(const markup::Token &token);
    [[nodiscard]] WalkFlags attributes(
        const markup::NewElement &element, WalkFlags flags, markup::Tokenizer &tokenizer);
    void metadata(const markup::NewElement &element, WalkFlags flags, markup::Tokenizer &tokenizer);
    void base(const markup::Token &token, markup::Tokenizer &tokenizer);
    void ignoredStart(const markup::Token &token);
    void finishHead();
    void finishErrors();
    void nameLines();

    PageContext &m_context;
    const QByteArrayView m_source;
    markup::FoundErrors m_errors{0};
    std::array<Tally, FindingCount> m_tallies;
    std::array<Tally, FindingCount> m_ofLost; ///< told where the head's end is not told
    Identifiers m_identifiers;
    SiblingOrder m_order;
    /// What came of a plain element. Most have siblings of their kind, or cousins.
    struct Plain
    {
        quint64 where = 0; ///< what its parent says of itself, and what is inherited there
        markup::Mark mark; ///< with the element's tag; at first Tag::Unknown, which is never plain
        [[nodiscard]] bool isOf(Tag tag, quint64 place) const { return where == place && Nesting::of(mark).tag == tag; }
    };
    static constexpr int PlainBits = 7; // which stays at hand
    [[nodiscard]] Plain &plainAt(Tag tag, quint64 where)
    {
        return m_plain[size_t(((where ^ quint64(tag)) * 0x9E3779B97F4A7C15) >> (64 - PlainBits))];
    }
    /// By hash; another one takes the place of the one before. The page's own: a thread that has read others meanwhile
    /// would have to fetch what it kept from afar, which takes longer than to find it anew.
    std::array<Plain, size_t(1) << PlainBits> m_plain;
    SemanticAttributes m_semantics;

    // The head, as it is written and as it is read.
    bool m_htmlWritten = false; ///< the html element has a tag
    bool m_bodyWritten = false;
    qsizetype m_leftAt = -1; ///< where something that may not stand in a head ended it
    QByteArray m_leftBy;
    QByteArrayList m_lost; ///< metadata behind that, as long as no tag says that the head is over
    bool m_headOver = false; ///< there is such a tag
    qsizetype m_strayHeadEnd = -1;
    qsizetype m_lateBody = -1;
    int m_bases = 0;
};

} // namespace argiope::html
