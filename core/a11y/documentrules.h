#pragma once

namespace argiope::a11y {

class Findings;
struct Page;

/// What a document says of itself: languages, title, refreshing, zooming (WCAG 1.4.4, 2.2.1, 2.4.2, 3.1.1, 3.1.2).
namespace checks {

void documentTitle(Page &page, Findings &findings);
void htmlHasLang(Page &page, Findings &findings);
void htmlLangValid(Page &page, Findings &findings);
void htmlXmlLangMismatch(Page &page, Findings &findings);
void metaRefresh(Page &page, Findings &findings);
void metaRefreshNoExceptions(Page &page, Findings &findings);
void metaViewport(Page &page, Findings &findings);
void metaViewportLarge(Page &page, Findings &findings);
void validLang(Page &page, Findings &findings);

} // namespace checks
} // namespace argiope::a11y
