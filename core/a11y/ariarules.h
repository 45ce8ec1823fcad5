#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// Roles, states and properties used as WAI-ARIA and ARIA in HTML have it (WCAG 1.3.1, 4.1.2).
namespace checks {

void ariaAllowedAttr(Page &page, Findings &findings);
void ariaAllowedRole(Page &page, Findings &findings);
void ariaConditionalAttr(Page &page, Findings &findings);
void ariaDeprecatedRole(Page &page, Findings &findings);
void ariaHiddenBody(Page &page, Findings &findings);
void ariaHiddenFocus(Page &page, Findings &findings);
void ariaProhibitedAttr(Page &page, Findings &findings);
void ariaRequiredAttr(Page &page, Findings &findings);
void ariaRequiredChildren(Page &page, Findings &findings);
void ariaRequiredParent(Page &page, Findings &findings);
void ariaRoles(Page &page, Findings &findings);
void ariaValidAttr(Page &page, Findings &findings);
void ariaValidAttrValue(Page &page, Findings &findings);
void duplicateIdAria(Page &page, Findings &findings);
void nestedInteractive(Page &page, Findings &findings);
void presentationRoleConflict(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
