#pragma once

#include "core/audit/pageview.h"
#include "core/similar/signature.h"

#include <QList>

#include <optional>
#include <vector>

namespace argiope::audit {

/// What a site answers where nothing is, as probes have found: pages that say the same are not there either.
class NotFoundTexts
{
public:
    explicit NotFoundTexts(const QList<store::ProbeRecord> &probes);

    /// Nothing where the page says something of its own, or what its host says elsewhere is not known.
    [[nodiscard]] std::optional<Verdict> of(const PageView &page) const;

private:
    struct Text
    {
        QByteArray origin;
        QByteArray url;
        QByteArray hash; ///< as a page's textHash
        std::optional<similar::Signature> signature;
    };
    std::vector<Text> m_texts;
};

} // namespace argiope::audit
