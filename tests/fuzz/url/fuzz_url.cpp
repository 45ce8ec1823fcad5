// Input: one byte of choices, then `input`, a line feed, `base`. Run with the seeds beside this file:
//   fuzz_url -dict=tests/fuzz/url/url.dict -max_total_time=600 WORK_FOLDER tests/fuzz/url/corpus

#include "core/url/canonical.h"
#include "core/url/queryencoder.h"
#include "core/url/url.h"

#include <QByteArray>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

using namespace argiope::url;

namespace {

void require(bool holds, const char *what, const QByteArray &first, const QByteArray &second = {})
{
    if (holds)
        return;
    std::fprintf(stderr, "violated: %s\n  %s\n  %s\n", what, first.constData(), second.constData());
    std::abort();
}

bool isAsciiOnly(const QByteArray &bytes)
{
    for (const char c : bytes) {
        if (static_cast<unsigned char>(c) > 0x7E || static_cast<unsigned char>(c) < 0x20)
            return false;
    }
    return true;
}

/// The parts, put together by URL Standard 4.5, are the serialisation: so every offset is where it should be.
QByteArray reassembled(const Url &url)
{
    QByteArray out = url.protocol().toByteArray();
    if (url.hasAuthority()) {
        out.append("//");
        if (url.hasCredentials()) {
            out.append(url.username().toByteArray());
            if (!url.password().isEmpty())
                out.append(':').append(url.password().toByteArray());
            out.append('@');
        }
        out.append(url.host());
    } else if (!url.hasOpaquePath() && url.pathname().startsWith("//")) {
        out.append("/.");
    }
    out.append(url.pathname().toByteArray());
    const QByteArrayView whole = url.hrefWithoutFragment();
    if (out.size() < whole.size() && url.search().isEmpty())
        out.append('?');
    out.append(url.search().toByteArray());
    if (whole.size() < url.href().size() && url.hash().isEmpty())
        out.append('#');
    out.append(url.hash().toByteArray());
    return out;
}

void checkUrl(const Url &url, quint8 choices)
{
    const QByteArray &href = url.href();
    require(isAsciiOnly(href), "the serialisation is printable ASCII", href);
    const QByteArray whole = reassembled(url);
    require(whole == href, "the parts make up the whole", href, whole);
    const auto again = parse(href);
    require(again.ok(), "a serialisation parses", href);
    require(again->href() == href, "parsing a serialisation changes nothing", href, again->href());
    require(again->origin() == url.origin() && again->effectivePort() == url.effectivePort(), "the same origin", href);

    CanonicalOptions options;
    options.normalizeEscapes = !(choices & 1);
    options.dropEmptyQuery = options.sortQuery = choices & 2;
    options.dropDefaultDocument = choices & 4;
    options.dropTrailingSlash = choices & 8;
    options.dropTrackingParameters = choices & 16;
    options.dropSessionIds = choices & 32;
    options.mergeWww = choices & 64;
    options.mergeSchemes = choices & 128;
    const QByteArray once = canonical(url, options);
    const auto reparsed = parse(once);
    require(reparsed.ok(), "a canonical form parses", href, once);
    require(reparsed->href() == once, "a canonical form is a serialisation", once, reparsed->href());
    const QByteArray twice = canonical(*reparsed, options);
    require(twice == once, "a canonical form is its own", once, twice);
    const auto domain = registrableDomain(url.hostname());
    if (domain)
        require(url.isHttp() ? url.hostname().contains(*domain) : true, "a registrable domain ends its host", href);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    const quint8 choices = data[0];
    const auto text = reinterpret_cast<const char *>(data + 1);
    const size_t length = size - 1;
    const void *split = length == 0 ? nullptr : std::memchr(text, '\n', length);
    const size_t inputSize = split ? size_t(static_cast<const char *>(split) - text) : length;
    // Exact-size copies, so that AddressSanitizer sees a read past the end.
    const std::unique_ptr<char[]> input(new char[inputSize]);
    std::memcpy(input.get(), text, inputSize);
    const QByteArrayView inputView(input.get(), qsizetype(inputSize));

    Url base;
    if (split) {
        const size_t baseSize = length - inputSize - 1;
        const std::unique_ptr<char[]> copy(new char[baseSize]);
        std::memcpy(copy.get(), text + inputSize + 1, baseSize);
        if (const auto parsed = parse(QByteArrayView(copy.get(), qsizetype(baseSize))); parsed.ok()) {
            base = *parsed;
            checkUrl(base, choices);
        }
    }
    if (const auto url = parse(inputView, &base); url.ok())
        checkUrl(*url, choices);
    static const char *const encodings[]
        = {"windows-1252", "Shift_JIS", "ISO-2022-JP", "Big5", "gb18030", "EUC-KR", "KOI8-U", "ISO-8859-16"};
    const QueryEncoder encoder = queryEncoderFor(encodings[choices % 8]);
    if (const auto url = parse(inputView, &base, encoder); url.ok())
        checkUrl(*url, choices);
    (void)registrableDomain(inputView);
    return 0;
}
