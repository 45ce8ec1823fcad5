#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>

namespace argiope::sitemap {

/// Turns the bytes of a sitemap into UTF-8 in pieces. The encoding is that of the byte order mark, of the zero bytes
/// around the first "<" (XML 1.0, appendix F), or of the XML declaration; else UTF-8. UTF-8 is handed on as it is,
/// without its mark and unchecked. One thread.
class SitemapDecoder
{
public:
    using Output = std::function<void(QByteArrayView)>;

    SitemapDecoder();
    ~SitemapDecoder();
    SitemapDecoder(const SitemapDecoder &) = delete;
    SitemapDecoder &operator=(const SitemapDecoder &) = delete;

    void feed(QByteArrayView bytes, const Output &output);
    void finish(const Output &output);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The value of encoding="…" in the XML declaration that a text begins with; "" where there is none.
[[nodiscard]] QByteArray declaredEncoding(QByteArrayView start);

} // namespace argiope::sitemap
