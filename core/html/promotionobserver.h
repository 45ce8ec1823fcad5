#pragma once

#include "core/html/collector.h"
#include "core/schemaorg/structureddata.h"

namespace argiope::html {

/// What a page says of itself to those who show it elsewhere: JSON-LD, the tags of social networks, AMP, its icon and
/// its manifest. For audits.
class PromotionObserver : public Collector
{
public:
    explicit PromotionObserver(PageContext &context)
        : m_context(context)
        , m_data(context.observed)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[]
            = {Tag::Html, Tag::Link, Tag::Meta, Tag::Script, Tag::Style, Tag::Img, Tag::A, Tag::Time};
        return all;
    }
    [[nodiscard]] Attrs attrs() const override { return markup::bitOf(Attr::Microdata); }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void closed(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void finish() override;

private:
    static constexpr WalkFlags InStructuredData = 1U << 30;

    WalkFlags script(const ElementView &view);
    void link(const ElementView &view);
    void meta(const ElementView &view);
    void openGraph(QByteArrayView property, QByteArrayView content);
    void readScript();
    void finishSocial();
    void finishAmp();
    void byline(const ElementView &view);
    void finishArticle();
    void observe(const char *name, const facts::Observations::Text &evidence = {})
    {
        m_context.observed.add(name, evidence);
    }

    PageContext &m_context;
    schemaorg::StructuredData m_data;
    QByteArray m_text; ///< of the script that is open
    markup::ElementId m_open = 0;
    qsizetype m_bytes = 0; ///< of all scripts

    enum OpenGraph : size_t { Title, Type, Image, Url, OpenGraphCount };
    QByteArray m_graph[OpenGraphCount];
    bool m_anyGraph = false; ///< a property of og:
    bool m_card = false; ///< twitter:card

    bool m_structuredArticle = false; ///< in JSON-LD, where more is asked of it
    bool m_author = false; ///< is named somewhere
    bool m_date = false;
    bool m_published = false; ///< article:published_time

    bool m_amp = false; ///< the page says that it is one
    bool m_ampScript = false;
    bool m_ampStyle = false;
    QByteArray m_ampForeign; ///< what no such page may have
};

/// Where one of the addresses that its items name as their page's, as written, is another page's.
void noteOtherAddress(PageContext &context, const QByteArrayList &addresses);

} // namespace argiope::html
