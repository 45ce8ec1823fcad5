#include "core/markup/treebuilder.h"

#include "core/markup/construction.h"

namespace argiope::markup {

Outcome Rules::process(Mode mode, const Token &token)
{
    switch (mode) {
    case Mode::Initial:
        return document.initial(token);
    case Mode::BeforeHtml:
        return document.beforeHtml(token);
    case Mode::BeforeHead:
        return document.beforeHead(token);
    case Mode::InHead:
        return document.inHead(token);
    case Mode::InHeadNoscript:
        return document.inHeadNoscript(token);
    case Mode::AfterHead:
        return document.afterHead(token);
    case Mode::InBody:
        return body.inBody(token);
    case Mode::Text:
        return body.text(token);
    case Mode::InTable:
        return tables.inTable(token);
    case Mode::InTableText:
        return tables.inTableText(token);
    case Mode::InCaption:
        return tables.inCaption(token);
    case Mode::InColumnGroup:
        return tables.inColumnGroup(token);
    case Mode::InTableBody:
        return tables.inTableBody(token);
    case Mode::InRow:
        return tables.inRow(token);
    case Mode::InCell:
        return tables.inCell(token);
    case Mode::InTemplate:
        return tables.inTemplate(token);
    case Mode::AfterBody:
        return document.afterBody(token);
    case Mode::InFrameset:
        return document.inFrameset(token);
    case Mode::AfterFrameset:
        return document.afterFrameset(token);
    case Mode::AfterAfterBody:
        return document.afterAfterBody(token);
    case Mode::AfterAfterFrameset:
        return document.afterAfterFrameset(token);
    }
    return Outcome::Done;
}

struct TreeBuilder::Parts
{
    Parts(Tokenizer &tokenizer, TreeSink &sink, const BuilderLimits &limits)
        : construction(tokenizer, sink, limits)
        , rules(construction)
    {
    }
    Construction construction;
    Rules rules;
};

TreeBuilder::TreeBuilder(Tokenizer &tokenizer, TreeSink &sink, const BuilderLimits &limits)
    : m_parts(std::make_unique<Parts>(tokenizer, sink, limits))
{
}

TreeBuilder::~TreeBuilder() = default;

void TreeBuilder::setSrcdoc()
{
    m_parts->construction.srcdoc = true;
}

void TreeBuilder::stop()
{
    m_parts->construction.stopped = true;
}

bool TreeBuilder::run()
{
    Construction &c = m_parts->construction;
    Rules &rules = m_parts->rules;
    while (!c.stopped) {
        if (c.work.isSpent() || c.stack.size() > c.mostDepth)
            return false;
        c.tokenizer.setCdataAllowed(!c.stack.isEmpty() && c.stack.current().space != Space::Html);
        const Token &token = c.tokenizer.next();
        if (token.kind == TokenKind::Text) {
            // By its parts, as it was just written by: as a whole the processor waits for it.
            c.text = QByteArrayView(token.text.data(), token.text.size());
            if (c.text.isEmpty())
                continue;
            if (c.skipNewline && c.text.front() == '\n')
                c.text = c.text.sliced(1);
            c.skipNewline = false;
            if (c.text.isEmpty())
                continue;
        } else {
            c.skipNewline = false;
        }
        c.acknowledged = false;
        c.reading = &token;
        Outcome outcome = Outcome::Again;
        while (outcome == Outcome::Again && !c.stopped)
            outcome = rules.foreign.takes(token) ? rules.foreign.process(token) : rules.process(c.mode, token);
        if (token.kind == TokenKind::StartTag && token.selfClosing && !c.acknowledged)
            c.tokenizer.report(ParseError::NonVoidHtmlElementStartTagWithTrailingSolidus);
        if (token.kind == TokenKind::EndTag && token.tag == Tag::Noscript)
            c.inNoscriptSource = false;
    }
    return true;
}

} // namespace argiope::markup
