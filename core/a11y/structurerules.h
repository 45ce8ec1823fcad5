#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// How a page is built: lists, landmarks, ways through it (WCAG 1.3.1, 2.4.1, 2.4.3).
namespace checks {

void accesskeys(Page &page, Findings &findings);
void bypass(Page &page, Findings &findings);
void definitionList(Page &page, Findings &findings);
void dlitem(Page &page, Findings &findings);
void landmarkBannerIsTopLevel(Page &page, Findings &findings);
void landmarkContentinfoIsTopLevel(Page &page, Findings &findings);
void landmarkMainIsTopLevel(Page &page, Findings &findings);
void landmarkNoDuplicateBanner(Page &page, Findings &findings);
void landmarkNoDuplicateContentinfo(Page &page, Findings &findings);
void landmarkNoDuplicateMain(Page &page, Findings &findings);
void landmarkOneMain(Page &page, Findings &findings);
void landmarkUnique(Page &page, Findings &findings);
void list(Page &page, Findings &findings);
void listitem(Page &page, Findings &findings);
void region(Page &page, Findings &findings);
void skipLink(Page &page, Findings &findings);
void tabindex(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
