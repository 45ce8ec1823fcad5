#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// Tables of data (WCAG 1.3.1).
namespace checks {

void emptyTableHeader(Page &page, Findings &findings);
void scopeAttrValid(Page &page, Findings &findings);
void tableDuplicateName(Page &page, Findings &findings);
void tdHeadersAttr(Page &page, Findings &findings);
void thHasDataCells(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
