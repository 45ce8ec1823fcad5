#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// Whether a page is the list of files that a web server makes of a folder without a page of its own. For audits.
class ListingObserver : public Collector
{
public:
    explicit ListingObserver(PageContext &context)
        : m_context(context)
    {
        const QByteArrayView path = context.input.url.pathname();
        if (path.size() > 1 && path.endsWith('/'))
            m_parent = path.first(path.lastIndexOf('/', path.size() - 2) + 1).toByteArray();
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::A};
        return m_parent.isEmpty() ? std::span<const Tag>() : all;
    }
    WalkFlags element(const ElementView &view) override
    {
        if (!m_leadsUp && view.isHtml && m_context.isPage()) {
            const QByteArrayView href = view.value(Attr::Href);
            m_leadsUp = href == "../" || href == ".." || href == m_parent;
        }
        return 0;
    }
    void finish() override
    {
        if (m_leadsUp && m_context.page.title.startsWith("Index of /"))
            m_context.observed.add("sec-directory-listing", m_context.page.title);
    }

private:
    PageContext &m_context;
    QByteArray m_parent; ///< the path of the folder above; "" where the URL is none of a folder within another
    bool m_leadsUp = false;
};

} // namespace argiope::html
