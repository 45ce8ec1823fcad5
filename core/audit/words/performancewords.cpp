#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow PerformanceWords[] = {
    {"perf-slow-first-byte", QT_TRANSLATE_NOOP("Checks", "Slow server response (TTFB)"),
        QT_TRANSLATE_NOOP("Checks",
            "The time from the start of the request, including connecting, to the first byte of the response was more "
            "than 800 ms. It is the latest measurement, under the load of the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors wait before any content appears, and search engines crawl slow hosts less."),
        QT_TRANSLATE_NOOP("Checks",
            "Cache whole pages, look for slow database queries, and bring the server closer to its visitors. Crawl "
            "with fewer concurrent requests to see whether the crawl itself was the cause.")},
    {"perf-very-slow-first-byte", QT_TRANSLATE_NOOP("Checks", "Very slow server response (TTFB)"),
        QT_TRANSLATE_NOOP("Checks",
            "The time from the start of the request, including connecting, to the first byte of the response was more "
            "than 1,800 ms. It is the latest measurement, under the load of the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Many visitors leave before any content appears, and search engines slow down or give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Find out how the server spends this time. Cache pages, fix slow queries, and raise the limits of a busy "
            "host. Crawl with fewer concurrent requests to compare.")},
    {"perf-slow", QT_TRANSLATE_NOOP("Checks", "Slow page (total response time)"),
        QT_TRANSLATE_NOOP("Checks",
            "The fetch of the HTML took more than 1 s from start to end in the latest measurement. Images, styles and "
            "scripts are not included."),
        QT_TRANSLATE_NOOP("Checks", "Browsers cannot show the complete page before its HTML has loaded."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the first byte is late too, begin there. Otherwise, compress the HTML and make it smaller.")},
    {"perf-very-slow", QT_TRANSLATE_NOOP("Checks", "Very slow page (total response time)"),
        QT_TRANSLATE_NOOP("Checks",
            "The fetch of the HTML took more than 3 s from start to end in the latest measurement. Images, styles and "
            "scripts are not included."),
        QT_TRANSLATE_NOOP("Checks", "Many visitors do not wait so long, and search engines spend the same time."),
        QT_TRANSLATE_NOOP("Checks",
            "Check the time to first byte and the size of the HTML, and reduce whichever is large. Crawl with fewer "
            "concurrent requests to compare.")},
    {"perf-html-large", QT_TRANSLATE_NOOP("Checks", "HTML over the search engine size limit"),
        QT_TRANSLATE_NOOP("Checks", "A page's HTML has more than 2 MiB (2,097,152 bytes) after decompression."),
        QT_TRANSLATE_NOOP("Checks", "Google reads only the first 2 MB, and ignores text and links after that."),
        QT_TRANSLATE_NOOP("Checks",
            "Move data, scripts and inline images into separate files, and split long lists into several pages.")},
    {"perf-html-heavy", QT_TRANSLATE_NOOP("Checks", "Large HTML document"),
        QT_TRANSLATE_NOOP("Checks", "A page's HTML has more than 500,000 bytes after decompression."),
        QT_TRANSLATE_NOOP("Checks", "It takes long to load and render on slow connections and phones."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove data and styles that the page does not need, and load long lists in parts.")},
    {"resource-large", QT_TRANSLATE_NOOP("Checks", "Script, style sheet or PDF over the search engine limit"),
        QT_TRANSLATE_NOOP("Checks",
            "A script or style sheet of more than 2 MiB, or a PDF of more than 64 MiB, after decompression. Only files "
            "fetched with status 200 count."),
        QT_TRANSLATE_NOOP("Checks",
            "Google stops reading there, so it may render a page wrongly or find a PDF only by its beginning. Visitors "
            "wait longer."),
        QT_TRANSLATE_NOOP(
            "Checks", "Split scripts and styles and remove unused code. Reduce the images of a PDF, or split it.")},
    {"perf-uncompressed", QT_TRANSLATE_NOOP("Checks", "Uncompressed text resource"),
        QT_TRANSLATE_NOOP("Checks",
            "A response with status 200 of text, HTML, CSS, JavaScript, JSON, XML or SVG has no Content-Encoding, and "
            "1,400 bytes or more. Smaller ones fit into one packet."),
        QT_TRANSLATE_NOOP(
            "Checks", "Compressed text is often a quarter of the size, and loads correspondingly faster."),
        QT_TRANSLATE_NOOP("Checks", "Enable gzip, Brotli or Zstandard on the server for these types.")},
    {"perf-vary-missing", QT_TRANSLATE_NOOP("Checks", "Missing Vary: Accept-Encoding"),
        QT_TRANSLATE_NOOP("Checks",
            "A response with status 200 has a Content-Encoding, but no Vary: Accept-Encoding. Responses that shared "
            "caches may not store (no-store, private) do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "A cache on the way may deliver the compressed file to a program that cannot decompress it."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send Vary: Accept-Encoding whenever it compresses.")},
    {"perf-not-cacheable", QT_TRANSLATE_NOOP("Checks", "Static file not cacheable"),
        QT_TRANSLATE_NOOP("Checks",
            "An image, style sheet, script or font with status 200 has no-store, or has neither a lifetime (max-age, "
            "Expires) nor an ETag or Last-Modified."),
        QT_TRANSLATE_NOOP("Checks", "Browsers download it in full on each visit."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove no-store and send Cache-Control: max-age with the file. For names that change with the content, "
            "set a year.")},
    {"perf-cache-short", QT_TRANSLATE_NOOP("Checks", "Short cache lifetime for static file"),
        QT_TRANSLATE_NOOP("Checks",
            "An image, style sheet, script or font is cacheable, but its lifetime without revalidation is less than a "
            "day (86,400 s) or not specified."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers of returning visitors have to revalidate each of these files, even if they have not changed."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Cache-Control: max-age=31536000, immutable for files whose names change with their content. Use a "
            "day or more for others.")},
    {"perf-no-validator", QT_TRANSLATE_NOOP("Checks", "Missing ETag and Last-Modified"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page was sent without ETag and without Last-Modified. Pages with no-store do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers and browsers have to download it in full each time, although a short \"not modified\" would be "
            "enough."),
        QT_TRANSLATE_NOOP("Checks",
            "Send an ETag or Last-Modified, and return status 304 if the page has not changed. It is of no use for "
            "pages that differ each time.")},
    {"perf-dom-large", QT_TRANSLATE_NOOP("Checks", "Excessive DOM size"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has more than 1,400 elements, including those in the head. Content of template and noscript does "
            "not count, nor do elements that scripts add."),
        QT_TRANSLATE_NOOP("Checks", "Browsers take longer to render it and to react, above all on phones."),
        QT_TRANSLATE_NOOP("Checks", "Remove needless wrappers, and load long lists and menus only on demand.")},
    {"perf-dom-many", QT_TRANSLATE_NOOP("Checks", "Large DOM size"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has more than 818 elements, including those in the head. Content of template and noscript does not "
            "count, nor do elements that scripts add."),
        QT_TRANSLATE_NOOP(
            "Checks", "It is only a hint: from about this number on, pages become slower on weak devices."),
        QT_TRANSLATE_NOOP("Checks", "Look for needless wrappers and repeated markup in the template.")},
    {"perf-dom-deep", QT_TRANSLATE_NOOP("Checks", "Deep or wide DOM nesting"),
        QT_TRANSLATE_NOOP("Checks",
            "An element on a page is nested more than 32 levels deep (the body's depth is 1), or has more than 60 "
            "children."),
        QT_TRANSLATE_NOOP(
            "Checks", "Each change makes browsers calculate more. Visitors notice it on weak devices at most."),
        QT_TRANSLATE_NOOP("Checks", "Flatten the wrappers, and split long lists into parts.")},
    {"perf-blocking-script", QT_TRANSLATE_NOOP("Checks", "Render-blocking scripts"),
        QT_TRANSLATE_NOOP("Checks",
            "The head contains scripts with a src and without async, defer or type=module. Inline scripts and nomodule "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show nothing until such a script has loaded and run."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add defer, or async if the order does not matter, or move the script to the end of the body.")},
    {"perf-many-styles", QT_TRANSLATE_NOOP("Checks", "Render-blocking style sheets"),
        QT_TRANSLATE_NOOP("Checks",
            "The head has more than 5 style sheets that apply to screens of every size. Alternate and disabled ones do "
            "not count, nor do those with another media attribute."),
        QT_TRANSLATE_NOOP("Checks", "Browsers wait for all of them before they render anything."),
        QT_TRANSLATE_NOOP("Checks",
            "Combine them into one or two files, and give those for print or wide screens a media attribute.")},
    {"perf-many-requests", QT_TRANSLATE_NOOP("Checks", "Too many requests"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's HTML references more than 100 different images, scripts, styles, frames and other files. Files "
            "that styles and scripts load do not count, nor do further sizes of an image."),
        QT_TRANSLATE_NOOP("Checks", "Each file costs a request; over HTTP/1.1, requests wait for each other."),
        QT_TRANSLATE_NOOP("Checks", "Load images further down lazily, combine small files, and remove unused ones.")},
    {"perf-inline-heavy", QT_TRANSLATE_NOOP("Checks", "Excessive inline scripts and styles"),
        QT_TRANSLATE_NOOP("Checks",
            "Script and style elements without a file contain more than 100,000 bytes together, including data such as "
            "JSON."),
        QT_TRANSLATE_NOOP(
            "Checks", "They are sent again with each page, because browsers cannot cache them separately."),
        QT_TRANSLATE_NOOP("Checks",
            "Move shared code into files that browsers cache. Keep only the code for the first view inline.")},
    {"perf-page-weight", QT_TRANSLATE_NOOP("Checks", "Large page weight"),
        QT_TRANSLATE_NOOP("Checks",
            "The HTML with its scripts, styles, fonts and images has more than 2,731,008 bytes. The transfer size "
            "counts if the server states it, otherwise the decompressed size. Images in several sizes are not counted. "
            "Not checked if some files were not fetched."),
        QT_TRANSLATE_NOOP(
            "Checks", "On slow connections and phones, the page takes many seconds to load and uses up data plans."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with the largest file, which may be the page itself. The details show it with its bytes and the "
            "total. Use smaller images and fewer fonts, and remove scripts that the page does not need.")},
    {"perf-page-heavy", QT_TRANSLATE_NOOP("Checks", "Very large page weight"),
        QT_TRANSLATE_NOOP("Checks",
            "The HTML with its scripts, styles, fonts and images has more than 4,096,000 bytes. The transfer size "
            "counts if the server states it, otherwise the decompressed size. Images in several sizes are not counted. "
            "Not checked if some files were not fetched."),
        QT_TRANSLATE_NOOP("Checks",
            "On slow connections, many visitors leave before it has loaded. It is heavier than nine of ten pages on "
            "the web."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with the largest file, which may be the page itself. The details show it with its bytes and the "
            "total. Load content further down the page only when it becomes visible.")},
    {"perf-resource-twice", QT_TRANSLATE_NOOP("Checks", "Duplicate script or style sheet"),
        QT_TRANSLATE_NOOP("Checks",
            "A page references a script twice, or two scripts or style sheets with different URLs have the same "
            "content of at least 1,024 bytes. The second case is checked only if the crawl analyses resources."),
        QT_TRANSLATE_NOOP("Checks",
            "A script that is referenced twice runs twice. The same file under two URLs is downloaded twice."),
        QT_TRANSLATE_NOOP("Checks", "Reference each file once, under one URL, with the same parameters on all pages.")},
    {"perf-unminified", QT_TRANSLATE_NOOP("Checks", "Unminified JavaScript or CSS"),
        QT_TRANSLATE_NOOP("Checks",
            "A script or style sheet has more than 2,048 bytes of unnecessary comments and white space, and they are "
            "more than a twentieth of it. Checked only if the crawl analyses resources."),
        QT_TRANSLATE_NOOP(
            "Checks", "Even compressed, they cost bytes, and browsers have to parse them before the page works."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the build or the CMS minify scripts and styles, and keep the readable source files for yourself.")},
    {"perf-no-brotli", QT_TRANSLATE_NOOP("Checks", "Brotli or Zstandard not supported"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl offered br and zstd, but an https host sent no text of 1,400 bytes or more in either encoding. "
            "Not checked on http-only hosts."),
        QT_TRANSLATE_NOOP(
            "Checks", "Brotli makes text a sixth smaller than gzip does, and every current browser supports it."),
        QT_TRANSLATE_NOOP("Checks", "Enable Brotli or Zstandard on the server or in the CDN.")},
};

} // namespace

std::span<const WordRow> performanceWords()
{
    return PerformanceWords;
}

} // namespace argiope::audit
