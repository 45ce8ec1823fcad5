#include "core/markup/bytes.h"
#include "core/markup/construction.h"
#include "core/markup/quirks.h"

namespace argiope::markup {

namespace {

const Place InDocument{};

/// End tags that are not ignored where nearly all are.
bool isOuterEndTag(Tag tag)
{
    return tag == Tag::Body || tag == Tag::Html || tag == Tag::Br;
}

} // namespace

bool DocumentRules::takeSpace(bool insert)
{
    const qsizetype space = leadingSpace(m.text);
    if (insert)
        m.insertText(m.text.first(space));
    m.text = m.text.sliced(space);
    return m.text.isEmpty();
}

Outcome DocumentRules::initial(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (takeSpace(false))
            return Outcome::Done;
        break;
    case TokenKind::Comment:
        m.sink.comment(token.text, InDocument);
        return Outcome::Done;
    case TokenKind::Doctype:
        m.sink.doctype(token.doctype);
        m.quirks = !m.srcdoc && meansQuirks(token.doctype);
        m.mode = Mode::BeforeHtml;
        return Outcome::Done;
    default:
        break;
    }
    m.quirks = !m.srcdoc;
    if (!m.srcdoc)
        m.fault(Fault::NoDoctype);
    m.mode = Mode::BeforeHtml;
    return Outcome::Again;
}

Outcome DocumentRules::beforeHtml(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::Comment:
        m.sink.comment(token.text, InDocument);
        return Outcome::Done;
    case TokenKind::Text:
        if (takeSpace(false))
            return Outcome::Done;
        break;
    case TokenKind::StartTag:
        if (token.tag == Tag::Html) {
            m.insertHtml(token);
            m.mode = Mode::BeforeHead;
            return Outcome::Done;
        }
        break;
    case TokenKind::EndTag:
        if (token.tag != Tag::Head && !isOuterEndTag(token.tag))
            return m.ignoreEnd();
        break;
    case TokenKind::End:
        break;
    }
    m.insertImplied(Tag::Html);
    m.mode = Mode::BeforeHead;
    return Outcome::Again;
}

Outcome DocumentRules::beforeHead(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Text:
        if (takeSpace(false))
            return Outcome::Done;
        break;
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        if (token.tag == Tag::Head) {
            m.insertHtml(token);
            m.head = m.stack.current();
            m.mode = Mode::InHead;
            return Outcome::Done;
        }
        break;
    case TokenKind::EndTag:
        if (token.tag != Tag::Head && !isOuterEndTag(token.tag))
            return m.ignoreEnd();
        break;
    case TokenKind::End:
        break;
    }
    m.insertImplied(Tag::Head);
    m.head = m.stack.current();
    m.mode = Mode::InHead;
    return Outcome::Again;
}

Outcome DocumentRules::leaveHead()
{
    m.pop();
    m.mode = Mode::AfterHead;
    return Outcome::Again;
}

void DocumentRules::startTemplate(const Token &token)
{
    m.formatting.pushMarker();
    m.framesetOk = false;
    m.mode = Mode::InTemplate;
    m.templateModes.push_back(Mode::InTemplate);
    m.insertHtml(token);
}

void DocumentRules::endTemplate()
{
    if (!m.hasTemplate()) {
        m.fault(Fault::IgnoredEnd);
        return;
    }
    m.generateImpliedThoroughly();
    m.popUntil(Tag::Template);
    m.formatting.clearToMarker();
    if (!m.templateModes.empty())
        m.templateModes.pop_back();
    m.resetMode();
}

Outcome DocumentRules::inHeadStart(const Token &token)
{
    switch (token.tag) {
    case Tag::Html:
        return m_rules.process(Mode::InBody, token);
    case Tag::Base:
    case Tag::Basefont:
    case Tag::Bgsound:
    case Tag::Link:
    case Tag::Meta:
        m.insertVoid(token);
        return Outcome::Done;
    case Tag::Title:
        m.readAsText(token, Content::Rcdata);
        return Outcome::Done;
    case Tag::Noscript:
        m.insertHtml(token);
        m.mode = Mode::InHeadNoscript;
        return Outcome::Done;
    case Tag::Noframes:
    case Tag::Style:
        m.readAsText(token, Content::RawText);
        return Outcome::Done;
    case Tag::Script:
        m.readAsText(token, Content::Script);
        return Outcome::Done;
    case Tag::Template:
        startTemplate(token);
        return Outcome::Done;
    case Tag::Head:
        return m.ignoreStart();
    default:
        if (token.tag != Tag::Body && token.tag != Tag::Frameset)
            m.fault(Fault::HeadLeft);
        return leaveHead();
    }
}

Outcome DocumentRules::inHead(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (takeSpace(true))
            return Outcome::Done;
        m.fault(Fault::HeadLeft);
        return leaveHead();
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        return inHeadStart(token);
    case TokenKind::EndTag:
        if (token.tag == Tag::Head) {
            (void)leaveHead();
            return Outcome::Done;
        }
        if (token.tag == Tag::Template) {
            endTemplate();
            return Outcome::Done;
        }
        return isOuterEndTag(token.tag) ? leaveHead() : m.ignoreEnd();
    case TokenKind::End:
        break;
    }
    return leaveHead();
}

Outcome DocumentRules::inHeadNoscript(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::Comment:
        return inHead(token);
    case TokenKind::Text:
        if (takeSpace(true))
            return Outcome::Done;
        break;
    case TokenKind::StartTag:
        switch (token.tag) {
        case Tag::Html:
            return m_rules.process(Mode::InBody, token);
        case Tag::Basefont:
        case Tag::Bgsound:
        case Tag::Link:
        case Tag::Meta:
        case Tag::Noframes:
        case Tag::Style:
            return inHead(token);
        case Tag::Head:
        case Tag::Noscript:
            return m.ignoreStart();
        default:
            break;
        }
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Noscript) {
            m.pop();
            m.mode = Mode::InHead;
            return Outcome::Done;
        }
        if (token.tag != Tag::Br)
            return m.ignoreEnd();
        break;
    case TokenKind::End:
        break;
    }
    // What follows was written in the noscript and is moved out of it.
    m.inNoscriptSource = true;
    m.pop();
    m.mode = Mode::InHead;
    return Outcome::Again;
}

Outcome DocumentRules::afterHead(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (takeSpace(true))
            return Outcome::Done;
        break;
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        switch (token.tag) {
        case Tag::Html:
            return m_rules.process(Mode::InBody, token);
        case Tag::Body:
            m.insertHtml(token);
            m.framesetOk = false;
            m.mode = Mode::InBody;
            return Outcome::Done;
        case Tag::Frameset:
            m.insertHtml(token);
            m.mode = Mode::InFrameset;
            return Outcome::Done;
        case Tag::Base:
        case Tag::Basefont:
        case Tag::Bgsound:
        case Tag::Link:
        case Tag::Meta:
        case Tag::Noframes:
        case Tag::Script:
        case Tag::Style:
        case Tag::Template:
        case Tag::Title: {
            m.stack.push(m.head);
            const Outcome outcome = inHead(token);
            const qsizetype index = m.stack.indexOf(m.head.id);
            if (index >= 0)
                m.stack.remove(index);
            return outcome;
        }
        case Tag::Head:
            return m.ignoreStart();
        default:
            break;
        }
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Template) {
            endTemplate();
            return Outcome::Done;
        }
        if (!isOuterEndTag(token.tag))
            return m.ignoreEnd();
        break;
    case TokenKind::End:
        break;
    }
    m.insertImplied(Tag::Body);
    m.mode = Mode::InBody;
    return Outcome::Again;
}

Outcome DocumentRules::afterBody(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (const qsizetype space = leadingSpace(m.text); space > 0) {
            const QByteArrayView rest = m.text.sliced(space);
            m.text = m.text.first(space);
            (void)m_rules.process(Mode::InBody, token);
            m.text = rest;
        }
        if (m.text.isEmpty())
            return Outcome::Done;
        break;
    case TokenKind::Comment:
        m.sink.comment(token.text, {m.stack.at(0).id, m.stack.at(0).mark, 0});
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Html) {
            m.mode = Mode::AfterAfterBody;
            return Outcome::Done;
        }
        break;
    case TokenKind::End:
        m.stopped = true;
        return Outcome::Done;
    }
    m.mode = Mode::InBody;
    return Outcome::Again;
}

Outcome DocumentRules::inFrameset(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        m.insertSpaceOnly();
        break;
    case TokenKind::Comment:
        m.insertComment(token.text);
        break;
    case TokenKind::Doctype:
        break;
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        if (token.tag == Tag::Frameset)
            m.insertHtml(token);
        else if (token.tag == Tag::Frame)
            m.insertVoid(token);
        else if (token.tag == Tag::Noframes)
            return inHead(token);
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Frameset && m.stack.size() > 1) {
            m.pop();
            if (!m.stack.isCurrent(Tag::Frameset))
                m.mode = Mode::AfterFrameset;
        }
        break;
    case TokenKind::End:
        m.stopped = true;
        break;
    }
    return Outcome::Done;
}

Outcome DocumentRules::afterFrameset(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        m.insertSpaceOnly();
        break;
    case TokenKind::Comment:
        m.insertComment(token.text);
        break;
    case TokenKind::Doctype:
        break;
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        if (token.tag == Tag::Noframes)
            return inHead(token);
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Html)
            m.mode = Mode::AfterAfterFrameset;
        break;
    case TokenKind::End:
        m.stopped = true;
        break;
    }
    return Outcome::Done;
}

Outcome DocumentRules::afterAfterBody(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Comment:
        m.sink.comment(token.text, InDocument);
        return Outcome::Done;
    case TokenKind::Text:
    case TokenKind::Doctype:
        // White space is the body's, which is open as ever.
        if (token.kind == TokenKind::Text)
            return afterBody(token);
        return Outcome::Done;
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        break;
    case TokenKind::EndTag:
        break;
    case TokenKind::End:
        m.stopped = true;
        return Outcome::Done;
    }
    m.mode = Mode::InBody;
    return Outcome::Again;
}

Outcome DocumentRules::afterAfterFrameset(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Comment:
        m.sink.comment(token.text, InDocument);
        break;
    case TokenKind::Text: {
        QByteArrayView rest = m.text;
        while (!rest.isEmpty()) {
            const qsizetype space = leadingSpace(rest);
            m.text = rest.first(space);
            if (space > 0)
                (void)m_rules.process(Mode::InBody, token);
            rest = rest.sliced(std::min(space + 1, rest.size()));
        }
        break;
    }
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        if (token.tag == Tag::Noframes)
            return inHead(token);
        break;
    case TokenKind::Doctype:
    case TokenKind::EndTag:
        break;
    case TokenKind::End:
        m.stopped = true;
        break;
    }
    return Outcome::Done;
}

} // namespace argiope::markup
