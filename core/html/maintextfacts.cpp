#include "core/html/maintextfacts.h"

#include "core/base/text.h"
#include "core/language/detect.h"
#include "core/language/readingease.h"

namespace argiope::html {

namespace {

constexpr qsizetype BytesOfWord = 6; ///< about, with the space behind it
constexpr int LeastInMain = 100; ///< words of links that are worth a note
constexpr int LeastOutside = 1000; ///< menus that are not marked as such are shorter

} // namespace

MainTextFacts::Part::Part(bool withSignature)
{
    sample.reserve(language::SampleBytes);
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
    if (const qsizetype room = language::SampleBytes - part->sample.size(); room > 1)
        part->sample.append(base::cutUtf8(text, room - 1)).append('\n');
}

void MainTextFacts::links(qsizetype bytes, bool inMain)
{
    (inMain ? m_linksInside : m_linksOutside) += bytes;
}

void MainTextFacts::store(facts::PageFacts &page, facts::Observations &observed, bool observe)
{
    std::optional<Part> &part = m_any ? m_inside : m_outside;
    page.mainWords = 0;
    if (observe) {
        const bool hasMain = m_any || m_linksInside > 0;
        const int words = int((hasMain ? m_linksInside : m_linksOutside) / BytesOfWord);
        if (words >= (hasMain ? LeastInMain : LeastOutside))
            observed.add("link-lists", {}, words);
    }
    if (!part)
        return;
    part->shingles->finish();
    page.mainWords = part->shingles->words();
    if (part->maker)
        page.signature = part->maker->signature().encoded();
    if (!observe)
        return;
    const QByteArray spoken = language::detect(part->sample);
    if (!spoken.isEmpty())
        observed.add("text-language", spoken);
    if (spoken != "en")
        return;
    if (const auto ease = language::readingEase(part->sample))
        observed.add("reading-ease", QByteArray::number(*ease, 'f', 1));
}

} // namespace argiope::html
