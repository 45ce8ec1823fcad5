#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow A11yWords[] = {
    {"a11y-html-xml-lang-mismatch", QT_TRANSLATE_NOOP("Checks", "lang and xml:lang declare different languages"),
        QT_TRANSLATE_NOOP(
            "Checks", "An html element whose lang and xml:lang name different languages; regions may differ."),
        QT_TRANSLATE_NOOP(
            "Checks", "In HTML lang counts, other programs may go by xml:lang and choose another voice (WCAG 3.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Remove xml:lang, or make it equal to lang.")},
    {"a11y-image-alt", QT_TRANSLATE_NOOP("Checks", "An image has no text alternative"),
        QT_TRANSLATE_NOOP("Checks",
            "An img element with no alt and no other name (aria-label, aria-labelledby, title), or whose alt holds "
            "only blanks. An empty alt says that the image is decoration, and is right there."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say nothing or the file's name (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Write in alt what the image says at this place; for decoration write alt=\"\". Whether a text fits, only "
            "a person can judge.")},
    {"a11y-input-button-name", QT_TRANSLATE_NOOP("Checks", "A submit, reset or push button (input) has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An input of type button, submit or reset without value, label, ARIA name or title. submit and reset have "
            "a name by the browser unless value is empty."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"button\" without what it does (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write what the button does into value.")},
    {"a11y-input-image-alt", QT_TRANSLATE_NOOP("Checks", "An image button has no name"),
        QT_TRANSLATE_NOOP("Checks", "An input of type image without alt, label, ARIA name or title."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen readers say the address of the image or only \"button\" (WCAG 1.1.1, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write in alt what the button does, not what it looks like.")},
    {"a11y-label", QT_TRANSLATE_NOOP("Checks", "A field has no label"),
        QT_TRANSLATE_NOOP("Checks",
            "An input or textarea that people fill in and that has no name: no label element, no ARIA name, no title, "
            "no placeholder. Buttons and hidden inputs do not count; that a placeholder counts does not make it a good "
            "label."),
        QT_TRANSLATE_NOOP("Checks",
            "Who cannot see the field does not learn what to enter; who clicks on the text beside it hits nothing "
            "(WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put a label element around the field, or point its for to the field's id.")},
    {"a11y-label-content-name-mismatch", QT_TRANSLATE_NOOP("Checks", "The words on a control are not in its name"),
        QT_TRANSLATE_NOOP("Checks",
            "A button, link or tab that shows text and whose ARIA name does not hold the same words in a row; case, "
            "punctuation and brackets do not count. Where style sheets may hide some of the text, a person has to "
            "decide."),
        QT_TRANSLATE_NOOP(
            "Checks", "Who speaks to the computer says the words on the screen, and nothing happens (WCAG 2.5.3)."),
        QT_TRANSLATE_NOOP("Checks", "Begin the ARIA name with the visible words, or leave it out.")},
    {"a11y-label-title-only", QT_TRANSLATE_NOOP("Checks", "A field is named by its title only"),
        QT_TRANSLATE_NOOP("Checks", "An input, select or textarea whose only name is its title attribute."),
        QT_TRANSLATE_NOOP("Checks",
            "A title is not seen on touch screens and without a mouse, so that many do not learn what to enter. WCAG "
            "does not ask for it in so many words; it is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Add a visible label element.")},
    {"a11y-landmark-banner-is-top-level", QT_TRANSLATE_NOOP("Checks", "The banner is within another landmark"),
        QT_TRANSLATE_NOOP("Checks",
            "A header of the page, or an element with role=\"banner\", that stands in another landmark. A form around "
            "it does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers then do not take it for the header of the whole page. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it directly into the body; for the header of a part use a header element inside article or "
            "section.")},
    {"a11y-landmark-contentinfo-is-top-level", QT_TRANSLATE_NOOP("Checks", "The footer is within another landmark"),
        QT_TRANSLATE_NOOP("Checks",
            "A footer of the page, or an element with role=\"contentinfo\", that stands in another landmark. A form "
            "around it does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers then do not take it for the footer of the whole page. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it directly into the body; for the footer of a part use a footer element inside article or "
            "section.")},
    {"a11y-landmark-main-is-top-level", QT_TRANSLATE_NOOP("Checks", "The main part is within another landmark"),
        QT_TRANSLATE_NOOP("Checks",
            "A main element, or one with role=\"main\", that stands in another landmark. A form around it does not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who jumps from landmark to landmark finds the content inside something else. WCAG does not ask for it; it "
            "is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Move it out of nav, aside, header and footer.")},
    {"a11y-landmark-no-duplicate-banner", QT_TRANSLATE_NOOP("Checks", "The page has more than one banner"),
        QT_TRANSLATE_NOOP("Checks",
            "Every header of the page, or element with role=\"banner\", after the first. A header inside article, "
            "aside, main, nav or section does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "There is one header of the page; several make it hard to find. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one, and put the others into the parts that they belong to.")},
    {"a11y-landmark-no-duplicate-contentinfo", QT_TRANSLATE_NOOP("Checks", "The page has more than one footer"),
        QT_TRANSLATE_NOOP("Checks",
            "Every footer of the page, or element with role=\"contentinfo\", after the first. A footer inside article, "
            "aside, main, nav or section does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "There is one footer of the page; several make it hard to find. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one, and put the others into the parts that they belong to.")},
    {"a11y-landmark-no-duplicate-main", QT_TRANSLATE_NOOP("Checks", "The page has more than one main part"),
        QT_TRANSLATE_NOOP(
            "Checks", "Every main element, or one with role=\"main\", after the first. Hidden ones do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who jumps to the content does not know which of them it is. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Keep one main element, or hide those that are not shown.")},
    {"a11y-landmark-one-main", QT_TRANSLATE_NOOP("Checks", "The page has no main part"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page with neither a main element nor an element with role=\"main\" that is not hidden."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers offer a jump to the content, and there is nowhere to jump to. WCAG does not ask for it; it "
            "is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Put what this page is about into one main element.")},
    {"a11y-landmark-unique", QT_TRANSLATE_NOOP("Checks", "Two landmarks of one role and name"),
        QT_TRANSLATE_NOOP("Checks",
            "A landmark, nav or aside for example, after another one of the same role and the same name, or both "
            "without a name."),
        QT_TRANSLATE_NOOP("Checks",
            "In a list of landmarks one cannot be told from the other. WCAG does not ask for it; it is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Name them by aria-label, such as \"Main\" and \"Footer\" for two nav elements.")},
    {"a11y-link-name", QT_TRANSLATE_NOOP("Checks", "A link has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An a element with an href that has no name: no text, no alt text of an image, no ARIA name, no title. "
            "Links in SVG count too."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"link\" or read out the address (WCAG 2.4.4, 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put text into the link, or give its image an alt text that says where it leads.")},
    {"a11y-list", QT_TRANSLATE_NOOP("Checks", "A list holds something else than items"),
        QT_TRANSLATE_NOOP("Checks",
            "A ul or ol that directly holds text or an element other than li (script, template and custom elements "
            "aside), or an li with another role. Each list counts once."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say the number of items, which is then wrong (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put everything that the list holds into li elements.")},
    {"a11y-listitem", QT_TRANSLATE_NOOP("Checks", "A list item outside of a list"),
        QT_TRANSLATE_NOOP("Checks",
            "An li whose parent is none of ul, ol and menu, and has no role=\"list\". In custom elements nothing is "
            "reported."),
        QT_TRANSLATE_NOOP(
            "Checks", "Outside of a list, screen readers do not say that it is one of several (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Put ul or ol around the items.")},
    {"a11y-marquee", QT_TRANSLATE_NOOP("Checks", "Moving text (marquee)"),
        QT_TRANSLATE_NOOP("Checks", "A marquee element that is not hidden."),
        QT_TRANSLATE_NOOP("Checks", "Moving text cannot be stopped, and is hard to read for many (WCAG 2.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Show the text at rest.")},
    {"a11y-meta-refresh", QT_TRANSLATE_NOOP("Checks", "The page reloads or leads on by itself"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta refresh with a delay of more than 0 seconds and at most 20 hours. A redirect at once (0 seconds) "
            "does not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Readers who need more time lose their place or what they have typed (WCAG 2.2.1)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove it; let visitors reload by themselves, and redirect by status 301 in the server.")},
    {"a11y-meta-refresh-no-exceptions", QT_TRANSLATE_NOOP("Checks", "The page reloads after a long time"),
        QT_TRANSLATE_NOOP("Checks", "A meta refresh with a delay of more than 20 hours."),
        QT_TRANSLATE_NOOP("Checks",
            "Only the strictest level asks that nothing changes unless the visitor wants it (WCAG 2.2.4, 3.2.5, level "
            "AAA)."),
        QT_TRANSLATE_NOOP("Checks", "Remove it if you aim at level AAA; otherwise nothing has to be done.")},
    {"a11y-meta-viewport", QT_TRANSLATE_NOOP("Checks", "Zooming stops short of twice the size (viewport)"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta viewport with user-scalable=no, a word that browsers take for no or a number below 1, or with a "
            "maximum-scale of less than 2."),
        QT_TRANSLATE_NOOP("Checks", "Who sees badly cannot make text twice as large on a phone (WCAG 1.4.4)."),
        QT_TRANSLATE_NOOP("Checks", "Remove user-scalable and maximum-scale.")},
    {"a11y-meta-viewport-large", QT_TRANSLATE_NOOP("Checks", "Zooming stops short of five times the size (viewport)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A meta viewport with a maximum-scale from 2 to less than 5, and without user-scalable=no."),
        QT_TRANSLATE_NOOP(
            "Checks", "Some people need more than twice the size. WCAG asks for no more; it is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Remove maximum-scale, or set it to 5 or more.")},
    {"a11y-nested-interactive", QT_TRANSLATE_NOOP("Checks", "A control within a control"),
        QT_TRANSLATE_NOOP("Checks",
            "A button, check box, tab, image or other element whose parts screen readers do not tell apart, and that "
            "holds something the Tab key reaches. Where what it holds can be focused by scripts only, a person has to "
            "decide."),
        QT_TRANSLATE_NOOP("Checks", "The inner control is reached by the keyboard, but not announced (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put the two side by side.")},
    {"a11y-no-autoplay-audio", QT_TRANSLATE_NOOP("Checks", "Sound that plays by itself"),
        QT_TRANSLATE_NOOP("Checks",
            "An audio or video element with a source and autoplay, without muted and without visible controls. A "
            "person has to decide whether there is sound for more than three seconds."),
        QT_TRANSLATE_NOOP("Checks", "Who listens to a screen reader cannot hear it through the sound (WCAG 1.4.2)."),
        QT_TRANSLATE_NOOP("Checks", "Remove autoplay, or add muted or controls.")},
    {"a11y-object-alt", QT_TRANSLATE_NOOP("Checks", "An object has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An object element that shows an image, audio or video and has no aria-label, aria-labelledby or title. "
            "Embedded HTML and texts do not count; where the type is not known, a person has to decide."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers have nothing to say about it (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Name it by aria-label or title; text inside the element is only seen where the file cannot be shown.")},
    {"a11y-presentation-role-conflict", QT_TRANSLATE_NOOP("Checks", "Said to be decoration, but named or focusable"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with role=\"none\" or \"presentation\", or an img with alt=\"\", that can be focused or has an "
            "ARIA attribute that holds for all roles, such as aria-label."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then ignore that it is decoration, and announce it. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Decide for one: remove the role, or the tabindex and ARIA attributes.")},
    {"a11y-region", QT_TRANSLATE_NOOP("Checks", "Content outside of all landmarks"),
        QT_TRANSLATE_NOOP("Checks",
            "The outermost elements that hold text, images, fields or video outside of every landmark. Links within "
            "the page, dialogs, alerts and live regions do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who jumps from landmark to landmark misses this content. WCAG does not ask for it; it is good practice."),
        QT_TRANSLATE_NOOP("Checks", "Put it into main, nav, header, footer or aside.")},
    {"a11y-role-img-alt", QT_TRANSLATE_NOOP("Checks", "An image made by a role has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An element other than img and svg with role=\"img\" that has no aria-label, aria-labelledby or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"image\" and nothing of what it shows (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Say by aria-label what is to be seen.")},
    {"a11y-scope-attr-valid", QT_TRANSLATE_NOOP("Checks", "A table cell has a scope that means nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "scope on a td, or on a th with a value other than row, col, rowgroup and colgroup, in a data table."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers ignore it and guess which cells the header is for. WCAG does not ask for it; it is good "
            "practice."),
        QT_TRANSLATE_NOOP("Checks", "Use scope=\"row\" or scope=\"col\" on th, and no scope on td.")},
    {"a11y-select-name", QT_TRANSLATE_NOOP("Checks", "A drop-down list has no label"),
        QT_TRANSLATE_NOOP("Checks", "A select element with no name: no label element, no ARIA name, no title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say what is chosen, and not what for (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Put a label element around it, or point its for to the select's id.")},
    {"a11y-server-side-image-map", QT_TRANSLATE_NOOP("Checks", "An image map that the server decides"),
        QT_TRANSLATE_NOOP("Checks",
            "An img with ismap in a link: the server is told where in the image somebody clicked. A person has to "
            "decide whether it matters where."),
        QT_TRANSLATE_NOOP("Checks", "Without a mouse nobody can choose the place (WCAG 2.1.1)."),
        QT_TRANSLATE_NOOP("Checks", "Use map and area elements, or links beside the image.")},
    {"a11y-skip-link", QT_TRANSLATE_NOOP("Checks", "A skip link that leads nowhere"),
        QT_TRANSLATE_NOOP("Checks",
            "One of the links within the page that stand before the first other link, and whose target, an id or a "
            "name, is not on the page. #top and addresses made by scripts (#/ and #!) do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "The link is there to skip the menu, and does nothing; others have to do what WCAG 2.4.1 asks for."),
        QT_TRANSLATE_NOOP("Checks", "Give the element that it should lead to that id.")},
    {"a11y-summary-name", QT_TRANSLATE_NOOP("Checks", "The summary of a details element has no name"),
        QT_TRANSLATE_NOOP(
            "Checks", "The first summary of a details element that has neither text nor an ARIA name or title."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say that something can be opened, and not what (WCAG 4.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Write into the summary what is found below it.")},
    {"a11y-svg-img-alt", QT_TRANSLATE_NOOP("Checks", "An SVG image has no name"),
        QT_TRANSLATE_NOOP("Checks",
            "An svg element, or a part of one, with the role img, image, graphics-document or graphics-symbol that has "
            "no title element, aria-label or aria-labelledby. Drawings without such a role do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers say \"image\" without what it shows (WCAG 1.1.1)."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a title element as the first child, or aria-label; hide decoration by aria-hidden=\"true\".")},
    {"a11y-tabindex", QT_TRANSLATE_NOOP("Checks", "A tabindex above 0 changes the order of focus"),
        QT_TRANSLATE_NOOP("Checks", "An element that can be focused and has a tabindex of 1 or more."),
        QT_TRANSLATE_NOOP("Checks",
            "The Tab key goes there before everything else, which rarely is the order of reading (see WCAG 2.4.3)."),
        QT_TRANSLATE_NOOP("Checks", "Use tabindex=\"0\", and bring the elements into the right order in the HTML.")},
    {"a11y-table-duplicate-name", QT_TRANSLATE_NOOP("Checks", "A table's summary repeats its caption"),
        QT_TRANSLATE_NOOP(
            "Checks", "A data table whose summary attribute has the text of its caption element, letter case aside."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers say the same twice. WCAG does not ask for it; it is good practice, and summary is obsolete "
            "in HTML."),
        QT_TRANSLATE_NOOP("Checks", "Remove the summary attribute.")},
    {"a11y-td-headers-attr", QT_TRANSLATE_NOOP("Checks", "A cell names a header that its table does not have"),
        QT_TRANSLATE_NOOP("Checks",
            "An id in the headers attribute of a cell that is no other cell of the same table. Where the id occurs "
            "twice or is that of a td, a person has to decide."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read the cell without its header (WCAG 1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Correct the ids; in simple tables th with scope is enough, without headers.")},
    {"a11y-th-has-data-cells", QT_TRANSLATE_NOOP("Checks", "A header of no cell"),
        QT_TRANSLATE_NOOP("Checks",
            "A header cell with text in a data table that heads no cell: nothing stands below or behind it, and no "
            "cell names it. Where cells stand there but are not reached by its scope, a person has to decide."),
        QT_TRANSLATE_NOOP("Checks",
            "Mostly the table is made up of layout or has lost cells, and its sense is lost on those who hear it (WCAG "
            "1.3.1)."),
        QT_TRANSLATE_NOOP("Checks", "Use td or caption for what is no header, and correct scope or missing cells.")},
    {"a11y-valid-lang", QT_TRANSLATE_NOOP("Checks", "The declared language of a part does not exist"),
        QT_TRANSLATE_NOOP("Checks",
            "An element with text, other than html, whose lang begins with no language of the IANA registry. An empty "
            "lang does not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers do not change to the right voice there (WCAG 3.1.2)."),
        QT_TRANSLATE_NOOP("Checks", "Use a registered code such as fr or zh-Hans, or remove lang.")},
    {"a11y-video-caption", QT_TRANSLATE_NOOP("Checks", "A video without captions"),
        QT_TRANSLATE_NOOP("Checks",
            "A video element that is not hidden or muted and has no track of captions or subtitles. A person has to "
            "decide whether there is speech, and whether captions are part of the picture."),
        QT_TRANSLATE_NOOP("Checks", "Who does not hear misses what is said (WCAG 1.2.2)."),
        QT_TRANSLATE_NOOP("Checks", "Add a track element with kind=\"captions\" and a WebVTT file.")},
};

} // namespace

std::span<const WordRow> a11yWords()
{
    return A11yWords;
}

} // namespace argiope::audit
