#pragma once

#include "core/facts/observations.h"
#include "core/html/maintext.h"
#include "core/language/speller.h"
#include "core/language/spellingwords.h"

#include <array>

namespace argiope::engine {

/// Looks up the words of a page's main text while it is read, without code and parts in a language of their own.
class PageSpelling final : public html::MainTextSink
{
public:
    void block(QByteArrayView text, html::MainTextPlace place, bool headed) override;
    void spoken(QByteArrayView text, html::MainTextPlace place) override;
    /// What the audit asks for, in the dictionary of the language that the page says, or that its text shows. Nothing
    /// where there is no dictionary of it. Once, behind the page.
    /// - "spelling": how many different words were looked up; evidence: the dictionary.
    /// - "spelling-unknown": how many it lacks; evidence: these, with a blank between them, as many as fit.
    void note(QByteArrayView declared, const language::Speller &speller, facts::Observations &observed) const;

private:
    std::array<language::SpellingWords, 3> m_words; ///< by html::MainTextPlace
    html::MainTextChoice m_choice;
};

} // namespace argiope::engine
