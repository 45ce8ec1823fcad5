#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow A11yAriaWords[] = {
    {"a11y-accesskeys", QT_TRANSLATE_NOOP("Checks", "Duplicate accesskey values"),
        QT_TRANSLATE_NOOP("Checks", "Several elements have the same accesskey value, ignoring case."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers differ in which element the key reaches. WCAG does not require it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Give each element a unique key. Or remove accesskey, as it often conflicts with keys of browsers and "
            "screen readers.")},
    {"a11y-area-alt", QT_TRANSLATE_NOOP("Checks", "Image map area without alternative text"),
        QT_TRANSLATE_NOOP(
            "Checks", "An area element with an href has no name: no alt, aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers can only announce the URL of the link (WCAG 1.1.1, 2.4.4, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Give each area an alt text that describes its target.")},
    {"a11y-aria-allowed-attr", QT_TRANSLATE_NOOP("Checks", "Unsupported ARIA attribute for the role"),
        QT_TRANSLATE_NOOP("Checks",
            "An element has an ARIA attribute that its role does not support. Needs review for attributes that older "
            "versions of ARIA allowed, above all aria-expanded."),
        QT_TRANSLATE_NOOP("Checks", "Assistive technology ignores it or announces wrong information (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Remove the attribute, or give the element the intended role.")},
    {"a11y-aria-allowed-role", QT_TRANSLATE_NOOP("Checks", "ARIA role not allowed on the element"),
        QT_TRANSLATE_NOOP("Checks",
            "An element has a valid role that ARIA in HTML does not allow on it, such as role=\"button\" on a heading. "
            "Repeating the element's own role does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "The element's own meaning and keys are lost or contradict the role. WCAG does not require it, but the "
            "HTML standard does."),
        QT_TRANSLATE_NOOP("Checks", "Use the element that has this role natively, or a div or span.")},
    {"a11y-aria-command-name", QT_TRANSLATE_NOOP("Checks", "ARIA button, link or menuitem without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"button\", \"link\", \"menuitem\" or a DPUB-ARIA link role has no text, ARIA name "
            "or title. Native HTML buttons and links have separate checks."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce only \"button\" or \"link\" (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the element, or name it with aria-label.")},
    {"a11y-aria-conditional-attr", QT_TRANSLATE_NOOP("Checks", "ARIA attribute in conflict with element state or role"),
        QT_TRANSLATE_NOOP("Checks",
            "The aria-checked of a check box contradicts checked. Or a row of a table or grid has aria-expanded, "
            "aria-level, aria-posinset or aria-setsize, which are only for tree grids. Needs review for "
            "aria-checked=\"mixed\"."),
        QT_TRANSLATE_NOOP(
            "Checks", "Assistive technology announces a state that differs from the screen (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove aria-checked from HTML check boxes. If rows can be expanded, use role=\"treegrid\".")},
    {"a11y-aria-deprecated-role", QT_TRANSLATE_NOOP("Checks", "Deprecated ARIA role"),
        QT_TRANSLATE_NOOP("Checks", "An element has the role directory, doc-biblioentry or doc-endnote."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers still support these roles, but may stop doing so. WCAG does not require a change."),
        QT_TRANSLATE_NOOP("Checks", "Use a list and list items, ul and li, instead.")},
    {"a11y-aria-dialog-name", QT_TRANSLATE_NOOP("Checks", "Dialog without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"dialog\" or \"alertdialog\" has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen reader users hear that a dialog has opened, but not its subject. WCAG does not explicitly require "
            "it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Let aria-labelledby point to the dialog's heading.")},
    {"a11y-aria-hidden-body", QT_TRANSLATE_NOOP("Checks", "aria-hidden on the body element"),
        QT_TRANSLATE_NOOP("Checks", "The body element has aria-hidden=\"true\"."),
        QT_TRANSLATE_NOOP("Checks", "For screen reader users, the page is empty (WCAG 1.3.1, 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove the attribute. To isolate a dialog, use the dialog element, or inert on the rest.")},
    {"a11y-aria-hidden-focus", QT_TRANSLATE_NOOP("Checks", "Focusable element inside aria-hidden"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with aria-hidden=\"true\" is or contains an element that the Tab key reaches. Needs review on "
            "pages with style sheets, which may hide it from all users."),
        QT_TRANSLATE_NOOP("Checks", "The focus moves to an element that screen readers do not announce (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove hidden content from the focus order with hidden, inert or tabindex=\"-1\", or do not hide it.")},
    {"a11y-aria-input-field-name", QT_TRANSLATE_NOOP("Checks", "ARIA input field without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with the role combobox, listbox, searchbox, slider, spinbutton or textbox has no name. Native "
            "HTML fields have separate checks."),
        QT_TRANSLATE_NOOP("Checks", "Users who cannot see the field do not know what to enter (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name it with aria-labelledby, pointing to the text beside it, or with aria-label.")},
    {"a11y-aria-meter-name", QT_TRANSLATE_NOOP("Checks", "ARIA meter without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"meter\" has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce a value, but not its meaning (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Name it with aria-label or aria-labelledby.")},
    {"a11y-aria-progressbar-name", QT_TRANSLATE_NOOP("Checks", "ARIA progressbar without accessible name"),
        QT_TRANSLATE_NOOP(
            "Checks", "An element with role=\"progressbar\" has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce the progress, but not of which task (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Name it with aria-label or aria-labelledby.")},
    {"a11y-aria-prohibited-attr", QT_TRANSLATE_NOOP("Checks", "Prohibited aria-label or aria-labelledby"),
        QT_TRANSLATE_NOOP("Checks",
            "An element has aria-label or aria-labelledby, but its role may not be named, such as a div or span "
            "without a role. Needs review for inline elements (abbr, cite, label …)."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers differ: some announce the name, most ignore it (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write the text into the page, or give the element a role that can be named.")},
    {"a11y-aria-required-attr", QT_TRANSLATE_NOOP("Checks", "Missing required ARIA attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "An element's role requires a state that is missing: aria-checked (checkbox, radio, switch), aria-expanded "
            "(combobox), aria-level (heading), aria-valuenow (slider, meter) and so on."),
        QT_TRANSLATE_NOOP("Checks", "Assistive technology cannot announce the state (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks",
            "Add the attribute and let the script keep it up to date, or use the HTML element, which does so itself.")},
    {"a11y-aria-required-children", QT_TRANSLATE_NOOP("Checks", "ARIA role without required children"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with a role such as list, menu, tablist, tree, grid or row contains a role that is not allowed "
            "in it, or only text. Needs review if it is empty. Elements with aria-busy=\"true\" do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers count and announce the items incorrectly (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Give the items the right role, such as tab in tablist, and move all other content out.")},
    {"a11y-aria-required-parent", QT_TRANSLATE_NOOP("Checks", "ARIA role without required parent"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with a role such as tab, option, menuitem, treeitem, listitem, row or cell lacks its required "
            "parent: the nearest parent with a role has the wrong one. Needs review directly inside a custom element."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not announce it as one of several items (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Move it into an element with the right role, such as option into listbox, or remove the role.")},
    {"a11y-aria-roles", QT_TRANSLATE_NOOP("Checks", "Invalid ARIA role"),
        QT_TRANSLATE_NOOP("Checks",
            "An element's role attribute contains no role that exists and that authors may use. Not reported if one of "
            "several words is valid."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore the attribute, so screen readers do not announce the intended role (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the word, or remove the attribute.")},
    {"a11y-aria-tab-name", QT_TRANSLATE_NOOP("Checks", "ARIA tab without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"tab\" has no text, ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen reader users cannot tell the tabs apart (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the tab, or name it with aria-label.")},
    {"a11y-aria-toggle-field-name", QT_TRANSLATE_NOOP("Checks", "ARIA toggle field without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with the role checkbox, radio, switch, option, menuitemcheckbox or menuitemradio has no text, "
            "ARIA name or title. Native HTML inputs have separate checks."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen readers announce \"checked\" or \"not checked\" without the subject (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write the text into the element, or name it with aria-labelledby.")},
    {"a11y-aria-tooltip-name", QT_TRANSLATE_NOOP("Checks", "ARIA tooltip without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"tooltip\" has no text, ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers have no text to announce for the hint (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write the text of the hint into the element, or remove the role.")},
    {"a11y-aria-treeitem-name", QT_TRANSLATE_NOOP("Checks", "ARIA treeitem without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "An element with role=\"treeitem\" has no text, ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen reader users do not learn which item it is. WCAG does not explicitly require it; it is a best "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the item, or name it with aria-label.")},
    {"a11y-aria-valid-attr", QT_TRANSLATE_NOOP("Checks", "Unknown ARIA attribute"),
        QT_TRANSLATE_NOOP(
            "Checks", "An attribute begins with aria-, but does not exist in ARIA. Hidden elements count too."),
        QT_TRANSLATE_NOOP("Checks", "Browsers ignore it. Mostly it is mistyped, such as aria-labeledby (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the name, or remove the attribute.")},
    {"a11y-aria-valid-attr-value", QT_TRANSLATE_NOOP("Checks", "Invalid ARIA attribute value"),
        QT_TRANSLATE_NOOP("Checks",
            "An ARIA attribute has a value that is not allowed, or a required reference to an id that does not exist. "
            "Needs review for other references to a missing id, as scripts may create the element later."),
        QT_TRANSLATE_NOOP("Checks", "Browsers ignore the value or use another one (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write an allowed value, such as true or false, or the id of an existing element.")},
    {"a11y-autocomplete-valid", QT_TRANSLATE_NOOP("Checks", "Invalid autocomplete value"),
        QT_TRANSLATE_NOOP("Checks",
            "The autocomplete of a field for user input is not allowed by HTML. Empty values and disabled fields do "
            "not count, nor do buttons, check boxes and radio buttons."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers cannot fill in the name or address, which helps users who have difficulty typing (WCAG 1.3.5)."),
        QT_TRANSLATE_NOOP("Checks",
            "Use values defined in HTML, such as name, email, tel or street-address. If the field is not about the "
            "visitor, remove autocomplete.")},
    {"a11y-avoid-inline-spacing", QT_TRANSLATE_NOOP("Checks", "Inline text spacing not adjustable (!important)"),
        QT_TRANSLATE_NOOP("Checks",
            "A style attribute with !important sets letter-spacing below 0.12, word-spacing below 0.16 or line-height "
            "below 1.5 times the font size of text. Needs review if the font size is unknown."),
        QT_TRANSLATE_NOOP(
            "Checks", "Readers who need wider spacing cannot set it with their own styles (WCAG 1.4.12)."),
        QT_TRANSLATE_NOOP("Checks", "Remove !important, or move the rule into a style sheet.")},
    {"a11y-blink", QT_TRANSLATE_NOOP("Checks", "Blinking text (blink element)"),
        QT_TRANSLATE_NOOP("Checks", "A page has a visible blink element."),
        QT_TRANSLATE_NOOP("Checks",
            "Blinking distracts, and users cannot stop it where it works. Current browsers show static text (WCAG "
            "2.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Replace the element, for example with strong.")},
    {"a11y-button-name", QT_TRANSLATE_NOOP("Checks", "Button without accessible name"),
        QT_TRANSLATE_NOOP(
            "Checks", "A button element has no text, label, ARIA name or title. Images in it count by their alt text."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce only \"button\" (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add text to the button. If it shows only an icon, add aria-label or an alt text.")},
    {"a11y-bypass", QT_TRANSLATE_NOOP("Checks", "Missing heading, main landmark and skip link"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with text has no heading, no main landmark and no link to an element on the page itself. A person "
            "must review whether it repeats blocks that users want to skip."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keyboard and screen reader users have to go through the menu again on each page (WCAG 2.4.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the content into a main element, and add headings. A skip link at the beginning helps too.")},
    {"a11y-definition-list", QT_TRANSLATE_NOOP("Checks", "Invalid dl structure"),
        QT_TRANSLATE_NOOP("Checks",
            "A dl contains text or elements other than dt, dd and div, a dd before the first dt, or a dt without "
            "content after it. Each list counts once."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not announce which text belongs to which term (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep groups of dt and dd, optionally each in a div, and move all other content out of the list.")},
    {"a11y-dlitem", QT_TRANSLATE_NOOP("Checks", "dt or dd outside dl"),
        QT_TRANSLATE_NOOP("Checks", "A dt or dd is neither in a dl nor in a div of a dl."),
        QT_TRANSLATE_NOOP("Checks", "Outside a list, the two have no meaning for screen readers (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put a dl around them, or use other elements.")},
    {"a11y-document-title", QT_TRANSLATE_NOOP("Checks", "Document without title"),
        QT_TRANSLATE_NOOP("Checks", "A page has no title element, or the first one is empty."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen readers announce the title first, and it distinguishes windows and tabs (WCAG 2.4.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a title to the head that describes the content of the page.")},
    {"a11y-duplicate-id-aria", QT_TRANSLATE_NOOP("Checks", "Duplicate ID used by ARIA or a label"),
        QT_TRANSLATE_NOOP("Checks",
            "More than one element has an id that a label's for or an ARIA attribute refers to. A person must review "
            "whether the first one is meant."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers use the first one; the other element has no name or description (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Make the ids unique, and check that each reference leads to the right one.")},
    {"a11y-empty-heading", QT_TRANSLATE_NOOP("Checks", "Heading without accessible text"),
        QT_TRANSLATE_NOOP("Checks",
            "An h1 to h6, or an element with role=\"heading\", has no name: no text, no image alt text, no ARIA name."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers list headings for navigation; an empty one is useless. WCAG does not require it; it is a "
            "best practice."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the heading. If it only creates space, remove it.")},
    {"a11y-empty-table-header", QT_TRANSLATE_NOOP("Checks", "Empty table header"),
        QT_TRANSLATE_NOOP("Checks", "A th of a data table has no name: no text, no image alt text, no ARIA name."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers read the cells of that row or column without their meaning. WCAG does not require it; it "
            "is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the cell. If it is not a header, as in the corner, use td.")},
    {"a11y-form-field-multiple-labels", QT_TRANSLATE_NOOP("Checks", "Form field with multiple labels"),
        QT_TRANSLATE_NOOP("Checks",
            "A field has more than one visible label element, and no aria-labelledby. A person must review whether all "
            "labels are announced."),
        QT_TRANSLATE_NOOP(
            "Checks", "It is allowed, but some screen readers announce only the first or the last (WCAG 3.3.2)."),
        QT_TRANSLATE_NOOP("Checks", "Use one label, and aria-describedby for hints.")},
    {"a11y-frame-focusable-content", QT_TRANSLATE_NOOP("Checks", "Focusable content in a frame with negative tabindex"),
        QT_TRANSLATE_NOOP("Checks",
            "A visible iframe with a negative tabindex has links, buttons or fields in its srcdoc. Needs review if the "
            "content comes from a URL."),
        QT_TRANSLATE_NOOP("Checks", "Keyboard users cannot reach the content of the frame (WCAG 2.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Remove tabindex from the iframe.")},
    {"a11y-frame-title", QT_TRANSLATE_NOOP("Checks", "Frame without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "A frame or iframe has no title, aria-label or aria-labelledby. Frames with a negative tabindex do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce only that a frame begins, not its content (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a title that describes the content of the frame.")},
    {"a11y-frame-title-unique", QT_TRANSLATE_NOOP("Checks", "Frame title not unique"),
        QT_TRANSLATE_NOOP("Checks",
            "Frames with the same name, ignoring case, have different addresses. A person must review whether the "
            "contents serve the same purpose."),
        QT_TRANSLATE_NOOP("Checks", "Users who choose a frame by its name cannot tell them apart (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Give each frame a unique title.")},
    {"a11y-html-has-lang", QT_TRANSLATE_NOOP("Checks", "html element without lang attribute"),
        QT_TRANSLATE_NOOP("Checks", "An html element has no lang or an empty one. xml:lang alone does not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers may read the page in the voice of another language (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Declare the language of the text, for example lang=\"en\" or lang=\"zh-Hans\".")},
    {"a11y-html-lang-valid", QT_TRANSLATE_NOOP("Checks", "html element with invalid lang attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang of an html element does not begin with a language of the IANA registry. This check does not "
            "compare it with the language of the text."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not know which voice to use (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use a registered code such as en, de or zh. A region comes after a hyphen, for example en-GB.")},
};

} // namespace

std::span<const WordRow> a11yAriaWords()
{
    return A11yAriaWords;
}

} // namespace argiope::audit
