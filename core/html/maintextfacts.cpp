#include "core/html/maintextfacts.h"

namespace argiope::html {

MainTextFacts::Part::Part(bool withSignature)
{
    if (!withSignature) {
        shingles.emplace();
        return;
    }
    maker.emplace();
    shingles.emplace([this](std::span<const quint64> some) { maker->add(some); });
}

MainTextFacts::MainTextFacts(bool withSignature)
    : m_withSignature(withSignature)
{
}

void MainTextFacts::block(QByteArrayView text, bool inMain)
{
    m_any = m_any || inMain;
    if (m_any != inMain)
        return; // the part outside of `main` does not count any more
    std::optional<Part> &part = inMain ? m_inside : m_outside;
    if (!part)
        part.emplace(m_withSignature);
    part->shingles->appendParagraph(text);
}

void MainTextFacts::store(facts::PageFacts &page)
{
    std::optional<Part> &part = m_any ? m_inside : m_outside;
    page.mainWords = 0;
    if (!part)
        return;
    part->shingles->finish();
    page.mainWords = part->shingles->words();
    if (part->maker)
        page.signature = part->maker->signature().encoded();
}

} // namespace argiope::html
