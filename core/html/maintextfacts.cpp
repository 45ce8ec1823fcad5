#include "core/html/maintextfacts.h"

#include "core/base/text.h"
#include "core/html/absencewords.h"
#include "core/html/placeholdertexts.h"
#include "core/html/textcollector.h"
#include "core/language/detect.h"
#include "core/language/mixture.h"
#include "core/language/readingease.h"

#include <algorithm>
#include <utility>

namespace argiope::html {

namespace {

constexpr qsizetype BytesOfWord = 6; ///< about, with the space behind it
constexpr qsizetype MostPlaceholders = 20; ///< told of one page
constexpr int LeastInMain = 100; ///< words of links that are worth a note
constexpr int LeastOutside = 1000; ///< menus that are not marked as such are shorter
constexpr int MostOfAbsence = 150; ///< words: who has more to say says it of something that is there

constexpr int MostOfErrorPage = 300; ///< words: pages with more are about something whatever they are called

/// What a page with little text says of something that is not there.
void observeAbsence(
    QByteArrayView text, QByteArrayView language, const facts::PageFacts &page, facts::Observations &observed)
{
    QByteArray sold = outOfStock(page.title, language);
    const bool mayTell = mayTellAbsence(text, language);
    const QString said = mayTell ? plainPhrases(text) : QString();
    if (const QByteArray sentence = notFoundSentence(said, language); !sentence.isEmpty())
        observed.add("not-found-sentence", sentence);
    int labels = 0; // a list of things has many
    const bool mayBe = mayBeOutOfStock(said, language);
    for (qsizetype begin = 0; mayBe && begin < text.size();) {
        const qsizetype line = text.indexOf('\n', begin);
        const qsizetype end = line < 0 ? text.size() : line;
        if (const QByteArray found = outOfStock(text.sliced(begin, end - begin), language); !found.isEmpty()) {
            ++labels;
            sold = found;
        }
        begin = end + 1;
    }
    constexpr int mostLabels = 2; // beside the price, and under the button
    if (!sold.isEmpty() && labels <= mostLabels)
        observed.add("out-of-stock", sold);
}

} // namespace

MainTextFacts::Part::Part(bool withSignature)
{
    begin.reserve(language::SampleBytes);
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

void MainTextFacts::block(QByteArrayView text, MainTextPlace place, bool headed)
{
    m_choice.add(place, text.size(), headed);
    if (m_choice.isOut(place))
        return; // the part outside of `main` does not count any more
    std::optional<Part> &part = m_parts[size_t(place)];
    if (!part)
        part.emplace(m_withSignature);
    part->shingles->appendParagraph(text);
}

void MainTextFacts::spoken(QByteArrayView text, MainTextPlace place)
{
    if (text.isEmpty())
        return;
    if (m_placeholders.size() < MostPlaceholders && isPlaceholderText(text))
        m_placeholders.append(collapsed(text, facts::Observations::EvidenceBytes));
    std::optional<Part> &part = m_parts[size_t(place)];
    if (!part)
        return;
    if (const qsizetype room = language::SampleBytes - part->begin.size(); room > 1 && part->end.isEmpty()) {
        const QByteArrayView first = base::cutUtf8(text, room - 1);
        part->begin.append(first).append('\n');
        text = text.sliced(first.size());
        if (text.isEmpty())
            return;
    }
    // Twice as much as is looked at is kept of the end, so that little is moved.
    part->end.append(text.last(std::min(text.size(), language::SampleBytes))).append('\n');
    if (part->end.size() > 2 * language::SampleBytes)
        part->end.remove(0, part->end.size() - language::SampleBytes);
}

void MainTextFacts::links(qsizetype bytes, bool inMain)
{
    (inMain ? m_linksInside : m_linksOutside) += bytes;
}

void MainTextFacts::store(facts::PageFacts &page, facts::Observations &observed, bool observe)
{
    const MainTextPlace place = m_choice.best();
    std::optional<Part> &part = m_parts[size_t(place)];
    page.mainWords = 0;
    if (observe) {
        const bool hasMain = place == MainTextPlace::Main || m_linksInside > 0;
        const int words = int((hasMain ? m_linksInside : m_linksOutside) / BytesOfWord);
        if (words >= (hasMain ? LeastInMain : LeastOutside))
            observed.add("link-lists", {}, words);
        for (const QByteArray &placeholder : std::as_const(m_placeholders))
            observed.add("content-placeholder", placeholder);
    }
    if (!part)
        return;
    part->shingles->finish();
    page.mainWords = part->shingles->words();
    if (part->maker)
        page.signature = part->maker->signature().encoded();
    if (observe)
        observeLanguage(*part, page, observed);
}

void MainTextFacts::observeLanguage(const Part &part, const facts::PageFacts &page, facts::Observations &observed) const
{
    QByteArray all = part.begin;
    QByteArrayView end = part.end;
    end = end.last(std::min(end.size(), language::SampleBytes));
    while (!end.isEmpty() && (static_cast<unsigned char>(end.front()) & 0xC0) == 0x80)
        end = end.sliced(1); // of a character that begins before
    all.append(end);
    const language::Mixture mixture = language::mixtureOf(all);
    if (mixture.isOfTwo())
        observed.add("text-languages", QByteArray(mixture.first + ", " + mixture.second), mixture.percent);
    const QByteArray spoken = mixture.isOfTwo() ? mixture.first : language::detect(part.begin);
    if (!spoken.isEmpty())
        observed.add("text-language", spoken);
    if (page.mainWords < MostOfErrorPage && speaksOfStatuses(part.begin))
        observed.add("about-statuses");
    if (page.mainWords < MostOfAbsence)
        observeAbsence(part.begin, spoken, page, observed);
    if (spoken != "en")
        return;
    if (const auto ease = language::readingEase(part.begin))
        observed.add("reading-ease", QByteArray::number(*ease, 'f', 1));
}

} // namespace argiope::html
