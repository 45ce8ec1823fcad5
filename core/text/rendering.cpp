#include "core/text/rendering.h"

#include "core/markup/bytes.h"

#include <QByteArray>
#include <QHash>

namespace argiope::text {

namespace {

/// The HTML Standard's style sheet (15.3), for what is not inline. Controls, drawings and films are things of their
/// own, whose content is not text of the page.
const QHash<QByteArrayView, Display> &displays()
{
    static const QHash<QByteArrayView, Display> all = [] {
        QHash<QByteArrayView, Display> table;
        for (const char *name : {"area", "audio", "base", "basefont", "canvas", "col", "colgroup", "datalist", "embed",
                 "head", "iframe", "link", "meta", "noembed", "noframes", "noscript", "object", "param", "rp", "script",
                 "source", "style", "template", "textarea", "title", "track", "video"})
            table.insert(name, Display::None);
        for (const char *name : {"address", "article", "aside", "blockquote", "body", "caption", "center", "dd",
                 "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
                 "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li",
                 "main", "menu", "nav", "ol", "optgroup", "option", "search", "section", "select", "slot", "summary",
                 "table", "tbody", "tfoot", "thead", "ul"})
            table.insert(name, Display::Block);
        for (const char *name : {"listing", "plaintext", "pre", "xmp"})
            table.insert(name, Display::Preformatted);
        table.insert("p", Display::Paragraph);
        table.insert("tr", Display::Row);
        table.insert("td", Display::Cell);
        table.insert("th", Display::Cell);
        table.insert("br", Display::Break);
        return table;
    }();
    return all;
}

} // namespace

QByteArrayView attributeOf(const dom::NodeView &element, const char *name)
{
    for (qsizetype i = 0; i < element.attributeCount(); ++i) {
        if (const dom::Attribute &one = element.attribute(i); one.plain && one.name == name)
            return one.value;
    }
    return {};
}

Display displayByName(const dom::NodeView &element)
{
    if (element.language() == dom::Language::Html)
        return displays().value(element.name(), Display::Inline);
    // What is only said of a drawing, and how a formula was written, are not shown.
    static constexpr const char *unshown[]
        = {"title", "desc", "metadata", "defs", "style", "script", "symbol", "annotation", "annotation-xml"};
    for (const char *one : unshown) {
        if (element.name() == one)
            return Display::None;
    }
    return Display::Inline;
}

Display displayOf(const dom::NodeView &element)
{
    const Display display = displayByName(element);
    if (display == Display::None || element.language() != dom::Language::Html)
        return display;
    if (!attributeOf(element, "hidden").isNull()
        || (element.name() == "dialog" && attributeOf(element, "open").isNull()))
        return Display::None;
    const QByteArrayView style = attributeOf(element, "style");
    if (style.size() < 12)
        return display;
    QByteArray text = style.toByteArray().toLower();
    text.removeIf(markup::isSpace);
    return text.contains("display:none") || text.contains("visibility:hidden") ? Display::None : display;
}

} // namespace argiope::text
