#include "core/text/markup.h"

#include <algorithm>
#include <iterator>

namespace argiope::text {

namespace {

template <size_t Count>
bool isHtmlOf(const dom::NodeView &element, const char *const (&names)[Count])
{
    return element.language() == dom::Language::Html
        && std::any_of(
            std::begin(names), std::end(names), [&element](const char *one) { return element.name() == one; });
}

bool isVoid(const dom::NodeView &element)
{
    static constexpr const char *names[] = {"area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr",
        "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr"};
    return isHtmlOf(element, names);
}

bool keepsText(const dom::NodeView &element)
{
    static constexpr const char *names[] = {"style", "script", "xmp", "iframe", "noembed", "noframes", "plaintext"};
    return isHtmlOf(element, names);
}

void escaped(QByteArray &out, QByteArrayView text, bool inAttribute)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '&')
            out += "&amp;";
        else if (c == '\xC2' && i + 1 < text.size() && text[i + 1] == '\xA0') {
            out += "&nbsp;";
            ++i;
        } else if (c == '"' && inAttribute)
            out += "&quot;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else
            out += c;
    }
}

void startTag(QByteArray &out, const dom::NodeView &element)
{
    out += '<';
    out += element.localName();
    for (qsizetype i = 0; i < element.attributeCount(); ++i) {
        const dom::Attribute &one = element.attribute(i);
        out += ' ';
        if (one.xlink)
            out += "xlink:";
        out += one.name;
        out += "=\"";
        escaped(out, one.value, true);
        out += '"';
    }
    out += '>';
}

void endTag(QByteArray &out, const dom::NodeView &element)
{
    if (element.kind() != dom::NodeKind::Element || isVoid(element))
        return;
    out += "</";
    out += element.localName();
    out += '>';
}

} // namespace

// A page may nest as deeply as it likes, so nothing here recurs.
QByteArray innerHtml(const dom::NodeView &root)
{
    QByteArray out;
    dom::NodeView node = root.firstChild();
    while (!node.isNull()) {
        switch (node.kind()) {
        case dom::NodeKind::Element:
            startTag(out, node);
            break;
        case dom::NodeKind::Text:
            if (keepsText(node.parent()))
                out += node.text();
            else
                escaped(out, node.text(), false);
            break;
        case dom::NodeKind::Comment:
            out += "<!--";
            out += node.text();
            out += "-->";
            break;
        case dom::NodeKind::Document:
        case dom::NodeKind::Instruction:
            break;
        }
        if (!node.firstChild().isNull()) {
            node = node.firstChild();
            continue;
        }
        endTag(out, node);
        while (node.nextSibling().isNull() && node.parent() != root) {
            node = node.parent();
            endTag(out, node);
        }
        node = node.nextSibling();
    }
    return out;
}

} // namespace argiope::text
