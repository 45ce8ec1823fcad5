// The first byte chooses options; the rest is a document. Run with -timeout=5 -max_len=65536.

#include "core/html/extract.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > 65536)
        return 0;
    static const url::Url base = *url::parse("http://example.org/dir/page.html?q#f");
    html::PageInput input;
    input.body = QByteArrayView(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    input.url = base;
    html::ExtractOptions options;
    options.resources = !(data[0] & 1);
    options.dynamic = data[0] & 2;
    options.text = !(data[0] & 4);
    if (data[0] & 8) {
        const qsizetype end = input.body.indexOf('\n');
        const QByteArray line = input.body.first(end < 0 ? input.body.size() : end).toByteArray();
        input.headers = {{"Link", line}, {"Refresh", line}, {"X-Robots-Tag", line}};
        input.contentType = input.body.first(end < 0 ? input.body.size() : end);
    }
    const html::ParsedPage facts = html::extractHtml(input, options);
    const auto valid = [](const QByteArray &text) {
        if (!text.isValidUtf8())
            abort();
    };
    valid(facts.title);
    valid(facts.description);
    valid(facts.h1);
    valid(facts.metaRobots);
    valid(facts.language);
    for (const html::Link &link : facts.links) {
        valid(link.text);
        valid(link.url.href());
        if (link.element().isEmpty() || link.attribute().isEmpty())
            abort();
        if (!options.resources && link.kind != html::LinkKind::Navigation)
            abort();
    }
    return 0;
}
