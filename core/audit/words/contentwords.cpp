#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow ContentWords[] = {
    {"charset-missing", QT_TRANSLATE_NOOP("Checks", "Missing charset declaration"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares no encoding: no byte order mark, no charset in the Content-Type header, no meta element."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers guess the encoding. If they guess wrong, non-English characters are garbled."),
        QT_TRANSLATE_NOOP("Checks",
            "Write a meta element with charset=\"utf-8\" as the first element in the head, or declare the charset in "
            "the header.")},
    {"charset-late", QT_TRANSLATE_NOOP("Checks", "Late charset declaration (after 1,024 bytes)"),
        QT_TRANSLATE_NOOP("Checks",
            "The first meta element that declares the encoding begins after the first 1,024 bytes of the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers look for it only in these bytes. If it comes later, they may have to start again or ignore it."),
        QT_TRANSLATE_NOOP("Checks", "Make it the first element of the head, before comments, scripts and styles.")},
    {"charset-conflict", QT_TRANSLATE_NOOP("Checks", "Conflicting charset declarations"),
        QT_TRANSLATE_NOOP("Checks",
            "The Content-Type header, a byte order mark and the page's meta element declare different encodings."),
        QT_TRANSLATE_NOOP("Checks",
            "The byte order mark overrides the header, and the header overrides the element. If the wrong one wins, "
            "text is garbled, and so may be a saved copy of the page."),
        QT_TRANSLATE_NOOP("Checks", "Declare UTF-8 in all of them, and save the page in UTF-8.")},
    {"charset-not-utf8", QT_TRANSLATE_NOOP("Checks", "Charset other than UTF-8"),
        QT_TRANSLATE_NOOP("Checks", "A page is read in an encoding other than UTF-8."),
        QT_TRANSLATE_NOOP("Checks",
            "It works, but the page cannot contain characters of other languages, and forms garble such input. The "
            "HTML standard requires UTF-8."),
        QT_TRANSLATE_NOOP(
            "Checks", "Convert the pages and templates to UTF-8, and declare it in the header and meta element.")},
    {"lang-missing", QT_TRANSLATE_NOOP("Checks", "Missing HTML lang attribute"),
        QT_TRANSLATE_NOOP("Checks", "The html element of a page has no lang attribute or an empty one."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers may read the page with the wrong pronunciation. Browsers cannot hyphenate, check spelling "
            "or offer a translation reliably."),
        QT_TRANSLATE_NOOP("Checks", "Set the language on the html element, such as lang=\"en\" or lang=\"zh-CN\".")},
    {"content-duplicate", QT_TRANSLATE_NOOP("Checks", "Exact duplicate content (identical text)"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have exactly the same visible text. Pages without text do not count. Pages "
            "whose URLs differ only in the query are counted by a separate check."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines index one of them, perhaps not the one that you want, and waste requests on the others."),
        QT_TRANSLATE_NOOP("Checks", "Redirect the copies to one of them, or give them a canonical to it.")},
    {"content-same-by-query", QT_TRANSLATE_NOOP("Checks", "Duplicate content by URL parameters"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have the same visible text, and their URLs differ only in the query, the part "
            "after the question mark."),
        QT_TRANSLATE_NOOP("Checks",
            "Parameters that change nothing, such as a sort order or a campaign, multiply the pages that have to be "
            "crawled."),
        QT_TRANSLATE_NOOP("Checks",
            "Let these pages declare the URL without parameters as canonical, and link to that URL within the site.")},
    {"lang-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid HTML lang attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element begins with an unregistered language code, such as english or "
            "jp. A missing one is counted by a separate check."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers, browsers and translation services do not recognise the language, and treat the page as if "
            "it declared none."),
        QT_TRANSLATE_NOOP("Checks",
            "Use a registered code, such as en, de, zh-CN or ja. A country alone (uk, jp) is not a language.")},
    {"lang-tag-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid subtag in HTML lang"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element begins with a registered language. But a script, region or "
            "other part after it is not registered, is in the wrong place or is repeated (RFC 5646), such as en-UK, "
            "en-USA or zh-Hanz."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs then use the language alone, or do not recognise the tag at all. They do not choose the intended "
            "voice, font or spelling."),
        QT_TRANSLATE_NOOP("Checks",
            "Use a language, a four-letter script if needed, and a two-letter region, as in en-GB, zh-Hans or "
            "sr-Latn-RS.")},
    {"charset-bad-bytes", QT_TRANSLATE_NOOP("Checks", "Bytes invalid in the declared charset"),
        QT_TRANSLATE_NOOP("Checks",
            "Bytes of a page are not valid characters in the encoding that it is read in. Each such place counts."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors see a question mark in a box instead of a character. Usually the page contains a piece in "
            "another encoding."),
        QT_TRANSLATE_NOOP("Checks",
            "Convert the file, or the content inserted from a database or feed, to the encoding that the page "
            "declares, ideally UTF-8.")},
    {"soft-404", QT_TRANSLATE_NOOP("Checks", "Soft 404"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with status 200 and under 300 words of main text has a title or first h1 such as \"404\" or \"Page "
            "not found\", in one of many languages. Under 150 words, such a sentence is enough. Text that matches the "
            "response to a probe counts too. Pages about status codes do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines recognise such pages as errors only after repeated fetches, and may index some."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the server return status 404 or 410 with the same page; visitors see no difference.")},
    {"content-out-of-stock", QT_TRANSLATE_NOOP("Checks", "Out-of-stock page"),
        QT_TRANSLATE_NOOP("Checks",
            "The structured data of a page offers something only as OutOfStock, SoldOut or Discontinued. Or the page "
            "has fewer than 150 words of main text, and its title or a separate line says so, in one of many "
            "languages. Lists with several such lines do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is not an error page, but if it has little other content, search engines may treat it as one. Visitors "
            "from search results leave."),
        QT_TRANSLATE_NOOP("Checks",
            "If the product will return, keep the page, give a date, and link similar products. If it is discontinued, "
            "redirect to its successor, or return status 410.")},
    {"content-placeholder", QT_TRANSLATE_NOOP("Checks", "Placeholder text (lorem ipsum, undefined)"),
        QT_TRANSLATE_NOOP("Checks",
            "The title or first h1 of a page is undefined, null, NaN or [object Object]. Or its text has lorem ipsum, "
            "[object Object], {{ name }}, a block such as Your text here (in 14 languages), a sample page of "
            "WordPress, "
            "or a note that begins with TODO:. Code samples do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors read text that is not meant for them, and the intended content is missing."),
        QT_TRANSLATE_NOOP("Checks", "Correct the template or the data behind it, and write the missing text.")},
    {"content-spelling", QT_TRANSLATE_NOOP("Checks", "Spelling errors"),
        QT_TRANSLATE_NOOP("Checks",
            "The main content of a page has words that the Hunspell dictionary of its language does not know. Names, "
            "code and words on five or more pages do not count. It needs the setting Spell check, and a dictionary on "
            "this computer."),
        QT_TRANSLATE_NOOP(
            "Checks", "Spelling errors look careless, and searches for the correct word may miss the page."),
        QT_TRANSLATE_NOOP("Checks", "Correct the words. Ignore the finding for words that are correct.")},
    {"content-mojibake", QT_TRANSLATE_NOOP("Checks", "Garbled characters (mojibake)"),
        QT_TRANSLATE_NOOP("Checks",
            "The visible text of a page has characters that result from reading UTF-8 as windows-1252 (such as Ã¼ for "
            "ü), or double-escaped references, so that visitors read &nbsp; or &amp;. Code samples do not count."),
        QT_TRANSLATE_NOOP("Checks", "The text is hard to read, and a search for the correct word does not find it."),
        QT_TRANSLATE_NOOP("Checks",
            "Find the step that reads in the wrong encoding or escapes twice, often an import, and convert the stored "
            "text.")},
    {"content-needs-js", QT_TRANSLATE_NOOP("Checks", "Content requires JavaScript (client-side rendering)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has fewer than 20 words of visible text, a script from a file, and a div that frameworks fill (id "
            "app, root, __next, __nuxt, ___gatsby or svelte)."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that run no scripts see an empty page, including many crawlers and previews of shared links. "
            "Others see the content later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the server send the text of the page (server-side rendering or prerendering).")},
    {"content-needs-js-start", QT_TRANSLATE_NOOP("Checks", "Start page content requires JavaScript"),
        QT_TRANSLATE_NOOP("Checks",
            "The start page has fewer than 20 words of visible text, a script from a file, and a div that frameworks "
            "fill (id app, root, __next, __nuxt, ___gatsby or svelte)."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that run no scripts, such as many crawlers, find neither text nor links. They cannot discover "
            "the rest of the site from here."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the server send the text and the links of the page (server-side rendering or prerendering).")},
    {"content-low-text-ratio", QT_TRANSLATE_NOOP("Checks", "Low text-to-HTML ratio"),
        QT_TRANSLATE_NOOP("Checks",
            "Visible text makes up less than 10 % of the bytes of a page's HTML. Pages of less than 2,000 bytes do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is no fault in itself. Often the page contains inline scripts, inline styles or repeated markup, which "
            "make it slow to load."),
        QT_TRANSLATE_NOOP("Checks",
            "Move scripts and styles into files, and simplify the markup. Leave naturally short pages as they are.")},
    {"content-stale-year", QT_TRANSLATE_NOOP("Checks", "Outdated copyright year"),
        QT_TRANSLATE_NOOP("Checks",
            "The latest year after a copyright sign in the first footer of a page is at least two years before the "
            "year of the fetch."),
        QT_TRANSLATE_NOOP("Checks", "Visitors may think that the site is abandoned. It has no legal weight."),
        QT_TRANSLATE_NOOP("Checks", "Let the template write the current year, or remove the year.")},
    {"image-broken", QT_TRANSLATE_NOOP("Checks", "Broken image"),
        QT_TRANSLATE_NOOP("Checks",
            "An image of a page (img, source, SVG image or image button) returns an error, does not respond, or "
            "returns a web page."),
        QT_TRANSLATE_NOOP("Checks", "Visitors see a gap or the alt text instead of the image."),
        QT_TRANSLATE_NOOP("Checks", "Restore the file, correct its URL in src and srcset, or remove the element.")},
    {"image-too-large", QT_TRANSLATE_NOOP("Checks", "Image file too large"),
        QT_TRANSLATE_NOOP("Checks", "An internal image has more than 102,400 bytes (100 KiB)."),
        QT_TRANSLATE_NOOP("Checks",
            "On slow connections it loads slowly, and visitors pay for the traffic. Full-screen photographs may need "
            "this size."),
        QT_TRANSLATE_NOOP("Checks",
            "Scale it to its largest displayed size, and save it as WebP or AVIF. Offer smaller versions with "
            "srcset.")},
    {"image-src-empty", QT_TRANSLATE_NOOP("Checks", "Missing image src"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an img element with neither src nor srcset, or with empty ones. Hidden images do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "The browser shows nothing or an empty frame. Usually a script adds the file later, but search engines may "
            "not wait for it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Put the file into src. To load it later, add loading=\"lazy\" instead of leaving out src.")},
    {"image-alt-missing", QT_TRANSLATE_NOOP("Checks", "Missing alt attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an img element without an alt attribute, without an ARIA label or title, and not marked as "
            "decoration. Hidden images and those with an empty alt do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Users who cannot see the image do not learn its content; screen readers may read the file name. Search "
            "engines use the text as well."),
        QT_TRANSLATE_NOOP(
            "Checks", "Describe in alt what the image shows in this context; for decoration write alt=\"\".")},
    {"image-alt-long", QT_TRANSLATE_NOOP("Checks", "Alt text over 100 characters"),
        QT_TRANSLATE_NOOP("Checks", "A page has an image whose alt text has more than 100 characters."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read it in one go, and users cannot pause within it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep alt to one sentence, and put the rest into the text beside the image or its caption.")},
    {"image-alt-filename", QT_TRANSLATE_NOOP("Checks", "File name as alt text"),
        QT_TRANSLATE_NOOP("Checks",
            "An image has a file name as alt text: its own file name, a name with an image extension, or a typical "
            "name from cameras, screenshot tools and systems, such as IMG_0815 or a hash."),
        QT_TRANSLATE_NOOP("Checks", "Users who cannot see the image hear a meaningless name."),
        QT_TRANSLATE_NOOP(
            "Checks", "Describe what the image shows in this context, or write alt=\"\" for decoration.")},
    {"image-alt-placeholder", QT_TRANSLATE_NOOP("Checks", "Placeholder alt text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an image with generic alt text: words such as image, photo 2, logo, untitled or alt text, in "
            "one of 30 languages."),
        QT_TRANSLATE_NOOP("Checks", "Users who cannot see the image learn only that it exists."),
        QT_TRANSLATE_NOOP("Checks",
            "Describe what the image shows in this context, for example whose logo it is, or write alt=\"\" for "
            "decoration.")},
    {"image-alt-repeats-link", QT_TRANSLATE_NOOP("Checks", "Redundant alt text (same as link text)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link that holds an image and a text, or two links side by side to one page, one with the "
            "image "
            "and one with the text, and the image's alt is the same as that text."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read the same words twice."),
        QT_TRANSLATE_NOOP("Checks", "Write alt=\"\" for the image: the text beside it is enough.")},
    {"image-no-size", QT_TRANSLATE_NOOP("Checks", "Missing image dimensions (layout shift)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an image without width and height, as attributes or in its style attribute, and without an "
            "aspect-ratio there. Style sheets are not checked; hidden images do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Text jumps when the image loads, so visitors lose their place or click on the wrong element."),
        QT_TRANSLATE_NOOP("Checks", "Write the file's width and height as attributes, and let style sheets scale it.")},
    {"image-srcset-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid srcset"),
        QT_TRANSLATE_NOOP("Checks",
            "A srcset of an image or picture is empty, has candidates that browsers ignore, mixes widths (w) with "
            "densities (x), or has the same width or density twice."),
        QT_TRANSLATE_NOOP("Checks", "Browsers may choose an unintended file, or have fewer files to choose from."),
        QT_TRANSLATE_NOOP("Checks",
            "Write each candidate as a URL and one descriptor, such as small.jpg 480w, separated by commas, and all of "
            "one kind.")},
    {"image-sizes-missing", QT_TRANSLATE_NOOP("Checks", "srcset without sizes attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "A srcset with widths (w) on an image, or on a source of a picture, has no sizes attribute. Images with "
            "loading=\"lazy\" do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers assume that the image fills the window, and download a larger file than they need."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write the displayed width, for example sizes=\"(max-width: 600px) 100vw, 300px\".")},
    {"image-picture-no-img", QT_TRANSLATE_NOOP("Checks", "picture element without img"),
        QT_TRANSLATE_NOOP("Checks", "A picture element contains no img element."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show nothing: source elements only choose a file for the img."),
        QT_TRANSLATE_NOOP("Checks", "Add an img with src and alt as the last child of the picture.")},
    {"image-first-lazy", QT_TRANSLATE_NOOP("Checks", "Lazy-loaded first image (LCP)"),
        QT_TRANSLATE_NOOP("Checks",
            "The first image within a page's main element has loading=\"lazy\". Images of 16 to 100 pixels do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is usually visible at once, and lazy loading delays it. If it is far down the page, loading=\"lazy\" "
            "is right."),
        QT_TRANSLATE_NOOP("Checks", "Remove loading=\"lazy\" from the image that visitors see first.")},
    {"image-none-lazy", QT_TRANSLATE_NOOP("Checks", "Images not lazy-loaded"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page has more than 10 images, and none has loading=\"lazy\". Hidden images do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Images that visitors never scroll to are loaded as well, and compete with visible ones for bandwidth."),
        QT_TRANSLATE_NOOP("Checks", "Add loading=\"lazy\" to images that are not visible at first.")},
    {"image-inline-large", QT_TRANSLATE_NOOP("Checks", "Large inline image (data: URL)"),
        QT_TRANSLATE_NOOP("Checks", "A page has an image whose src is a data: URL of more than 10,240 bytes (10 KiB)."),
        QT_TRANSLATE_NOOP("Checks",
            "It is sent again with each page, is a third larger than the file, and delays the text after it."),
        QT_TRANSLATE_NOOP("Checks", "Save the image as a file and reference it in src.")},
    {"mobile-no-viewport", QT_TRANSLATE_NOOP("Checks", "Missing viewport meta tag"),
        QT_TRANSLATE_NOOP("Checks", "A page has no meta viewport with a width or an initial-scale."),
        QT_TRANSLATE_NOOP(
            "Checks", "Phones render it at desktop width and shrink it, so that text is too small to read."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a meta element with name=\"viewport\" and content=\"width=device-width, initial-scale=1\", and check "
            "that the layout adapts.")},
    {"mobile-fixed-viewport", QT_TRANSLATE_NOOP("Checks", "Fixed-width viewport"),
        QT_TRANSLATE_NOOP(
            "Checks", "The width of a meta viewport is a number of pixels, or its initial-scale is less than 1."),
        QT_TRANSLATE_NOOP("Checks", "Narrower screens have to scroll sideways, or show everything smaller."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write width=device-width, initial-scale=1, and let the layout adapt to the screen.")},
    {"mobile-zoom-blocked", QT_TRANSLATE_NOOP("Checks", "Zooming blocked by the viewport"),
        QT_TRANSLATE_NOOP(
            "Checks", "A meta viewport has user-scalable=no (or a number below 1), or a maximum-scale of less than 2."),
        QT_TRANSLATE_NOOP("Checks",
            "Users with low vision cannot enlarge the text on a phone. Some browsers ignore the restriction, but not "
            "all."),
        QT_TRANSLATE_NOOP("Checks", "Remove user-scalable and maximum-scale from the viewport.")},
    {"content-near-duplicate", QT_TRANSLATE_NOOP("Checks", "Near-duplicate content"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of the page and that of another page are at least 90 % the same, measured by sequences of "
            "three words. The percentage is the share that is the same."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines index one of these pages and leave the others out, and not always the one that you would "
            "choose. Visitors who see both wonder about the difference."),
        QT_TRANSLATE_NOOP("Checks",
            "Merge the pages, or add unique content to each. If both are needed, give the others a canonical to the "
            "one that should be indexed.")},
    {"content-thin", QT_TRANSLATE_NOOP("Checks", "Thin content (low word count)"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text has fewer than 200 words. Menus, headers, footers and sidebars do not count, but long lists "
            "of links do, such as an index. Each Chinese character counts as a word."),
        QT_TRANSLATE_NOOP("Checks",
            "A short page answers few questions, and search engines have little to index. Some pages are meant to be "
            "short, such as forms and contact pages."),
        QT_TRANSLATE_NOOP("Checks",
            "Add content, merge the page with another one on the same subject, or use noindex if it is not meant to be "
            "found.")},
    {"content-thin-for-site", QT_TRANSLATE_NOOP("Checks", "Thin content compared with pages in the same folder"),
        QT_TRANSLATE_NOOP("Checks",
            "In a folder of at least eight pages, the main text of this page has less than half the median number of "
            "words and at least twenty words fewer. It is also far outside the usual range."),
        QT_TRANSLATE_NOOP(
            "Checks", "Among pages of one kind, such a page often lacks content that was never written or was lost."),
        QT_TRANSLATE_NOOP("Checks", "Check whether content is missing on the page.")},
    {"lang-wrong", QT_TRANSLATE_NOOP("Checks", "Mismatch of text language and HTML lang"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of a page is in a language other than its html lang attribute declares. Not checked if the "
            "text is too short or too mixed, or if the language cannot be detected. Code, and parts with their own "
            "lang, do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers use the pronunciation of the wrong language, and browsers offer an unnecessary "
            "translation."),
        QT_TRANSLATE_NOOP("Checks",
            "Declare the language of the page's text, also in templates that were copied from another version of the "
            "site.")},
    {"lang-mixed", QT_TRANSLATE_NOOP("Checks", "Second content language without lang attribute"),
        QT_TRANSLATE_NOOP("Checks",
            "At least a fifth of a page's main text is paragraphs in another language, without a lang attribute. Code, "
            "and parts with their own lang, do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers read the second language with the pronunciation of the first. Search engines may not index "
            "the page for either language."),
        QT_TRANSLATE_NOOP("Checks",
            "Mark the part with lang, such as lang=\"en\". Put a translation of the whole page on a separate URL.")},
    {"content-hard-to-read", QT_TRANSLATE_NOOP("Checks", "Difficult readability (Flesch)"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of an English page scores less than 50 in Flesch reading ease, which depends on the length "
            "of sentences and words. It is calculated from the beginning of the text, and only for texts of at least "
            "100 words."),
        QT_TRANSLATE_NOOP(
            "Checks", "Long sentences and long words cost readers time. Readers of a foreign language soon give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Write one idea per sentence, and prefer shorter words. Texts for experts may stay as they are.")},
    {"image-wrong-ratio", QT_TRANSLATE_NOOP("Checks", "Incorrect image aspect ratio"),
        QT_TRANSLATE_NOOP("Checks",
            "The width and height attributes of an image have a different ratio from its file, by more than 2 pixels "
            "at that size. The crawl reads the first bytes of files only if it analyses resources. Styles are not "
            "checked."),
        QT_TRANSLATE_NOOP("Checks",
            "Faces and products look stretched or squeezed. Until the styles load, the page reserves the wrong space "
            "for the image."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the width and height of the file, or numbers with the same ratio, and scale the image down with "
            "CSS.")},
    {"image-oversized", QT_TRANSLATE_NOOP("Checks", "Oversized image (pixel dimensions)"),
        QT_TRANSLATE_NOOP("Checks",
            "A file is more than twice as wide and twice as high as its largest display size on the site, by width and "
            "height attributes. Not checked if it is also used without them or as a background."),
        QT_TRANSLATE_NOOP("Checks", "Visitors wait for pixels that even a high-resolution screen does not show."),
        QT_TRANSLATE_NOOP("Checks",
            "Offer the image at its displayed size, and at twice that size for high-resolution screens, with srcset.")},
    {"image-old-format", QT_TRANSLATE_NOOP("Checks", "Legacy image format (not WebP or AVIF)"),
        QT_TRANSLATE_NOOP("Checks",
            "A JPEG, PNG or non-animated GIF for which AVIF would probably save more than 8,192 bytes. AVIF needs "
            "about a sixth of a byte per pixel of a photograph. App icons do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Images make up most of a page's size. Newer formats show the same in half the bytes."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the server or the CMS offer WebP or AVIF, with the old format as a fallback for old browsers.")},
    {"image-heavy-gif", QT_TRANSLATE_NOOP("Checks", "Large animated GIF"),
        QT_TRANSLATE_NOOP("Checks", "A GIF with more than one frame has more than 102,400 bytes."),
        QT_TRANSLATE_NOOP("Checks",
            "GIF stores each frame almost whole. A video of the same content is a tenth as large, and can be paused."),
        QT_TRANSLATE_NOOP("Checks", "Convert it to a muted, looping video, or to an animated WebP or AVIF.")},
};

} // namespace

std::span<const WordRow> contentWords()
{
    return ContentWords;
}

} // namespace argiope::audit
