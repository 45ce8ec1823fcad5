// The first byte chooses between documents and style sheets, whose URLs are replaced. Run with -timeout=5
// -max_len=65536.

#include "core/html/css.h"
#include "core/html/inputstream.h"
#include "core/html/urlholders.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

void check(bool holds)
{
    if (!holds)
        abort();
}

std::optional<QByteArray> same(QByteArrayView, html::LinkKind)
{
    return std::nullopt;
}

std::optional<QByteArray> other(QByteArrayView, html::LinkKind)
{
    return QByteArrayLiteral("o\"t'h e\\r");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > 65536)
        return 0;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    const QByteArray text = html::inputStream(bytes, "text/html; charset=utf-8").text;
    if (data[0] & 1) {
        check(html::rewriteCss(text, same) == text);
        const QByteArray now = html::rewriteCss(text, other);
        html::forEachCssUrl(now, [](QByteArrayView url, bool) { check(url == "o\"t'h e\\r"); });
        return 0;
    }
    qsizetype done = 0;
    bool plain = true;
    html::forEachUrlHolder(text, [&](const html::UrlHolder &holder) {
        check(holder.begin >= done && holder.end >= holder.begin && holder.end <= text.size());
        done = holder.end;
        plain = plain && !holder.isBase && !holder.isIntegrity && holder.shape != html::HolderShape::Document;
        html::forEachUrlIn(holder.shape, holder.value, [&](const html::UrlInValue &url) {
            check(url.begin >= 0 && url.end >= url.begin && url.end <= holder.value.size());
        });
    });
    if (plain)
        check(html::rewriteHtml(text, same) == text);
    (void)html::rewriteHtml(text, other);
    return 0;
}
