#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow PerformanceWords[] = {
    {"perf-slow-first-byte", QT_TRANSLATE_NOOP("Checks", "The server takes long to begin its answer"),
        QT_TRANSLATE_NOOP("Checks",
            "From the start of the request, with connecting, to the first byte of the answer it took more than 800 ms. "
            "It is what the crawl measured last, under the load of the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors wait before anything at all appears, and search engines crawl slow hosts less."),
        QT_TRANSLATE_NOOP("Checks",
            "Cache whole pages, look for slow queries to the database, and bring the server nearer to its visitors. "
            "Crawl with fewer requests at a time to see whether the crawl itself was the cause.")},
    {"perf-very-slow-first-byte", QT_TRANSLATE_NOOP("Checks", "The server takes very long to begin its answer"),
        QT_TRANSLATE_NOOP("Checks",
            "From the start of the request, with connecting, to the first byte of the answer it took more than 1,800 "
            "ms. It is what the crawl measured last, under the load of the crawl."),
        QT_TRANSLATE_NOOP(
            "Checks", "Many visitors leave before anything appears, and search engines slow down or give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Find out what the server does in that time: cache pages, mend slow queries, raise the limits of a busy "
            "host. Crawl with fewer requests at a time to compare.")},
    {"perf-slow", QT_TRANSLATE_NOOP("Checks", "The page takes long to come"),
        QT_TRANSLATE_NOOP("Checks",
            "The fetch of the HTML took more than 1 s from its start to its end, as the crawl measured it last. "
            "Images, styles and scripts are not in it."),
        QT_TRANSLATE_NOOP("Checks", "Browsers cannot show the page in full before its HTML is there."),
        QT_TRANSLATE_NOOP("Checks",
            "Where the first byte is late too, begin there; otherwise compress the HTML and make it smaller.")},
    {"perf-very-slow", QT_TRANSLATE_NOOP("Checks", "The page takes very long to come"),
        QT_TRANSLATE_NOOP("Checks",
            "The fetch of the HTML took more than 3 s from its start to its end, as the crawl measured it last. "
            "Images, styles and scripts are not in it."),
        QT_TRANSLATE_NOOP("Checks", "Many visitors do not wait so long, and it costs search engines as much time."),
        QT_TRANSLATE_NOOP("Checks",
            "Look at the time to the first byte and at the size of the HTML, and mend whichever is large. Crawl with "
            "fewer requests at a time to compare.")},
    {"perf-html-large", QT_TRANSLATE_NOOP("Checks", "The page's HTML is larger than search engines read"),
        QT_TRANSLATE_NOOP("Checks", "A page whose HTML has more than 2 MiB (2,097,152 bytes) after unpacking."),
        QT_TRANSLATE_NOOP("Checks", "Google reads the first 2 MB only: text and links behind that are not seen."),
        QT_TRANSLATE_NOOP("Checks",
            "Move data, scripts and inline images into files of their own, and spread long lists over several pages.")},
    {"perf-html-heavy", QT_TRANSLATE_NOOP("Checks", "The page's HTML is large"),
        QT_TRANSLATE_NOOP("Checks", "A page whose HTML has more than 500,000 bytes after unpacking."),
        QT_TRANSLATE_NOOP("Checks", "It takes long to load and to draw on slow connections and phones."),
        QT_TRANSLATE_NOOP(
            "Checks", "Take out data and styles that the page does not need, and load long lists bit by bit.")},
    {"resource-large", QT_TRANSLATE_NOOP("Checks", "A script, style or PDF is larger than search engines read"),
        QT_TRANSLATE_NOOP("Checks",
            "A script or style sheet of more than 2 MiB, or a PDF of more than 64 MiB, after unpacking, that was "
            "fetched with status 200."),
        QT_TRANSLATE_NOOP("Checks",
            "Google reads no further, so that a page may be drawn wrongly there or a PDF be found by its beginning "
            "only. Visitors wait longer."),
        QT_TRANSLATE_NOOP("Checks",
            "Split scripts and styles and leave out what is not used; reduce the images of a PDF, or divide it.")},
    {"perf-uncompressed", QT_TRANSLATE_NOOP("Checks", "Text is sent without compression"),
        QT_TRANSLATE_NOOP("Checks",
            "An answer with status 200 of text, HTML, CSS, JavaScript, JSON, XML or SVG without Content-Encoding, of "
            "1,400 bytes or more. Less fits into one packet."),
        QT_TRANSLATE_NOOP("Checks", "Compressed text is often a quarter of the size, and comes that much sooner."),
        QT_TRANSLATE_NOOP("Checks", "Switch on gzip, Brotli or Zstandard in the server for these types.")},
    {"perf-vary-missing", QT_TRANSLATE_NOOP("Checks", "Compressed without Vary: Accept-Encoding"),
        QT_TRANSLATE_NOOP("Checks",
            "An answer with status 200 and a Content-Encoding, but without Vary: Accept-Encoding. Answers that no "
            "shared cache may keep (no-store, private) do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "A cache on the way may hand the compressed file to a program that cannot unpack it."),
        QT_TRANSLATE_NOOP("Checks", "Have the server send Vary: Accept-Encoding wherever it compresses.")},
    {"perf-not-cacheable", QT_TRANSLATE_NOOP("Checks", "A static file that browsers cannot keep"),
        QT_TRANSLATE_NOOP("Checks",
            "An image, style sheet, script or font with status 200 and no-store, or with neither a lifetime (max-age, "
            "Expires) nor an ETag or Last-Modified."),
        QT_TRANSLATE_NOOP("Checks", "Browsers fetch it in full again and again, on each visit."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove no-store and send Cache-Control: max-age with the file; for names that change with the content, a "
            "year.")},
    {"perf-cache-short", QT_TRANSLATE_NOOP("Checks", "A static file that browsers may not keep for long"),
        QT_TRANSLATE_NOOP("Checks",
            "An image, style sheet, script or font that may be kept, yet used without asking for less than a day "
            "(86,400 s), or for no stated time."),
        QT_TRANSLATE_NOOP(
            "Checks", "Returning visitors have to ask for each of these files, even if nothing has changed."),
        QT_TRANSLATE_NOOP("Checks",
            "Send Cache-Control: max-age=31536000, immutable for files whose names change with their content; a day or "
            "more for others.")},
    {"perf-no-validator",
        QT_TRANSLATE_NOOP("Checks", "Nobody can ask whether the page has changed (ETag, Last-Modified)"),
        QT_TRANSLATE_NOOP("Checks", "A page that was answered without ETag and without Last-Modified."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers and browsers have to fetch it in full each time, where otherwise a short \"not modified\" would "
            "do."),
        QT_TRANSLATE_NOOP("Checks",
            "Send an ETag or Last-Modified, and answer with status 304 where nothing has changed. For pages that "
            "differ each time it is of no use.")},
    {"perf-dom-large", QT_TRANSLATE_NOOP("Checks", "The page has very many elements"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with more than 1,400 elements, those of the head too. What stands in template and noscript does "
            "not count, nor what scripts add."),
        QT_TRANSLATE_NOOP("Checks", "Browsers take longer to draw it and to react, above all on phones."),
        QT_TRANSLATE_NOOP(
            "Checks", "Take out needless wrappers, and load long lists and menus only when they are asked for.")},
    {"perf-dom-many", QT_TRANSLATE_NOOP("Checks", "The page has many elements"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with more than 818 elements, those of the head too. What stands in template and noscript does not "
            "count, nor what scripts add."),
        QT_TRANSLATE_NOOP("Checks", "It is a hint only: from about there on pages become slower on weak devices."),
        QT_TRANSLATE_NOOP("Checks", "Look for needless wrappers and repeated markup in the template.")},
    {"perf-dom-deep", QT_TRANSLATE_NOOP("Checks", "Elements are nested deep, or one has many children"),
        QT_TRANSLATE_NOOP("Checks",
            "A page where an element is nested more than 32 deep (the body's depth is 1), or has more than 60 "
            "children."),
        QT_TRANSLATE_NOOP(
            "Checks", "Each change makes browsers calculate more; visitors notice it on weak devices at most."),
        QT_TRANSLATE_NOOP("Checks", "Flatten the wrappers, and split long lists into parts.")},
    {"perf-blocking-script", QT_TRANSLATE_NOOP("Checks", "Scripts in the head keep the page from being drawn"),
        QT_TRANSLATE_NOOP("Checks",
            "Scripts in the head with a src and without async, defer or type=module. Inline scripts and nomodule do "
            "not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show nothing before such a script has been loaded and run."),
        QT_TRANSLATE_NOOP("Checks",
            "Add defer, or async where the order does not matter, or move the script to the end of the body.")},
    {"perf-many-styles", QT_TRANSLATE_NOOP("Checks", "Many style sheets keep the page from being drawn"),
        QT_TRANSLATE_NOOP("Checks",
            "More than 5 style sheets in the head that hold for screens of every size. Alternate and disabled ones do "
            "not count, nor those with another media attribute."),
        QT_TRANSLATE_NOOP("Checks", "Browsers wait for all of them before they draw anything."),
        QT_TRANSLATE_NOOP(
            "Checks", "Join them to one or two files, and give those for print or wide screens a media attribute.")},
    {"perf-many-requests", QT_TRANSLATE_NOOP("Checks", "The page is made of many files"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose HTML names more than 100 different images, scripts, styles, frames and other files. What "
            "styles and scripts load does not count, nor further sizes of an image."),
        QT_TRANSLATE_NOOP("Checks", "Each file costs a request; over HTTP/1.1 they wait for each other."),
        QT_TRANSLATE_NOOP("Checks", "Load images further down lazily, join small files, and drop what is not used.")},
    {"perf-inline-heavy", QT_TRANSLATE_NOOP("Checks", "Many scripts and styles are written into the page"),
        QT_TRANSLATE_NOOP("Checks",
            "Script and style elements without a file hold more than 100,000 bytes together, data such as JSON too."),
        QT_TRANSLATE_NOOP(
            "Checks", "They are sent anew with each page, because browsers cannot keep them on their own."),
        QT_TRANSLATE_NOOP(
            "Checks", "Move what pages share into files that browsers keep; leave only what the first view needs.")},
    {"perf-page-weight", QT_TRANSLATE_NOOP("Checks", "The page is heavy with what belongs to it"),
        QT_TRANSLATE_NOOP("Checks",
            "The HTML with its scripts, styles, fonts and images has more than 2,731,008 bytes: as they come where the "
            "server says so, else unpacked. Of images that come in several sizes none is counted. What was not fetched "
            "leaves it open."),
        QT_TRANSLATE_NOOP("Checks",
            "On slow connections and phones it takes many seconds until everything is there, and data plans pay for "
            "it."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with the largest file, the page itself included, which is named with its bytes and those of all: "
            "smaller images, fewer fonts, no scripts that the page does not need.")},
    {"perf-page-heavy", QT_TRANSLATE_NOOP("Checks", "The page is very heavy with what belongs to it"),
        QT_TRANSLATE_NOOP("Checks",
            "The HTML with its scripts, styles, fonts and images has more than 4,096,000 bytes: as they come where the "
            "server says so, else unpacked. Of images that come in several sizes none is counted. What was not fetched "
            "leaves it open."),
        QT_TRANSLATE_NOOP("Checks",
            "On slow connections many people leave before it is there, and it is heavier than nine of ten pages on the "
            "web."),
        QT_TRANSLATE_NOOP("Checks",
            "Begin with the largest file, the page itself included, which is named with its bytes and those of all, "
            "and "
            "load what is far below on the page only when it comes into sight.")},
    {"perf-resource-twice", QT_TRANSLATE_NOOP("Checks", "The same script or style twice"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names a script twice, or two scripts or style sheets under different URLs have the same bytes, "
            "1,024 at least. The latter is known where the crawl looks into resources."),
        QT_TRANSLATE_NOOP(
            "Checks", "A script that is named twice is run twice; the same under two URLs is fetched twice."),
        QT_TRANSLATE_NOOP("Checks", "Name each file once, under one URL, with the same parameters on all pages.")},
    {"perf-unminified", QT_TRANSLATE_NOOP("Checks", "A script or style has much white space and comments"),
        QT_TRANSLATE_NOOP("Checks",
            "A script or style sheet has more than 2,048 bytes of comments and white space that it could do without, "
            "and that is more than a twentieth of it. It is known where the crawl looks into resources."),
        QT_TRANSLATE_NOOP(
            "Checks", "Even packed they cost bytes, and browsers have to read over them before the page works."),
        QT_TRANSLATE_NOOP("Checks",
            "Have the build or the content system minify scripts and styles; keep the readable files for yourself.")},
    {"perf-no-brotli", QT_TRANSLATE_NOOP("Checks", "The server never packs with Brotli or Zstandard"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl offered br and zstd, and no text of 1,400 bytes or more came in either from a host with https. "
            "Hosts by http alone stay open."),
        QT_TRANSLATE_NOOP(
            "Checks", "Brotli makes texts a sixth smaller than gzip, and every browser of today reads it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Turn Brotli or Zstandard on in the server or at the network that delivers the site.")},
};

} // namespace

std::span<const WordRow> performanceWords()
{
    return PerformanceWords;
}

} // namespace argiope::audit
