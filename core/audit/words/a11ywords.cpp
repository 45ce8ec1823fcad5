#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow A11yWords[] = {
    {"a11y-html-xml-lang-mismatch", QT_TRANSLATE_NOOP("Checks", "Mismatch of lang and xml:lang"),
        QT_TRANSLATE_NOOP(
            "Checks", "The lang and xml:lang of an html element declare different languages; regions may differ."),
        QT_TRANSLATE_NOOP(
            "Checks", "In HTML, lang counts. Other programs may use xml:lang and choose another voice (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Remove xml:lang, or make it equal to lang.")},
    {"a11y-image-alt", QT_TRANSLATE_NOOP("Checks", "Image without alternative text"),
        QT_TRANSLATE_NOOP("Checks",
            "An img element has no alt and no other name (aria-label, aria-labelledby, title), or its alt contains "
            "only spaces. An empty alt marks the image as decoration, and is correct in that case."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce nothing or the file name (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Describe in alt what the image shows in this context; for decoration write alt=\"\". Only a person can "
            "judge whether the text fits.")},
    {"a11y-input-button-name", QT_TRANSLATE_NOOP("Checks", "Input button without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An input of type button, submit or reset has no value, label, ARIA name or title. Browsers name submit "
            "and reset unless the value is empty."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce \"button\" without its function (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write the function of the button into value.")},
    {"a11y-input-image-alt", QT_TRANSLATE_NOOP("Checks", "Image button without alternative text"),
        QT_TRANSLATE_NOOP("Checks", "An input of type image has no alt, label, ARIA name or title."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen readers announce the URL of the image or only \"button\" (WCAG 1.1.1, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Describe the function of the button in alt, not its appearance.")},
    {"a11y-label", QT_TRANSLATE_NOOP("Checks", "Form field without label"),
        QT_TRANSLATE_NOOP("Checks",
            "An input or textarea for user input has no name: no label element, no ARIA name, no title, no "
            "placeholder. Buttons and hidden inputs do not count. A placeholder counts as a name, but is not a good "
            "label."),
        QT_TRANSLATE_NOOP("Checks",
            "Users who cannot see the field do not know what to enter. A click on the text beside it has no effect "
            "(WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put a label element around the field, or let its for point to the field's id.")},
    {"a11y-label-content-name-mismatch", QT_TRANSLATE_NOOP("Checks", "Visible text missing from accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "The ARIA name of a button, link or tab does not contain its visible words in a row. Case, punctuation and "
            "brackets do not count. Needs review if style sheets may hide some of the text."),
        QT_TRANSLATE_NOOP("Checks", "Users of voice control say the visible words, and nothing happens (WCAG 2.5.3)."),
        QT_TRANSLATE_NOOP("Checks", "Begin the ARIA name with the visible words, or remove it.")},
    {"a11y-label-title-only", QT_TRANSLATE_NOOP("Checks", "Form field labelled by title only"),
        QT_TRANSLATE_NOOP("Checks", "The title attribute is the only name of an input, select or textarea."),
        QT_TRANSLATE_NOOP("Checks",
            "A title is not visible on touch screens and without a mouse, so many users do not know what to enter. "
            "WCAG does not explicitly require it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Add a visible label element.")},
    {"a11y-landmark-banner-is-top-level", QT_TRANSLATE_NOOP("Checks", "Banner landmark not at top level"),
        QT_TRANSLATE_NOOP("Checks",
            "A header of the page, or an element with role=\"banner\", is inside another landmark. A form around it "
            "does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers then do not treat it as the header of the whole page. WCAG does not require it; it is a "
            "best practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it directly into the body. For the header of a section, use a header element inside article or "
            "section.")},
    {"a11y-landmark-contentinfo-is-top-level", QT_TRANSLATE_NOOP("Checks", "Contentinfo landmark not at top level"),
        QT_TRANSLATE_NOOP("Checks",
            "A footer of the page, or an element with role=\"contentinfo\", is inside another landmark. A form around "
            "it does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers then do not treat it as the footer of the whole page. WCAG does not require it; it is a "
            "best practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it directly into the body. For the footer of a section, use a footer element inside article or "
            "section.")},
    {"a11y-landmark-main-is-top-level", QT_TRANSLATE_NOOP("Checks", "Main landmark not at top level"),
        QT_TRANSLATE_NOOP("Checks",
            "A main element, or one with role=\"main\", is inside another landmark. A form around it does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Users who navigate by landmarks find the content inside another landmark. WCAG does not require it; it is "
            "a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Move it out of nav, aside, header and footer.")},
    {"a11y-landmark-no-duplicate-banner", QT_TRANSLATE_NOOP("Checks", "Multiple banner landmarks"),
        QT_TRANSLATE_NOOP("Checks",
            "Each header of the page, or element with role=\"banner\", after the first one. A header inside article, "
            "aside, main, nav or section does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "A page has one header; several make it hard to find. WCAG does not require it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one, and move the others into the sections that they belong to.")},
    {"a11y-landmark-no-duplicate-contentinfo", QT_TRANSLATE_NOOP("Checks", "Multiple contentinfo landmarks"),
        QT_TRANSLATE_NOOP("Checks",
            "Each footer of the page, or element with role=\"contentinfo\", after the first one. A footer inside "
            "article, aside, main, nav or section does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "A page has one footer; several make it hard to find. WCAG does not require it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one, and move the others into the sections that they belong to.")},
    {"a11y-landmark-no-duplicate-main", QT_TRANSLATE_NOOP("Checks", "Multiple main landmarks"),
        QT_TRANSLATE_NOOP(
            "Checks", "Each main element, or one with role=\"main\", after the first one. Hidden ones do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Users who jump to the main content do not know which one it is. WCAG does not require it; it is a best "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one main element, or hide those that are not displayed.")},
    {"a11y-landmark-one-main", QT_TRANSLATE_NOOP("Checks", "Missing main landmark"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page has neither a main element nor an element with role=\"main\" that is visible."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers offer a jump to the main content, but the jump has no target. WCAG does not require it; it "
            "is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Put the main content of the page into one main element.")},
    {"a11y-landmark-unique", QT_TRANSLATE_NOOP("Checks", "Landmarks with the same role and name"),
        QT_TRANSLATE_NOOP("Checks",
            "A landmark, such as nav or aside, follows another one with the same role and the same name, or both have "
            "no name."),
        QT_TRANSLATE_NOOP("Checks",
            "Users cannot tell them apart in a list of landmarks. WCAG does not require it; it is a best practice."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name them with aria-label, for example \"Main\" and \"Footer\" for two nav elements.")},
    {"a11y-link-name", QT_TRANSLATE_NOOP("Checks", "Link without accessible name"),
        QT_TRANSLATE_NOOP("Checks",
            "An a element with an href has no name: no text, no image alt text, no ARIA name, no title. Links in SVG "
            "count too."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce \"link\" or read out the URL (WCAG 2.4.4, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add text to the link, or alt text to its image, that describes the target.")},
    {"a11y-list", QT_TRANSLATE_NOOP("Checks", "Invalid list structure (ul, ol)"),
        QT_TRANSLATE_NOOP("Checks",
            "A ul or ol directly contains text or an element other than li (script, template and custom elements are "
            "allowed), or an li has another role. Each list counts once."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers then announce a wrong number of items (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put all content of the list into li elements.")},
    {"a11y-listitem", QT_TRANSLATE_NOOP("Checks", "List item outside a list (li)"),
        QT_TRANSLATE_NOOP("Checks",
            "The parent of an li is not ul, ol or menu, and has no role=\"list\". Items in custom elements are not "
            "reported."),
        QT_TRANSLATE_NOOP(
            "Checks", "Outside a list, screen readers do not announce it as one of several items (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put a ul or ol around the items.")},
    {"a11y-marquee", QT_TRANSLATE_NOOP("Checks", "Scrolling text (marquee element)"),
        QT_TRANSLATE_NOOP("Checks", "A page has a visible marquee element."),
        QT_TRANSLATE_NOOP("Checks", "Users cannot stop moving text, and many find it hard to read (WCAG 2.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Show static text instead.")},
    {"a11y-meta-refresh", QT_TRANSLATE_NOOP("Checks", "Delayed meta refresh (up to 20 hours)"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta refresh has a delay of more than 0 seconds and at most 20 hours. An immediate redirect (0 seconds) "
            "does not count."),
        QT_TRANSLATE_NOOP("Checks", "Readers who need more time lose their place or their input (WCAG 2.2.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove it. Let visitors reload the page themselves, and redirect with status 301 on the server.")},
    {"a11y-meta-refresh-no-exceptions", QT_TRANSLATE_NOOP("Checks", "Delayed meta refresh (over 20 hours)"),
        QT_TRANSLATE_NOOP("Checks", "A meta refresh has a delay of more than 20 hours."),
        QT_TRANSLATE_NOOP("Checks",
            "Only the strictest level requires that nothing changes without the visitor's request (WCAG 2.2.4, 3.2.5, "
            "level AAA)."),
        QT_TRANSLATE_NOOP("Checks", "Remove it if you aim at level AAA. Otherwise, no change is needed.")},
    {"a11y-meta-viewport", QT_TRANSLATE_NOOP("Checks", "Zoom limited below 200% (viewport)"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta viewport has user-scalable=no (or a word that browsers treat as no, or a number below 1), or a "
            "maximum-scale of less than 2."),
        QT_TRANSLATE_NOOP("Checks", "Users with low vision cannot enlarge text to 200% on a phone (WCAG 1.4.4)."),
        QT_TRANSLATE_NOOP("Checks", "Remove user-scalable and maximum-scale.")},
    {"a11y-meta-viewport-large", QT_TRANSLATE_NOOP("Checks", "Zoom limited below 500% (viewport)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A meta viewport has a maximum-scale from 2 to less than 5, and no user-scalable=no."),
        QT_TRANSLATE_NOOP(
            "Checks", "Some users need more than twice the size. WCAG does not require more; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Remove maximum-scale, or set it to 5 or more.")},
    {"a11y-nested-interactive", QT_TRANSLATE_NOOP("Checks", "Nested interactive controls"),
        QT_TRANSLATE_NOOP("Checks",
            "A button, check box, tab, image or similar element contains an element that the Tab key reaches. Screen "
            "readers treat its content as one unit. Needs review if only scripts can focus the inner element."),
        QT_TRANSLATE_NOOP(
            "Checks", "The keyboard reaches the inner control, but screen readers do not announce it (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Place the two side by side.")},
    {"a11y-no-autoplay-audio", QT_TRANSLATE_NOOP("Checks", "Audio that plays automatically"),
        QT_TRANSLATE_NOOP("Checks",
            "An audio or video element has a source and autoplay, is not muted and has no visible controls. A person "
            "must review whether there is sound for more than three seconds."),
        QT_TRANSLATE_NOOP("Checks", "Users cannot hear their screen reader through the sound (WCAG 1.4.2)."),
        QT_TRANSLATE_NOOP("Checks", "Remove autoplay, or add muted or controls.")},
    {"a11y-object-alt", QT_TRANSLATE_NOOP("Checks", "object element without alternative text"),
        QT_TRANSLATE_NOOP("Checks",
            "An object element with an image, audio or video has no aria-label, aria-labelledby or title. Embedded "
            "HTML and text do not count. Needs review if the type is unknown."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers have no text to announce for it (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Name it with aria-label or title. Browsers show text inside the element only if they cannot show the "
            "file.")},
    {"a11y-presentation-role-conflict", QT_TRANSLATE_NOOP("Checks", "Presentation role conflict"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"none\" or \"presentation\", or an img with alt=\"\", is focusable or has a global "
            "ARIA attribute, such as aria-label."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then ignore that it is decoration, and screen readers announce it. WCAG does not require it; it "
            "is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Choose one: remove the role, or remove the tabindex and ARIA attributes.")},
    {"a11y-region", QT_TRANSLATE_NOOP("Checks", "Content outside landmarks"),
        QT_TRANSLATE_NOOP("Checks",
            "The outermost elements that contain text, images, fields or video outside every landmark. Links within "
            "the page, dialogs, alerts and live regions do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Users who navigate by landmarks miss this content. WCAG does not require it; it is a best practice."),
        QT_TRANSLATE_NOOP("Checks", "Put it into main, nav, header, footer or aside.")},
    {"a11y-role-img-alt", QT_TRANSLATE_NOOP("Checks", "role=img element without alternative text"),
        QT_TRANSLATE_NOOP("Checks",
            "An element other than img and svg has role=\"img\", but no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce \"image\" without its content (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Describe the image with aria-label.")},
    {"a11y-scope-attr-valid", QT_TRANSLATE_NOOP("Checks", "Invalid scope attribute in table"),
        QT_TRANSLATE_NOOP("Checks",
            "A td in a data table has a scope, or a th has a scope value other than row, col, rowgroup and colgroup."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore it and guess which cells the header belongs to. WCAG does not require it; it is a best "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Use scope=\"row\" or scope=\"col\" on th, and no scope on td.")},
    {"a11y-select-name", QT_TRANSLATE_NOOP("Checks", "Select element without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "A select element has no name: no label element, no ARIA name, no title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce the selected value, but not its purpose (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put a label element around it, or let its for point to the select's id.")},
    {"a11y-server-side-image-map", QT_TRANSLATE_NOOP("Checks", "Server-side image map"),
        QT_TRANSLATE_NOOP("Checks",
            "An img with ismap is in a link, so the server receives the position of the click in the image. A person "
            "must review whether the position matters."),
        QT_TRANSLATE_NOOP("Checks", "Users cannot choose the position without a mouse (WCAG 2.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Use map and area elements, or links beside the image.")},
    {"a11y-skip-link", QT_TRANSLATE_NOOP("Checks", "Broken skip link"),
        QT_TRANSLATE_NOOP("Checks",
            "A link within the page comes before the first other link, but its target (an id or a name) does not exist "
            "on the page. Links to #top and to script addresses (#/ and #!) do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "The link is meant to skip the menu, but does nothing. Other means have to meet WCAG 2.4.1."),
        QT_TRANSLATE_NOOP("Checks", "Add that id to the intended target element.")},
    {"a11y-summary-name", QT_TRANSLATE_NOOP("Checks", "summary element without accessible name"),
        QT_TRANSLATE_NOOP("Checks", "The first summary of a details element has no text, ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce that it can be opened, but not its content (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Describe the content below it in the summary.")},
    {"a11y-svg-img-alt", QT_TRANSLATE_NOOP("Checks", "SVG image without alternative text"),
        QT_TRANSLATE_NOOP("Checks",
            "An svg element, or a part of one, has the role img, image, graphics-document or graphics-symbol, but no "
            "title element, aria-label or aria-labelledby. Drawings without such a role do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce \"image\" without a description (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a title element as the first child, or aria-label. Hide decoration with aria-hidden=\"true\".")},
    {"a11y-tabindex", QT_TRANSLATE_NOOP("Checks", "tabindex greater than 0"),
        QT_TRANSLATE_NOOP("Checks", "A focusable element has a tabindex of 1 or more."),
        QT_TRANSLATE_NOOP("Checks",
            "The Tab key goes there before all other elements, which rarely matches the reading order (see WCAG "
            "2.4.3)."),
        QT_TRANSLATE_NOOP("Checks", "Use tabindex=\"0\", and put the elements into the right order in the HTML.")},
    {"a11y-table-duplicate-name", QT_TRANSLATE_NOOP("Checks", "Identical table caption and summary"),
        QT_TRANSLATE_NOOP(
            "Checks", "The summary attribute of a data table has the same text as its caption element, ignoring case."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers announce the same text twice. WCAG does not require it; it is a best practice, and summary "
            "is obsolete in HTML."),
        QT_TRANSLATE_NOOP("Checks", "Remove the summary attribute.")},
    {"a11y-td-headers-attr", QT_TRANSLATE_NOOP("Checks", "Invalid headers attribute in table cell"),
        QT_TRANSLATE_NOOP("Checks",
            "An id in the headers attribute of a cell does not belong to another cell of the same table. Needs review "
            "if the id occurs twice or belongs to a td."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read the cell without its header (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the ids. In simple tables, th with scope is enough, without headers.")},
    {"a11y-th-has-data-cells", QT_TRANSLATE_NOOP("Checks", "Table header without data cells"),
        QT_TRANSLATE_NOOP("Checks",
            "A header cell with text in a data table has no data cells: no cell is below or after it, and no cell "
            "references it. Needs review if such cells exist but are outside its scope."),
        QT_TRANSLATE_NOOP("Checks",
            "Mostly the table is used for layout or lacks cells, and screen reader users cannot understand it (WCAG "
            "1.3.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Use td or caption for content that is not a header, and correct the scope or add missing cells.")},
    {"a11y-valid-lang", QT_TRANSLATE_NOOP("Checks", "Invalid lang attribute on a page element"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with text, other than html, has a lang that does not begin with a language of the IANA "
            "registry. An empty lang does not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not switch to the right voice there (WCAG 3.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Use a registered code such as fr or zh-Hans, or remove lang.")},
    {"a11y-video-caption", QT_TRANSLATE_NOOP("Checks", "Video without captions"),
        QT_TRANSLATE_NOOP("Checks",
            "A video element is not hidden or muted, and has no track of captions or subtitles. A person must review "
            "whether there is speech, and whether captions are part of the picture."),
        QT_TRANSLATE_NOOP("Checks", "Users who cannot hear miss the speech (WCAG 1.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a track element with kind=\"captions\" and a WebVTT file.")},
};

} // namespace

std::span<const WordRow> a11yWords()
{
    return A11yWords;
}

} // namespace argiope::audit
