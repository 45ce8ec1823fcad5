#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HtmlWords[] = {
    {"xhtml-broken", QT_TRANSLATE_NOOP("Checks", "XHTML not well-formed"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is served as application/xhtml+xml, but is not well-formed XML: an unclosed element, an undeclared "
            "entity, an unescaped character."),
        QT_TRANSLATE_NOOP("Checks", "Browsers stop there and show an error instead of the page, or of the rest of it."),
        QT_TRANSLATE_NOOP("Checks", "Fix the error at this position, or serve the page as text/html.")},
    {"html-no-doctype", QT_TRANSLATE_NOOP("Checks", "Missing or legacy DOCTYPE (quirks mode)"),
        QT_TRANSLATE_NOOP("Checks",
            "The document does not begin with the HTML DOCTYPE (!DOCTYPE html), or has an old DOCTYPE that puts "
            "browsers into quirks or limited-quirks mode."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then lay out the page like those of the nineties: sizes, tables and line heights differ between "
            "browsers."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let every page begin with the tag !DOCTYPE html in angle brackets, with nothing before it.")},
    {"html-head-broken", QT_TRANSLATE_NOOP("Checks", "Invalid element in head (head closed early)"),
        QT_TRANSLATE_NOOP("Checks",
            "An element that is not allowed in the head, such as img, div or an iframe in noscript, or a text, ends "
            "the head. The title, metadata or links after it end up in the body."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines ignore canonical links, robots directives and language versions outside the head."),
        QT_TRANSLATE_NOOP("Checks", "Move the listed element into the body, or after all metadata.")},
    {"html-meta-in-body", QT_TRANSLATE_NOOP("Checks", "Metadata in body"),
        QT_TRANSLATE_NOOP("Checks", "A meta or link element is in the body, where only a few kinds are allowed."),
        QT_TRANSLATE_NOOP("Checks",
            "Most programs look only in the head for descriptions, robots directives, canonical and alternate links."),
        QT_TRANSLATE_NOOP("Checks", "Move these elements into the head.")},
    {"html-two-heads", QT_TRANSLATE_NOOP("Checks", "Repeated or misplaced html, head or body tag"),
        QT_TRANSLATE_NOOP(
            "Checks", "A second start tag of html, head or body, or one after the beginning of the body."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore it, so content that was meant for the head is in the body. Often templates were combined "
            "wrongly."),
        QT_TRANSLATE_NOOP("Checks", "Keep each of the three tags once per page, in this order.")},
    {"html-body-before-html", QT_TRANSLATE_NOOP("Checks", "Content before the html tag"),
        QT_TRANSLATE_NOOP("Checks", "A body tag or content is before the html tag."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then create their own html element. They add the language and other attributes of the late tag "
            "to it, and ignore the rest of the tag."),
        QT_TRANSLATE_NOOP("Checks", "Send nothing before the DOCTYPE and the html tag.")},
    {"html-parse-errors", QT_TRANSLATE_NOOP("Checks", "HTML parse errors"),
        QT_TRANSLATE_NOOP("Checks",
            "Parse errors defined in the HTML Standard, counted by their codes. The most frequent ones are listed."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers correct them all in the same way, but not always as intended. Other programs may give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with duplicate attributes, end of file in a tag or comment, and missing end tags. The rest is "
            "cosmetic.")},
    {"html-duplicate-id", QT_TRANSLATE_NOOP("Checks", "Duplicate ID"),
        QT_TRANSLATE_NOOP("Checks", "Several elements of the page have the same id."),
        QT_TRANSLATE_NOOP("Checks", "Links, labels and scripts reach only the first of them."),
        QT_TRANSLATE_NOOP("Checks", "Give each element a unique id, or use a class for several elements.")},
    {"html-duplicate-attribute", QT_TRANSLATE_NOOP("Checks", "Duplicate attribute"),
        QT_TRANSLATE_NOOP("Checks", "A start tag has the same attribute twice."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers drop the second one, so a class, style or event handler is silently lost."),
        QT_TRANSLATE_NOOP("Checks", "Combine the values, or remove one of the two.")},
    {"html-unclosed", QT_TRANSLATE_NOOP("Checks", "Unclosed element"),
        QT_TRANSLATE_NOOP("Checks",
            "An element that needs an end tag is still open at the end of an enclosing element or of the document."),
        QT_TRANSLATE_NOOP("Checks",
            "The content after it may become part of it: styles, links and lists extend further than intended."),
        QT_TRANSLATE_NOOP("Checks", "Add the missing end tag before the end tag of the enclosing element.")},
    {"html-stray-end", QT_TRANSLATE_NOOP("Checks", "Stray end tag"),
        QT_TRANSLATE_NOOP(
            "Checks", "An end tag has no open element. A stray end tag of p or br even creates an empty element."),
        QT_TRANSLATE_NOOP("Checks",
            "Often an element was closed earlier than intended, for example a p by a list or table inside it."),
        QT_TRANSLATE_NOOP("Checks", "Remove the tag, or find out what closed its element earlier.")},
    {"html-nested-form", QT_TRANSLATE_NOOP("Checks", "Nested form"),
        QT_TRANSLATE_NOOP("Checks",
            "A form start tag is inside another form. Browsers ignore it, and the inner end tag closes the outer "
            "form."),
        QT_TRANSLATE_NOOP(
            "Checks", "The outer form submits the fields of the inner form, and no form submits the fields after it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Put the forms side by side. The form attribute can connect a field to a form elsewhere.")},
    {"html-nested-link", QT_TRANSLATE_NOOP("Checks", "Nested link or button"),
        QT_TRANSLATE_NOOP("Checks", "A link, button, field or other interactive element is inside a link or button."),
        QT_TRANSLATE_NOOP("Checks",
            "A link inside a link closes the first one. For other elements, it is unclear which one a click or the "
            "keyboard reaches."),
        QT_TRANSLATE_NOOP("Checks", "Place the two side by side.")},
    {"html-foster-parented", QT_TRANSLATE_NOOP("Checks", "Misplaced content in table (foster parenting)"),
        QT_TRANSLATE_NOOP("Checks",
            "A text or an element is in a table, but not in any of its cells. Browsers move it before the table."),
        QT_TRANSLATE_NOOP("Checks", "It appears in the wrong place, and screen readers read it before the table."),
        QT_TRANSLATE_NOOP("Checks", "Put it into a cell or the caption, or outside the table.")},
    {"html-bad-nesting", QT_TRANSLATE_NOOP("Checks", "Invalid nesting"),
        QT_TRANSLATE_NOOP("Checks",
            "An element has a parent that may not contain it, such as div in span or ul, or its tags cross those of "
            "another element."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers display it somehow. But style sheets, scripts and screen readers rely on correct lists, tables "
            "and headings."),
        QT_TRANSLATE_NOOP("Checks", "Choose a parent that may contain the element, or use another element.")},
    {"html-obsolete", QT_TRANSLATE_NOOP("Checks", "Obsolete elements or attributes"),
        QT_TRANSLATE_NOOP("Checks",
            "Elements and attributes that authors must no longer use, such as center, font, align or bgcolor."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers still support them, but they mix style with content and make pages large and hard to change."),
        QT_TRANSLATE_NOOP("Checks", "Define the appearance of the page in a style sheet.")},
    {"html-unknown-element", QT_TRANSLATE_NOOP("Checks", "Unknown HTML element"),
        QT_TRANSLATE_NOOP("Checks",
            "An element name that does not exist in HTML, nor in SVG or MathML within these, and that has no hyphen, "
            "so it is not a custom element."),
        QT_TRANSLATE_NOOP("Checks",
            "It has no meaning for browsers and screen readers. Often it is a typing error, or an unfilled template."),
        QT_TRANSLATE_NOOP("Checks", "Correct the name, or give a custom element a name with a hyphen.")},
    {"html-base", QT_TRANSLATE_NOOP("Checks", "Invalid, duplicate or late base element"),
        QT_TRANSLATE_NOOP("Checks",
            "A base element has an href that is not an http URL, is the second one, or comes after elements with "
            "URLs."),
        QT_TRANSLATE_NOOP(
            "Checks", "All relative URLs of the page depend on it: with a wrong base, every link leads elsewhere."),
        QT_TRANSLATE_NOOP("Checks", "Keep one base element before all links, styles and scripts, or none at all.")},
    {"html-control-chars", QT_TRANSLATE_NOOP("Checks", "Control characters in HTML"),
        QT_TRANSLATE_NOOP(
            "Checks", "The document contains control characters, noncharacters or U+0000, directly or by reference."),
        QT_TRANSLATE_NOOP(
            "Checks", "They are invisible or become a replacement character, and other programs may stop at them."),
        QT_TRANSLATE_NOOP("Checks", "Remove them when text is entered or imported.")},
    {"html-self-closing", QT_TRANSLATE_NOOP("Checks", "Self-closing syntax on a non-void element"),
        QT_TRANSLATE_NOOP("Checks",
            "The tag of an HTML element ends in a slash, such as a div with a slash before the closing bracket. In "
            "HTML, the element stays open."),
        QT_TRANSLATE_NOOP("Checks", "All content after it becomes part of it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write a start tag and an end tag. Only elements without content need no end tag.")},
    {"html-reference-missing", QT_TRANSLATE_NOOP("Checks", "Broken ID reference (for, aria-labelledby)"),
        QT_TRANSLATE_NOOP("Checks",
            "An attribute such as for, headers, list, form or aria-labelledby references an id that no element or the "
            "wrong kind of element has. The form attribute must reference a form, list a datalist, and a label's for a "
            "form control. Content that a closed menu opens is excluded."),
        QT_TRANSLATE_NOOP(
            "Checks", "Labels, descriptions and table headers have no effect, above all for screen reader users."),
        QT_TRANSLATE_NOOP("Checks", "Correct the id, or remove the attribute.")},
};

} // namespace

std::span<const WordRow> htmlWords()
{
    return HtmlWords;
}

} // namespace argiope::audit
