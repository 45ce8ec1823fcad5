#include "core/audit/notfoundtexts.h"

#include <algorithm>

namespace argiope::audit {

using store::ProbeKind;
using store::ProbeRecord;

namespace {

constexpr double Alike = 0.95; ///< such a page may repeat the address that was asked for
constexpr int LeastWords = 20; ///< of a text that can be told from another's

} // namespace

NotFoundTexts::NotFoundTexts(const QList<ProbeRecord> &probes)
{
    for (const ProbeRecord &probe : probes) {
        if (probe.kind != ProbeKind::NotFound || probe.state != store::UrlState::Finished)
            continue;
        const auto seen = facts::Observations::fromJson(probe.observations);
        if (seen.count("words") < LeastWords)
            continue;
        const auto bytesOf = [&seen](QByteArrayView name) {
            const facts::Observation *said = seen.find(name);
            return said ? QByteArray::fromBase64(said->evidence) : QByteArray();
        };
        const QByteArray signature = bytesOf("signature-1") + bytesOf("signature-2");
        m_texts.push_back({probe.origin, probe.url, bytesOf("text"), similar::Signature::fromEncoded(signature)});
    }
}

std::optional<Verdict> NotFoundTexts::of(const PageView &page) const
{
    // A site that answers everything with its start page has one page that is there.
    if (m_texts.empty() || !page.isHtml() || !page.internal || page.start || page.page.mainWords < 0
        || page.page.wordCount < LeastWords || page.address().pathname() == "/")
        return std::nullopt;
    const QByteArray origin = page.address().origin();
    std::optional<similar::Signature> own;
    for (const Text &text : m_texts) {
        if (text.origin != origin)
            continue;
        if (!text.hash.isEmpty() && text.hash == page.page.textHash)
            return found(text.url);
        if (!text.signature || text.signature->isEmpty())
            continue;
        if (!own)
            own = similar::Signature::fromEncoded(page.page.signature).value_or(similar::Signature());
        if (!own->isEmpty() && similar::likeness(*text.signature, *own) >= Alike)
            return found(text.url);
    }
    return std::nullopt;
}

} // namespace argiope::audit
