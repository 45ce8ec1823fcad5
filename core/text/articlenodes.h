#pragma once

#include "core/dom/document.h"

#include <QByteArray>

#include <vector>

namespace argiope::text {

/// What there is below a node, itself included, of what is not left out. Lengths in characters, with white space
/// collapsed.
struct Totals
{
    double linked = 0; ///< text within links; those within the page count less
    int text = 0;
    int commas = 0;
    int headings = 0; ///< text within h1 to h6
    int lists = 0; ///< text within ul and ol
    int paragraphs = 0;
    int images = 0;
    int items = 0; ///< li
    int inputs = 0;
    int embeds = 0;

    void add(const Totals &other, int sign);
    [[nodiscard]] double linkDensity() const { return text > 0 ? linked / text : 0; }
};

/// The nodes of a document while its main text is looked for: which are left out, and what stands below each.
class ArticleNodes
{
public:
    using Number = qint32;

    explicit ArticleNodes(const dom::Document &document);

    [[nodiscard]] Number size() const { return Number(m_left.size()); }
    [[nodiscard]] dom::NodeView view(Number node) const { return m_document.node(node); }
    [[nodiscard]] Number parent(Number node) const { return view(node).parent().number(); } ///< -1: none
    [[nodiscard]] Number end(Number node) const { return m_end[size_t(node)]; } ///< one beyond its last descendant
    [[nodiscard]] bool isElement(Number node) const { return view(node).kind() == dom::NodeKind::Element; }
    [[nodiscard]] bool is(Number node, const char *name) const;
    [[nodiscard]] QByteArray names(Number node) const; ///< class and id, in lower case
    [[nodiscard]] int weight(Number node) const; ///< of its names

    /// A `main` or h1 stands below it, or it is a `main`.
    [[nodiscard]] bool hasLandmark(Number node) const
    {
        return m_landmarks[size_t(end(node))] > m_landmarks[size_t(node)];
    }

    /// Without what is never shown, nothing else; totals are counted.
    void restore();
    void leaveOut(Number node); ///< with all below it; its ancestors' totals fall
    [[nodiscard]] bool isLeftOut(Number node) const { return m_left[size_t(node)]; }
    /// Counts what is there, after nodes were left out by mark().
    void count();
    void mark(Number node); ///< leaveOut() without the totals
    [[nodiscard]] const Totals &totals(Number node) const { return m_totals[size_t(node)]; }

    /// An element of blocks: neither a paragraph nor phrasing.
    [[nodiscard]] bool hasBlocks(Number node) const { return m_hasBlocks[size_t(node)]; }
    [[nodiscard]] bool isPhrasing(Number node) const { return m_phrasing[size_t(node)]; }

private:
    void countText(Number node);
    void countElement(Number node);
    void classify();

    const dom::Document &m_document;
    std::vector<Number> m_end;
    std::vector<quint8> m_left;
    std::vector<quint8> m_hasBlocks;
    std::vector<quint8> m_phrasing;
    std::vector<Number> m_landmarks; ///< how many stand before a node
    std::vector<Totals> m_totals;
};

} // namespace argiope::text
