#include "core/audit/troubled.h"

#include "core/audit/findings.h"

#include <algorithm>
#include <bit>

namespace argiope::audit {

namespace {

bool isTrouble(Severity severity)
{
    return severity != Severity::Notice;
}

} // namespace

void TroubledUrls::take(const Finding &finding)
{
    if (finding.verdict.state != State::Found || finding.ignored || !isTrouble(finding.severity)
        || finding.page == base::UrlId::None)
        return;
    const auto raw = quint64(base::raw(finding.page));
    const auto word = size_t(raw / 64);
    if (word >= m_bits.size())
        m_bits.resize(std::max(word + 1, m_bits.size() * 2));
    const quint64 bit = quint64(1) << (raw % 64);
    m_count += (m_bits[word] & bit) == 0;
    m_bits[word] |= bit;
}

void TroubledUrls::take(const CheckFindings &found, Severity severity)
{
    if (!isTrouble(severity))
        return;
    found.addTo(m_bits);
    m_count = 0;
    for (const quint64 word : m_bits)
        m_count += std::popcount(word);
}

} // namespace argiope::audit
