#include "core/html/walker.h"

#include "core/html/charset.h"
#include "core/html/css.h"
#include "core/html/dynamic.h"
#include "core/html/headers.h"
#include "core/html/linkrules.h"
#include "core/html/parser.h"
#include "core/html/refresh.h"
#include "core/html/srcset.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <gumbo.h>

#include <algorithm>
#include <optional>

namespace argiope::html {

namespace {

constexpr qsizetype AnchorTextBytes = 1000;
constexpr qsizetype FactBytes = 16 * 1024; ///< title, description, h1 …
constexpr qsizetype SrcdocBytes = 1024 * 1024; ///< of all srcdoc attributes of a page
constexpr int SrcdocDepth = 2;

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
constexpr quint8 OwnFlags = OpensAnchor;

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

bool isInline(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_A:
    case GUMBO_TAG_ABBR:
    case GUMBO_TAG_ACRONYM:
    case GUMBO_TAG_B:
    case GUMBO_TAG_BDI:
    case GUMBO_TAG_BDO:
    case GUMBO_TAG_BIG:
    case GUMBO_TAG_CITE:
    case GUMBO_TAG_CODE:
    case GUMBO_TAG_DATA:
    case GUMBO_TAG_DEL:
    case GUMBO_TAG_DFN:
    case GUMBO_TAG_EM:
    case GUMBO_TAG_FONT:
    case GUMBO_TAG_I:
    case GUMBO_TAG_INS:
    case GUMBO_TAG_KBD:
    case GUMBO_TAG_MARK:
    case GUMBO_TAG_NOBR:
    case GUMBO_TAG_Q:
    case GUMBO_TAG_S:
    case GUMBO_TAG_SAMP:
    case GUMBO_TAG_SMALL:
    case GUMBO_TAG_SPAN:
    case GUMBO_TAG_STRIKE:
    case GUMBO_TAG_STRONG:
    case GUMBO_TAG_SUB:
    case GUMBO_TAG_SUP:
    case GUMBO_TAG_TIME:
    case GUMBO_TAG_TT:
    case GUMBO_TAG_U:
    case GUMBO_TAG_VAR:
    case GUMBO_TAG_WBR:
        return true;
    default:
        return false;
    }
}

/// Flags that an HTML element gives to what is inside it.
quint8 flagsInside(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_TEMPLATE:
        return InTemplateElement | NoText;
    case GUMBO_TAG_NOSCRIPT:
        return InNoscriptElement | NoText;
    case GUMBO_TAG_STYLE:
        return InStyle | NoText;
    case GUMBO_TAG_HEAD:
    case GUMBO_TAG_IFRAME:
    case GUMBO_TAG_NOEMBED:
    case GUMBO_TAG_NOFRAMES:
    case GUMBO_TAG_SCRIPT:
    case GUMBO_TAG_TITLE:
        return NoText;
    default:
        return 0;
    }
}

const GumboVector *childrenOf(const GumboNode *node)
{
    switch (node->type) {
    case GUMBO_NODE_DOCUMENT:
        return &node->v.document.children;
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE:
        return &node->v.element.children;
    default:
        return nullptr;
    }
}

bool isElement(const GumboNode *node)
{
    return node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE;
}

} // namespace

struct PageWalker::Impl
{
    Impl(const PageInput &pageInput, const ExtractOptions &pageOptions, Arena &pageArena)
        : input(pageInput)
        , options(pageOptions)
        , arena(pageArena)
    {
    }

    const PageInput &input;
    const ExtractOptions &options;
    Arena &arena;
    PageFacts facts;
    url::Url base; ///< the document base URL
    url::QueryEncoder encoder;
    std::optional<TextStats> stats;
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
    const GuardReport *guard = nullptr;

    void run();
    void walk(const GumboNode *document);
    bool parseAndWalk(QByteArrayView text);
    void findBase(const GumboNode *document);
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
    void readRuled(const LinkRule &rule, const QByteArray &element, Attr attr, QByteArrayView value, LinkRels rel,
        const QByteArray &text, const url::Url &against);
    qsizetype addLink(QByteArrayView value, const QByteArray &element, const QByteArray &attribute, LinkKind kind,
        LinkRels rel, const QByteArray &text, const url::Url &against);
    [[nodiscard]] bool inNoscriptSource(const GumboElement &element) const;
    [[nodiscard]] LinkRels relOf(quint8 flags) const;
    void finishFacts();
};

LinkRels PageWalker::Impl::relOf(quint8 flags) const
{
    LinkRels rel;
    rel.setFlag(LinkRel::InTemplate, flags & InTemplateElement);
    rel.setFlag(LinkRel::InNoscript, flags & InNoscriptElement);
    return rel;
}

/// In a head the parser lets nothing but link, meta and style stay inside noscript; what it moved out is known by its
/// place in the source.
bool PageWalker::Impl::inNoscriptSource(const GumboElement &element) const
{
    if (guard->noscript.empty() || !element.original_tag.data)
        return false;
    const qsizetype at = element.original_tag.data - source;
    const auto it = std::upper_bound(guard->noscript.begin(), guard->noscript.end(), at,
        [](qsizetype offset, const SourceRange &range) { return offset < range.begin; });
    return it != guard->noscript.begin() && at < std::prev(it)->end;
}

qsizetype PageWalker::Impl::addLink(QByteArrayView value, const QByteArray &element, const QByteArray &attribute,
    LinkKind kind, LinkRels rel, const QByteArray &text, const url::Url &against)
{
    if (kind != LinkKind::Navigation && !options.resources)
        return -1;
    Link link;
    if (auto parsed = url::parse(value, &against, encoder))
        link.url = std::move(*parsed);
    else
        link.raw = trimmed(value).toByteArray();
    link.element = element;
    link.attribute = attribute;
    link.text = text;
    link.kind = kind;
    link.rel = rel;
    facts.links.append(std::move(link));
    return facts.links.size() - 1;
}

void PageWalker::Impl::readRuled(const LinkRule &rule, const QByteArray &element, Attr attr, QByteArrayView value,
    LinkRels rel, const QByteArray &text, const url::Url &against)
{
    switch (rule.shape) {
    case ValueShape::None:
        return;
    case ValueShape::Url:
        if (!trimmed(value).isEmpty()) // only an anchor's empty value is a link, and that is not decided here
            addLink(value, element, attrName(attr), rule.kind, rel, text, against);
        return;
    case ValueShape::Tokens:
        forEachToken(value,
            [&](QByteArrayView token) { addLink(token, element, attrName(attr), rule.kind, rel, text, against); });
        return;
    case ValueShape::Commas:
        while (!value.isEmpty()) {
            const qsizetype comma = value.indexOf(',');
            forEachToken(comma < 0 ? value : value.first(comma),
                [&](QByteArrayView token) { addLink(token, element, attrName(attr), rule.kind, rel, text, against); });
            value = comma < 0 ? QByteArrayView() : value.sliced(comma + 1);
        }
        return;
    case ValueShape::Srcset:
        parseSrcset(value, [&](const SrcsetCandidate &candidate) {
            if (!candidate.url.isEmpty())
                addLink(candidate.url, element, attrName(attr), rule.kind, rel, text, against);
        });
        return;
    }
}

void PageWalker::Impl::readCommonAttribute(
    const QByteArray &element, Attr attr, QByteArrayView name, QByteArrayView value, LinkRels rel)
{
    if (attr == Attr::Style) {
        if (options.resources && (value.contains('(') || value.contains('\\'))) {
            forEachCssUrl(value, [&](QByteArrayView target, bool) {
                addLink(target, element, attrName(Attr::Style), LinkKind::Resource, rel, {}, base);
            });
        }
    } else if (attr == Attr::DataStar && options.dynamic) {
        if (const auto guess = guessDataAttribute(name, value))
            addLink(guess->url, element, name.toByteArray(), guess->kind, rel | LinkRel::Dynamic, {}, base);
    }
}

void PageWalker::Impl::readLinkElement(const ElementView &view, LinkRels rel)
{
    const RelInfo info = parseRel(view.value(Attr::Rel));
    const QByteArrayView href = view.value(Attr::Href);
    const bool canonical = info.flags.testFlag(LinkRel::Canonical) && facts.canonical.isEmpty();
    if (canonical && srcdocDepth == 0 && !rel.testFlag(LinkRel::InTemplate) && !trimmed(href).isEmpty()) {
        if (const auto parsed = url::parse(href, &base, encoder))
            facts.canonical = parsed->href();
    }
    const LinkKind kind = info.resource ? LinkKind::Resource : LinkKind::Metadata;
    const QByteArray &name = tagName(GUMBO_TAG_LINK);
    readRuled({ValueShape::Url, kind}, name, Attr::Href, href, rel | info.flags, {}, base);
    readRuled({ValueShape::Srcset, LinkKind::Resource}, name, Attr::ImageSrcset, view.value(Attr::ImageSrcset),
        rel | info.flags, {}, base);
}

void PageWalker::Impl::readMeta(const ElementView &view, LinkRels rel)
{
    const QByteArrayView content = view.value(Attr::Content);
    const QByteArrayView pragma = view.value(Attr::HttpEquiv);
    const QByteArrayView name = trimmed(view.value(Attr::Name));
    const QByteArrayView property = trimmed(view.value(Attr::Property));
    const QByteArray &element = tagName(GUMBO_TAG_META);
    if (equalsLower(pragma, "refresh")) {
        const auto refresh = parseRefresh(content);
        if (refresh && !trimmed(refresh->url).isEmpty())
            addLink(refresh->url, element, attrName(Attr::Content), LinkKind::Navigation, rel, {}, base);
    }
    if (isUrlProperty(property) || isUrlProperty(name)) {
        if (!trimmed(content).isEmpty())
            addLink(content, element, attrName(Attr::Content), LinkKind::Metadata, rel, {}, base);
    }
    if (srcdocDepth > 0 || rel.testFlag(LinkRel::InTemplate))
        return;
    if (equalsLower(name, "description") && !haveDescription) {
        haveDescription = true;
        facts.description = collapsed(content, FactBytes);
    } else if (equalsLower(name, "robots")) {
        readRobotsDirectives(content, false, facts.noIndex, facts.noFollow);
        const QByteArray text = collapsed(content, FactBytes);
        if (!text.isEmpty() && facts.metaRobots.size() < FactBytes)
            facts.metaRobots += facts.metaRobots.isEmpty() ? text : ", " + text;
    }
}

void PageWalker::Impl::readHtmlAttributes(const ElementView &view, quint8 flags)
{
    const LinkRels rel = relOf(flags);
    const QByteArray *element = &tagName(view.tag);
    QByteArray unknownName;
    if (view.tag == GUMBO_TAG_UNKNOWN) {
        GumboStringPiece piece = view.element.original_tag;
        gumbo_tag_from_original_text(&piece);
        unknownName = lowered(QByteArrayView(piece.data, qsizetype(piece.length)));
        element = &unknownName;
    }
    LinkRels own = rel;
    QByteArray text;
    url::Url codebase;
    const url::Url *against = &base;
    switch (view.tag) {
    case GUMBO_TAG_LINK:
        readLinkElement(view, rel);
        break;
    case GUMBO_TAG_META:
        readMeta(view, rel);
        break;
    case GUMBO_TAG_HTML:
        if (srcdocDepth == 0 && facts.language.isEmpty())
            facts.language = collapsed(view.value(Attr::Lang), FactBytes);
        break;
    case GUMBO_TAG_A:
    case GUMBO_TAG_AREA:
    case GUMBO_TAG_FORM:
        own |= parseRel(view.value(Attr::Rel)).flags & ~LinkRels(LinkRel::Canonical);
        if (view.tag == GUMBO_TAG_AREA)
            text = collapsed(view.value(Attr::Alt), AnchorTextBytes);
        break;
    case GUMBO_TAG_IMG:
        text = collapsed(view.value(Attr::Alt), AnchorTextBytes);
        break;
    case GUMBO_TAG_APPLET:
    case GUMBO_TAG_OBJECT:
        if (const QByteArrayView value = view.value(Attr::Codebase); !value.isEmpty()) {
            if (auto parsed = url::parse(value, &base, encoder)) {
                codebase = std::move(*parsed);
                against = &codebase;
            }
        }
        break;
    default:
        break;
    }
    for (unsigned i = 0; i < view.element.attributes.length; ++i) {
        const auto *attribute = static_cast<const GumboAttribute *>(view.element.attributes.data[i]);
        const QByteArrayView name(attribute->name);
        const Attr attr = attrFromName(name);
        if (attr == Attr::None)
            continue;
        const QByteArrayView value(attribute->value);
        if (attr == Attr::Style || attr == Attr::DataStar) {
            readCommonAttribute(*element, attr, name, value, rel);
            continue;
        }
        if (attr == Attr::SrcDoc && view.tag == GUMBO_TAG_IFRAME) {
            readSrcdoc(value);
            continue;
        }
        const LinkRule rule = htmlRule(view.tag, attr);
        if (rule.shape == ValueShape::None)
            continue;
        if (attr == Attr::Href) { // a, area: also where it is empty
            const qsizetype index = addLink(value, *element, attrName(attr), rule.kind, own, text, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
            continue;
        }
        readRuled(rule, *element, attr, value, own, text, attr == Attr::Codebase ? base : *against);
    }
}

void PageWalker::Impl::readForeignAttributes(const ElementView &view, quint8 flags)
{
    GumboStringPiece piece = view.element.original_tag;
    gumbo_tag_from_original_text(&piece);
    QByteArray name;
    const LinkRels rel = relOf(flags);
    for (unsigned i = 0; i < view.element.attributes.length; ++i) {
        const auto *attribute = static_cast<const GumboAttribute *>(view.element.attributes.data[i]);
        Attr attr = attrFromName(attribute->name);
        if (attr == Attr::None || (attr != Attr::Href && attr != Attr::XlinkHref && attr != Attr::Style))
            continue;
        if (name.isEmpty())
            name = view.tag == GUMBO_TAG_UNKNOWN ? lowered(QByteArrayView(piece.data, qsizetype(piece.length)))
                                                 : tagName(view.tag);
        const QByteArrayView value(attribute->value);
        if (attr == Attr::Style) {
            readCommonAttribute(name, attr, {}, value, rel);
            continue;
        }
        if (attribute->attr_namespace == GUMBO_ATTR_NAMESPACE_XLINK)
            attr = Attr::XlinkHref;
        const LinkRule rule = view.space == GUMBO_NAMESPACE_SVG
            ? svgRule(name, attr)
            : LinkRule{ValueShape::Url, LinkKind::Navigation}; // MathML: any element may be a link
        if (rule.kind == LinkKind::Navigation) {
            const LinkRels own = rel | parseRel(view.value(Attr::Rel)).flags;
            const qsizetype index = addLink(value, name, attrName(attr), rule.kind, own, {}, base);
            if (view.tag == GUMBO_TAG_A)
                lastAnchorLink = index;
        } else if (!trimmed(value).startsWith('#')) { // a reference inside the page is nothing to fetch
            readRuled(rule, name, attr, value, rel, {}, base);
        }
    }
}

void PageWalker::Impl::readStyleText(QByteArrayView css, LinkRels rel)
{
    if (!options.resources)
        return;
    forEachCssUrl(css, [&](QByteArrayView target, bool isImport) {
        addLink(target, tagName(GUMBO_TAG_STYLE), isImport ? QByteArrayLiteral("@import") : QByteArrayLiteral("url"),
            LinkKind::Resource, rel, {}, base);
    });
}

/// An iframe srcdoc document has its parent's base URL (HTML Standard 4.8.5, 2.4.3). Its links count, its facts do not.
void PageWalker::Impl::readSrcdoc(QByteArrayView value)
{
    if (srcdocDepth >= SrcdocDepth || srcdocBytes + value.size() > SrcdocBytes) {
        facts.tooComplex = true;
        return;
    }
    srcdocBytes += value.size();
    ++srcdocDepth;
    const char *const outerSource = source;
    const GuardReport *const outerGuard = guard;
    std::vector<WalkFrame> outerStack = std::move(stack);
    std::vector<OpenAnchor> outerAnchors = std::move(anchors);
    const url::Url outerBase = base;
    stack.clear();
    anchors.clear();
    parseAndWalk(value);
    base = outerBase;
    anchors = std::move(outerAnchors);
    stack = std::move(outerStack);
    guard = outerGuard;
    source = outerSource;
    --srcdocDepth;
}

/// The parser copies a formatting element that overlaps a block: `<a href=x>1<p>2</a>` has two `a` in its tree. The
/// copy is the same link, and its text belongs to it.
bool PageWalker::Impl::enterClone(const GumboNode *node)
{
    constexpr unsigned Cloned
        = GUMBO_INSERTION_RECONSTRUCTED_FORMATTING_ELEMENT | GUMBO_INSERTION_ADOPTION_AGENCY_CLONED;
    const GumboElement &element = node->v.element;
    return (unsigned(node->parse_flags) & Cloned) && element.original_tag.data
        && element.original_tag.data == lastAnchorTag;
}

quint8 PageWalker::Impl::enterElement(const GumboNode *node, quint8 inherited)
{
    const GumboElement &element = node->v.element;
    const ElementView view{element, element.tag, element.tag_namespace};
    quint8 flags = quint8(inherited & ~OwnFlags);
    const bool html = view.space == GUMBO_NAMESPACE_HTML;
    if (!(flags & InNoscriptElement) && inNoscriptSource(element))
        flags |= InNoscriptElement | NoText;
    const bool clone = view.tag == GUMBO_TAG_A && enterClone(node);
    if (view.tag == GUMBO_TAG_A && !clone) {
        lastAnchorTag = element.original_tag.data;
        lastAnchorLink = -1;
    }
    if (element.attributes.length > 0 && !clone) {
        if (html)
            readHtmlAttributes(view, flags);
        else
            readForeignAttributes(view, flags);
    }
    if (view.tag == GUMBO_TAG_A && lastAnchorLink >= 0) {
        OpenAnchor anchor{lastAnchorLink, CollapsedText(AnchorTextBytes)};
        anchor.text.append(facts.links.at(lastAnchorLink).text);
        if (clone)
            anchor.text.append(" ");
        anchors.push_back(std::move(anchor));
        flags |= OpensAnchor;
    }
    if (!html) {
        if (element.original_tag.length >= 6 && startsWithLower(QByteArrayView(element.original_tag.data, 6), "<style"))
            flags |= InStyle | NoText;
        else if (view.tag == GUMBO_TAG_SCRIPT)
            flags |= NoText;
        return flags;
    }
    if (view.tag == GUMBO_TAG_IMG && !anchors.empty()) {
        const QByteArrayView alt = view.value(Attr::Alt);
        for (OpenAnchor &anchor : anchors) {
            anchor.text.append(" ");
            anchor.text.append(alt);
            anchor.text.append(" ");
        }
    }
    if (!isInline(view.tag)) {
        if (stats)
            stats->breakWord();
        for (OpenAnchor &anchor : anchors)
            anchor.text.append(" ");
    }
    if (srcdocDepth == 0 && !(flags & InTemplateElement)) {
        if (view.tag == GUMBO_TAG_TITLE && !haveTitle) {
            haveTitle = true;
            titleText.emplace(FactBytes);
            flags |= InTitle;
        } else if (view.tag == GUMBO_TAG_H1 && !(flags & InNoscriptElement)) {
            if (++facts.h1Count == 1) {
                headingText.emplace(FactBytes);
                flags |= InFirstHeading;
            }
        }
    }
    if (view.tag == GUMBO_TAG_SCRIPT && options.dynamic && isJsonLd(view.value(Attr::Type)))
        flags |= InScript;
    return quint8(flags | flagsInside(view.tag));
}

void PageWalker::Impl::leaveElement(const GumboNode *node, quint8 flags)
{
    if (flags & OpensAnchor) {
        OpenAnchor &anchor = anchors.back();
        facts.links[anchor.link].text = anchor.text.take();
        anchors.pop_back();
    }
    const GumboElement &element = node->v.element;
    if (element.tag_namespace == GUMBO_NAMESPACE_HTML && !isInline(element.tag)) {
        if (stats)
            stats->breakWord();
        if (headingText)
            headingText->append(" ");
        for (OpenAnchor &anchor : anchors)
            anchor.text.append(" ");
    }
}

void PageWalker::Impl::enterText(const GumboNode *node, quint8 flags)
{
    const QByteArrayView text(node->v.text.text);
    if (flags & InStyle) {
        readStyleText(text, relOf(flags));
        return;
    }
    if (flags & InScript) {
        forEachJsonUrl(text, [&](QByteArrayView target, LinkKind kind) {
            addLink(target, tagName(GUMBO_TAG_SCRIPT), QByteArrayLiteral("json-ld"), kind,
                relOf(flags) | LinkRel::Dynamic, {}, base);
        });
        return;
    }
    if (flags & InTitle)
        titleText->append(text);
    if (flags & InFirstHeading)
        headingText->append(text);
    for (OpenAnchor &anchor : anchors) {
        if (!anchor.text.isFull())
            anchor.text.append(text);
    }
    if (stats && !(flags & NoText) && srcdocDepth == 0)
        stats->append(text);
}

void PageWalker::Impl::walk(const GumboNode *document)
{
    stack.clear();
    stack.push_back({document, 0, 0});
    while (!stack.empty()) {
        WalkFrame &frame = stack.back();
        const GumboVector *children = childrenOf(frame.node);
        if (!children || frame.next >= children->length) {
            if (isElement(frame.node))
                leaveElement(frame.node, frame.flags);
            stack.pop_back();
            continue;
        }
        const auto *child = static_cast<const GumboNode *>(children->data[frame.next++]);
        const quint8 flags = quint8(frame.flags & ~OwnFlags);
        if (isElement(child)) {
            const quint8 inside = enterElement(child, flags);
            stack.push_back({child, 0, inside});
        } else if (child->type != GUMBO_NODE_COMMENT && child->type != GUMBO_NODE_DOCUMENT) {
            enterText(child, flags);
        }
    }
}

/// The first base element with an href, in tree order (HTML Standard 4.2.3). One in noscript is not there for those
/// who see the page with scripts, which is how its author sees it.
void PageWalker::Impl::findBase(const GumboNode *document)
{
    stack.clear();
    stack.push_back({document, 0, 0});
    while (!stack.empty()) {
        WalkFrame &frame = stack.back();
        const GumboVector *children = childrenOf(frame.node);
        if (!children || frame.next >= children->length) {
            stack.pop_back();
            continue;
        }
        const auto *child = static_cast<const GumboNode *>(children->data[frame.next++]);
        if (child->type != GUMBO_NODE_ELEMENT) // a template's content is another document
            continue;
        const GumboElement &element = child->v.element;
        const bool html = element.tag_namespace == GUMBO_NAMESPACE_HTML;
        if (html && element.tag == GUMBO_TAG_NOSCRIPT)
            continue;
        if (html && element.tag == GUMBO_TAG_BASE && !inNoscriptSource(element)) {
            if (const GumboAttribute *href = gumbo_get_attribute(&element.attributes, "href")) {
                takeBase(href->value);
                stack.clear();
                return;
            }
        }
        stack.push_back({child, 0, 0});
    }
}

/// "Set the frozen base URL": one that does not parse, or is data: or javascript:, leaves the fallback.
void PageWalker::Impl::takeBase(QByteArrayView href)
{
    auto parsed = url::parse(href, &base, encoder);
    if (!parsed || parsed->scheme() == "data" || parsed->scheme() == "javascript")
        return;
    base = std::move(*parsed);
    if (srcdocDepth == 0)
        facts.baseUrl = base.href();
}

bool PageWalker::Impl::parseAndWalk(QByteArrayView text)
{
    const GuardReport report = guardHtml(text);
    facts.tooComplex = facts.tooComplex || report.tooComplex;
    const ParsedTree tree = parseTree(report.text, arena, {});
    facts.tooComplex = facts.tooComplex || tree.aborted;
    if (!tree.document)
        return false;
    guard = &report;
    source = report.text.constData();
    if (report.hasBase)
        findBase(tree.document);
    walk(tree.document);
    guard = nullptr;
    source = nullptr;
    return true;
}

void PageWalker::Impl::finishFacts()
{
    if (titleText)
        facts.title = titleText->take();
    if (headingText)
        facts.h1 = headingText->take();
    if (stats) {
        stats->finish();
        facts.wordCount = stats->words();
        facts.textHash = stats->hash();
    }
    if (facts.noFollow) {
        for (Link &link : facts.links)
            link.rel |= LinkRel::MetaNoFollow;
    }
}

void PageWalker::Impl::run()
{
    HeaderFacts headers = readHeaders(input);
    facts.noIndex = headers.noIndex;
    facts.noFollow = headers.noFollow;
    facts.canonical = std::move(headers.canonical);
    facts.links = std::move(headers.links);
    if (!options.resources)
        facts.links.removeIf([](const Link &link) { return link.kind != LinkKind::Navigation; });
    if (options.text)
        stats.emplace();
    base = input.url;
    SniffedEncoding encoding = sniffEncoding(input.body, input.contentType);
    const QByteArray text = decodeToUtf8(input.body.sliced(encoding.bomBytes), encoding.name);
    facts.charset = std::move(encoding.name);
    parseAndWalk(text);
    finishFacts();
}

PageWalker::PageWalker(const PageInput &input, const ExtractOptions &options, Arena &arena)
    : m_impl(std::make_unique<Impl>(input, options, arena))
{
}

PageWalker::~PageWalker() = default;

PageFacts PageWalker::run()
{
    m_impl->run();
    return std::move(m_impl->facts);
}

} // namespace argiope::html
