#pragma once

#include "core/html/charset.h"
#include "core/html/collector.h"

namespace argiope::html {

/// What is odd about title, description, canonical URL, viewport and refresh of a page, for audits; and which pages it
/// names as its next, its previous and its AMP one.
class HeadObserver : public Collector
{
public:
    explicit HeadObserver(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Title, Tag::Link, Tag::Meta};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    void title(const ElementView &view);
    void link(const ElementView &view);
    void canonical(const ElementView &view);
    void meta(const ElementView &view);
    void viewport(QByteArrayView content);
    void charset(const ElementView &view, QByteArrayView label);
    void observe(const char *name, const facts::Observations::Text &evidence = {})
    {
        m_context.observed.add(name, evidence);
    }

    PageContext &m_context;
    int m_titles = 0;
    bool m_titleInHead = false;
    int m_descriptions = 0;
    bool m_viewport = false;
    bool m_charset = false;
    struct Canonical
    {
        QByteArray url; ///< resolved; "" for what does not parse
        const char *source;
    };
    QList<Canonical> m_canonicals; ///< in the order of the document, then of the headers
};

/// What a document says of its encoding before its elements are read.
void observeCharset(
    const PageInput &input, const QByteArray &charset, EncodingSource source, facts::Observations &observed);

} // namespace argiope::html
