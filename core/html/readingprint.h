#pragma once

#include "core/html/collector.h"

#include <array>
#include <vector>

namespace argiope::html {

/// The fingerprint of what people and search engines read of a page, by which a recrawl tells whether it has changed
/// (change::hasChanged()): ParsedPage::changeHash, three hashes of eight bytes each:
/// - of what the head says: title, robots directives, canonical URL;
/// - of the main text: the text of `main`, else of what `article` holds where that is most of the page, else of all
/// that
///   is no navigation, header, footer or aside, by element, role, or a class or id that says so in the plainest words;
///   block by block as steadyText() has it;
/// - of the links of that part, a set: their addresses as steadyAddress() has them, and the texts of lists of links.
///   Paths ("you are here"), what the visitor saw before, and "previous" and "next" are none of it.
/// Nothing that people cannot see counts: tokens, nonces, comments, scripts, addresses of resources.
class ReadingPrint : public Collector
{
public:
    explicit ReadingPrint(PageContext &context);

    [[nodiscard]] std::span<const Tag> tags() const override;
    [[nodiscard]] std::span<const Tag> tagsInside() const override;
    [[nodiscard]] bool readsText() const override { return true; }
    [[nodiscard]] bool readsEnds() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override { leave(element.id); }
    void ended(const markup::Element &element) override { leave(element.id); }
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override;
    void finish() override;

private:
    enum Where : quint8 { Main, Article, Elsewhere, Beside, WhereCount };
    enum class Kind : quint8 { Article, Header, Beside, Box };
    struct Open
    {
        markup::ElementId id = 0;
        Kind kind = Kind::Box;
    };
    /// A link of the block, and where its text stands there.
    struct BlockLink
    {
        quint64 address = 0; ///< 0: it began in another block
        size_t begin = 0;
        size_t end = 0;
        bool neighbour = false; ///< "previous" or "next" of rel
    };
    /// What is known of a part of the page.
    struct Part
    {
        quint64 text = 0;
        size_t bytes = 0; ///< of text
        size_t linked = 0; ///< of lists of links
        std::vector<quint64> links;
    };

    /// What a class or an id says. Pages have the same ones over and over.
    struct Known
    {
        quint64 hash = 0;
        bool isBox = false;
    };

    [[nodiscard]] bool isBox(const ElementView &view);
    void leave(markup::ElementId id);
    void push(markup::ElementId id, Kind kind);
    [[nodiscard]] bool has(Kind kind) const { return m_counts[size_t(kind)] > 0; }
    [[nodiscard]] bool isCounted(WalkFlags flags) const
    {
        return !(flags & BesideMain) || (has(Kind::Header) && !has(Kind::Beside));
    }
    [[nodiscard]] Where whereOf(WalkFlags flags) const;
    void setWhere(WalkFlags flags);
    void anchor(const ElementView &view);
    void append(QByteArrayView text);
    void endBlock();
    void addText(Part &part);
    void addLinks(Part &part);
    void addAddresses(Part &part) const; ///< of its links
    [[nodiscard]] bool leadsAway() const; ///< a link of the block does, to what comes before or behind in some list
    [[nodiscard]] QByteArrayView textOf(const BlockLink &link) const;
    [[nodiscard]] QByteArray ownText() const; ///< outside of links
    [[nodiscard]] Part chosen();

    PageContext &m_context;
    QByteArray m_host; ///< "https://example.org", taken from addresses
    std::array<Known, 64> m_known{}; ///< by hash: another one takes the place of the one before
    std::vector<Open> m_open;
    std::array<int, 4> m_counts{}; ///< of m_open, by kind
    std::array<Part, WhereCount> m_parts;
    Where m_where = Elsewhere;
    std::vector<char> m_block; ///< white space collapsed; a blank may stand at its end
    std::vector<BlockLink> m_links;
    size_t m_linked = 0; ///< bytes of the block within links
    bool m_digits = false;
    bool m_inLink = false; ///< the last text was one's
    bool m_trail = false; ///< behind a heading that announces what the visitor saw
};

} // namespace argiope::html
