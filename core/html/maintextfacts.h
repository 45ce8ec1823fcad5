#pragma once

#include "core/html/maintext.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"

#include <optional>

namespace argiope::html {

/// How many words the main text of a page has, and the signature by which pages with much the same text are found.
class MainTextFacts : public MainTextSink
{
public:
    /// `withSignature`: else the words are counted only.
    explicit MainTextFacts(bool withSignature);

    void block(QByteArrayView text, bool inMain) override;
    void links(qsizetype bytes, bool inMain) override;
    /// Once, behind the last block.
    /// `observe`: what language it is in is wanted, too.
    void store(facts::PageFacts &page, facts::Observations &observed, bool observe);

private:
    /// Of what comes inside of `main`, or outside. Made where something comes.
    struct Part
    {
        explicit Part(bool withSignature);
        Part(const Part &) = delete;
        Part &operator=(const Part &) = delete;
        std::optional<similar::SignatureMaker> maker;
        std::optional<similar::Shingles> shingles;
        QByteArray sample; ///< how it begins: a line a block
    };
    std::optional<Part> m_inside;
    std::optional<Part> m_outside;
    const bool m_withSignature;
    bool m_any = false; ///< inside of `main`
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
