#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow DataWords[] = {
    {"sd-json-invalid", QT_TRANSLATE_NOOP("Checks", "JSON-LD parse error"),
        QT_TRANSLATE_NOOP("Checks",
            "A script of type application/ld+json is not valid JSON. The details show the line and byte of the error "
            "within the script."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore the whole script and all its data."),
        QT_TRANSLATE_NOOP("Checks",
            "Fix the error at this position: often an extra comma, a quotation mark or a line break within a text.")},
    {"sd-json-duplicate-key", QT_TRANSLATE_NOOP("Checks", "JSON-LD: duplicate key"),
        QT_TRANSLATE_NOOP("Checks",
            "An object in a script of type application/ld+json has the same key twice. The details show the second one "
            "and its position in the script."),
        QT_TRANSLATE_NOOP(
            "Checks", "The text is still JSON, but only one of the two values counts, in most parsers the last one."),
        QT_TRANSLATE_NOOP("Checks", "Write one key with a list of values, or remove the unintended one.")},
    {"sd-json-empty", QT_TRANSLATE_NOOP("Checks", "Empty JSON-LD"),
        QT_TRANSLATE_NOOP(
            "Checks", "A script of type application/ld+json is empty, or contains an empty object or list."),
        QT_TRANSLATE_NOOP("Checks", "It contains no data; perhaps a template was not filled."),
        QT_TRANSLATE_NOOP("Checks", "Fill it, or remove it.")},
    {"sd-json-string", QT_TRANSLATE_NOOP("Checks", "JSON-LD is not an object"),
        QT_TRANSLATE_NOOP(
            "Checks", "The JSON of a script is a text or a number, mostly because an object was encoded twice."),
        QT_TRANSLATE_NOOP("Checks", "No program parses the text, so the data is lost."),
        QT_TRANSLATE_NOOP("Checks", "Encode the data once, and write it as an object.")},
    {"sd-no-context", QT_TRANSLATE_NOOP("Checks", "JSON-LD without @context"),
        QT_TRANSLATE_NOOP("Checks", "An object of JSON-LD has no @context."),
        QT_TRANSLATE_NOOP("Checks", "Without it, the names of types and properties have no meaning."),
        QT_TRANSLATE_NOOP("Checks", "Begin with \"@context\": \"https://schema.org\".")},
    {"sd-context-wrong", QT_TRANSLATE_NOOP("Checks", "JSON-LD with a wrong @context"),
        QT_TRANSLATE_NOOP("Checks",
            "An @context that is meant for schema.org and is not its address: misspelt, relative, without https://, "
            "that of one type, or of another site although the types are those of schema.org."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not know whose words the names are, and pass over the item."),
        QT_TRANSLATE_NOOP("Checks", "Write \"@context\": \"https://schema.org\".")},
    {"sd-no-type", QT_TRANSLATE_NOOP("Checks", "Structured data without type"),
        QT_TRANSLATE_NOOP("Checks", "An item has no @type, or an element has itemscope but no itemtype."),
        QT_TRANSLATE_NOOP("Checks", "Without a type, the meaning of an item's properties is unknown."),
        QT_TRANSLATE_NOOP("Checks", "Give each item its type.")},
    {"sd-unknown-type", QT_TRANSLATE_NOOP("Checks", "Unknown schema.org type"),
        QT_TRANSLATE_NOOP(
            "Checks", "The vocabulary of schema.org does not include the type. Upper and lower case matter."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore the item."),
        QT_TRANSLATE_NOOP("Checks", "Look the name up at schema.org.")},
    {"sd-unknown-property", QT_TRANSLATE_NOOP("Checks", "Unknown schema.org property"),
        QT_TRANSLATE_NOOP(
            "Checks", "The vocabulary of schema.org does not include the property. Upper and lower case matter."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not read its value."),
        QT_TRANSLATE_NOOP("Checks", "Look the name up at schema.org.")},
    {"sd-wrong-domain", QT_TRANSLATE_NOOP("Checks", "Schema.org property not valid for the type"),
        QT_TRANSLATE_NOOP(
            "Checks", "Neither the item's type nor any of its parent types has this schema.org property."),
        QT_TRANSLATE_NOOP("Checks", "It probably belongs to another item, and is not read here."),
        QT_TRANSLATE_NOOP("Checks", "Move it to the item that it belongs to, or choose another type.")},
    {"sd-wrong-range", QT_TRANSLATE_NOOP("Checks", "Invalid value type for schema.org property"),
        QT_TRANSLATE_NOOP("Checks", "The value is an item whose type the property does not accept."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may ignore the value."),
        QT_TRANSLATE_NOOP("Checks", "Use a value of a type that schema.org lists for the property, or a text.")},
    {"sd-superseded", QT_TRANSLATE_NOOP("Checks", "Superseded schema.org term"),
        QT_TRANSLATE_NOOP("Checks",
            "A type or property that schema.org has retired, or replaced by another one. The details show the "
            "replacement."),
        QT_TRANSLATE_NOOP("Checks", "It is still recognised today, but new features require the new name."),
        QT_TRANSLATE_NOOP("Checks", "Use the name after the arrow.")},
    {"sd-required", QT_TRANSLATE_NOOP("Checks", "Rich result: missing required property"),
        QT_TRANSLATE_NOOP("Checks",
            "An item lacks a property that search engines require for a rich result. If several are listed with a bar "
            "between them, one is enough."),
        QT_TRANSLATE_NOOP("Checks", "The page is not eligible for the rich result that the markup is for."),
        QT_TRANSLATE_NOOP("Checks", "If the page shows this content, add the property. Otherwise, remove the item.")},
    {"sd-recommended", QT_TRANSLATE_NOOP("Checks", "Rich result: missing recommended property"),
        QT_TRANSLATE_NOOP("Checks", "An item lacks a property that search engines recommend for its type."),
        QT_TRANSLATE_NOOP("Checks", "The rich result may show less than it could."),
        QT_TRANSLATE_NOOP("Checks", "Add the properties whose content the page already shows.")},
    {"sd-bad-date", QT_TRANSLATE_NOOP("Checks", "Structured data: invalid date or duration (ISO 8601)"),
        QT_TRANSLATE_NOOP("Checks", "A date, time or duration does not follow ISO 8601."),
        QT_TRANSLATE_NOOP("Checks", "Programs misread it or cannot read it."),
        QT_TRANSLATE_NOOP("Checks", "Write 2026-01-31 or 2026-01-31T10:30:00+01:00. For a duration, write PT1H30M.")},
    {"sd-date-no-zone", QT_TRANSLATE_NOOP("Checks", "Structured data: date without time zone"),
        QT_TRANSLATE_NOOP("Checks",
            "A time has no time zone in datePublished, dateModified or dateCreated of an article, comment or profile "
            "page, in startDate or endDate of a live stream, or in uploadDate of a video. For videos, a date without a "
            "time counts too."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Search Console warns of a missing time zone. Google then assumes the time zone of its own "
            "servers."),
        QT_TRANSLATE_NOOP("Checks", "Write the time zone after the time, for example 2026-01-31T10:30:00+01:00.")},
    {"sd-bad-price", QT_TRANSLATE_NOOP("Checks", "Structured data: invalid price or currency"),
        QT_TRANSLATE_NOOP("Checks",
            "A price contains more than digits and one decimal point, or a currency is not an ISO 4217 code."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not show the price of the offer."),
        QT_TRANSLATE_NOOP("Checks", "Write only the number as price, and the code, such as EUR, as priceCurrency.")},
    {"sd-rating-range", QT_TRANSLATE_NOOP("Checks", "Structured data: rating out of range"),
        QT_TRANSLATE_NOOP("Checks",
            "A ratingValue is below worstRating or above bestRating (1 and 5 if not given), or is not a number."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not show the rating."),
        QT_TRANSLATE_NOOP("Checks", "Specify the bestRating and worstRating of your scale.")},
    {"sd-breadcrumb", QT_TRANSLATE_NOOP("Checks", "Invalid BreadcrumbList"),
        QT_TRANSLATE_NOOP(
            "Checks", "A BreadcrumbList has fewer than two steps, or its positions are not 1, 2, 3 and so on."),
        QT_TRANSLATE_NOOP("Checks", "Search engines do not show such a breadcrumb trail."),
        QT_TRANSLATE_NOOP("Checks", "List all steps from the home page to this page, counted from 1.")},
    {"sd-retired-feature", QT_TRANSLATE_NOOP("Checks", "Deprecated rich result markup (no longer shown by Google)"),
        QT_TRANSLATE_NOOP("Checks",
            "Markup for a rich result that Google has retired, such as how-tos, FAQs, the site search box or fact "
            "checks."),
        QT_TRANSLATE_NOOP("Checks", "It does no harm, but has no effect in Google. Other services may still read it."),
        QT_TRANSLATE_NOOP("Checks", "If no other service reads it, remove it.")},
    {"sd-id-dangling", QT_TRANSLATE_NOOP("Checks", "Structured data: unresolved @id"),
        QT_TRANSLATE_NOOP("Checks",
            "An item references an @id within this page, but no item on the page has it. References to other pages are "
            "not checked."),
        QT_TRANSLATE_NOOP("Checks", "The two items are not connected, for example an article and its author."),
        QT_TRANSLATE_NOOP("Checks", "Give the intended item this @id, or correct the reference.")},
    {"sd-microdata-stray", QT_TRANSLATE_NOOP("Checks", "Microdata outside any item (itemprop)"),
        QT_TRANSLATE_NOOP("Checks",
            "An itemprop is outside all items, an itemtype or itemid has no itemscope, or an itemtype is not an "
            "absolute URL."),
        QT_TRANSLATE_NOOP("Checks", "Its value belongs to no item and is lost."),
        QT_TRANSLATE_NOOP("Checks", "Add itemscope and itemtype to an element around it.")},
    {"sd-rdfa-prefix", QT_TRANSLATE_NOOP("Checks", "Undeclared RDFa prefix"),
        QT_TRANSLATE_NOOP("Checks",
            "A property or type of RDFa has a prefix that no prefix attribute or xmlns declares, and that is not "
            "predefined in RDFa."),
        QT_TRANSLATE_NOOP("Checks", "The name cannot be resolved to a vocabulary."),
        QT_TRANSLATE_NOOP("Checks", "Declare it, for example prefix=\"ex: https://example.org/\".")},
    {"sd-url-differs", QT_TRANSLATE_NOOP("Checks", "Mismatch of structured data URL and page URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The url or mainEntityOfPage of the page's main item does not match its canonical URL or, if it has none, "
            "its own URL."),
        QT_TRANSLATE_NOOP("Checks", "Search engines get two addresses for one page."),
        QT_TRANSLATE_NOOP("Checks", "Write the canonical URL there.")},
    {"sd-on-noindex", QT_TRANSLATE_NOOP("Checks", "Structured data on a noindex page"),
        QT_TRANSLATE_NOOP("Checks", "A page with noindex has structured data."),
        QT_TRANSLATE_NOOP("Checks", "No rich result will be shown. Perhaps the page should be indexed."),
        QT_TRANSLATE_NOOP("Checks", "Remove one of the two, whichever is unintended.")},
    {"sd-none", QT_TRANSLATE_NOOP("Checks", "Missing structured data"),
        QT_TRANSLATE_NOOP("Checks", "An indexable page has no JSON-LD, microdata or RDFa."),
        QT_TRANSLATE_NOOP("Checks", "Search engines can only show the page's title and description."),
        QT_TRANSLATE_NOOP("Checks", "Check whether one of the rich result types suits the page.")},
    {"og-incomplete", QT_TRANSLATE_NOOP("Checks", "Missing Open Graph tags"),
        QT_TRANSLATE_NOOP(
            "Checks", "One of og:title, og:type, og:image and og:url is missing. The details list the missing ones."),
        QT_TRANSLATE_NOOP("Checks", "When visitors share the page, networks guess the content of the preview card."),
        QT_TRANSLATE_NOOP("Checks", "Add the four tags to the head.")},
    {"og-twice", QT_TRANSLATE_NOOP("Checks", "Conflicting duplicate Open Graph tag"),
        QT_TRANSLATE_NOOP("Checks", "og:title, og:type or og:url appears twice, with different values."),
        QT_TRANSLATE_NOOP("Checks", "Social networks differ in which one they use."),
        QT_TRANSLATE_NOOP("Checks", "Keep one of the two. Often a plugin adds its own.")},
    {"og-image-relative", QT_TRANSLATE_NOOP("Checks", "Relative og:image URL"),
        QT_TRANSLATE_NOOP("Checks", "og:image is not a URL with http or https and a host."),
        QT_TRANSLATE_NOOP("Checks", "Most social networks then show no image."),
        QT_TRANSLATE_NOOP("Checks", "Write the full URL, with https.")},
    {"og-title-differs", QT_TRANSLATE_NOOP("Checks", "og:title unrelated to the title"),
        QT_TRANSLATE_NOOP("Checks",
            "og:title has no word of three letters or more in common with the title element or the first heading. A "
            "shorter or livelier title for social networks does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Often the tag is left over from a template or another page, and shared links show a wrong title. Search "
            "engines may use it as well."),
        QT_TRANSLATE_NOOP("Checks", "Fill og:title from the same field as the title element.")},
    {"og-url-differs", QT_TRANSLATE_NOOP("Checks", "Mismatch of og:url and page URL"),
        QT_TRANSLATE_NOOP(
            "Checks", "og:url does not match the canonical URL of the page or, if it has none, its own URL."),
        QT_TRANSLATE_NOOP("Checks", "Shares and likes are counted for another page."),
        QT_TRANSLATE_NOOP("Checks", "Write the canonical URL there.")},
    {"twitter-card-bad", QT_TRANSLATE_NOOP("Checks", "Invalid twitter:card"),
        QT_TRANSLATE_NOOP("Checks", "twitter:card is not summary, summary_large_image, app or player."),
        QT_TRANSLATE_NOOP("Checks", "Shared links to the page have no preview card."),
        QT_TRANSLATE_NOOP("Checks", "Use one of these four values.")},
    {"twitter-card-missing", QT_TRANSLATE_NOOP("Checks", "Missing twitter:card and og:image"),
        QT_TRANSLATE_NOOP("Checks", "The page has neither twitter:card nor og:image."),
        QT_TRANSLATE_NOOP("Checks", "Shared links to the page have no preview card and no image."),
        QT_TRANSLATE_NOOP("Checks", "Add og:image, and twitter:card for a large image.")},
    {"amp-no-return", QT_TRANSLATE_NOOP("Checks", "AMP: missing return link"),
        QT_TRANSLATE_NOOP("Checks",
            "The AMP page that this page references with rel=amphtml has a canonical URL other than this page."),
        QT_TRANSLATE_NOOP("Checks", "Search engines then do not treat the two as one page."),
        QT_TRANSLATE_NOOP("Checks", "Let the AMP page reference this page with rel=canonical.")},
    {"amp-non-200", QT_TRANSLATE_NOOP("Checks", "AMP: non-200 URL"),
        QT_TRANSLATE_NOOP("Checks", "The URL that the page references with rel=amphtml redirects or fails."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who follow it get no content, or the wrong content."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or remove the link.")},
    {"amp-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid AMP page"),
        QT_TRANSLATE_NOOP("Checks",
            "An AMP page lacks the AMP script, its style or a canonical URL, or has an img or a script of its own. "
            "This check does not cover all rules of the AMP validator."),
        QT_TRANSLATE_NOOP("Checks", "AMP caches do not serve an invalid AMP page."),
        QT_TRANSLATE_NOOP("Checks", "Test the page with the AMP validator.")},
    {"manifest-broken", QT_TRANSLATE_NOOP("Checks", "Broken web app manifest"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of rel=manifest fails. If the crawl analyses resources, a response that is not JSON counts too."),
        QT_TRANSLATE_NOOP("Checks", "The page cannot be installed as an app."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or remove the link.")},
    {"favicon-missing", QT_TRANSLATE_NOOP("Checks", "Missing favicon"),
        QT_TRANSLATE_NOOP("Checks",
            "The page declares no icon, and the crawl found no /favicon.ico on its host. Not checked if the crawl did "
            "not request it."),
        QT_TRANSLATE_NOOP("Checks", "Browsers and search results show a blank icon instead."),
        QT_TRANSLATE_NOOP("Checks", "Add a link with rel=icon.")},
    {"favicon-broken", QT_TRANSLATE_NOOP("Checks", "Broken favicon"),
        QT_TRANSLATE_NOOP("Checks", "The URL of rel=icon fails."),
        QT_TRANSLATE_NOOP("Checks", "Browsers and search results show a blank icon instead."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL of the icon, or restore the file.")},
    {"manifest-incomplete", QT_TRANSLATE_NOOP("Checks", "Incomplete web app manifest"),
        QT_TRANSLATE_NOOP("Checks",
            "A web app manifest has no name, no icon of 192 or of 512 pixels, a start_url outside its scope, or an "
            "invalid display value. Checked only if the crawl analyses resources."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers do not offer to install the site as an app, or show a blank icon for it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add the missing parts listed in the details. One icon with sizes \"any\" covers all sizes.")},
    {"feed-xml-error", QT_TRANSLATE_NOOP("Checks", "Feed: XML parsing error"),
        QT_TRANSLATE_NOOP("Checks",
            "A feed (RSS or Atom, by its Content-Type) is not well-formed XML. The details show line and column. "
            "Checked only if the crawl analyses resources."),
        QT_TRANSLATE_NOOP("Checks", "Feed readers stop there, and most show no entries of the feed."),
        QT_TRANSLATE_NOOP("Checks",
            "Escape ampersands and angle brackets in text, use no HTML entities, and put nothing before the XML "
            "declaration.")},
    {"feed-invalid", QT_TRANSLATE_NOOP("Checks", "Feed: missing element or invalid value"),
        QT_TRANSLATE_NOOP("Checks",
            "An RSS 2.0 or Atom feed lacks a required element, has a missing or duplicate ID, or has a link that is "
            "not a full URL. Or a date is not in RFC 822 format (RSS) or RFC 3339 format (Atom). The details show the "
            "positions."),
        QT_TRANSLATE_NOOP("Checks",
            "Readers show entries twice, in the wrong order or without a link, and podcast directories refuse the "
            "feed."),
        QT_TRANSLATE_NOOP("Checks", "Fix the listed errors in the template of the feed.")},
    {"discover-image-small", QT_TRANSLATE_NOOP("Checks", "og:image below 1,200 pixels (Google Discover)"),
        QT_TRANSLATE_NOOP("Checks",
            "The og:image is less than 1,200 pixels wide. An image that is too small for social networks is counted by "
            "a separate check."),
        QT_TRANSLATE_NOOP("Checks",
            "Google Discover shows a large preview only from 1,200 pixels, and users open such previews more often."),
        QT_TRANSLATE_NOOP("Checks",
            "Use an image of 1,200 pixels or more, and allow it with max-image-preview:large in the robots tag.")},
    {"article-author-missing", QT_TRANSLATE_NOOP("Checks", "Article page without author markup"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is an article by og:type and has a publication date, but declares no author: no JSON-LD, no meta "
            "author or article:author, no rel=author, no itemprop. Articles in JSON-LD are checked against the rich "
            "result requirements instead."),
        QT_TRANSLATE_NOOP("Checks", "Readers and search engines judge articles by their authors."),
        QT_TRANSLATE_NOOP("Checks",
            "Show the author on the page, with a link to a page about them, and add the author to the JSON-LD.")},
    {"article-date-missing", QT_TRANSLATE_NOOP("Checks", "Article without date"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is an article by og:type, but has no date of publication or change: no JSON-LD, no "
            "article:published_time or article:modified_time, no time element, no itemprop."),
        QT_TRANSLATE_NOOP("Checks", "Readers cannot tell whether it is still valid, and search engines show no date."),
        QT_TRANSLATE_NOOP("Checks", "Write the date on the page in a time element, and in JSON-LD.")},
    {"og-image-small", QT_TRANSLATE_NOOP("Checks", "og:image too small"),
        QT_TRANSLATE_NOOP("Checks",
            "The og:image is less than 200 pixels wide or high. Checked only if the crawl analyses resources, or if "
            "the page shows the same image."),
        QT_TRANSLATE_NOOP("Checks", "Social networks show no image, or a tiny one. 1200 x 630 fills the card."),
        QT_TRANSLATE_NOOP("Checks", "Use an image of 1200 x 630 pixels.")},
};

} // namespace

std::span<const WordRow> dataWords()
{
    return DataWords;
}

} // namespace argiope::audit
