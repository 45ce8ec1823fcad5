// Input: a letter that says the kind of query, the query up to the first line end, and a document. Run:
//   fuzz_select -max_len=4096 -max_total_time=600 WORK_FOLDER tests/fuzz/select/corpus

#include "core/select/extractor.h"

#include <cstdio>
#include <cstdlib>

using namespace argiope;
using namespace argiope::select;

namespace {

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "violated: %s\n", what);
    std::abort();
}

QueryKind kindOf(char letter)
{
    switch (letter) {
    case 'x':
        return QueryKind::XPath;
    case 'r':
        return QueryKind::Regex;
    case 'j':
        return QueryKind::JsonLd;
    case 'm':
        return QueryKind::Microdata;
    default:
        return QueryKind::Css;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), qsizetype(size));
    if (input.isEmpty())
        return 0;
    const qsizetype line = input.indexOf('\n');
    const QByteArray expression = input.mid(1, line < 0 ? -1 : line - 1);
    // A page's text is valid UTF-8 when it gets here.
    const QByteArray html = QString::fromUtf8(line < 0 ? QByteArray() : input.sliced(line + 1)).toUtf8();
    for (const bool xml : {false, true}) {
        const auto query = Query::parse(kindOf(input[0]), QString::fromUtf8(expression));
        if (!query) {
            require(!query.error().message().isEmpty(), "errors have words");
            return 0;
        }
        Page page(html, xml ? dom::Syntax::Xml : dom::Syntax::Html, "http://a.example/#b");
        const auto found = query->all(page);
        if (!found) {
            require(!found.error().message().isEmpty(), "errors have words");
            continue;
        }
        qint32 last = -1;
        for (const Match &match : *found) {
            require(!match.isElement || !match.node.isNull(), "an element is somewhere");
            require(!match.isElement || match.node.number() > last, "elements come in document order, each once");
            if (match.isElement)
                last = match.node.number();
            (void)valueOf(match, Take::Text, {});
            (void)valueOf(match, Take::Html, {});
            (void)valueOf(match, Take::Attribute, "id");
        }
    }
    return 0;
}
