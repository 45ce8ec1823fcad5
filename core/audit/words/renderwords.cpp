#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow RenderWords[] = {
    {"render-title", QT_TRANSLATE_NOOP("Checks", "Title changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The title of the rendered page differs from that of its source."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines show the title after rendering, which comes later; other programs show that of the "
            "source."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send the final title.")},
    {"render-description", QT_TRANSLATE_NOOP("Checks", "Meta description changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The meta description of the rendered page differs from that of its source."),
        QT_TRANSLATE_NOOP(
            "Checks", "Previews of shared links and many programs use the source; search engines may use either."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send the final meta description.")},
    {"render-h1", QT_TRANSLATE_NOOP("Checks", "H1 changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The first h1 of the rendered page differs from that of its source."),
        QT_TRANSLATE_NOOP("Checks", "Programs that run no scripts see another heading or none."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send the heading.")},
    {"render-canonical", QT_TRANSLATE_NOOP("Checks", "Canonical changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The canonical URL of the rendered page differs from that of its source."),
        QT_TRANSLATE_NOOP(
            "Checks", "Google may use either. If they contradict each other, it may index the wrong URL."),
        QT_TRANSLATE_NOOP("Checks", "Use one canonical link, and let the server send it.")},
    {"render-robots", QT_TRANSLATE_NOOP("Checks", "Robots directives changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The meta robots of the rendered page differs from that of its source."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines combine both or use the stricter one, and other crawlers know only the source."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send the final directives.")},
    {"render-noindex-source", QT_TRANSLATE_NOOP("Checks", "Noindex only in the source, not in the rendered page"),
        QT_TRANSLATE_NOOP("Checks", "The source of a page says noindex, and scripts remove it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Google does not render pages whose source says noindex. So the page is never indexed."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from the source.")},
    {"render-hreflang", QT_TRANSLATE_NOOP("Checks", "Hreflang changed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The language versions of the rendered page differ from those of its source."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines other than Google read the source only, and the versions may not be confirmed by each "
            "other."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send all hreflang links, or list them in a sitemap.")},
    {"render-data", QT_TRANSLATE_NOOP("Checks", "Structured data changed by JavaScript"),
        QT_TRANSLATE_NOOP(
            "Checks", "The types of structured data on the rendered page differ from those in its source."),
        QT_TRANSLATE_NOOP("Checks",
            "It is found only after rendering, which takes longer, and not at all by programs that run no scripts."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send the structured data, above all for prices and availability.")},
    {"render-text", QT_TRANSLATE_NOOP("Checks", "Most content created by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "At least half of the words of the rendered page are not in its source."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that run no scripts see little of the page, including many crawlers and previews of shared "
            "links. Others see it later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the server send the text of the page (server-side rendering or prerendering).")},
    {"render-links", QT_TRANSLATE_NOOP("Checks", "Links created by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The rendered page has links that are not in its source."),
        QT_TRANSLATE_NOOP(
            "Checks", "They are discovered only after rendering, and not at all by programs that run no scripts."),
        QT_TRANSLATE_NOOP("Checks", "Put links that lead to important pages into the source.")},
    {"render-links-gone", QT_TRANSLATE_NOOP("Checks", "Links removed by JavaScript"),
        QT_TRANSLATE_NOOP("Checks", "The source of the page has links that are not on the rendered page."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may follow them although no visitor sees them."),
        QT_TRANSLATE_NOOP("Checks", "Remove links from the source that are not meant for visitors.")},
    {"render-redirect", QT_TRANSLATE_NOOP("Checks", "JavaScript redirect"),
        QT_TRANSLATE_NOOP("Checks", "A script of the page sends the browser to another address."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that run no scripts stay on the page. Search engines notice the redirect only after rendering."),
        QT_TRANSLATE_NOOP("Checks", "Redirect on the server, with status 301 or 308 if it is permanent.")},
    {"render-script-error", QT_TRANSLATE_NOOP("Checks", "JavaScript error"),
        QT_TRANSLATE_NOOP("Checks", "A script of the page failed with an error that it did not handle."),
        QT_TRANSLATE_NOOP("Checks", "What the script was to do is missing, which may be content or links."),
        QT_TRANSLATE_NOOP("Checks", "Correct the script; the message names the file and the line.")},
    {"render-resource-failed", QT_TRANSLATE_NOOP("Checks", "Script, style or data of the page failed to load"),
        QT_TRANSLATE_NOOP("Checks",
            "A script, style sheet or request for data returned an error or did not respond when the page was "
            "rendered."),
        QT_TRANSLATE_NOOP("Checks", "The rendered page may be incomplete, for visitors as well."),
        QT_TRANSLATE_NOOP("Checks", "Correct the address, or restore the file or service.")},
    {"render-resource-robots", QT_TRANSLATE_NOOP("Checks", "Script, style or data blocked by robots.txt"),
        QT_TRANSLATE_NOOP(
            "Checks", "robots.txt disallows a script, style sheet or request for data that the page needs."),
        QT_TRANSLATE_NOOP("Checks", "Search engines render the page without it, and may miss content and links."),
        QT_TRANSLATE_NOOP("Checks", "Allow it in the robots.txt of its host.")},
    {"render-resource-insecure", QT_TRANSLATE_NOOP("Checks", "Mixed content blocked by the browser"),
        QT_TRANSLATE_NOOP("Checks", "A page by https requested something by http, and the browser blocked it."),
        QT_TRANSLATE_NOOP("Checks", "It is missing on the page, for every visitor."),
        QT_TRANSLATE_NOOP("Checks", "Request everything by https.")},
    {"render-not-settled", QT_TRANSLATE_NOOP("Checks", "Rendering timed out"),
        QT_TRANSLATE_NOOP("Checks", "The page was still changing at the end of its rendering time."),
        QT_TRANSLATE_NOOP(
            "Checks", "What it shows depends on when it is read: search engines may see less or more than the crawl."),
        QT_TRANSLATE_NOOP("Checks",
            "Load content once, and stop timers that change the page without need. A clock or a ticker is no fault.")},
};

} // namespace

std::span<const WordRow> renderWords()
{
    return RenderWords;
}

} // namespace argiope::audit
