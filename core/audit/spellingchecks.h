#pragma once

#include "core/audit/sitechecks.h"

#include <QByteArray>
#include <QHash>

#include <vector>

namespace argiope::audit {

/// Words that no dictionary has: on each page those that the site does not use on many pages, as it does names of its
/// own, and of its field. Takes memory for the pages that have such words: 8 bytes a word and page. One thread.
class SpellingChecks
{
public:
    static constexpr const char *Id = "content-spelling";

    explicit SpellingChecks(const Limits &limits)
        : m_limits(limits)
    {
    }
    void add(const PageView &page);
    /// Once, behind the last page. Undecidable are pages that were not looked at: it was off, there is no dictionary of
    /// their language, or most words are unknown, as they are of another one.
    void finish(const SiteSink &sink);

private:
    struct Word
    {
        QByteArray text;
        int pages = 0;
    };
    struct Page
    {
        quint32 id = 0;
        quint32 begin = 0; ///< in m_uses
        quint32 end = 0;
        int untold = 0; ///< words that did not fit into what is kept of a page
    };
    const Limits &m_limits;
    QHash<QByteArray, quint32> m_numbers; ///< in m_words
    std::vector<Word> m_words;
    std::vector<quint32> m_uses;
    std::vector<Page> m_pages;
    std::vector<quint32> m_open;
};

} // namespace argiope::audit
