#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow DataWords[] = {
    {"sd-json-invalid", QT_TRANSLATE_NOOP("Checks", "JSON-LD that is no JSON"),
        QT_TRANSLATE_NOOP("Checks",
            "A script of type application/ld+json is no JSON; line and byte within the script say where it ends to be "
            "any."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines pass over the whole script, and with it over everything that it says."),
        QT_TRANSLATE_NOOP("Checks",
            "Mend the place that is named: often a comma too many, a quotation mark or a line break within a text.")},
    {"sd-json-duplicate-key", QT_TRANSLATE_NOOP("Checks", "JSON-LD: duplicate key"),
        QT_TRANSLATE_NOOP("Checks",
            "An object of a script of type application/ld+json has the same key twice. The second one is named, with "
            "its place in the script."),
        QT_TRANSLATE_NOOP("Checks",
            "The text is JSON all the same, but only one of the two values counts, in most parsers the last one."),
        QT_TRANSLATE_NOOP("Checks", "Write one key with a list of values, or remove the one that is not meant.")},
    {"sd-json-empty", QT_TRANSLATE_NOOP("Checks", "JSON-LD without content"),
        QT_TRANSLATE_NOOP("Checks", "A script of type application/ld+json that is empty, or an empty object or list."),
        QT_TRANSLATE_NOOP("Checks", "It says nothing; perhaps a template was not filled."),
        QT_TRANSLATE_NOOP("Checks", "Fill it, or leave it out.")},
    {"sd-json-string", QT_TRANSLATE_NOOP("Checks", "JSON-LD that is a text or a number"),
        QT_TRANSLATE_NOOP(
            "Checks", "The JSON of a script is a text or a number, mostly because an object was encoded twice."),
        QT_TRANSLATE_NOOP("Checks", "Nobody looks into the text: the data is lost."),
        QT_TRANSLATE_NOOP("Checks", "Encode the data once, and write it as an object.")},
    {"sd-no-context", QT_TRANSLATE_NOOP("Checks", "JSON-LD without @context"),
        QT_TRANSLATE_NOOP("Checks", "An object of JSON-LD without @context."),
        QT_TRANSLATE_NOOP("Checks", "Without it the names of types and properties mean nothing."),
        QT_TRANSLATE_NOOP("Checks", "Begin with \"@context\": \"https://schema.org\".")},
    {"sd-context-wrong", QT_TRANSLATE_NOOP("Checks", "JSON-LD with a wrong @context"),
        QT_TRANSLATE_NOOP("Checks",
            "An @context that is meant for schema.org and is not its address: misspelt, relative, without https://, "
            "that of one type, or of another site although the types are those of schema.org."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not know whose words the names are, and pass over the item."),
        QT_TRANSLATE_NOOP("Checks", "Write \"@context\": \"https://schema.org\".")},
    {"sd-no-type", QT_TRANSLATE_NOOP("Checks", "An item without a type"),
        QT_TRANSLATE_NOOP("Checks", "An item without @type, or an element with itemscope and no itemtype."),
        QT_TRANSLATE_NOOP("Checks", "Of an item without a type nobody knows what its properties are about."),
        QT_TRANSLATE_NOOP("Checks", "Give each item its type.")},
    {"sd-unknown-type", QT_TRANSLATE_NOOP("Checks", "A type that schema.org does not have"),
        QT_TRANSLATE_NOOP(
            "Checks", "A type that the vocabulary of schema.org does not have. Upper and lower case matter."),
        QT_TRANSLATE_NOOP("Checks", "Search engines pass over the item."),
        QT_TRANSLATE_NOOP("Checks", "Look the name up at schema.org.")},
    {"sd-unknown-property", QT_TRANSLATE_NOOP("Checks", "A property that schema.org does not have"),
        QT_TRANSLATE_NOOP(
            "Checks", "A property that the vocabulary of schema.org does not have. Upper and lower case matter."),
        QT_TRANSLATE_NOOP("Checks", "What it says is not read."),
        QT_TRANSLATE_NOOP("Checks", "Look the name up at schema.org.")},
    {"sd-wrong-domain", QT_TRANSLATE_NOOP("Checks", "A property that the type does not have"),
        QT_TRANSLATE_NOOP("Checks", "A property of schema.org that neither the item's type nor one above it has."),
        QT_TRANSLATE_NOOP("Checks", "It is probably meant for another item, and not read here."),
        QT_TRANSLATE_NOOP("Checks", "Move it to the item that it belongs to, or choose another type.")},
    {"sd-wrong-range", QT_TRANSLATE_NOOP("Checks", "A value of a type that the property does not take"),
        QT_TRANSLATE_NOOP("Checks", "An item as value whose type is none of those that the property takes."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may pass over the value."),
        QT_TRANSLATE_NOOP("Checks", "Give a value of a type that schema.org names for the property, or a text.")},
    {"sd-superseded", QT_TRANSLATE_NOOP("Checks", "A type or property that another one replaced"),
        QT_TRANSLATE_NOOP("Checks",
            "A type or property that schema.org has replaced by another one, which is named, or has retired."),
        QT_TRANSLATE_NOOP("Checks", "It is still understood today; new features ask for the new name."),
        QT_TRANSLATE_NOOP("Checks", "Use what is named behind the arrow.")},
    {"sd-required", QT_TRANSLATE_NOOP("Checks", "What a rich result requires is missing"),
        QT_TRANSLATE_NOOP("Checks",
            "An item lacks a property that search engines require before they show more of it than a link. Of those "
            "with a bar between them one is enough."),
        QT_TRANSLATE_NOOP("Checks", "The page does not take part in the result that the markup was made for."),
        QT_TRANSLATE_NOOP("Checks", "Add the property, if the page shows what it says; else leave the item out.")},
    {"sd-recommended", QT_TRANSLATE_NOOP("Checks", "What is recommended for a rich result is missing"),
        QT_TRANSLATE_NOOP("Checks", "An item lacks a property that search engines recommend for its type."),
        QT_TRANSLATE_NOOP("Checks", "The result may show less than it could."),
        QT_TRANSLATE_NOOP("Checks", "Add what the page shows anyway.")},
    {"sd-bad-date", QT_TRANSLATE_NOOP("Checks", "A date or duration that is not ISO 8601"),
        QT_TRANSLATE_NOOP("Checks", "A date, time or duration that is not written as ISO 8601 has it."),
        QT_TRANSLATE_NOOP("Checks", "Programs read it wrongly or not at all."),
        QT_TRANSLATE_NOOP("Checks", "Write 2026-01-31, 2026-01-31T10:30:00+01:00 or, for a duration, PT1H30M.")},
    {"sd-date-no-zone", QT_TRANSLATE_NOOP("Checks", "Structured data: date without a time zone"),
        QT_TRANSLATE_NOOP("Checks",
            "A time without a zone in datePublished, dateModified or dateCreated of an article, comment or profile "
            "page, in startDate or endDate of a live stream, or in uploadDate of a video; there a day alone counts, "
            "too."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Search Console warns of a missing time zone. Google then takes the time for that of its own "
            "servers."),
        QT_TRANSLATE_NOOP("Checks", "Write the zone behind the time, as in 2026-01-31T10:30:00+01:00.")},
    {"sd-bad-price", QT_TRANSLATE_NOOP("Checks", "A price that is no number, or an unknown currency"),
        QT_TRANSLATE_NOOP(
            "Checks", "A price with more than digits and one point, or a currency that is no code of ISO 4217."),
        QT_TRANSLATE_NOOP("Checks", "The offer is not shown with its price."),
        QT_TRANSLATE_NOOP("Checks", "Write the number alone as price, and the code, such as EUR, as priceCurrency.")},
    {"sd-rating-range", QT_TRANSLATE_NOOP("Checks", "A rating outside of its scale"),
        QT_TRANSLATE_NOOP("Checks",
            "A ratingValue below worstRating or above bestRating, which are 1 and 5 where they are not given, or one "
            "that is no number."),
        QT_TRANSLATE_NOOP("Checks", "The rating is not shown."),
        QT_TRANSLATE_NOOP("Checks", "Give bestRating and worstRating of your scale.")},
    {"sd-breadcrumb", QT_TRANSLATE_NOOP("Checks", "A breadcrumb with one step, or wrong positions"),
        QT_TRANSLATE_NOOP(
            "Checks", "A BreadcrumbList with fewer than two steps, or whose positions are not 1, 2, 3 and so on."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not show such a trail."),
        QT_TRANSLATE_NOOP("Checks", "List all steps from the start to the page, counted from 1.")},
    {"sd-retired-feature", QT_TRANSLATE_NOOP("Checks", "Markup for a result that search engines no longer show"),
        QT_TRANSLATE_NOOP("Checks",
            "Markup for a result that Google has given up, such as how-tos, FAQs, the search box of a site or fact "
            "checks."),
        QT_TRANSLATE_NOOP("Checks", "It does no harm and has no effect there; other readers may still use it."),
        QT_TRANSLATE_NOOP("Checks", "Leave it out where nobody else reads it.")},
    {"sd-id-dangling", QT_TRANSLATE_NOOP("Checks", "An item names an @id of the page that is not there"),
        QT_TRANSLATE_NOOP("Checks",
            "An item names an @id within this page that none of its items has. Those of other pages are not judged."),
        QT_TRANSLATE_NOOP("Checks", "The two items stay apart: an article without its author, for example."),
        QT_TRANSLATE_NOOP("Checks", "Give the item that is meant this @id, or correct the reference.")},
    {"sd-microdata-stray", QT_TRANSLATE_NOOP("Checks", "Microdata that belongs to no item"),
        QT_TRANSLATE_NOOP("Checks",
            "An itemprop outside of all items, an itemtype or itemid without itemscope, or an itemtype that is no "
            "absolute URL."),
        QT_TRANSLATE_NOOP("Checks", "What it says belongs to nothing and is lost."),
        QT_TRANSLATE_NOOP("Checks", "Put itemscope and itemtype on an element around it.")},
    {"sd-rdfa-prefix", QT_TRANSLATE_NOOP("Checks", "RDFa with a prefix that is not declared"),
        QT_TRANSLATE_NOOP("Checks",
            "A property or type of RDFa with a prefix that no prefix attribute or xmlns declares, and that RDFa does "
            "not know by itself."),
        QT_TRANSLATE_NOOP("Checks", "The name cannot be resolved to a vocabulary."),
        QT_TRANSLATE_NOOP("Checks", "Declare it, as in prefix=\"ex: https://example.org/\".")},
    {"sd-url-differs", QT_TRANSLATE_NOOP("Checks", "Structured data names another URL than the page"),
        QT_TRANSLATE_NOOP("Checks",
            "url or mainEntityOfPage of the page's main item is neither its canonical URL nor, without one, its own."),
        QT_TRANSLATE_NOOP("Checks", "Search engines are told two addresses of one page."),
        QT_TRANSLATE_NOOP("Checks", "Write the canonical URL there.")},
    {"sd-on-noindex", QT_TRANSLATE_NOOP("Checks", "Structured data on a page kept from search engines"),
        QT_TRANSLATE_NOOP("Checks", "A page that says noindex has structured data."),
        QT_TRANSLATE_NOOP("Checks", "Nobody will see its result: perhaps the page was to be listed."),
        QT_TRANSLATE_NOOP("Checks", "Remove the one or the other, as it is meant.")},
    {"sd-none", QT_TRANSLATE_NOOP("Checks", "No structured data"),
        QT_TRANSLATE_NOOP("Checks", "An indexable page without JSON-LD, microdata or RDFa."),
        QT_TRANSLATE_NOOP("Checks", "Search engines can show no more of it than title and description."),
        QT_TRANSLATE_NOOP("Checks", "See whether one of the types for which there are richer results fits the page.")},
    {"og-incomplete", QT_TRANSLATE_NOOP("Checks", "Open Graph tags are missing"),
        QT_TRANSLATE_NOOP(
            "Checks", "One of og:title, og:type, og:image and og:url is missing; those that are, are named."),
        QT_TRANSLATE_NOOP("Checks", "Who shares the page shows a card that others put together by guessing."),
        QT_TRANSLATE_NOOP("Checks", "Add the four to the head.")},
    {"og-twice", QT_TRANSLATE_NOOP("Checks", "An Open Graph tag is given twice"),
        QT_TRANSLATE_NOOP("Checks", "og:title, og:type or og:url is given twice, with different values."),
        QT_TRANSLATE_NOOP("Checks", "Which one counts differs from network to network."),
        QT_TRANSLATE_NOOP("Checks", "Keep one of the two; often a plug-in adds its own.")},
    {"og-image-relative", QT_TRANSLATE_NOOP("Checks", "og:image is no absolute URL"),
        QT_TRANSLATE_NOOP("Checks", "og:image is no URL with http or https and a host."),
        QT_TRANSLATE_NOOP("Checks", "Most networks show no image then."),
        QT_TRANSLATE_NOOP("Checks", "Write the whole URL, with https.")},
    {"og-title-differs", QT_TRANSLATE_NOOP("Checks", "og:title has no word of the title"),
        QT_TRANSLATE_NOOP("Checks",
            "og:title shares no word of three letters with the title element, nor with the first heading. A shorter or "
            "livelier title for social networks does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Often the tag is left over from a template or another page, and whoever shares the page shows a wrong "
            "title. Search engines may take it for theirs."),
        QT_TRANSLATE_NOOP("Checks", "Fill og:title by the same field as the title element.")},
    {"og-url-differs", QT_TRANSLATE_NOOP("Checks", "og:url is another URL than the page"),
        QT_TRANSLATE_NOOP("Checks", "og:url is neither the canonical URL of the page nor, without one, its own."),
        QT_TRANSLATE_NOOP("Checks", "Shares and likes are counted for another page."),
        QT_TRANSLATE_NOOP("Checks", "Write the canonical URL there.")},
    {"twitter-card-bad", QT_TRANSLATE_NOOP("Checks", "A twitter:card that does not exist"),
        QT_TRANSLATE_NOOP("Checks", "twitter:card is none of summary, summary_large_image, app and player."),
        QT_TRANSLATE_NOOP("Checks", "The page is shown as a bare link."),
        QT_TRANSLATE_NOOP("Checks", "Choose one of the four.")},
    {"twitter-card-missing", QT_TRANSLATE_NOOP("Checks", "Neither twitter:card nor og:image"),
        QT_TRANSLATE_NOOP("Checks", "The page has neither twitter:card nor og:image."),
        QT_TRANSLATE_NOOP("Checks", "Shared, it is shown as a bare link without an image."),
        QT_TRANSLATE_NOOP("Checks", "Add og:image, and twitter:card for a large one.")},
    {"amp-no-return", QT_TRANSLATE_NOOP("Checks", "Page and AMP page do not name each other"),
        QT_TRANSLATE_NOOP(
            "Checks", "The page names an AMP page with rel=amphtml whose canonical URL is not this page."),
        QT_TRANSLATE_NOOP("Checks", "Search engines then do not take the two for one."),
        QT_TRANSLATE_NOOP("Checks", "Let the AMP page name this page with rel=canonical.")},
    {"amp-non-200", QT_TRANSLATE_NOOP("Checks", "The AMP page does not answer as a page"),
        QT_TRANSLATE_NOOP("Checks", "The URL that the page names with rel=amphtml redirects or fails."),
        QT_TRANSLATE_NOOP("Checks", "Who follows it gets nothing, or something else."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or remove the link.")},
    {"amp-invalid", QT_TRANSLATE_NOOP("Checks", "An AMP page without what each must have"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that says that it is an AMP page lacks the AMP script, its style or a canonical URL, or has an img "
            "or a script of its own. Only this is looked at, not all rules of AMP's validator."),
        QT_TRANSLATE_NOOP("Checks", "What is no valid AMP page is not served from caches of AMP."),
        QT_TRANSLATE_NOOP("Checks", "Hold the page against the validator of AMP.")},
    {"manifest-broken", QT_TRANSLATE_NOOP("Checks", "The manifest is not there"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of rel=manifest fails, or, where the crawl looks into resources, what it answers is no JSON."),
        QT_TRANSLATE_NOOP("Checks", "The page cannot be installed as an app."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or remove the link.")},
    {"favicon-missing", QT_TRANSLATE_NOOP("Checks", "No icon"),
        QT_TRANSLATE_NOOP("Checks",
            "The page names no icon, and the crawl has found no /favicon.ico of its host. Where the crawl did not ask "
            "for it, it stays open."),
        QT_TRANSLATE_NOOP("Checks", "Browsers and search results show a blank sheet in its place."),
        QT_TRANSLATE_NOOP("Checks", "Add a link with rel=icon.")},
    {"favicon-broken", QT_TRANSLATE_NOOP("Checks", "The icon is not there"),
        QT_TRANSLATE_NOOP("Checks", "The URL of rel=icon fails."),
        QT_TRANSLATE_NOOP("Checks", "Browsers and search results show a blank sheet in its place."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL of the icon, or restore the file.")},
    {"manifest-incomplete", QT_TRANSLATE_NOOP("Checks", "The manifest lacks what installing needs"),
        QT_TRANSLATE_NOOP("Checks",
            "A web app manifest has no name, no icon of 192 or of 512 pixels, a start_url outside its scope, or a "
            "display value that is none. It is known where the crawl looks into resources."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers do not offer to install the site as an app, or show a blank sheet for its icon."),
        QT_TRANSLATE_NOOP("Checks", "Add what the evidence names; one icon whose sizes are any does for all.")},
    {"feed-xml-error", QT_TRANSLATE_NOOP("Checks", "Feed: XML error"),
        QT_TRANSLATE_NOOP("Checks",
            "A feed (RSS or Atom, by its Content-Type) that is no well-formed XML, with line and column. It is known "
            "where the crawl looks into resources."),
        QT_TRANSLATE_NOOP("Checks", "Feed readers stop there, and most show nothing of the feed."),
        QT_TRANSLATE_NOOP("Checks",
            "Escape ampersands and angle brackets in texts, use no HTML entities, and let nothing stand before the XML "
            "declaration.")},
    {"feed-invalid", QT_TRANSLATE_NOOP("Checks", "Feed: missing element, bad date, ID or link"),
        QT_TRANSLATE_NOOP("Checks",
            "An RSS 2.0 or Atom feed lacks an element that the format requires, has a date in another format than RFC "
            "822 (RSS) or RFC 3339 (Atom), an ID that is missing or stands there twice, or a link that is no whole "
            "URL. "
            "The places are named."),
        QT_TRANSLATE_NOOP("Checks",
            "Readers show entries twice, in the wrong order or without a link, and podcast directories refuse the "
            "feed."),
        QT_TRANSLATE_NOOP("Checks", "Mend what is named in the template of the feed.")},
    {"discover-image-small", QT_TRANSLATE_NOOP("Checks", "og:image below 1,200 pixels (Google Discover)"),
        QT_TRANSLATE_NOOP("Checks",
            "The picture that og:image names is less than 1,200 pixels wide. One that is too small for social networks "
            "is counted by a check of its own."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Discover shows a large preview from 1,200 pixels on, and such previews are opened more often."),
        QT_TRANSLATE_NOOP("Checks",
            "Name a picture of 1,200 pixels or more, and allow it with max-image-preview:large in the robots tag.")},
    {"article-author-missing", QT_TRANSLATE_NOOP("Checks", "Article without an author"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is an article by og:type and has a date of publication, and nothing names an author: no JSON-LD, "
            "no "
            "meta author or article:author, no rel=author, no itemprop. Articles in JSON-LD are held against what rich "
            "results ask for instead."),
        QT_TRANSLATE_NOOP("Checks", "Readers and search engines judge articles by who wrote them."),
        QT_TRANSLATE_NOOP("Checks", "Name the author on the page, with a link to a page about them, and in JSON-LD.")},
    {"article-date-missing", QT_TRANSLATE_NOOP("Checks", "Article without a date"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is an article by og:type, and nothing says when it was published or changed: no JSON-LD, no "
            "article:published_time or article:modified_time, no time element, no itemprop."),
        QT_TRANSLATE_NOOP("Checks", "Readers cannot tell whether it still holds, and search engines show no date."),
        QT_TRANSLATE_NOOP("Checks", "Write the date on the page in a time element, and in JSON-LD.")},
    {"og-image-small", QT_TRANSLATE_NOOP("Checks", "The picture for social networks is too small"),
        QT_TRANSLATE_NOOP("Checks",
            "The og:image is less than 200 pixels wide or high. It is known where the crawl looks into resources, or "
            "the page shows the same picture."),
        QT_TRANSLATE_NOOP("Checks", "Social networks show no picture, or a tiny one; 1200 x 630 fills the card."),
        QT_TRANSLATE_NOOP("Checks", "Name a picture of 1200 x 630 pixels.")},
};

} // namespace

std::span<const WordRow> dataWords()
{
    return DataWords;
}

} // namespace argiope::audit
