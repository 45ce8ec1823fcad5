#pragma once

#include "core/base/ids.h"
#include "core/base/outcome.h"

#include <QByteArray>

/// What is known of a page, as plain values. core/facts/fact.h lists them: one more is a member here and a line there.
namespace argiope::facts {

/// The newest format version of the project file that brought a fact of the document: a page whose `readAs` is less
/// was read by an Argiope that did not know it.
inline constexpr int NewestFacts = 1;

/// What the document says. Texts are valid UTF-8 with white space collapsed.
struct PageFacts
{
    int readAs = 0; ///< NewestFacts of the Argiope that read the document; 0: none was read
    QByteArray charset; ///< name by the Encoding Standard, e.g. "UTF-8", "GBK"
    QByteArray title;
    QByteArray description;
    QByteArray h1; ///< the first one
    int h1Count = 0;
    QByteArray language; ///< html lang
    QByteArray metaRobots; ///< of all robots metas (also those that name the crawl's agent), joined by ", "
    QByteArray canonical; ///< resolved href of the first rel=canonical
    bool noIndex = false; ///< by meta robots or X-Robots-Tag
    bool noFollow = false;
    int wordCount = 0; ///< words of the visible text; each CJK ideograph is one
    QByteArray textHash; ///< 16 bytes over the visible text, for duplicates
    int images = -1; ///< img elements outside noscript and template; -1 unknown
    int imagesWithoutAlt = -1; ///< those of them that have no alt attribute; an empty one is an answer
    QByteArray observations; ///< Observations::json(); "" where nobody looked
    QByteArray languageVersions; ///< JSON: [["de","https://…"],…] of rel=alternate with hreflang, URLs resolved;
                                 ///< ["de","https://…","header"] of Link headers
    QByteArray nextUrl; ///< resolved href of the first rel=next
    QByteArray prevUrl;
    QByteArray ampUrl; ///< of rel=amphtml
    QByteArray h2; ///< the first one
    int h2Count = -1; ///< -1 unknown
    int mainWords = -1; ///< words of the main text (core/html/maintext.h); each CJK ideograph is one; -1 unknown
    QByteArray signature; ///< similar::Signature::encoded() of the main text; "" where it has no words or nobody looked
    QByteArray anchors; ///< AnchorSet::encoded() of the places that fragments can name; "" where nobody looked
    QByteArray fragments; ///< encodedFragments() of the links to places in other pages, with their texts; "" where
                          ///< there are none
    QByteArray imageSizes; ///< JSON: [[position,width,height],…] of images that say how large they are drawn, by link
};

/// What the last fetch was.
struct FetchFacts
{
    base::Outcome outcome = base::Outcome::None;
    int status = 0; ///< HTTP; 0 where none came
    QByteArray contentType; ///< header value
    qint64 bytes = -1; ///< of the decoded body, or as announced where it was not read; -1 unknown
    base::UrlId redirectTo = base::UrlId::None;
    int outlinks = 0; ///< links found on the page, stored or not
    QByteArray contentHash; ///< 16 bytes over the body; "" where it was not read in full
    QByteArray etag;
    QByteArray lastModified;
    QByteArray httpVersion;
    QByteArray error; ///< technical, in full
    int attempts = 1;
    int worker = 0; ///< 1..N
    int connectMs = -1;
    int firstByteMs = -1;
    int downloadMs = -1;
    int responseMs = -1; ///< whole fetch
    int parseMs = -1;
    qint64 fetchedAt = 0; ///< ms since 1970 UTC
    QByteArray changeHash; ///< of what makes it what it is: 24 bytes of a document by html::ReadingPrint, 8 of where a
                           ///< redirect leads, contentHash of files; "" where nobody looked
    int renderMs = -1; ///< that a browser took for the page, without waits for what it asked for; -1: none was shown it
    int notSettled = -1; ///< 1: the page did not come to rest within its time; 0: it did; -1: not rendered
    QByteArray inspected; ///< Observations::json() of what a look into a resource showed; "" where nobody looked
};

/// Over all visits.
struct VisitHistory
{
    int visits = 1;
    qint64 lastChanged = 0; ///< the last visit at which change::hasChanged() held; 0: none
    qint64 goneSince = 0; ///< the first 404 or 410 after it had been there; 0: it is not gone
    int changeDegree = -1; ///< percent, between the last visit and the one before: change::degree(); -1 unknown
    bool notModified = false; ///< the last visit was answered by 304: the facts are those of an earlier one
};

/// What came of a URL: written once a fetch is over, replaced on a recrawl.
struct PageRecord : PageFacts, FetchFacts, VisitHistory
{
    base::UrlId id = base::UrlId::None;
    QByteArray headers; ///< "Name: value\n" each; "" where not kept
};

} // namespace argiope::facts
