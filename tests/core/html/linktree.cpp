#include "tests/core/html/linktree.h"

#include "core/html/extract.h"
#include "core/html/linkrules.h"
#include "core/markup/bytes.h"
#include "core/markup/treebuilder.h"

#include <QByteArrayList>

#include <vector>

namespace argiope::html::testing {

namespace {

using markup::Element;
using markup::ElementId;
using markup::Mark;
using markup::NewElement;
using markup::Place;
using markup::Space;
using markup::Tag;

constexpr qsizetype ShortText = 500; ///< which no limit cuts

struct Node
{
    int parent = -1;
    QByteArray name; ///< "" for a text
    Tag tag = Tag::Unknown;
    Space space = Space::Html;
    bool original = true; ///< a tag stands for it
    bool inNoscriptSource = false;
    std::vector<std::pair<QByteArray, QByteArray>> attributes;
    QByteArray text;
};

/// Nodes in the order in which they came into being, each with its parent. Who stands before whom is not kept.
class Tree : public markup::TreeSink
{
public:
    explicit Tree(QByteArrayView text)
        : m_tokenizer(text)
        , m_ids(1, -1)
    {
    }
    bool read() { return markup::TreeBuilder(m_tokenizer, *this).run(); }

    [[nodiscard]] Mark start(const NewElement &element) override
    {
        Node node;
        node.parent = nodeOf(element.place.parent);
        node.tag = element.tag;
        node.space = element.space;
        node.original = element.token != nullptr;
        node.inNoscriptSource = element.inNoscriptSource;
        node.name = markup::tagName(element.tag);
        if (element.token) {
            if (element.tag == Tag::Unknown)
                node.name = element.token->name.toByteArray();
            for (const markup::Attribute &attribute : element.token->attributes)
                node.attributes.emplace_back(attribute.name.toByteArray(), m_tokenizer.value(attribute).toByteArray());
        }
        changed = changed || element.copyOf != 0 || element.place.table != 0;
        m_ids.resize(std::max(m_ids.size(), size_t(element.id) + 1), -1);
        m_ids[element.id] = int(nodes.size());
        nodes.push_back(std::move(node));
        return {};
    }
    void end(const Element &) override { }
    void text(QByteArrayView text, const Place &place) override
    {
        changed = changed || place.table != 0;
        Node node;
        node.parent = nodeOf(place.parent);
        node.text = text.toByteArray();
        nodes.push_back(std::move(node));
    }
    void addAttributes(const Element &, const markup::Token &) override { changed = true; }
    void move(ElementId, const Place &) override { changed = true; }
    void moveChildren(ElementId, ElementId) override { changed = true; }
    void remove(ElementId) override { changed = true; }

    /// The node or one around it is such an element.
    [[nodiscard]] int within(int node, Tag tag) const
    {
        for (; node >= 0; node = nodes[size_t(node)].parent) {
            if (nodes[size_t(node)].tag == tag && nodes[size_t(node)].space == Space::Html)
                return node;
        }
        return -1;
    }

    [[nodiscard]] bool isHidden(int node) const ///< in a noscript
    {
        for (int at = node; at >= 0; at = nodes[size_t(at)].parent) {
            if (nodes[size_t(at)].inNoscriptSource)
                return true;
        }
        return within(node, Tag::Noscript) >= 0;
    }

    [[nodiscard]] bool isStyle(int node) const ///< in a style, which of SVG may hold elements
    {
        while (node >= 0 && nodes[size_t(node)].tag != Tag::Style)
            node = nodes[size_t(node)].parent;
        return node >= 0;
    }

    std::vector<Node> nodes;
    bool changed = false; ///< something does not stand where it was written

private:
    [[nodiscard]] int nodeOf(ElementId id) const { return id < m_ids.size() ? m_ids[id] : -1; }

    markup::Tokenizer m_tokenizer;
    std::vector<int> m_ids;
};

/// Those attributes that hold one URL and nothing else, whatever other attributes say.
bool holdsUrl(const Node &node, const QByteArray &attribute)
{
    if (node.space != Space::Html) {
        const bool href = attribute == "href" || attribute == "xlink:href";
        const auto rule = node.space == Space::Svg ? svgRule(node.name, markup::Attr::Href) : mathRule(node.name);
        return href && rule.shape != ValueShape::None;
    }
    static const QByteArrayList sources{
        "img", "script", "iframe", "frame", "embed", "input", "source", "track", "audio", "video", "bgsound"};
    return (attribute == "href" && (node.name == "a" || node.name == "area" || node.name == "link"))
        || (attribute == "src" && sources.contains(node.name)) || (attribute == "poster" && node.name == "video")
        || (attribute == "action" && node.name == "form")
        || (attribute == "cite" && (node.name == "q" || node.name == "blockquote" || node.name == "ins"));
}

/// Only a link that leads somewhere may be empty; and what SVG refers to within the page is nothing to fetch.
bool isLink(const Node &node, const QByteArray &trimmed)
{
    if (node.space == Space::MathMl || node.name == "a" || (node.space == Space::Html && node.name == "area"))
        return true;
    return !trimmed.isEmpty() && !(node.space == Space::Svg && trimmed.startsWith('#'));
}

QByteArray trimmedOf(const QByteArray &value)
{
    qsizetype begin = 0;
    qsizetype end = value.size();
    while (begin < end && markup::isSpace(value[begin]))
        ++begin;
    while (end > begin && markup::isSpace(value[end - 1]))
        --end;
    return value.mid(begin, end - begin);
}

QByteArray withoutSpace(QByteArray text)
{
    for (const char *space : {" ", "\n", "\t", "\f", "\v", "\r", "\xC2\xA0", "\xE3\x80\x80"})
        text.replace(space, "");
    return text;
}

QByteArray baseOf(const Tree &tree, const url::Url &page)
{
    for (size_t i = 0; i < tree.nodes.size(); ++i) {
        const Node &node = tree.nodes[i];
        if (node.tag != Tag::Base || node.space != Space::Html || !node.original
            || tree.within(int(i), Tag::Noscript) >= 0 || tree.within(int(i), Tag::Template) >= 0)
            continue;
        for (const auto &[name, value] : node.attributes) {
            if (name != "href")
                continue;
            const auto parsed = url::parse(value, &page);
            const bool counts = parsed && parsed->scheme() != "data" && parsed->scheme() != "javascript";
            return counts ? parsed->href() : QByteArray();
        }
    }
    return {};
}

/// "element attribute place URL", one a link.
QByteArrayList linksOf(const Tree &tree, const url::Url &base)
{
    QByteArrayList result;
    for (size_t i = 0; i < tree.nodes.size(); ++i) {
        const Node &node = tree.nodes[i];
        if (!node.original || tree.within(node.parent, Tag::Template) >= 0)
            continue;
        QByteArray place;
        if (!tree.changed) {
            if (tree.isHidden(int(i)))
                place += " noscript";
        }
        for (const auto &[name, value] : node.attributes) {
            if (!holdsUrl(node, name) || !isLink(node, trimmedOf(value)))
                continue;
            const auto parsed = url::parse(value, &base);
            result += node.name + ' ' + name + place + ' ' + (parsed ? parsed->href() : trimmedOf(value));
        }
    }
    return result;
}

QByteArrayList linksOf(const ParsedPage &page, bool places)
{
    QByteArrayList result;
    for (const Link &link : page.links) {
        Node node;
        node.name = link.element();
        const bool foreign = link.attribute() == "xlink:href" || link.attribute() == "href";
        if (!holdsUrl(node, link.attribute()) && !foreign)
            continue;
        QByteArray place;
        if (places && link.rel.testFlag(LinkRel::InNoscript))
            place += " noscript";
        result += link.element() + ' ' + link.attribute() + place + ' '
            + (link.url.isEmpty() ? link.raw() : link.url.href());
    }
    return result;
}

/// Texts of the HTML `a` with an href, without white space; "?" for those that are too long to compare.
QByteArrayList textsOf(const Tree &tree)
{
    std::vector<int> links(tree.nodes.size(), -1); ///< by node of an `a`
    QByteArrayList result;
    for (size_t i = 0; i < tree.nodes.size(); ++i) {
        const Node &node = tree.nodes[i];
        if (node.tag == Tag::A && node.space == Space::Html && node.original) {
            for (const auto &[name, value] : node.attributes) {
                if (name == "href") {
                    links[i] = int(result.size());
                    result += QByteArray();
                }
            }
        }
        QByteArray text = node.text;
        if (node.tag == Tag::Img && node.space == Space::Html && node.original) {
            for (const auto &[name, value] : node.attributes) {
                if (name == "alt")
                    text = value;
            }
        }
        if (text.isEmpty() || (node.name.isEmpty() && tree.isStyle(node.parent)))
            continue;
        for (int at = node.parent; at >= 0; at = tree.nodes[size_t(at)].parent) {
            if (links[size_t(at)] >= 0)
                result[links[size_t(at)]] += text;
        }
    }
    for (QByteArray &text : result)
        text = text.size() > ShortText ? QByteArray("?") : withoutSpace(text);
    return result;
}

bool nestsLinks(const Tree &tree)
{
    int links = 0;
    for (const Node &node : tree.nodes) {
        if (node.tag != Tag::A)
            continue;
        for (int at = node.parent; at >= 0; at = tree.nodes[size_t(at)].parent)
            links += tree.nodes[size_t(at)].tag == Tag::A ? 1 : 0;
    }
    return links > 0;
}

QByteArray difference(const char *what, const QByteArrayList &stream, const QByteArrayList &tree)
{
    return QByteArray(what) + "\nstream:\n  " + stream.join("\n  ") + "\ntree:\n  " + tree.join("\n  ");
}

} // namespace

QByteArray streamAgainstTree(const QByteArray &html)
{
    QByteArray text = html;
    text.replace("\r\n", "\n").replace('\r', '\n');
    if (text.toLower().contains("srcdoc") || text.startsWith("\xEF\xBB\xBF"))
        return {};
    PageInput input;
    input.body = text;
    input.url = *url::parse("http://example.org/dir/page.html?q#f");
    input.contentType = "text/html; charset=utf-8";
    const ParsedPage page = extractHtml(input, {});
    Tree tree(text);
    if (!tree.read() && !page.tooComplex)
        return "the tree alone was too complex";
    if (page.tooComplex)
        return {};

    if (!tree.changed && baseOf(tree, input.url) != page.baseUrl)
        return difference("base", {page.baseUrl}, {baseOf(tree, input.url)});
    const url::Url base = page.baseUrl.isEmpty() ? input.url : *url::parse(page.baseUrl);
    const QByteArrayList found = linksOf(page, !tree.changed);
    const QByteArrayList expected = linksOf(tree, base);
    if (found != expected)
        return difference("links", found, expected);
    if (tree.changed || nestsLinks(tree))
        return {};
    QByteArrayList texts;
    for (const Link &link : page.links) {
        if (link.element() == "a" && link.attribute() == "href")
            texts += withoutSpace(link.text);
    }
    const QByteArrayList wanted = textsOf(tree);
    for (qsizetype i = 0; i < wanted.size() && texts.size() == wanted.size(); ++i) { // more: some of them are SVG's
        if (wanted[i] != "?" && wanted[i] != texts[i])
            return difference("texts", texts, wanted);
    }
    return {};
}

} // namespace argiope::html::testing
