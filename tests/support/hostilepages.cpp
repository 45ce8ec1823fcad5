// Traps in bodies: codings and pages.

#include "core/base/libraries.h"
#include "tests/support/compressed.h"
#include "tests/support/hostilesite.h"
#include "tests/support/sanitized.h"

namespace argiope::test {

namespace {

// Far more than any page is allowed to cost. What a sanitizer watches need not be as long to be as deep.
constexpr int manyTags = sanitized ? 30'000 : 100'000;
constexpr int manyBytes = sanitized ? 400'000 : 4'000'000;
constexpr int manyZeros = sanitized ? 10'000'000 : 100'000'000;

/// 100 MB of zeros as brotli has them; its encoder is not needed elsewhere.
QByteArray brotliBomb()
{
    return QByteArray::fromHex(
        "cbffff3f002400e2b14072effff8ffff078004401c1680eefd1fffffff00900088c302d0bdffe3ffff1f001200715800baf7"
        "7ffcffff034002200e0b40f7fe8fffff7f004800c46101e8defff1ffff0f000980382c00ddfb3ffeffff012001108705a07b"
        "ffc7ffff3f002400e2b00074effff8ffff078004401c1680eefd1fffffff00900088c302d0bdffcb7ff03a001200715800ba"
        "d875");
}

Response encoded(const char *coding, const QByteArray &body)
{
    return Response{.headers = {{"Content-Encoding", coding}}, .body = body};
}

} // namespace

std::vector<Trap> encodingTraps()
{
    const QByteArray zeros(manyZeros, '\0');
    const QByteArray page = "<a href=/x>x</a>" + QByteArray("some text ").repeated(1000);
    const QByteArray bomb = deflated(zeros, gzipWindow);
    // Who cannot undo Brotli refuses it before it has grown.
    const char *const grown = base::HasBrotli ? "too_large" : "decode_failed";
    return {
        {"/bomb/gzip", encoded("gzip", bomb), "too_large", 200},
        {"/bomb/deflate", encoded("deflate", deflated(zeros, zlibWindow)), "too_large", 200},
        {"/bomb/br", encoded("br", brotliBomb()), grown, 200},
        {"/bomb/zstd", encoded("zstd", zstandard(zeros)), "too_large", 200},
        {"/bomb/br-in-zstd", encoded("br, zstd", zstandard(brotliBomb())), grown, 200},
        {"/bomb/stacked", encoded("gzip, gzip", deflated(bomb, gzipWindow)), "too_large", 200},
        {"/coding/cut", encoded("gzip", deflated(page, gzipWindow).chopped(20)), "decode_failed", 200},
        {"/coding/zstd-cut", encoded("zstd", zstandard(page).chopped(5)), "decode_failed", 200},
        {"/coding/br-cut", encoded("br", brotliBomb().first(1)), "decode_failed", 200},
        {"/coding/mislabelled", encoded("br", deflated(page, gzipWindow)), "decode_failed", 200},
        {"/coding/none-at-all", encoded("gzip", page), "decode_failed", 200},
        {"/coding/no-br", encoded("br", QByteArray(300, '\xff')), "decode_failed", 200},
        {"/coding/no-zstd", encoded("zstd", page), "decode_failed", 200},
        {"/coding/compress", encoded("compress", page), "decode_failed", 200},
        {"/coding/unknown", encoded("rot13", page), "ok", 200},
        {"/coding/six", encoded("gzip,gzip,gzip,gzip,gzip,gzip", deflated(page, gzipWindow)), "decode_failed", 200},
        {"/coding/gzip-in-zstd", encoded("gzip, zstd", zstandard(deflated(page, gzipWindow))), "ok", 200},
        {"/coding/deflate-in-gzip", encoded("deflate, gzip", deflated(deflated(page, zlibWindow), gzipWindow)), "ok",
            200},
    };
}

std::vector<Trap> pageTraps()
{
    std::vector<Trap> traps;
    const auto add = [&traps](const QByteArray &name, const QByteArray &rest, const QByteArray &outcome) {
        traps.push_back({"/page/" + name,
            QByteArray("<!DOCTYPE html><html><body><a href=/honest/before/" + name + ">before</a>" + rest), outcome,
            200});
    };
    for (const char *tag :
        {"div", "b", "a", "table", "ul><li", "font", "svg", "select", "template", "button", "h1", "p><em", "i><table"})
        add(QByteArray("nested-") + QByteArray(tag).replace('>', "").replace('<', "-"),
            QByteArray('<' + QByteArray(tag) + '>').repeated(manyTags), "too_complex|ok");
    QByteArray attributes = "<p";
    for (int i = 0; i < 150'000; ++i)
        attributes += " a" + QByteArray::number(i) + "=1";
    add("attributes", attributes + ">text", "too_complex");
    const QByteArray megabytes(manyBytes, 'x');
    add("attribute", "<p title=\"" + megabytes + "\">text", "ok");
    add("href", "<a href=\"" + megabytes + "\">text</a>", "ok");
    add("title", "<title>" + megabytes + "</title>", "ok");
    add("comment", "<!--" + megabytes, "ok");
    add("script", "<script>" + megabytes, "ok");
    add("entities", QByteArray("&amp;&#x41;").repeated(manyTags), "ok");
    add("nul", withNuls("te~xt<a href='/nu~l'>x</a>"), "ok");
    add("invalid-utf-8", QByteArray("\xff\xfe\xc3\x28\xed\xa0\x80 text ").repeated(1000), "ok");
    QByteArray links;
    for (int i = 0; i < manyTags; ++i)
        links += "<a href='#" + QByteArray::number(i) + "'>";
    add("links", links, "too_complex|ok");

    QByteArray utf16 = "\xff\xfe";
    for (const char c : QByteArray("<html><a href=/honest/utf-16>x</a>"))
        utf16 += QByteArray(1, c) + QByteArray(1, '\0');
    traps.push_back({"/page/utf-16", Response{.contentType = "text/html", .body = utf16}, "ok", 200});
    QByteArray noise;
    quint32 random = 1;
    for (int i = 0; i < manyBytes / 4; ++i)
        noise += char((random = random * 1664525 + 1013904223) >> 24);
    traps.push_back({"/page/binary-as-html", Response{.body = noise}, "ok|too_complex", 200});
    traps.push_back({"/page/binary-without-type", Response{.contentType = "", .body = noise}, "ok", 200});
    traps.push_back({"/page/html-without-type",
        Response{.contentType = "", .body = "<!DOCTYPE html><a href=/honest/untyped>x</a>"}, "ok", 200});
    traps.push_back({"/page/html-as-text", Response{.contentType = "text/plain", .body = "<a href=/never-linked>x</a>"},
        "ok", 200});
    return traps;
}

} // namespace argiope::test
