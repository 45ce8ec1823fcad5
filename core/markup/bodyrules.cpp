#include "core/markup/bytes.h"
#include "core/markup/construction.h"

namespace argiope::markup {

void BodyRules::bodyText(const Token &token)
{
    if (token.textKind == TextKind::Null)
        return;
    m.reconstruct();
    m.insertText(m.text);
    if (m.framesetOk && leadingSpace(m.text) < m.text.size())
        m.framesetOk = false;
}

Outcome BodyRules::inBody(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        bodyText(token);
        return Outcome::Done;
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        return start(token);
    case TokenKind::EndTag:
        return end(token);
    case TokenKind::End:
        break;
    }
    if (!m.templateModes.empty())
        return m_rules.process(Mode::InTemplate, token);
    m.faultOpen();
    m.stopped = true;
    return Outcome::Done;
}

Outcome BodyRules::text(const Token &token)
{
    if (token.kind == TokenKind::Text) {
        m.insertText(m.text);
        return Outcome::Done;
    }
    if (token.kind == TokenKind::End)
        m.fault(Fault::Unclosed, &m.stack.current());
    m.pop();
    m.mode = m.originalMode;
    return token.kind == TokenKind::End ? Outcome::Again : Outcome::Done;
}

void BodyRules::startListItem(const Token &token)
{
    m.framesetOk = false;
    const bool item = token.tag == Tag::Li;
    const bool any = item ? m.stack.count(Tag::Li) > 0 : m.stack.count(Tag::Dd) + m.stack.count(Tag::Dt) > 0;
    for (qsizetype index = m.stack.size() - 1; any && index >= 0; --index) {
        const Element &node = m.stack.at(index);
        m.work.spend(1);
        if (node.space == Space::Html && (item ? node.tag == Tag::Li : node.tag == Tag::Dd || node.tag == Tag::Dt)) {
            const Tag tag = node.tag;
            m.generateImplied(tag);
            m.popUntil(tag);
            break;
        }
        if (isSpecial(node) && !node.isHtml(Tag::Address) && !node.isHtml(Tag::Div) && !node.isHtml(Tag::P))
            break;
    }
    m.closeParagraphInScope();
    m.insertHtml(token);
}

void BodyRules::startFrameset(const Token &token)
{
    m.fault(Fault::IgnoredStart);
    if (m.stack.size() < 2 || !m.stack.at(1).isHtml(Tag::Body) || !m.framesetOk)
        return;
    m.sink.remove(m.stack.at(1).id);
    m.popTo(1);
    m.insertHtml(token);
    m.mode = Mode::InFrameset;
}

void BodyRules::startFormatting(const Token &token)
{
    if (token.tag == Tag::A) {
        if (const qsizetype open = m.formatting.lastOf(Tag::A); open >= 0) {
            const ElementId id = m.formatting.at(open).element.id;
            m.fault(Fault::NestedLink, &m.formatting.at(open).element);
            if (!m_rules.adoption.run(Tag::A))
                anyOtherEnd(quint64(Tag::A));
            if (const qsizetype index = m.formatting.indexOf(id); index >= 0)
                m.formatting.remove(index);
            if (const qsizetype index = m.stack.indexOf(id); index >= 0)
                m.removeAt(index);
        }
    }
    m.reconstruct();
    if (token.tag == Tag::Nobr && m.stack.inScope(Tag::Nobr)) {
        m.fault(Fault::Overlap);
        if (!m_rules.adoption.run(Tag::Nobr))
            anyOtherEnd(quint64(Tag::Nobr));
        m.reconstruct();
    }
    m.insertHtml(token);
    m.pushFormatting(token);
}

void BodyRules::startRuby(const Token &token, Tag except)
{
    if (m.stack.inScope(Tag::Ruby))
        m.generateImplied(except);
    m.insertHtml(token);
}

void BodyRules::startInput(const Token &token)
{
    if (m.stack.inScope(Tag::Select)) {
        m.popUntil(Tag::Select);
        m.fault(Fault::IgnoredStart);
    }
    m.reconstruct();
    m.insertVoid(token);
    if (!equalsLower(m.tokenizer.value(Attr::Type), "hidden"))
        m.framesetOk = false;
}

void BodyRules::startOption(const Token &token)
{
    if (m.stack.inScope(Tag::Select))
        m.generateImplied(token.tag == Tag::Option ? Tag::Optgroup : Tag::Unknown);
    else if (m.stack.isCurrent(Tag::Option))
        m.pop();
    m.reconstruct();
    m.insertHtml(token);
}

void BodyRules::startSelect(const Token &token)
{
    if (m.stack.inScope(Tag::Select)) {
        m.popUntil(Tag::Select);
        m.fault(Fault::IgnoredStart);
        return;
    }
    m.reconstruct();
    m.insertHtml(token);
    m.framesetOk = false;
}

Outcome BodyRules::start(const Token &token)
{
    if (isIn(token.tag, Block)) {
        m.closeParagraphInScope();
        m.insertHtml(token);
        return Outcome::Done;
    }
    if (isIn(token.tag, Formatting)) {
        startFormatting(token);
        return Outcome::Done;
    }
    switch (token.tag) {
    case Tag::Html:
        m.fault(Fault::IgnoredStart);
        if (!m.hasTemplate())
            m.sink.addAttributes(m.stack.at(0), token);
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
    case Tag::Title:
        return m_rules.process(Mode::InHead, token);
    case Tag::Body:
        m.fault(Fault::IgnoredStart);
        if (m.stack.size() > 1 && m.stack.at(1).isHtml(Tag::Body) && !m.hasTemplate()) {
            m.framesetOk = false;
            m.sink.addAttributes(m.stack.at(1), token);
        }
        return Outcome::Done;
    case Tag::Frameset:
        startFrameset(token);
        return Outcome::Done;
    case Tag::P:
        m.closeParagraphInScope();
        m.insertHtml(token);
        return Outcome::Done;
    case Tag::H1:
    case Tag::H2:
    case Tag::H3:
    case Tag::H4:
    case Tag::H5:
    case Tag::H6:
        m.closeParagraphInScope();
        if (m.stack.current().space == Space::Html && isHeading(m.stack.current().tag))
            m.pop();
        m.insertHtml(token);
        return Outcome::Done;
    case Tag::Pre:
    case Tag::Listing:
        m.closeParagraphInScope();
        m.insertHtml(token);
        m.skipNewline = true;
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Form:
        if (m.form != 0 && !m.hasTemplate()) {
            m.fault(Fault::NestedForm);
            return Outcome::Done;
        }
        m.closeParagraphInScope();
        m.insertHtml(token);
        if (!m.hasTemplate())
            m.form = m.stack.current().id;
        return Outcome::Done;
    case Tag::Li:
    case Tag::Dd:
    case Tag::Dt:
        startListItem(token);
        return Outcome::Done;
    case Tag::Plaintext:
        m.closeParagraphInScope();
        m.insertHtml(token);
        m.tokenizer.setContent(Content::PlainText);
        return Outcome::Done;
    case Tag::Button:
        if (m.stack.inScope(Tag::Button)) {
            m.fault(Fault::NestedLink);
            m.generateImplied();
            m.popUntil(Tag::Button);
        }
        m.reconstruct();
        m.insertHtml(token);
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Applet:
    case Tag::Marquee:
    case Tag::Object:
        m.reconstruct();
        m.insertHtml(token);
        m.formatting.pushMarker();
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Table:
        if (!m.quirks)
            m.closeParagraphInScope();
        m.insertHtml(token);
        m.framesetOk = false;
        m.mode = Mode::InTable;
        return Outcome::Done;
    case Tag::Area:
    case Tag::Br:
    case Tag::Embed:
    case Tag::Img:
    case Tag::Keygen:
    case Tag::Wbr:
        m.reconstruct();
        m.insertVoid(token);
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Input:
        startInput(token);
        return Outcome::Done;
    case Tag::Param:
    case Tag::Source:
    case Tag::Track:
        m.insertVoid(token);
        return Outcome::Done;
    case Tag::Hr:
        m.closeParagraphInScope();
        if (m.stack.inScope(Tag::Select))
            m.generateImplied();
        m.insertVoid(token);
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Image: { // "Don't ask."
        Token image = token;
        image.tag = Tag::Img;
        image.name = tagName(Tag::Img);
        image.nameHash = quint64(Tag::Img);
        return start(image);
    }
    case Tag::Textarea:
        m.readAsText(token, Content::Rcdata);
        m.skipNewline = true;
        m.framesetOk = false;
        return Outcome::Done;
    case Tag::Xmp:
        m.closeParagraphInScope();
        m.reconstruct();
        m.framesetOk = false;
        m.readAsText(token, Content::RawText);
        return Outcome::Done;
    case Tag::Iframe:
        m.framesetOk = false;
        m.readAsText(token, Content::RawText);
        return Outcome::Done;
    case Tag::Noembed:
        m.readAsText(token, Content::RawText);
        return Outcome::Done;
    case Tag::Select:
        startSelect(token);
        return Outcome::Done;
    case Tag::Option:
    case Tag::Optgroup:
        startOption(token);
        return Outcome::Done;
    case Tag::Rb:
    case Tag::Rtc:
        startRuby(token, Tag::Unknown);
        return Outcome::Done;
    case Tag::Rp:
    case Tag::Rt:
        startRuby(token, Tag::Rtc);
        return Outcome::Done;
    case Tag::Math:
        m.reconstruct();
        m.insertForeign(token, Space::MathMl);
        return Outcome::Done;
    case Tag::Svg:
        m.reconstruct();
        m.insertForeign(token, Space::Svg);
        return Outcome::Done;
    case Tag::Caption:
    case Tag::Col:
    case Tag::Colgroup:
    case Tag::Frame:
    case Tag::Head:
    case Tag::Tbody:
    case Tag::Td:
    case Tag::Tfoot:
    case Tag::Th:
    case Tag::Thead:
    case Tag::Tr:
        return m.ignoreStart();
    default:
        m.reconstruct();
        m.insertHtml(token);
        return Outcome::Done;
    }
}

void BodyRules::endForm()
{
    if (m.hasTemplate()) {
        if (!m.stack.inScope(Tag::Form)) {
            m.fault(Fault::IgnoredEnd);
            return;
        }
        m.generateImplied();
        m.popUntil(Tag::Form);
        return;
    }
    const ElementId form = m.form;
    m.form = 0;
    if (form == 0 || !m.stack.anyInScope(ScopeKind::Default, [form](const Element &node) { return node.id == form; })) {
        m.fault(Fault::IgnoredEnd);
        return;
    }
    m.generateImplied();
    if (m.stack.current().id != form)
        m.fault(Fault::Unclosed, &m.stack.current());
    if (const qsizetype index = m.stack.indexOf(form); index >= 0)
        m.removeAt(index);
}

void BodyRules::endHeading()
{
    const auto heading = [](const Element &node) { return node.space == Space::Html && isHeading(node.tag); };
    if (!m.stack.anyInScope(ScopeKind::Default, heading)) {
        m.fault(Fault::IgnoredEnd);
        return;
    }
    m.generateImplied();
    m.popUntilCurrent(heading);
    if (m.stack.current().tag != m.reading->tag)
        m.fault(Fault::Unclosed, &m.stack.current());
    m.pop();
}

void BodyRules::endBlock(Tag tag)
{
    if (!m.stack.inScope(tag)) {
        m.fault(Fault::IgnoredEnd);
        return;
    }
    m.generateImplied();
    m.popUntil(tag);
}

/// An end tag `br` is a start tag without attributes.
void BodyRules::endBreak()
{
    m.fault(Fault::IgnoredEnd);
    m.reconstruct();
    m.insertImplied(Tag::Br);
    m.pop();
    m.framesetOk = false;
}

void BodyRules::anyOtherEnd(quint64 name)
{
    if (name < quint64(Tag::Count) && m.stack.count(Tag(name)) == 0) {
        m.fault(Fault::IgnoredEnd);
        return;
    }
    for (qsizetype index = m.stack.size() - 1; index >= 0; --index) {
        const Element &node = m.stack.at(index);
        m.work.spend(1);
        if (node.space == Space::Html && node.name == name) {
            const ElementId id = node.id;
            while (m.stack.current().id != id && m.stack.current().space == Space::Html
                && m.stack.current().name != name && isIn(m.stack.current().tag, Implied))
                m.pop();
            m.popTo(m.stack.indexOf(id));
            return;
        }
        if (isSpecial(node)) {
            m.fault(Fault::IgnoredEnd);
            return;
        }
    }
}

Outcome BodyRules::end(const Token &token)
{
    if (isIn(token.tag, Block)) {
        endBlock(token.tag);
        return Outcome::Done;
    }
    if (isIn(token.tag, Formatting)) {
        if (!m_rules.adoption.run(token.tag))
            anyOtherEnd(token.nameHash);
        return Outcome::Done;
    }
    switch (token.tag) {
    case Tag::Template:
        return m_rules.process(Mode::InHead, token);
    case Tag::Body:
        if (!m.stack.inScope(Tag::Body))
            return m.ignoreEnd();
        m.faultOpen();
        m.mode = Mode::AfterBody;
        return Outcome::Done;
    case Tag::Html:
        if (!m.stack.inScope(Tag::Body))
            return m.ignoreEnd();
        m.faultOpen();
        m.mode = Mode::AfterBody;
        return Outcome::Again;
    case Tag::Button:
    case Tag::Listing:
    case Tag::Pre:
    case Tag::Select:
        endBlock(token.tag);
        return Outcome::Done;
    case Tag::Form:
        endForm();
        return Outcome::Done;
    case Tag::P:
        if (!m.stack.inScope(Tag::P, ScopeKind::Button)) {
            m.fault(Fault::IgnoredEnd);
            m.insertImplied(Tag::P);
        }
        m.closeParagraph();
        return Outcome::Done;
    case Tag::Li:
        if (!m.stack.inScope(Tag::Li, ScopeKind::ListItem))
            return m.ignoreEnd();
        m.generateImplied(Tag::Li);
        m.popUntil(Tag::Li);
        return Outcome::Done;
    case Tag::Dd:
    case Tag::Dt:
        if (!m.stack.inScope(token.tag))
            return m.ignoreEnd();
        m.generateImplied(token.tag);
        m.popUntil(token.tag);
        return Outcome::Done;
    case Tag::H1:
    case Tag::H2:
    case Tag::H3:
    case Tag::H4:
    case Tag::H5:
    case Tag::H6:
        endHeading();
        return Outcome::Done;
    case Tag::Applet:
    case Tag::Marquee:
    case Tag::Object:
        if (!m.stack.inScope(token.tag))
            return m.ignoreEnd();
        m.generateImplied();
        m.popUntil(token.tag);
        m.formatting.clearToMarker();
        return Outcome::Done;
    case Tag::Br:
        endBreak();
        return Outcome::Done;
    default:
        anyOtherEnd(token.nameHash);
        return Outcome::Done;
    }
}

} // namespace argiope::markup
