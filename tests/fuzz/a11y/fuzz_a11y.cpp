// Input: a document. Run:
//   fuzz_a11y -max_len=4096 -max_total_time=600 WORK_FOLDER

#include "core/a11y/examine.h"
#include "core/html/inputstream.h"

#include <QStringDecoder>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

using namespace argiope;

namespace {

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "violated: %s\n", what);
    std::abort();
}

bool isUtf8(const QByteArray &text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(text);
    return !decoder.hasError() && decoded.size() <= text.size();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    // An exact-size copy, so that AddressSanitizer sees a read past the end.
    const std::unique_ptr<char[]> copy(new char[size]);
    if (size > 0)
        std::memcpy(copy.get(), data, size);
    const html::InputStream stream = html::inputStream({copy.get(), qsizetype(size)}, "text/html");
    const dom::Document document(stream.text);
    const a11y::Report report = a11y::examine(document, {50});
    int line = 0;
    for (const a11y::Instance &one : report.instances) {
        require(one.line >= 1 && one.column >= 1 && one.line >= line, "positions grow");
        line = one.line;
        require(one.element.size() <= 200 && one.detail.size() <= 200, "texts are short");
        require(isUtf8(one.element) && isUtf8(one.detail), "texts are UTF-8");
    }
    for (const a11y::Tally &tally : report.tallies)
        require(tally.found >= 0 && tally.needsPerson >= 0 && tally.found + tally.needsPerson > 0, "counts count");
    return 0;
}
