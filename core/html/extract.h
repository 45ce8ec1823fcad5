#pragma once

#include "core/html/page.h"

#include <memory>

namespace argiope::html {

/// Memory for one parse at a time: parser nodes come from here and are dropped in one go. Not thread-safe: one arena,
/// one parse. Keeps its blocks between parses and gives back what exceeds `keepBytes`.
class Arena
{
public:
    explicit Arena(size_t keepBytes = 8 * 1024 * 1024);
    ~Arena();
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;

    [[nodiscard]] void *allocate(size_t bytes); ///< aligned for any type; throws std::bad_alloc
    void release(void *data); ///< gives a large allocation back at once; a small one waits for reset()
    void reset(); ///< invalidates everything allocated
    [[nodiscard]] size_t capacity() const; ///< bytes held

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// Links and facts of an HTML document. Pure: no I/O, no globals. Any thread with an arena of its own.
/// Never recurses over the page; a page that is more than the parser can take in bounded time is cut (tooComplex).
[[nodiscard]] PageFacts extractHtml(const PageInput &input, const ExtractOptions &options, Arena &arena);

/// Links of the HTTP headers alone (Link, Refresh); for answers that are no HTML.
[[nodiscard]] QList<Link> extractHeaderLinks(const PageInput &input);

/// url() and @import of a style sheet, in order; `text` is UTF-8.
[[nodiscard]] QList<Link> extractCss(QByteArrayView text, const url::Url &base);

/// True where the type is one that extractHtml reads: text/html, application/xhtml+xml; or, with an empty type, where
/// the first bytes look like HTML (MIME Sniffing Standard, 7.1).
[[nodiscard]] bool isHtml(QByteArrayView contentType, QByteArrayView body);

/// The type without parameters, lower case: "text/html" (MIME Sniffing Standard, 4.4); "" where invalid.
[[nodiscard]] QByteArray mimeEssence(QByteArrayView contentType);

} // namespace argiope::html
