#pragma once

#include "core/audit/audit.h"

#include <vector>

namespace argiope::audit {

class CheckFindings;

/// Which URLs are in trouble: those with an error or a warning that is not ignored. Findings about files beside the
/// URLs count for none. Memory: a bit for each URL up to the last one. A value.
class TroubledUrls
{
public:
    void take(const Finding &finding); ///< one, as an audit comes upon it
    void take(const CheckFindings &found, Severity severity); ///< all of a check, which has that severity
    [[nodiscard]] qint64 count() const { return m_count; }

private:
    std::vector<quint64> m_bits; ///< by id
    qint64 m_count = 0;
};

} // namespace argiope::audit
