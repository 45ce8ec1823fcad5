#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow ContentWords[] = {
    {"charset-missing", QT_TRANSLATE_NOOP("Checks", "The encoding is not declared"),
        QT_TRANSLATE_NOOP("Checks",
            "Nothing names the encoding of a page: no byte order mark, no charset in the Content-Type header, no meta "
            "element."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers guess, and where they guess wrong, letters beyond the English ones are garbled."),
        QT_TRANSLATE_NOOP("Checks",
            "Write a meta element with charset=\"utf-8\" as the first of the head, or name the charset in the "
            "header.")},
    {"charset-late", QT_TRANSLATE_NOOP("Checks", "The encoding is declared too late to be seen"),
        QT_TRANSLATE_NOOP(
            "Checks", "The first meta element that names the encoding begins after the first 1,024 bytes of the page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers look for it in these bytes only; later they may have to start again or do without."),
        QT_TRANSLATE_NOOP("Checks", "Make it the first element of the head, before comments, scripts and styles.")},
    {"charset-conflict", QT_TRANSLATE_NOOP("Checks", "Header and page name different encodings"),
        QT_TRANSLATE_NOOP("Checks",
            "The Content-Type header, a byte order mark and the page's meta element name different encodings."),
        QT_TRANSLATE_NOOP("Checks",
            "The mark wins over the header, and the header over the element; where the wrong one wins, text is "
            "garbled, "
            "and a saved copy of the page may be."),
        QT_TRANSLATE_NOOP("Checks", "Name UTF-8 in all of them, and store the page so.")},
    {"charset-not-utf8", QT_TRANSLATE_NOOP("Checks", "Another encoding than UTF-8"),
        QT_TRANSLATE_NOOP("Checks", "A page is read in another encoding than UTF-8."),
        QT_TRANSLATE_NOOP("Checks",
            "It works, but characters of other languages cannot be written in it, and forms send what they cannot "
            "write in odd forms. The HTML standard asks for UTF-8."),
        QT_TRANSLATE_NOOP(
            "Checks", "Convert the pages and templates to UTF-8, and name it in header and meta element.")},
    {"lang-missing", QT_TRANSLATE_NOOP("Checks", "The page's language is not declared"),
        QT_TRANSLATE_NOOP("Checks", "The html element of a page has no lang attribute, or an empty one."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers may read the page with the wrong pronunciation, and browsers cannot hyphenate, check "
            "spelling or offer a translation with certainty."),
        QT_TRANSLATE_NOOP("Checks", "Write the language on the html element, such as lang=\"en\" or lang=\"zh-CN\".")},
    {"content-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have the same text"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more pages that search engines may list have the same visible text, letter by letter. Pages "
            "without text do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines list one of them, perhaps not the one that you want, and fetch the others in vain."),
        QT_TRANSLATE_NOOP("Checks", "Redirect the copies to one of them, or let them name it as canonical.")},
    {"content-same-by-query",
        QT_TRANSLATE_NOOP("Checks", "Pages that differ in their parameters only have the same text"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more pages that search engines may list have the same visible text, and their URLs differ in "
            "nothing but the query, what follows the question mark."),
        QT_TRANSLATE_NOOP("Checks",
            "Parameters that change nothing, such as a sorting or a campaign, multiply the pages that have to be "
            "crawled."),
        QT_TRANSLATE_NOOP("Checks",
            "Let these pages name the URL without parameters as canonical, and link to that one within the site.")},
    {"lang-invalid", QT_TRANSLATE_NOOP("Checks", "The html element names a language that is not registered"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element begins with a word that is no registered language, such as "
            "english or jp. A missing one is counted by a check of its own."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers, browsers and translation services cannot tell which language is meant, and treat the page "
            "as if it named none."),
        QT_TRANSLATE_NOOP("Checks",
            "Write a registered code, such as en, de, zh-CN or ja; a country alone (uk, jp) is no language.")},
    {"lang-tag-invalid", QT_TRANSLATE_NOOP("Checks", "The language tag has a part that does not exist"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element begins with a registered language, but a script, region or "
            "other part behind it is not registered, stands in the wrong place or twice (RFC 5646), such as en-UK, "
            "en-USA or zh-Hanz."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs go by the language alone then, or do not know the tag at all: the voice, the font or the "
            "spelling that was meant is not chosen."),
        QT_TRANSLATE_NOOP("Checks",
            "Write a language, a script of four letters where it is needed, and a region of two, as in en-GB, zh-Hans "
            "or sr-Latn-RS.")},
    {"charset-bad-bytes", QT_TRANSLATE_NOOP("Checks", "Bytes that are no characters in the page's encoding"),
        QT_TRANSLATE_NOOP("Checks",
            "Bytes of a page stand for no character in the encoding that it is read in. Each such place counts."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors see a question mark in a box where a letter should be. Mostly a piece in another encoding was "
            "put into the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Convert the file, or what is put into it from a database or feed, to the encoding that the page declares, "
            "at best UTF-8.")},
    {"soft-404", QT_TRANSLATE_NOOP("Checks", "The page says that it is not there, its status says that it is"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with status 200 and under 300 words of main text has a title or first h1 such as \"404\" or "
            "\"Page not found\", in one of many languages; or, under 150 words, a sentence that says so. Or it reads "
            "as what a probe for an address that cannot exist was answered."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines find out that such pages are errors only after fetching them again and again, and may list "
            "some."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have the server answer with status 404 or 410 and the same page; visitors see no difference.")},
    {"content-out-of-stock", QT_TRANSLATE_NOOP("Checks", "The page is of something that is not to be had"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with fewer than 150 words of main text says in its title or in a line of its own, in one of many "
            "languages, that something is out of stock or no longer available. Lists with several such lines do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is no error page, but search engines may take one that says little else for such, and people who come "
            "from results leave."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep the page while the thing comes back, say when, and name others like it; of what is gone for good "
            "redirect to its successor, or answer with status 410.")},
    {"content-placeholder", QT_TRANSLATE_NOOP("Checks", "Text that was to be replaced by another"),
        QT_TRANSLATE_NOOP("Checks",
            "The title or first h1 of a page is undefined, null, NaN or [object Object], or its text has lorem ipsum, "
            "[object Object], a place of a template such as {{ name }}, a block such as Your text here (in 14 "
            "languages), or a note that begins with TODO:. Samples of code do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors read what was meant for nobody, and miss what should stand there."),
        QT_TRANSLATE_NOOP("Checks", "Correct the template or the data behind it, and write the missing text.")},
    {"content-mojibake", QT_TRANSLATE_NOOP("Checks", "Letters that were read in the wrong encoding"),
        QT_TRANSLATE_NOOP("Checks",
            "The visible text of a page has signs that come about when UTF-8 is read as windows-1252 (such as Ã¼ for "
            "ü), or references that were escaped twice, so that people read &nbsp; or &amp;. Samples of code do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks", "The text is hard to read, and a search for the right word does not find it."),
        QT_TRANSLATE_NOOP("Checks",
            "Look for the step that reads in the wrong encoding or escapes once more, often an import, and convert "
            "what was stored.")},
    {"content-needs-js", QT_TRANSLATE_NOOP("Checks", "Nothing is on the page before scripts run"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has fewer than 20 words of visible text, a script from a file, and a div into which frameworks "
            "write the page (id app, root, __next, __nuxt, ___gatsby or svelte)."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that run no scripts, among them many crawlers and previews of shared links, see an empty page; "
            "others see it later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have the server send the text of the page (rendering on the server or ahead of time).")},
    {"content-needs-js-start", QT_TRANSLATE_NOOP("Checks", "Nothing is on the start page before scripts run"),
        QT_TRANSLATE_NOOP("Checks",
            "The start page has fewer than 20 words of visible text, a script from a file, and a div into which "
            "frameworks write the page (id app, root, __next, __nuxt, ___gatsby or svelte)."),
        QT_TRANSLATE_NOOP("Checks",
            "Who runs no scripts, as many crawlers do, finds neither text nor links, so that nothing else of the site "
            "is found from here."),
        QT_TRANSLATE_NOOP("Checks",
            "Have the server send the text and the links of the page (rendering on the server or ahead of time).")},
    {"content-low-text-ratio", QT_TRANSLATE_NOOP("Checks", "Little of the page is text"),
        QT_TRANSLATE_NOOP("Checks",
            "Visible text makes less than 10 % of the bytes of a page's HTML. Pages of less than 2,000 bytes do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is no fault in itself. Often scripts, styles or repeated markup are written into the page and make it "
            "slow to load."),
        QT_TRANSLATE_NOOP("Checks",
            "Move scripts and styles into files, and simplify the markup; leave pages that are short by nature as they "
            "are.")},
    {"content-stale-year", QT_TRANSLATE_NOOP("Checks", "The year in the footer is an earlier one"),
        QT_TRANSLATE_NOOP("Checks",
            "The latest year behind a copyright sign in the first footer of a page is at least two years before that "
            "of the fetch."),
        QT_TRANSLATE_NOOP("Checks", "Visitors may take the site for abandoned. It has no legal weight."),
        QT_TRANSLATE_NOOP("Checks", "Have the template write the current year, or leave the year out.")},
    {"image-broken", QT_TRANSLATE_NOOP("Checks", "An image is not there"),
        QT_TRANSLATE_NOOP("Checks",
            "An image of a page (img, source, SVG image or image button) answers with an error or not at all, or "
            "answers with a web page."),
        QT_TRANSLATE_NOOP("Checks", "Visitors see a gap or the alt text where the image should be."),
        QT_TRANSLATE_NOOP("Checks", "Restore the file, correct its URL in src and srcset, or remove the element.")},
    {"image-too-large", QT_TRANSLATE_NOOP("Checks", "The image is large"),
        QT_TRANSLATE_NOOP("Checks", "An image of the site has more than 102,400 bytes (100 KiB)."),
        QT_TRANSLATE_NOOP("Checks",
            "On slow connections it takes long to come, and visitors pay for the traffic. Photographs that fill the "
            "screen may need as much."),
        QT_TRANSLATE_NOOP("Checks",
            "Scale it to the largest size in which it is shown, and store it as WebP or AVIF; offer smaller ones by "
            "srcset.")},
    {"image-src-empty", QT_TRANSLATE_NOOP("Checks", "Images that name no file"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an img element with neither src nor srcset, or with empty ones. Hidden images do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Nothing is shown, or an empty frame. Mostly a script is to name the file later, which search engines may "
            "not wait for."),
        QT_TRANSLATE_NOOP("Checks",
            "Name the file in src; to have it fetched later, add loading=\"lazy\" instead of leaving src out.")},
    {"image-alt-missing", QT_TRANSLATE_NOOP("Checks", "Images without a text in their place"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an img element without an alt attribute, without an ARIA label or title, and not marked as "
            "decoration. Hidden images and those with an empty alt do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who cannot see the image does not learn what it shows; screen readers may read the file's name. Search "
            "engines use the text as well."),
        QT_TRANSLATE_NOOP("Checks", "Write in alt what the image says at this place; for decoration write alt=\"\".")},
    {"image-alt-long", QT_TRANSLATE_NOOP("Checks", "Images with a long text in their place"),
        QT_TRANSLATE_NOOP("Checks", "A page has an image whose alt text has more than 100 characters."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read it in one go, without a way to stop within it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep alt to a sentence, and say the rest in the text beside the image or its caption.")},
    {"image-alt-filename", QT_TRANSLATE_NOOP("Checks", "Images with a file name in place of a text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an image whose alt text is the name of a file: its own, one that ends like an image file, or "
            "what cameras, screenshot tools and systems call their files, such as IMG_0815 or a hash."),
        QT_TRANSLATE_NOOP("Checks", "Who cannot see the image hears a name that says nothing."),
        QT_TRANSLATE_NOOP("Checks", "Write what the image says at this place, or alt=\"\" for decoration.")},
    {"image-alt-placeholder", QT_TRANSLATE_NOOP("Checks", "Images with placeholder alt text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an image whose alt text fits any image: words such as image, photo 2, logo, untitled or alt "
            "text, in one of 30 languages."),
        QT_TRANSLATE_NOOP("Checks", "Who cannot see the image learns no more than that there is one."),
        QT_TRANSLATE_NOOP("Checks",
            "Write what the image says at this place, such as whose logo it is, or alt=\"\" for decoration.")},
    {"image-alt-repeats-link", QT_TRANSLATE_NOOP("Checks", "Images that repeat the text of their link"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link that holds an image and a text, or two links side by side to one page, one with the "
            "image "
            "and one with the text, and the image's alt is the same as that text."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers read the same words twice."),
        QT_TRANSLATE_NOOP("Checks", "Write alt=\"\" for the image: the text beside it says what is needed.")},
    {"image-no-size", QT_TRANSLATE_NOOP("Checks", "Images that no room is kept for"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an image without width and height, as attributes or in its style attribute, and without an "
            "aspect-ratio there. Style sheets are not looked at, hidden images do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Text jumps when the image comes, so that visitors lose their place or click on something else."),
        QT_TRANSLATE_NOOP("Checks", "Write the file's width and height as attributes, and let style sheets scale it.")},
    {"image-srcset-invalid", QT_TRANSLATE_NOOP("Checks", "Image candidates that are written wrongly"),
        QT_TRANSLATE_NOOP("Checks",
            "A srcset of an image or picture is empty, or has candidates that browsers pass over, widths (w) beside "
            "densities (x), or the same width or density twice."),
        QT_TRANSLATE_NOOP("Checks", "Browsers may choose another file than was meant, or know fewer than there are."),
        QT_TRANSLATE_NOOP("Checks",
            "Write each candidate as a URL and one descriptor, such as small.jpg 480w, parted by commas, and all of "
            "one kind.")},
    {"image-sizes-missing", QT_TRANSLATE_NOOP("Checks", "Image candidates by width, without the width that is drawn"),
        QT_TRANSLATE_NOOP("Checks",
            "A srcset with widths (w) on an image, or on a source of a picture, without a sizes attribute. Images with "
            "loading=\"lazy\" do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers assume that the image fills the window, and fetch a larger file than they need."),
        QT_TRANSLATE_NOOP("Checks", "Write how wide it is drawn, such as sizes=\"(max-width: 600px) 100vw, 300px\".")},
    {"image-picture-no-img", QT_TRANSLATE_NOOP("Checks", "A picture element without its image"),
        QT_TRANSLATE_NOOP("Checks", "A picture element has no img element within it."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show nothing: source elements only choose a file for the img."),
        QT_TRANSLATE_NOOP("Checks", "Add an img with src and alt as the last child of the picture.")},
    {"image-first-lazy", QT_TRANSLATE_NOOP("Checks", "The first image of the content is fetched late"),
        QT_TRANSLATE_NOOP("Checks",
            "The first image within a page's main element has loading=\"lazy\". Images of 16 to 100 pixels do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "It is mostly seen at once, and comes later for being lazy. If it stands far below, it is right."),
        QT_TRANSLATE_NOOP("Checks", "Remove loading=\"lazy\" from the image that is seen first.")},
    {"image-none-lazy", QT_TRANSLATE_NOOP("Checks", "Many images, and all are fetched at once"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has more than 10 images, none of them with loading=\"lazy\". Hidden images do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Images that nobody scrolls to are fetched all the same, and compete with those that are seen."),
        QT_TRANSLATE_NOOP("Checks", "Add loading=\"lazy\" to images that are not seen at first.")},
    {"image-inline-large", QT_TRANSLATE_NOOP("Checks", "A large image is written into the page"),
        QT_TRANSLATE_NOOP("Checks", "A page has an image whose src is a data: URL of more than 10,240 bytes (10 KiB)."),
        QT_TRANSLATE_NOOP(
            "Checks", "It comes anew with each page, is a third larger than the file, and text behind it waits."),
        QT_TRANSLATE_NOOP("Checks", "Store the image as a file and name it in src.")},
    {"mobile-no-viewport", QT_TRANSLATE_NOOP("Checks", "Not made for small screens (no viewport)"),
        QT_TRANSLATE_NOOP("Checks", "A page without a meta viewport that names a width or an initial-scale."),
        QT_TRANSLATE_NOOP(
            "Checks", "Phones draw it as for a desktop and shrink it, so that text is too small to read."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a meta element with name=\"viewport\" and content=\"width=device-width, initial-scale=1\", and see "
            "that the layout follows.")},
    {"mobile-fixed-viewport", QT_TRANSLATE_NOOP("Checks", "The page's width is fixed"),
        QT_TRANSLATE_NOOP(
            "Checks", "A meta viewport whose width is a number of pixels, or whose initial-scale is less than 1."),
        QT_TRANSLATE_NOOP("Checks", "Screens narrower than that have to scroll sideways, or show everything smaller."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write width=device-width, initial-scale=1, and let the layout follow the screen.")},
    {"mobile-zoom-blocked", QT_TRANSLATE_NOOP("Checks", "The viewport keeps visitors from zooming in"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta viewport with user-scalable=no (or a number below 1), or with a maximum-scale of less than 2."),
        QT_TRANSLATE_NOOP("Checks",
            "Who sees badly cannot make the text larger on a phone. Some browsers ignore the ban, not all do."),
        QT_TRANSLATE_NOOP("Checks", "Remove user-scalable and maximum-scale from the viewport.")},
    {"content-near-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have much the same text"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of the page and that of another one are at least 90 % the same, measured by every three "
            "words that follow one another. The percentage is how much is the same; the rest differs."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines list one of such pages and leave the others out, and not always the one that you would "
            "choose. Visitors who meet both wonder what the difference is."),
        QT_TRANSLATE_NOOP("Checks",
            "Merge the pages, or say on each what only it has. Where both have to be there, let the others name the "
            "one that is to be listed as their canonical URL.")},
    {"content-thin", QT_TRANSLATE_NOOP("Checks", "The page says little"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text has fewer than 200 words: menus, headers, footers and what stands beside the text do not "
            "count, but long lists of links do, as an index has them. Each Chinese character is a word."),
        QT_TRANSLATE_NOOP("Checks",
            "A page that says little answers few questions, and search engines have little to list it by. Some pages "
            "are meant to be short, such as forms and contacts."),
        QT_TRANSLATE_NOOP("Checks",
            "Say more, merge the page with another one on the same subject, or keep it from search engines if it is "
            "not meant to be found.")},
    {"content-thin-for-site", QT_TRANSLATE_NOOP("Checks", "The page says far less than others beside it"),
        QT_TRANSLATE_NOOP("Checks",
            "Of the pages in one folder, at least eight, this one has less than half as many words in its main text as "
            "the middle one, at least twenty fewer, and lies far outside of what is usual among them."),
        QT_TRANSLATE_NOOP("Checks",
            "Among pages of one kind such a page often lacks its content: it was never written, or was lost on the "
            "way."),
        QT_TRANSLATE_NOOP("Checks", "Look whether something is missing on the page.")},
    {"lang-wrong", QT_TRANSLATE_NOOP("Checks", "The page is in another language than it says"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of a page is in another language than the lang attribute of its html element names. Where "
            "the text is too short or too mixed to be sure, or the language is none that can be told, nothing is "
            "said. Code, and parts with a lang of their own, do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers read the text with the pronunciation of the wrong language, and browsers offer a "
            "translation where none is needed."),
        QT_TRANSLATE_NOOP("Checks",
            "Name the language that the page is written in, also in templates that were copied from another version of "
            "the site.")},
    {"lang-mixed", QT_TRANSLATE_NOOP("Checks", "Content in two languages, without lang on the second"),
        QT_TRANSLATE_NOOP("Checks",
            "Paragraphs of a page's main text are in another language than the rest, a fifth of the text at least, and "
            "have no lang attribute. Code, and parts with a lang of their own, do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers read the second language with the pronunciation of the first, and search engines may list "
            "the page for neither."),
        QT_TRANSLATE_NOOP("Checks",
            "Mark the part with lang, such as lang=\"en\". Give a translation of the whole page a URL of its own.")},
    {"content-hard-to-read", QT_TRANSLATE_NOOP("Checks", "The text is hard to read"),
        QT_TRANSLATE_NOOP("Checks",
            "The main text of an English page scores less than 50 in Flesch's reading ease, which goes by the length "
            "of sentences and words. It is reckoned from the beginning of the text, and only of texts of 100 words and "
            "more."),
        QT_TRANSLATE_NOOP("Checks",
            "Long sentences and long words cost readers time, and those who read a language that is not their own soon "
            "give up."),
        QT_TRANSLATE_NOOP("Checks",
            "Say one thing in a sentence, and take the shorter word where there is one. Texts for experts may stay as "
            "they are.")},
    {"image-wrong-ratio", QT_TRANSLATE_NOOP("Checks", "An image is drawn out of shape"),
        QT_TRANSLATE_NOOP("Checks",
            "The width and height attributes of an image have another ratio than its file, by more than 2 pixels at "
            "that size. Of a file its first bytes are read, where the crawl looks into resources; styles are not "
            "looked at."),
        QT_TRANSLATE_NOOP("Checks",
            "Faces and products look stretched or squeezed, and until the styles come the page keeps the wrong room "
            "for it."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the width and height of the file, or numbers of the same ratio, and let styles make it smaller.")},
    {"image-oversized", QT_TRANSLATE_NOOP("Checks", "An image has far more pixels than are shown"),
        QT_TRANSLATE_NOOP("Checks",
            "A file is more than twice as wide and twice as high as it is drawn anywhere on the site, by width and "
            "height attributes. Where it is also used without them, or as a background, it stays open."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors download pixels that even a sharp screen does not show, and wait for them."),
        QT_TRANSLATE_NOOP("Checks",
            "Offer the image in the size in which it is shown, and twice that for sharp screens, with srcset.")},
    {"image-old-format", QT_TRANSLATE_NOOP("Checks", "An image would be smaller in a newer format"),
        QT_TRANSLATE_NOOP("Checks",
            "A JPEG, PNG or GIF that does not move, where AVIF would probably save more than 4,096 bytes: it takes a "
            "sixth of a byte for a pixel of a photograph."),
        QT_TRANSLATE_NOOP(
            "Checks", "Images are most of what a page weighs; newer formats show the same in half the bytes."),
        QT_TRANSLATE_NOOP("Checks",
            "Have the server or the content system offer WebP or AVIF, with the old format as what is left for old "
            "browsers.")},
    {"image-heavy-gif", QT_TRANSLATE_NOOP("Checks", "A moving GIF is large"),
        QT_TRANSLATE_NOOP("Checks", "A GIF with more than one picture that has more than 102,400 bytes."),
        QT_TRANSLATE_NOOP("Checks",
            "GIF keeps each picture nearly whole; a video of the same is a tenth as large, and can be paused."),
        QT_TRANSLATE_NOOP("Checks", "Make a video of it, muted and in a loop, or an animated WebP or AVIF.")},
};

} // namespace

std::span<const WordRow> contentWords()
{
    return ContentWords;
}

} // namespace argiope::audit
