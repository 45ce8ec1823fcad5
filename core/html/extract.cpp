#include "core/html/extract.h"

#include "core/html/charset.h"
#include "core/html/headers.h"
#include "core/html/headobserver.h"
#include "core/html/leakedsecrets.h"
#include "core/html/pagestream.h"
#include "core/markup/bytes.h"
#include "core/url/queryencoder.h"

namespace argiope::html {

namespace {

constexpr qsizetype MaxDecoded = 36 * 1024 * 1024; ///< bytes of a page as UTF-8, where it was none

/// The input stream has no U+000D (HTML Standard 13.2.3.5). A copy only where bytes that are others' have one.
QByteArray withUnixLineEnds(QByteArray &&text)
{
    const qsizetype first = text.indexOf('\r');
    if (first < 0)
        return std::move(text);
    QByteArray result = std::move(text);
    char *to = result.data() + first;
    const char *at = to;
    const char *const end = result.constData() + result.size();
    while (at != end) {
        const char *const next = markup::findByte(at, end, '\r');
        std::memmove(to, at, size_t(next - at));
        to += next - at;
        at = next;
        if (at == end)
            break;
        *to++ = '\n';
        at += at + 1 != end && at[1] == '\n' ? 2 : 1;
    }
    result.truncate(to - result.constData());
    return result;
}

} // namespace

ParsedPage extractHtml(const PageInput &input, const ExtractOptions &options)
{
    ParsedPage page;
    page.readAs = facts::NewestFacts;
    HeaderFacts headers = readHeaders(input);
    page.noIndex = headers.robots.noIndex;
    page.noFollow = headers.robots.noFollow;
    page.canonical = std::move(headers.canonical);
    LinkCollector links(options.resources);
    links.start(std::move(headers.links));
    SniffedEncoding encoding = sniffEncoding(input.body, input.contentType);
    const QByteArrayView bytes = input.body.sliced(encoding.bomBytes);
    QByteArray text = decodeToUtf8(bytes, encoding.name, MaxDecoded);
    if (text.constData() != bytes.data() && text.size() >= MaxDecoded)
        page.tooComplex = true;
    text = withUnixLineEnds(std::move(text));
    if (encoding.name != "UTF-8")
        links.setEncoder(url::queryEncoderFor(encoding.name));
    page.charset = std::move(encoding.name);
    facts::Observations observed;
    if (options.observe) {
        observeCharset(input, encoding.source, observed);
        observeSecrets(text, observed);
    }
    PageContext context{input, options, page, headers, observed, links, input.url};
    PageStream(context).read(text);
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
