#include "core/html/maintextfacts.h"

namespace argiope::html {

MainTextFacts::Part::Part(bool withSignature)
    : shingles([this, withSignature](std::span<const quint64> some) {
        if (withSignature)
            maker.add(some);
    })
{
}

MainTextFacts::MainTextFacts(bool withSignature)
    : m_inside(withSignature)
    , m_outside(withSignature)
    , m_withSignature(withSignature)
{
}

void MainTextFacts::block(QByteArrayView text, bool inMain)
{
    m_any = m_any || inMain;
    if (m_any != inMain)
        return; // the part outside of `main` does not count any more
    similar::Shingles &shingles = inMain ? m_inside.shingles : m_outside.shingles;
    shingles.append(text);
    shingles.breakWord();
}

void MainTextFacts::store(facts::PageFacts &page)
{
    Part &part = m_any ? m_inside : m_outside;
    part.shingles.finish();
    page.mainWords = part.shingles.words();
    if (m_withSignature)
        page.signature = part.maker.signature().encoded();
}

} // namespace argiope::html
