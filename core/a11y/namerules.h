#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// What has to have an accessible name, and what the name has to be like (WCAG 1.1.1, 2.4.4, 2.5.3, 3.3.2, 4.1.2).
namespace checks {

void areaAlt(Page &page, Findings &findings);
void ariaCommandName(Page &page, Findings &findings);
void ariaDialogName(Page &page, Findings &findings);
void ariaInputFieldName(Page &page, Findings &findings);
void ariaMeterName(Page &page, Findings &findings);
void ariaProgressbarName(Page &page, Findings &findings);
void ariaTabName(Page &page, Findings &findings);
void ariaToggleFieldName(Page &page, Findings &findings);
void ariaTooltipName(Page &page, Findings &findings);
void ariaTreeitemName(Page &page, Findings &findings);
void buttonName(Page &page, Findings &findings);
void emptyHeading(Page &page, Findings &findings);
void formFieldMultipleLabels(Page &page, Findings &findings);
void frameTitle(Page &page, Findings &findings);
void frameTitleUnique(Page &page, Findings &findings);
void imageAlt(Page &page, Findings &findings);
void inputButtonName(Page &page, Findings &findings);
void inputImageAlt(Page &page, Findings &findings);
void label(Page &page, Findings &findings);
void labelContentNameMismatch(Page &page, Findings &findings);
void labelTitleOnly(Page &page, Findings &findings);
void linkName(Page &page, Findings &findings);
void objectAlt(Page &page, Findings &findings);
void roleImgAlt(Page &page, Findings &findings);
void selectName(Page &page, Findings &findings);
void summaryName(Page &page, Findings &findings);
void svgImgAlt(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
