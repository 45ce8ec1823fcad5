#pragma once

#include "core/html/maintext.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"

#include <QByteArrayList>

#include <array>
#include <optional>

namespace argiope::html {

/// How many words the main text of a page has, and the signature by which pages with much the same text are found.
class MainTextFacts : public MainTextSink
{
public:
    /// `withSignature`: else the words are counted only.
    explicit MainTextFacts(bool withSignature);

    void block(QByteArrayView text, MainTextPlace place, bool headed) override;
    void spoken(QByteArrayView text, MainTextPlace place) override;
    void links(qsizetype bytes, bool inMain) override;
    /// Once, behind the last block.
    /// `observe`: what language it is in is wanted, too.
    void store(facts::PageFacts &page, facts::Observations &observed, bool observe);

private:
    /// Of what comes in one place. Made where something comes.
    struct Part
    {
        explicit Part(bool withSignature);
        Part(const Part &) = delete;
        Part &operator=(const Part &) = delete;
        std::optional<similar::SignatureMaker> maker;
        std::optional<similar::Shingles> shingles;
        QByteArray begin; ///< how it begins: a line a block
        QByteArray end; ///< of what is behind that its end, or some more
    };
    void observeLanguage(const Part &part, const facts::PageFacts &page, facts::Observations &observed) const;

    std::array<std::optional<Part>, 3> m_parts; ///< by MainTextPlace
    MainTextChoice m_choice;
    QByteArrayList m_placeholders; ///< texts that were to be replaced, the first ones
    const bool m_withSignature;
    qsizetype m_linksInside = 0; ///< bytes of lists of links there
    qsizetype m_linksOutside = 0;
};

/// MainText with one of these.
class MainTextCollector : public MainText
{
public:
    explicit MainTextCollector(PageContext &context)
        : MainText(context, m_facts)
        , m_context(context)
        , m_facts(context.options.signature)
    {
    }
    void finish() override
    {
        MainText::finish();
        m_facts.store(m_context.page, m_context.observed, m_context.options.observe);
    }

private:
    PageContext &m_context;
    MainTextFacts m_facts;
};

} // namespace argiope::html
