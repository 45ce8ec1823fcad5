#include "core/html/extract.h"

#include "core/base/uppervectors.h"
#include "core/html/headers.h"
#include "core/html/headobserver.h"
#include "core/html/inputstream.h"
#include "core/html/pagestream.h"
#include "core/html/sourcesigns.h"
#include "core/url/queryencoder.h"

namespace argiope::html {

ParsedPage extractHtml(const PageInput &input, const ExtractOptions &options)
{
    base::clearUpperVectors();
    ParsedPage page;
    page.readAs = facts::NewestFacts;
    HeaderFacts headers = readHeaders(input);
    page.noIndex = headers.robots.noIndex;
    page.noFollow = headers.robots.noFollow;
    page.canonical = std::move(headers.canonical);
    LinkCollector links(options.resources);
    links.start(std::move(headers.links));
    InputStream stream = documentStream(input.body, input.contentType);
    links.setDocument(stream.text);
    page.tooComplex = stream.cut;
    if (stream.encoding.name != "UTF-8")
        links.setEncoder(url::queryEncoderFor(stream.encoding.name));
    page.charset = std::move(stream.encoding.name);
    facts::Observations observed;
    SourceSigns signs;
    if (options.observe) {
        signs = signsOf(stream.text);
        if (!stream.xmlFault.isEmpty())
            observed.add("xhtml-broken", stream.xmlFault);
        if (!isXhtml(input.contentType))
            observeCharset(input, page.charset, stream.encoding.source, observed);
        signs.secrets.observe(observed);
        if (stream.replaced > 0)
            observed.add("charset-bad-bytes", page.charset, stream.replaced);
    }
    PageContext context{input, options, page, headers, stream.text, signs, observed, links, input.url};
    PageStream(context).read(stream.text);
    if (options.observe)
        page.observations = observed.json();
    page.tooComplex = page.tooComplex || links.overflowed();
    page.links = links.take();
    if (page.noFollow) {
        for (Link &link : page.links)
            link.rel |= LinkRel::MetaNoFollow;
    }
    return page;
}

} // namespace argiope::html
