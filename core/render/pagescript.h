#pragma once

#include <QByteArray>
#include <QString>

namespace argiope::render {

/// What runs beside a page's own scripts, in a world of its own that they cannot see or change.

inline constexpr const char *WorldName = "argiope";
/// A function of pages, which is gone before their first script: it is told [URL, line] of each cookie that is set.
inline constexpr const char *CookieBinding = "argiopeCookie";

/// Runs before the page's first script: counts changes of what links and texts are made of.
[[nodiscard]] QString observerScript();
/// Runs in the page's own world before its first script: frames go by the page's clock, and what a page without a
/// person in front of it has no use for is not there (windows that close and print, service workers).
[[nodiscard]] QString pageScript();
/// An expression: {changes, shown, ready}. `changes` counts from the document's beginning; -1: nobody counts. `shown`:
/// a frame has been drawn since the last of them.
[[nodiscard]] QString probeExpression();
/// A promise: there when a frame is drawn.
[[nodiscard]] QString frameExpression();
/// An expression or a promise of {moved}: scrolls the window, and what scrolls in the middle of it, to the end once.
/// Where that moves anything, the promise is there when the frame of it is drawn.
[[nodiscard]] QString scrollExpression();
/// An expression: {html, url, cut}. The document as it stands, with what open shadow roots and frames of its origin
/// show in the places where they show it; at most `most` characters. Forgets what the page has stored.
[[nodiscard]] QString documentExpression(qsizetype most);

} // namespace argiope::render
