#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HtmlWords[] = {
    {"xhtml-broken", QT_TRANSLATE_NOOP("Checks", "XHTML that is not well-formed"),
        QT_TRANSLATE_NOOP("Checks",
            "A page comes as application/xhtml+xml, and is no well-formed XML: an element is not closed, an entity is "
            "not declared, a sign is not escaped."),
        QT_TRANSLATE_NOOP("Checks", "Browsers stop there and show an error in place of the page, or of its rest."),
        QT_TRANSLATE_NOOP("Checks", "Correct the place that is named, or send the page as text/html.")},
    {"html-no-doctype", QT_TRANSLATE_NOOP("Checks", "No DOCTYPE, or one that makes browsers imitate old ones"),
        QT_TRANSLATE_NOOP("Checks",
            "The document does not begin with the DOCTYPE of HTML (!DOCTYPE html), or has an old DOCTYPE that puts "
            "browsers into quirks or limited-quirks mode."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then lay the page out as those of the nineties did: sizes, tables and line heights differ from "
            "one to the next."),
        QT_TRANSLATE_NOOP("Checks",
            "Let every page begin with the tag !DOCTYPE html in angle brackets, without anything before it.")},
    {"html-head-broken", QT_TRANSLATE_NOOP("Checks", "Something ends the head too early"),
        QT_TRANSLATE_NOOP("Checks",
            "An element that may not stand in the head, such as img, div or an iframe in noscript, or a text, ends the "
            "head; title, metadata or links that were meant for it follow and land in the body."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines pass over canonical links, robots directives and language versions outside of the head."),
        QT_TRANSLATE_NOOP("Checks", "Move the element that is named into the body, or behind all metadata.")},
    {"html-meta-in-body", QT_TRANSLATE_NOOP("Checks", "Metadata stands in the body"),
        QT_TRANSLATE_NOOP("Checks", "A meta or link element stands in the body, where only few kinds of them may be."),
        QT_TRANSLATE_NOOP("Checks",
            "Most programs look for descriptions, robots directives, canonical and alternate links in the head alone."),
        QT_TRANSLATE_NOOP("Checks", "Move these elements into the head.")},
    {"html-two-heads", QT_TRANSLATE_NOOP("Checks", "An html, head or body tag comes twice or too late"),
        QT_TRANSLATE_NOOP(
            "Checks", "A second start tag of html, head or body, or one behind what already began the body."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore it; what was written for a head then stands in the body. It often comes of templates that "
            "were put together wrongly."),
        QT_TRANSLATE_NOOP("Checks", "Let the page have each of the three tags once, in this order.")},
    {"html-body-before-html", QT_TRANSLATE_NOOP("Checks", "Something stands before the html tag"),
        QT_TRANSLATE_NOOP("Checks", "A body tag or content stands before the html tag."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers make an html element of their own then; language and other attributes of the late tag are added "
            "to it, everything else about it is ignored."),
        QT_TRANSLATE_NOOP("Checks", "Send nothing before the DOCTYPE and the html tag.")},
    {"html-parse-errors", QT_TRANSLATE_NOOP("Checks", "Parse errors"),
        QT_TRANSLATE_NOOP("Checks",
            "Errors that the HTML Standard gives a name, counted by their codes; the most frequent ones are named."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers mend them all in the same way, but not always as the author meant; other programs may give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with duplicate attributes, end of file in a tag or comment, and missing ends; the rest is "
            "tidiness.")},
    {"html-duplicate-id", QT_TRANSLATE_NOOP("Checks", "Several elements have one id"),
        QT_TRANSLATE_NOOP("Checks", "Several elements of the page have the same id."),
        QT_TRANSLATE_NOOP("Checks", "Links, labels and scripts reach the first of them only."),
        QT_TRANSLATE_NOOP("Checks", "Give each element an id of its own, or a class where several are meant.")},
    {"html-duplicate-attribute", QT_TRANSLATE_NOOP("Checks", "A tag has an attribute twice"),
        QT_TRANSLATE_NOOP("Checks", "A start tag has an attribute twice."),
        QT_TRANSLATE_NOOP(
            "Checks", "The second one is dropped: a class, style or event handler is lost without a word."),
        QT_TRANSLATE_NOOP("Checks", "Join the values, or remove one of the two.")},
    {"html-unclosed", QT_TRANSLATE_NOOP("Checks", "An element is not closed"),
        QT_TRANSLATE_NOOP(
            "Checks", "An element that needs an end tag is still open where another one, or the document, ends."),
        QT_TRANSLATE_NOOP("Checks",
            "What follows may become a part of it: styles, links and lists reach farther than they were meant to."),
        QT_TRANSLATE_NOOP("Checks", "Write the end tag that is missing, before that of the element around it.")},
    {"html-stray-end", QT_TRANSLATE_NOOP("Checks", "An end tag closes nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "An end tag for which no element is open. A stray end tag of p or br even makes an empty element."),
        QT_TRANSLATE_NOOP("Checks",
            "Often an element was closed earlier than its author thought, such as a p by a list or table in it."),
        QT_TRANSLATE_NOOP("Checks", "Remove the tag, or find out what closed its element before.")},
    {"html-nested-form", QT_TRANSLATE_NOOP("Checks", "A form stands in a form"),
        QT_TRANSLATE_NOOP(
            "Checks", "A form start tag within a form. It is ignored, and the inner end tag closes the outer form."),
        QT_TRANSLATE_NOOP("Checks", "The fields of the inner form are sent by the outer one, those behind it by none."),
        QT_TRANSLATE_NOOP("Checks", "Put the forms side by side; attribute form joins a field to a form elsewhere.")},
    {"html-nested-link", QT_TRANSLATE_NOOP("Checks", "A link or control stands in a link or button"),
        QT_TRANSLATE_NOOP("Checks", "A link, button, field or other interactive element stands in a link or button."),
        QT_TRANSLATE_NOOP("Checks",
            "A link in a link closes the first. Of the others it is unclear what a click or the keyboard reaches."),
        QT_TRANSLATE_NOOP("Checks", "Put the two side by side.")},
    {"html-foster-parented", QT_TRANSLATE_NOOP("Checks", "Content between the cells of a table is moved out of it"),
        QT_TRANSLATE_NOOP("Checks",
            "A text or an element stands in a table, but in none of its cells. Browsers move it before the table."),
        QT_TRANSLATE_NOOP(
            "Checks", "It shows in another place than it was written, and screen readers read it before the table."),
        QT_TRANSLATE_NOOP("Checks", "Put it into a cell or the caption, or outside of the table.")},
    {"html-bad-nesting", QT_TRANSLATE_NOOP("Checks", "An element stands where it may not"),
        QT_TRANSLATE_NOOP("Checks",
            "An element is the child of one that may not have it, such as div in span or ul, or its tags cross those "
            "of another."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers show it somehow; style sheets, scripts and screen readers rely on lists, tables and headings "
            "that are what they seem."),
        QT_TRANSLATE_NOOP("Checks", "Choose a parent that may have the element, or another element.")},
    {"html-obsolete", QT_TRANSLATE_NOOP("Checks", "Obsolete elements or attributes"),
        QT_TRANSLATE_NOOP("Checks",
            "Elements and attributes that authors must no longer use, such as center, font, align or bgcolor."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers still show them, but they mix looks with content and make pages large and hard to change."),
        QT_TRANSLATE_NOOP("Checks", "Say in a style sheet how the page looks.")},
    {"html-unknown-element", QT_TRANSLATE_NOOP("Checks", "An element that HTML does not have"),
        QT_TRANSLATE_NOOP("Checks",
            "An element whose name neither HTML has nor, within theirs, SVG or MathML, and that is no custom element, "
            "as it has no hyphen."),
        QT_TRANSLATE_NOOP("Checks",
            "It means nothing to browsers and readers; often it is a typing error, or a template that nobody filled."),
        QT_TRANSLATE_NOOP("Checks", "Correct the name, or give an own element a name with a hyphen.")},
    {"html-base", QT_TRANSLATE_NOOP("Checks", "The base element is wrong, comes twice or too late"),
        QT_TRANSLATE_NOOP("Checks",
            "A base element whose href is no http URL, a second base element, or one behind elements with URLs."),
        QT_TRANSLATE_NOOP(
            "Checks", "All relative URLs of the page hang on it: with a wrong base every link leads elsewhere."),
        QT_TRANSLATE_NOOP("Checks", "Keep one base element, before all links, styles and scripts, or none at all.")},
    {"html-control-chars", QT_TRANSLATE_NOOP("Checks", "Control characters or noncharacters"),
        QT_TRANSLATE_NOOP(
            "Checks", "The document has control characters, noncharacters or U+0000, written or by reference."),
        QT_TRANSLATE_NOOP(
            "Checks", "They are invisible or become a replacement sign, and other programs stop at them."),
        QT_TRANSLATE_NOOP("Checks", "Remove them where texts are entered or imported.")},
    {"html-self-closing", QT_TRANSLATE_NOOP("Checks", "A tag ends in a slash that closes nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "A tag of an HTML element ends in a slash, such as a div with a slash before the closing bracket. In HTML "
            "the element stays open."),
        QT_TRANSLATE_NOOP("Checks", "Everything behind it becomes a part of it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write a start tag and an end tag; only elements without content need no end tag.")},
    {"html-reference-missing",
        QT_TRANSLATE_NOOP("Checks", "An attribute names an id that is not there or does not fit"),
        QT_TRANSLATE_NOOP("Checks",
            "An attribute such as for, headers, list, form or aria-labelledby names an id that no element of the page "
            "has, or an element of the wrong kind: form has to name a form, list a datalist, and for of a label a "
            "form control. What a closed menu opens is left out."),
        QT_TRANSLATE_NOOP("Checks",
            "Labels, descriptions and table headers stay without effect, above all for those who use a screen reader."),
        QT_TRANSLATE_NOOP("Checks", "Correct the id, or remove the attribute.")},
};

} // namespace

std::span<const WordRow> htmlWords()
{
    return HtmlWords;
}

} // namespace argiope::audit
