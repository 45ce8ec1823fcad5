#include "core/base/threadclock.h"
#include "core/html/charset.h"
#include "core/html/dynamic.h"
#include "core/html/elementkinds.h"
#include "core/html/headers.h"
#include "core/html/parser.h"
#include "core/html/strings.h"
#include "core/html/walkerimpl.h"
#include "core/url/queryencoder.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// Parsing ends there; what is left of a second is for the rest. A long page has more: an ordinary one must not lose
/// its end because the machine is slow. Sanitizers make everything slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::chrono::seconds CpuTimeOfAPage{30};
#else
constexpr std::chrono::milliseconds CpuTimeOfAPage{800};
#endif
constexpr std::chrono::milliseconds CpuTimeOfAMegabyte{250}; ///< of what is longer than the first

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

void PageWalker::Impl::appendToAnchors(QByteArrayView text)
{
    const size_t first = anchors.size() > AnchorsAtOnce ? anchors.size() - AnchorsAtOnce : 0;
    for (size_t i = first; i < anchors.size(); ++i) {
        if (!anchors[i].text.isFull())
            anchors[i].text.append(text);
    }
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
        anchor.text.append(links.at(lastAnchorLink).text);
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
        appendToAnchors(" ");
        appendToAnchors(alt);
        appendToAnchors(" ");
    }
    if (!isInline(view.tag)) {
        if (stats)
            stats->breakWord();
        appendToAnchors(" ");
    }
    if (srcdocDepth == 0 && !(flags & InTemplateElement)) {
        if (view.tag == GUMBO_TAG_IMG && !(flags & InNoscriptElement)) {
            ++facts.images;
            facts.imagesWithoutAlt += view.value(Attr::Alt).isNull() ? 1 : 0;
        }
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
        links.setText(anchor.link, anchor.text.take());
        anchors.pop_back();
    }
    const GumboElement &element = node->v.element;
    if (element.tag_namespace == GUMBO_NAMESPACE_HTML && !isInline(element.tag)) {
        if (stats)
            stats->breakWord();
        if (headingText)
            headingText->append(" ");
        appendToAnchors(" ");
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
            links.add(target, kind,
                {tagName(GUMBO_TAG_SCRIPT), QByteArrayLiteral("json-ld"), relOf(flags) | LinkRel::Dynamic}, base);
        });
        return;
    }
    if (flags & InTitle)
        titleText->append(text);
    if (flags & InFirstHeading)
        headingText->append(text);
    appendToAnchors(text);
    if (!(flags & NoText) && srcdocDepth == 0) {
        if (stats)
            stats->append(text);
        if (words)
            words->append(text);
    }
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
bool PageWalker::Impl::findBase(const GumboNode *document)
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
                return true;
            }
        }
        stack.push_back({child, 0, 0});
    }
    return false;
}

/// "Set the frozen base URL": one that does not parse, or is data: or javascript:, leaves the fallback.
void PageWalker::Impl::takeBase(QByteArrayView href)
{
    auto parsed = links.resolve(href, base);
    if (!parsed || parsed->scheme() == "data" || parsed->scheme() == "javascript")
        return;
    base = std::move(*parsed);
    if (srcdocDepth == 0)
        facts.baseUrl = base.href();
}

void PageWalker::Impl::parseAndWalk(QByteArrayView text)
{
    const GuardReport report = guardHtml(text);
    facts.tooComplex = facts.tooComplex || report.tooComplex;
    guard = &report;
    source = report.text.constData();
    bool seekBase = report.hasBase;
    qsizetype begin = 0;
    for (size_t piece = 0; piece <= report.pieces.size(); ++piece) {
        const qsizetype end = report.endOf(piece);
        if (piece > 0 && srcdocDepth == 0)
            arena.reset(); // a srcdoc's tree stands beside its page's
        ParserLimits limits;
        limits.cpuTime = cpuEnd;
        if (base::threadCpuTime() > cpuEnd) {
            facts.tooComplex = true;
            break;
        }
        const ParsedTree tree = parseTree(QByteArrayView(report.text).sliced(begin, end - begin), arena, limits);
        facts.tooComplex = facts.tooComplex || tree.aborted;
        begin = report.endOf(piece, true);
        if (!tree.document)
            continue;
        if (seekBase)
            seekBase = !findBase(tree.document);
        lastAnchorTag = nullptr;
        walk(tree.document);
    }
    guard = nullptr;
    source = nullptr;
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
    if (words)
        facts.wordSet = words->hash();
    facts.tooComplex = facts.tooComplex || links.overflowed();
    facts.links = links.take();
    if (facts.noFollow) {
        for (Link &link : facts.links)
            link.rel |= LinkRel::MetaNoFollow;
    }
}

void PageWalker::Impl::run()
{
    const qsizetype megabytes = input.body.size() / (1024 * 1024);
    cpuEnd = base::threadCpuTime() + CpuTimeOfAPage + CpuTimeOfAMegabyte * std::max<qsizetype>(megabytes - 1, 0);
    facts.readAs = facts::NewestFacts;
    facts.images = 0;
    facts.imagesWithoutAlt = 0;
    HeaderFacts headers = readHeaders(input);
    facts.noIndex = headers.robots.noIndex;
    facts.noFollow = headers.robots.noFollow;
    facts.canonical = std::move(headers.canonical);
    links.start(std::move(headers.links));
    if (options.text)
        stats.emplace();
    if (options.wordSet)
        words.emplace(input.url.href());
    base = input.url;
    SniffedEncoding encoding = sniffEncoding(input.body, input.contentType);
    const QByteArrayView bytes = input.body.sliced(encoding.bomBytes);
    const QByteArray text = decodeToUtf8(bytes, encoding.name, MaxDecoded);
    if (text.constData() != bytes.data() && text.size() >= MaxDecoded)
        facts.tooComplex = true;
    if (encoding.name != "UTF-8")
        links.setEncoder(url::queryEncoderFor(encoding.name));
    facts.charset = std::move(encoding.name);
    parseAndWalk(text);
    finishFacts();
}

PageWalker::PageWalker(const PageInput &input, const ExtractOptions &options, Arena &arena)
    : m_impl(std::make_unique<Impl>(input, options, arena))
{
}

PageWalker::~PageWalker() = default;

ParsedPage PageWalker::run()
{
    m_impl->run();
    return std::move(m_impl->facts);
}

} // namespace argiope::html
