#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow A11yAriaWords[] = {
    {"a11y-accesskeys", QT_TRANSLATE_NOOP("Checks", "One access key for several elements"),
        QT_TRANSLATE_NOOP(
            "Checks", "Elements with the same value of accesskey, letter case aside, where more than one has it."),
        QT_TRANSLATE_NOOP("Checks",
            "Which of them the key reaches is up to the browser. WCAG does not ask for it; it is good practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Give each element a key of its own, or leave accesskey out, as it often clashes with keys of browsers and "
            "screen readers.")},
    {"a11y-area-alt", QT_TRANSLATE_NOOP("Checks", "An area of an image map has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An area element with an href that has no name: neither alt nor aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers can only say the address of the link (WCAG 1.1.1, 2.4.4, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Give each area an alt text that says where it leads.")},
    {"a11y-aria-allowed-attr", QT_TRANSLATE_NOOP("Checks", "An ARIA attribute that the role does not support"),
        QT_TRANSLATE_NOOP("Checks",
            "An ARIA attribute on an element whose role does not support it. Attributes that older versions of ARIA "
            "allowed there (aria-expanded above all) are left to a person."),
        QT_TRANSLATE_NOOP("Checks", "Assistive technology ignores it or says something wrong (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Remove the attribute, or give the element the role that it was meant for.")},
    {"a11y-aria-allowed-role", QT_TRANSLATE_NOOP("Checks", "A role that this element may not have"),
        QT_TRANSLATE_NOOP("Checks",
            "A valid role on an element to which ARIA in HTML does not allow it, role=\"button\" on a heading for "
            "example. Repeating the element's own role does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "The element's own meaning and keys get lost or contradict the role. WCAG does not ask for it; the HTML "
            "standard does."),
        QT_TRANSLATE_NOOP("Checks", "Use the element that has that role itself, or a div or span.")},
    {"a11y-aria-command-name", QT_TRANSLATE_NOOP("Checks", "A role of button, link or menu item has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"button\", \"link\", \"menuitem\" or a link role of DPUB-ARIA that has neither text "
            "nor an ARIA name or title. HTML's own buttons and links have checks of their own."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"button\" or \"link\" and nothing more (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the element, or name it by aria-label.")},
    {"a11y-aria-conditional-attr",
        QT_TRANSLATE_NOOP("Checks", "An ARIA attribute contradicts the element's state or place"),
        QT_TRANSLATE_NOOP("Checks",
            "A check box whose aria-checked says the opposite of checked, or a row of a table or grid with "
            "aria-expanded, aria-level, aria-posinset or aria-setsize, which only tree grids have. "
            "aria-checked=\"mixed\" is left to a person."),
        QT_TRANSLATE_NOOP("Checks", "Assistive technology says another state than the one on the screen (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove aria-checked from HTML check boxes; use role=\"treegrid\" where rows can be opened.")},
    {"a11y-aria-deprecated-role", QT_TRANSLATE_NOOP("Checks", "A role that is deprecated"),
        QT_TRANSLATE_NOOP("Checks", "An element with the role directory, doc-biblioentry or doc-endnote."),
        QT_TRANSLATE_NOOP(
            "Checks", "Readers still know these roles today, and may forget them. WCAG does not ask for it."),
        QT_TRANSLATE_NOOP("Checks", "Use a list and list items, ul and li, instead.")},
    {"a11y-aria-dialog-name", QT_TRANSLATE_NOOP("Checks", "A dialog has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"dialog\" or \"alertdialog\" that has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks",
            "Who hears the page learns that a dialog has opened, not what it is about. WCAG does not ask for it in so "
            "many words; it is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Point aria-labelledby to the dialog's heading.")},
    {"a11y-aria-hidden-body", QT_TRANSLATE_NOOP("Checks", "The whole page is hidden from screen readers"),
        QT_TRANSLATE_NOOP("Checks", "The body element has aria-hidden=\"true\"."),
        QT_TRANSLATE_NOOP("Checks", "For those who hear the page, there is nothing in it (WCAG 1.3.1, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the attribute; where a dialog shall be alone, use the dialog element or inert on the rest.")},
    {"a11y-aria-hidden-focus", QT_TRANSLATE_NOOP("Checks", "Hidden from screen readers, yet reached by the keyboard"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with aria-hidden=\"true\" that holds or is something that the Tab key reaches. On pages with "
            "style sheets, which may hide it from all, a person has to decide."),
        QT_TRANSLATE_NOOP("Checks", "The focus goes where screen readers say nothing (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks",
            "Take what is hidden out of the order of focus, by hidden, inert or tabindex=\"-1\", or do not hide it.")},
    {"a11y-aria-input-field-name", QT_TRANSLATE_NOOP("Checks", "A role of text field, list box or slider has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with the role combobox, listbox, searchbox, slider, spinbutton or textbox that has no name. "
            "HTML's own fields have checks of their own."),
        QT_TRANSLATE_NOOP("Checks", "Who cannot see the field does not learn what to enter (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Name it by aria-labelledby, pointing to the text beside it, or by aria-label.")},
    {"a11y-aria-meter-name", QT_TRANSLATE_NOOP("Checks", "A meter has no name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"meter\" that has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say a value, and not of what (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Name it by aria-label, or by aria-labelledby.")},
    {"a11y-aria-progressbar-name", QT_TRANSLATE_NOOP("Checks", "A progress bar has no name"),
        QT_TRANSLATE_NOOP(
            "Checks", "An element with role=\"progressbar\" that has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say how far, and not what goes on (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Name it by aria-label, or by aria-labelledby.")},
    {"a11y-aria-prohibited-attr", QT_TRANSLATE_NOOP("Checks", "An ARIA name where none may be"),
        QT_TRANSLATE_NOOP("Checks",
            "aria-label or aria-labelledby on an element whose role may not be named, a div or span without a role for "
            "example. Small parts of sentences (abbr, cite, label …) are left to a person."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers differ: some say the name, most ignore it (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put the text into the page, or give the element a role that has a name.")},
    {"a11y-aria-required-attr", QT_TRANSLATE_NOOP("Checks", "A role lacks an attribute that it needs"),
        QT_TRANSLATE_NOOP("Checks",
            "An element whose role attribute needs a state that is missing: aria-checked (checkbox, radio, switch), "
            "aria-expanded (combobox), aria-level (heading), aria-valuenow (slider, meter) and the like."),
        QT_TRANSLATE_NOOP("Checks", "Assistive technology cannot say the state (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks",
            "Add the attribute and have the script keep it up to date, or use the HTML element, which does so "
            "itself.")},
    {"a11y-aria-required-children", QT_TRANSLATE_NOOP("Checks", "A role does not hold what it has to hold"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with a role such as list, menu, tablist, tree, grid or row that holds something with another "
            "role than it may, or only text. Where it is empty, a person has to decide; aria-busy=\"true\" excuses "
            "it."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers count and announce the items wrongly (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Give the items the right role, such as tab in tablist, and move everything else out.")},
    {"a11y-aria-required-parent", QT_TRANSLATE_NOOP("Checks", "A role stands outside of what has to hold it"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with a role such as tab, option, menuitem, treeitem, listitem, row or cell whose nearest "
            "parent with a role is not one of those that it needs. Directly in a custom element a person has to "
            "decide."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not say that it is one of several (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Put it into the element with the right role, such as option into listbox, or remove the role.")},
    {"a11y-aria-roles", QT_TRANSLATE_NOOP("Checks", "The role attribute names no valid role"),
        QT_TRANSLATE_NOOP("Checks",
            "An element whose role attribute has no role that exists and that authors may use. Where one of several "
            "words is valid, nothing is reported."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore the attribute, so that the element is not announced as it was meant (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the word, or remove the attribute.")},
    {"a11y-aria-tab-name", QT_TRANSLATE_NOOP("Checks", "A tab has no name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"tab\" that has neither text nor an ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "Who hears the page cannot tell the tabs apart (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the tab, or name it by aria-label.")},
    {"a11y-aria-toggle-field-name",
        QT_TRANSLATE_NOOP("Checks", "A role of check box, radio, switch or option has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with the role checkbox, radio, switch, option, menuitemcheckbox or menuitemradio that has "
            "neither text nor an ARIA name or title. HTML's own inputs have checks of their own."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"checked\" or \"not checked\", and not what (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put the text into the element, or name it by aria-labelledby.")},
    {"a11y-aria-tooltip-name", QT_TRANSLATE_NOOP("Checks", "A tooltip has no name"),
        QT_TRANSLATE_NOOP(
            "Checks", "An element with role=\"tooltip\" that has neither text nor an ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "There is nothing to say where a hint was meant to be (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put the text of the hint into the element, or remove the role.")},
    {"a11y-aria-treeitem-name", QT_TRANSLATE_NOOP("Checks", "An item of a tree has no name"),
        QT_TRANSLATE_NOOP(
            "Checks", "An element with role=\"treeitem\" that has neither text nor an ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks",
            "Who hears the page does not learn which item it is. WCAG does not ask for it in so many words; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the item, or name it by aria-label.")},
    {"a11y-aria-valid-attr", QT_TRANSLATE_NOOP("Checks", "No such ARIA attribute"),
        QT_TRANSLATE_NOOP(
            "Checks", "An attribute that begins with aria- and that ARIA does not know. Hidden elements count too."),
        QT_TRANSLATE_NOOP("Checks", "Browsers ignore it; mostly it is mistyped, such as aria-labeledby (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the name, or remove the attribute.")},
    {"a11y-aria-valid-attr-value", QT_TRANSLATE_NOOP("Checks", "A value that the ARIA attribute may not have"),
        QT_TRANSLATE_NOOP("Checks",
            "An ARIA attribute whose value is none of those allowed, or a required reference to an id that is not "
            "there. Other references to a missing id are left to a person, as scripts may make the element later."),
        QT_TRANSLATE_NOOP("Checks", "Browsers ignore the value or take another one (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write an allowed value, such as true or false, or the id of an element that is there.")},
    {"a11y-autocomplete-valid", QT_TRANSLATE_NOOP("Checks", "The autocomplete value is not valid"),
        QT_TRANSLATE_NOOP("Checks",
            "A field that people fill in whose autocomplete is not what HTML allows. Empty values and disabled fields "
            "do not count, nor buttons, check boxes and radio buttons."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers cannot fill in name or address, which helps people who write with difficulty (WCAG 1.3.5)."),
        QT_TRANSLATE_NOOP("Checks",
            "Use HTML's words, such as name, email, tel or street-address; where the field is not about the visitor, "
            "leave autocomplete out.")},
    {"a11y-avoid-inline-spacing", QT_TRANSLATE_NOOP("Checks", "A style fixes the spacing of text too narrow"),
        QT_TRANSLATE_NOOP("Checks",
            "A style attribute that sets letter-spacing below 0.12, word-spacing below 0.16 or line-height below 1.5 "
            "times the font size with !important, for text. Where the size is not known, a person has to decide."),
        QT_TRANSLATE_NOOP(
            "Checks", "Readers who need wider spacing cannot set it by a style of their own (WCAG 1.4.12)."),
        QT_TRANSLATE_NOOP("Checks", "Remove !important, or move the rule into a style sheet.")},
    {"a11y-blink", QT_TRANSLATE_NOOP("Checks", "Blinking text"),
        QT_TRANSLATE_NOOP("Checks", "A blink element that is not hidden."),
        QT_TRANSLATE_NOOP("Checks",
            "Blinking distracts, and where it works it cannot be stopped; today's browsers show still text (WCAG "
            "2.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Replace the element, by strong for example.")},
    {"a11y-button-name", QT_TRANSLATE_NOOP("Checks", "A button element has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "A button element that has neither text nor a label, an ARIA name or a title. Images in it count by their "
            "alt text."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"button\" and nothing more (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Put text into the button; where it shows an icon only, add aria-label or an alt text.")},
    {"a11y-bypass", QT_TRANSLATE_NOOP("Checks", "No way past what every page repeats"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with text that has no heading, no main landmark and no link to an element of the page itself. A "
            "person has to decide whether it repeats anything that one would want to skip."),
        QT_TRANSLATE_NOOP("Checks",
            "Who uses a keyboard or screen reader has to go through the menu anew on each page (WCAG 2.4.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the content into a main element, and give it headings; a skip link at the beginning helps too.")},
    {"a11y-definition-list", QT_TRANSLATE_NOOP("Checks", "A list of definitions holds something else"),
        QT_TRANSLATE_NOOP("Checks",
            "A dl that holds text or elements other than dt, dd and div, a dd before the first dt, or a dt that "
            "nothing follows. Each list counts once."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not say which text belongs to which term (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep groups of dt and dd, each in a div if you like, and move everything else out of the list.")},
    {"a11y-dlitem", QT_TRANSLATE_NOOP("Checks", "A term or definition outside of its list"),
        QT_TRANSLATE_NOOP("Checks", "A dt or dd that stands neither in a dl nor in a div of one."),
        QT_TRANSLATE_NOOP("Checks", "Outside of a list the two mean nothing to screen readers (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put a dl around them, or use other elements.")},
    {"a11y-document-title", QT_TRANSLATE_NOOP("Checks", "The document has no title"),
        QT_TRANSLATE_NOOP("Checks", "A page with no title element, or whose first one is empty."),
        QT_TRANSLATE_NOOP("Checks",
            "The title is what screen readers say first, and what tells windows and tabs apart (WCAG 2.4.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a title to the head that says what this page is about.")},
    {"a11y-duplicate-id-aria", QT_TRANSLATE_NOOP("Checks", "An id that is referred to occurs twice"),
        QT_TRANSLATE_NOOP("Checks",
            "An id that a label's for or an ARIA attribute refers to, and that more than one element has. A person has "
            "to decide whether the first one is meant."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers take the first; the other element stays without its name or description (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Make the ids unique, and see that each reference leads to the right one.")},
    {"a11y-empty-heading", QT_TRANSLATE_NOOP("Checks", "A heading without text"),
        QT_TRANSLATE_NOOP("Checks",
            "An h1 to h6, or an element with role=\"heading\", that has no name: no text, no alt text of an image, no "
            "ARIA name."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers list headings to move about; an empty one leads to nothing. WCAG does not ask for it; it "
            "is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the heading, or remove it where it only makes space.")},
    {"a11y-empty-table-header", QT_TRANSLATE_NOOP("Checks", "A header of a table without text"),
        QT_TRANSLATE_NOOP(
            "Checks", "A th of a data table that has no name: no text, no alt text of an image, no ARIA name."),
        QT_TRANSLATE_NOOP("Checks",
            "Cells of that row or column are read without saying what they are. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the cell; where it heads nothing, as in the corner, use td.")},
    {"a11y-form-field-multiple-labels", QT_TRANSLATE_NOOP("Checks", "A field has several labels"),
        QT_TRANSLATE_NOOP("Checks",
            "A field with more than one label element that is not hidden, and without aria-labelledby. A person has to "
            "decide whether all of them are heard."),
        QT_TRANSLATE_NOOP(
            "Checks", "It is allowed, but some screen readers say only the first or the last (WCAG 3.3.2)."),
        QT_TRANSLATE_NOOP("Checks", "Use one label, and aria-describedby for hints.")},
    {"a11y-frame-focusable-content",
        QT_TRANSLATE_NOOP("Checks", "A frame that the keyboard cannot reach holds something to focus"),
        QT_TRANSLATE_NOOP("Checks",
            "A visible iframe with a negative tabindex whose srcdoc holds links, buttons or fields. Where the content "
            "comes from a URL, a person has to decide."),
        QT_TRANSLATE_NOOP("Checks", "Who uses a keyboard cannot get at what is in the frame (WCAG 2.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Remove tabindex from the iframe.")},
    {"a11y-frame-title", QT_TRANSLATE_NOOP("Checks", "A frame has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "A frame or iframe without title, aria-label or aria-labelledby. Frames with a negative tabindex do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say only that a frame begins, not what is in it (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a title that says what the frame shows.")},
    {"a11y-frame-title-unique", QT_TRANSLATE_NOOP("Checks", "Different frames have one name"),
        QT_TRANSLATE_NOOP("Checks",
            "Frames of one name, letter case aside, that show different addresses. A person has to decide whether the "
            "contents serve the same purpose."),
        QT_TRANSLATE_NOOP("Checks", "Who chooses a frame by its name cannot tell them apart (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Give each frame a title of its own.")},
    {"a11y-html-has-lang", QT_TRANSLATE_NOOP("Checks", "The html element does not declare the page's language"),
        QT_TRANSLATE_NOOP(
            "Checks", "An html element with no lang, or with an empty one. xml:lang alone does not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers may read the page in the voice of another language (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Write the language of the text, as in lang=\"en\" or lang=\"zh-Hans\".")},
    {"a11y-html-lang-valid", QT_TRANSLATE_NOOP("Checks", "The declared language of the page does not exist"),
        QT_TRANSLATE_NOOP("Checks",
            "An html element whose lang begins with no language of the IANA registry. Whether it is the language of "
            "the text is not checked here."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not know which voice to take (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use a registered code such as en, de or zh; a region comes behind a hyphen, as in en-GB.")},
};

} // namespace

std::span<const WordRow> a11yAriaWords()
{
    return A11yAriaWords;
}

} // namespace argiope::audit
