#pragma once

#include "core/base/hashtable.h"
#include "core/html/elementlinks.h"

namespace argiope::html {

/// How links are written and what they are called, for audits: what leads nowhere, what says nothing, what says the
/// same of different pages. Links of documents within the page and of hidden elements are left out.
class AnchorObserver : public Collector
{
public:
    AnchorObserver(PageContext &context, const ElementLinks &links)
        : m_context(context)
        , m_links(links)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::A};
        return all;
    }
    [[nodiscard]] std::span<const Tag> tagsInside() const override
    {
        static constexpr Tag all[]
            = {Tag::Code, Tag::Img, Tag::Svg, Tag::Span, Tag::I, Tag::Button, Tag::Input, Tag::Iframe, Tag::Video};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void copied(const markup::NewElement &element) override;
    void closed(const markup::Element &element) override;
    void finish() override;

private:
    /// What the page says of a link beside its text.
    struct Said
    {
        bool visible : 1 = false; ///< it is one of the page's own that people see
        bool named : 1 = false; ///< by an attribute of it or of what is in it
        bool code : 1 = false; ///< its text is a name of something, whatever the word means elsewhere
        bool plain : 1 = false; ///< of how it is written there is nothing to say
        bool quiet : 1 = false; ///< nor of what it is called
        quint32 alt = 0; ///< of its first image: in m_alts, counted from 1; 0: none
    };
    /// Links of a kind: a page may have thousands.
    struct Tally
    {
        static constexpr int MostShown = 20; ///< some say the same
        int count = 0;
        QByteArrayList some; ///< what the first ones say
        void add(const QByteArray &text)
        {
            if (count++ < MostShown)
                some.append(text);
        }
        void tell(facts::Observations &observed, const char *name) const
        {
            for (int i = 0; i < some.size(); ++i)
                observed.add(name, some.at(i), i + 1 < some.size() ? 1 : count - i);
        }
    };
    void anchor(const ElementView &view);
    void setInside(bool inside)
    {
        m_inside = inside;
        watch(inside);
    }
    void written(QByteArrayView href);
    void languageOf(QByteArrayView said);
    [[nodiscard]] bool isPlainAgain() const;
    void lookAtNeighbours(size_t first, size_t second);
    [[nodiscard]] bool lookAtText(const Link &link, const Said &said);

    PageContext &m_context;
    const ElementLinks &m_links;
    std::vector<Said> m_said; ///< by the link's index
    QByteArrayList m_alts; ///< most links have no image
    markup::ElementId m_open = 0; ///< the `a` that was met last, or its last copy; 0: none
    bool m_inside = false; ///< it is open
    qsizetype m_openLink = -1;
    QByteArrayView m_host; ///< the page's
    QByteArrayView m_self; ///< its URL without a fragment
    QByteArray m_language; ///< primary subtag; "" where it does not say
    Tally m_generic;
    Tally m_sameText;
    base::HashTable<const Link *> m_targets; ///< the first link with a text, by its hash
};

} // namespace argiope::html
