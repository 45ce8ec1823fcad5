#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/a11y/examine.h"

#include <algorithm>
#include <vector>

namespace argiope::audit {

namespace {

struct Title
{
    const char *id;
    const char *text;
};
/// In order.
constexpr Title Titles[] = {
    {"a11y-accesskeys", "A key for two things"},
    {"a11y-area-alt", "An area of an image map has no name"},
    {"a11y-aria-allowed-attr", "An ARIA attribute that the role does not support"},
    {"a11y-aria-allowed-role", "A role that this element may not have"},
    {"a11y-aria-command-name", "A button, link or menu item by role has no name"},
    {"a11y-aria-conditional-attr", "An ARIA attribute that does not fit here"},
    {"a11y-aria-deprecated-role", "A role that is deprecated"},
    {"a11y-aria-dialog-name", "A dialog has no name"},
    {"a11y-aria-hidden-body", "The whole page is hidden from screen readers"},
    {"a11y-aria-hidden-focus", "Hidden from screen readers, yet reached by the keyboard"},
    {"a11y-aria-input-field-name", "A field by role has no name"},
    {"a11y-aria-meter-name", "A meter has no name"},
    {"a11y-aria-progressbar-name", "A progress bar has no name"},
    {"a11y-aria-prohibited-attr", "An ARIA name where none may be"},
    {"a11y-aria-required-attr", "A role lacks an attribute that it needs"},
    {"a11y-aria-required-children", "A role does not hold what it has to hold"},
    {"a11y-aria-required-parent", "A role stands outside of what has to hold it"},
    {"a11y-aria-roles", "No valid role"},
    {"a11y-aria-tab-name", "A tab has no name"},
    {"a11y-aria-toggle-field-name", "A check box, radio button, switch or option by role has no name"},
    {"a11y-aria-tooltip-name", "A tooltip has no name"},
    {"a11y-aria-treeitem-name", "An item of a tree has no name"},
    {"a11y-aria-valid-attr", "No such ARIA attribute"},
    {"a11y-aria-valid-attr-value", "A value that the ARIA attribute may not have"},
    {"a11y-autocomplete-valid", "No valid autocomplete"},
    {"a11y-avoid-inline-spacing", "A style fixes the spacing of text too narrow"},
    {"a11y-blink", "Blinking text"},
    {"a11y-button-name", "A button has no name"},
    {"a11y-bypass", "No way past what every page repeats"},
    {"a11y-definition-list", "A list of definitions holds something else"},
    {"a11y-dlitem", "A term or definition outside of its list"},
    {"a11y-document-title", "No title"},
    {"a11y-duplicate-id-aria", "An id that is referred to occurs twice"},
    {"a11y-empty-heading", "A heading without text"},
    {"a11y-empty-table-header", "A header of a table without text"},
    {"a11y-form-field-multiple-labels", "A field has several labels"},
    {"a11y-frame-focusable-content", "A frame that the keyboard cannot reach holds something to focus"},
    {"a11y-frame-title", "A frame has no name"},
    {"a11y-frame-title-unique", "Different frames have one name"},
    {"a11y-html-has-lang", "The page's language is not declared"},
    {"a11y-html-lang-valid", "The page's language is no language"},
    {"a11y-html-xml-lang-mismatch", "Two different languages are declared"},
    {"a11y-image-alt", "An image has no alternative"},
    {"a11y-input-button-name", "A button of a form has no name"},
    {"a11y-input-image-alt", "An image button has no name"},
    {"a11y-label", "A field has no label"},
    {"a11y-label-content-name-mismatch", "The words that are seen are not in the name"},
    {"a11y-label-title-only", "A field is named by its title only"},
    {"a11y-landmark-banner-is-top-level", "The banner is within another landmark"},
    {"a11y-landmark-contentinfo-is-top-level", "The footer is within another landmark"},
    {"a11y-landmark-main-is-top-level", "The main part is within another landmark"},
    {"a11y-landmark-no-duplicate-banner", "More than one banner"},
    {"a11y-landmark-no-duplicate-contentinfo", "More than one footer"},
    {"a11y-landmark-no-duplicate-main", "More than one main part"},
    {"a11y-landmark-one-main", "No main part"},
    {"a11y-landmark-unique", "Two landmarks of one role and name"},
    {"a11y-link-name", "A link has no name"},
    {"a11y-list", "A list holds something else than items"},
    {"a11y-listitem", "An item outside of a list"},
    {"a11y-marquee", "Moving text"},
    {"a11y-meta-refresh", "The page reloads or leads on by itself"},
    {"a11y-meta-refresh-no-exceptions", "The page reloads after a long time"},
    {"a11y-meta-viewport", "The page cannot be made larger"},
    {"a11y-meta-viewport-large", "The page can be made a little larger only"},
    {"a11y-nested-interactive", "A control within a control"},
    {"a11y-no-autoplay-audio", "Sound that plays by itself"},
    {"a11y-object-alt", "An object has no name"},
    {"a11y-presentation-role-conflict", "Said to be decoration, but named or focusable"},
    {"a11y-region", "Content outside of all landmarks"},
    {"a11y-role-img-alt", "An image by role has no name"},
    {"a11y-scope-attr-valid", "A scope that means nothing"},
    {"a11y-select-name", "A selection has no label"},
    {"a11y-server-side-image-map", "An image map that the server decides"},
    {"a11y-skip-link", "A skip link that leads nowhere"},
    {"a11y-summary-name", "A summary has no name"},
    {"a11y-svg-img-alt", "A drawing has no name"},
    {"a11y-tabindex", "An order of focus of its own"},
    {"a11y-table-duplicate-name", "The caption repeats the summary"},
    {"a11y-td-headers-attr", "A cell names a header that its table does not have"},
    {"a11y-th-has-data-cells", "A header of no cell"},
    {"a11y-valid-lang", "The language of a part is no language"},
    {"a11y-video-caption", "A video without captions"},
};

const char *titleOf(const char *id)
{
    const auto *it = std::lower_bound(std::begin(Titles), std::end(Titles), id,
        [](const Title &title, const char *wanted) { return qstrcmp(title.id, wanted) < 0; });
    return it != std::end(Titles) && qstrcmp(it->id, id) == 0 ? it->text : "";
}

Severity severityOf(a11y::Severity severity)
{
    switch (severity) {
    case a11y::Severity::Error:
        return Severity::Error;
    case a11y::Severity::Warning:
        return Severity::Warning;
    case a11y::Severity::Notice:
        break;
    }
    return Severity::Notice;
}

/// A tree was made of the document, or not: crawls leave it out.
Verdict examined(const Check &check, const PageView &page)
{
    if (!page.isObserved() || !page.observations().find(A11yExamined))
        return undecidable();
    const facts::Observation *seen = page.observations().find(check.id);
    if (seen)
        return found(seen->evidence, seen->count);
    return page.observations().find(QByteArray(A11yAsked + QByteArray(check.id))) ? undecidable() : Verdict{};
}

} // namespace

std::span<const Check> a11yChecks()
{
    static const std::vector<Check> rows = [] {
        std::vector<Check> made;
        for (const a11y::Rule &rule : a11y::rules()) {
            made.push_back(
                {rule.id, Group::Accessibility, severityOf(rule.severity), Gate::Html, examined, titleOf(rule.id)});
        }
        return made;
    }();
    return rows;
}

} // namespace argiope::audit
