#pragma once

#include "core/html/collector.h"

namespace argiope::html {

/// The page's other languages and regions: link and Link with rel=alternate and hreflang, and what is odd about them.
class LanguageVersions : public Collector
{
public:
    static constexpr qsizetype Most = 1000; ///< of a page; more are counted as "language-versions-dropped"

    explicit LanguageVersions(PageContext &context)
        : m_context(context)
    {
    }

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Link};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    void add(const LanguageVersion &version);

    PageContext &m_context;
    QList<LanguageVersion> m_versions;
};

/// `xx`, `xx-YY`, `xx-Ssss`, `xx-Ssss-YY` with a language of ISO 639-1, a script's four letters and a region of ISO
/// 3166-1, or `x-default`, without case: what search engines understand of an hreflang.
[[nodiscard]] bool isSearchLanguage(QByteArrayView code);

} // namespace argiope::html
