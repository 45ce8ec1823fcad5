#pragma once

#include "core/html/collector.h"
#include "core/html/textcollector.h"
#include "core/html/wordset.h"

#include <optional>

namespace argiope::html {

/// Words and hashes of the visible text.
class TextFacts : public Collector
{
public:
    /// Of a thousand bytes: where more of the document is text, it is not worth a place in the file.
    static constexpr int MostShare = 200;

    explicit TextFacts(PageContext &context);

    [[nodiscard]] bool readsText() const override { return m_stats || m_words; }
    void text(QByteArrayView text, WalkFlags flags) override;
    void lineBreak() override;
    void finish() override;

private:
    PageContext &m_context;
    std::optional<TextStats> m_stats;
    std::optional<WordSet> m_words;
};

} // namespace argiope::html
