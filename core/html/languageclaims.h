#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// What a page says of its language elsewhere than on its html element: og:locale and Content-Language, as a header or
/// meta. Noted ("og-locale", "content-language") where it names another primary language. For audits.
class LanguageClaims : public Collector
{
public:
    explicit LanguageClaims(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Meta};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    PageContext &m_context;
    QByteArray m_locale;
    QByteArray m_content;
};

} // namespace argiope::html
