#pragma once

#include "core/html/guard.h"

#include <vector>

namespace argiope::html {

struct OpenTag
{
    int tag = 0; ///< the parser's number
    QByteArrayView name;
    QByteArrayView source; ///< the whole tag
    int attributes = 0;
    bool selfClosing = false;
};

/// The stack of open elements and the list of active formatting elements (HTML Standard 13.2.4.2, 13.2.4.3), kept
/// without a tree, to know what a parser would have to do. Where the insertion modes matter too much to be followed,
/// an element stays open rather than not.
class OpenElements
{
public:
    explicit OpenElements(const GuardLimits &limits);

    /// False where the limits are passed.
    [[nodiscard]] bool start(const OpenTag &tag);
    [[nodiscard]] bool end(int tag, QByteArrayView name);
    void text();

    [[nodiscard]] bool hasClosedFormatting() const { return m_closedFormatting > 0; }
    /// The next tag is read by the rules for foreign content (13.2.6).
    [[nodiscard]] bool isForeign() const;
    /// The innermost open element is one of SVG or MathML.
    [[nodiscard]] bool isInForeign() const { return m_foreign > 0 && m_stack.back().space != Space::Html; }
    /// A new tree may begin before the next block: no open element changes what is inside it but by its looks.
    [[nodiscard]] bool canSplit();
    /// Forgets what is open, as a parser does that begins anew.
    void split();
    void addWork(qint64 work, qint64 nodes)
    {
        m_work += work;
        m_nodes += nodes;
    }
    [[nodiscard]] static bool isBlock(int tag);
    [[nodiscard]] qint64 work() const { return m_work; }
    [[nodiscard]] qint64 nodes() const { return m_nodes; }
    [[nodiscard]] int maxDepth() const { return m_maxDepth; }

private:
    enum class Space : quint8 { Html, Svg, Math };
    struct Element
    {
        quint32 id = 0; ///< the tag's number; for unknown names a hash above all numbers
        int formatting = -1; ///< its place in m_formatting
        int marker = -1; ///< the size of m_formatting that its marker guards
        Space space = Space::Html;
    };
    struct Formatting
    {
        quint32 id = 0;
        quint64 source = 0; ///< hash of the tag
        bool open = false;
    };

    [[nodiscard]] bool withinLimits() const;
    void push(quint32 id, Space space = Space::Html);
    void popTo(qsizetype index); ///< leaves `index` elements
    void reconstruct();
    void startFormatting(const OpenTag &tag);
    void endFormatting(quint32 id);
    void startForeign(const OpenTag &tag);
    bool endForeign(quint32 id);
    bool startTablePart(int tag);
    void startHtml(const OpenTag &tag);
    void endHtml(int tag, quint32 id);
    void leaveForeign();
    /// Index of the innermost element with `id` above a scope's boundary; -1 where there is none.
    qsizetype find(quint32 id, bool (*boundary)(quint32));
    void closeParagraph();
    void pushMarker();
    bool startInSelect(int tag);
    [[nodiscard]] int markerFloor() const { return m_markers.empty() ? 0 : m_markers.back(); }

    GuardLimits m_limits;
    std::vector<Element> m_stack;
    std::vector<Formatting> m_formatting;
    std::vector<int> m_markers;
    qint64 m_work = 0;
    qint64 m_nodes = 0;
    int m_maxDepth = 0;
    int m_closedFormatting = 0;
    int m_selects = 0; ///< of m_stack
    int m_foreign = 0; ///< elements of m_stack that are not HTML
};

} // namespace argiope::html
