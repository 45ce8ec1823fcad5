#pragma once

#include "core/html/linkrules.h"
#include "core/html/page.h"
#include "core/url/queryencoder.h"

#include <optional>
#include <vector>

namespace argiope::html {

/// The links of one page in document order, and no more than a page may have: of their number, of the bytes of their
/// URLs, and of the work of resolving them, since a long base makes every link long. One parse, one thread.
class LinkCollector
{
public:
    static constexpr qsizetype MostLinks = 200'000;
    static constexpr qint64 MostBytes = 32 * 1024 * 1024; ///< of their URLs
    static constexpr qint64 MostWork = 256 * 1024 * 1024; ///< bytes given to the URL parser

    /// `resources`: links of other kinds than Navigation are wanted too.
    explicit LinkCollector(bool resources)
        : m_resources(resources)
    {
    }
    void setEncoder(url::QueryEncoder encoder) { m_encoder = std::move(encoder); } ///< of the page's charset
    /// The text that is read: values that are views of it are known again. It stays where it is.
    void setDocument(QByteArrayView text) { m_document = text; }
    void start(QList<Link> &&links); ///< those that were found before the page: the wanted ones of them

    /// Where a link is written, and what is said about it.
    struct Place
    {
        const QByteArray &element;
        const QByteArray &attribute;
        LinkRels rel{};
        QByteArray text{};
    };
    /// Nothing where the value is no URL, or there was too much to resolve.
    [[nodiscard]] std::optional<url::Url> resolve(QByteArrayView value, const url::Url &against);
    /// The link's index; -1 where it is not wanted, or one too many.
    qsizetype add(QByteArrayView value, LinkKind kind, const Place &place, const url::Url &against);
    /// All URLs that the value holds by its shape.
    void addRuled(const LinkRule &rule, QByteArrayView value, const Place &place, const url::Url &against);

    [[nodiscard]] const QList<Link> &all() const { return m_links; }
    [[nodiscard]] const Link &at(qsizetype index) const { return m_links.at(index); }
    void setText(qsizetype index, QByteArray text); ///< one that says as much as that which is written alike shares it
    [[nodiscard]] bool overflowed() const { return m_overflowed; } ///< some were one too many
    [[nodiscard]] QList<Link> take() { return std::move(m_links); }

private:
    [[nodiscard]] const LinkSource &sourceOf(const Place &place);
    /// Of links of the document: two of three are written as one before them on their page.
    struct Written
    {
        const char *value = nullptr; ///< in the document
        qsizetype size = 0;
        qsizetype link = 0; ///< the one that it was resolved for
    };
    /// Its place in m_written; nullptr where it has none.
    [[nodiscard]] Written *placeOf(QByteArrayView value, const url::Url &against);
    [[nodiscard]] bool mayResolve(QByteArrayView value, const url::Url &against);

    const bool m_resources;
    bool m_overflowed = false;
    url::QueryEncoder m_encoder;
    QList<Link> m_links;
    std::vector<LinkSource> m_sources; ///< of the last links: most are like one of them
    size_t m_nextSource = 0; ///< which makes room for another
    QByteArrayView m_document;
    QByteArray m_base; ///< what m_written was resolved against
    std::vector<Written> m_written; ///< by hash; another value takes the place of the one before
    qint64 m_bytes = 0;
    qint64 m_work = 0;
};

} // namespace argiope::html
