#pragma once

#include "core/html/guard.h"
#include "core/html/linkcollector.h"
#include "core/html/textcollector.h"
#include "core/html/walker.h"
#include "core/html/wordset.h"

#include <gumbo.h>

#include <chrono>
#include <optional>
#include <vector>

// Private to walker*.cpp: the only header that knows the parser's types.

namespace argiope::html {

inline constexpr qsizetype AnchorTextBytes = 1000;
inline constexpr qsizetype FactBytes = 16 * 1024; ///< title, description, h1 …
inline constexpr qsizetype SrcdocBytes = 1024 * 1024; ///< of all srcdoc attributes of a page
inline constexpr qsizetype MaxDecoded = 36 * 1024 * 1024; ///< bytes of a page as UTF-8, where it was none
inline constexpr int SrcdocDepth = 2;
inline constexpr size_t AnchorsAtOnce = 4; ///< nested links that a text belongs to (only SVG and tables can nest them)

enum WalkFlag : quint8 {
    InTemplateElement = 1,
    InNoscriptElement = 2,
    NoText = 4, ///< not part of the visible text
    InTitle = 8,
    InFirstHeading = 16,
    OpensAnchor = 32, ///< of this element alone
    InStyle = 64,
    InScript = 128, ///< one whose text is wanted
};
inline constexpr quint8 OwnFlags = OpensAnchor;

struct WalkFrame
{
    const GumboNode *node;
    unsigned next;
    quint8 flags;
};

struct OpenAnchor
{
    qsizetype link; ///< index in the page's links; -1: its link was not wanted
    CollapsedText text;
};

/// The attributes of one element that matter, looked up once.
struct ElementView
{
    const GumboElement &element;
    GumboTag tag;
    GumboNamespaceEnum space;

    [[nodiscard]] QByteArrayView value(Attr wanted) const
    {
        for (unsigned i = 0; i < element.attributes.length; ++i) {
            const auto *attribute = static_cast<const GumboAttribute *>(element.attributes.data[i]);
            if (attrFromName(attribute->name) == wanted)
                return attribute->value;
        }
        return {};
    }
};

struct PageWalker::Impl
{
    Impl(const PageInput &pageInput, const ExtractOptions &pageOptions, Arena &pageArena)
        : input(pageInput)
        , options(pageOptions)
        , arena(pageArena)
        , links(pageOptions.resources)
    {
    }

    const PageInput &input;
    const ExtractOptions &options;
    Arena &arena;
    ParsedPage facts; ///< without links until the end
    LinkCollector links;
    url::Url base; ///< the document base URL
    std::optional<TextStats> stats;
    std::optional<WordSet> words;
    std::optional<CollapsedText> titleText;
    std::optional<CollapsedText> headingText;
    bool haveTitle = false;
    bool haveDescription = false;
    std::vector<OpenAnchor> anchors;
    const char *lastAnchorTag = nullptr; ///< source of the last `a`, to know its clones
    qsizetype lastAnchorLink = -1;
    std::vector<WalkFrame> stack;
    QByteArray scratch;
    qsizetype srcdocBytes = 0;
    int srcdocDepth = 0;
    // Of the tree being walked
    const char *source = nullptr;
    std::chrono::microseconds cpuEnd{0}; ///< what the thread's CPU clock shows when the page has had its share
    const GuardReport *guard = nullptr;

    void run();
    void appendToAnchors(QByteArrayView text);
    void walk(const GumboNode *document);
    void parseAndWalk(QByteArrayView text);
    bool findBase(const GumboNode *document);
    void takeBase(QByteArrayView href);
    quint8 enterElement(const GumboNode *node, quint8 flags);
    void leaveElement(const GumboNode *node, quint8 flags);
    void enterText(const GumboNode *node, quint8 flags);
    bool enterClone(const GumboNode *node);
    void readHtmlAttributes(const ElementView &view, quint8 flags);
    void readForeignAttributes(const ElementView &view, quint8 flags);
    void readCommonAttribute(
        const QByteArray &element, Attr attr, QByteArrayView name, QByteArrayView value, LinkRels rel);
    void readLinkElement(const ElementView &view, LinkRels rel);
    void readMeta(const ElementView &view, LinkRels rel);
    void readSrcdoc(QByteArrayView value);
    void readStyleText(QByteArrayView css, LinkRels rel);
    [[nodiscard]] bool inNoscriptSource(const GumboElement &element) const;
    [[nodiscard]] LinkRels relOf(quint8 flags) const;
    void finishFacts();
};

} // namespace argiope::html
