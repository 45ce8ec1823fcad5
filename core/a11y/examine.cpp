#include "core/a11y/examine.h"

#include "core/a11y/ariarules.h"
#include "core/a11y/contentrules.h"
#include "core/a11y/documentrules.h"
#include "core/a11y/findings.h"
#include "core/a11y/namerules.h"
#include "core/a11y/structurerules.h"
#include "core/a11y/tablerules.h"

#include <iterator>

namespace argiope::a11y {

namespace {

constexpr Severity Error = Severity::Error;
constexpr Severity Warning = Severity::Warning;
constexpr Severity Notice = Severity::Notice;

constexpr Rule AllRules[] = {
    {"a11y-accesskeys", Warning, checks::accesskeys},
    {"a11y-area-alt", Error, checks::areaAlt},
    {"a11y-aria-allowed-attr", Error, checks::ariaAllowedAttr},
    {"a11y-aria-allowed-role", Notice, checks::ariaAllowedRole},
    {"a11y-aria-command-name", Error, checks::ariaCommandName},
    {"a11y-aria-conditional-attr", Error, checks::ariaConditionalAttr},
    {"a11y-aria-deprecated-role", Notice, checks::ariaDeprecatedRole},
    {"a11y-aria-dialog-name", Warning, checks::ariaDialogName},
    {"a11y-aria-hidden-body", Error, checks::ariaHiddenBody},
    {"a11y-aria-hidden-focus", Error, checks::ariaHiddenFocus},
    {"a11y-aria-input-field-name", Error, checks::ariaInputFieldName},
    {"a11y-aria-meter-name", Error, checks::ariaMeterName},
    {"a11y-aria-progressbar-name", Error, checks::ariaProgressbarName},
    {"a11y-aria-prohibited-attr", Error, checks::ariaProhibitedAttr},
    {"a11y-aria-required-attr", Error, checks::ariaRequiredAttr},
    {"a11y-aria-required-children", Error, checks::ariaRequiredChildren},
    {"a11y-aria-required-parent", Error, checks::ariaRequiredParent},
    {"a11y-aria-roles", Error, checks::ariaRoles},
    {"a11y-aria-tab-name", Error, checks::ariaTabName},
    {"a11y-aria-toggle-field-name", Error, checks::ariaToggleFieldName},
    {"a11y-aria-tooltip-name", Error, checks::ariaTooltipName},
    {"a11y-aria-treeitem-name", Warning, checks::ariaTreeitemName},
    {"a11y-aria-valid-attr", Error, checks::ariaValidAttr},
    {"a11y-aria-valid-attr-value", Error, checks::ariaValidAttrValue},
    {"a11y-autocomplete-valid", Error, checks::autocompleteValid},
    {"a11y-avoid-inline-spacing", Error, checks::avoidInlineSpacing},
    {"a11y-blink", Error, checks::blink},
    {"a11y-button-name", Error, checks::buttonName},
    {"a11y-bypass", Error, checks::bypass},
    {"a11y-definition-list", Error, checks::definitionList},
    {"a11y-dlitem", Error, checks::dlitem},
    {"a11y-document-title", Error, checks::documentTitle},
    {"a11y-duplicate-id-aria", Error, checks::duplicateIdAria},
    {"a11y-empty-heading", Notice, checks::emptyHeading},
    {"a11y-empty-table-header", Notice, checks::emptyTableHeader},
    {"a11y-form-field-multiple-labels", Warning, checks::formFieldMultipleLabels},
    {"a11y-frame-focusable-content", Error, checks::frameFocusableContent},
    {"a11y-frame-title", Error, checks::frameTitle},
    {"a11y-frame-title-unique", Error, checks::frameTitleUnique},
    {"a11y-html-has-lang", Error, checks::htmlHasLang},
    {"a11y-html-lang-valid", Error, checks::htmlLangValid},
    {"a11y-html-xml-lang-mismatch", Warning, checks::htmlXmlLangMismatch},
    {"a11y-image-alt", Error, checks::imageAlt},
    {"a11y-input-button-name", Error, checks::inputButtonName},
    {"a11y-input-image-alt", Error, checks::inputImageAlt},
    {"a11y-label", Error, checks::label},
    {"a11y-label-content-name-mismatch", Error, checks::labelContentNameMismatch},
    {"a11y-label-title-only", Warning, checks::labelTitleOnly},
    {"a11y-landmark-banner-is-top-level", Warning, checks::landmarkBannerIsTopLevel},
    {"a11y-landmark-contentinfo-is-top-level", Warning, checks::landmarkContentinfoIsTopLevel},
    {"a11y-landmark-main-is-top-level", Warning, checks::landmarkMainIsTopLevel},
    {"a11y-landmark-no-duplicate-banner", Warning, checks::landmarkNoDuplicateBanner},
    {"a11y-landmark-no-duplicate-contentinfo", Warning, checks::landmarkNoDuplicateContentinfo},
    {"a11y-landmark-no-duplicate-main", Warning, checks::landmarkNoDuplicateMain},
    {"a11y-landmark-one-main", Warning, checks::landmarkOneMain},
    {"a11y-landmark-unique", Warning, checks::landmarkUnique},
    {"a11y-link-name", Error, checks::linkName},
    {"a11y-list", Error, checks::list},
    {"a11y-listitem", Error, checks::listitem},
    {"a11y-marquee", Error, checks::marquee},
    {"a11y-meta-refresh", Error, checks::metaRefresh},
    {"a11y-meta-refresh-no-exceptions", Notice, checks::metaRefreshNoExceptions},
    {"a11y-meta-viewport", Warning, checks::metaViewport},
    {"a11y-meta-viewport-large", Notice, checks::metaViewportLarge},
    {"a11y-nested-interactive", Error, checks::nestedInteractive},
    {"a11y-no-autoplay-audio", Warning, checks::noAutoplayAudio},
    {"a11y-object-alt", Error, checks::objectAlt},
    {"a11y-presentation-role-conflict", Notice, checks::presentationRoleConflict},
    {"a11y-region", Warning, checks::region},
    {"a11y-role-img-alt", Error, checks::roleImgAlt},
    {"a11y-scope-attr-valid", Warning, checks::scopeAttrValid},
    {"a11y-select-name", Error, checks::selectName},
    {"a11y-server-side-image-map", Notice, checks::serverSideImageMap},
    {"a11y-skip-link", Warning, checks::skipLink},
    {"a11y-summary-name", Error, checks::summaryName},
    {"a11y-svg-img-alt", Error, checks::svgImgAlt},
    {"a11y-tabindex", Warning, checks::tabindex},
    {"a11y-table-duplicate-name", Notice, checks::tableDuplicateName},
    {"a11y-td-headers-attr", Error, checks::tdHeadersAttr},
    {"a11y-th-has-data-cells", Error, checks::thHasDataCells},
    {"a11y-valid-lang", Error, checks::validLang},
    {"a11y-video-caption", Error, checks::videoCaption},
};

} // namespace

std::span<const Rule> rules()
{
    return AllRules;
}

Report examine(const dom::Document &document, const Limits &limits)
{
    Report report;
    // Of half a document nothing can be said: what is missing may stand in the other half.
    if (!document.isWhole()) {
        report.incomplete = true;
        return report;
    }
    const Tree tree(document);
    const Semantics semantics(tree);
    Names names(tree, semantics);
    Page page{tree, semantics, names};
    Findings findings(limits.instancesPerRule);
    for (size_t i = 0; i < std::size(AllRules); ++i) {
        findings.beginRule(quint16(i));
        AllRules[i].apply(page, findings);
    }
    report = findings.report(tree, document.source());
    report.stylesNotEvaluated = tree.hasStyleSheets();
    report.incomplete = names.isExhausted();
    return report;
}

} // namespace argiope::a11y
