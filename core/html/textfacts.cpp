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

void TextFacts::text(QByteArrayView text, WalkFlags flags)
{
    if (!m_context.isPage())
        return;
    if (m_stats)
        m_stats->append(text);
    if (m_words)
        m_words->append(text, (flags & (InAnchor | BesideMain)) == 0);
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
        const qint64 share = m_context.source.isEmpty() ? 1000 : 1000 * m_stats->bytes() / m_context.source.size();
        if (m_context.options.observe && share < MostShare)
            m_context.observed.add("text-share", {}, int(share));
    }
    if (m_words)
        m_context.page.words = m_words->take();
}

} // namespace argiope::html
