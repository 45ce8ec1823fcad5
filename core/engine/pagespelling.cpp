#include "core/engine/pagespelling.h"

namespace argiope::engine {

void PageSpelling::block(QByteArrayView text, html::MainTextPlace place, bool headed)
{
    m_choice.add(place, text.size(), headed);
}

void PageSpelling::spoken(QByteArrayView text, html::MainTextPlace place)
{
    if (!text.isEmpty() && !m_choice.isOut(place))
        m_words[size_t(place)].add(text);
}

void PageSpelling::note(QByteArrayView declared, const language::Speller &speller, facts::Observations &observed) const
{
    // Of a page in two languages half the words are of the other one.
    if (observed.find("text-languages"))
        return;
    const facts::Observation *shown = observed.find("text-language");
    const QByteArrayView said = declared.trimmed();
    // What a page says of its language may be what its template says.
    const bool wrong = shown && !said.isEmpty() && !said.toByteArray().toLower().startsWith(shown->evidence.left(2));
    const QByteArray dictionary = speller.dictionaryFor(
        wrong || said.isEmpty() ? (shown ? QByteArrayView(shown->evidence) : QByteArrayView()) : said);
    if (dictionary.isEmpty())
        return;
    const QStringList words = m_words[size_t(m_choice.best())].of(dictionary);
    if (words.isEmpty())
        return;
    observed.add("spelling", dictionary, int(words.size()));
    QByteArray some;
    int count = 0;
    const auto put = [&] {
        if (count > 0)
            observed.add("spelling-unknown", some, count);
        some.clear();
        count = 0;
    };
    for (const QString &word : words) {
        if (speller.knows(dictionary, word))
            continue;
        const QByteArray utf8 = word.toUtf8();
        if (some.size() + 1 + utf8.size() > facts::Observations::EvidenceBytes)
            put();
        some += (some.isEmpty() ? QByteArray() : QByteArray(" ")) + utf8;
        ++count;
    }
    put();
}

} // namespace argiope::engine
