#pragma once

#include "core/html/collector.h"
#include "core/html/contentpolicy.h"

namespace argiope::html {

/// Which policies a document gives itself: content security, referrer. For audits, and for who asks whether what it
/// names by http is fetched so.
class PolicyObserver : public Collector
{
public:
    explicit PolicyObserver(PageContext &context);

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Meta};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

    /// Browsers fetch by https what the page names by http (Upgrade Insecure Requests, 3.1). Known at its end.
    [[nodiscard]] bool upgrades() const { return m_upgrades; }

private:
    PageContext &m_context;
    int m_policies = 0;
    PolicyGaps m_gaps = 0; ///< of all of them together
    bool m_upgrades = false;
};

} // namespace argiope::html
