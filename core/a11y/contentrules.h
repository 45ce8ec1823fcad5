#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// Forms, media and presentation (WCAG 1.2.2, 1.3.5, 1.4.2, 1.4.12, 2.1.1, 2.2.2).
namespace checks {

void autocompleteValid(Page &page, Findings &findings);
void avoidInlineSpacing(Page &page, Findings &findings);
void blink(Page &page, Findings &findings);
void frameFocusableContent(Page &page, Findings &findings);
void marquee(Page &page, Findings &findings);
void noAutoplayAudio(Page &page, Findings &findings);
void serverSideImageMap(Page &page, Findings &findings);
void videoCaption(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
