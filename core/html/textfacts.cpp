#include "core/html/textfacts.h"

namespace argiope::html {

TextFacts::TextFacts(PageContext &context)
    : m_context(context)
{
    if (context.options.text)
        m_stats.emplace();
    if (context.options.wordSet)
        m_words.emplace(context.input.url.href());
    hear(Visible);
}

void TextFacts::text(QByteArrayView text, WalkFlags)
{
    if (!m_context.isPage())
        return;
    if (m_stats)
        m_stats->append(text);
    if (m_words)
        m_words->append(text);
}

void TextFacts::lineBreak()
{
    if (m_stats)
        m_stats->breakWord();
    if (m_words)
        m_words->breakWord();
}

void TextFacts::finish()
{
    if (m_stats) {
        m_stats->finish();
        m_context.page.wordCount = m_stats->words();
        m_context.page.textHash = m_stats->hash();
    }
    if (m_words)
        m_context.page.wordSet = m_words->hash();
}

} // namespace argiope::html
