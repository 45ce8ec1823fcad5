#include "core/html/maintextfacts.h"

#include "core/language/detect.h"
#include "core/language/readingease.h"

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
    Part &part = inMain ? m_inside : m_outside;
    part.shingles.append(text);
    part.shingles.breakWord();
    if (const qsizetype room = language::SampleBytes - part.sample.size(); room > 1)
        part.sample += base::cutUtf8(text, room - 1).toByteArray() + '\n';
}

void MainTextFacts::store(facts::PageFacts &page, facts::Observations &observed)
{
    Part &part = m_any ? m_inside : m_outside;
    part.shingles.finish();
    page.mainWords = part.shingles.words();
    if (m_withSignature)
        page.signature = part.maker.signature().encoded();
    const QByteArray spoken = language::detect(part.sample);
    if (!spoken.isEmpty())
        observed.add("text-language", spoken);
    if (spoken != "en")
        return;
    if (const auto ease = language::readingEase(part.sample))
        observed.add("reading-ease", QByteArray::number(*ease, 'f', 1));
}

} // namespace argiope::html
